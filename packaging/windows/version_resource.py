"""What Windows shows under a program's properties: its name, its version and who made it. Used by the spec."""

from __future__ import annotations

from PyInstaller.utils.win32.versioninfo import (
    FixedFileInfo,
    StringFileInfo,
    StringStruct,
    StringTable,
    VarFileInfo,
    VarStruct,
    VSVersionInfo,
)

MAKERS = "The Hustings makers"
ENGLISH, UNICODE = 0x0409, 1200
WINDOWS_PROGRAM = {"OS": 0x40004, "fileType": 1, "subtype": 0}


def resource(version: str, program: str, what: str) -> VSVersionInfo:
    """The version resource of `program` (a file name), which `what` describes in a few words.

    `version` is the game's, such as "0.1.0"; Windows itself counts in four numbers.
    """
    numbers = four_numbers(version)
    said = {
        "CompanyName": MAKERS,
        "FileDescription": what,
        "FileVersion": version,
        "InternalName": program.removesuffix(".exe"),
        "LegalCopyright": MAKERS,
        "OriginalFilename": program,
        "ProductName": "Hustings",
        "ProductVersion": version,
    }
    table = StringTable(f"{ENGLISH:04X}{UNICODE:04X}", [StringStruct(*pair) for pair in said.items()])
    return VSVersionInfo(
        ffi=FixedFileInfo(
            filevers=numbers, prodvers=numbers, mask=0x3F, flags=0, date=(0, 0), **WINDOWS_PROGRAM
        ),
        kids=[StringFileInfo([table]), VarFileInfo([VarStruct("Translation", [ENGLISH, UNICODE])])],
    )


def four_numbers(version: str) -> tuple[int, int, int, int]:
    """The version as Windows counts: "0.1.0" is (0, 1, 0, 0); what follows the numbers, as in "1.0rc2", is left out."""
    numbers = []
    for part in version.split(".")[:4]:
        digits = part[: len(part) - len(part.lstrip("0123456789"))]
        numbers.append(int(digits or "0"))
    first, second, third, fourth = (*numbers, 0, 0, 0, 0)[:4]
    return first, second, third, fourth
