"""Al-Entkhbat: the card game of candidates who attack, object, and shake hands."""
