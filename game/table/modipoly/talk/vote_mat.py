"""The mat during an acquisition vote: the caller's bribes, the bowl, a price and its answer."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from pygame import FRect

from engine.modipoly import phases
from engine.modipoly.answers import Bribe
from engine.modipoly.cards import DEEDS
from engine.modipoly.records import Bought
from engine.modipoly.view import MotionView
from game.table.modipoly.board.geometry import MAT
from game.table.modipoly.desk import Laid
from game.table.modipoly.moment import Moment
from game.table.modipoly.talk import heap, spots, things, votes
from game.table.modipoly.talk.cloth import Cloth
from game.table.modipoly.talk.controls import Controls
from game.table.modipoly.talk.drafts import NOBODY, Calling, Casting, Pricing, TalkDraft
from game.table.modipoly.talk.faces import SlipFace
from game.table.modipoly.talk.wording import crores, paid_text, say, votes_text
from game.table.piece import Pose

if TYPE_CHECKING:
    from game.table.modipoly.scene import ModipolyScene

WIDE = 176.0
"""How wide a dial is here."""
TOP = MAT.top + 48
SLIP = (168.0, 80.0)


def cell(column: int, row: int) -> FRect:
    """A place for a control: three columns, three rows."""
    return FRect(MAT.left + 14 + column * (WIDE + 6), TOP + row * 38, WIDE, 33)


def wide(row: int) -> FRect:
    """A place over two columns."""
    area = cell(0, row)
    area.width = 2 * WIDE + 6
    return area


class VoteMat:
    """Shows what the moment of a vote needs, and sets its dials."""

    def __init__(self, scene: ModipolyScene, controls: Controls, change: Callable[[TalkDraft], None]) -> None:
        self.scene, self.controls, self.change = scene, controls, change

    # --- the call -----------------------------------------------------------------------------------

    def lay_call(self, moment: Moment, draft: Calling) -> Cloth:
        """Three dials for the bribe that lies on the mat, and the call itself."""
        press = self.controls.press
        press("call-it", say("talk.call-it"), FRect(MAT.right - 192, MAT.top + 6, 180, 35), True, always=True)
        press("clear", say("talk.not-yet"), cell(2, 2))
        if draft.seat == NOBODY:
            return Cloth(title=say("talk.calling-title"), told=say("talk.bribe-drop"), wide=350)
        bribe = draft.bribe(draft.seat)
        self._bribe_dials(moment, draft, bribe)
        if bribe.cash or bribe.tokens:
            act = self._without(draft)
            self.controls.button("no-bribe", say("talk.no-bribe-button"), cell(2, 1), act)
        name = self.scene.name_of(draft.seat)
        told = say("talk.bribe-told", name=name, bribe=_bribe_told(bribe))
        return Cloth(
            title=say("talk.bribe-for", name=name), title_seat=draft.seat, told=told, wide=WIDE * 2 + 6
        )

    def _without(self, draft: Calling) -> Callable[[], None]:
        return lambda: self.change(draft.without(draft.seat))

    def _bribe_dials(self, moment: Moment, draft: Calling, bribe: Bribe) -> None:
        seat, own = bribe.to, moment.own
        holds = moment.view.commands[seat].tokens

        def turn(dial: str, new: Bribe) -> None:
            self.change(draft.with_bribe(new, f"{dial}-{seat}"))

        dial = self.controls.dial
        dial(
            "bribe-cash", cell(0, 0), 10, (0, own.cash), bribe.cash,
            crores(bribe.cash) if bribe.cash else say("talk.cash-dial"),
            lambda value: turn("cash", Bribe(seat, bribe.votes, value, bribe.tokens)),
        )  # fmt: skip
        dial(
            "bribe-tokens", cell(1, 0), 1, (0, own.tokens), bribe.tokens,
            votes_text(bribe.tokens) if bribe.tokens else say("talk.votes-dial"),
            lambda value: turn("tokens", Bribe(seat, bribe.votes, bribe.cash, value)),
        )  # fmt: skip
        dial(
            "bribe-votes", wide(1), 1, (1, max(1, holds)), bribe.votes,
            say("talk.if-cast", votes=votes_text(bribe.votes)),
            lambda value: turn("votes", Bribe(seat, value, bribe.cash, bribe.tokens)),
        )  # fmt: skip

    # --- the bowl -----------------------------------------------------------------------------------

    def lay_cast(self, moment: Moment) -> Cloth:
        """A dial for the number, the usual numbers as buttons, and a price of one's own."""
        motion, now = moment.view.motion, votes.casting(moment)
        assert motion is not None
        if motion.most:
            self.controls.dial(
                "cast-votes", wide(0), 1, (motion.least, motion.most), now.votes, votes_text(now.votes),
                lambda value: self.change(now.dialled("votes", votes=value)),
            )  # fmt: skip
        labels = {
            "cast-none": {},
            "cast-missing": {"n": motion.needed - motion.total},
            "cast-all": {"n": motion.most},
        }
        quick = [name for name, _ in votes.quick_numbers(moment)]
        for index, name in enumerate(quick):
            self.controls.press(name, say(f"talk.{name}", **labels[name]), cell(index, 1))
        self.controls.press("cast", say("talk.cast", n=now.votes), spots.MAIN, True)
        self.controls.press("name-price", say("talk.name-price"), cell(2, 2))
        title = say("talk.cast-title")
        if moment.seat != motion.voice_of:
            title = say("talk.cast-for", name=self.scene.name_of(motion.voice_of))
        title = say("talk.so-far", title=title, missing=_missing(moment, now))
        return Cloth(
            title=title,
            title_seat=motion.voice_of,
            told=_standing(motion),
            wide=WIDE * 2 + 6,
        )

    def laid_cast(self, now: Casting) -> Iterator[Laid]:
        """What lies in the bowl before the number is said."""
        stacks = heap.stacks_of(now.votes)
        for index, value in enumerate(stacks):
            name = things.on_mat(things.BOWL, things.TOKENS, value, index)
            pose = spots.bowl_pose(index, len(stacks))
            yield Laid(name, f"modipoly/token/{value}", spots.STACK[value], pose)

    # --- a price ------------------------------------------------------------------------------------

    def lay_price(self, moment: Moment, price: Pricing) -> Cloth:
        """Three dials for a counter-bribe, and the slip that goes to the caller."""
        motion = moment.view.motion
        assert motion is not None
        caller = moment.view.commands[motion.caller]
        dial = self.controls.dial
        dial(
            "price-cash", cell(0, 0), 10, (0, caller.cash), price.cash,
            crores(price.cash) if price.cash else say("talk.cash-dial"),
            lambda value: self.change(price.dialled("cash", cash=value)),
        )  # fmt: skip
        dial(
            "price-tokens", cell(0, 1), 1, (0, caller.tokens), price.tokens,
            votes_text(price.tokens) if price.tokens else say("talk.votes-dial"),
            lambda value: self.change(price.dialled("tokens", tokens=value)),
        )  # fmt: skip
        dial(
            "price-votes", cell(0, 2), 1, (1, max(1, moment.own.tokens)), price.votes,
            say("talk.i-cast", votes=votes_text(price.votes)),
            lambda value: self.change(price.dialled("votes", votes=value)),
        )  # fmt: skip
        self.controls.press("send-price", say("talk.send-price"), spots.MAIN, True, always=True)
        self.controls.press("no-price", say("talk.no-price"), cell(2, 2))
        name = self.scene.name_of(motion.caller)
        return Cloth(title=say("talk.price-title", name=name), title_seat=motion.caller)

    def lay_answer(self, moment: Moment) -> Cloth:
        """Pay the price, or not."""
        motion = moment.view.motion
        assert motion is not None
        self.controls.press("accept", say("talk.price-yes"), spots.MAIN, True, always=True)
        self.controls.press("decline", say("talk.price-no"), cell(2, 1))
        name = self.scene.name_of(motion.voice_of)
        return Cloth(
            title=say("talk.price-from", name=name), title_seat=motion.voice_of, told=say("talk.price-drop"),
            wide=WIDE * 3,
        )  # fmt: skip

    def laid_price(self, price: Bought | Pricing, seat: int, column: int) -> Iterator[Laid]:
        """The slip with a price on it."""
        told = say("talk.price-slip", votes=votes_text(price.votes), paid=paid_text(price.cash, price.tokens))
        face = SlipFace(say("talk.price-head", name=self.scene.name_of(seat)), told)
        middle = cell(column, 0)
        yield Laid(things.PRICE_SLIP, face, SLIP, Pose(middle.centerx + 4, middle.top + 46, -1.5, z=130.0))


