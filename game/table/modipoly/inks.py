"""The inks and papers of MODIPOLY's table: newsprint, press black, one red, manila."""

from __future__ import annotations

NEWSPRINT, PAPER = "#e9e2d0", "#efe8d8"
BLACK, GREY, FAINT = "#22252b", "#5c5548", "#a49c8b"
RED, BLUE = "#b3202c", "#23457a"
MANILA, MANILA_DARK = "#d8b984", "#b08a3c"
PAD, PAD_EDGE, PAD_SEAM = "#1c2733", "#0d141b", "#2c3a49"
GOLD = "#fbdc6a"
