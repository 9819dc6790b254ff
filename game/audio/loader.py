"""Decodes sounds beside the loop, when they are first wanted, so that no frame waits for a file."""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

import pygame


class Loader:
    """Keeps decoded sounds. One thread works through the wishes in the order they came."""

    def __init__(self) -> None:
        self._worker = ThreadPoolExecutor(max_workers=1, thread_name_prefix="sounds")
        self._wished: dict[Path, Future[pygame.mixer.Sound | None]] = {}

    def wish(self, path: Path) -> None:
        """Have a file decoded, unless it is already."""
        if path not in self._wished:
            self._wished[path] = self._worker.submit(_decode, path)

    def get(self, path: Path) -> pygame.mixer.Sound | None:
        """The sound if it is decoded; otherwise None, and it will be there soon."""
        self.wish(path)
        future = self._wished[path]
        return future.result() if future.done() else None

    def broken(self, path: Path) -> bool:
        """Whether a file could not be read: it will never sound."""
        future = self._wished.get(path)
        return future is not None and future.done() and future.result() is None

    def wait(self) -> None:
        """Stand still until everything wished for is decoded (for tests and checks)."""
        for future in list(self._wished.values()):
            future.result()

    def close(self) -> None:
        """Forget all wishes and sounds. Must come before the device is closed."""
        self._worker.shutdown(wait=True, cancel_futures=True)
        self._wished.clear()


def _decode(path: Path) -> pygame.mixer.Sound | None:
    try:
        return pygame.mixer.Sound(path)
    except (pygame.error, OSError):
        return None
