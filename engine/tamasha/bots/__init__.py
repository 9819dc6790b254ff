"""How bots play Election Tamasha: what they look at, what they value, and how they play on."""
