"""Portraits: people put together from parts, each picked by hand so that the face tells the joke."""

from art.portraits.look import Look
from art.portraits.person import draw_person

__all__ = ["Look", "draw_person"]
