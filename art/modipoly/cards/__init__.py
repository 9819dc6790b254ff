"""The layouts of every card of MODIPOLY."""
