"""Live text: any script, shaped, measured, wrapped and cached. Import from here."""

from game.text.line import TextCache, text_cache
from game.text.style import Style
from game.text.wrap import wrap

__all__ = ["Style", "TextCache", "text_cache", "wrap"]
