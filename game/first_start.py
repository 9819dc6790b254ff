"""The private environment: made at the first start, found again at every later one.

Only the standard library is imported here, because nothing else is there yet. The environment is ready when
its stamp file exists. The stamp is written last and named after all that the environment depends on, so a
first start that was killed, an upgraded Python and a moved folder all lead to the same cure: build it again.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
INSIDE = "HUSTINGS_STAMP"  # tells the program, run again inside the environment, that it has arrived
MISLEADING = ("PYTHONHOME", "PYTHONPATH", "PIP_TARGET", "PIP_PREFIX", "PIP_USER", "PIP_REQUIRE_VIRTUALENV")
ALONE = ("-n", "--numprocesses", "-p", "--pdb", "-s", "--collect-only", "--co", "--dist")


class CannotStart(Exception):
    """Carries the one sentence that tells what to do about it."""


@dataclass(frozen=True)
class Environment:
    """One of the two environments: the one to play in, and the one with the test tools."""

    folder: str
    lock: Path

    @property
    def stamp(self) -> str:
        """Name of the file whose presence says: complete, and made for this lock, Python and place."""
        known = hashlib.sha256(self.lock.read_bytes().replace(b"\r\n", b"\n"))
        known.update(repr((sys.version_info[:3], sys.platform, sys.base_prefix)).encode())
        known.update(os.fsencode(ROOT))
        return "ready-" + known.hexdigest()[:16]

    def pins(self) -> Iterator[tuple[str, str, bool]]:
        """Each library of the lock: its name, its version, and whether every system needs it."""
        for line in self.lock.read_text(encoding="utf-8").splitlines():
            if "==" in line and line[0].isalnum():
                pin, _, marker = line.rstrip(" \\").partition(";")
                name, _, version = pin.strip().partition("==")
                yield name, version, not marker

    def homes(self) -> list[Path]:
        """Where it may lie: in the checkout, or in the user's cache when nothing can be written there."""
        tag = hashlib.sha256(os.fsencode(ROOT)).hexdigest()[:10]
        return [ROOT / self.folder, _cache() / "hustings" / f"{self.folder.lstrip('.')}-{tag}"]

    def ready(self) -> Path | None:
        """The Python to run, if the environment is complete."""
        stamp = self.stamp
        for home in self.homes():
            if (home / stamp).exists() and _python_in(home).exists():
                return _python_in(home)
        return None


PLAY = Environment(".venv", ROOT / "packaging" / "requirements.lock")
TEST = Environment(".venv-dev", ROOT / "packaging" / "requirements-dev.lock")


