"""The line at the top while talk is what is asked: offers, answers, intervals, what the mat says so far."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.modipoly import phases
from engine.modipoly.answers import NOTHING
from game.table.modipoly.moment import Moment
from game.table.modipoly.refusals import spoken
from game.table.modipoly.talk import offers, vote_mat
from game.table.modipoly.talk.drafts import NOBODY, Calling, Proposal
from game.table.modipoly.talk.wording import say, side_text

if TYPE_CHECKING:
    from game.table.modipoly.scene import ModipolyScene


def prompt(scene: ModipolyScene, moment: Moment) -> str:
    """What is asked; empty when that is not for talk to say."""
    if moment.awaits == phases.OFFER_REPLY:
        return _reply(scene, moment)
    if isinstance(moment.draft, Calling):
        no = moment.why_not(moment.draft.call())
        if no is not None:
            return spoken(no)[0]
    said = vote_mat.prompt(scene, moment)
    if said:
        return said
    if isinstance(moment.draft, Proposal):
        return _draft(scene, moment, moment.draft)
    if moment.awaits == phases.INTERVAL:
        return say("talk.prompt.interval-pm" if moment.seat == moment.view.pm else "talk.prompt.interval")
    return "" if moment.is_asked else say("talk.prompt.speaking")


def _draft(scene: ModipolyScene, moment: Moment, draft: Proposal) -> str:
    """What the mat says so far, or why it cannot be said."""
    if draft.to == NOBODY or draft.empty():
        return say("talk.prompt.drafting-nobody")
    no = moment.why_not(draft.offer())
    if no is not None and not draft.slips:
        return spoken(no)[0]
    facts = {"give": side_text(draft.give), "get": side_text(draft.get)}
    return say("talk.prompt.drafting", name=scene.name_of(draft.to), **facts)


def _reply(scene: ModipolyScene, moment: Moment) -> str:
    """The offer in a sentence, or that it is being turned round."""
    now = offers.proposal(moment)
    if now is None:
        return ""
    name = scene.name_of(now.to)
    if isinstance(moment.draft, Proposal) and "counter" in offers.open_presses(moment):
        return say("talk.prompt.counter", name=name)
    key = "reply-demand" if now.get == NOTHING else "reply-gift" if now.give == NOTHING else "reply"
    return say(f"talk.prompt.{key}", name=name, give=side_text(now.give), get=side_text(now.get))
