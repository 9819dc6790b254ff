"""Answers as people write them in scenarios: `do = "play_attack", card = "burn_300", target = "B"`, and back.

Seats are letters, regions labels such as `A1`: the first region that was given to seat A (section 17).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import msgspec

from engine.core.asking import Answer, Seat
from engine.core.scenarios import Unreadable
from engine.entkhbat import answers
from engine.entkhbat.answers import A_REGION, NO_SUCH_CARD, AnyAnswer
from engine.entkhbat.cards import CARD_IDS, FACES, joker_as
from engine.entkhbat.table import Table

REFEREE: Final = "REF"
JOKER_AS: Final = "joker="
Step = Mapping[str, Any]


class Names:
    """What seats and regions are called in one script."""

    def __init__(self, table: Table, seats: Sequence[str]) -> None:
        self.seats = tuple(seats)
        self.labels: dict[str, int] = {}
        self.learn(table)

    def learn(self, table: Table) -> None:
        """Name the regions by their owners, as they are now: a draft gives them one by one."""
        owned = dict.fromkeys(self.seats, 0)
        for region, owner in enumerate(table.owners):
            if owner >= 0:
                owned[self.seats[owner]] += 1
                self.labels[f"{self.seats[owner]}{owned[self.seats[owner]]}"] = region
        self._label_of = {region: label for label, region in self.labels.items()}

    def seat(self, name: object) -> Seat:
        """A seat by its letter, or the referee's chair. Raises `Unreadable`."""
        if name == REFEREE:
            return Seat(len(self.seats))
        if name not in self.seats:
            raise Unreadable(f"Nobody called {name!r} sits here, only {', '.join(self.seats)}.")
        return Seat(self.seats.index(str(name)))

    def region(self, label: object) -> int:
        """A region by its label. Raises `Unreadable`."""
        if label not in self.labels:
            raise Unreadable(f"There is no region {label!r} at this table.")
        return self.labels[str(label)]

    def seat_name(self, seat: int) -> str:
        """The letter of a seat."""
        return self.seats[seat] if 0 <= seat < len(self.seats) else "none"

    def label(self, region: int) -> str:
        """The label of a region."""
        return self._label_of.get(region, "none")


def card_named(name: object) -> int:
    """A face by its id. Raises `Unreadable`."""
    if name not in CARD_IDS:
        raise Unreadable(f"There is no card {name!r}.")
    return CARD_IDS.index(str(name))


def card_on_table(name: str) -> int:
    """A card as it may lie on a region: `v60`, or `joker=v60`. Raises `Unreadable`."""
    if name.startswith(JOKER_AS):
        return joker_as(card_named(name.removeprefix(JOKER_AS)))
    return card_named(name)


def name_on_table(card: int) -> str:
    """The same back."""
    return f"{JOKER_AS}{CARD_IDS[card - FACES]}" if card >= FACES else CARD_IDS[card]


def announced(name: object) -> int:
    """What a Joker is said to be; anything at all can be said. See `answers`."""
    if name is None:
        return -1
    if name == "region" or (isinstance(name, str) and name[:1] == "r" and name[1:].isdecimal()):
        return A_REGION
    return CARD_IDS.index(str(name)) if name in CARD_IDS else NO_SUCH_CARD


def read_answer(step: Step, names: Names) -> Answer:
    """The answer that a step of a script gives. Raises `Unreadable`."""
    verb = step.get("do")
    if step.get("by") == REFEREE and verb == "end_turn":
        verb = "close_turn"
    if verb not in _READERS:
        raise Unreadable(f"There is no such thing to do as {verb!r}.")
    try:
        answer = _READERS[verb](step, names)
        return msgspec.convert(msgspec.to_builtins(answer), type(answer))
    except KeyError as error:
        raise Unreadable(f"{verb!r} needs {error.args[0]!r}.") from None
    except msgspec.ValidationError:
        raise Unreadable(f"{verb!r} has something out of range.") from None


def write_answer(answer: Answer) -> str:
    """The answer in one line, for logs and bug reports: its tag and its fields that say something."""
    fields = msgspec.structs.asdict(answer)
    said = [f"{name}={_written(name, value)}" for name, value in fields.items() if value not in (-1, False)]
    return " ".join([str(type(answer).__struct_config__.tag), *said])


def _written(name: str, value: Any) -> str:
    if name in ("card", "named", "pick"):
        return name_on_table(value)
    if name in ("cards", "places"):
        return ",".join(f"{name_on_table(card)}@{region}" for card, region in value)
    return str(value)


Reader = Callable[[Step, Names], AnyAnswer]


def _region(step: Step, names: Names, key: str) -> int:
    return names.region(step[key]) if key in step else -1


def _card(step: Step) -> int:
    return card_named(step["card"])


def _joker(step: Step) -> int:
    return announced(step.get("as"))


def _votes_at(entries: Sequence[Any], names: Names) -> tuple[tuple[int, int], ...]:
    """Vote cards, each with its region if that is said: `v60@A2`, or `["v60", "A2"]`."""
    found = []
    for entry in entries:
        if isinstance(entry, str):
            name, at, label = entry.partition("@")
            found.append((card_on_table(name), names.region(label) if at else -1))
        else:
            found.append((card_on_table(entry[0]), names.region(entry[1])))
    return tuple(found)


