"""Makes the setup program and the portable .zip from the folder of the frozen program."""

from __future__ import annotations

import subprocess
import time
import zipfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
SCRIPT = HERE / "installer.nsi"
ICON = HERE / "hustings.ico"
MEGABYTE = 1_000_000
ROOM_FOR_MORE = 1.1
"""Files take up more of a disk than their own bytes."""


def program_files(program: Path) -> str:
    r"""The lines of the setup program's script that unpack everything in `program` into `$INSTDIR\new`.

    They are in alphabetical order, because the same files in another order would give other bytes.
    """
    lines = []
    for folder in [program, *sorted(path for path in program.rglob("*") if path.is_dir())]:
        inside = "\\".join(("$INSTDIR\\new", *folder.relative_to(program).parts))
        lines.append(f'SetOutPath "{inside}"')
        lines += [f'File "{_literal(path)}"' for path in sorted(folder.iterdir()) if path.is_file()]
    return "\n".join(lines) + "\n"


def _literal(path: Path) -> str:
    return str(path).replace("$", "$$")


def compile_setup(makensis: str, program: Path, version: str, setup: Path, work: Path, *, wide: bool) -> None:
    """Write the setup program to `setup`; `wide` makes it one of 64 bits.

    Raises `subprocess.CalledProcessError` with what the compiler said.
    """
    files = work / "files.nsh"
    files.write_text(program_files(program), encoding="utf-8-sig")
    setup.parent.mkdir(parents=True, exist_ok=True)
    values = {
        "VERSION": version,
        "NUMBERS": ".".join(map(str, four_numbers(version))),
        "PROGRAM_FILES": files,
        "ICON": ICON,
        "MEGABYTES": round(size(program) * ROOM_FOR_MORE / MEGABYTE),
        "OUTPUT": setup,
    }
    given = [f"-D{name}={value}" for name, value in values.items()] + ["-DAMD64"] * wide
    subprocess.run(
        [makensis, "-V2", "-WX", "-INPUTCHARSET", "UTF8", *given, str(SCRIPT)],
        check=True, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
    )  # fmt: skip


def portable(program: Path, archive: Path, epoch: int) -> None:
    """Write the folder `program` to a .zip; `epoch` is the time that its files get, in seconds since 1970."""
    clock = time.gmtime(epoch)[:6]
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as pack:
        for path in sorted(path for path in program.rglob("*") if path.is_file()):
            entry = zipfile.ZipInfo(f"Hustings/{path.relative_to(program).as_posix()}", clock)
            entry.compress_type = zipfile.ZIP_DEFLATED
            pack.writestr(entry, path.read_bytes())


def size(folder: Path) -> int:
    """The bytes of all files in the folder."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())


def four_numbers(version: str) -> tuple[int, int, int, int]:
    """The version as Windows counts: "0.1.0" is (0, 1, 0, 0), and of "1.0rc2" only the numbers stay."""
    numbers = []
    for part in version.split(".")[:4]:
        digits = part[: len(part) - len(part.lstrip("0123456789"))]
        numbers.append(int(digits or "0"))
    first, second, third, fourth = (*numbers, 0, 0, 0, 0)[:4]
    return first, second, third, fourth
