"""Draws the made pictures.

python -m art.make                       whatever is out of date
python -m art.make tamasha/neta          ... whose path begins so
python -m art.make --all [WHAT...]       up to date or not
python -m art.make --sheet DIR [WHAT...] contact sheets of what is there, in several widths
"""

from __future__ import annotations

import argparse
import importlib
import pkgutil
import sys
from collections.abc import Callable, Iterator
from functools import cache
from multiprocessing import Pool
from pathlib import Path

import art
from art import contact, manifest
from art.fetch_fonts import FontsMissing
from art.picture import MADE, Picture, save_png


@cache
def _known() -> dict[str, Picture]:
    return pictures()


def pictures() -> dict[str, Picture]:
    """Every picture that a module under `art` lists in `PICTURES`, by path."""
    found: dict[str, Picture] = {}
    for module in _modules():
        for picture in getattr(module, "PICTURES", ()):
            found[picture.path] = picture
    return found


def texts() -> dict[str, Callable[[], str]]:
    """Text files that go with the pictures: what modules under `art` list in `TEXTS`."""
    found: dict[str, Callable[[], str]] = {}
    for module in _modules():
        found |= getattr(module, "TEXTS", {})
    return found


def _modules() -> Iterator[object]:
    for info in pkgutil.walk_packages(art.__path__, "art."):
        if info.name not in ("art.make", "art.fetch_fonts"):
            yield importlib.import_module(info.name)


def make(what: list[str], redraw: bool = False, jobs: int = 1) -> list[str]:
    """Draw the pictures whose path begins with one of `what` (all, if none is named);
    those that are up to date only with `redraw`. The paths that were drawn.
    """
    known = pictures()
    listed = manifest.load()
    stale = []
    for path, picture in sorted(known.items()):
        inputs = manifest.digest(picture.sources, picture.data)
        current = listed.get(path, {}).get("inputs") == inputs and (MADE / path).exists()
        if _wanted(path, what) and (redraw or not current):
            stale.append(path)
    with Pool(jobs) as pool:
        for done in pool.imap_unordered(_draw, stale, chunksize=4):
            print(done, flush=True)
    for path, text in texts().items():
        (MADE / path).parent.mkdir(parents=True, exist_ok=True)
        (MADE / path).write_text(text(), encoding="utf-8")
    kept = {path: entry for path, entry in manifest.load().items() if path in known}
    manifest.save(kept | {path: _describe(known[path]) for path in stale})
    return stale


def _describe(picture: Picture) -> dict[str, object]:
    return {
        "sources": list(picture.sources),
        "data": list(picture.data),
        "inputs": manifest.digest(picture.sources, picture.data),
    }


def _draw(path: str) -> str:
    picture = _known()[path]
    save_png(picture.draw(), MADE / path, picture.colours, picture.even_rim)
    return path


def _wanted(path: str, what: list[str]) -> bool:
    return not what or any(path.startswith(start) for start in what)


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m art.make", description=__doc__)
    parser.add_argument("what", nargs="*", help="beginnings of paths, such as tamasha/neta")
    parser.add_argument("--all", action="store_true", help="also what is up to date")
    parser.add_argument("--jobs", type=int, default=1, help="processes to draw with")
    parser.add_argument("--sheet", type=Path, help="only lay contact sheets into this folder")
    asked = parser.parse_args()
    try:
        if asked.sheet:
            chosen = [path for path in sorted(pictures()) if _wanted(path, asked.what)]
            for sheet in contact.sheets(chosen, asked.sheet):
                print(sheet)
        else:
            print(f"{len(make(asked.what, asked.all, asked.jobs))} drawn")
    except FontsMissing as problem:
        print(problem, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
