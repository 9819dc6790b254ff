"""The layouts of every card."""
