"""A planner that two factions share: the spine in its middle and, closed, a lid for each half."""

from __future__ import annotations

from functools import partial

from PIL import Image

from art.press import oval, rrect
from art.table.catalogue import Made, pictures
from art.table.ground import WALNUT, WALNUT_GRAIN, plank
from art.table.painting import Painting
from art.table.party import PARTIES, PURPLE, Party, pattern, scalloped
from art.table.sides import sink

SPINE, LID, LID_SCALE = (22.0, 190.0), (128.0, 43.0), 4.4
TRAY = (212, 210)
SIX = ("kundali", "neta", "news", "big", "campaign", "attack")
EIGHT = ("kundali", "neta", "news", "faction", "big", "campaign", "attack", "victim")


def spine(party: Party) -> Image.Image:
    """The ring binder's back that lies over the middle of an open planner."""
    width, height = SPINE
    painting = Painting(width, height)
    bar = rrect(2, 1.2, width - 4, height + 12, 7)
    painting.fill(bar, party.shadow)
    painting.fade(bar, party.light, party.shadow, (2, 0), (width - 2, 0), (0.85, 0.9))
    painting.line(bar, 2)
    for n in range(4):
        y = 30 + n * 44
        painting.fill(oval(width / 2, y + 5, 4.4, 3), "#1c0f08")
        painting.fill(oval(width / 2, y + 23, 4.4, 3), "#1c0f08")
        ring = rrect(width / 2 - 4, y + 2, 8, 24, 4)
        painting.fade(ring, "#fff3c0", "#a8741a", (width / 2 - 4, y), (width / 2 + 4, y + 24))
        painting.line(ring, 1.5)
    return painting.image()


def half_lid(party: Party) -> Image.Image:
    """One faction's half of the closed planner, with a label for what lies in it."""
    width, height = LID
    painting = Painting(width, height, LID_SCALE)
    for layer in (4.5, 2.5):
        sheets = rrect(5, 6 + layer - 2, width - 9, height - 10, 4)
        painting.fill(sheets, "#e9d8ab")
        painting.line(sheets, 1.1, "#8a7446")
    cover = (
        rrect(1.2, 1.2, width - 4, height - 6, 6)
        if party is PURPLE
        else scalloped(3.5, 3.5, width - 9, height - 10, 10, 2.4)
    )
    painting.fade(cover, party.light, party.field, (0, -30), (0, height * 0.7))
    pattern(painting, cover, party, 0.9)
    painting.line(cover, 2.2)
    label = rrect(32, 7.5, width - 44, height - 18, 4)
    painting.shadow(label, 1.2)
    painting.fill(label, "cream")
    painting.line(label, 1.7)
    return painting.image()


def decks(names: tuple[str, ...]) -> dict[str, tuple[float, float, float, float]]:
    """Where each deck stands in the tray: two rows, each deck as large as fits."""
    across = len(names) // 2
    width = 48.0 if across == 3 else 40.0
    gap = (188 - across * width) / (across - 1) if across > 3 else 17.0
    left = (TRAY[0] - across * width - (across - 1) * gap) / 2
    return {"title": (10.0, 6.0, 192.0, 24.0)} | {
        f"deck_{name}": (left + (n % across) * (width + gap), 34.0 + n // across * 89, width, width * 1.4)
        for n, name in enumerate(names)
    }


def tray(names: tuple[str, ...]) -> Image.Image:
    """The card tray of the larger versions, with a well for each deck."""
    painting = plank(TRAY, WALNUT, WALNUT_GRAIN, 6, upright=True)
    for name, (x, y, width, height) in decks(names).items():
        if name == "title":
            continue
        sink(painting, rrect(x - 4, y - 3, width + 8, height + 9, 5))
        painting.fill(oval(x + width / 2, y + height / 2, 11, 14), "haldi", 0.07)
        painting.line(rrect(x - 1, y, width + 2, height + 3, 4), 1, "haldi", 0.28, (3, 3))
    return painting.image()


MADE = [
    Made("table/tray_attack", TRAY, partial(tray, SIX), inner=decks(SIX), shadow="low", colours=96),
    Made("table/tray_faction", TRAY, partial(tray, EIGHT), inner=decks(EIGHT), shadow="low", colours=96),
]
for _party in PARTIES:
    MADE += [
        Made(f"table/planner_{_party.name}_spine", SPINE, partial(spine, _party), shadow="low"),
        Made(
            f"table/planner_{_party.name}_half_closed",
            LID,
            partial(half_lid, _party),
            LID_SCALE,
            inner={"token": (6, 9, 22, 22), "title": (35, 9, 78, 22)},
            shadow="high",
        ),
    ]
PICTURES = pictures(__name__, MADE, "art/table/ground.py", "art/table/party.py", "art/table/sides.py")
