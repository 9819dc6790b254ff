"""Table options of Al-Entkhbat."""

from __future__ import annotations

from typing import Final

import msgspec

from engine.core.game import Setup, SetupRefused, option
from engine.core.refusal import Refusal
from engine.entkhbat.cards import CARDS, DECK, REGIONS, REGIONS_EACH, ROOMY_REGIONS

VALUES: Final[dict[str, tuple[str, ...]]] = {
    "regions_per_candidate": ("standard", "roomy"),
    "region_setup": ("dealt", "chosen"),
    "first_candidate": ("lots", "picked"),
    "deal_picks": ("open", "sealed"),
    "fees_tough_luck": ("one_card_each", "one_for_all"),
    "last_one_standing": ("play_on", "end_cycle"),
    "match_length": ("full", "short"),
    "bank": ("full", "half"),
    "turn_timer": ("gentle", "off", "strict"),
    "referee": ("engine", "seat"),
    "table_breach": ("on", "off"),
    "end_turn_by_hand": ("off", "on"),
    "late_tit_for_tat": ("on", "off"),
}
"""Options with their values, the default first."""

WHO_SITS: Final = ("starter", "humans")
"""What a set-up may say besides, as digits: the seat that begins if it is picked, the seats of people."""

SHORT_MATCH: Final = 3
"""Cycles of a short match (AE-D39)."""


class Options(msgspec.Struct, frozen=True):
    """The table options of one match as the rules read them."""

    chosen: dict[str, str]
    """Every option by id, for those who show them."""
    regions_each: int
    """Regions of each candidate (AE-1.03)."""
    draft: bool
    """Regions are picked, not dealt (AE-1.04)."""
    starter: int
    """The seat that begins, or -1 if lots are drawn (AE-2.01)."""
    sealed_picks: bool
    """Both regions of a Deal are picked in secret (AE-8.05)."""
    one_for_all: bool
    """One Tough Luck answers everybody's (AE-7.47)."""
    end_with_last: bool
    """A cycle ends with the last candidate (AE-2.10)."""
    cycles: int
    half_bank: bool
    """The lower half of the bank is set aside unseen (AE-D40)."""
    referee: bool
    """A person has the referee's chair (AE-13.11)."""
    table_breach: bool
    """The table may judge a breach (AE-13.12)."""
    end_by_hand: bool
    """A turn stays open until its owner ends it (AE-3.06)."""
    late_reflection: bool
    """Tit for Tat also after one's own Tough Luck (AE-6.06)."""
    humans: tuple[int, ...]
    """The seats on which people sit (AE-13.12)."""


def read_options(setup: Setup) -> Options:
    """The options of `setup` as the rules read them. Raises `SetupRefused`."""
    for name in setup.options:
        if name not in VALUES and name not in WHO_SITS:
            raise SetupRefused(Refusal("unknown-option", "", {"option": name}))
    seats = setup.seats
    chosen = {name: option(setup.options, name, values, values[0]) for name, values in VALUES.items()}
    starter = _seats_in(setup, "starter", "0")
    roomy = chosen["regions_per_candidate"] == "roomy" and seats == min(REGIONS_EACH)
    return Options(
        chosen=chosen,
        regions_each=ROOMY_REGIONS if roomy else REGIONS_EACH[seats],
        draft=chosen["region_setup"] == "chosen",
        starter=starter[0] if starter and chosen["first_candidate"] == "picked" else -1,
        sealed_picks=chosen["deal_picks"] == "sealed",
        one_for_all=chosen["fees_tough_luck"] == "one_for_all",
        end_with_last=chosen["last_one_standing"] == "end_cycle",
        cycles=SHORT_MATCH if chosen["match_length"] == "short" else seats,
        half_bank=chosen["bank"] == "half",
        referee=chosen["referee"] == "seat",
        table_breach=chosen["table_breach"] == "on" and chosen["referee"] == "engine",
        end_by_hand=chosen["end_turn_by_hand"] == "on",
        late_reflection=chosen["late_tit_for_tat"] == "on",
        humans=_seats_in(setup, "humans", "".join(map(str, range(seats)))),
    )


def _seats_in(setup: Setup, name: str, usual: str) -> tuple[int, ...]:
    """Seats written as digits, from 0. Raises `SetupRefused`."""
    text = setup.options.get(name, usual)
    if len(text) > setup.seats or not all(c.isdecimal() and int(c) < setup.seats for c in text):
        raise SetupRefused(Refusal("unknown-option-value", "", {"option": name, "value": text}))
    return tuple(sorted({int(c) for c in text}))


DRAWS: Final = {
    "starter": 6, "regions": REGIONS, "deck": len(CARDS), "fan": len(CARDS), "trim": 200, "bank": len(DECK),
}  # fmt: skip
"""Every random draw by name, in the order of section 7.1, with how many results it has; and how many cards
the bank of a lesson has, which is never drawn by lot."""


def check_deal(setup: Setup) -> None:
    """Stacked draws must exist and name existing cards. Raises `SetupRefused`."""
    for draw, stacked in setup.deal.items():
        sides = setup.seats if draw == "starter" else DRAWS.get(draw, 0)
        if not all(0 <= result < sides for result in stacked):
            raise SetupRefused(Refusal("unknown-deal", "", {"draw": draw}))
