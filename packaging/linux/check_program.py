"""Tries an installed program: its commands against those of the sources, its window, and a whole match."""

from __future__ import annotations

import json
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from against_source import same_picture
from places import Done, Place
from sample_match import sample_match
from virtual_screen import Screen, virtual_screen, why_none
from workshop import ROOT, version

GAME = "tamasha"
HEADLESS = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
LOG = ".local/share/hustings/logs/last-run.log"
NO_WINDOW = (2, 3)
"""How the program may end where no window can be opened."""


class Trial:
    """An installed program in a clean place. `program` is the command that starts it there."""

    def __init__(self, place: Place, program: str, out: Path, name: str) -> None:
        self.place, self.program, self.out, self.name = place, program, out, name

    def run(self, *words: str | Path, headless: bool = True) -> Done:
        """Run one of its commands."""
        return self.place.run([self.program, *words], HEADLESS if headless else None)

    def failures(self) -> Iterator[str]:
        """Everything that is tried, the quick things first."""
        yield from self.works_at_all()
        yield from self.answers_as_the_sources_do()
        yield from self.says_why_it_cannot_start()
        yield from self.opens_a_window()
        yield from self.plays_a_whole_match()
        yield from self.leads_through_the_first_game()

    def works_at_all(self) -> Iterator[str]:
        """Its version, its check of itself, and what it finds here."""
        told = self.run("--version")
        if told.out.strip() != f"Hustings {version()}":
            yield f"--version says {told.said!r}"
        checked = self.run("self-check")
        if checked.code or "All is well." not in checked.out:
            yield f"self-check: {checked.said}"
        found = self.run("doctor", "--json")
        try:
            findings = json.loads(found.out)
        except ValueError:
            yield f"doctor: {found.said}"
            return
        if findings["frozen"] != "yes":
            yield "doctor does not know that it is frozen"
        yield from (f"doctor: {key} {what}" for key, what in findings.items() if "missing" in str(what))

    def answers_as_the_sources_do(self) -> Iterator[str]:
        """Every command that the contract promises for an installed build."""
        with TemporaryDirectory() as here:
            match = sample_match(Path(here) / "sample.hustings")
            examples = ROOT / "tests" / "scenarios" / f"{GAME}.toml"
            there = {file: self._bring(file) for file in (match, examples)}
            for words in _questions(match, examples):
                expected = _from_source(*words)
                got = self.run(*(there.get(Path(word), word) for word in words))
                if (got.code, _steady(got.out)) != (expected.code, _steady(expected.out)):
                    yield f"{' '.join(map(str, words))}: {got.said!r} instead of {expected.said!r}"
            yield from self._draws_the_same(Path(here))

    def _draws_the_same(self, here: Path) -> Iterator[str]:
        for words in (("title",), ("table", "--seed", "7", "--after", "12"), ("rulebook",), ("about",)):
            ours = here / "source.png"
            drawn = self.place.home / "drawn.png"
            _from_source("shot", words[0], ours, *words[1:])
            got = self.run("shot", words[0], drawn, *words[1:])
            if got.code:
                yield f"shot {words[0]}: {got.said}"
            elif words[0] != "about" and not same_picture(ours, self.place.outside(drawn)):
                yield f"shot {words[0]} is not the picture that the sources draw"

    def says_why_it_cannot_start(self) -> Iterator[str]:
        """No screen, and a match that is none: one sentence each, and no traceback."""
        stopped = self.run(headless=False)
        if stopped.code not in NO_WINDOW or not _one_sentence(stopped.err):
            yield f"without a screen it ends with {stopped.code} and says {stopped.err!r}"
        missing = self.run("nowhere.hustings")
        if missing.code != 2 or not _one_sentence(missing.err):
            yield f"with a match that is not there it ends with {missing.code} and says {missing.err!r}"

    def opens_a_window(self) -> Iterator[str]:
        """A real window on a screen that nobody sees, with a picture of its first frame."""
        lack = why_none()
        if lack:
            print(f"  no window was tried: {lack}", file=sys.stderr)
            return
        with virtual_screen() as screen, self.running(screen) as log:
            time.sleep(1.0)
            screen.picture().save(self.out / f"{self.name}-first-frame.png")
            if "first frame" not in log():
                yield f"no window came up: {log()[-300:]!r}"
            elif screen.is_empty():
                yield "the window shows nothing"
        if "Traceback" in log():
            yield f"the window left a mistake in the log: {log()[-400:]!r}"

    @contextmanager
    def running(self, screen: Screen) -> Iterator[Callable[[], str]]:
        """The program with its window open for as long as the block runs; gives what reads its log."""
        path = self.place.outside(self.place.home / LOG)
        path.unlink(missing_ok=True)

        def log() -> str:
            return path.read_text("utf-8", "replace") if path.exists() else ""

        command = self.place.command([self.program], {"DISPLAY": screen.name, "SDL_AUDIODRIVER": "dummy"})
        program = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        try:
            until = time.monotonic() + 30
            while time.monotonic() < until and program.poll() is None and "first frame" not in log():
                time.sleep(0.05)
            yield log
        finally:
            program.send_signal(signal.SIGTERM)
            try:
                program.wait(10)
            except subprocess.TimeoutExpired:
                program.kill()
                program.wait()

    def plays_a_whole_match(self) -> Iterator[str]:
        """From the title to the result and back, through the real screens, with a picture of the end."""
        pictures = self.place.home / "pictures"
        played = self.run("play-through", GAME, "--seed", "3", "--shots", pictures)
        if played.code:
            yield f"play-through: {played.said}"
            return
        for file in self.place.outside(pictures).glob("*result*.png"):
            shutil.copyfile(file, self.out / f"{self.name}-end-of-match.png")
            return
        yield "play-through left no picture of the result"

    def leads_through_the_first_game(self) -> Iterator[str]:
        """The guided first game, played by itself to its end."""
        led = self.run("tutorial", GAME, "--auto")
        if led.code:
            yield f"tutorial: {led.said}"

    def _bring(self, file: Path) -> Path:
        inside = self.place.home / file.name
        self.place.give(file, inside)
        return inside


def _questions(match: Path, examples: Path) -> Iterator[Sequence[str | Path]]:
    from engine.core.games import GAMES

    for game in GAMES:
        yield "simulate", game, "--games", "2", "--bots", "random", "--seed", "5", "--json"
        yield "rules", game, "who wins?", "--json"
    yield "scenarios", GAME, examples
    yield "replay", match, "--verify"
    yield "replay", match, "--story"
    yield "position", match, "--at", "9"
    yield "shot", "--list"
    yield "simulate", GAME, "--games", "many"
    yield "simulatte", GAME


def _steady(printed: str) -> str:
    """What was printed, without what a clock has measured."""
    return re.sub(r'"seconds_cpu": [0-9.e-]+', "", printed)


def _from_source(*words: str | Path) -> Done:
    with TemporaryDirectory() as home:
        known = {"PATH": "/usr/bin:/bin", "HUSTINGS_HOME": home, "HOME": home, "LC_ALL": "C"}
        command = [sys.executable, "-m", "game", *map(str, words)]
        done = subprocess.run(
            command, cwd=ROOT, env=known | HEADLESS, capture_output=True, text=True, check=False
        )
    return Done(done.returncode, done.stdout, done.stderr)


def _one_sentence(text: str) -> bool:
    """Whether it is short, and no traceback. SDL may grumble in lines of its own."""
    ours = [line for line in text.strip().splitlines() if not line.startswith(("ALSA", "error: XDG"))]
    return 1 <= len(ours) <= 2 and "Traceback" not in text