def _bribe_told(bribe: Bribe) -> str:
    if not bribe.cash and not bribe.tokens:
        return say("talk.no-bribe")
    return say("talk.bribe", paid=paid_text(bribe.cash, bribe.tokens), votes=votes_text(bribe.votes))


def _standing(motion: MotionView) -> str:
    """The bribe that stands for the seat that is asked."""
    bribe = next((one for one in motion.bribes if one.to == motion.voice_of), None)
    if bribe is None:
        return ""
    paid = paid_text(bribe.cash, bribe.tokens)
    return say("talk.bribe-stands", paid=paid, votes=votes_text(bribe.votes))


def _missing(moment: Moment, now: Casting) -> str:
    """What is still missing at the bowl with what lies in it, and whether others follow."""
    motion = moment.view.motion
    assert motion is not None
    missing = motion.needed - motion.total - now.votes
    if missing <= 0:
        return say("talk.enough")
    return say("talk.missing" if votes.casts_last(moment) else "talk.missing-yet", n=missing)


def prompt(scene: ModipolyScene, moment: Moment) -> str:
    """The line at the top during a vote; empty when none is going on."""
    if moment.awaits == phases.LAND_UNOWNED:
        return _call_prompt(moment)
    motion = moment.view.motion
    if motion is None or moment.awaits not in (phases.PLEDGE, phases.COUNTER_BRIBE):
        return ""
    facts: dict[str, object] = {
        "caller": scene.name_of(motion.caller),
        "deed": DEEDS[motion.deed].name,
        "total": motion.total,
        "needed": motion.needed,
        "least": motion.least,
        "name": scene.name_of(motion.voice_of),
    }
    return say(f"talk.prompt.{_key(moment, motion, facts)}", **facts)


