"""Bots of Al-Entkhbat: what they value, chapter by chapter."""
