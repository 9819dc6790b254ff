"""The installed program as Windows sees it: its files, its entries in the registry, a person's own files."""

from __future__ import annotations

import os
import re
import time
from collections.abc import Iterator
from pathlib import Path

from windows_host import ON_WINDOWS, Host

CLASSES = r"HKCU\Software\Classes"
UNINSTALL_KEY = r"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\Hustings"
KEYS = (
    UNINSTALL_KEY,
    r"HKCU\Software\Hustings",
    r"HKCU\Software\Classes\.hustings",
    r"HKCU\Software\Classes\Hustings.Match",
)
PROGRAMS = ("hustings.exe", "hustings-cli.exe", "uninstall.exe", "_internal")
LONG_ENOUGH = 30.0


class Installed:
    """Where the game is, and what of it is there."""

    def __init__(self, host: Host, person: str) -> None:
        """`person` is the name of the account under Wine."""
        self.host = host
        self._local = os.environ["LOCALAPPDATA"] if ON_WINDOWS else rf"C:\users\{person}\AppData\Local"
        roaming = os.environ["APPDATA"] if ON_WINDOWS else rf"C:\users\{person}\AppData\Roaming"
        data = host.local(self._local) / "hustings"
        self.settings, self.saves, self._log = (
            data / "settings.toml",
            data / "saves",
            data / "logs" / "last-run.log",
        )
        self._entry = host.local(roaming) / "Microsoft/Windows/Start Menu/Programs/Hustings.lnk"
        self.move(None)

    def move(self, place: str | None) -> None:
        """From now on the program lies at `place`; None is where it goes of itself."""
        place = place or rf"{self._local}\Programs\Hustings"
        self.home = self.host.local(place)
        self.cli, self.program = rf"{place}\hustings-cli.exe", rf"{place}\hustings.exe"
        self.uninstaller = rf"{place}\uninstall.exe"

    def windows_path(self, match: Path) -> str:
        """The path of a saved match as Windows writes it."""
        return rf"{self._local}\hustings\saves\{match.name}"

    def is_there(self) -> bool:
        """Whether all of the program is there."""
        return all((self.home / name).exists() for name in PROGRAMS)

    def traces_missing(self) -> list[str]:
        """What an installation should have left and has not."""
        return [name for name, there in self._traces() if not there]

    def traces_left(self) -> list[str]:
        """What is left of an installation."""
        return [name for name, there in self._traces() if there]

    def _traces(self) -> Iterator[tuple[str, bool]]:
        for name in PROGRAMS:
            yield name, (self.home / name).exists()
        yield "entry in the menu", self._entry.exists()
        for key in KEYS:
            yield key, self.host.run("reg", "query", key).code == 0

    def double_click(self, match: Path) -> list[str]:
        """The command that a double click on the saved match runs, as the registry has it; [] if it has none.

        Wine itself looks for file types of the whole machine alone, and knows none of a person's own.
        """
        listing = self.settings.with_name("file-type.reg")
        place = rf"{self._local}\hustings\{listing.name}"
        if self.host.run("reg", "export", rf"{CLASSES}\Hustings.Match\shell\open\command", place, "/y").code:
            return []
        told = listing.read_text(encoding="utf-16")
        listing.unlink()
        line = next((line for line in told.splitlines() if line.startswith("@=")), '@=""')
        command = line.removeprefix('@="').removesuffix('"').replace('\\"', '"').replace("\\\\", "\\")
        return [part.replace("%1", self.windows_path(match)) for part in re.findall('"([^"]*)"', command)]

    def pretend_version(self, version: str) -> None:
        """Make the registry say that this version is installed."""
        self.host.must("reg", "add", UNINSTALL_KEY, "/v", "DisplayVersion", "/d", version, "/f")

    def wait_until_gone(self) -> None:
        """An uninstaller works on after it has ended: it is a copy of itself that removes it."""
        until = time.monotonic() + LONG_ENOUGH
        while time.monotonic() < until and self.home.exists():
            time.sleep(0.2)

    def wait_for(self, words: str, seconds: float) -> bool:
        """Whether the log of this run comes to say `words` in time."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            if words in self.last_words():
                return True
            time.sleep(0.2)
        return False

    def last_words(self) -> str:
        """What the log of the last run says."""
        return (
            self._log.read_text(encoding="utf-8", errors="replace")
            if self._log.exists()
            else "There is no log."
        )
