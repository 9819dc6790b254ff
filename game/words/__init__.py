"""The words people read: by key, from the files of a language, with fields filled in.

A key is `area.name`: the area is the file, the rest its tables joined by dots. `words("title.quit")` reads
`quit` in `en/title.toml`; `words("title.to-act", name="Asha")` fills `{name}`. A large area may have further
files, `area.part.toml`. A key without words comes back as itself in brackets, and a test finds it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
FALLBACK = "en"


class _Speaker:
    """The language of the moment."""

    language = FALLBACK


def speak(language: str) -> None:
    """Use another language from now on; what it does not say is said in English."""
    _Speaker.language = language


def in_english() -> bool:
    """Whether the made lettering, which is English, may be shown."""
    return _Speaker.language == FALLBACK


def words(key: str, **fields: object) -> str:
    """The sentence under a key with its fields filled in."""
    found = find(key)
    if found is None:
        return f"[{key}]"
    return found.format_map(_Fields(fields)) if fields or "{" in found else found


def find(key: str) -> str | None:
    """The sentence under a key as it is written, or None."""
    area, _, rest = key.partition(".")
    for language in (_Speaker.language, FALLBACK):
        found = _area(language, area).get(rest)
        if found is not None:
            return found
    return None


def keys(area: str, language: str = FALLBACK) -> Iterator[str]:
    """All keys of an area."""
    return (f"{area}.{rest}" for rest in _area(language, area))


class _Fields(dict[str, object]):
    """A field that was not given shows its name, rather than stopping a match."""

    def __missing__(self, key: str) -> str:
        return "{" + key + "}"


@cache
def _area(language: str, area: str) -> dict[str, str]:
    folders = (HERE, HERE / language) if language == FALLBACK else (HERE / language,)
    paths = (path for folder in folders for path in (folder / f"{area}.toml", *_parts(folder, area)))
    return {
        key: text
        for path in paths
        if path.is_file()
        for key, text in _flat(tomllib.loads(path.read_text("utf-8")))
    }


def _parts(folder: Path, area: str) -> list[Path]:
    """Further files of an area: `tamasha.attack.toml` says more of `tamasha`."""
    return sorted(folder.glob(f"{area}.*.toml"))


def _flat(table: dict[str, Any], before: str = "") -> Iterator[tuple[str, str]]:
    for key, value in table.items():
        if isinstance(value, dict):
            yield from _flat(value, f"{before}{key}.")
        else:
            yield before + key, str(value)
