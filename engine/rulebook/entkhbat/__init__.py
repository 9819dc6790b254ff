"""The rulebook of Al-Entkhbat: chapters as data, and the names on its cards."""
