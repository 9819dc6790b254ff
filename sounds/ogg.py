"""Ogg Vorbis files that come out byte for byte the same each time they are made.

The encoder gives each stream a random serial number; here it is replaced by a number of our own,
and the checksum of every page is computed again.
"""

from __future__ import annotations

import struct
import zlib
from pathlib import Path

import numpy as np
import soundfile

from sounds.dsp import RATE, Signal

BLOCK = 4096
"""Frames handed to the encoder at a time; long pieces written in one go can overrun its stack."""

_POLYNOMIAL = 0x04C11DB7


def _checksums() -> list[int]:
    table = []
    for value in range(256):
        crc = value << 24
        for _ in range(8):
            crc = (crc << 1) ^ (_POLYNOMIAL if crc & 0x80000000 else 0)
        table.append(crc & 0xFFFFFFFF)
    return table


_TABLE = _checksums()


def _crc(page: bytes) -> int:
    crc = 0
    for byte in page:
        crc = ((crc << 8) & 0xFFFFFFFF) ^ _TABLE[(crc >> 24) ^ byte]
    return crc


def with_serial(data: bytes, serial: int) -> bytes:
    """The same Ogg stream under another serial number; data that is no Ogg raises ValueError."""
    out, at = bytearray(), 0
    while at < len(data):
        if data[at : at + 4] != b"OggS":
            raise ValueError("This is not an Ogg stream.")
        count = data[at + 26]
        length = 27 + count + sum(data[at + 27 : at + 27 + count])
        page = bytearray(data[at : at + length])
        struct.pack_into("<II", page, 14, serial, struct.unpack_from("<I", page, 18)[0])
        struct.pack_into("<I", page, 22, 0)
        struct.pack_into("<I", page, 22, _crc(bytes(page)))
        out += page
        at += length
    return bytes(out)


def write(path: Path, sound: Signal, compression: float) -> int:
    """Write a mono signal, or a stereo one with a row a channel; returns the bytes written.

    `compression` goes from 0 (best) to 1 (smallest).
    """
    frames = np.atleast_2d(sound).T
    with soundfile.SoundFile(
        path, "w", RATE, frames.shape[1], format="OGG", subtype="VORBIS", compression_level=compression
    ) as stream:
        for start in range(0, len(frames), BLOCK):
            stream.write(frames[start : start + BLOCK])
    data = with_serial(path.read_bytes(), zlib.crc32(path.name.encode()))
    path.write_bytes(data)
    return len(data)
