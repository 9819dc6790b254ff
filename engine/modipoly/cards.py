"""What is printed on the pieces of MODIPOLY, read from `components.json` (see `components`).

Roles, meters, deeds, spaces and cards are numbers: roles and meters in the order of their role cards and
dials, deeds in board order, cards in the order of the file. Pictures and words use the ids. Money is in
crores of rupees, always a whole multiple of ten.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

PM: Final = 0
CONGRESS: Final = 1
CPIM: Final = 2
OLIGARCH: Final = 3
LIBERAL: Final = 4
DEVOTED: Final = 5
GOV: Final = 6
ROLE_IDS: Final = ("pm", "congress", "cpim", "oligarch", "liberal", "devoted", "gov")

CONSTITUTION: Final = 0
UNITY: Final = 1
ANGER: Final = 2
PROTEST: Final = 3
DISTRACTION: Final = 4
METER_IDS: Final = ("constitution", "unity", "anger", "protest", "distraction")

TREASURY: Final = -1
"""The Treasury as an owner, a seller or a creditor."""
NOBODY: Final = -1
NO_DEED: Final = -1
NO_CARD: Final = -1


class Role(msgspec.Struct, frozen=True):
    """A role card."""

    id: str
    name: str
    cash: int
    tokens: int
    salary: int
    weight: int
    """In confidence and replacement votes (MP-10.06)."""
    citizen: bool
    may_bid: bool
    may_pledge: bool
    """May borrow from the Treasury on a deed (MP-2.20)."""
    never_tihar: bool


class Deed(msgspec.Struct, frozen=True):
    """An asset's card, with its five numbers."""

    id: str
    name: str
    short: str
    space: int
    sector: int
    base: int
    votes: int
    """Tokens needed in an acquisition vote."""
    minimum: int
    """The least bid."""
    security: int
    """What the Treasury lends on it."""
    levy: int
    flavour: str


class Effect(msgspec.Struct, frozen=True):
    """One step of a card; which fields count depends on `op` (see `rules.effects`)."""

    op: str
    meter: int = -1
    by: int = 0
    to: int = 0
    who: str = ""
    payees: str = ""
    amount: int = 0
    filter: str = ""
    count: int = 1


class Ordinance(msgspec.Struct, frozen=True):
    """A PM CARES 56" card."""

    id: str
    name: str
    constitution: int
    """The change of the Constitution, made before anything else."""
    text: str
    flavour: str
    effects: tuple[Effect, ...]


class News(msgspec.Struct, frozen=True):
    """A Godi Media card."""

    id: str
    name: str
    marked: bool
    """DISTRACTION: whatever would hit the PM hits the devoted (MP-13.14)."""
    text: str
    flavour: str
    effects: tuple[Effect, ...]


class Promise(msgspec.Struct, frozen=True):
    """A promise slip; it binds nobody (MP-4.13)."""

    id: str
    text: str


with open(__file__.rpartition("cards")[0] + "components.json", "rb") as _file:  # noqa: PTH123 (pathlib costs more)
    _DATA: Final[dict[str, Any]] = msgspec.json.decode(_file.read())

ROLES: Final = tuple(
    Role(
        e["id"],
        e["name"],
        e["start_cash"],
        e["start_tokens"],
        e["salary"],
        e["confidence_weight"],
        e["citizen"],
        e["may_bid"],
        e["may_borrow_secured"],
        e["never_tihar"],
    )
    for e in _DATA["role"]
)
WEIGHTS: Final = tuple(role.weight for role in ROLES)
SALARIES: Final = tuple(role.salary for role in ROLES)
ROLES_OF: Final[dict[int, tuple[int, ...]]] = {
    e["count"]: tuple(ROLE_IDS.index(role) for role in e["roles"]) for e in _DATA["players"]
}
"""Which roles play, by number of seats (MP-1.02)."""

MOST_SEATS: Final = max(ROLES_OF)

METER_STARTS: Final = tuple(int(e["start"]) for e in _DATA["meter"])
METER_ENDS: Final = tuple(int(e["maximum"]) for e in _DATA["meter"])

SECTOR_IDS: Final = tuple(e["id"] for e in _DATA["sector"])
DEEDS: Final = tuple(
    Deed(
        e["id"],
        e["name"],
        e["short"],
        e["space"],
        SECTOR_IDS.index(e["sector"]),
        e["base_price"],
        e["votes_needed"],
        e["min_bid"],
        e["security"],
        e["levy"],
        e["flavour"],
    )
    for e in sorted(_DATA["deed"], key=lambda entry: int(entry["space"]))
)
DEED_IDS: Final = tuple(deed.id for deed in DEEDS)
BASES: Final = tuple(deed.base for deed in DEEDS)
SISTERS: Final = tuple(
    tuple(other for other, sister in enumerate(DEEDS) if sister.sector == deed.sector) for deed in DEEDS
)
"""For each deed all deeds of its sector, itself included."""
CHANNELS: Final = SISTERS[DEED_IDS.index("shor_tv")]
EVM: Final = DEED_IDS.index("evm")
HOSPITAL: Final = DEED_IDS.index("hospital")

