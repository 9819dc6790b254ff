"""What the chairs of every game have in common: a name and a kind of player on each, and the way to begin."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from pygame import FRect

from engine.core.game import Setup
from game.look import CREAM
from game.play.begin import begin_match, seeded
from game.play.names import LONGEST, settle_names, tidy
from game.play.session import HUMAN, Player
from game.scene import Scene
from game.text import Style
from game.widgets.button import Button
from game.widgets.field import TextField
from game.widgets.fitting import fit_paragraph
from game.widgets.label import Paragraph
from game.widgets.toggle import ToggleGroup
from game.words import words

ABOUT = Style("body", 19, CREAM)
KINDS = (HUMAN, "easy", "normal", "hard")


class ChairsScene(Scene):
    """Who plays: sensible names and bots are filled in, so that one press starts."""

    name = "seats"

    def __init__(self, setup: Setup, spare: Sequence[str]) -> None:
        """`spare` are the names that chairs have unless somebody writes another."""
        super().__init__()
        self.setup = setup
        self.spare, self.names = list(spare), list(spare)
        self.kinds = [HUMAN] + ["normal"] * (setup.seats - 1)

    # --- for a game to lay out ----------------------------------------------------------------------

    def add_name(self, seat: int, area: FRect) -> None:
        """The field for the name on a chair."""
        rect = (area.left, area.top, area.width, area.height)
        hint = words("setup.seats.name-hint")
        change = partial(self._rename, seat)
        field = TextField(
            f"name-{seat}", rect, self.names[seat], LONGEST, hint, on_change=change, on_enter=self.start
        )
        self.add(field)

    def add_kind(self, seat: int, area: FRect) -> None:
        """A person, or a bot of some strength."""
        kinds: list[tuple[object, str]] = [(kind, words(f"setup.seats.{kind}")) for kind in KINDS]
        self.add(ToggleGroup(f"kind-{seat}", kinds, self.kinds[seat], area, partial(self._seat, seat)))

    def add_foot(self, top: float) -> None:
        """Back, a sentence about the table, and the button that starts."""
        room = self.space.visible
        back = (room.left + 44, top, 270, 64)
        self.add(Button("back", words("setup.seats.back"), back, self.on_escape, icon="back"))
        start = (room.right - 414, top, 370, 64)
        self.add(Button("start", words("setup.seats.start"), start, self.start, "button-go"))
        told = FRect(room.left + 336, top - 4, room.width - 336 - 436, 72)
        self.add(Paragraph("", told, ABOUT, "centre", middle=True, name="about"))
        self.say(self.told())

    # --- what is chosen -----------------------------------------------------------------------------

    @property
    def people(self) -> int:
        """How many people play."""
        return self.kinds[: self.setup.seats].count(HUMAN)

    def _rename(self, seat: int, name: str) -> None:
        self.names[seat] = name

    def _seat(self, seat: int, kind: object) -> None:
        self.kinds[seat] = str(kind)
        self.seated()
        self.say(self.told())

    def say(self, text: str) -> None:
        """Put a sentence between the buttons."""
        about = self.find("about")
        assert isinstance(about, Paragraph)
        about.style = fit_paragraph(self.space, text, ABOUT, about.rect.width, about.rect.height)
        about.text = text

    def start(self) -> None:
        """Begin, unless a name had to be changed: then show the new one first."""
        settled = settle_names(self.names, self.spare)
        changed = settled != [tidy(name) for name in self.names]
        self.names = settled
        if changed:
            self.rebuild()
            self.say(words("setup.seats.renamed"))
            self.game.play_sound("card-refused")
            return
        players = [Player(name, kind) for name, kind in zip(self.names, self.kinds, strict=True)]
        self.sit_down(players)

    def sit_down(self, players: Sequence[Player]) -> None:
        """The match begins. Imported late: a table imports much that the chairs do without."""
        from game.clients import client

        match, keeper = begin_match(seeded(self.choices(), self.game.seed), players)
        self.game.swap(client(match.setup.game).table(match, players, keeper))

    def on_escape(self) -> None:
        """Back to the box, with its choices kept."""
        from game.scenes.setup import SetupScene

        self.game.swap(SetupScene(self.setup.game, self.setup))

    # --- hooks --------------------------------------------------------------------------------------

    def told(self) -> str:
        """The sentence about who sits there now."""
        return words("setup.seats.all-bots") if not self.people else ""

    def seated(self) -> None:
        """Somebody else sits on a chair now."""

    def choices(self) -> Setup:
        """The set-up with what the chairs add to it."""
        return self.setup
