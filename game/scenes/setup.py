"""The open box: how many play, and the table's choices as cards that are turned over."""

from __future__ import annotations

from functools import partial

from pygame import FRect

from engine.core.game import Setup
from game.canvas import Canvas
from game.clients import client
from game.look import CREAM, INK, TEAL
from game.play.table_options import TableOption, options_for, seat_counts, variant_of, versions_of
from game.scene import Scene
from game.scenes import doors
from game.scenes.box_pictures import BANDS, PICTURES, VERSION_PICTURES
from game.scenes.headings import add_heading
from game.space import Form
from game.table.piece import Piece, Pose
from game.text import Style
from game.tutorial.beats import name_of, names
from game.widgets.button import Button
from game.widgets.fitting import fit_paragraph
from game.widgets.label import Paragraph, Plate
from game.widgets.option_card import OptionCard, Side
from game.widgets.toggle import ToggleGroup
from game.widgets.version_card import VersionCard
from game.words import find, words

ABOUT = Style("body", 19, CREAM)
PLAYERS = Style("label", 25, INK)
PEOPLE = Style("body", 18, INK)
GAP = 18.0
LARGE = 1.4
"""From this text scale on the cards need the room of the heading."""
IN_THREES = 6
"""Up to so many cards lie three in a row, and the box beside them."""
PLATE = 86.0
"""How tall the plate of the players is."""
VERSION = 88.0
"""How tall the cards of the versions are."""
TEACH = 230.0
"""How wide the button is that leads to the guided first game."""


def setup_scene(game: str, variant: str = "") -> Scene:
    """The lid of a game's box has just come off; `variant` lies on top, if one is named."""
    made = SetupScene(game)
    made.version = variant or made.version
    return made


