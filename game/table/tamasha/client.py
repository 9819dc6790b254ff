"""The way into Election Tamasha for the screens that all games share (see `game.clients`)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from engine.core.asking import Seat
from engine.core.game import Setup
from engine.core.match import Match
from game.play.session import Keeping, Player
from game.saves import Opened
from game.scene import Scene
from game.table.tamasha import sentences
from game.table.tamasha.chairs import Chairs
from game.tutorial.progress import Progress


def seats(setup: Setup) -> Scene:
    """The chairs of two parties."""
    from game.scenes.seats import SeatsScene

    return SeatsScene(setup)


def table(
    match: Match, players: Sequence[Player], keeper: Keeping | None = None, resumed: bool = False
) -> Scene:
    """The table of a match."""
    from game.scenes.table import table_scene

    return table_scene(match, players, keeper, resumed)


def resume(opened: Opened) -> Scene:
    """The table of a match that goes on from its file."""
    from game.scenes.table import resume_scene

    return resume_scene(opened)


def result(match: Match, players: Sequence[Player], keeper: Keeping | None) -> Scene:
    """The night after the count."""
    from game.scenes.result import result_scene

    return result_scene(match, players, keeper)


def speech(players: Sequence[Player], seat: int, seed: int) -> Scene:
    """The microphone of the winner."""
    from game.scenes.speech import SpeechScene

    return SpeechScene(players[seat], seat % 2, seed)


def curtain(match: Match, players: Sequence[Player], seat: int) -> Scene:
    """The cloth in the colours of the player's party."""
    from game.scenes.curtain import curtain_scene

    chairs = Chairs.of(match.view(None))
    command = next(command for command in chairs.commands if seat in chairs.seats[command])
    title = chairs.title(command) if chairs.split else ""
    name, party = players[seat].name, chairs.party(command)
    return curtain_scene(name, party, lambda: None, mark=chairs.mark(command), title=title)


def lesson(name: str, state: Progress) -> Scene:
    """The table, led by a narrator."""
    from game.table.tamasha.lesson_scene import TamashaLessonScene

    return TamashaLessonScene(name, state)


def replay(path: Path) -> Scene:
    """The match again."""
    from game.scenes.replay import replay_scene

    return replay_scene(path)


def where(match: Match) -> str:
    """Phase and turn."""
    from game.scenes.table import where as at_table

    return at_table(match)


def story(match: Match, names: Sequence[str], seat: Seat | None) -> Iterator[str]:
    """The match in sentences."""
    chairs = Chairs.of(match.view(None))

    def name_of(command: int) -> str:
        return chairs.called(command, " & ".join(names[seat] for seat in chairs.seats[command]))

    for event in match.heard(seat):
        yield sentences.sentence(event, name_of, chairs)[1]
