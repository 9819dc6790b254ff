"""What can be wrong with the card itself: the Joker's name, the hand, the kind, cards that sleep."""

from __future__ import annotations

from typing import Final

from engine.core.refusal import Refusal
from engine.entkhbat.answers import A_REGION, NO_SUCH_CARD
from engine.entkhbat.cards import (
    FINAL,
    GENERAL,
    GROUP,
    JOKER,
    NO_CONFIDENCE,
    PERSONAL,
    REACTION,
    SLEEPERS,
    SPECIAL,
    VOTE,
)
from engine.entkhbat.refusals import no
from engine.entkhbat.table import Table

PLAYED_OTHERWISE: Final = {
    GENERAL: "not-a-general-command",
    REACTION: "keep-for-a-window",
    PERSONAL: "not-a-personal-command",
    FINAL: "not-a-final-command",
    VOTE: "no-vote-card",
    SPECIAL: "joker-needs-a-name",
}
"""How a card of that group should be played instead, as a refusal: it goes by the card (section 10)."""


def played_otherwise(face: int) -> Refusal:
    """AE-7.01, AE-9.01, AE-10.01, AE-11.01, AE-4.01: this card is played differently."""
    how = {GENERAL: "general", PERSONAL: "personal", FINAL: "final"}.get(GROUP[face], "")
    return no(PLAYED_OTHERWISE[GROUP[face]], how=how)


def stands_for(card: int, named: int) -> int:
    """The face a card is played as."""
    return named if card == JOKER else card


def in_hand(table: Table, seat: int, card: int, named: int) -> Refusal | None:
    """AE-5.08 to 5.10, AE-6.22, AE-5.14: the Joker has a name, the seat is in the cycle and has the card."""
    if card == JOKER:
        if named == A_REGION:
            return no("never-a-region")
        if named in (NO_SUCH_CARD, JOKER):
            return no("no-such-joker")
        if named < 0:
            return no("joker-needs-a-name")
    elif named >= 0:
        return no("no-such-joker")
    if table.out[seat]:
        return no("out-of-the-cycle")
    return None if card in table.hands[seat] else no("not-in-hand")


def sleeping(table: Table, face: int) -> Refusal | None:
    """AE-7.36, AE-11.02: not in the first or the last cycle."""
    if face not in SLEEPERS or not table.asleep():
        return None
    return no("no-confidence-sleeps" if face == NO_CONFIDENCE else "final-command-sleeps")
