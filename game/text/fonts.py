"""The faces of the running text, opened once per size and script.

FiraGO carries Latin, Devanagari, Arabic and more; Fjalla One letters labels and lacks the rupee sign,
so every character looks for the first face in its chain that covers it.
"""

from __future__ import annotations

import importlib
import io
from functools import cache
from importlib import resources

import pygame

from game.log import note
from game.text.coverage import covered

CHAINS = {"body": ("body",), "bold": ("bold", "body"), "label": ("label", "bold", "body")}
"""For each face, the faces that are tried for a character, in order."""

RIGHT_TO_LEFT = ("Arab", "Hebr", "Syrc", "Thaa", "Nkoo")


@cache
def font_bytes(face: str) -> bytes:
    """The font file of a face; when its package is missing, pygame's own font, said once in the log."""
    try:
        if face == "label":
            return resources.files("font_fjallaone").joinpath("files/FjallaOne-Regular.ttf").read_bytes()
        name = "FiraGO_Bold" if face == "bold" else "FiraGO_Regular"
        return bytes(importlib.import_module(f"pymupdf_fonts.{name}").fontbuffer)
    except (ImportError, OSError):
        note(f"The font for {face} is missing; the plain one stands in.")
        return resources.files("pygame").joinpath("freesansbold.ttf").read_bytes()


@cache
def coverage(face: str) -> frozenset[int]:
    """The code points a face can draw."""
    return covered(font_bytes(face))


@cache
def font(face: str, pixels: int, script: str = "") -> pygame.Font:
    """A face opened at a height in pixels for one script (a four-letter code, empty for Latin)."""
    opened = pygame.font.Font(io.BytesIO(font_bytes(face)), pixels)
    if script:
        opened.set_script(script)
        if script in RIGHT_TO_LEFT:
            opened.set_direction(pygame.DIRECTION_RTL)
    return opened


def face_for(character: str, face: str) -> str | None:
    """The first face in the chain of `face` that covers the character, or None when none does."""
    point = ord(character)
    for candidate in CHAINS[face]:
        if point in coverage(candidate):
            return candidate
    return None
