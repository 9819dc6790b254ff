"""A look: which parts a portrait is made of, and how they are turned."""

from __future__ import annotations

from dataclasses import dataclass

SKIN: dict[str, tuple[str, str]] = {
    "wheat": ("#e6b283", "#d08f6c"),
    "almond": ("#d0945f", "#b9744f"),
    "umber": ("#a96d42", "#a5664a"),
    "cocoa": ("#96603a", "#a5705a"),
}
"""Flat ink and multiply ink. Spread over all groups; they say nothing about anybody."""

BLACK_HAIR = "#2b2130"
WHITE_HAIR = "#e9e2da"


@dataclass(frozen=True)
class Look:
    """Parts and knobs of one portrait. Local units: nose bridge at (0, 0), face about 190 x 240."""

    # head
    skin: str = "almond"
    w: float = 92
    h: float = 120
    jaw: float = 78
    chin: float = 40
    ear: float = 1.0
    age: int = 1
    """0 smooth, 1 laugh lines and bags, 2 crow's feet too."""
    # hair and hat
    hair: str = BLACK_HAIR
    back: str = ""
    hat: str = ""
    hat_inks: tuple[str, str] = ("sindoor", "haldi")
    # eyes and brows
    brow: float = 11
    brow_ink: str = "ink"
    tilt: float = 4
    lift: float = 0
    """How much the right brow is raised."""
    worry: float = 0
    """Inner ends of the brows up (anxious) or, below 0, down (stern)."""
    lid: float = 0.4
    squint: float = 0
    """How far the lower lids are pushed up, 0-0.5."""
    eye: float = 1.0
    gaze: tuple[float, float] = (4, 0)
    iris: str = "brown"
    lash: bool = False
    gap: float = 40
    # nose and mouth
    nose: str = "round"
    nose_h: float = 1.0
    nose_w: float = 1.0
    mouth: str = "grin"
    mouth_w: float = 44
    gold: bool = False
    # face hair, glasses, small things
    tache: str = ""
    tache_ink: str = ""
    beard: str = ""
    glasses: str = ""
    extras: tuple[str, ...] = ()
    # clothes and things
    cloth: str = "kurta"
    cloth_inks: tuple[str, str] = ("white", "teal")
    garland: bool = False
    prop: str = ""
    # pose
    rot: float = 0
    size: float = 1.0
    shift: tuple[float, float] = (0, 0)

    @property
    def tone(self) -> tuple[str, str]:
        """The skin's flat ink and its shadow ink."""
        return SKIN[self.skin]
