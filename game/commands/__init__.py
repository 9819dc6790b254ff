"""The verbs of the command line, one file each.

To add a verb `so-and-so`, add `game/commands/so_and_so.py` with:

    HELP = "what it does, in one line"
    def arguments(parser): ...          # an argparse parser; give every verb that prints figures `--json`
    def run(args) -> int: ...           # 0 done, 1 something checked does not hold

A verb that is asked wrongly raises `AskedWrongly` with one clear sentence; the program prints it and exits 2.
Only the verb that is used is imported, so each may import what it needs at its top. Files without `HELP` are
helpers.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import pkgutil
from typing import Protocol, cast


class AskedWrongly(Exception):
    """The command cannot be carried out as asked; carries the sentence that says why."""


class Verb(Protocol):
    """What a module of this folder offers when it is a verb."""

    HELP: str

    def arguments(self, parser: argparse.ArgumentParser) -> None:
        """Declare the verb's own arguments."""

    def run(self, args: argparse.Namespace) -> int:
        """Carry the verb out and return the exit code."""


def names() -> list[str]:
    """The names of all verbs, as they are typed, in alphabetical order."""
    modules = (module.name for module in pkgutil.iter_modules(__path__))
    return sorted(name.replace("_", "-") for name in modules if _is_verb(name))


def find(name: str) -> Verb:
    """The verb called `name`. Raises `KeyError` if there is none."""
    module = name.replace("-", "_")
    if "_" in name or not module.isidentifier() or importlib.util.find_spec(f"{__name__}.{module}") is None:
        raise KeyError(name)
    verb = importlib.import_module(f"{__name__}.{module}")
    if not hasattr(verb, "HELP"):
        raise KeyError(name)
    return cast(Verb, verb)


def _is_verb(module: str) -> bool:
    return hasattr(importlib.import_module(f"{__name__}.{module}"), "HELP")
