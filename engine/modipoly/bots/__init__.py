"""How bots of MODIPOLY judge their moments: one module for each kind."""
