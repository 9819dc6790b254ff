"""Runs programs of Windows: on Windows itself, and elsewhere under Wine in a prefix of its own."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path, PureWindowsPath

from workshop import Problem

WINE_NAMES = ("wine64", "/usr/lib/wine/wine64", "/usr/lib64/wine/wine64", "wine")
SERVER_NAMES = ("wineserver", "/usr/lib/wine/wineserver64", "/usr/lib/wine/wineserver")
NSIS_HOMES = (r"C:\Program Files (x86)\NSIS", r"C:\Program Files\NSIS")
ON_WINDOWS = sys.platform == "win32"
TOO_LONG = 600
"""Seconds after which a program is taken to hang."""


@dataclass(frozen=True)
class Ended:
    """How a program ended, and all that it printed."""

    code: int
    text: str


class Host:
    """Windows itself: paths and programs are what they are."""

    def __init__(self) -> None:
        self.surroundings = dict(os.environ)

    def path(self, path: Path) -> str:
        """The path as programs of Windows write it."""
        return str(path)

    def local(self, path: str) -> Path:
        r"""Where a path of Windows, such as `C:\Games`, lies for us."""
        return Path(path)

    def command(self, program: Path | str, *arguments: str) -> list[str]:
        """The command that starts `program`."""
        return [str(program), *arguments]

    def run(self, program: Path | str, *arguments: str, **surroundings: str) -> Ended:
        """Run to the end. `surroundings` are environment variables on top of the usual ones."""
        ended = subprocess.run(  # by a pipe: under Wine nothing can be printed to a file
            self.command(program, *arguments), env=self.surroundings | surroundings, check=False,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=TOO_LONG,
        )  # fmt: skip
        return Ended(ended.returncode, ended.stdout.decode("utf-8", "replace").replace("\r\n", "\n"))

    def start(self, program: Path | str, *arguments: str, **surroundings: str) -> subprocess.Popen[bytes]:
        """Start and go on; what it prints is lost."""
        return subprocess.Popen(
            self.command(program, *arguments), env=self.surroundings | surroundings,
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip

    def must(self, program: Path | str, *arguments: str, **surroundings: str) -> str:
        """Run, and raise `Problem` with the last lines unless it ends well; returns what it printed."""
        ended = self.run(program, *arguments, **surroundings)
        if ended.code:
            last = "\n".join(ended.text.splitlines()[-12:])
            raise Problem(f"{Path(str(program)).name} {' '.join(arguments)} ended with {ended.code}:\n{last}")
        return ended.text


class Wine(Host):
    """Wine with a fresh Windows in `prefix`, in which nobody has installed anything."""

    def __init__(self, prefix: Path, person: str = "player") -> None:
        """`person` is the name of the account, and so of the home folder."""
        super().__init__()
        self.prefix = prefix
        self.surroundings |= {
            "WINEPREFIX": str(prefix),
            "WINEDEBUG": "-all",
            "WINEDLLOVERRIDES": "mscoree,mshtml,winemenubuilder.exe=",  # leaves net and menus alone
            "HOME": str(prefix / "home"),
            "LC_ALL": "C.UTF-8",
            "USER": person,
            "LOGNAME": person,
        }
        self._wine = wine() or "wine64"

    def path(self, path: Path) -> str:
        """The path as programs of Windows write it: our disk is their drive Z."""
        return str(PureWindowsPath("Z:/", *path.absolute().parts[1:]))

    def local(self, path: str) -> Path:
        """Where a path of Windows lies on our disk."""
        drive, *parts = PureWindowsPath(path).parts
        return (self.prefix / "dosdevices" / drive[:2].lower()).resolve().joinpath(*parts)

    def command(self, program: Path | str, *arguments: str) -> list[str]:
        """The command that starts `program` under Wine."""
        return [self._wine, str(program), *arguments]

    def boot(self) -> None:
        """Make the prefix if it is not there yet, and keep its services running.

        They are started apart from our pipes, which they would keep open.
        """
        (self.prefix / "home").mkdir(parents=True, exist_ok=True)
        self._server("-p20")
        if self.start("wineboot").wait(TOO_LONG):
            raise Problem(f"Wine could not set up {self.prefix}.")

    def shut(self) -> None:
        """End every program in the prefix, the services too."""
        self._server("-k")
        self._server("-w")

    def _server(self, order: str) -> None:
        server = next(filter(None, map(shutil.which, SERVER_NAMES)), None)
        if server:
            nothing = subprocess.DEVNULL
            subprocess.run(
                [server, order], env=self.surroundings, check=False, timeout=60,
                stdin=nothing, stdout=nothing, stderr=nothing,
            )  # fmt: skip


@contextlib.contextmanager
def windows(prefix: Path, person: str = "player") -> Iterator[Host]:
    """Windows itself, or Wine with a prefix that is made if need be and shut down afterwards."""
    if ON_WINDOWS:
        yield Host()
        return
    host = Wine(prefix, person)
    host.boot()
    try:
        yield host
    finally:
        host.shut()


def wine() -> str | None:
    """The Wine that runs programs of 64 bits, if it is there."""
    return next(filter(None, map(shutil.which, WINE_NAMES)), None)


def makensis() -> str | None:
    """The compiler of setup programs, if it is there."""
    homes = [str(PureWindowsPath(home, "makensis.exe")) for home in NSIS_HOMES]
    return next(filter(None, map(shutil.which, ("makensis", *homes))), None)
