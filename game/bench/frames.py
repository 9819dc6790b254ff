"""What a frame costs in CPU time, against the same blits replayed bare (R) and one table blit with flip (B).

Both are measured in the same process as the frames themselves, so that a busy or a slow machine changes all
three alike. They count the drawing thread alone; the idle share counts the whole process.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

import pygame
from pygame import Rect

from game import environment
from game.canvas import Canvas
from game.commands.figure import Figure
from game.pictures import Pictures
from game.settings import Settings
from game.space import Space

if TYPE_CHECKING:
    from game.app import App
    from game.bench.table import MeasuredTable

SIZES = ((1280, 720), (1920, 1080))
LIMITS = {"drag": (1.5, 3.0), "fan10": (1.5, 9.0), "deal40": (1.5, 9.0), "pile60": (2.0, 9.0)}
"""For each movement the most its p95 may be, in R and in B."""
FRAMES = 150
IDLE_SECONDS = 3.0
SHOWINGS = 3
LONGEST_SETTLING = 20.0
DT = 1 / 60

Blit = tuple[pygame.Surface, tuple[int, int] | Rect, Rect | None]
Recorded = list[list[tuple[pygame.Surface, list[Blit]]]]


def figures() -> Iterator[Figure]:
    """For both window sizes: the idle table, then every movement in R and in B."""
    environment.prepare_headless()
    from game.app import App, collect_rarely
    from game.bench.table import MeasuredTable

    for size in SIZES:
        where = f"{size[0]}x{size[1]}"
        app = App(Settings(), size)
        scene = MeasuredTable()
        app.push(scene)
        collect_rarely()
        _settle(app)
        drawn, busy = _idle(app)
        yield Figure("frames drawn while still", drawn, "ratio", 0, scene=where)
        yield Figure("CPU while still", busy, "percent", 2, scene=where)
        app.mixer.close()  # what is drawn is measured from here on, not what is heard
        bare = _bare(app)
        yield Figure("B", bare * 1000, "ms", None, scene=where)
        for name, (most_r, most_b) in LIMITS.items():
            frame, again = _movement(app, scene, name)
            yield Figure(f"{name} p95 / R", frame / again, "ratio", most_r, scene=where)
            yield Figure(f"{name} p95 / B", frame / bare, "ratio", most_b, scene=where)
            yield Figure(f"{name} p95", frame * 1000, "ms", None, scene=where)
        app.close()


def _settle(app: App) -> None:
    """Run until the sounds are loaded, which a thread of its own does, and nothing goes on by itself."""
    clock, waited = pygame.time.Clock(), 0.0
    others = 1.0
    while others > 0.01 and waited < LONGEST_SETTLING:
        began, whole, own = time.perf_counter(), time.process_time(), time.thread_time()
        for _ in range(60):
            app.step(clock.tick(60) / 1000)
        spent = time.perf_counter() - began
        waited += spent
        others = ((time.process_time() - whole) - (time.thread_time() - own)) / spent


def _idle(app: App) -> tuple[int, float]:
    """Frames drawn while nothing happens, and the share of a core that the loop takes, in percent."""
    clock = pygame.time.Clock()
    before, began, ended = app.frames, time.process_time(), time.perf_counter() + IDLE_SECONDS
    start = time.perf_counter()
    while time.perf_counter() < ended:
        app.step(clock.tick(app.rate) / 1000)
    busy = (time.process_time() - began) / (time.perf_counter() - start) * 100
    return app.frames - before, busy


def _bare(app: App) -> float:
    """B: one blit over the whole window and a flip, median of many, in seconds."""
    picture = app.stage.surface.copy()
    spent = []
    for _ in range(FRAMES):
        began = time.thread_time()
        app.stage.surface.blit(picture, (0, 0))
        app.stage.show()
        spent.append(time.thread_time() - began)
    return sorted(spent)[len(spent) // 2]


def _movement(app: App, scene: MeasuredTable, name: str) -> tuple[float, float]:
    """p95 of a movement's frames and of the same blits replayed, in seconds: the least disturbed of three.

    The first showing fills the caches and does not count.
    """
    _show(app, scene, name, None)
    spent = min(_p95(_show(app, scene, name, None)) for _ in range(SHOWINGS))
    recorded: Recorded = []
    _show(app, scene, name, recorded)
    return spent, min(_p95(_replay(app, recorded)) for _ in range(SHOWINGS))


def _show(app: App, scene: MeasuredTable, name: str, record: Recorded | None) -> list[float]:
    getattr(scene, f"prepare_{name}")()
    move: Callable[[int], None] = getattr(scene, name)
    if record is not None:
        scene.layers.canvas = lambda surface, space, pictures: _Recorder(surface, space, pictures, record)
        scene.layers.watch = lambda surface, layer, rects: record[-1].append(
            (surface, [(layer, rect, rect) for rect in rects])
        )
        record.append([])
    app.step(DT)
    spent: list[float] = []
    for frame in range(FRAMES):
        if record is not None:
            record.append([])
        began = time.thread_time()
        move(frame)
        app.step(DT)
        spent.append(time.thread_time() - began)
    scene.layers.canvas, scene.layers.watch = Canvas, None
    getattr(scene, f"end_{name}")()
    app.step(DT)
    return spent


def _replay(app: App, recorded: Recorded) -> list[float]:
    """The recorded blits with nothing else around them."""
    spent = []
    for frame in recorded:
        began = time.thread_time()
        for surface, blits in frame:
            for picture, at, part in blits:
                surface.blit(picture, at, part)
        if frame:
            app.stage.show()
        pygame.event.pump()
        spent.append(time.thread_time() - began)
    return spent


class _Recorder(Canvas):
    """A canvas that also writes down every blit."""

    def __init__(self, surface: pygame.Surface, space: Space, pictures: Pictures, record: Recorded) -> None:
        super().__init__(surface, space, pictures)
        self._blits: list[Blit] = []
        if record:
            record[-1].append((surface, self._blits))

    def put(self, picture: pygame.Surface, at: tuple[int, int] | Rect) -> Rect:
        """Blit, and write it down."""
        self._blits.append((picture, at, None))
        return super().put(picture, at)

    def scatter(self, picture: pygame.Surface, spots: Sequence[tuple[int, int]]) -> None:
        """Blit many, and write each down."""
        self._blits += [(picture, spot, None) for spot in spots]
        super().scatter(picture, spots)


def _p95(spent: list[float]) -> float:
    return sorted(spent)[int(len(spent) * 0.95)]
