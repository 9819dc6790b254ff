"""Pieces, places, piles, hands, drags and timelines: a table that knows no game."""
