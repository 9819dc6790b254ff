"""Whose work comes with the program, and under which licence.

A build brings a list of what it bundles (`licences/index.json`, and the texts beside it). From source nothing
is bundled, and the libraries that are installed answer for themselves.
"""

from __future__ import annotations

import json
import re
import struct
import sys
import sysconfig
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from typing import Any

from game import paths

LIBRARIES = {
    "pygame-ce": "pygame-ce",
    "pymunk": "pymunk",
    "cffi": "cffi",
    "pycparser": "pycparser",
    "msgspec": "msgspec",
    "platformdirs": "platformdirs",
    "python-bidi": "python-bidi",
    "pymupdf-fonts": "FiraGO",
    "font-fjallaone": "Fjalla One",
}
"""The installed libraries that the game stands on, and whose work people know them for."""

TEXTS = re.compile(r"(LICEN[CS]E|COPYING|NOTICE|AUTHORS|LGPL)[^/]*$", re.IGNORECASE)
CODE = (".py", ".pyc", ".yml", ".json")
COPYRIGHT, LICENCE, LICENCE_URL = 0, 13, 14
"""What these entries of a font's name table hold."""


@dataclass(frozen=True)
class Component:
    """Somebody's work that is bundled."""

    name: str
    version: str
    licence: str
    files: tuple[Path, ...] = ()

    @cached_property
    def text(self) -> str:
        """The whole licence, or what the work says of itself where no text comes with it."""
        parts = [part for part in map(_read, self.files) if part.strip()]
        return "\n\n".join(parts) or self.licence


def components() -> list[Component]:
    """Everything that comes with this program, in alphabetical order."""
    bundled = list(_bundled(paths.asset("licences")))
    found = bundled or [_python(), *_installed()]
    return sorted(found, key=lambda component: component.name.lower())


def _bundled(folder: Path) -> Iterator[Component]:
    try:
        index: Any = json.loads((folder / "index.json").read_text("utf-8"))
        for entry in index:
            files = tuple(folder / str(name) for name in entry["files"])
            yield Component(str(entry["name"]), str(entry["version"]), str(entry["licence"]), files)
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return


def _installed() -> Iterator[Component]:
    for library, name in LIBRARIES.items():
        try:
            found = distribution(library)
        except PackageNotFoundError:
            continue
        yield Component(name, found.version, _licence_of(found), tuple(_texts_of(found)))


def _licence_of(found: Distribution) -> str:
    metadata = found.metadata
    for field in ("License-Expression", "License"):
        if field in metadata and "\n" not in metadata[field]:
            return metadata[field]
    classes = metadata.get_all("Classifier") or []
    named = [one.rpartition(" :: ")[2] for one in classes if one.startswith("License ::")]
    return ", ".join(named) or "SIL Open Font License 1.1"


def _texts_of(found: Distribution) -> Iterator[Path]:
    for file in found.files or ():
        is_text = TEXTS.search(file.name) and not file.name.endswith(CODE)
        if is_text or (file.suffix == ".ttf" and found.metadata["Name"].startswith("font-")):
            yield Path(str(file.locate()))


def _python() -> Component:
    places = [
        Path(sysconfig.get_path("stdlib")) / "LICENSE.txt",
        Path(sys.base_prefix) / "LICENSE.txt",
        Path(f"/usr/share/doc/python3.{sys.version_info.minor}/copyright"),
    ]
    text = next((place for place in places if place.is_file()), None)
    return Component("Python", sys.version.split()[0], "PSF-2.0", (text,) if text else ())


def _read(file: Path) -> str:
    try:
        data = file.read_bytes()
    except OSError:
        return ""
    if file.suffix == ".ttf":
        return _said_by_font(data)
    return data.decode("utf-8-sig", "replace")


def _said_by_font(data: bytes) -> str:
    """What a font file says about its makers and its licence."""
    try:
        said = dict(_names(data))
    except (struct.error, UnicodeDecodeError):
        return ""
    return "\n\n".join(said[what] for what in (COPYRIGHT, LICENCE, LICENCE_URL) if said.get(what))


def _names(data: bytes) -> Iterator[tuple[int, str]]:
    """The entries of a TrueType file's name table that are in the form of Windows."""
    for at in range(struct.unpack_from(">H", data, 4)[0]):
        tag, _, start, _ = struct.unpack_from(">4sLLL", data, 12 + 16 * at)
        if tag != b"name":
            continue
        _, count, strings = struct.unpack_from(">HHH", data, start)
        for index in range(count):
            entry: Sequence[int] = struct.unpack_from(">6H", data, start + 6 + 12 * index)
            platform, _, _, what, length, offset = entry
            if platform == 3:
                text = start + strings + offset
                yield what, data[text : text + length].decode("utf-16-be").replace("\r", "\n")
