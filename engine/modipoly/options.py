"""Table options of MODIPOLY (section 18 of the rules)."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from engine.core.game import Setup, SetupRefused, option
from engine.core.refusal import Refusal
from engine.modipoly.cards import NEWS, ORDINANCES, ROLES_OF
from engine.modipoly.refusals import no

VALUES: Final[dict[str, tuple[str, ...]]] = {
    "role_deal": ("deal", "choose"),
    "house_powers": ("on", "off"),
    "small_table": ("off", "on"),
    "one_rescue": ("on", "off"),
    "declassify": ("on", "off"),
    "talk": ("normal", "brief", "long"),
}
"""Every option with its values, the default first."""

SMALL: Final = (4, 5)
"""Seats at which `small_table` means anything (MP-17.10)."""
TALK: Final = {"normal": (4, 1), "brief": (2, 0), "long": (8, 3)}
"""Opening offers a turn: of the active seat, of every other (MP-4.15)."""
DRAWS: Final = {"roles": 7, "ordinance": len(ORDINANCES), "news": len(NEWS), "die": 6}
"""Every random draw by name, with how many cards or sides it has."""


class Options(msgspec.Struct, frozen=True):
    """The table options of one match as the rules read them."""

    choose_roles: bool
    house_powers: bool
    small_table: bool
    """True only with four or five seats: maintenance 200, session cards, Congress's GST angers."""
    one_rescue: bool
    declassify: bool
    talk: str
    own_offers: Annotated[int, Meta(ge=0, le=8)]
    """Opening offers of the active seat in a turn."""
    other_offers: Annotated[int, Meta(ge=0, le=8)]
    asked_small_table: bool
    """As it was chosen, whatever the number of seats."""

    def values(self) -> dict[str, str]:
        """The options by id, as they were chosen."""
        return {
            "role_deal": "choose" if self.choose_roles else "deal",
            "house_powers": "on" if self.house_powers else "off",
            "small_table": "on" if self.asked_small_table else "off",
            "one_rescue": "on" if self.one_rescue else "off",
            "declassify": "on" if self.declassify else "off",
            "talk": self.talk,
        }


def read_options(setup: Setup) -> Options:
    """The options of `setup` as the rules read them. Raises `SetupRefused`."""
    if setup.seats not in ROLES_OF:
        raise SetupRefused(no("seats-out-of-range"))
    for name in setup.options:
        if name not in VALUES:
            raise SetupRefused(Refusal("unknown-option", "", {"option": name}))
    chosen = {name: option(setup.options, name, values, values[0]) for name, values in VALUES.items()}
    own, others = TALK[chosen["talk"]]
    small = chosen["small_table"] == "on"
    return Options(
        choose_roles=chosen["role_deal"] == "choose",
        house_powers=chosen["house_powers"] == "on",
        small_table=small and setup.seats in SMALL,
        one_rescue=chosen["one_rescue"] == "on",
        declassify=chosen["declassify"] == "on",
        talk=chosen["talk"],
        own_offers=own,
        other_offers=others,
        asked_small_table=small,
    )


def check_deal(setup: Setup) -> None:
    """Stacked draws must exist and name existing cards. Raises `SetupRefused`."""
    for draw, stacked in setup.deal.items():
        sides = DRAWS.get(draw, 0)
        if not all(0 <= card < sides for card in stacked):
            raise SetupRefused(Refusal("unknown-deal", "", {"draw": draw}))
