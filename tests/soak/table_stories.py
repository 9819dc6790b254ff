"""Tells whole random matches on the real table and checks after every story that it ended at the view.

    python tests/soak/table_stories.py [--games 30] [--seed 1]

Every story is played to its end; then what is shown must be what the view says, and every piece must lie
where the view has it. Prints a line a match and the number of moments checked.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
from dataclasses import fields

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from engine.core.game import Setup
from engine.core.games import GAMES
from engine.core.match import Match
from game.app import App
from game.pilot import Pilot
from game.play.session import Player
from game.scenes.table import TamashaScene
from game.settings import Settings
from game.table.tamasha.pieces import specs
from game.table.tamasha.seating import new_session
from game.table.tamasha.shown import Party, Shown, Side

NEXT_MOMENT = {"phase", "turn", "round"}
KINDS = (("human", "random"), ("random", "human"), ("random", "random"), ("human", "human"))


def wrong(scene: TamashaScene) -> list[str]:
    """What differs between the story's end and the view."""
    told, true = scene.top.shown, Shown.of(scene.view_now())
    names = [field.name for field in fields(Shown) if field.name not in {"sides", "parties", *NEXT_MOMENT}]
    found = [name for name in names if getattr(told, name) != getattr(true, name)]
    for kind, ours, theirs in ((Side, told.sides, true.sides), (Party, told.parties, true.parties)):
        own = [field.name for field in fields(kind)]
        for one, other in zip(ours, theirs, strict=True):
            found += [name for name in own if getattr(one, name) != getattr(other, name)]
    return [] if scene.session.match.over and set(found) <= {"chest"} else found


def misplaced(scene: TamashaScene) -> list[str]:
    """The pieces that do not lie where the view has them."""
    wanted = {spec.name: spec for spec in specs(scene.top, scene.asked)}
    out = sorted(set(wanted) ^ set(scene.table.pieces))
    for name, spec in wanted.items():
        piece = scene.table.pieces.get(name)
        if piece is not None and not spec.hand and piece.pose != spec.pose:
            out.append(name)
    return out


def watch(seed: int) -> int:
    """One match; gives back the number of moments checked. Raises `AssertionError` at the first wrong one."""
    match = Match(GAMES["tamasha"], Setup("tamasha", "basic", 2, seed))
    players = [
        Player(name, kind) for name, kind in zip(("Asha", "Bilal"), KINDS[seed % len(KINDS)], strict=True)
    ]
    app = App(Settings(speed="instant", bot_speed="instant", curtain=False), size=(1024, 600))
    scene = TamashaScene(new_session(match, players, None))
    Pilot(app, scene)
    chance, moments = random.Random(seed), 0
    while True:
        while scene.flow.queue or scene.player.playing:
            scene.player.skip()
            scene.flow.update(0.0)
        assert not wrong(scene), (seed, match.step, wrong(scene))
        moments += 1
        if match.over:
            break
        scene.flow.settle()
        assert not misplaced(scene), (seed, match.step, misplaced(scene))
        seat = match.to_act()[0]
        match.answer(seat, chance.choice(list(match.options(seat))))
        scene.flow.listen()
    app.close()
    return moments


def main() -> int:
    """Watch so many matches."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    total = 0
    for seed in range(wish.seed, wish.seed + wish.games):
        moments = watch(seed)
        total += moments
        sys.stdout.write(f"match {seed}: {moments} moments\n")
    sys.stdout.write(f"{wish.games} matches, {total} moments, every piece at its place\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
