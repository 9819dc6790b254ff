"""The table that is measured: sixty cards and sixty coins lying, and five kinds of movement over them."""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import partial

from pygame import FRect

from game import paths
from game.canvas import Canvas
from game.signals import PointerMoved, PointerPressed, PointerReleased
from game.table.gesture import Drag, Gesture
from game.table.layers import Still
from game.table.physics import COIN, Tray
from game.table.piece import Piece, Pose
from game.table.place import Place
from game.table.sprites import Steps
from game.table.table_scene import TableScene
from game.table.timeline import call, glide, settle, stagger, then

CARD = (100.0, 140.0)
BIG = (185.0, 259.0)
COIN_SIZE = (40.0, 40.0)
DEAL_GAP, DEAL_SECONDS = 0.055, 0.45


class MeasuredTable(TableScene):
    """A full table on which nothing happens until one of the movements is asked for."""

    name = "measured"

    def build(self) -> None:
        """Lay everything."""
        self.table.clear()
        self.cards = _pictures("hand") or ["card"]
        self.coins = _pictures("coin") or ["coin"]
        for index in range(9):
            area = (232 + index % 3 * 369, 127 + index // 3 * 187, 362, 183)
            self.table.add_place(Place(f"place-{index}", area))
        for index in range(60):
            pose = Pose(100 + index % 15 * 100, 120 + index // 15 * 190, (index % 7) - 3)
            self._add(f"card-{index}", self.cards[index % len(self.cards)], CARD, pose)
            pose = Pose(78 + index % 30 * 50, 45 + index // 30 * 400, index * 37 % 360)
            self._add(f"coin-{index}", self.coins[index % len(self.coins)], COIN_SIZE, pose)

    def ground(self, canvas: Canvas) -> None:
        """One picture over the whole window, as on the real table."""
        canvas.tiled("table/cloth", self.space.visible)

    def stills(self) -> Iterable[Still]:
        """Places and pieces."""
        return super().stills()

    def answer(self, gesture: Gesture) -> None:
        """Nothing is meant here."""

    def _add(self, name: str, picture: str, size: tuple[float, float], pose: Pose) -> Piece:
        return self.table.add_piece(Piece(name, picture, size, pose=pose))

    # --- the movements: each is prepared once, then asked for frame by frame -------------------------

    def prepare_drag(self) -> None:
        """Take up a large card that may go to every place."""
        held = self._add("held", self.cards[0], BIG, Pose(800, 450, z=50))
        self.open_gestures([Drag(held.name, f"place-{index}") for index in range(9)])
        self.handle(PointerMoved((800.0, 450.0)))
        self.handle(PointerPressed((800.0, 450.0)))

    def drag(self, frame: int) -> None:
        """Lead it round the table."""
        t = frame / 60
        at = 800 + 480 * math.sin(1.7 * t), 450 + 225 * math.sin(2.3 * t)
        self.handle(PointerMoved(at, held=True))

    def end_drag(self) -> None:
        """Let it go home and off the table."""
        self.handle(PointerReleased((0.0, 0.0)))
        self.player.skip()
        self.table.take_away("held")

    def prepare_fan10(self) -> None:
        """Ten large cards held in a fan."""
        for i in range(10):
            self._add(f"fan-{i}", self.cards[i % len(self.cards)], BIG, Pose(z=200 + i)).fly(Steps.HAND)

    def fan10(self, frame: int) -> None:
        """Every card turns, grows and shrinks in every frame."""
        t = frame / 60
        for i in range(10):
            off, wave = i - 4.5, math.sin(2 * t + i)
            angle = off * 4 + 3 * math.sin(3 * t + i)
            pose = Pose(800 + off * 120, 560 + 17 * wave, angle, 0.7 + 0.1 * wave, lift=15, z=200 + i)
            self.table.pieces[f"fan-{i}"].pose = pose

    def end_fan10(self) -> None:
        """Take the cards away."""
        for i in range(10):
            self.table.take_away(f"fan-{i}")

    def prepare_deal40(self) -> None:
        """Forty cards dealt one after the other, spinning."""
        parts = []
        for i in range(40):
            card = Piece(
                f"deal-{i}", self.cards[i % len(self.cards)], CARD, pose=Pose(1440, 450, 360, z=60 + i)
            )
            end = Pose(80 + i % 10 * 150, 110 + i // 10 * 195, z=60 + i)
            appear = call(partial(self._appear, card))
            parts.append(then(appear, glide(card, end, DEAL_SECONDS), settle(card, end, 0.02)))
        self.tell(stagger(parts, DEAL_GAP))

    def _appear(self, card: Piece) -> None:
        card.fly()
        self.table.add_piece(card)

    def deal40(self, frame: int) -> None:
        """The story goes on by itself."""

    def end_deal40(self) -> None:
        """Take the cards away."""
        self.player.skip()
        for i in range(40):
            self.table.take_away(f"deal-{i}")

    def prepare_pile60(self) -> None:
        """Sixty coins thrown together, simulated as they slide."""
        self.tray = Tray(FRect(300, 150, 1000, 600))
        self.pile = []
        for i in range(60):
            turn = i * 2.399963
            force = 100 + 420 * ((i * 37) % 60) / 60
            reach = 24 * math.sqrt(i)
            at = 800 + reach * math.cos(turn), 450 + reach * math.sin(turn)
            way = turn + i * 0.7
            self.tray.add(at, (force * math.cos(way), force * math.sin(way)), 9 - i * 0.3, COIN)
            coin = self._add(f"pile-{i}", self.coins[i % len(self.coins)], COIN_SIZE, Pose(z=300 + i))
            coin.round = True
            coin.fly(Steps.HAND)
            self.pile.append(coin)

    def pile60(self, frame: int) -> None:
        """One frame of the simulation, shown."""
        for coin, (x, y, angle) in zip(self.pile, self.tray.frame(), strict=True):
            coin.pose = Pose(x, y, angle, 1.0, 1.0, 3.0, 1.0, coin.pose.z)

    def end_pile60(self) -> None:
        """Take the coins away."""
        for i in range(60):
            self.table.take_away(f"pile-{i}")


def _pictures(kind: str) -> list[str]:
    """A few made pictures of a kind, whatever game they belong to."""
    root = paths.asset("art", "made")
    found = sorted(root.glob("*/*/*.hand.png" if kind == "hand" else "**/coin*.png"))
    some = found[:: max(1, len(found) // 6)][:6]
    names = [path.relative_to(root).with_suffix("").as_posix() for path in some]
    return [name.removesuffix(".hand") for name in names]
