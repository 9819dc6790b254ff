"""What is said after a mistake of our own: what happened, whether the match is safe, where to read more."""

from __future__ import annotations

import sys
from pathlib import Path

from game import desktop, streams

PLAIN = "Hustings stopped by a mistake of its own. What was played is saved."
"""Said when not even the file of words can be read."""


def sentence(written: Path | None, owed: bool = False) -> str:
    """The sentence for a person. `written` is the log that holds the details; `owed` tells that the last
    answers are not on disk.
    """
    try:
        from game.words import words

        saved = words("common.crash-owed" if owed else "common.crash-saved")
        told = f"{words('common.crash')} {saved}"
        return f"{told} {words('common.crash-details', file=written)}" if written else told
    except Exception:  # we are in the middle of one mistake already
        return f"{PLAIN} Details: {written}" if written else PLAIN


def own_up(written: Path | None) -> None:
    """Where our own window cannot speak: a sentence on stderr, and a box if nobody reads that."""
    said = sentence(written)
    if sys.stderr is not None:
        print(said, file=sys.stderr)
    if streams.has_reader():
        return
    offers = ["Open folder", "Close"] if written else ["Close"]
    if desktop.box("Hustings", said, offers) == 0 and written:
        desktop.open_folder(written.parent)
