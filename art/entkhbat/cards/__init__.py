"""The layouts of every card of Al-Entkhbat."""