def start(argv: list[str]) -> int:
    """Run the command line `argv` in the right environment, making that first if need be."""
    try:
        if argv[:1] == ["test"]:
            return _test(argv[1:])
        if os.environ.pop(INSIDE, "") == PLAY.stamp or _fits(PLAY):
            from game.__main__ import main

            return main(argv)
        return _go_on(PLAY, [str(ROOT / "launcher.py"), *argv])
    except CannotStart as why:
        print(why, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("\nStopped. The same command starts again where it makes sense.", file=sys.stderr)
        return 130


def python_for(environment: Environment) -> Path:
    """The Python of a complete environment: this one if it fits, else one that is made now if need be."""
    if _fits(environment):
        return Path(sys.executable)
    return environment.ready() or _make(environment)


def _test(arguments: list[str]) -> int:
    os.chdir(ROOT)
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    alone = any(argument.startswith(ALONE) for argument in arguments)
    return _go_on(TEST, ["-m", "pytest", *([] if alone else ["-n", "2"]), *arguments])


def _go_on(environment: Environment, arguments: list[str]) -> int:
    """Become the environment's Python, running `arguments` (on Windows: wait for it)."""
    python = str(python_for(environment))
    surroundings = {name: value for name, value in os.environ.items() if name not in MISLEADING}
    surroundings[INSIDE] = environment.stamp
    sys.stdout.flush()
    if os.name == "nt":
        return subprocess.call([python, *arguments], env=surroundings)
    os.execve(python, [python, *arguments], surroundings)


def _fits(environment: Environment) -> bool:
    """Whether we run in somebody's own virtual environment that holds exactly the pinned versions."""
    if sys.prefix == sys.base_prefix:
        return False
    from importlib.metadata import PackageNotFoundError, version

    for name, pinned, everywhere in environment.pins():
        try:
            if version(name) != pinned:
                return False
        except PackageNotFoundError:
            if everywhere:
                return False
    return True


def _make(environment: Environment) -> Path:
    """Build the environment, one builder at a time, and return its Python."""
    home = next((home for home in environment.homes() if _writable(home)), None)
    if home is None:
        tried = " and ".join(str(home.parent) for home in environment.homes())
        raise CannotStart(f"Hustings needs a folder for its libraries, and cannot write to {tried}.")
    try:
        with _one_at_a_time(home.with_name(home.name + ".lock")):
            ready = environment.ready()
            if ready is None:
                ready = _build(environment, home)
            return ready
    except OSError as error:
        raise CannotStart(
            f"Setting up stopped in {home}: {error.strerror or error}. "
            "Once that is mended, run the same command again."
        ) from error


def _build(environment: Environment, home: Path) -> Path:
    say = sys.stderr.write
    say(f"First start: fetching the libraries Hustings needs into {home} (once, under a minute).\n")
    if home.exists():
        shutil.rmtree(home)
    try:
        import venv
    except ImportError:
        _python_is_incomplete()
    venv.EnvBuilder(with_pip=False, symlinks=os.name != "nt").create(home)
    python = _python_in(home)
    clean = {name: value for name, value in os.environ.items() if name not in MISLEADING}
    command = [*_pip(python, clean), "install", "--disable-pip-version-check", "--no-input"]
    command += ["--no-warn-script-location", "--progress-bar", "off", "--retries", "2", "--no-deps"]
    command += ["--only-binary", ":all:", "--require-hashes", "-r", str(environment.lock)]
    wheels = ROOT / "packaging" / "wheelhouse"
    if wheels.is_dir():
        command += ["--no-index", "--find-links", str(wheels)]
    _install(command, clean, home, total=sum(1 for _ in environment.pins()))
    _write_stamp(home / environment.stamp)
    say("Ready.\n")
    return python


def _install(command: list[str], surroundings: dict[str, str], home: Path, total: int) -> None:
    """Run pip, telling how far it is; its own words go to a log beside the libraries."""
    log = home / "install.log"
    fetched = 0
    with log.open("w", encoding="utf-8", errors="replace") as notes:
        pip = subprocess.Popen(
            command, env=surroundings, cwd=home, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, encoding="utf-8", errors="replace",
        )  # fmt: skip
        try:
            for line in pip.stdout or ():
                notes.write(line)
                words = line.split()
                if words[:1] in (["Collecting"], ["Processing"]) and len(words) > 1:
                    fetched += 1
                    library = Path(words[1]).name.split("==")[0].split("-cp")[0]
                    sys.stderr.write(f"  {fetched:2} of {total}  {library}\n")
                elif line.startswith("Installing collected"):
                    sys.stderr.write("  unpacking\n")
            failed = pip.wait()
        except BaseException:
            pip.kill()
            pip.wait()
            raise
    if failed:
        offline = "Is this computer online? " if _looks_offline(log) else ""
        raise CannotStart(
            f"The libraries could not be fetched. {offline}Details are in {log}; "
            "run the same command again to retry."
        )


def _looks_offline(log: Path) -> bool:
    """Whether pip gave up for another reason than a library that is not the one that was pinned."""
    return "do not match the hashes" not in log.read_text(encoding="utf-8", errors="replace").lower()


def _pip(python: Path, surroundings: dict[str, str]) -> list[str]:
    """The pip command, from whichever of its two homes this machine has."""
    if importlib.util.find_spec("ensurepip"):
        bundled = subprocess.run(
            [python, "-m", "ensurepip", "--default-pip"], env=surroundings, capture_output=True, check=False
        )
        if bundled.returncode == 0:
            return [str(python), "-m", "pip"]
    if importlib.util.find_spec("pip"):
        return [sys.executable, "-m", "pip", "--python", str(python)]
    _python_is_incomplete()


def _python_is_incomplete() -> NoReturn:
    raise CannotStart(
        "This Python comes without venv and pip. On Debian or Ubuntu, run `sudo apt install python3-venv`; "
        "then run the same command again."
    )


def _write_stamp(stamp: Path) -> None:
    draft = stamp.with_suffix(".tmp")
    with draft.open("w") as file:
        file.write("complete\n")
        file.flush()
        os.fsync(file.fileno())
    draft.replace(stamp)


@contextmanager
def _one_at_a_time(path: Path) -> Iterator[None]:
    """Hold a lock that the system lets go when its owner dies, so a killed start blocks nobody."""
    import time

    from game.locks import Busy, hold

    told = False
    while True:
        try:
            lock = hold(path)
            break
        except Busy:
            if not told:
                print("Another first start is under way; waiting for it.", file=sys.stderr)
                told = True
            time.sleep(0.3)
    try:
        yield
    finally:
        lock.close()


def _writable(home: Path) -> bool:
    if os.pathsep in str(home):  # such a path cannot hold a virtual environment
        return False
    probe = home.with_name(f".write-test-{os.getpid()}")
    try:
        home.parent.mkdir(parents=True, exist_ok=True)
        probe.touch()
        probe.unlink()
    except OSError:
        return False
    return True


def _cache() -> Path:
    if os.name == "nt":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")


def _python_in(home: Path) -> Path:
    return home / "Scripts" / "python.exe" if os.name == "nt" else home / "bin" / "python"
