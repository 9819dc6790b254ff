"""Every screen of the client, brought up without a window for a picture of it.

Positions are reached by seeded bots, so the same wish gives the same picture.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, cast

from engine.core.game import Setup, SetupRefused
from engine.core.games import GAMES
from engine.core.match import Match
from game import saves
from game.app import App
from game.clients import client
from game.commands import AskedWrongly
from game.commands.common import part_of, sentence
from game.pilot import NotFound, Pilot
from game.play.begin import begin_match
from game.play.session import Player
from game.scene import Scene
from game.settings import Settings
from game.table.piece import Piece
from game.table.table_scene import TableScene
from game.tutorial.auto import skip_beats
from game.words import words

SETTLING = {"result": 12.0}
USUAL_SETTLING = 0.6
"""Seconds that a screen is given to come to rest."""
LEVEL = "normal"
MOST_ANSWERS = 6000
WAITS = {
    "naming": "name_constituency",
    "split": "split_gain",
    "reply": "reply",
    "swap_plan": "swap_plan",
    "pick_big": "pick_big",
}
"""Moments that are known by what is awaited, not by the phase."""
ONLY_IN = {
    "pockets": ("attack", "faction"),
    "reply": ("attack", "faction"),
    "pick_big": ("faction",),
    "kingmaker": ("faction",),
}
"""Phases that only some versions of the rules have."""
PHASES = ("nomination", "swap", "pockets", "opening", "prachar", *WAITS, "horse_trading", "kingmaker", "over")
"""The moments of Election Tamasha."""
MOMENTS: dict[str, tuple[str, ...]] = {
    "tamasha": PHASES,
    "entkhbat": (
        "draft",
        "draw",
        "turn",
        "reply",
        "burn_votes",
        "pick_blind",
        "inspect",
        "choose_region",
        "no_confidence",
        "pay_fee",
        "spread_fee",
        "board",
        "interfere",
        "reoffer",
        "deal_answer",
        "deal_shake",
        "deal_pick",
        "intermission",
        "over",
    ),
    "modipoly": (
        "pick_role",
        "turn_open",
        "land_unowned",
        "offer_reply",
        "debt",
        "turn_close",
        "pledge",
        "counter_bribe",
        "slips",
        "announce",
        "pm_card",
        "pil",
        "pick_seat",
        "pick_deed",
        "investigated",
        "bjp_corner",
        "overflow",
        "interval",
        "ballot",
        "nominate",
        "back",
        "tie_break",
        "over",
    ),
}
"""By game, every phase and every open question that a picture can be wished of."""


def moments_of(screen: str, game: str) -> tuple[str, ...]:
    """What `--at` may name: moments of a game, or pages of the Register."""
    if screen == "register":
        from game.register.example import PAGES

        return tuple(PAGES)
    return MOMENTS.get(game, ())


@dataclass(frozen=True)
class Wish:
    """What is to be on the picture."""

    screen: str
    size: tuple[int, int] = (1280, 720)
    game: str = "tamasha"
    variant: str = "basic"
    seats: int = 2
    seed: int = 1
    after: int = 0
    at: str | None = None
    seat: int = 0
    hold: str | None = None
    text_scale: int = 100
    language: str = "en"


@contextmanager
def a_home_of_its_own() -> Iterator[None]:
    """A folder for matches and settings that is gone afterwards; a person's own files are left alone."""
    before = os.environ.get("HUSTINGS_HOME")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        os.environ["HUSTINGS_HOME"] = home
        try:
            yield
        finally:
            os.environ.pop("HUSTINGS_HOME")
            if before is not None:
                os.environ["HUSTINGS_HOME"] = before


def shoot(wish: Wish, path: Path) -> None:
    """Bring the screen up and save it. Raises `AskedWrongly` for a wish that cannot come true."""
    with a_home_of_its_own():
        _shoot(wish, path.absolute())


