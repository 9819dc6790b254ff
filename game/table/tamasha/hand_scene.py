"""What the table tells the hand: why not, what it would cost, where the keys are, what a card says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.core.refusal import Refusal
from game.scene import Focusable
from game.scenes.discards import DiscardsScene
from game.table.gesture import Drag
from game.table.piece import Piece
from game.table.place import Glow, Place
from game.table.tamasha import prompts
from game.table.tamasha.captions import caption, readable
from game.table.tamasha.laid_scene import LaidScene
from game.table.tamasha.preview import preview
from game.table.tamasha.refusals import reason, why_not_at_all, why_not_there
from game.table.tamasha.top import Chips, Prompt
from game.table.zoom import Caption
from game.widgets.base import Widget
from game.words import words

if TYPE_CHECKING:
    from game.table.tamasha.reading import Reading

FURNITURE = ("neta", "discard", "news", "desk", "kundali", "deal", "flight", "offer", "slip", "adda")
"""Pieces that no hand ever plays: what their names begin with."""


class HandScene(LaidScene):
    """A Tamasha table as far as it answers a hand. The scene of a match fills in the rest."""

    reading: Reading

    def why_not(self, piece: Piece, place: Place | None) -> tuple[str, str]:
        """The sentence and the rule why a piece cannot go there, or cannot be picked up."""
        person = self.flow.actor
        if not self._own(piece):
            return "", ""
        if person is None:
            return words("tamasha.hint.wait", name=self.top.badge or ""), ""
        if self._in_partners_half(piece):
            return words("tamasha.hint.partners-card"), ""
        if place is None:
            return why_not_at_all(self.session.match, person, piece.name, self.top.draft)
        return why_not_there(self.session.match, person, piece.name, place.name, self.top.draft)

    def _own(self, piece: Piece) -> bool:
        """Whether a piece is one that a hand may ever play."""
        return piece.name.partition("-")[0] not in FURNITURE

    def _in_partners_half(self, piece: Piece) -> bool:
        """Whether a card is one of those that the turned leaf shows."""
        return self.top.open_leaf != self.top.near and self.table.hand_of(piece) is not None

    def say_refusal(self, refusal: Refusal) -> None:
        """The match refused an answer: say why, beside the hand."""
        text, rule = reason(refusal)
        self.say_no(text, rule, self.top.layout.zone("planner").midtop)

    def show_near(self, piece: Piece, place: Place | None) -> None:
        """Chips on the target under the held card: what it takes and what it brings."""
        target = self.targets(piece).get(place.name) if place is not None else self._only_target(piece)
        self._show_chips(piece, target)

    def picked_up(self, piece: Piece) -> None:
        """A card with a single target shows at once what it would do there."""
        super().picked_up(piece)
        self._show_chips(piece, self._only_target(piece))

    def went_home(self, piece: Piece) -> None:
        """Nothing is held any more."""
        super().went_home(piece)
        self._show_chips(piece, None)
        self.flow.say_what_now()

    def refuse(self, piece: Piece, place: Place | None) -> None:
        """The piece goes home and the bubble says why; a press on the discards spreads them."""
        if piece.name.startswith("discard-"):
            self.game.push(DiscardsScene(self.top.shown.discards))
            return
        super().refuse(piece, place)
        self.reading.beside(piece)
        self._show_chips(piece, None)
        self.flow.say_what_now()

    def _only_target(self, piece: Piece) -> Drag | None:
        targets = list(self.targets(piece).values())
        return targets[0] if len(targets) == 1 and self.hand.busy else None

    def chips_of(self, gesture: Drag) -> Chips | None:
        """What a drag would pay and bring, or None for one that is no card."""
        person = self.flow.actor
        if person is None:
            return None
        return preview(self.session.match, person, gesture.means)  # type: ignore[arg-type]

    def _show_chips(self, piece: Piece, target: Drag | None) -> None:
        self.top.chips = self.chips_of(target) if target is not None else None
        if self.hand.busy and self.flow.actor is not None:
            rival = self.top.name(self.top.rival(self.top.near))
            text = prompts.held(piece.name, self.top.chips, rival, self.top.near_party)
            if text:
                old = self.top.prompt
                self.top.prompt = Prompt(old.phase, old.part, text)
        self.refresh()

    def focusables(self) -> Sequence[Focusable]:
        """What the question is about comes first: its pieces, then the seal, then the other controls."""
        order = list(super().focusables())
        seal = self.controls.seal
        if seal is not None and seal in order:
            order.remove(seal)
            first = next((at for at, thing in enumerate(order) if isinstance(thing, Widget)), len(order))
            order.insert(first, seal)
        return order

    def set_focus(self, thing: Focusable | None) -> None:
        """The place that the keys have reached glows like one under a dragged card, chips and all."""
        before, held = self.focus, self.hand.piece
        super().set_focus(thing)
        if held is None or not self.hand.busy or self.hand.dragging or not self.shows_focus:
            return
        if isinstance(before, Place) and before is not thing and before.glow is Glow.NEAR:
            before.glow = Glow.LEGAL
        if isinstance(thing, Place) and thing.name in self.targets(held):
            thing.glow = Glow.NEAR
            self.show_near(held, thing)

    def caption(self, piece: Piece) -> Caption | None:
        """The live words for the enlarged copy of a card."""
        return caption(piece)

    def can_zoom(self, piece: Piece) -> bool:
        """Cards whose face is up, while nothing is told and the pointer is really on them."""
        quiet = self.bubble is None and not self.flow.telling
        return quiet and readable(piece) and self.table.piece_at(self.pointer) is piece
