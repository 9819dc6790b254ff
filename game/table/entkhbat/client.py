"""The way into Al-Entkhbat for the screens that all games share (see `game.clients`)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from engine.core.asking import Seat
from engine.core.game import Setup
from engine.core.match import Match
from engine.entkhbat.view import View
from game.play.session import Keeping, Player
from game.saves import Opened
from game.scene import Scene
from game.table.entkhbat.names import badge
from game.table.entkhbat.sentences import sentence
from game.tutorial.progress import Progress
from game.words import words


def seats(setup: Setup) -> Scene:
    """The chairs round the table."""
    from game.table.entkhbat.seats import SeatsScene

    return SeatsScene(setup)


def table(
    match: Match, players: Sequence[Player], keeper: Keeping | None = None, resumed: bool = False
) -> Scene:
    """The table of a match."""
    from game.table.entkhbat.scene import EntkhbatScene, new_session

    return EntkhbatScene(new_session(match, players, keeper), resumed)


def resume(opened: Opened) -> Scene:
    """The table of a match that goes on from its file."""
    players = [Player(chair.name, chair.kind) for chair in opened.header.seats]
    return table(opened.match, players, opened.keeper, resumed=True)


def result(match: Match, players: Sequence[Player], keeper: Keeping | None) -> Scene:
    """The Register is opened."""
    from game.table.entkhbat.result import ResultScene

    return ResultScene(match, players, keeper)


def speech(players: Sequence[Player], seat: int, seed: int) -> Scene:
    """The microphone of the winner."""
    from game.table.entkhbat.speech import SpeechScene

    return SpeechScene(players[seat], seat, seed)


def curtain(match: Match, players: Sequence[Player], seat: int) -> Scene:
    """The cloth with the player's badge."""
    from game.scenes.curtain import curtain_scene

    return curtain_scene(players[seat].name, 0, lambda: None, token=badge(seat))


def lesson(name: str, state: Progress) -> Scene:
    """The table, led by a narrator."""
    from game.table.entkhbat.lesson.scene import EntkhbatLessonScene

    return EntkhbatLessonScene(name, state)


def replay(path: Path) -> Scene:
    """The match again."""
    from game.table.entkhbat.replay import replay_scene

    return replay_scene(path)


def where(match: Match) -> str:
    """Cycle and phase."""
    view: View = match.view(None)
    phase = words(f"entkhbat.phase.{view.phase}")
    if not view.cycle:
        return phase
    return ", ".join((words("entkhbat.cycle", cycle=view.cycle, cycles=view.cycles), phase))


def story(match: Match, names: Sequence[str], seat: Seat | None) -> Iterator[str]:
    """The match in sentences."""
    for event in match.heard(seat):
        text = sentence(event, lambda one: names[one] if one < len(names) else "")[1]
        if text:
            yield text
