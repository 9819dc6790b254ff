"""Which picture goes with which action card."""

from __future__ import annotations

from collections.abc import Callable

from art.entkhbat.scenes import commands, finals, personal, replies
from art.press import Sheet

Scene = Callable[[Sheet], None]
SCENES: dict[str, Scene] = {
    "jail_time": commands.jail_time,
    "deal": commands.deal,
    "reshuffle": commands.reshuffle,
    "inspection": commands.inspection,
    "cut_the_mic": commands.cut_the_mic,
    "hostile_takeover": commands.hostile_takeover,
    "burn_a_card": commands.burn_a_card,
    "burn_100": commands.burn_100,
    "burn_200": commands.burn_200,
    "burn_300": commands.burn_300,
    "lift_immunity": commands.lift_immunity,
    "no_confidence": commands.no_confidence,
    "restraining_order": commands.restraining_order,
    "filing_fees": commands.filing_fees,
    "tough_luck": replies.tough_luck,
    "objection": replies.objection,
    "tit_for_tat": replies.tit_for_tat,
    "deals_off": replies.deals_off,
    "deal_switch": replies.deal_switch,
    "immunity": personal.immunity,
    "ballot_stuffing": personal.ballot_stuffing,
    "safe_seat": personal.safe_seat,
    "secret_session": personal.secret_session,
    "resignation": personal.resignation,
    "draw_2": personal.draw_2,
    "extra_action": personal.extra_action,
    "finders_keepers": personal.finders_keepers,
    "call_the_ballots": finals.call_the_ballots,
    "session_adjourned": finals.session_adjourned,
    "joker": finals.joker,
}


def sources(key: str) -> tuple[str, ...]:
    """The drawing code of one scene."""
    module = SCENES[key].__module__.replace(".", "/") + ".py"
    return ("art/entkhbat/scenes/people.py", module)
