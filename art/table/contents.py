"""The table of contents that the client reads: `table.json`, with every picture's size, margins and places.

At its top level each picture is named by its path. Under "skins" stand those that stretch, by path and, for
controls and panels, also by their plain name.
"""

from __future__ import annotations

import importlib
import json
import pkgutil
from collections.abc import Iterator

import art.entkhbat
import art.modipoly
import art.props
import art.skins
import art.table
import art.tamasha
import art.title
from art.table.catalogue import Made

FOLDERS = (art.props, art.skins, art.table, art.title, art.tamasha, art.entkhbat, art.modipoly)
PLAIN_NAMES = {"wood": "table/walnut", "cloth": "table/well"}


def everything() -> Iterator[Made]:
    """Every picture that tells about itself, from all modules."""
    for folder in FOLDERS:
        for info in pkgutil.iter_modules(folder.__path__, f"{folder.__name__}."):
            if info.name != __name__ and not info.ispkg:
                yield from getattr(importlib.import_module(info.name), "MADE", ())


def text() -> str:
    """The text of `table.json`, one picture a line."""
    made = {one.path: one for one in everything()}
    skins = {path: one for path, one in made.items() if one.slices}
    skins |= {path.removeprefix("skins/"): one for path, one in skins.items() if path.startswith("skins/")}
    skins |= {name: made[path] for name, path in PLAIN_NAMES.items()}
    lines = [f"{json.dumps(path)}: {json.dumps(made[path].facts())}" for path in sorted(made)]
    listed = [f"  {json.dumps(name)}: {json.dumps(_skin(one))}" for name, one in sorted(skins.items())]
    lines.append('"skins": {\n' + ",\n".join(listed) + "\n}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _skin(one: Made) -> dict[str, object]:
    assert one.slices
    return {"file": one.path, "margins": list(one.slices), "scale": one.scale}


TEXTS = {"table.json": text}
