"""Actions as scenario files write them: `{ seat = "pm", do = "enact", card = "fund" }`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import msgspec

from engine.core.asking import Answer
from engine.core.scenarios import Unreadable
from engine.modipoly import answers, phases
from engine.modipoly.answers import Goods, Word
from engine.modipoly.cards import DEED_IDS, ORDINANCE_IDS, PROMISE_IDS, ROLE_IDS
from engine.modipoly.table import Table

Action = Mapping[str, Any]


def seat_named(table: Table, name: str) -> int:
    """The seat that was dealt a role. Raises `Unreadable`."""
    if name not in ROLE_IDS or ROLE_IDS.index(name) not in table.origin:
        raise Unreadable(f"Nobody at this table was dealt {name!r}.")
    return table.origin.index(ROLE_IDS.index(name))


def numbered(ids: Sequence[str], name: str, what: str) -> int:
    """The number of a deed or a card by its id. Raises `Unreadable`."""
    if name not in ids:
        raise Unreadable(f"There is no {what} {name!r}.")
    return ids.index(name)


def deed(name: str) -> int:
    """A deed by its id. Raises `Unreadable`."""
    return numbered(DEED_IDS, name, "deed")


def card(name: str) -> int:
    """An ordinance by its id. Raises `Unreadable`."""
    return numbered(ORDINANCE_IDS, name, "ordinance")


def goods(given: Action, words: tuple[Word, ...] = ()) -> Goods:
    """One side of a bargain. Raises `Unreadable`."""
    unknown = set(given) - {"cash", "tokens", "cards", "deed", "deeds", "promises"}
    if unknown:
        raise Unreadable(f"Nobody can give {min(unknown)!r}.")
    deeds = [*given.get("deeds", ()), *([given["deed"]] if "deed" in given else ())]
    return Goods(
        given.get("cash", 0),
        given.get("tokens", 0),
        tuple(card(name) for name in given.get("cards", ())),
        words + tuple(word(entry) for entry in given.get("promises", ())),
        tuple(deed(name) for name in deeds),
    )


def word(entry: Any) -> Word:
    """A promise by its id, or with what it is about: `{ id = "cast_next", n = 3 }`. Raises `Unreadable`."""
    if isinstance(entry, str):
        return Word(numbered(PROMISE_IDS, entry, "promise"))
    about = entry.get("n", 0) if "deed" not in entry else deed(entry["deed"])
    return Word(numbered(PROMISE_IDS, entry["id"], "promise"), about)


def _offer(table: Table, action: Action) -> Answer:
    give, get = _terms(action)
    return answers.Offer(seat_named(table, action["to"]), give, get)


def _terms(action: Action) -> tuple[Goods, Goods]:
    """Promises named beside both sides come from whoever gives nothing else."""
    words = tuple(word(entry) for entry in action.get("promises", ()))
    give, get = action.get("give", {}), action.get("get", {})
    return (goods(give), goods(get, words)) if give and not get else (goods(give, words), goods(get))


def _vote(table: Table, action: Action) -> Answer:
    bribes = tuple(
        answers.Bribe(
            seat_named(table, bribe["to"]), bribe["votes"], bribe.get("cash", 0), bribe.get("tokens", 0)
        )
        for bribe in action.get("bribes", ())
    )
    return answers.CallVote(bribes)


def _tie_break(table: Table, action: Action) -> Answer:
    choice = action["choice"]
    if choice in ("for", "against"):
        return answers.BreakTie(choice == "for")
    return answers.PickWinner(seat_named(table, choice))


def _targets(table: Table, action: Action) -> Answer:
    return answers.PickSeat(tuple(seat_named(table, name) for name in action["targets"]))


READERS: Final[dict[str, Callable[[Table, Action], Answer]]] = {
    "pick_role": lambda table, action: answers.PickRole(numbered(ROLE_IDS, action["role"], "role")),
    "roll": lambda table, action: answers.Roll(),
    "pay_bail": lambda table, action: answers.PayBail(),
    "join_bjp": lambda table, action: answers.JoinBjp(),
    "refuse": lambda table, action: answers.Refuse(),
    "offer": _offer,
    "accept": lambda table, action: answers.Accept(),
    "decline": lambda table, action: answers.Decline(),
    "counter": lambda table, action: answers.Counter(*_terms(action)),
    "borrow": lambda table, action: answers.Borrow(deed(action["deed"])),
    "redeem": lambda table, action: answers.Redeem(deed(action["deed"])),
    "repay_loan": lambda table, action: answers.RepayLoan(action["loan"]),
    "sell_deed": lambda table, action: answers.SellDeed(deed(action["deed"]), action["reserve"]),
    "enact": lambda table, action: answers.Enact(card(action["card"])),
    "padyatra": lambda table, action: answers.Padyatra(),
    "strike": lambda table, action: answers.Strike(),
    "forward": lambda table, action: answers.Forward(),
    "place_file": lambda table, action: answers.PlaceFile(deed(action["deed"])),
    "end_turn": lambda table, action: answers.EndTurn(),
    "call_vote": _vote,
    "closed_bond": lambda table, action: answers.ClosedBond(),
    "walk_on": lambda table, action: answers.WalkOn(),
    "pledge": lambda table, action: answers.Pledge(action["votes"]),
    "counter_bribe": lambda table, action: answers.CounterBribe(
        action["votes"], action.get("cash", 0), action.get("tokens", 0)
    ),
    "slip": lambda table, action: answers.Slip(action["bid"], action.get("loan", 0)),
    "blank": lambda table, action: answers.Blank(),
    "announce": lambda table, action: answers.Announce(seat_named(table, action["winner"])),
    "settle": lambda table, action: answers.Settle(),
    "enact_now": lambda table, action: answers.EnactNow(),
    "hold": lambda table, action: answers.Hold(),
    "lapse": lambda table, action: answers.Lapse(card(action["card"])),
    "stay": lambda table, action: answers.Stay(),
    "let_pass": lambda table, action: answers.LetPass(),
    "pick_seat": _targets,
    "pick_deed": lambda table, action: answers.PickDeed(deed(action["deed"])),
    "pay_fine": lambda table, action: answers.PayFine(),
    "go_to_tihar": lambda table, action: answers.GoToTihar(),
    "discard_card": lambda table, action: answers.DiscardCard(card(action["card"])),
    "done": lambda table, action: answers.Done(),
    "ballot": lambda table, action: answers.Ballot(action.get("vote", action.get("side")) == "for"),
    "nominate": lambda table, action: answers.Nominate(seat_named(table, action["candidate"])),
    "no_nomination": lambda table, action: answers.NoNomination(),
    "back": lambda table, action: answers.Back(seat_named(table, action["candidate"])),
    "tie_break": _tie_break,
}
"""How each `do` is read."""


def read_answer(table: Table, action: Action) -> Answer:
    """The answer an action describes. Raises `Unreadable`."""
    verb = action.get("do", "?")
    if verb not in READERS:
        raise Unreadable(f"There is no such thing to do as {verb!r}.")
    try:
        answer = READERS[verb](table, action)
        return msgspec.convert(msgspec.to_builtins(answer), type(answer))
    except KeyError as missing:
        raise Unreadable(f"{verb!r} does not say {missing}.") from None
    except (msgspec.ValidationError, TypeError) as error:
        raise Unreadable(f"{verb!r} cannot be read: {error}.") from None


def idle(table: Table, legal: Sequence[Answer]) -> Answer:
    """What is done for a seat whose time is up (section 19), out of all that it may do."""
    kinds = IDLE[table.awaits]
    for kind in kinds:
        for answer in legal:
            if isinstance(answer, kind):
                return answer
    return legal[0]


IDLE: Final[dict[str, tuple[type[Answer], ...]]] = {
    phases.PICK_ROLE: (answers.PickRole,),
    phases.TURN_OPEN: (answers.Roll,),
    phases.LAND_UNOWNED: (answers.WalkOn,),
    phases.OFFER_REPLY: (answers.Decline,),
    phases.DEBT: (answers.Settle,),
    phases.TURN_CLOSE: (answers.EndTurn,),
    phases.PLEDGE: (answers.Pledge,),
    phases.COUNTER_BRIBE: (answers.Decline,),
    phases.SLIPS: (answers.Blank,),
    phases.ANNOUNCE: (answers.Announce,),
    phases.PM_CARD: (answers.Hold, answers.Lapse),
    phases.PIL: (answers.LetPass,),
    phases.PICK_SEAT: (answers.PickSeat,),
    phases.PICK_DEED: (answers.PickDeed,),
    phases.INVESTIGATED: (answers.PayFine, answers.GoToTihar),
    phases.BJP_CORNER: (answers.Refuse,),
    phases.OVERFLOW: (answers.DiscardCard,),
    phases.INTERVAL: (answers.Done,),
    phases.BALLOT: (answers.Ballot,),
    phases.NOMINATE: (answers.NoNomination,),
    phases.BACK: (answers.Back,),
    phases.TIE_BREAK: (answers.BreakTie, answers.PickWinner),
}
"""The idle action of every decision: the first option of the first of these kinds."""
