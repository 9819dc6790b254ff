"""The rulebook on the screen: its pages, how they are read and drawn, and which rule explains a thing."""
