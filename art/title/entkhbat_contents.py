"""What lies in the open box of Al-Entkhbat: two decks, a fan of ballots, districts and badges."""

from __future__ import annotations

from art.entkhbat import markers, regions
from art.entkhbat.cards import back, vote
from art.press import circle, rrect
from art.table.painting import Painting
from art.title.contents import Well, deck


def entkhbat_things(painting: Painting, wells: list[Well]) -> None:
    """Fills the four wells."""
    deck(painting, wells[0], back.draw("hand"))
    fan_of_votes(painting, wells[1])
    districts(painting, wells[2])
    badges(painting, wells[3])


def fan_of_votes(painting: Painting, well: Well) -> None:
    """Five ballots, the small ones on top."""
    x, y, width, height = well
    for n, value in enumerate((300, 250, 120, 60, 20)):
        at = (x + width * (0.34 + n * 0.085), y + height * (0.46 + n * 0.03))
        painting.soft(rrect(at[0] - 36, at[1] - 48, 76, 104, 4), alpha=0.3, blur=3)
        painting.paste(vote.draw(value, "hand"), *at, 76, rot=-16 + n * 8)


def districts(painting: Painting, well: Well) -> None:
    """Four districts, laid as they fell."""
    x, y, width, height = well
    spots = (("r08", 0.3, 0.3, -8), ("r15", 0.7, 0.27, 6), ("r01", 0.32, 0.72, 5), ("r23", 0.7, 0.72, -7))
    for key, dx, dy, turn in spots:
        at = (x + width * dx, y + height * dy)
        painting.soft(rrect(at[0] - 30, at[1] - 34, 64, 74, 4), alpha=0.34, blur=3)
        painting.paste(regions.draw(key, "hand"), *at, 64, rot=turn)


def badges(painting: Painting, well: Well) -> None:
    """The six seat badges round a lamp."""
    x, y, width, height = well
    for n, key in enumerate(markers.SEATS):
        at = (x + width * (0.22 + n % 3 * 0.28), y + height * (0.24 + n // 3 * 0.56))
        painting.soft(circle(at[0] + 2, at[1] + 3, 17), alpha=0.4, blur=2)
        painting.paste(markers.seat(key, True), *at, 40, rot=(-9, 6, -4, 8, -7, 5)[n])
    painting.paste(markers.picture_of("marker/last_word"), x + width / 2, y + height * 0.52, 34, rot=14)
