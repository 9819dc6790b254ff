"""Personal Commands (AE-10): played on one's own turn, and nobody can answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.entkhbat import cards, events, phases
from engine.entkhbat.answers import PlayPersonal
from engine.entkhbat.cards import DRAWN_A_TURN, FACES, IMMUNE_ROUNDS, JOKER, without
from engine.entkhbat.floor import cumulative
from engine.entkhbat.questions.choices import CLOSE
from engine.entkhbat.records import NOBODY, RESIGNED
from engine.entkhbat.table import Table, replaced


async def play_personal(table: Table, seat: int, play: PlayPersonal) -> None:
    """AE-10.01, AE-10.23: one move each, Extra Action none."""
    face = play.named if play.card == JOKER else play.card
    card = face + FACES if play.card == JOKER else face
    if face != cards.EXTRA_ACTION:
        table.moves_used += 1
    table.put_down(seat, card)
    if face == cards.SECRET_SESSION:
        await secret_session(table, seat, card)
    else:
        EFFECTS[face](table, seat, card, play)


async def secret_session(table: Table, seat: int, card: int) -> None:
    """AE-10.15: the whole board for its holder alone; everything waits until it is closed (AE-D57)."""
    lay_open(table, seat, card)
    table.user = seat
    table.shown += 1
    table.tell_one(seat, events.BoardOpened(seat, cumulative(table)), events.BoardOpened(seat))
    table.await_answer(phases.BOARD, (seat,))
    await CLOSE.to(seat)
    table.answered()
    table.user = NOBODY
    table.shown += 1
    table.tell(events.BoardClosed(seat))


def lay_open(table: Table, seat: int, card: int) -> None:
    """A used card lies in the play area."""
    table.burn((card,))
    table.tell(events.CommandPlayed(seat, card))


def immunity(table: Table, seat: int, card: int, play: PlayPersonal) -> None:
    """AE-10.02, AE-10.03, AE-10.08: three rounds from now; an older one drops."""
    if table.immune[seat]:
        table.drop_shield(seat)
    table.shields = replaced(table.shields, seat, card)
    table.immune = replaced(table.immune, seat, IMMUNE_ROUNDS)
    table.tell(events.ImmunityPlaced(seat, card, IMMUNE_ROUNDS))


def fix(table: Table, seat: int, card: int, play: PlayPersonal) -> None:
    """AE-10.09, AE-10.13: fixed on a region, never to be moved (AE-10.11)."""
    table.fixed = replaced(table.fixed, play.region, (*table.fixed[play.region], card))
    table.tell(events.CardFixed(seat, card, play.region))


def resignation(table: Table, seat: int, card: int, play: PlayPersonal) -> None:
    """AE-10.17 to 10.19: the regions are recorded and close, the hand burns, the holder is out."""
    lay_open(table, seat, card)
    value = sum([table.region_value(region) for region in table.lands[seat]])
    hand = table.hands[seat]
    table.resigned = replaced(table.resigned, seat, value)
    table.lands[seat], table.hands[seat] = (), ()
    table.burn(hand)
    if table.immune[seat]:
        table.drop_shield(seat)
    table.out = replaced(table.out, seat, RESIGNED)
    table.cut = True
    table.shown += 1
    table.tell(events.SeatResigned(seat, table.cycle, value, hand))


def draw_two_more(table: Table, seat: int, card: int, play: PlayPersonal) -> None:
    """AE-10.20, AE-10.21: two cards, or what is left."""
    lay_open(table, seat, card)
    table.draw(seat, DRAWN_A_TURN)


def extra_action(table: Table, seat: int, card: int, play: PlayPersonal) -> None:
    """AE-10.22: one more move in this turn."""
    table.burn((card,))
    table.extra += 1
    table.tell(events.ExtraMove(seat, card))


def finders_keepers(table: Table, seat: int, card: int, play: PlayPersonal) -> None:
    """AE-10.26: any card that lies in the play area, but not itself."""
    table.play = without(table.play, play.pick)
    lay_open(table, seat, card)
    table.hands[seat] = tuple(sorted((*table.hands[seat], play.pick)))
    table.tell(events.CardTaken(seat, play.pick))


EFFECTS: Final[dict[int, Callable[[Table, int, int, PlayPersonal], None]]] = {
    cards.IMMUNITY: immunity,
    cards.BALLOT_STUFFING: fix,
    cards.SAFE_SEAT: fix,
    cards.RESIGNATION: resignation,
    cards.DRAW_2: draw_two_more,
    cards.EXTRA_ACTION: extra_action,
    cards.FINDERS_KEEPERS: finders_keepers,
}
