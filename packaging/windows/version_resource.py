"""What Windows shows under a program's properties: name, version and who made it. Used by the spec."""

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
from setup_program import four_numbers

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
