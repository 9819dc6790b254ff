"""MODIPOLY, the Lok Sabha Edition: seven roles, a ring of deeds, talk, and sealed bids."""
