"""The table: shows what the engine says and sends what a hand chose."""
