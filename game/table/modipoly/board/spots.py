"""What one is told by resting on a space, a dial, a deck or a switch: live words without a picture."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING

from pygame import FRect

from engine.modipoly.cards import DEED_AT, DEEDS, KIND_AT, METER_ENDS, METER_IDS, SPACES, TREASURY
from game.space import Point
from game.table.modipoly.board import folders, geometry
from game.table.modipoly.board.dials import ORDER
from game.widgets.base import Widget
from game.words import words

if TYPE_CHECKING:
    from game.table.modipoly.scene import ModipolyScene

LABEL_ROOM = 22.0
"""How far below a thing its caption reaches, in units."""


class Spot(Widget):
    """A place on the board that explains itself. It takes no press and no focus."""

    hovered = False  # nothing about it looks different under the pointer

    def __init__(self, over: ModipolyScene, name: str, area: FRect, said: Callable[[], str]) -> None:
        self._over, self._said = over, said
        super().__init__(name, area)

    def contains(self, point: Point) -> bool:
        """Whether a point is on it, and on no card that has more to say."""
        if not super().contains(point):
            return False
        piece = self._over.table.piece_at(point)
        return piece is None or not self._over.can_zoom(piece)

    @property
    def tip(self) -> str:
        """What it says now; nothing while a hand holds something."""
        return "" if self._over.hand.busy else self._said()

    @tip.setter
    def tip(self, text: str) -> None:
        """Its words are always made anew."""


class TicketSpot(Spot):
    """The deeds in another seat's folder: each ticket says what its deed is."""

    def __init__(self, over: ModipolyScene, seat: int, area: FRect) -> None:
        self._folder, self._seat, self._deed = area, seat, -1
        super().__init__(over, f"tickets-{seat}", area, self._told)

    def _told(self) -> str:
        return _deed(self._over, self._deed) if self._deed >= 0 else ""

    def contains(self, point: Point) -> bool:
        """Whether a point is on a ticket."""
        if not super().contains(point):
            return False
        lying = folders.deed_spots(self._over, self._seat, self._folder)
        self._deed = next((deed for deed, spot, _ in lying if spot.collidepoint(point)), -1)
        return self._deed >= 0


def spots(scene: ModipolyScene) -> Iterator[Spot]:
    """Everything on the board that has something to say."""
    for space in range(SPACES):
        yield Spot(scene, f"about-space-{space}", geometry.space_area(space), _about(scene, space))
    for place, meter in enumerate(ORDER):
        yield Spot(scene, f"meter-{meter}", geometry.METERS[place], _meter(scene, meter))
    shown = lambda: scene.shown
    for name, area, facts in (
        ("deck-ordinance", geometry.DECK, lambda: {"count": shown().deck, "gone": shown().shredded}),
        ("deck-news", geometry.NEWS_DECK, lambda: {"count": shown().news_deck}),
        ("about-stand", geometry.STAND, dict),
        ("about-bowl", geometry.BOWL, dict),
        ("about-dice", geometry.DICE_TRAY, dict),
        ("term", geometry.TERM, lambda: {"passes": shown().passes}),
        ("about-bell", geometry.BELL, dict),
        ("about-envelope", geometry.ENVELOPE, dict),
        ("about-treasury", geometry.TREASURY, lambda: {"amount": f"{shown().treasury:,}"}),
    ):
        caption = 0.0 if name in WITHOUT_CAPTION else LABEL_ROOM
        whole = FRect(area.left, area.top, area.width, area.height + caption)
        said = _plain(name.removeprefix("about-"), facts)
        yield Spot(scene, name, whole, _at_rest(scene, said) if name in OF_THE_VOTE else said)
    for seat, area in geometry.folders(len(scene.shown.commands), scene.front).items():
        yield TicketSpot(scene, seat, area)
    switch = lambda: words(f"modipoly.about.patronage-{'on' if shown().patronage else 'off'}")
    yield Spot(scene, "about-patronage", geometry.SWITCH, switch)


OF_THE_VOTE = ("about-stand", "about-bowl", "about-bell", "about-dice", "term", "about-patronage")
WITHOUT_CAPTION = ("about-stand", "about-bowl", "about-dice", "term", "about-treasury")


def _at_rest(scene: ModipolyScene, said: Callable[[], str]) -> Callable[[], str]:
    """The same words, but none while a vote is called or runs there."""
    return lambda: said() if scene.draft is None and scene.shown.motion is None else ""


def _plain(name: str, facts: Callable[[], Mapping[str, object]]) -> Callable[[], str]:
    return lambda: words(f"modipoly.about.{name}", **facts())


def _about(scene: ModipolyScene, space: int) -> Callable[[], str]:
    """What a space does to whoever lands on it."""
    deed = DEED_AT[space]
    if deed < 0:
        return lambda: words(f"modipoly.about.space.{KIND_AT[space]}")
    return lambda: _deed(scene, deed)


def _deed(scene: ModipolyScene, deed: int) -> str:
    """The numbers of a deed, and whose it is."""
    card, owner = DEEDS[deed], scene.shown.owner[deed]
    levy = {"levy": card.levy, "double": 2 * card.levy}
    told = words(
        "modipoly.about.deed", name=card.name, price=card.base, votes=card.votes, minimum=card.minimum, **levy
    )
    key = "nobody" if owner == TREASURY else "pledged" if scene.shown.pledged[deed] else "owner"
    return " ".join((told, words(f"modipoly.about.{key}", name=scene.name_of(owner))))


def _meter(scene: ModipolyScene, meter: int) -> Callable[[], str]:
    facts = lambda: {"value": scene.shown.meters[meter], "most": METER_ENDS[meter]}
    return lambda: words(f"modipoly.about.meter.{METER_IDS[meter]}", **facts())
