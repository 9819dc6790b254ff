"""What the bots of Al-Entkhbat value, decision by decision (section 14). One point is one vote."""
