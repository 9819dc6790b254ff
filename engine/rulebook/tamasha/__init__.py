"""The rulebook of Election Tamasha: chapters as data, and the names on its cards."""
