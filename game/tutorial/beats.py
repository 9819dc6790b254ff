"""A lesson as data: the stacked deal, the scripted opponent, and the beats one after the other."""

from __future__ import annotations

import tomllib
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

from game.clients import PLAYABLE

LESSONS = Path(__file__).resolve().parent / "lessons"


class Remark(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something the narrator adds when a beat has come to its end."""

    when: str
    """A predicate; the first remark of a beat whose predicate holds is made."""
    say: str


class Wrong(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is said to a gesture that this beat does not want."""

    gesture: str
    """A pattern, as in `Beat.allow`."""
    say: str


class Beat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One idea and one free use of it. The words are found under the beat's id.

    Gestures are written `piece > place`, as the name of a control, or as an answer, in the adapter's
    names; `*` and `[...]` match as in file names.
    """

    id: str
    done: str
    """The predicate that ends it, however it came true."""
    look: tuple[str, ...] = ()
    """What is lit while the rest dims; the bubble stands beside the first."""
    hand: str = ""
    """The gesture that the animated hand performs; empty: no hand."""
    allow: tuple[str, ...] = ()
    """The gestures that are open; empty: all legal ones."""
    model: tuple[str, ...] = ()
    """What somebody who skips the beat would have done, in order of preference."""
    when: str = ""
    """The predicate at which the narrator begins to speak; until then the table plays on. Empty: at once."""
    watch: bool = False
    """Nothing to do but to look on, and to go on when one likes."""
    may_pass: bool = False
    """One may also go on without having done it."""
    show: str = ""
    """A gesture with a prop, made for its own sake: it gives no answer."""
    releases: str = ""
    """The held step that the show gesture lets run."""
    at_once: bool = False
    """What was released has been shown by the gesture itself."""
    runs: tuple[str, ...] = ()
    """Held steps that run by themselves during this beat."""
    pause: str = ""
    """The moment of the story at which it stops."""
    wrong: tuple[Wrong, ...] = ()
    after: tuple[Remark, ...] = ()
    only: str = ""
    """A predicate without which the beat is passed over."""
    sure: str = ""
    """A predicate under which `sure_gesture` is asked about once."""
    sure_gesture: str = ""
    starts_at: str = ""
    """The beat from which it has to be taken up again, if not from itself."""
    control: str = ""
    """A control on which a number is to be set: a dial, or a line to write on."""
    number: int = 0
    """The number."""
    needs: str = ""
    """What must lie ready for it: once that is gone, the lesson stands at `starts_at` again."""
    back_to: str = ""
    """The beat that follows while `back_if` holds."""
    back_if: str = ""
    choices: tuple[str, ...] = ()
    """Ways on, each a button with its own words."""
    meanwhile: tuple[str, ...] = ()
    """What everybody has played by the time it begins: a seat and its answer in each line; seat -1 and a name
    for a table that is laid out anew."""


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole lesson."""

    game: str
    variant: str
    seats: int
    seed: int
    learner: int
    """The learner's seat."""
    hold: tuple[str, ...]
    """Steps of the match that wait for the lesson."""
    options: dict[str, str]
    deal: dict[str, Any]
    """Stacked draws, for the adapter to read."""
    rival: dict[str, Any]
    """What the opponent does, for the adapter to read."""
    checkpoints: dict[str, str]
    """Turning points to go back to after a loss: name and beat."""
    beat: tuple[Beat, ...]
    before: tuple[str, ...] = ()
    """What has been played before the first beat: a seat and its answer in each line."""
    print: str = ""
    """Marks the version of the file: progress made with another is not taken up."""

    def index(self, beat: str) -> int:
        """Where a beat stands. Raises `KeyError`."""
        for index, one in enumerate(self.beat):
            if one.id == beat:
                return index
        raise KeyError(beat)


@cache
def load(name: str) -> Lesson:
    """The lesson of that name. Raises `FileNotFoundError`."""
    raw = (LESSONS / f"{name}.toml").read_bytes()
    made = {**tomllib.loads(raw.decode()), "print": blake2b(raw, digest_size=8).hexdigest()}
    return msgspec.convert(made, Lesson)


def names() -> list[str]:
    """The lessons of the games in the box, in their order: a game's first lesson before its others."""
    found = sorted(path.stem for path in LESSONS.glob("*.toml"))
    return [name for game in PLAYABLE for name in found if load(name).game == game]


def name_of(game: str, variant: str) -> str:
    """The lesson that teaches a version of a game; the game's first lesson where it has none of its own."""
    own = f"{game}-{variant}"
    return own if own in names() else game
