"""`simulate`: bots play whole games, and the figures say how it went."""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from statistics import median_low

from engine.core.game import Setup
from engine.core.games import GAMES
from engine.core.match import Match
from game.commands import AskedWrongly
from game.commands.common import add_table, part_of, print_json, setup_from, table_of

HELP = "lets bots play whole games and counts how they end"
LEVELS = ("random", "easy", "normal", "hard")


@dataclass(frozen=True)
class Outcome:
    """How one game went."""

    side: str
    """The winning side, role or seat by name, several joined by a plus; empty for a tie."""
    levels: tuple[str, ...]
    """The levels of the winning seats."""
    ending: str
    answers: int
    turns: int
    digest: str
    seconds: float


@dataclass(frozen=True)
class Job:
    """One game to be played."""

    setup: Setup
    levels: tuple[str, ...]


def arguments(parser: argparse.ArgumentParser) -> None:
    """The table, the bots, and how many games."""
    add_table(parser)
    parser.add_argument("--games", metavar="K", type=int, default=1, help="how many games (default: 1)")
    parser.add_argument(
        "--bots",
        metavar="LEVEL[,LEVEL...]",
        default="random",
        help=f"one level for all, or one a seat: {', '.join(LEVELS)} (default: random)",
    )
    parser.add_argument(
        "--alternate", action="store_true", help="turn the order of the levels round in every second game"
    )
    parser.add_argument(
        "--jobs", metavar="J", type=int, default=1, help="spread over J processes (from source)"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    """Play the games and print what came of them; the same arguments give the same digest everywhere."""
    setup = setup_from(args)
    levels = _levels(args.bots, setup.seats)
    if args.games < 1 or args.jobs < 1:
        raise AskedWrongly("It takes at least one game and one process.")
    if args.jobs > 1 and getattr(sys, "frozen", False):
        raise AskedWrongly("--jobs works from source only.")
    jobs = list(_jobs(setup, levels, args.games, args.alternate))
    outcomes = _play_all(jobs, args.jobs)
    figures = _figures(setup, args.games, outcomes)
    if args.json:
        print_json(figures)
    else:
        print(_page(setup, levels, outcomes, figures))
    return 0


def _levels(bots: str, seats: int) -> tuple[str, ...]:
    levels = tuple(bots.split(","))
    for level in levels:
        if level not in LEVELS:
            raise AskedWrongly(f"There is no bot called {level!r}. There are {', '.join(LEVELS)}.")
    if len(levels) == 1:
        return levels * seats
    if len(levels) != seats:
        raise AskedWrongly(
            f"Give one bot for all, or one for each of the {seats} seats; {len(levels)} are named."
        )
    return levels


def _jobs(setup: Setup, levels: tuple[str, ...], games: int, alternate: bool) -> Iterator[Job]:
    """Game number k begins with seed S + k."""
    for number in range(games):
        seed = (setup.seed + number) % (1 << 63)
        table = Setup(setup.game, setup.variant, setup.seats, seed, setup.options)
        yield Job(table, levels[::-1] if alternate and number % 2 else levels)


def _play_all(jobs: Sequence[Job], processes: int) -> list[Outcome]:
    if processes == 1:
        return list(_with_progress(map(play, jobs), len(jobs)))
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    share = max(1, min(50, len(jobs) // (4 * processes)))
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        return list(_with_progress(pool.map(play, jobs, chunksize=share), len(jobs)))


def _with_progress(outcomes: Iterator[Outcome], games: int) -> Iterator[Outcome]:
    watched = sys.stderr is not None and sys.stderr.isatty()
    for number, outcome in enumerate(outcomes, start=1):
        if watched:
            print(f"\r{number} of {games}", end="" if number < games else "\n", file=sys.stderr, flush=True)
        yield outcome


def play(job: Job) -> Outcome:
    """Play one game to its end."""
    began = time.process_time()
    bot = part_of(job.setup.game, "bot")
    match = Match(GAMES[job.setup.game], job.setup)
    while not match.over:
        seat = match.to_act()[0]
        dice = bot.bot_dice(job.setup, match.step, seat)
        match.answer(seat, bot.choose(match, seat, job.levels[seat], dice))
    result = match.result
    assert result is not None
    return Outcome(
        result.side,
        tuple(job.levels[seat] for seat in result.winners),
        result.ending,
        match.step,
        match.view(None).turns,
        match.digest(),
        time.process_time() - began,
    )


def _figures(setup: Setup, games: int, outcomes: Sequence[Outcome]) -> dict[str, object]:
    together = blake2b(digest_size=16)
    for outcome in outcomes:
        together.update(outcome.digest.encode())
    return {
        "game": setup.game,
        "variant": setup.variant,
        "seats": setup.seats,
        "seed": setup.seed,
        "games": games,
        "finished": len(outcomes),
        "winners": _count(name for outcome in outcomes for name in outcome.side.split("+") if name),
        "ties": sum(not outcome.side for outcome in outcomes),
        "levels": _count(outcome.levels[0] for outcome in outcomes if outcome.levels),
        "answers": _spread([outcome.answers for outcome in outcomes]),
        "turns": _spread([outcome.turns for outcome in outcomes]),
        "endings": _count(outcome.ending for outcome in outcomes),
        "seconds_cpu": round(sum(outcome.seconds for outcome in outcomes), 3),
        "digest": together.hexdigest(),
    }


def _count(names: Iterator[str]) -> dict[str, int]:
    return dict(sorted(Counter(names).items()))


def _spread(numbers: Sequence[int]) -> dict[str, int]:
    return {"min": min(numbers), "median": median_low(numbers), "max": max(numbers)}


def _page(
    setup: Setup, levels: Sequence[str], outcomes: Sequence[Outcome], figures: dict[str, object]
) -> str:
    def counted(name: str) -> str:
        found = figures[name]
        assert isinstance(found, dict)
        return ", ".join(f"{key} {number}" for key, number in found.items()) or "nobody"

    seconds = sum(outcome.seconds for outcome in outcomes)
    answers = sum(outcome.answers for outcome in outcomes)
    rows = [
        ("game", f"{setup.game} {setup.variant}, {setup.seats} seats, seed {setup.seed}"),
        ("bots", ", ".join(levels)),
        ("finished", f"{figures['finished']} of {figures['games']} games"),
        ("winners", counted("winners")),
        ("winning bots", counted("levels")),
        ("ties", str(figures["ties"])),
        ("answers a game", counted("answers")),
        ("turns a game", counted("turns")),
        ("endings", counted("endings")),
        ("speed", f"{answers / max(seconds, 1e-9):,.0f} answers a second, {seconds:.1f} s of CPU"),
        ("digest", str(figures["digest"])),
    ]
    return table_of(rows)
