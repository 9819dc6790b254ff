"""The open box: how many play, and the table's choices as cards that are turned over."""

from __future__ import annotations

from functools import partial

from pygame import FRect

from engine.core.game import Setup
from game.canvas import Canvas
from game.look import CREAM, INDIGO, INK, SINDOOR, TEAL
from game.play.table_options import TableOption, options_for, seat_counts, variant_of
from game.scene import Scene
from game.scenes.headings import add_heading
from game.scenes.seats import SeatsScene
from game.space import Form
from game.table.piece import Piece, Pose
from game.text import Style
from game.widgets.button import Button
from game.widgets.fitting import fit_paragraph
from game.widgets.label import Paragraph, Plate
from game.widgets.option_card import OptionCard, Side
from game.widgets.toggle import ToggleGroup
from game.words import words

ABOUT = Style("body", 19, CREAM)
PLAYERS = Style("label", 25, INK)
PEOPLE = Style("body", 18, INK)
GAP = 18.0
PICTURES = {
    "sitting": ("tamasha/back/big.hand", "tamasha/back/campaign.hand"),
    "horse_trading": ("props/briefcase_open", "props/briefcase"),
    "campaign_top_up": ("props/chest_purple_open", "props/chest_purple", "props/cash_box_yellow"),
    "pass_rule": ("props/gavel", "props/envelope_open"),
    "news_pawn_cover": ("props/note_1.1", "props/pawn_yellow.1"),
    "show_cpf": ("props/chest_yellow", "props/chest_yellow_open"),
    "command_mode": ("props/cash_box_purple", "props/microphone"),
    "pair_party": ("props/rosette_purple", "props/rosette_yellow"),
}
"""What lies on the card of an option, by its values."""
BANDS = {"horse_trading": SINDOOR, "pair_party": SINDOOR, "sitting": INDIGO, "command_mode": INDIGO}


def setup_scene(game: str) -> Scene:
    """The lid of a game's box has just come off."""
    return SetupScene(game)


class SetupScene(Scene):
    """Choose players and table options; the next scene is the chairs."""

    name = "setup"

    def __init__(self, game: str, setup: Setup | None = None) -> None:
        """`setup` brings back the choices made before."""
        super().__init__()
        self.box = game
        self.seats = setup.seats if setup else min(seat_counts(game))
        self.chosen: dict[str, str] = dict(setup.options) if setup else {}
        self._beside: list[Piece] = []

    # --- what lies there ----------------------------------------------------------------------------

    def build(self) -> None:
        """The lid on the left, the players' plate and the cards on the right, two buttons below."""
        room = self.space.visible
        compact = self.space.form is Form.COMPACT
        left = room.left + 40 if compact else 430.0
        area = FRect(left, room.top + 132, room.right - left - 40, room.bottom - room.top - 132 - 120)
        self._beside = self._lay_box()
        add_heading(self, "setup", words("setup.title"), FRect(area.left, room.top + 28, area.width, 84))
        self._add_players(FRect(area.left, area.top, area.width, 96))
        self._add_cards(FRect(area.left, area.top + 96 + GAP, area.width, area.height - 96 - GAP))
        y = room.bottom - 96
        self.add(
            Button("back", words("common.back"), (room.left + 44, y, 200, 66), self.on_escape, icon="back")
        )
        self.add(
            Button(
                "next",
                words("setup.next"),
                (area.right - 330, y, 330, 66),
                self.take_seats,
                "button-go",
                tip=words("setup.next-tip"),
            )
        )
        start = max(area.left, room.left + 264)
        about = FRect(start, y, area.right - 350 - start, 66)
        self.add(Paragraph("", about, ABOUT, "centre", middle=True, name="about"))
        self.say(words("setup.about"))

    def enter(self) -> None:
        """The lid comes off."""
        if not self.chosen:
            self.game.play_sound("box-lid")

    def _add_players(self, area: FRect) -> None:
        self.add(Plate(area, "panel", "players-plate"))
        inner = area.inflate(-44, -30)
        third = inner.width / 3
        self.add(
            Paragraph(
                words("setup.players"), (inner.left, inner.top, 150, inner.height), PLAYERS, middle=True
            )
        )
        counts: list[tuple[object, str]] = [(count, str(count)) for count in seat_counts(self.box)]
        spot = FRect(inner.left + 150, inner.top + 2, max(180.0, third - 100), inner.height - 4)
        self.add(ToggleGroup("players", counts, self.seats, spot, self._seat))
        told = FRect(spot.right + 28, inner.top, inner.right - spot.right - 28, inner.height)
        people = words(f"setup.people-{self.seats}")
        style = fit_paragraph(self.space, people, PEOPLE, told.width, told.height)
        self.add(Paragraph(people, told, style, middle=True, name="people"))

    def _add_cards(self, area: FRect) -> None:
        options = options_for(self.box, self.seats)
        columns = 3 if len(options) <= 6 else 4
        rows = -(-len(options) // columns)
        wide = (area.width - GAP * (columns - 1)) / columns
        tall = (area.height - GAP * (rows - 1)) / rows
        cards: list[OptionCard] = []
        for index, option in enumerate(options):
            row, column = divmod(index, columns)
            spot = FRect(area.left + column * (wide + GAP), area.top + row * (tall + GAP), wide, tall)
            cards.append(self.add(self._card(option, spot)))
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
        if self.space.form is Form.COMPACT:
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

    def _seat(self, count: object) -> None:
        assert isinstance(count, int)
        self.seats = count
        self.rebuild()

    def _turn(self, option: str, value: str) -> None:
        self.chosen.pop(option, None)
        if value:
            self.chosen[option] = value

    def choices(self) -> Setup:
        """What has been chosen, with a seed still to come."""
        shown = {option.name for option in options_for(self.box, self.seats)}
        options = {name: value for name, value in self.chosen.items() if name in shown}
        return Setup(self.box, variant_of(self.box), self.seats, 0, options)

    def unconfirmed(self) -> str:
        """The name of a choice that the players still owe, or an empty text."""
        owed = (option.name for option in options_for(self.box, self.seats) if option.to_confirm)
        return next((name for name in owed if name not in self.chosen), "")

    def take_seats(self) -> None:
        """On to the chairs, once everything that must be chosen is chosen."""
        if owed := self.unconfirmed():
            self.game.play_sound("card-refused")
            self.set_focus(self.find(owed))
            self.say(words("setup.confirm-pair"))
            return
        self.game.swap(SeatsScene(self.choices()))

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
