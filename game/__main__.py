"""The command line: starts the game, or carries out one verb of `game/commands/`."""

from __future__ import annotations

import argparse
import difflib
import os
import sys
from pathlib import Path
from typing import NoReturn

from game import __version__, commands, environment, streams
from game.commands import AskedWrongly

PROGRAM = "hustings"
MATCH_FILE = ".hustings"


class Parser(argparse.ArgumentParser):
    """An argument parser that answers a slip with one sentence instead of a page."""

    def error(self, message: str) -> NoReturn:
        """Turn argparse's complaint into ours."""
        about = f"{self.prog}: {message}. `{self.prog} --help` lists what it takes."
        raise AskedWrongly(about[0].upper() + about[1:] if self.prog == PROGRAM else about)


def main(argv: list[str] | None = None) -> int:
    """Run the command line `argv` (default: the program's own) and return the exit code."""
    argv = sys.argv[1:] if argv is None else argv
    streams.prepare()
    environment.prepare()
    code = 1
    try:
        code = _dispatch(argv)
        trouble = streams.flush()
    except AskedWrongly as slip:
        print(slip, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # whoever read our lines, `head` perhaps, has had enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        return 1
    except SystemExit as leaving:  # argparse's way of ending --help
        return leaving.code if isinstance(leaving.code, int) else 1
    except Exception as mistake:
        trouble = streams.why_lost(mistake)
        if not trouble:
            return _own_up(mistake, in_a_verb=bool(argv) and not _means_a_file(argv[0]))
    if trouble:
        print(f"What was printed could not be written: {trouble}.", file=sys.stderr)
        return 1
    return code


def _own_up(mistake: Exception, in_a_verb: bool = False) -> int:
    from game import crash, log

    written = log.record(mistake)
    if in_a_verb:
        print(crash.sentence(written), file=sys.stderr)
    else:
        crash.own_up(written)
    return 1


def _dispatch(argv: list[str]) -> int:
    first = argv[0] if argv else ""
    if first in ("-h", "--help", "help"):
        print(_all_commands())
        return 0
    if first == "--version":
        print(f"Hustings {__version__}")
        return 0
    if not argv or _means_a_file(first):
        if len(argv) > 1:
            raise AskedWrongly(f"Hustings opens one match and nothing more; {argv[1]!r} is one too many.")
        return _play(Path(first) if first else None)
    try:
        verb = commands.find(first)
    except KeyError:
        raise AskedWrongly(_unknown(first)) from None
    parser = Parser(prog=f"{PROGRAM} {first}", description=verb.HELP, allow_abbrev=False)
    verb.arguments(parser)
    args = parser.parse_intermixed_args(argv[1:])
    return verb.run(args)


def _play(match: Path | None) -> int:
    """The game itself; where a copy of it is open, that one is asked to come forward with the match."""
    from game import hand_over, log
    from game.locks import Busy
    from game.saves import claim
    from game.words import words

    if match is not None:
        from game.scenes.doors import why_shut

        shut = why_shut(match)
        if shut:
            return _refuse(words("matches.cannot-open"), shut)
    try:
        lock = claim()
    except Busy:
        if hand_over.ask(match):
            print(words("saves.handed-over"), file=sys.stderr)
            return 0
        return _refuse(words("saves.already-open-title"), words("saves.already-open"))
    hand_over.forget()
    log.open_log()
    from game import start

    try:
        return start.main(match)
    except Exception as mistake:  # before its log is closed
        return _own_up(mistake)
    finally:
        log.close_log()
        if lock:
            lock.close()


def _refuse(title: str, sentence: str) -> int:
    """Say on stderr why nothing is opened, and in a window to whoever has no terminal to read it in."""
    print(sentence, file=sys.stderr)
    if not streams.has_terminal():
        from game import start

        start.show_page(title, sentence)
    return 2


def _means_a_file(word: str) -> bool:
    if word.startswith("-") or not word:
        return False
    return word.endswith(MATCH_FILE) or os.sep in word or Path(word).exists()


def _unknown(word: str) -> str:
    kind = "option" if word.startswith("-") else "command"
    near = difflib.get_close_matches(word, [*commands.names(), "--help", "--version"], n=1)
    hint = f"Did you mean {near[0]!r}?" if near else f"`{PROGRAM} --help` lists them all."
    return f"Hustings has no {kind} {word!r}. {hint}"


def _all_commands() -> str:
    lines = [
        "Hustings: election board games on one table.",
        "",
        f"  {PROGRAM} [FILE{MATCH_FILE}]    starts the game, with that match if one is named",
        f"  {PROGRAM} COMMAND --help     tells what a command takes",
        "",
        "Commands:",
        *(f"  {name:14} {commands.find(name).HELP}" for name in commands.names()),
        "",
        "  --version      which Hustings this is",
        "  --help         this page",
        "",
        "In a checkout `python3 launcher.py` stands for `hustings`, and `python3 launcher.py test` tests it.",
    ]
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
