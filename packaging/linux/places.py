"""Clean places to install into: a minimal Debian without Python, or at least an empty home."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from workshop import Problem, lacking, run

RELEASE = "bookworm"
HOME = "/home/प्रिया शर्मा"
"""A person's folder as many are: with a space, and in another script than the program's own files."""
PERSON = "voter"
SEARCH = "/usr/local/bin:/usr/bin:/bin:/usr/games:/usr/sbin:/sbin"


@dataclass(frozen=True)
class Done:
    """How a command in a clean place ended."""

    code: int
    out: str
    err: str

    @property
    def said(self) -> str:
        """Its last words, for a report."""
        return " / ".join((self.err or self.out).strip().splitlines()[-3:])


class Place:
    """Where a package is tried."""

    home: Path
    """The person's folder, as the program sees it."""

    def outside(self, path: Path | str) -> Path:
        """Where a path of the place lies for us."""
        raise NotImplementedError

    def command(self, words: Sequence[str | Path], env: Mapping[str, str] | None = None) -> list[str]:
        """The command line that runs `words` in there as the person, in next to empty surroundings."""
        raise NotImplementedError

    def give(self, file: Path, to: Path) -> None:
        """Copy a file of ours into the place, as the person's own."""
        target = self.outside(to)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, target)

    def run(self, words: Sequence[str | Path], env: Mapping[str, str] | None = None) -> Done:
        """Run something as the person."""
        return _ended(self.command(words, env))

    def _bare(self, words: Sequence[str | Path], env: Mapping[str, str] | None) -> list[str]:
        known = {
            "HOME": str(self.home),
            "PATH": SEARCH,
            "LC_ALL": "C",
            "SDL_AUDIODRIVER": "dummy",
            **(env or {}),
        }
        return ["env", "-i", *(f"{name}={value}" for name, value in known.items()), *map(str, words)]


class EmptyHome(Place):
    """This machine as it is, with an empty home and empty surroundings."""

    def __init__(self, folder: Path) -> None:
        shutil.rmtree(folder, ignore_errors=True)
        self.home = folder / Path(HOME).name
        self.home.mkdir(parents=True)

    def outside(self, path: Path | str) -> Path:
        """The same path."""
        return Path(path)

    def command(self, words: Sequence[str | Path], env: Mapping[str, str] | None = None) -> list[str]:
        """Nothing but an empty environment around it."""
        return self._bare(words, env)


class CleanRoot(Place):
    """A minimal Debian in a folder. Needs root, debootstrap and Debian's archive."""

    home = Path(HOME)

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._mounted: list[Path] = []
        base = _base(folder.with_name("clean-root"))
        remove_root(folder)
        run(["cp", "-a", base, folder], "Copying the clean root")
        self.mount(Path("/proc"), "--bind", "/proc")
        self.root(["useradd", "-m", "-d", HOME, PERSON])

    def outside(self, path: Path | str) -> Path:
        """Below the folder."""
        return self.folder / str(path).lstrip("/")

    def command(self, words: Sequence[str | Path], env: Mapping[str, str] | None = None) -> list[str]:
        """As the person, with the folder as the whole world."""
        return ["chroot", f"--userspec={PERSON}:{PERSON}", str(self.folder), *self._bare(words, env)]

    def root(self, words: Sequence[str | Path]) -> Done:
        """Run something as root in there."""
        quiet = ["DEBIAN_FRONTEND=noninteractive", "LC_ALL=C", f"PATH={SEARCH}", "HOME=/root"]
        return _ended(["chroot", str(self.folder), "env", "-i", *quiet, *map(str, words)])

    def give(self, file: Path, to: Path) -> None:
        """Copy a file of ours into the place, as the person's own."""
        super().give(file, to)
        self.own_home()

    def own_home(self) -> None:
        """Everything in the home becomes the person's own."""
        self.root(["chown", "-R", f"{PERSON}:{PERSON}", self.home])

    def mount(self, path: Path, *options: str) -> None:
        """Mount something at a path of the place; `close` unmounts it."""
        target = self.outside(path)
        target.mkdir(parents=True, exist_ok=True)
        run(["mount", *options, target], f"Mounting {path} in the clean root")
        self._mounted.append(target)

    def unmount(self, path: Path) -> None:
        """Take one mount away again."""
        target = self.outside(path)
        run(["umount", target], f"Unmounting {path}")
        self._mounted.remove(target)

    def close(self) -> None:
        """Unmount everything and remove the folder."""
        for target in reversed(self._mounted):
            subprocess.run(["umount", "-l", target], check=False, capture_output=True)
        self._mounted.clear()
        remove_root(self.folder)


def why_no_clean_root() -> str | None:
    """The sentence about why this machine allows none, or None."""
    if os.geteuid() != 0:
        return "a clean root needs an administrator; run as root to have one."
    return lacking({"debootstrap": "debootstrap", "chroot": "coreutils"})


def remove_root(folder: Path) -> None:
    """Remove a root folder, but never through something that is still mounted in it."""
    inside = f"{folder.resolve()}/"
    if any(line.split()[1].startswith(inside) for line in Path("/proc/mounts").read_text().splitlines()):
        raise Problem(f"Something is still mounted in {folder}; unmount it first.")
    shutil.rmtree(folder, ignore_errors=True)


def _base(folder: Path) -> Path:
    """The untouched root that every check copies, made once."""
    ready = folder.with_name(folder.name + ".ready")
    if not ready.exists():
        remove_root(folder)
        sites = run(
            ["apt-get", "indextargets", "--format", "$(SITE)"], "Asking apt for Debian's archive"
        ).split()
        run(
            ["debootstrap", "--variant=minbase", RELEASE, folder, *sites[:1]],
            "Making a clean root",
            log=folder.with_name("debootstrap.log"),
        )
        if shutil.which("python3", path=str(folder / "usr" / "bin")):
            raise Problem(f"The clean root in {folder} holds a Python, which it must not.")
        ready.touch()
    return folder


def _ended(command: Sequence[str]) -> Done:
    try:
        done = subprocess.run(
            command, stdin=subprocess.DEVNULL, capture_output=True, text=True, errors="replace", timeout=600,
            check=False,
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        return Done(-1, "", "it did not end within ten minutes")
    return Done(done.returncode, done.stdout, done.stderr)
