"""The table of Al-Entkhbat: districts before each candidate, an argument in the middle, a hand of secrets."""
