"""Which characters a font file can draw: reads the character map of a TrueType file."""

from __future__ import annotations

import struct


def covered(data: bytes) -> frozenset[int]:
    """Every code point for which the font in `data` has a glyph of its own."""
    points: set[int] = set()
    start = _table(data, b"cmap")
    count = struct.unpack_from(">H", data, start + 2)[0]
    for index in range(count):
        platform, encoding, offset = struct.unpack_from(">HHL", data, start + 4 + 8 * index)
        if platform == 0 or (platform == 3 and encoding in (1, 10)):
            points |= _subtable(data, start + offset)
    return frozenset(points)


def _table(data: bytes, name: bytes) -> int:
    """Where the named table begins."""
    count = struct.unpack_from(">H", data, 4)[0]
    for index in range(count):
        tag, _, offset, _ = struct.unpack_from(">4sLLL", data, 12 + 16 * index)
        if tag == name:
            return int(offset)
    raise ValueError(f"the font has no table {name!r}")


def _subtable(data: bytes, start: int) -> set[int]:
    form = struct.unpack_from(">H", data, start)[0]
    if form == 4:
        return _segments(data, start)
    if form == 12:
        return _groups(data, start)
    return set()


def _segments(data: bytes, start: int) -> set[int]:
    """Format 4: segments of the basic plane."""
    count = struct.unpack_from(">H", data, start + 6)[0] // 2
    at = start + 14
    ends = struct.unpack_from(f">{count}H", data, at)
    starts = struct.unpack_from(f">{count}H", data, at + 2 * count + 2)
    deltas = struct.unpack_from(f">{count}H", data, at + 4 * count + 2)
    ranges_at = at + 6 * count + 2
    ranges = struct.unpack_from(f">{count}H", data, ranges_at)
    points: set[int] = set()
    for index, (first, last, delta, skip) in enumerate(zip(starts, ends, deltas, ranges, strict=True)):
        for point in range(first, min(last, 0xFFFE) + 1):
            if skip == 0:
                glyph = (point + delta) & 0xFFFF
            else:
                glyph = struct.unpack_from(">H", data, ranges_at + 2 * index + skip + 2 * (point - first))[0]
            if glyph:
                points.add(point)
    return points


def _groups(data: bytes, start: int) -> set[int]:
    """Format 12: groups of any plane."""
    count = struct.unpack_from(">L", data, start + 12)[0]
    points: set[int] = set()
    for index in range(count):
        first, last, glyph = struct.unpack_from(">LLL", data, start + 16 + 12 * index)
        points.update(range(first if glyph else first + 1, last + 1))
    return points