def _shoot(wish: Wish, path: Path) -> None:
    settings = Settings(
        language=wish.language,
        text_size=wish.text_scale,
        window_width=wish.size[0],
        window_height=wish.size[1],
        tutorial_offered=True,
    )
    scene = BUILDERS[wish.screen](wish)
    pilot = Pilot(App(settings, size=wish.size), _beneath(scene) if scene.overlay else scene)
    if scene.overlay:
        pilot.app.push(scene)
    pilot.wait(SETTLING.get(wish.screen, USUAL_SETTLING))
    if wish.screen == "tutorial":
        skip_beats(pilot, wish.after)
    if wish.hold is not None:
        _lift(pilot, wish.hold)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        pilot.screenshot(path)
    except OSError as error:
        raise AskedWrongly(f"{path} cannot be written: {error.strerror or error}.") from error


def _beneath(overlay: Scene) -> Scene:
    """What lies under a scene that covers only a part."""
    table = getattr(overlay, "table", None) or overlay.below
    return table if isinstance(table, Scene) else _title(Wish("title"))


# --- positions --------------------------------------------------------------------------------------


def played(wish: Wish, keeper: saves.Keeper | None = None) -> Match:
    """A match that bots have played for `after` answers and on to the phase. Raises `AskedWrongly`."""
    match = _begun(wish)
    bot = part_of(wish.game, "bot")
    given = 0
    while not match.over and (given < wish.after or not _reached(match, wish.at)):
        if given >= MOST_ANSWERS:
            raise AskedWrongly(f"That match does not come to {wish.at!r}.")
        seat = match.to_act()[0]
        answer = bot.choose(match, seat, LEVEL, bot.bot_dice(match.setup, match.step, seat))
        match.answer(seat, answer)
        if keeper is not None:
            keeper.answer(match, seat, answer)
        given += 1
    if not _reached(match, wish.at):
        raise AskedWrongly(f"That match does not come to {wish.at!r}. Try another --seed.")
    return match


def _begun(wish: Wish) -> Match:
    setup = Setup(wish.game, wish.variant, wish.seats, wish.seed)
    try:
        match = Match(GAMES[wish.game], setup)
    except SetupRefused as error:
        raise AskedWrongly(sentence(error.refusal, wish.game)) from error
    if not 0 <= wish.seat < wish.seats:
        raise AskedWrongly(f"There is no seat {wish.seat}; they go from 0 to {wish.seats - 1}.")
    return match


def _reached(match: Match, phase: str | None) -> bool:
    if phase is None:
        return True
    if phase == "over":
        return match.over
    view = match.view(None)
    if match.setup.game != "tamasha":
        return phase in (view.awaits, getattr(view, "phase", ""))
    return bool(view.awaits == WAITS[phase] if phase in WAITS else view.phase == phase)


def kept_match(wish: Wish) -> tuple[Match, saves.Keeper]:
    """The same match with the file that keeps it. Raises `AskedWrongly`."""
    _, keeper = begin_match(_begun(wish).setup, players_for(wish))
    return played(wish, keeper), keeper


def kept(wish: Wish) -> Path:
    """The same match as a file, for screens that read files. Raises `AskedWrongly`."""
    _, keeper = kept_match(wish)
    if keeper.path is None:
        raise AskedWrongly("There is no room for the match of this picture.")
    return keeper.path


def players_for(wish: Wish) -> Sequence[Player]:
    """A person on the looking seat, bots on the others."""
    key = "setup.seats.names." if wish.game == "tamasha" else f"{wish.game}.seats.names-"
    names = [words(f"{key}{seat}") for seat in range(wish.seats)]
    return [Player(name, "human" if seat == wish.seat else LEVEL) for seat, name in enumerate(names)]


# --- screens ----------------------------------------------------------------------------------------


def _title(wish: Wish) -> Scene:
    from game.scenes.title import TitleScene

    if wish.after or wish.at:
        kept(wish)
    return TitleScene()


def _setup(wish: Wish) -> Scene:
    from game.scenes.setup import SetupScene

    return SetupScene(wish.game, Setup(wish.game, wish.variant, wish.seats, 0))