def _key(moment: Moment, motion: MotionView, facts: dict[str, object]) -> str:
    if moment.awaits == phases.COUNTER_BRIBE:
        price = motion.price or Bought()
        facts |= {"paid": paid_text(price.cash, price.tokens), "votes": votes_text(price.votes)}
        return "counter_bribe"
    if votes.pricing(moment) is not None:
        return "price"
    if motion.voice_of != moment.seat:
        return "pledge-member"
    if motion.least:
        return "pledge-bound"
    if motion.voice_of == motion.caller:
        return "pledge-own"
    bribe = next((one for one in motion.bribes if one.to == motion.voice_of), None)
    if bribe is None:
        return "pledge"
    facts |= {"paid": paid_text(bribe.cash, bribe.tokens), "votes": votes_text(bribe.votes)}
    return "pledge-bribed"


def _call_prompt(moment: Moment) -> str:
    draft = votes.calling(moment)
    if draft is None:
        return ""
    deed = DEEDS[votes.landed_deed(moment)]
    bought = sum(bribe.votes for bribe in draft.call().bribes)
    facts = {"deed": deed.name, "needed": deed.votes, "held": moment.own.tokens, "bought": bought}
    return say("talk.prompt.calling-bribes" if bought else "talk.prompt.calling", **facts)