def _attack(step: Step, names: Names) -> AnyAnswer:
    target = names.seat(step["target"]) if "target" in step else -1
    return answers.PlayAttack(_card(step), target, _region(step, names, "region"), _joker(step))


def _offer(step: Step, names: Names) -> AnyAnswer:
    mine, yours = _region(step, names, "mine"), _region(step, names, "yours")
    return answers.OfferDeal(_card(step), names.seat(step["partner"]), mine, yours, _joker(step))


def _reoffer(step: Step, names: Names) -> AnyAnswer:
    mine, yours = _region(step, names, "mine"), _region(step, names, "yours")
    return answers.ReofferDeal(names.seat(step["partner"]), mine, yours)


def _personal(step: Step, names: Names) -> AnyAnswer:
    pick = card_named(step["pick"]) if "pick" in step else -1
    return answers.PlayPersonal(_card(step), _region(step, names, "region"), pick, _joker(step))


def _shift(step: Step, names: Names) -> AnyAnswer:
    source, target = names.region(step["from"]), names.region(step["to"])
    return answers.ShiftVote(card_on_table(step["card"]), source, target)


def _plain(answer: AnyAnswer) -> Reader:
    return lambda step, names: answer


_READERS: Final[dict[Any, Reader]] = {
    "draft_region": lambda step, names: answers.DraftRegion(_draft(step)),
    "draw_two": _plain(answers.DrawTwo()),
    "place_vote": lambda step, names: answers.PlaceVote(
        _card(step), names.region(step["region"]), _joker(step)
    ),
    "shift_vote": _shift,
    "take_back_vote": lambda step, names: answers.TakeBackVote(
        card_on_table(step["card"]), names.region(step["region"])
    ),
    "play_attack": _attack,
    "offer_deal": _offer,
    "play_personal": _personal,
    "play_final": lambda step, names: answers.PlayFinal(_card(step), _joker(step)),
    "waste_card": lambda step, names: answers.WasteCard(_card(step)),
    "end_turn": _plain(answers.EndTurn()),
    "reply": lambda step, names: answers.Reply(
        card_named(step.get("card", "tough_luck")), _joker(step), step.get("from") == "table"
    ),
    "pass": _plain(answers.Pass()),
    "burn_votes": lambda step, names: answers.BurnVotes(_votes_at(step["cards"], names)),
    "pick_blind": lambda step, names: answers.PickBlind(step["position"]),
    "close": _plain(answers.Close()),
    "choose_region": lambda step, names: answers.ChooseRegion(names.region(step["region"])),
    "vote": lambda step, names: answers.Vote(str(step["choice"])),
    "pay_fee": lambda step, names: answers.PayFee(_votes_at(step["cards"], names)),
    "spread_fee": lambda step, names: answers.SpreadFee(_votes_at(step["places"], names)),
    "interfere": lambda step, names: answers.Interfere(_card(step), _joker(step)),
    "reoffer_deal": _reoffer,
    "accept_deal": lambda step, names: answers.AcceptDeal(_region(step, names, "region")),
    "refuse_deal": _plain(answers.RefuseDeal()),
    "waste_interference": lambda step, names: answers.WasteInterference(_card(step), _joker(step)),
    "shake": _plain(answers.Shake()),
    "walk_away": _plain(answers.WalkAway()),
    "pick_region": lambda step, names: answers.PickRegion(names.region(step["region"])),
    "continue": _plain(answers.Continue()),
    "impose_penalty": lambda step, names: answers.ImposePenalty(
        names.seat(step["seat"]), step.get("reason", "other")
    ),
    "raise_penalty": lambda step, names: answers.RaisePenalty(
        names.seat(step["seat"]), step["number"], step["to"]
    ),
    "veto_penalty": lambda step, names: answers.VetoPenalty(names.seat(step["seat"]), step["number"]),
    "expel": lambda step, names: answers.Expel(names.seat(step["seat"])),
    "warn": lambda step, names: answers.Warn(names.seat(step["seat"])),
    "close_turn": lambda step, names: answers.CloseTurn(names.seat(step["seat"])),
    "consult": lambda step, names: answers.Consult(step.get("question", "")),
    "opinion": lambda step, names: answers.Opinion(_choice(step, "yes", "no")),
    "interpret": lambda step, names: answers.Interpret(step.get("text", "")),
    "call_breach": lambda step, names: answers.CallBreach(
        names.seat(step["seat"]), step.get("reason", "other")
    ),
    "vote_breach": lambda step, names: answers.VoteBreach(_choice(step, "breach", "fine")),
}


def _draft(step: Step) -> int:
    """A region card by its id, `r01` to `r25`: before the draft regions have no other name."""
    name = str(step["region"])
    if name[:1] != "r" or not name[1:].isdecimal() or not 1 <= int(name[1:]) <= 25:
        raise Unreadable(f"There is no region card {name!r}.")
    return int(name[1:]) - 1


def _choice(step: Step, yes: str, other: str) -> bool:
    choice = step["choice"]
    if choice not in (yes, other):
        raise Unreadable(f"One says {yes} or {other} here, not {choice!r}.")
    return bool(choice == yes)
