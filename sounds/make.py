"""Makes every sound of the game: `python -m sounds.make`, or with names to make only those again."""

from __future__ import annotations

import argparse
import sys
from importlib import import_module

from sounds import manifest, ogg
from sounds.recipes import RECIPES, Recipe
from sounds.tracks import TRACKS, Track

for _module in ("cards", "paper", "metal", "wood", "drums", "crowd", "signals", "music", "ambience"):
    import_module(f"sounds.{_module}")

EFFECT_COMPRESSION = 0.62
TRACK_COMPRESSION = 0.76
LIMIT = 4 * 1024 * 1024
"""All made files together stay under this many bytes."""


def make_event(recipe: Recipe) -> int:
    """Write every take of an event; returns the bytes."""
    return sum(
        ogg.write(manifest.MADE / f"{recipe.name}-{number}.ogg", recipe.take(number), EFFECT_COMPRESSION)
        for number in range(1, recipe.takes + 1)
    )


def make_track(track: Track) -> int:
    """Write a loop; returns the bytes."""
    return ogg.write(manifest.MADE / f"{track.name}.ogg", track.finished(), TRACK_COMPRESSION)


def write_list() -> None:
    """Write the list that the game reads: events with their takes, and the loops."""
    lines = ["# Written by sounds.make: what the game may ask for, and the files that answer.", ""]
    for name in sorted(RECIPES):
        recipe = RECIPES[name]
        takes = ", ".join(f'"{name}-{number}.ogg"' for number in range(1, recipe.takes + 1))
        lines += [f"[events.{name}]", f'group = "{recipe.group}"', f"takes = [{takes}]", ""]
    for track in TRACKS.values():
        lines += [f"[{track.kind}.{track.short}]", f'file = "{track.name}.ogg"', ""]
    (manifest.MADE / "events.toml").write_text("\n".join(lines), encoding="utf-8", newline="\n")


def sweep() -> None:
    """Remove files of events and loops that are no more."""
    wanted = {f"{r.name}-{n}.ogg" for r in RECIPES.values() for n in range(1, r.takes + 1)}
    wanted |= {f"{track.name}.ogg" for track in TRACKS.values()}
    for path in manifest.MADE.glob("*.ogg"):
        if path.name not in wanted:
            path.unlink()


def main(arguments: list[str]) -> int:
    """Make what was asked for; 0 when all of it fits the limit."""
    parser = argparse.ArgumentParser(prog="python -m sounds.make", description=__doc__)
    parser.add_argument("names", nargs="*", help="events or loops to make again (default: all)")
    wanted = set(parser.parse_args(arguments).names) or RECIPES.keys() | TRACKS.keys()
    unknown = sorted(wanted - RECIPES.keys() - TRACKS.keys())
    if unknown:
        parser.error(f"No sound is called {', '.join(unknown)}.")
    manifest.MADE.mkdir(exist_ok=True)
    for name in sorted(wanted):
        size = make_event(RECIPES[name]) if name in RECIPES else make_track(TRACKS[name])
        print(f"{name:18s} {size / 1024:7.1f} KB", flush=True)
    sweep()
    write_list()
    manifest.write()
    total = sum(path.stat().st_size for path in manifest.MADE.iterdir())
    print(f"{'all together':18s} {total / 1024:7.1f} KB of {LIMIT / 1024:.0f}")
    return 0 if total <= LIMIT else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