SPACES: Final = len(_DATA["space"])
SPACE_IDS: Final = tuple(e["id"] for e in _DATA["space"])
SPACE_NAMES: Final = tuple(e["name"] for e in _DATA["space"])
DEED_AT: Final = tuple(DEED_IDS.index(e["deed"]) if "deed" in e else NO_DEED for e in _DATA["space"])
"""The deed of each space, or `NO_DEED`."""
KIND_AT: Final = tuple(e["id"] if e["kind"] == "corner" else e["kind"] for e in _DATA["space"])
"""What each space is: deed, pm_cares, democracy, gst, or a corner by its id."""
TIHAR: Final = SPACE_IDS.index("tihar")


def _effect(entry: dict[str, Any]) -> Effect:
    op = entry["op"]
    return Effect(
        op,
        METER_IDS.index(entry["meter"]) if "meter" in entry else -1,
        entry.get("by", 0),
        entry["to"] if op == "meter_set" else int(entry.get("set") == "on"),
        entry.get("who") or entry.get("from", ""),
        entry["to"] if op in ("pay_each", "transfer") else "",
        entry.get("amount") or entry.get("percent") or entry.get("fine", 0),
        entry.get("filter", ""),
        entry.get("count", 1),
    )


ORDINANCES: Final = tuple(
    Ordinance(
        e["id"], e["name"], e["constitution"], e["text"], e["flavour"], tuple(map(_effect, e["effects"]))
    )
    for e in _DATA["ordinance"]
)
ORDINANCE_IDS: Final = tuple(card.id for card in ORDINANCES)
NEWS: Final = tuple(
    News(
        e["id"], e["name"], e["distraction_mark"], e["text"], e["flavour"], tuple(map(_effect, e["effects"]))
    )
    for e in _DATA["news"]
)
NEWS_IDS: Final = tuple(card.id for card in NEWS)
PROMISES: Final = tuple(Promise(e["id"], e["text"]) for e in _DATA["promise"])
PROMISE_IDS: Final = tuple(promise.id for promise in PROMISES)

_MONEY: Final[dict[str, Any]] = _DATA["money"]
_HOUSE: Final[dict[str, Any]] = _MONEY["house"]
_TOKENS: Final[dict[str, Any]] = _DATA["tokens"]
_WIN: Final[dict[str, Any]] = _DATA["win"]

TREASURY_START: Final[int] = _MONEY["treasury_start"]
BAIL: Final[int] = _MONEY["bail"]
MEMBERSHIP: Final[int] = _MONEY["join_bjp"]
DONATION: Final[int] = _MONEY["shakha_donation"]
MAINTENANCE: Final[int] = _MONEY["coalition_maintenance"]
SMALL_MAINTENANCE: Final[int] = _HOUSE["coalition_maintenance_4_5_players"]
GST_PERCENT: Final[int] = _MONEY["gst_percent"]
GST_LEAST: Final[int] = _MONEY["gst_minimum"]
LOAN_PERCENT: Final[int] = _MONEY["oligarch_loan_max_percent"]
LOANS_A_GAME: Final[int] = _MONEY["oligarch_loans_per_game"]
INTEREST_PERCENT: Final[int] = _MONEY["oligarch_interest_percent"]
SECURED_PERCENT: Final[int] = _MONEY["secured_interest_percent"]
LEAST_INTEREST: Final[int] = _HOUSE["interest_minimum"]
PATRONAGE_PERCENT: Final[int] = _MONEY["patronage_percent"]
EX_PM_CASH: Final[int] = _MONEY["ex_pm_cash"]
FILE_PERCENT: Final[int] = _HOUSE["file_pending_percent"]
PADYATRA_COST: Final[int] = _HOUSE["padyatra_cost"]
PIL_COST: Final[int] = _HOUSE["pil_cost"]
STRIKE_COST: Final[int] = _TOKENS["house"]["strike_cost"]
FORWARD_COST: Final[int] = _TOKENS["house"]["forward_cost"]
TOKENS_A_LAP: Final[int] = _TOKENS["gain_at_parliament"]
TOKENS_A_LAP_PM: Final[int] = _TOKENS["gain_at_parliament_pm"]
TERM: Final[int] = _DATA["game"]["passes_in_a_term"]
MOST_TERMS: Final[int] = _DATA["game"]["house"]["times_one_seat_may_be_pm"]
OLIGARCH_LEAST: Final[int] = _WIN["oligarch_portfolio_min"]
LIBERAL_LEAST: Final[int] = _WIN["liberal_constitution_min"]
GOV_LEAST: Final[int] = _WIN["gov_cash_min"]
ALLIANCE_UNITY: Final[int] = _WIN["alliance_unity_min"]

UNITED: Final = 5
"""Below this Unity the opposition's weights are halved (MP-10.07)."""
VOTED_OUT: Final = 7
"""Public Anger that throws the government out at the final election (MP-11.14)."""
STREETS_FULL: Final = 8
"""Protest from which no ordinance is enacted (MP-11.16)."""
BANDH: Final = 10
"""Protest at which everything is closed (MP-11.17)."""
DISTRACTED: Final = 5
"""Distraction from which Public Anger cannot rise (MP-11.13)."""
HAND: Final = 2
"""Ordinances a seat may hold (MP-13.05)."""
STRIKES: Final = 2
PILS: Final = 2
LAST_ROLL: Final = 3
"""The third roll in Tihar (MP-12.04)."""


def tens(amount: int) -> int:
    """MP-2.01: rounded down to a whole ten."""
    return amount - amount % 10


def percent(share: int, amount: int) -> int:
    """MP-2.01: `share` percent of `amount`, rounded down to a whole ten."""
    share *= amount
    return share // 1000 * 10
