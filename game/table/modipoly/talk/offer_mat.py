"""The mat while a bargain lies on it: two halves with dials and piles, promises between, and who is asked."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING

from pygame import FRect

from engine.core.asking import Seat
from engine.modipoly import phases
from engine.modipoly.answers import NOTHING, Goods, Word
from engine.modipoly.cards import DEEDS, PROMISE_IDS, PROMISES
from engine.modipoly.view import BargainView
from game.table.modipoly.desk import Laid
from game.table.modipoly.moment import Moment
from game.table.modipoly.names import note_picture, ordinance_picture
from game.table.modipoly.talk import heap, offers, spots, things
from game.table.modipoly.talk.cloth import Cloth
from game.table.modipoly.talk.controls import Controls
from game.table.modipoly.talk.drafts import GET, GIVE, NOBODY, Proposal, TalkDraft
from game.table.modipoly.talk.faces import SlipFace
from game.table.modipoly.talk.wording import (
    DEED_SPOKEN_OF,
    TOKENS_SPOKEN_OF,
    blank_text,
    crores,
    say,
    votes_text,
    word_text,
)
from game.table.piece import Pose

if TYPE_CHECKING:
    from game.table.modipoly.scene import ModipolyScene

Change = Callable[[TalkDraft], None]
"""Makes a draft what lies on the mat."""
MOST_SPOKEN_OF = 30
"""The most tokens that a promise slip speaks of; the slip has no room for more."""


class OfferMat:
    """Shows the bargain of a moment, or one between others, and sets its dials."""

    def __init__(self, scene: ModipolyScene, controls: Controls, change: Change) -> None:
        self.scene, self.controls, self.change = scene, controls, change

    # --- words --------------------------------------------------------------------------------------

    def cloth(self, moment: Moment, now: Proposal) -> Cloth:
        """What is read while a person bargains."""
        partner = self.scene.name_of(now.to) if now.to != NOBODY else ""
        may = self._may_change(moment, now)
        taken = bool(heap.count_of_things(now.get)) or self._buys(now)
        tokens = moment.own.tokens - now.give.tokens + now.get.tokens
        return Cloth(
            halves=True,
            left=say("talk.you-give"),
            left_seat=moment.seat,
            right=say("talk.gives") if partner else "",
            right_seat=now.to,
            hint_left=_hint(bool(heap.count_of_things(now.give)), may, "drop-here", "nothing"),
            hint_right=say("talk.others")
            if self._may_speak_up(now)
            else _hint(taken, may, "ask-here", "nothing"),
            hint_middle=_hint(bool(now.give.words or now.get.words), may, "slip-here", "yes-or-no"),
            foot=say("talk.bought", n=tokens) if self._buys(now) else "",
        )

    def between(self, bargain: BargainView) -> Cloth:
        """What is read while others bargain."""
        return Cloth(
            halves=True,
            left=say("talk.gives"),
            left_seat=bargain.by,
            right=say("talk.gives"),
            right_seat=bargain.to,
            hint_left="" if bargain.give != NOTHING else say("talk.nothing"),
            hint_right="" if bargain.get != NOTHING else say("talk.nothing"),
        )

    def _buys(self, now: Proposal) -> bool:
        """Whether votes change hands, and there is room to say what that makes."""
        return now.get.tokens != now.give.tokens and self._word_of(now, GET) is None

    # --- controls -----------------------------------------------------------------------------------

    def lay(self, moment: Moment, now: Proposal) -> None:
        """Dials, badges and buttons for a person who bargains."""
        tray = {GIVE: moment.own, GET: moment.view.commands[now.to] if now.to != NOBODY else None}
        may = self._may_change(moment, now)
        for side, holder in tray.items():
            if holder is not None and may:
                self._dials(now, side, holder.cash, holder.tokens)
                self._word_dial(moment, now, side)
        if moment.awaits == phases.OFFER_REPLY:
            self._reply_buttons(moment)
        else:
            self._offer_buttons(moment, now)
        self._others(now)
        foot = spots.FOOT
        half = FRect(foot.left, foot.top, (foot.width - 8) / 2, foot.height)
        self.controls.press("slips", say("talk.slips-away" if now.slips else "talk.slips"), half)
        other = half.move(half.width + 8, 0)
        if moment.awaits == phases.INTERVAL and not isinstance(moment.draft, Proposal):
            self.controls.press("done-talking", say("talk.done-talking"), other, True)
        elif not moment.is_asked and not isinstance(moment.draft, Proposal):
            act = self.scene.flow.lower_hand
            self.controls.button("lower-hand", say("talk.never-mind"), other, act)
        else:
            self.controls.press("clear", say("talk.clear"), other)

    def _may_change(self, moment: Moment, now: Proposal) -> bool:
        """Whether the one who is asked may still turn the offer round."""
        return moment.awaits != phases.OFFER_REPLY or offers.fault(moment, now) is None

    def _dials(self, now: Proposal, side: str, cash: int, tokens: int) -> None:
        goods = now.side(side)
        turn = self._turner(now, side)
        self.controls.dial(
            f"{side}-cash", spots.dial(side, 0), 10, (0, cash), goods.cash,
            crores(goods.cash) if goods.cash else say("talk.cash-dial"),
            lambda value: turn(heap.with_cash(goods, value), "cash"),
        )  # fmt: skip
        self.controls.dial(
            f"{side}-votes", spots.dial(side, 1), 1, (0, tokens), goods.tokens,
            votes_text(goods.tokens) if goods.tokens else say("talk.votes-dial"),
            lambda value: turn(heap.with_tokens(goods, value), "votes"),
        )  # fmt: skip

    def _turner(self, now: Proposal, side: str) -> Callable[[Goods, str], None]:
        return lambda goods, dial: self.change(now.with_side(side, goods, f"{side}-{dial}"))

    def _word_of(self, now: Proposal, side: str) -> Word | None:
        """The last promise of a half that speaks of a number or a deed."""
        open_words = (TOKENS_SPOKEN_OF, DEED_SPOKEN_OF)
        words = [word for word in now.side(side).words if PROMISE_IDS[word.promise] in open_words]
        return words[-1] if words else None

    def _word_dial(self, moment: Moment, now: Proposal, side: str) -> None:
        word = self._word_of(now, side)
        if word is None:
            return
        goods, turn, area = now.side(side), self._turner(now, side), spots.word_dial(side)
        if PROMISE_IDS[word.promise] == TOKENS_SPOKEN_OF:
            self.controls.dial(
                f"{side}-word", area, 1, (1, MOST_SPOKEN_OF), word.about, votes_text(word.about),
                lambda value: turn(heap.with_word(goods, Word(word.promise, value)), "word"),
            )  # fmt: skip
            return
        deeds = offers.spoken_deeds(moment)
        at = deeds.index(word.about) if word.about in deeds else 0
        self.controls.dial(
            f"{side}-word", area, 1, (0, len(deeds) - 1), at, DEEDS[deeds[at]].short,
            lambda value: turn(heap.with_word(goods, Word(word.promise, deeds[value])), "word"),
        )  # fmt: skip

    def _offer_buttons(self, moment: Moment, now: Proposal) -> None:
        seats = offers.partners(moment)
        pitch = min(32.0, spots.MIDDLE.width / max(1, len(seats)))
        left = spots.MIDDLE.centerx - pitch * len(seats) / 2
        for index, seat in enumerate(seats):
            area = FRect(left + index * pitch + 1, spots.HEAD.top + 1, pitch - 2, pitch - 2)
            tip = say("talk.tip-partner", name=self.scene.name_of(seat))
            self.controls.badge(f"partner-{seat}", seat, area, seat == now.to, tip)
        self.controls.press("offer", say("talk.offer"), spots.MAIN, True, always=not now.empty())

    def _others(self, now: Proposal) -> None:
        """Whoever else sits at this screen may speak up while nothing lies on the mat."""
        others = self._may_speak_up(now)
        for index, person in enumerate(others):
            area = FRect(spots.RIGHT.left + 4 + index * 30, spots.RIGHT.top + 4, 28, 28)
            tip = say("talk.speak-up-as", name=self.scene.name_of(person))
            act = partial(self.scene.flow.raise_hand, person)
            self.controls.badge(f"raise-{person}", person, area, False, tip, act)

    def _may_speak_up(self, now: Proposal) -> list[Seat]:
        if now.to != NOBODY or not now.empty() or not self.scene.session.shared_screen():
            return []
        if not self.scene.is_open(*phases.OPEN_FLOOR):
            return []
        return [person for person in self.scene.session.people() if self.scene.flow.may_raise(person)]

    def _reply_buttons(self, moment: Moment) -> None:
        head = FRect(spots.MIDDLE.left, spots.HEAD.top, spots.MIDDLE.width, 32)
        self.controls.press("decline", say("talk.decline"), head)
        if not self.controls.press("counter", say("talk.counter"), spots.MAIN, True):
            self.controls.press("accept", say("talk.accept"), spots.MAIN, True)

    # --- pieces -------------------------------------------------------------------------------------

    def laid(self, now: Proposal, left: int, right: int) -> Iterator[Laid]:
        """Notes, stacks, cards and slips of both halves; `left` and `right` are the seats that give."""
        for side in (GIVE, GET):
            short = self._word_of(now, side) is not None or (side == GET and self._buys(now))
            yield from self._heap(now.side(side), side, short)
        words = [(GIVE, left, word) for word in now.give.words]
        words += [(GET, right, word) for word in now.get.words]
        for index, (side, seat, word) in enumerate(words):
            head = say("talk.promises", name=self.scene.name_of(seat)) if seat >= 0 else say("talk.promise")
            face = SlipFace(head, word_text(word), say("talk.binds-nobody"))
            name = things.on_mat(side, things.WORD, word.promise)
            size = spots.SLIP if len(words) > 1 else spots.LONE_SLIP
            yield Laid(name, face, size, spots.slip_pose(index, len(words)))

    def _heap(self, goods: Goods, side: str, short: bool) -> Iterator[Laid]:
        area = spots.pile(side, short)
        lying = [(things.CASH, note) for note in heap.notes_of(goods.cash)]
        lying += [(things.TOKENS, stack) for stack in heap.stacks_of(goods.tokens)]
        lying += [(things.CARD, card) for card in goods.cards]
        sizes = [_size(kind, value) for kind, value in lying]
        room = area.width - (sizes[-1][0] if sizes else 0)
        whole = sum(size[0] + 3 for size in sizes[:-1])
        squeeze = min(1.0, room / whole) if whole else 1.0
        x = area.left + max(0.0, (room - whole * squeeze) / 2)
        for number, ((kind, value), (wide, tall)) in enumerate(zip(lying, sizes, strict=True)):
            shrink = min(1.0, area.height / tall)
            y = area.centery if kind != things.TOKENS else area.bottom - tall * shrink / 2
            pose = Pose(
                x + wide / 2, y, (number * 7 % 5 - 2) * 1.2 * (kind == things.CASH), shrink, z=100.0 + number
            )
            name = things.on_mat(side, kind, max(0, value) if kind == things.CARD else value, number)
            yield Laid(name, self._front(kind, value), (wide, tall), pose)
            x += (wide + 3) * squeeze

    def _front(self, kind: str, value: int) -> str:
        if kind == things.CASH:
            return note_picture(value)
        return ordinance_picture(value) if kind == things.CARD else f"modipoly/token/{value}"

    def slips(self) -> Iterator[Laid]:
        """The open pad of promise slips."""
        for index in range(len(PROMISES)):
            face = SlipFace("", blank_text(index))
            yield Laid(things.slip_piece(index), face, spots.PAD_SLIP, spots.pad_pose(index))


def _hint(taken: bool, may: bool, yes: str, no: str) -> str:
    """What belongs where nothing lies: `yes` while it may be changed, `no` otherwise."""
    return "" if taken else say(f"talk.{yes if may else no}")


def _size(kind: str, value: int) -> tuple[float, float]:
    """How large a note, a stack or a card is on the mat."""
    if kind == things.CASH:
        return spots.NOTE
    return spots.CARD if kind == things.CARD else spots.STACK[value]


def raise_hands(scene: ModipolyScene, controls: Controls) -> None:
    """While others talk: a button for each person here who may put an offer in."""
    people = [person for person in scene.session.people() if scene.flow.may_raise(person)]
    wide = min(210.0, spots.HEAD.width / max(1, len(people)) - 8)
    top = spots.FOOT.top - 2
    left = spots.HEAD.centerx - (wide + 8) * len(people) / 2 + 4
    for index, person in enumerate(people):
        area = FRect(left + index * (wide + 8), top, wide, 33)
        _hand(scene, controls, person, area, len(people) > 1)


def _hand(scene: ModipolyScene, controls: Controls, person: Seat, area: FRect, several: bool) -> None:
    raised = scene.flow.raised == person
    act = scene.flow.lower_hand if raised else lambda: scene.flow.raise_hand(person)
    label = say("talk.never-mind") if raised else say("talk.speak-up")
    if several and not raised:
        label = say("talk.speak-up-as", name=scene.name_of(person))
    controls.button(f"raise-{person}", label, area, act, tip=say("talk.speak-tip"))
