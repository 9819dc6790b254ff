"""Scenes for the windows of cards, drawn in a box of 400 x 300 units from its top left corner."""
