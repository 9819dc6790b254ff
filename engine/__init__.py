"""The referee: every rule of every game, and not one pixel."""
