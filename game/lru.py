"""A cache of pictures bounded in bytes: what was used longest ago goes first."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from typing import Generic, TypeVar

import pygame

K = TypeVar("K", bound=Hashable)


class ByteCache(Generic[K]):
    """Keeps surfaces by key until their pixels together exceed `limit` bytes."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.used = 0
        self._kept: OrderedDict[K, tuple[pygame.Surface, int]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: K) -> pygame.Surface | None:
        """The picture under `key`, which thereby counts as used just now."""
        found = self._kept.get(key)
        if found is None:
            return None
        self._kept.move_to_end(key)
        return found[0]

    def put(self, key: K, picture: pygame.Surface) -> None:
        """Keep a picture; older ones leave until the rest fits."""
        size = picture.get_height() * picture.get_pitch()
        old = self._kept.pop(key, None)
        if old is not None:
            self.used -= old[1]
        self._kept[key] = (picture, size)
        self.used += size
        while self.used > self.limit and len(self._kept) > 1:
            _, (_, gone) = self._kept.popitem(last=False)
            self.used -= gone

    def clear(self) -> None:
        """Forget everything."""
        self._kept.clear()
        self.used = 0
