"""A screen that nobody sees, to open real windows on and to take pictures of."""

from __future__ import annotations

import os
import struct
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image
from workshop import Problem, lacking

SIZE = (1280, 720)
ALONE = ("-ac", "-nolisten", "tcp")
"""Anybody on this machine may draw on it, and nobody from elsewhere."""


@dataclass(frozen=True)
class Screen:
    """A running X server without a monitor."""

    name: str
    """What goes into DISPLAY."""

    buffer: Path

    def picture(self) -> Image.Image:
        """What is on it now."""
        raw = self.buffer.read_bytes()
        head = struct.unpack(">25I", raw[:100])  # the header of an xwd file
        header, width, height, line, colours = head[0], head[4], head[5], head[12], head[19]
        pixels = raw[header + 12 * colours :]
        return Image.frombuffer("RGB", (width, height), pixels, "raw", "BGRX", line, 1)

    def is_empty(self) -> bool:
        """Whether it shows one colour all over."""
        return len(self.picture().getcolors(2) or (1, 2)) == 1


def why_none() -> str | None:
    """The sentence about why no screen can be made here, or None."""
    return lacking({"Xvfb": "xvfb"})


@contextmanager
def virtual_screen() -> Iterator[Screen]:
    """A screen of 1280x720 for as long as the block runs. Any user of this machine may open windows on it."""
    with TemporaryDirectory() as folder:
        reader, writer = os.pipe()
        size = "{}x{}x24".format(*SIZE)
        server = subprocess.Popen(
            [
                "Xvfb",
                "-displayfd",
                str(writer),
                "-screen",
                "0",
                size,
                "-fbdir",
                folder,
                "-ac",
                "-nolisten",
                "tcp",
            ],
            pass_fds=(writer,),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(writer)
        try:
            with os.fdopen(reader) as told:
                number = told.readline().strip()
            if not number:
                raise Problem("Xvfb did not start.")
            yield Screen(f":{number}", Path(folder) / "Xvfb_screen0")
        finally:
            server.terminate()
            server.wait()
            time.sleep(0.1)
