"""Horse Trading: sealed briefcases, open hands, candidates who cross over, and the last line of the sheet."""

from __future__ import annotations

from engine.tamasha import events as ev
from game.table.tamasha.show import Show
from game.table.tamasha.stories.teller import teller
from game.table.timeline import Timeline, then, wait


@teller.tells(ev.SaudaOpened)
def sauda_opened(event: ev.SaudaOpened, show: Show) -> Timeline:
    """The wall of results goes up, the sheet is laid on the table."""
    return then(show.happen(event), show.cue("phase-flourish"), wait(0.8))


@teller.tells(ev.OwnPurse)
def own_purse(event: ev.OwnPurse, show: Show) -> Timeline:
    """Rows C, D and E are written in, for one pair of eyes."""
    return then(show.happen(event))


@teller.tells(ev.OfferSealed)
def offer_sealed(event: ev.OfferSealed, show: Show) -> Timeline:
    """A choice lies under its seal."""
    return then(show.cue("stamp"), show.happen(event), wait(0.4))


@teller.tells(ev.RoundRevealed)
def round_revealed(event: ev.RoundRevealed, show: Show) -> Timeline:
    """All hands open."""
    return then(show.cue("drum-roll"), show.happen(event), wait(0.7))


@teller.tells(ev.Defected)
def defected(event: ev.Defected, show: Show) -> Timeline:
    """A winner crosses over, and the seat goes along."""
    return then(show.cue("briefcase-open"), show.happen(event), show.cue("crowd-laugh"), wait(0.9))


@teller.tells(ev.PurseClosed)
def purse_closed(event: ev.PurseClosed, show: Show) -> Timeline:
    """A lid falls shut."""
    return then(show.cue("briefcase-close"), show.happen(event), wait(0.5))


@teller.tells(ev.SheetFinal)
def sheet_final(event: ev.SheetFinal, show: Show) -> Timeline:
    """The flaps lift and the last lines are written."""
    return then(show.cue("pen-scratch"), show.happen(event), wait(1.2))


@teller.tells(ev.ElectionWon)
def election_won(event: ev.ElectionWon, show: Show) -> Timeline:
    """The stamp falls on the verdict."""
    return then(show.cue("stamp"), show.happen(event), show.cue("fanfare"), wait(2.0))
