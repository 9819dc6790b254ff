"""What is printed on the pieces of Election Tamasha, read from `components.json` (see `components`).

Cards are numbered in the order of that file, deck by deck. Rules use the numbers; pictures and
words use the ids.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

PURPLE: Final = 0
YELLOW: Final = 1
PARTIES: Final = (PURPLE, YELLOW)
PARTY_NAMES: Final = ("purple", "yellow")

CLEAN: Final = 0
CORRUPT: Final = 1
CROOK: Final = 2
_GRADES: Final = {"clean": CLEAN, "corrupt": CORRUPT, "crook": CROOK}

ANYWHERE: Final = -1
"""Group of a candidate that fits every constituency."""


class Constituency(msgspec.Struct, frozen=True):
    """One of the nine spaces of the board."""

    id: str
    name: str
    voters: str
    neta_group: str
    wants: str
    emblem: str
    tint: str


class Neta(msgspec.Struct, frozen=True):
    """A candidate: CandyNeta, BigNeta, or a nameless filler of a scenario."""

    id: str
    name: str
    group: int
    """Constituency it fits, or `ANYWHERE`."""
    grade: int
    funds: int
    pawns: int
    ticket: int
    tradable: bool
    slogan: str


class Campaign(msgspec.Struct, frozen=True):
    """A Campaign card, or with `constituency` = `ANYWHERE` a Big Campaign card."""

    id: str
    title: str
    line: str
    constituency: int
    tier: str
    funds: int
    pawns: int
    votes: int


class News(msgspec.Struct, frozen=True):
    """A Breaking News card; plus is gained, minus is lost by the command that played it."""

    id: str
    title: str
    line: str
    kind: str
    funds: int
    pawns: int
    votes: int


class Attack(msgspec.Struct, frozen=True):
    """An allegation against one candidate by name."""

    id: str
    title: str
    line: str
    target: int
    """The candidate it accuses."""
    votes: int
    """Votes it removes."""


class Victim(msgspec.Struct, frozen=True):
    """An answer to allegations against one group's candidates, or the BigNeta."""

    id: str
    title: str
    line: str
    party: int
    defends: tuple[int, ...]
    """The candidates it can clear."""


class FactionCard(msgspec.Struct, frozen=True):
    """The card that marks an Adda on a faction's side of the planner."""

    id: str
    party: int
    constituency: int
    adda: str
    """What the place is called among friends."""


class Kundali(msgspec.Struct, frozen=True):
    """A survey: starting votes of both parties in board order."""

    id: str
    title: str
    line: str
    votes: tuple[tuple[int, ...], tuple[int, ...]]


class Speech(msgspec.Struct, frozen=True):
    """A victory speech."""

    id: str
    title: str
    text: str


with open(__file__.rpartition("cards")[0] + "components.json", "rb") as _file:  # noqa: PTH123 (pathlib costs more)
    _DATA: Final[dict[str, Any]] = msgspec.json.decode(_file.read())


def _entries(kind: str) -> list[dict[str, Any]]:
    entries: list[dict[str, Any]] = _DATA[kind]
    return entries


CONSTITUENCIES: Final = tuple(
    Constituency(e["id"], e["name"], e["voters"], e["neta_group"], e["wants"], e["emblem"], e["tint"])
    for e in sorted(_entries("constituency"), key=lambda entry: int(entry["board_order"]))
)
SEATS: Final = len(CONSTITUENCIES)
CODES: Final = tuple(place.id for place in CONSTITUENCIES)
_BY_CODE: Final = {code: number for number, code in enumerate(CODES)}


def _neta(entry: dict[str, Any], group: int) -> Neta:
    return Neta(
        entry["id"],
        entry["name"],
        group,
        _GRADES[entry["grade"]],
        entry["funds"],
        entry["pawns"],
        entry["ticket"],
        entry["tradable"],
        entry["slogan"],
    )


def _filler(party: int, code: str) -> Neta:
    """A nameless Clean candidate without anything, for positions that do not name one."""
    return Neta(f"filler_{PARTY_NAMES[party]}_{code}", "", _BY_CODE[code], CLEAN, 0, 0, 0, False, "")


