"""Tries a setup program from the first installation to the last trace: `check` in make_windows.py runs it.

Every step says in sentences what does not hold. Under Wine that proves the program, the setup program and the
files of both; it proves nothing about graphics drivers, scaling, sound or antivirus programs of real Windows.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path

import windows_sample as sample
from against_source import SIMULATE, golden_picture, same_digest, same_picture
from sample_match import sample_match
from windows_host import ON_WINDOWS, Ended, Host, windows
from windows_installed import Installed
from windows_screen import Photographer, screen
from workshop import ROOT, version

PERSON = "मीरा देवी"
"""The name of the account under Wine, with a blank and letters that no old code page has."""

FOREIGN_PLACE = r"C:\खेल मेला\Hustings"
FORBIDDEN_PLACE = r"Z:\proc\Hustings"
"""Under Wine, a folder in which the system lets nobody make another."""

IS_RUNNING, IS_OLDER, NO_ROOM, NOT_WRITABLE = 3, 4, 5, 6
"""Exit codes of the setup program."""

A_WHILE = 60.0
"""Seconds in which a window must have shown its first frame, even on a busy machine."""


class Trial:
    """One setup program, one clean Windows, and what did not hold so far."""

    def __init__(self, host: Host, setup: Path, out: Path) -> None:
        self.host, self.setup, self.out = host, setup, out
        self.game = Installed(host, PERSON)
        self.match = sample_match(out / "sample.hustings")
        self.failures: list[str] = []

    def expect(self, holds: bool, otherwise: str) -> None:
        """Note `otherwise` unless it holds."""
        if not holds:
            self.failures.append(otherwise)

    def expect_end(self, ended: Ended, code: int, about: str, word: str = "") -> None:
        """A program must end with this exit code, with `word` in what it says, and without a traceback."""
        last = " / ".join(ended.text.strip().splitlines()[-3:])
        self.expect(ended.code == code, f"{about}: exit code {ended.code} instead of {code}. {last}")
        self.expect(word in ended.text, f"{about}: it does not say {word!r}, but: {last}")
        self.expect("Traceback" not in ended.text, f"{about}: a traceback. {last}")

    def setup_with(self, *arguments: str, place: str = "") -> Ended:
        """Run the setup program without its windows; `place` comes last, never in quotes."""
        to = f"/D={place}".split(" ") if place else []
        return self.host.run(self.setup, "/S", *arguments, *to)

    # --- the steps, in the order in which they are tried ----------------------------------------------------

    def install(self) -> None:
        """For one person, with a menu entry, a way out and a file type."""
        self.expect_end(self.setup_with(), 0, "installing")
        for trace in self.game.traces_missing():
            self.failures.append(f"after installing there is no {trace}")

    def carry_out_commands(self) -> None:
        """The verbs print, and what they print is what the source prints."""
        cli, host = self.game.cli, self.host
        self.expect_end(host.run(cli, "--version"), 0, "--version", version())
        found = host.run(cli, "doctor", "--json")
        self.expect_end(found, 0, "doctor", '"frozen": "yes"')
        scenarios = ROOT / "tests" / "scenarios" / "tamasha.toml"
        self.expect_end(
            host.run(cli, "scenarios", "tamasha", host.path(scenarios)), 0, "scenarios", ", 0 failed"
        )
        self.expect_end(host.run(cli, "replay", host.path(self.match), "--verify"), 0, "replay --verify")
        self.expect_end(host.run(cli, "position", host.path(self.match), "--at", "5"), 0, "position", "{")
        asked = host.run(cli, "rules", "tamasha", "who pays for a campaign?")
        self.expect_end(asked, 0, "rules", "ET-4.11")
        played = host.run(cli, *SIMULATE)
        self.expect_end(played, 0, "simulate")
        if not played.code:
            self.expect(same_digest(played.text), "simulate comes to another digest than from source")

    def check_itself(self, cli: str, name: str) -> None:
        """`self-check`, and its picture of the first screen must be that of this system, dot for dot."""
        picture = self.out / f"{name}.png"
        picture.unlink(missing_ok=True)
        ended = self.host.run(cli, "self-check", "--shot", self.host.path(picture))
        self.expect_end(ended, 0, f"self-check ({name})")
        golden = golden_picture(self.out)
        self.expect(same_picture(picture, golden), f"{picture} differs from {golden}")

    def bear_mistakes(self) -> None:
        """Bad input gets a sentence, and nothing that is broken keeps the game from starting."""
        cli, host = self.game.cli, self.host
        self.expect_end(host.run(cli, "simualte"), 2, "a verb that is none", "simulate")
        newer = self.out / "newer.hustings"
        head, rest = self.match.read_text(encoding="utf-8").split("\n", 1)
        newer.write_text(json.dumps(json.loads(head) | {"format": 999}) + "\n" + rest, encoding="utf-8")
        self.expect_end(host.run(cli, "replay", host.path(newer)), 2, "a match from a newer version", "newer")
        self.game.settings.parent.mkdir(parents=True, exist_ok=True)
        self.game.settings.write_bytes(b"\xff\xfe not = [ toml")
        shot = host.path(self.out / "broken-settings.png")
        self.expect_end(host.run(cli, "shot", "title", shot), 0, "starting with broken settings")
        nowhere = FORBIDDEN_PLACE if not ON_WINDOWS else r"Q:\nowhere"
        self.expect_end(
            host.run(cli, "shot", "title", shot, HUSTINGS_HOME=nowhere), 0, "starting with an unwritable home"
        )

    def open_window(self, photograph: Photographer) -> None:
        """A double click on a match opens it; while it is open, nobody pulls the files from under it."""
        kept = self.game.saves / "kept.hustings"
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_bytes(self.match.read_bytes())
        command = self.game.double_click(kept)
        self.expect(command[:1] == [self.game.program], f"a double click on a match runs {command}")
        self.host.start(*(command or [self.game.program]))
        if not self.game.wait_for("first frame", A_WHILE):
            self.failures.append(f"opening a match shows no window. {self.game.last_words()}")
            return
        time.sleep(3)
        photograph(self.out / "window.png")
        self.expect_end(
            self.setup_with(), IS_RUNNING, "installing over a running copy", "Hustings is running"
        )
        removing = self.host.run(self.game.uninstaller, "/S")
        self.expect(
            "Hustings is running" in removing.text, f"removing a running copy: {removing.text.strip()}"
        )
        self.expect(self.game.is_there(), "removing a running copy took files away")
        self.host.run("taskkill", "/f", "/im", "hustings.exe")
        self.expect("Traceback" not in self.game.last_words(), f"in the log: {self.game.last_words()}")

    def upgrade(self) -> None:
        """All the old files go, what a person has stays, and an older version asks first."""
        if not self.game.is_there():
            self.setup_with()
        stale, settings = self.game.home / "_internal" / "stale.txt", self.game.settings.read_bytes()
        stale.write_text("of the version before")
        self.expect_end(self.setup_with(), 0, "upgrading")
        self.expect(not stale.exists(), "an upgrade leaves files of the version before")
        self.expect(self.game.settings.read_bytes() == settings, "an upgrade changes the settings")
        self.game.pretend_version("99.0")
        self.expect_end(self.setup_with(), IS_OLDER, "installing over a newer version", "newer")
        self.expect_end(self.setup_with("/OLDER"), 0, "installing over a newer version, as wished")

    def refuse_places(self) -> None:
        """Where there is no room or no right to write: a sentence, and what is installed stays as it is."""
        if ON_WINDOWS:
            return
        self.expect_end(self.setup_with(place=FORBIDDEN_PLACE), NOT_WRITABLE, "a read-only place", "written")
        with sample.small_disk(self.out / "small") as disk:
            if disk is None:
                print("  not tried here: a full disk, since none can be mounted", file=sys.stderr)
            else:
                place = self.host.path(disk / "Hustings")
                self.expect_end(self.setup_with(place=place), NO_ROOM, "a full disk", "room")
                self.expect(
                    not any(disk.iterdir()), "a refused installation leaves something on the full disk"
                )
        self.expect(not self.game.traces_missing(), "a refused installation changed the one that was there")

    def move(self) -> None:
        """Installing to another place moves the program there, whatever letters its path has."""
        before = self.game.home
        self.expect_end(self.setup_with(place=FOREIGN_PLACE), 0, "moving to another place")
        self.expect(not before.exists(), "after moving, the former place is still there")
        self.game.move(FOREIGN_PLACE)
        self.check_itself(self.game.cli, "moved")

    def uninstall(self) -> None:
        """The program goes without a trace and leaves the matches, unless those are to go too."""
        kept = self.game.saves / "kept.hustings"
        self.expect_end(self.host.run(self.game.uninstaller, "/S"), 0, "uninstalling")
        self.game.wait_until_gone()
        for trace in self.game.traces_left():
            self.failures.append(f"after uninstalling there is still {trace}")
        self.expect(kept.exists(), "uninstalling took the saved matches away")
        self.setup_with()
        self.game.move(None)
        self.host.run(self.game.uninstaller, "/S", "/SAVES")
        self.game.wait_until_gone()
        self.expect(not kept.exists(), "uninstalling with /SAVES left the saved matches")


def try_setup(setup: Path, out: Path) -> list[str]:
    """Go through all steps in a clean Windows; the sentences of what does not hold."""
    with screen() as (leading_there, photograph), windows(sample.fresh(out / "wine"), PERSON) as host:
        host.surroundings |= leading_there
        trial = Trial(host, setup, out)
        trial.install()
        if not trial.game.is_there():
            return trial.failures
        trial.carry_out_commands()
        trial.check_itself(trial.game.cli, "installed")
        trial.bear_mistakes()
        if photograph:
            trial.open_window(photograph)
        else:
            print("  not tried here: a real window, since there is no screen", file=sys.stderr)
        trial.upgrade()
        trial.refuse_places()
        trial.move()
        trial.uninstall()
        return trial.failures
