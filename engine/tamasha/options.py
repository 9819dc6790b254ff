"""Table options of Election Tamasha."""

from __future__ import annotations

from typing import Final

import msgspec

from engine.core.game import Setup, SetupRefused, option
from engine.core.refusal import Refusal
from engine.tamasha.cards import (
    ATTACKS,
    BIG_CAMPAIGNS,
    CAMPAIGNS,
    CANDYNETAS,
    KUNDALIS,
    NEWS,
    PARTIES,
)
from engine.tamasha.house import FACTION
from engine.tamasha.refusals import no

VALUES: Final[dict[str, tuple[str, ...]]] = {
    "pair_party": ("purple", "yellow"),
    "command_mode": ("alternate", "either"),
    "sitting": ("full", "short"),
    "horse_trading": ("transfer", "sheet"),
    "pass_rule": ("strict", "after_news"),
    "campaign_top_up": ("any", "big_only", "never"),
    "news_pawn_cover": ("at_par", "waived"),
    "show_cpf": ("hidden", "open"),
}
"""Options of every version with their values, the default first (section 6 of the rules)."""

FACTION_VALUES: Final[dict[str, tuple[str, ...]]] = {
    **{name: values for name, values in VALUES.items() if name != "sitting"},
    "faction_reach": ("any", "own_addas"),
    "faction_attack_cap": ("4", "3"),
    "kingmaker_rounds": ("3", "1", "2", "4", "5"),
}
"""Options of the Faction version, which sits for the full House only (ET-D12)."""


class Options(msgspec.Struct, frozen=True):
    """The table options of one match as the rules read them."""

    pair_party: str
    """Three seats: the party with two High Commands (ET-D01)."""
    either_may_act: bool
    """Any seat of a command may act, not only the one on duty (ET-D02)."""
    sitting: str
    """`full` or `short` (ET-D12)."""
    seats_move: bool
    """A bought seat leaves the other party; otherwise the printed sheet decides (ET-D20)."""
    pass_after_news: bool
    """A command that has opened all its envelopes may pass freely (ET-D17)."""
    chest_for_campaigns: bool
    """The chest may top up Campaigns (ET-D22)."""
    chest_for_bigs: bool
    """The chest may top up Big Campaigns (ET-D22)."""
    waive_pawns: bool
    """Pawns missing from a Breaking News bill are forgiven (ET-D15)."""
    open_chests: bool
    """Everybody may see every chest (ET-D10)."""
    shop_at_home: bool
    """A faction may buy in its own Addas only (ET-D29)."""
    party_attack_cap: int
    """Attack cards that both factions of a party may keep together (ET-D27)."""
    kingmaker_rounds: int
    """Bargaining rounds before the total re-election (ET-D32)."""

    def values(self, variant: str) -> dict[str, str]:
        """The options of a version by id, as they were chosen."""
        top_up = "any" if self.chest_for_campaigns else "big_only" if self.chest_for_bigs else "never"
        everything = {
            "pair_party": self.pair_party,
            "command_mode": "either" if self.either_may_act else "alternate",
            "sitting": self.sitting,
            "horse_trading": "transfer" if self.seats_move else "sheet",
            "pass_rule": "after_news" if self.pass_after_news else "strict",
            "campaign_top_up": top_up,
            "news_pawn_cover": "waived" if self.waive_pawns else "at_par",
            "show_cpf": "open" if self.open_chests else "hidden",
            "faction_reach": "own_addas" if self.shop_at_home else "any",
            "faction_attack_cap": str(self.party_attack_cap),
            "kingmaker_rounds": str(self.kingmaker_rounds),
        }
        return {name: everything[name] for name in values_of(variant)}


def values_of(variant: str) -> dict[str, tuple[str, ...]]:
    """The options of a version by id, each with its values, the default first."""
    return FACTION_VALUES if variant == FACTION else VALUES


def chosen(setup: Setup) -> dict[str, str]:
    """Every option of `setup` by id, defaults filled in. Raises `SetupRefused`."""
    offered = values_of(setup.variant)
    if setup.variant == FACTION and setup.options.get("sitting", "full") != "full":
        raise SetupRefused(no("faction-sits-full"))
    for name in setup.options:
        if name not in offered and name not in VALUES:
            raise SetupRefused(Refusal("unknown-option", "", {"option": name}))
    if setup.seats == 3 and setup.options.get("pair_party") == "":
        raise SetupRefused(no("pair-not-chosen"))
    everything = VALUES | FACTION_VALUES
    return {name: option(setup.options, name, values, values[0]) for name, values in everything.items()}


def read_options(setup: Setup) -> Options:
    """The options of `setup` as the rules read them. Raises `SetupRefused`."""
    values = chosen(setup)
    top_up = values["campaign_top_up"]
    return Options(
        pair_party=values["pair_party"],
        either_may_act=values["command_mode"] == "either",
        sitting=values["sitting"],
        seats_move=values["horse_trading"] == "transfer",
        pass_after_news=values["pass_rule"] == "after_news",
        chest_for_campaigns=top_up == "any",
        chest_for_bigs=top_up != "never",
        waive_pawns=values["news_pawn_cover"] == "waived",
        open_chests=values["show_cpf"] == "open",
        shop_at_home=values["faction_reach"] == "own_addas",
        party_attack_cap=int(values["faction_attack_cap"]),
        kingmaker_rounds=int(values["kingmaker_rounds"]),
    )


DRAWS: Final = {
    "kundali": len(KUNDALIS),
    "candyneta": len(CANDYNETAS),
    "yellow_pile": len(CANDYNETAS),
    "rest": len(CANDYNETAS),
    "campaign": len(CAMPAIGNS),
    "big_campaign": len(BIG_CAMPAIGNS),
    "breaking_news": len(NEWS),
    "attack": len(ATTACKS),
    "coin": len(PARTIES),
}
"""Every random draw by name, in the order of ET-D38, with how many cards or sides it has."""


def check_deal(setup: Setup) -> None:
    """Stacked draws must exist and name existing cards. Raises `SetupRefused`."""
    for draw, stacked in setup.deal.items():
        sides = DRAWS.get(draw, 0)
        if not all(0 <= card < sides for card in stacked):
            raise SetupRefused(Refusal("unknown-deal", "", {"draw": draw}))