CANDYNETAS: Final = tuple(_neta(e, _BY_CODE.get(e["group"], ANYWHERE)) for e in _entries("candyneta"))
_BIGNETAS = tuple(_neta(e, ANYWHERE) for e in _entries("bigneta"))
FILLER_FROM: Final = len(CANDYNETAS) + len(_BIGNETAS)
NETAS: Final = (
    *CANDYNETAS,
    *_BIGNETAS,
    *(_filler(party, code) for party in PARTIES for code in CODES),
)
MISS_BOLLY: Final = next(number for number, neta in enumerate(CANDYNETAS) if neta.group == ANYWHERE)
BIGNETA_OF: Final = (len(CANDYNETAS), len(CANDYNETAS) + 1)
"""The BigNeta of Purple and of Yellow."""


def _campaign(entry: dict[str, Any], constituency: int, tier: str) -> Campaign:
    return Campaign(
        entry["id"],
        entry["title"],
        entry["line"],
        constituency,
        tier,
        entry["funds"],
        entry["pawns"],
        entry["votes"],
    )


CAMPAIGNS: Final = tuple(_campaign(e, _BY_CODE[e["constituency"]], e["tier"]) for e in _entries("campaign"))
BIG_CAMPAIGNS: Final = tuple(_campaign(e, ANYWHERE, "big") for e in _entries("big_campaign"))
NEWS: Final = tuple(
    News(e["id"], e["title"], e["line"], e["kind"], e["funds"], e["pawns"], e["votes"])
    for e in _entries("breaking_news")
)
_NETA_NUMBERS: Final = {neta.id: number for number, neta in enumerate(NETAS)}
ATTACKS: Final = tuple(
    Attack(e["id"], e["title"], e["line"], _NETA_NUMBERS[e["target"]], e["removes_votes"])
    for e in _entries("attack")
)
VICTIMS: Final = tuple(
    Victim(
        e["id"],
        e["title"],
        e["line"],
        PARTY_NAMES.index(e["party"]),
        tuple(_NETA_NUMBERS[neta] for neta in e["defends"]),
    )
    for e in _entries("victim")
)
FACTION_CARDS: Final = tuple(
    FactionCard(e["id"], PARTY_NAMES.index(e["party"]), _BY_CODE[e["constituency"]], e["adda"])
    for e in _entries("faction_card")
)
KUNDALIS: Final = tuple(
    Kundali(
        e["id"],
        e["title"],
        e["line"],
        (tuple(e["purple"][code] for code in CODES), tuple(e["yellow"][code] for code in CODES)),
    )
    for e in _entries("party_kundali")
)
SPEECHES: Final = tuple(Speech(e["id"], e["title"], e["line"]) for e in _entries("victory_speech"))

NEWS_PAWN_PRICE: Final[int] = _DATA["cover_rate"]["news_pawn_from_cpf"]
DEFECTION_PRICE: Final[int] = _DATA["rates"]["defection_price"]
POOL: Final = (140, 70, 170)
"""Rs. crore, Pawns and votes in each party's Public Pool box (section 2)."""


ATTACKS_DRAWN: Final[int] = _DATA["attack_version"]["attack_drawn_per_party"]
ATTACKS_KEPT: Final[int] = _DATA["attack_version"]["attack_kept_per_party"]
VICTIMS_KEPT: Final[int] = _DATA["attack_version"]["victim_kept_per_party"]
FACTION_ATTACKS_KEPT: Final[int] = _DATA["attack_version"]["attack_kept_per_faction"]
FACTION_VICTIMS_KEPT: Final[int] = _DATA["attack_version"]["victim_kept_per_faction"]


class Sitting(msgspec.Struct, frozen=True):
    """How many cards a party draws (ET-3.28 to 3.30)."""

    campaign: int
    big: int
    news: int


SITTINGS: Final = {
    name: Sitting(entry["campaign"], entry["big_campaign"], entry["breaking_news"])
    for name, entry in _DATA["sitting"].items()
}


def number_of(cards: tuple[Any, ...], card_id: str) -> int:
    """The number of the card with this id. Raises `KeyError` if there is none."""
    for number, card in enumerate(cards):
        if card.id == card_id:
            return number
    raise KeyError(card_id)
