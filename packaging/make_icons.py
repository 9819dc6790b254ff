"""Writes the program's icon for Windows (.ico) and for macOS (.icns) from the pictures in `art/made/icon`.

Run by path after the icon was redrawn: `python packaging/make_icons.py`. Both files are containers round the
PNGs that the art makes, so nothing is scaled here: each size is the one that was drawn for it. Only the small
pictures of the .ico are unpacked, because older parts of Windows read no PNG below 256 pixels.
"""

from __future__ import annotations

import struct
import sys
from pathlib import Path

from PIL import Image

ROOT = Path(__file__).resolve().parent.parent
PICTURES = ROOT / "art" / "made" / "icon"
WINDOWS_ICON = ROOT / "packaging" / "windows" / "hustings.ico"
MAC_ICON = ROOT / "packaging" / "macos" / "hustings.icns"

WINDOWS_SIZES = (16, 24, 32, 48, 64, 128, 256)
MAC_KINDS = {
    b"icp4": 16, b"icp5": 32, b"icp6": 64, b"ic07": 128, b"ic08": 256, b"ic09": 512,
    b"ic11": 32, b"ic12": 64, b"ic13": 256, b"ic14": 512,
}  # fmt: skip
"""Apple's name for each picture, and its size in pixels; ic11 to ic14 are for screens of double density."""

PNG_FROM = 256
"""The size from which on an .ico holds the picture packed."""


def drawn(size: int) -> bytes:
    """The PNG of the icon at `size` pixels."""
    return (PICTURES / f"hustings-{size}.png").read_bytes()


def windows_icon() -> bytes:
    """The .ico: a directory of pictures, then the pictures."""
    pictures = [drawn(size) if size >= PNG_FROM else _bitmap(size) for size in WINDOWS_SIZES]
    head = struct.pack("<HHH", 0, 1, len(pictures))
    start = len(head) + 16 * len(pictures)
    entries = b""
    for size, picture in zip(WINDOWS_SIZES, pictures, strict=True):
        edge = size % 256  # 256 is written as nought
        entries += struct.pack("<BBBBHHII", edge, edge, 0, 0, 1, 32, len(picture), start)
        start += len(picture)
    return head + entries + b"".join(pictures)


def _bitmap(size: int) -> bytes:
    """A picture unpacked, as Windows keeps it: colours from the lowest row up, a mask that hides nothing."""
    with Image.open(PICTURES / f"hustings-{size}.png") as picture:
        upside_down = picture.convert("RGBA").transpose(Image.Transpose.FLIP_TOP_BOTTOM)
    colours = upside_down.tobytes("raw", "BGRA")
    mask = bytes((size + 31) // 32 * 4 * size)
    head = struct.pack("<IiiHHIIiiII", 40, size, size * 2, 1, 32, 0, len(colours) + len(mask), 0, 0, 0, 0)
    return head + colours + mask


def mac_icon() -> bytes:
    """The .icns: each picture behind its name and its length."""
    parts = []
    for kind, size in MAC_KINDS.items():
        picture = drawn(size)
        parts.append(kind + struct.pack(">I", len(picture) + 8) + picture)
    body = b"".join(parts)
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def main() -> int:
    """Write both files and say so."""
    for path, data in ((WINDOWS_ICON, windows_icon()), (MAC_ICON, mac_icon())):
        path.write_bytes(data)
        print(f"{path.relative_to(ROOT)}  {len(data):,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
