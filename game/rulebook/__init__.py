"""The rulebook on the screen: its pages, how they are read, what is drawn on them, and what explains a piece."""
