"""The way into MODIPOLY for the screens that all games share (see `game.clients`)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from engine.core.asking import Seat
from engine.core.game import Setup
from engine.core.match import Match
from game.play.session import Keeping, Player
from game.saves import Opened
from game.scene import Scene
from game.table.modipoly import sentences
from game.table.modipoly.names import badge
from game.table.modipoly.phrases import say
from game.tutorial.progress import Progress


def seats(setup: Setup) -> Scene:
    """The chairs round the table."""
    from game.table.modipoly.seats import SeatsScene

    return SeatsScene(setup)


def table(
    match: Match, players: Sequence[Player], keeper: Keeping | None = None, resumed: bool = False
) -> Scene:
    """The table of a match."""
    from game.table.modipoly.scene import ModipolyScene, new_session

    return ModipolyScene(new_session(match, players, keeper), resumed)


def resume(opened: Opened) -> Scene:
    """The table of a match that goes on from its file."""
    players = [Player(chair.name, chair.kind) for chair in opened.header.seats]
    return table(opened.match, players, opened.keeper, resumed=True)


def result(match: Match, players: Sequence[Player], keeper: Keeping | None) -> Scene:
    """Who wins with whom, and what was in the envelopes."""
    from game.table.modipoly.result import ResultScene

    return ResultScene(match, players, keeper)


def speech(players: Sequence[Player], seat: int, seed: int) -> Scene:
    """The microphone of a winner."""
    from game.table.modipoly.speech import SpeechScene

    return SpeechScene(players[seat], seat, seed)


def curtain(match: Match, players: Sequence[Player], seat: int) -> Scene:
    """The cloth with the player's badge."""
    from game.scenes.curtain import curtain_scene

    return curtain_scene(players[seat].name, 0, lambda: None, token=badge(seat))


def lesson(name: str, state: Progress) -> Scene:
    """The table, led by a narrator."""
    from game.table.modipoly.lesson.scene import ModipolyLessonScene

    return ModipolyLessonScene(name, state)


def replay(path: Path) -> Scene:
    """The match again."""
    from game.table.modipoly.replay import replay_scene

    return replay_scene(path)


def where(match: Match) -> str:
    """How far the term and the game have come; nothing secret."""
    view = match.view(None)
    return say("where", passes=view.passes, turn=view.turns + 1)


def story(match: Match, names: Sequence[str], seat: Seat | None) -> Iterator[str]:
    """Every event that `seat` (None: an onlooker) has heard of, a sentence each."""
    for event in match.heard(seat):
        yield sentences.sentence(event, names.__getitem__)[1]
