"""Light hints after the lesson: a word on each kind of decision, until it was made twice."""

from __future__ import annotations

import contextlib
from pathlib import Path

import msgspec

from game import files, paths

ENOUGH = 2
"""So often a thing is done before it needs no hint any more."""
LARGEST = 20_000


class Hints:
    """Remembers across matches how often each kind of decision was made."""

    def __init__(self) -> None:
        self._done: dict[str, int] | None = None

    def wanted(self, kind: str) -> bool:
        """Whether a hint for this kind of decision may still help."""
        return bool(kind) and self._counts().get(kind, 0) < ENOUGH

    def known(self, kind: str) -> bool:
        """Whether it was done at all."""
        return self._counts().get(kind, 0) > 0

    def did(self, kind: str) -> None:
        """The decision was made once more."""
        if self.wanted(kind):
            counts = self._counts()
            counts[kind] = counts.get(kind, 0) + 1
            self._keep(counts)

    def _counts(self) -> dict[str, int]:
        if self._done is None:
            self._done = _read(hints_file())
        return self._done

    @staticmethod
    def _keep(counts: dict[str, int]) -> None:
        """A disk that refuses costs a hint too many, nothing more."""
        path = hints_file()
        with contextlib.suppress(OSError):
            path.parent.mkdir(parents=True, exist_ok=True)
            files.write_whole(path, msgspec.json.encode(counts))


def hints_file() -> Path:
    """Where the counts are kept: beside the settings."""
    return paths.user_dir() / "hints.json"


def _read(path: Path) -> dict[str, int]:
    try:
        return msgspec.json.decode(files.read_whole(path, LARGEST), type=dict[str, int])
    except (files.Trouble, msgspec.MsgspecError, ValueError):
        return {}
