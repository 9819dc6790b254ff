"""Decodes sounds beside the loop, when they are first wanted, so that no frame waits for a file."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from concurrent.futures import Future

Cuts = Sequence[tuple[int, int]]
"""Where sounds lie in a file: first sample and number of samples."""

FRAME = 4
"""Bytes of one sample for both ears, as the mixer is opened: twice 16 bits."""


class Loader:
    """Keeps decoded sounds. One thread works through the wishes in the order they came."""

    def __init__(self) -> None:
        from concurrent.futures import ThreadPoolExecutor  # slow to import, and not needed before

        self._worker = ThreadPoolExecutor(max_workers=1, thread_name_prefix="sounds")
        self._wished: dict[Path, Future[list[pygame.mixer.Sound]]] = {}

    def get(self, path: Path, cuts: Cuts = ()) -> list[pygame.mixer.Sound] | None:
        """The sounds of a file (one for each cut; one for all of it without cuts).

        None while they are not decoded yet: ask again later. An empty list if they never will be.
        """
        if path not in self._wished:
            self._wished[path] = self._worker.submit(_decode, path, cuts)
        future = self._wished[path]
        return future.result() if future.done() else None

    def wait(self) -> None:
        """Stand still until everything wished for is decoded (for tests and checks)."""
        for future in list(self._wished.values()):
            future.result()

    def close(self) -> None:
        """Forget all wishes and sounds. Must come before the device is closed."""
        self._worker.shutdown(wait=True, cancel_futures=True)
        self._wished.clear()


def _decode(path: Path, cuts: Cuts) -> list[pygame.mixer.Sound]:
    try:
        whole = pygame.mixer.Sound(path)
        if not cuts:
            return [whole]
        samples = memoryview(whole.get_raw())
        parts = (samples[start * FRAME : (start + length) * FRAME] for start, length in cuts)
        return [pygame.mixer.Sound(buffer=part) for part in parts]
    except (pygame.error, OSError, ValueError):
        return []
