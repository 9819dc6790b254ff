"""`self-check`: does everything once, quickly, and says whether it works. Every build is tried with it."""

from __future__ import annotations

import argparse
import importlib
import pkgutil
from collections.abc import Callable
from pathlib import Path

import engine
import game
from engine.core.game import Setup
from engine.core.games import GAMES
from engine.core.journal import Chair, header_for
from engine.core.match import Match
from engine.rulebook.book import book, has_book
from engine.rulebook.search import ask
from game import environment, log, paths, saves, words
from game.commands.common import part_of

HELP = "loads everything, draws frames, plays and saves a match of each game"
FRAMES = 30
PIECES, LONGEST_SPILL = 13, 600
EVERY = 20
"""One rule in so many is looked up by its title."""
NEEDED = {"body": "Aä₹कबЖΩ", "bold": "A₹कبЖ", "label": "Aä"}
"""For each face, characters that only the right font draws."""
NOT_TO_BE_IMPORTED = {"game.__main__"}


class Broken(Exception):
    """Something that should work does not."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Where to put a picture of the first screen, if one is wanted."""
    parser.add_argument("--shot", metavar="FILE.png", type=Path, help="keep a picture of the first screen")


def run(args: argparse.Namespace) -> int:
    """A line for each part; 1 at the first that does not work. A person's own files are left alone."""
    environment.prepare_headless()
    parts: list[tuple[str, Callable[[], str]]] = [
        ("modules", _load_modules),
        ("words", _load_words),
        ("fonts", _load_fonts),
        ("pictures", _load_pictures),
        ("sounds", _load_sounds),
        ("licences", _load_licences),
        ("physics", _spill),
        ("frames", lambda: _draw_frames(args.shot)),
        *((f"{name} rules", _asking(name)) for name in GAMES if has_book(name)),
        *(
            (name if at == 0 else f"{name} {version}", _playing(name, version))
            for name, rules in GAMES.items()
            for at, version in enumerate(rules.variants)
        ),
    ]
    name = "program"
    try:
        from game.screens import a_home_of_its_own

        with a_home_of_its_own():
            for name, check in parts:
                print(f"{name:15} {check()}", flush=True)
    except Broken as what:
        print(f"{name:15} {what}")
        return 1
    except Exception as mistake:  # whatever does not work, its name is wanted here, and the rest in the log
        print(f"{name:15} {mistake!r}; details: {log.record(mistake)}")
        return 1
    print("All is well.")
    return 0


def _load_modules() -> str:
    count = 0
    for package in (engine, game):
        for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
            if module.name not in NOT_TO_BE_IMPORTED:
                importlib.import_module(module.name)
                count += 1
    return f"{count} loaded"


def _load_words() -> str:
    count = 0
    for path in sorted((words.HERE / words.FALLBACK).glob("*.toml")):
        found = len(list(words.keys(path.stem)))
        if not found:
            raise Broken(f"{path} holds no words")
        count += found
    if not count:
        raise Broken(f"there are none in {words.HERE}")
    return f"{count} sentences loaded"


def _load_fonts() -> str:
    import pygame

    from game.text import fonts

    pygame.font.init()
    for face, needed in NEEDED.items():
        lacking = [character for character in needed if ord(character) not in fonts.coverage(face)]
        if fonts.LOST or lacking:
            raise Broken(f"the font for {face} is missing or damaged")
    return f"{len(NEEDED)} loaded"


def _load_pictures() -> str:
    import pygame

    found = sorted(paths.asset("art", "made").rglob("*.png"))
    if not found:
        raise Broken(f"there are none in {paths.asset('art', 'made')}")
    for path in found:
        try:
            pygame.image.load(path)
        except pygame.error as error:
            raise Broken(f"{path} cannot be read: {error}") from error
    return f"{len(found)} sheets loaded"


def _load_sounds() -> str:
    import pygame

    pygame.mixer.init(44100, -16, 2, 512)
    try:
        found = sorted(paths.asset("sounds").rglob("*.ogg"))
        if not found:
            raise Broken(f"there are none in {paths.asset('sounds')}")
        for path in found:
            pygame.mixer.Sound(path)
    except pygame.error as error:
        raise Broken(f"{path} cannot be read: {error}") from error
    finally:
        pygame.mixer.quit()
    return f"{len(found)} loaded"


def _load_licences() -> str:
    from game.licences import components

    found = components()
    silent = [component.name for component in found if len(component.text) <= len(component.licence)]
    if silent or not found:
        raise Broken(f"there is no text for {', '.join(silent) or 'anything'}")
    if paths.is_frozen() and not paths.asset("licences", "index.json").is_file():
        raise Broken("the list of what was bundled is missing")
    return f"{len(found)} with their texts"


def _spill() -> str:
    from pygame import FRect

    from game.table.physics import COIN, Tray

    tray = Tray(FRect(0, 0, 400, 300))
    tray.throw(PIECES, (200, 20), COIN)
    for frame in range(LONGEST_SPILL):
        tray.frame()
        if tray.settled:
            return f"{PIECES} pieces spilled, at rest after {frame} frames"
    raise Broken("spilled pieces do not come to rest")


def _draw_frames(shot: Path | None) -> str:
    from game.app import App
    from game.pilot import Pilot
    from game.scenes.first import first_scene

    app = App(size=(1280, 720))
    try:
        pilot = Pilot(app, first_scene(app, None))
        for _ in range(FRAMES):
            app.scene.layers.expose()
            pilot.frames(1)
        if app.frames < FRAMES:
            raise Broken(f"only {app.frames} of {FRAMES} were drawn")
        if shot is not None:
            pilot.screenshot(shot)
    finally:
        app.close()
    return f"{FRAMES} drawn"


def _asking(name: str) -> Callable[[], str]:
    def look_up() -> str:
        rules = book(name).titles
        missed = [rule for rule in list(rules)[::EVERY] if not ask(name, rules[rule])]
        if missed or not rules:
            raise Broken(f"the rulebook does not find {', '.join(missed) or 'a single rule'}")
        return f"{len(rules)} in the book"

    return look_up


def _playing(name: str, version: str) -> Callable[[], str]:
    return lambda: _play(name, version)


def _play(name: str, version: str) -> str:
    """One game by bots, kept answer by answer, then opened again and compared."""
    rules, bot = GAMES[name], part_of(name, "bot")
    setup = Setup(name, version, rules.seat_counts(version)[0], 2026)
    match = Match(rules, setup)
    keeper = saves.begin(
        header_for(
            rules, setup, [Chair(f"Bot {seat + 1}", "easy") for seat in range(setup.seats)], game.__version__
        )
    )
    while not match.over:
        seat = match.to_act()[0]
        answer = bot.choose(match, seat, "easy", bot.bot_dice(setup, match.step, seat))
        match.answer(seat, answer)
        keeper.answer(match, seat, answer)
    if keeper.trouble is not None:
        raise Broken("the match could not be saved")
    opened = saves.open_match(keeper.path)
    if opened.match.digest() != match.digest() or opened.notes:
        raise Broken("the saved match is not the one that was played")
    return f"{match.step} answers played, saved and read back"
