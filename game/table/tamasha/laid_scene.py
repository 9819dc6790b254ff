"""A table as far as it lies there: zones, places, fans, pieces and controls, in line with what is shown."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from game.canvas import Canvas
from game.table.match_scene import MatchScene
from game.table.tamasha import furnish
from game.table.tamasha.draft import Draft
from game.table.tamasha.faction.layout import table_layout
from game.table.tamasha.fans import fans
from game.table.tamasha.furniture import ground
from game.table.tamasha.layout import Layout
from game.table.tamasha.pieces import specs
from game.table.tamasha.pockets import HAND_DEALT
from game.table.tamasha.specs import Asked, Spec
from game.table.tamasha.top import Top
from game.table.tamasha.zone import Zone

if TYPE_CHECKING:
    from game.play.session import Session
    from game.table.tamasha.controls import Controls
    from game.table.tamasha.flow import Flow
    from game.table.tamasha.paying import Till
    from game.table.tamasha.sync import Sync

CHOOSING = frozenset(("turn", "opening", "reply", "pockets"))
"""Questions in which cards that cannot be chosen lose their colour."""


class LaidScene(MatchScene):
    """Everything on a Tamasha table at its place. The scene of a match fills in the rest."""

    top: Top
    sync: Sync
    flow: Flow
    till: Till
    controls: Controls
    asked: Asked

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.zones: list[Zone] = []
        self._states: list[object] = []
        self._fans_for: tuple[object, ...] = ()

    @property
    def log(self) -> list[tuple[str, str]]:
        """What happened so far, as the table shows it."""
        return self.top.log

    @log.setter
    def log(self, lines: list[tuple[str, str]]) -> None:
        self.top.log[:] = lines

    @property
    def draft(self) -> Draft:
        """What is prepared and not yet given, as the table shows it."""
        return self.top.draft

    @draft.setter
    def draft(self, draft: Draft | None) -> None:
        self.top.draft = Draft() if draft is None else draft

    def build(self) -> None:
        """Lay everything out for the present window; a story under way comes to its end first."""
        if self.player.playing:
            self.player.skip()
        self.till.take_back()
        self.lay_out()

    def lay_out(self) -> None:
        """Zones, places, fans and controls for the present window and moment."""
        self.hand.cancel()
        self.top.layout = self.new_layout()
        for widget in list(self.widgets):
            self.remove(widget)
        self.bubble = None
        self.table.clear()
        self.sync.forget()
        self.zones = furnish.zones(self.top)
        self.backdrop = list(self.zones)
        self._states = []
        self._fans_for = ()
        for place in furnish.places(self.top):
            self.table.add_place(place)
        self.controls.build()
        self.refresh(at_once=True)
        self.flow.reopen()
        self.touch()

    def ground(self, canvas: Canvas) -> None:
        """The cloth."""
        ground(canvas)

    def refresh(self, at_once: bool = False) -> None:
        """Bring zones, fans, pieces and controls into line with what is shown."""
        if self.top.layout.trading != self.top.shown.trading:
            self.lay_out()
            return
        self.hire_band()
        self._place_fans()
        held = self.hand.piece if self.hand.busy else None
        self.sync.held = held.name if held is not None else ""
        in_fan = held is not None and self.hand.dragging and self.table.hand_of(held) is not None
        self.top.gap = held.home if held is not None and in_fan else None
        self.sync.bring([self._greyed(spec) for spec in self.specs()], at_once)
        for index, zone in enumerate(self.zones):
            state = zone.state()
            if index >= len(self._states):
                self._states.append(state)
            elif self._states[index] != state:
                self._states[index] = state
                self.touch(zone.bounds())
        self.controls.refresh()

    def new_layout(self) -> Layout:
        """Where everything lies in the present window."""
        return table_layout(self.space, self.top.shown.trading, self.top.chairs.split)

    def specs(self) -> Iterable[Spec]:
        """Every piece that lies on the table now."""
        return specs(self.top, self.asked)

    def _greyed(self, spec: Spec) -> Spec:
        """Cards of the hand that nothing can be done with lose their colour while one must be chosen."""
        if not spec.hand or spec.hand == HAND_DEALT or self.asked.awaits not in CHOOSING:
            return spec
        return spec if spec.name in self.gestures.drags else spec.but_grey()

    def _place_fans(self) -> None:
        """New fans where the pockets have changed; the cards keep the order the player has put them in."""
        laid = fans(self.top)
        wanted = tuple((hand.name, tuple(hand.rect), hand.fan) for hand in laid)
        if wanted == self._fans_for:
            return
        self._fans_for = wanted
        held = {hand.name: hand.pieces for hand in self.table.hands}
        self.table.hands.clear()
        for hand in laid:
            hand.pieces = held.get(hand.name, [])
            self.table.add_hand(hand)
