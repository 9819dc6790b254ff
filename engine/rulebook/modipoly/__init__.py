"""The rulebook of MODIPOLY: chapters as data, and the names on its cards."""
