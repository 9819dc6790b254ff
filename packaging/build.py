"""Builds everything that people install, and with `--check` installs and starts it in a clean place.

    python3 packaging/build.py [linux|windows|macos ...] [--check [--json] [--no-build]] [--list]

Without a target it builds what this system can. Needs nothing but Python: the first run makes an environment
with the pinned tools in `build/env`, and everything goes on from there. What comes out lies in `dist/`, with
checksums. Exits 1 when a check does not hold, 2 when asked wrongly or something is missing.
"""

from __future__ import annotations

import argparse
import importlib
import json
import os
import subprocess
import sys
from itertools import chain
from pathlib import Path
from typing import Protocol, cast

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
OLDEST = (3, 11)
INSIDE = "HUSTINGS_BUILD_ENVIRONMENT"
sys.path[:0] = [str(HERE), str(ROOT)]

from workshop import DIST, WORK, Problem, epoch, version, write_checksums  # noqa: E402

MADE = "made.json"
"""Beside what a target is built in: the names of what came out."""

TARGETS = ("linux", "windows", "macos")


class Builder(Protocol):
    """What `make_<target>.py` offers."""

    def missing(self) -> str | None:
        """The sentence about what this machine lacks, or None when it can build."""

    def build(self, work: Path, dist: Path, version: str, epoch: int) -> list[Path]:
        """Make the packages in `dist` and return them."""

    def check(self, artifact: Path, out: Path) -> list[str]:
        """Install, start and remove a package; pictures go to `out`. The sentences of what does not hold."""

    def figures(self, artifact: Path, out: Path) -> list[dict[str, object]]:
        """What `--json` prints of a package: objects with `name`, `value`, `unit` and `limit`."""


def main() -> int:
    """Do what the command line asks."""
    parser = argparse.ArgumentParser(prog="build.py", description="Builds the packages that people install.")
    parser.add_argument(
        "targets", nargs="*", metavar="target", help=f"{', '.join(TARGETS)}; default: all that can be"
    )
    parser.add_argument("--check", action="store_true", help="install, start and remove each package")
    parser.add_argument("--json", action="store_true", help="with --check: print the figures as JSON")
    parser.add_argument("--no-build", action="store_true", help="with --check: check what was built before")
    parser.add_argument(
        "--list", action="store_true", help="tell what can be built here, and what is missing"
    )
    asked = parser.parse_args()
    if asked.json > asked.check or asked.no_build > asked.check:
        parser.error("--json and --no-build go with --check")
    wrong = [target for target in asked.targets if target not in TARGETS]
    if wrong:
        parser.error(f"there is no target {wrong[0]!r}; there are {', '.join(TARGETS)}")
    try:
        if os.environ.get(INSIDE) != "1":
            return _go_inside()
        return _list() if asked.list else _work(asked)
    except Problem as problem:
        print(problem, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


def _go_inside() -> int:
    """Run the same command with the pinned tools."""
    if sys.version_info < OLDEST:
        raise Problem(f"Building Hustings needs Python 3.11 or newer, and this is {sys.version.split()[0]}.")
    from game.first_start import CannotStart, Environment, python_for

    try:
        python = python_for(Environment("build/env", HERE / "requirements-build.lock"))
    except CannotStart as why:
        raise Problem(str(why)) from why
    return subprocess.call([python, __file__, *sys.argv[1:]], env={**os.environ, INSIDE: "1"})


def _builder(target: str) -> Builder:
    sys.path.insert(0, str(HERE / target))
    return cast(Builder, importlib.import_module(f"make_{target}"))


def _list() -> int:
    for target in TARGETS:
        lack = _builder(target).missing()
        print(f"{target:8} {'can be built here' if lack is None else 'not here: ' + lack}")
    return 0


def _work(asked: argparse.Namespace) -> int:
    builders = {target: _builder(target) for target in asked.targets or TARGETS}
    lacks = {target: lack for target, builder in builders.items() if (lack := builder.missing())}
    if asked.targets and lacks:
        raise Problem("\n".join(f"{target} cannot be built here: {lack}" for target, lack in lacks.items()))
    for target, lack in lacks.items():
        _say(f"{target}: not built here: {lack}")
    ready = {target: builder for target, builder in builders.items() if target not in lacks}
    if not ready:
        raise Problem("Nothing can be built here.")
    made = {
        target: _made_before(target) if asked.no_build else _build(target, ready[target]) for target in ready
    }
    if not asked.no_build:
        write_checksums([*chain.from_iterable(made.values())], DIST / "SHA256SUMS")
    return _check(ready, made, asked.json) if asked.check else 0


def _build(target: str, builder: Builder) -> list[Path]:
    _say(f"{target}: building")
    DIST.mkdir(exist_ok=True)
    artifacts = builder.build(WORK / target, DIST, version(), epoch())
    for artifact in artifacts:
        _say(f"  {artifact.relative_to(ROOT)}  {artifact.stat().st_size / 1e6:.1f} MB")
    (WORK / target / MADE).write_text(json.dumps([artifact.name for artifact in artifacts]), encoding="utf-8")
    return artifacts


def _made_before(target: str) -> list[Path]:
    names = WORK / target / MADE
    artifacts = [DIST / name for name in json.loads(names.read_text("utf-8"))] if names.exists() else []
    if not artifacts or not all(artifact.exists() for artifact in artifacts):
        raise Problem(f"What was built for {target} is no longer there; build it again.")
    return artifacts


def _check(builders: dict[str, Builder], made: dict[str, list[Path]], as_json: bool) -> int:
    failures = 0
    figures: list[dict[str, object]] = []
    for target, builder in builders.items():
        out = WORK / target / "checked"
        out.mkdir(parents=True, exist_ok=True)
        for artifact in made[target]:
            _say(f"{target}: checking {artifact.name}")
            for failure in builder.check(artifact, out):
                failures += 1
                _say(f"  does not hold: {failure}")
            figures += builder.figures(artifact, out)
    for missed in filter(_is_over, figures):
        failures += 1
        _say("  does not hold: {name} is {value} {unit}, over its limit of {limit}".format(**missed))
    if as_json:
        print(json.dumps(figures, indent=1))
    else:
        for figure in figures:
            limit = "" if figure["limit"] is None else f"   at most {figure['limit']}"
            print(f"{figure['name']:44} {figure['value']:>9} {figure['unit']}{limit}")
    _say(f"{failures} checks do not hold" if failures else "all holds")
    return 1 if failures else 0


def _is_over(figure: dict[str, object]) -> bool:
    value, limit = figure["value"], figure["limit"]
    return isinstance(value, int | float) and isinstance(limit, int | float) and value > limit


def _say(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
