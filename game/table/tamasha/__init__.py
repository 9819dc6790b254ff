"""The table of Election Tamasha: its layout, its pieces, what a hand can do and how the story is told."""
