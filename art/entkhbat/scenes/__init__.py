"""What stands in the windows of the cards, drawn around (0, 0): 175 units to each side, 150 up and down."""