def _seats(wish: Wish) -> Scene:
    _begun(wish)
    return client(wish.game).seats(Setup(wish.game, wish.variant, wish.seats, 0))


def _table(wish: Wish) -> Scene:
    return client(wish.game).table(played(wish), players_for(wish), resumed=True)


def _curtain(wish: Wish) -> Scene:
    return client(wish.game).curtain(_begun(wish), players_for(wish), wish.seat)


def _pause(wish: Wish) -> Scene:
    from game.scenes.pause import pause_scene

    match, keeper = kept_match(wish)
    table: Any = client(wish.game).table(match, players_for(wish), keeper, resumed=True)
    return pause_scene(table)


def _result(wish: Wish) -> Scene:
    match, keeper = kept_match(replace(wish, at="over"))
    return client(wish.game).result(match, players_for(wish), keeper)


def _speech(wish: Wish) -> Scene:
    return client(wish.game).speech(players_for(wish), wish.seat, wish.seed)


def _replay(wish: Wish) -> Scene:
    scene: Any = client(wish.game).replay(kept(replace(wish, after=0, at="over")))
    if hasattr(scene, "go_to"):
        scene.go_to(wish.after or len(scene.answers) // 2)
    return cast(Scene, scene)


def _matches(wish: Wish) -> Scene:
    from game.scenes.matches import MatchesScene

    for seed in range(wish.seed, wish.seed + 3):
        kept(replace(wish, seed=seed, after=wish.after or 12 * (seed - wish.seed + 1)))
    return MatchesScene()


def _rulebook(wish: Wish) -> Scene:
    from game.scenes.rulebook import rulebook_scene

    return rulebook_scene(wish.game)


def _ask(wish: Wish) -> Scene:
    from game.scenes.rulebook import rulebook_scene

    return rulebook_scene(wish.game, question=words(f"rulebook.ask-example-{wish.game}"))


def _settings(wish: Wish) -> Scene:
    from game.scenes.settings import SettingsScene

    return SettingsScene()


def _tutorial(wish: Wish) -> Scene:
    from game.scenes.lesson import lesson_scene

    return lesson_scene(wish.game, anew=True)


def _licences(wish: Wish) -> Scene:
    from game.scenes.licences import LicencesScene

    return LicencesScene()


def _about(wish: Wish) -> Scene:
    from game.scenes.about import AboutScene

    return AboutScene()


def _register(wish: Wish) -> Scene:
    from game.register.example import example

    names = [words(f"entkhbat.seats.names-{seat}") for seat in range(max(3, wish.seats))]
    return example(names, wish.at or "book")


Builder = Callable[[Wish], Scene]
BUILDERS: dict[str, Builder] = {
    "title": _title,
    "setup": _setup,
    "seats": _seats,
    "table": _table,
    "curtain": _curtain,
    "pause": _pause,
    "result": _result,
    "speech": _speech,
    "replay": _replay,
    "matches": _matches,
    "rulebook": _rulebook,
    "ask": _ask,
    "settings": _settings,
    "tutorial": _tutorial,
    "about": _about,
    "licences": _licences,
    "register": _register,
}
NAMES = tuple(BUILDERS)


# --- a piece in hand --------------------------------------------------------------------------------


def _lift(pilot: Pilot, name: str) -> None:
    """Pick a piece up and carry it over the first place that would take it."""
    try:
        start = pilot.middle(name)
    except NotFound as error:
        raise AskedWrongly(f"There is no piece {name!r} on this screen.") from error
    scene = pilot.scene
    piece = scene.find(name)
    targets = scene.targets(piece) if isinstance(scene, TableScene) and isinstance(piece, Piece) else {}
    pilot.move(start)
    pilot.press()
    end = pilot.middle(next(iter(targets))) if targets else (start[0], start[1] - 160)
    pilot.move((end[0] + 10, end[1] + 30), 0.5)
    pilot.wait(0.4)
