"""Makes every sound of the game: `python -m sounds.make`, or with names to make only those again."""

from __future__ import annotations

import argparse
import sys
import tomllib
from importlib import import_module

from sounds import manifest, ogg
from sounds.recipes import RECIPES, Recipe
from sounds.tracks import TRACKS, Track

for _module in (
    "cards",
    "paper",
    "metal",
    "wood",
    "drums",
    "crowd",
    "signals",
    "charges",
    "factions",
    "debate",
    "bulletin",
    "music",
    "ambience",
):
    import_module(f"sounds.{_module}")

EFFECT_COMPRESSION = 0.62
TRACK_COMPRESSION = 0.8
LIMIT = 8 * 1024 * 1024
"""All made files together stay under this many bytes."""

LIST = manifest.MADE / "events.toml"
_CUTS: dict[str, list[list[int]]] = {}


def make_event(recipe: Recipe) -> int:
    """Write all takes of an event into one file; returns the bytes."""
    reel, cuts = recipe.reel()
    size = ogg.write(manifest.MADE / f"{recipe.name}.ogg", reel, EFFECT_COMPRESSION)
    _CUTS[recipe.name] = [list(cut) for cut in cuts]
    return size


def make_track(track: Track) -> int:
    """Write a loop; returns the bytes."""
    return ogg.write(manifest.MADE / f"{track.name}.ogg", track.finished(), TRACK_COMPRESSION)


def listed_cuts() -> dict[str, list[list[int]]]:
    """Where the takes lie in the files that were made earlier."""
    try:
        events = tomllib.loads(LIST.read_text(encoding="utf-8"))["events"]
    except FileNotFoundError:
        return {}
    return {name: entry["takes"] for name, entry in events.items()}


def write_list(cuts: dict[str, list[list[int]]]) -> None:
    """Write the list that the game reads: events with their takes, and the loops."""
    lines = [
        "# Written by sounds.make: what the game may ask for, and the files that answer.",
        "# A take is its first sample in the file and its length in samples, at 44.1 kHz.",
        "",
    ]
    for name, recipe in sorted(RECIPES.items()):
        lines += [f"[events.{name}]", f'group = "{recipe.group}"', f'file = "{name}.ogg"']
        lines += [f"takes = {cuts[name]}", ""]
    for kind, use in sorted({(track.kind, track.use) for track in TRACKS.values()}):
        files = [f'"{name}.ogg"' for name, track in TRACKS.items() if (track.kind, track.use) == (kind, use)]
        lines += [f"[{kind}.{use}]", f"files = [{', '.join(files)}]", ""]
    LIST.write_text("\n".join(lines), encoding="utf-8", newline="\n")


def sweep() -> None:
    """Remove files of events and loops that are no more."""
    for path in manifest.MADE.glob("*.ogg"):
        if path.stem not in RECIPES and path.stem not in TRACKS:
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
    write_list(listed_cuts() | _CUTS)
    manifest.write()
    total = sum(path.stat().st_size for path in manifest.MADE.iterdir())
    print(f"{'all together':18s} {total / 1024:7.1f} KB of {LIMIT / 1024:.0f}")
    return 0 if total <= LIMIT else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
