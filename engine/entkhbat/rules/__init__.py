"""The rules of Al-Entkhbat, a chapter a file; each reads as the rulebook does."""
