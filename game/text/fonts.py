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


LOST: set[str] = set()
"""The faces whose fonts cannot be read here."""


def font_bytes(face: str) -> bytes:
    """The font file of a face; where it is missing or damaged, pygame's own font, said once in the log."""
    return _face(face)[0]


def coverage(face: str) -> frozenset[int]:
    """The code points a face can draw."""
    return _face(face)[1]


@cache
def _face(face: str) -> tuple[bytes, frozenset[int]]:
    try:
        return _tried(_packaged(face))
    except Exception as why:  # damage inside a packed font shows in many ways, and none may stop the game
        LOST.add(face)
        note(f"The font for {face} cannot be read ({why}); the plain one stands in.")
        return _tried(resources.files("pygame").joinpath("freesansbold.ttf").read_bytes())


def _packaged(face: str) -> bytes:
    if face == "label":
        return resources.files("font_fjallaone").joinpath("files/FjallaOne-Regular.ttf").read_bytes()
    name = "FiraGO_Bold" if face == "bold" else "FiraGO_Regular"
    return bytes(importlib.import_module(f"pymupdf_fonts.{name}").fontbuffer)


def _tried(data: bytes) -> tuple[bytes, frozenset[int]]:
    """A font file that opens, with the code points it draws."""
    pygame.font.Font(io.BytesIO(data), 12)
    return data, covered(data)


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
