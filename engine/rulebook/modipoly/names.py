"""What the names on the cards of MODIPOLY stand for in a question: a deed, an ordinance, a headline."""

from __future__ import annotations

from engine.modipoly import cards

DEEDS = {"hospital": "hospital", "evm": "evm"}
"""The searched word of a deed by its id, where it is more than just a deed."""
ORDINANCES = {
    "bulldozer": "bulldozer",
    "agency_week": "investigate",
    "one_election": "shield",
    "lateral_exit": "lateralexit patronage",
    "rename": "renameall channel",
}
"""The same for ordinances."""
NEWS = {"raid": "investigate", "hospital_bill": "hospital anger"}
"""The same for headlines."""


def names() -> dict[str, str]:
    """By name, the words it stands for; none for that of the game itself."""
    found = {"MODIPOLY": "", "MODIPOLY Lok Sabha Edition": ""}
    for deed in cards.DEEDS:
        channel = cards.SECTOR_IDS[deed.sector] == "media"
        found.update(
            (name, DEEDS.get(deed.id, "channel" if channel else "deed")) for name in (deed.name, deed.short)
        )
    found.update((one.name, ORDINANCES.get(one.id, "ordinance")) for one in cards.ORDINANCES)
    found.update((one.name, NEWS.get(one.id, "news")) for one in cards.NEWS)
    return found
