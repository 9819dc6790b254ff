"""The book for other programs: ledger and totals as CSV, the whole as JSON, the sheet as PNG (AE-R25)."""

from __future__ import annotations

import io
from pathlib import Path

import pygame

from engine.entkhbat.register.book import Book
from engine.entkhbat.register.keeping import to_json
from engine.entkhbat.register.totals import ledger_csv, totals_csv
from game import files, paths
from game.files import Trouble
from game.pictures import Pictures
from game.register.keeping import SUFFIX
from game.register.sheet import picture_of
from game.saves import file_name

MARK = b"\xef\xbb\xbf"
"""Tells spreadsheets that names may be in any script."""


def export_folder(title: str) -> Path:
    """Where everything about one book is put."""
    return paths.user_dir() / "register" / "exports" / file_name(title)


def export(book: Book, title: str, pictures: Pictures) -> Path:
    """Write all four files, in the place of earlier ones; gives back their folder. Raises `Trouble`."""
    folder = export_folder(title)
    pages = {
        "ledger.csv": MARK + ledger_csv(book).encode("utf-8"),
        "totals.csv": MARK + totals_csv(book).encode("utf-8"),
        f"book{SUFFIX}": to_json(book),
        "sheet.png": _png(picture_of(book, pictures)),
    }
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, page in pages.items():
            files.write_whole(folder / name, page)
    except OSError as error:
        known = files.trouble(error, folder / "ledger.csv")
        raise Trouble(type(known)(f"export-{known.name}", known.rule, known.facts)) from error
    return folder


def _png(picture: pygame.Surface) -> bytes:
    out = io.BytesIO()
    pygame.image.save(picture, out, "sheet.png")
    return out.getvalue()