class SetupScene(Scene):
    """Choose players, version and table options; the next scene is the chairs."""

    name = "setup"

    def __init__(self, game: str, setup: Setup | None = None) -> None:
        """`setup` brings back the choices made before."""
        super().__init__()
        self.box = game
        self.version = setup.variant if setup else variant_of(game)
        self.seats = setup.seats if setup else min(seat_counts(game, self.version))
        self.chosen: dict[str, str] = dict(setup.options) if setup else {}
        self._beside: list[Piece] = []

    # --- what lies there ----------------------------------------------------------------------------

    def build(self) -> None:
        """The lid on the left, the players' plate and the cards on the right, two buttons below."""
        room = self.space.visible
        left = 430.0 if self._has_room_for_box() else room.left + 40
        large = self.space.text_scale >= LARGE
        top = room.top + (24 if large else 112)
        area = FRect(left, top, room.right - left - 40, room.bottom - top - 120)
        self._beside = self._lay_box()
        if not large:
            add_heading(self, "setup", words("setup.title"), FRect(area.left, room.top + 16, area.width, 84))
        self._add_players(FRect(area.left, area.top, area.width, PLATE))
        below = area.top + PLATE + GAP
        if len(versions_of(self.box)) > 1:
            self._add_versions(FRect(area.left, below, area.width, VERSION))
            below += VERSION + GAP
        self._add_cards(FRect(area.left, below, area.width, area.bottom - below))
        self._add_foot(FRect(room.left + 44, room.bottom - 96, area.right - room.left - 44, 66))
        self.say(words("setup.about"))

    def enter(self) -> None:
        """The lid comes off."""
        if not self.chosen:
            self.game.play_sound("box-lid")

    def _add_foot(self, area: FRect) -> None:
        """Back, the rules, a sentence, all cards to their standard side, and on to the chairs."""
        rules = FRect(area.left + 216, area.top, 150, area.height)
        go = FRect(area.right - 330, area.top, 330, area.height)
        standard = FRect(go.left - 216, area.top, 200, area.height)
        back = (area.left, area.top, 200, area.height)
        self.add(Button("back", words("common.back"), back, self.on_escape, icon="back"))
        self.add(
            Button(
                "rules",
                words("setup.rules"),
                rules,
                self.read_rules,
                icon="rules",
                tip=words("setup.rules-tip"),
            )
        )
        told = FRect(rules.right + 20, area.top, standard.left - rules.right - 40, area.height)
        self.add(Paragraph("", told, ABOUT, "centre", middle=True, name="about"))
        tip = words("setup.standard-tip")
        self.add(Button("standard", words("setup.standard"), standard, self.turn_back, tip=tip))
        self._allow_turning_back()
        tip = words("setup.next-tip")
        self.add(Button("next", words("setup.next"), go, self.take_seats, "button-go", tip=tip))

    def _has_room_for_box(self) -> bool:
        """Whether the box can lie beside the cards without taking their pictures."""
        return self.space.form is not Form.COMPACT and len(self._options()) <= IN_THREES

    def _add_players(self, area: FRect) -> None:
        self.add(Plate(area, "panel", "players-plate"))
        inner = area.inflate(-44, -26)
        third = inner.width / 3
        self.add(
            Paragraph(
                words("setup.players"), (inner.left, inner.top, 150, inner.height), PLAYERS, middle=True
            )
        )
        counts: list[tuple[object, str]] = [
            (count, str(count)) for count in seat_counts(self.box, self.version)
        ]
        spot = FRect(inner.left + 150, inner.top + 2, max(180.0, third - 100), inner.height - 4)
        self.add(ToggleGroup("players", counts, self.seats, spot, self._seat))
        teach = FRect(inner.right - TEACH, inner.top + 2, TEACH, inner.height - 4)
        if self.has_lesson:
            tip = words("tutorial.teach-tip")
            self.add(Button("teach", words("tutorial.teach"), teach, self.teach, icon="hand", tip=tip))
        else:
            teach.left = inner.right
        told = FRect(spot.right + 28, inner.top, teach.left - spot.right - 44, inner.height)
        people = words(self._people())
        style = fit_paragraph(self.space, people, PEOPLE, told.width, told.height)
        self.add(Paragraph(people, told, style, middle=True, name="people"))

    def _people(self) -> str:
        """The key of what so many players are in this version."""
        own = f"setup.{self.box}.people-{self.version}-{self.seats}"
        return own if find(own) is not None else f"setup.people-{self.seats}"

    def _add_versions(self, area: FRect) -> None:
        """The versions side by side, the simplest first."""
        versions = versions_of(self.box)
        wide = (area.width - GAP * (len(versions) - 1)) / len(versions)
        for number, version in enumerate(versions):
            spot = FRect(area.left + number * (wide + GAP), area.top, wide, area.height)
            said = partial(self._said, "version")
            card = VersionCard(
                f"version-{version}",
                said(version),
                said(f"{version}-about"),
                VERSION_PICTURES.get(version, ""),
                spot,
                partial(self.pick_version, version),
            )
            card.chosen = version == self.version
            self.add(card)

    def _options(self) -> list[TableOption]:
        return options_for(self.box, self.version, self.seats)

    def _add_cards(self, area: FRect) -> None:
        options = self._options()
        spots = _in_rows(area, len(options), max(3, -(-len(options) // 2)))
        cards = [self.add(self._card(option, spot)) for option, spot in zip(options, spots, strict=True)]
        style = min((card.about_style(self.space) for card in cards), key=lambda one: (one.size, one.cap))
        for card in cards:
            card.about = style

    def _card(self, option: TableOption, spot: FRect) -> OptionCard:
        said = partial(self._said, option.name)
        art = dict(zip(option.values, PICTURES.get(option.name, ()), strict=False))
        sides = [
            Side(value, said(value), said(f"{value}-about"), art.get(value, "")) for value in option.values
        ]
        if option.to_confirm and option.name not in self.chosen:
            sides.insert(0, Side("", said("ask"), said("ask-about"), "props/tie_coin_rupee"))
        value = self.chosen.get(option.name, sides[0].value)
        start = next((index for index, side in enumerate(sides) if side.value == value), 0)
        house = "" if option.to_confirm else words("setup.house")
        band = BANDS.get(option.name, TEAL)
        return OptionCard(
            option.name, said("name"), sides, spot, partial(self._turn, option.name), house, start, band
        )

    def _said(self, option: str, key: str) -> str:
        return words(f"setup.{self.box}.{option}.{key}")

    def ground(self, canvas: Canvas) -> None:
        """Wood, and the box with its lid beside it."""
        canvas.cover("title/wood", self.space.visible)
        for piece in self._beside:
            piece.draw(canvas)

    def _lay_box(self) -> list[Piece]:
        """The open box, and its lid leaning over it."""
        if not self._has_room_for_box():
            return []
        parts = (
            (f"title/box-{self.box}.open", 340, (224, 560), 1.5, 14),
            (f"title/lid-{self.box}", 318, (212, 268), -4.0, 20),
        )
        out = []
        for name, wide, at, angle, lift in parts:
            width, height = self.game.pictures.size(name)
            size = (wide, wide * height / max(1, width))
            out.append(Piece(name, name, size, pose=Pose(*at, angle, lift=lift)))
        return out

    # --- choosing -----------------------------------------------------------------------------------

    def pick_version(self, version: str) -> None:
        """Another version of the rules: its own cards lie there, those that both have as they were turned."""
        if version == self.version:
            return
        self.game.play_sound("card-flip")
        self.version = version
        counts = seat_counts(self.box, version)
        self.seats = self.seats if self.seats in counts else min(counts)
        self.rebuild()

    def _seat(self, count: object) -> None:
        assert isinstance(count, int)
        self.seats = count
        self.rebuild()

    def _turn(self, option: str, value: str) -> None:
        self.chosen.pop(option, None)
        if value:
            self.chosen[option] = value
        self._allow_turning_back()

    def _off_standard(self) -> set[str]:
        """The options that do not lie on their standard side."""
        ways = {one.name: one.values[0] for one in self._options() if not one.to_confirm}
        return {name for name, value in self.chosen.items() if value != ways.get(name, value)}

    def _allow_turning_back(self) -> None:
        button = self.find("standard")
        if isinstance(button, Button):
            button.enabled = bool(self._off_standard())

    def turn_back(self) -> None:
        """Every card to its standard side."""
        for name in self._off_standard():
            del self.chosen[name]
        self.game.play_sound("card-flip")
        self.rebuild()

    @property
    def has_lesson(self) -> bool:
        """Whether there is a lesson for what has been chosen."""
        return name_of(self.box, self.version) in names()

    def teach(self) -> None:
        """The lesson for what has been chosen."""
        doors.open_lesson(self.game, self.box, self.version)

    def read_rules(self) -> None:
        """The rulebook over the open box."""
        self.game.push(doors.rules(self.box))

    def choices(self) -> Setup:
        """What has been chosen, with a seed still to come."""
        shown = {option.name for option in self._options()}
        options = {name: value for name, value in self.chosen.items() if name in shown}
        return Setup(self.box, self.version, self.seats, 0, options)

    def unconfirmed(self) -> str:
        """The name of a choice that the players still owe, or an empty text."""
        owed = (option.name for option in self._options() if option.to_confirm)
        return next((name for name in owed if name not in self.chosen), "")

    def take_seats(self) -> None:
        """On to the chairs, once everything that must be chosen is chosen."""
        if owed := self.unconfirmed():
            self.game.play_sound("card-refused")
            self.set_focus(self.find(owed))
            self.say(words("setup.confirm-pair"))
            return
        self.game.swap(client(self.box).seats(self.choices()))

    def on_escape(self) -> None:
        """Back to the title."""
        from game.scenes.title import TitleScene

        self.game.replace(TitleScene())

    def say(self, text: str) -> None:
        """Put a sentence where the explanation stands."""
        about = self.find("about")
        assert isinstance(about, Paragraph)
        about.style = fit_paragraph(self.space, text, ABOUT, about.rect.width, about.rect.height)
        about.text = text


def _in_rows(area: FRect, count: int, columns: int) -> list[FRect]:
    """Where so many cards lie in rows; those of a short last row are wider."""
    rows = -(-count // columns)
    tall = (area.height - GAP * (rows - 1)) / rows
    spots = []
    for row in range(rows):
        here = min(columns, count - row * columns)
        wide = (area.width - GAP * (here - 1)) / here
        top = area.top + row * (tall + GAP)
        spots += [FRect(area.left + column * (wide + GAP), top, wide, tall) for column in range(here)]
    return spots
