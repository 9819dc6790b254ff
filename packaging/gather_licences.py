"""Gathers the licence of everything that is bundled, and stops a build that would leave one out.

Used by `hustings.spec`, which knows what PyInstaller is about to bundle. What comes out is a folder with
`index.json`, a list of `{"name", "version", "licence", "files"}`, and the texts that it names.
"""

from __future__ import annotations

import json
import re
import shutil
import sys
import sysconfig
import tomllib
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from importlib.metadata import Distribution, distribution, packages_distributions
from pathlib import Path, PurePosixPath
from typing import Any

HERE = Path(__file__).resolve().parent / "licences"
OURS = ("engine", "game")
LICENCE_FILE = re.compile(r"(LICEN[CS]E|COPYING|NOTICE|AUTHORS)[^/]*$", re.IGNORECASE)


class Unlicensed(Exception):
    """Something would be bundled without its licence; the sentence says what."""


@dataclass(frozen=True)
class Licence:
    """A line of the index: whose work, and which texts beside the index say so."""

    name: str
    version: str
    licence: str
    files: list[str]


@dataclass(frozen=True)
class Component:
    """An entry of components.toml."""

    name: str
    licence: str
    library: str = ""
    inside: str = ""
    home: str = ""
    terms: str = ""
    files: Sequence[str] = ()
    copyright: Sequence[str] = ()


def gather(binaries: Iterable[str], modules: Iterable[str], into: Path) -> list[Licence]:
    """Fill the folder `into` with the licences of these bundled files and modules.

    `binaries` are places in the bundle, `modules` dotted names. Raises `Unlicensed`.
    """
    shutil.rmtree(into, ignore_errors=True)
    into.mkdir(parents=True)
    table = [Component(**entry) for entry in _table()]
    owners = _libraries(binaries, modules, table)
    index = [_of_library(name, table, into) for name in sorted(owners.libraries | {"pyinstaller"})]
    index += [_of_component(part, owners, into) for part in table if _is_there(part, owners)]
    index.sort(key=lambda licence: licence.name.lower())
    lines = json.dumps([asdict(licence) for licence in index], ensure_ascii=False, indent=1)
    (into / "index.json").write_text(lines + "\n", encoding="utf-8", newline="\n")
    return index


def _table() -> list[dict[str, Any]]:
    entries: list[dict[str, Any]] = tomllib.loads((HERE / "components.toml").read_text("utf-8"))["component"]
    return entries


@dataclass(frozen=True)
class Owners:
    """Whose work was found: installed libraries, and components that no library answers for."""

    libraries: set[str]
    components: dict[str, str]
    """The component's name, and the bundled file that betrayed it."""


def _libraries(binaries: Iterable[str], modules: Iterable[str], table: Sequence[Component]) -> Owners:
    installed = packages_distributions()
    owners = Owners(set(), {"Python": "the standard library"})
    for module in modules:
        top = module.partition(".")[0]
        if top in installed:
            owners.libraries.update(installed[top][:1])
        elif not (top in OURS or _is_standard(top)):
            raise Unlicensed(
                f"The module {module} would be bundled, and no installed library answers for it."
            )
    for binary in binaries:
        place = PurePosixPath(binary.replace("\\", "/"))
        top = place.parts[0].partition(".")[0]
        component = _component_of(place.name.lower(), table)
        if component is not None:
            owners.components.setdefault(component.name, str(place))
        elif top in installed:
            owners.libraries.update(installed[top][:1])
        elif not (_is_standard(place.name.partition(".")[0]) or top == "hustings"):
            raise Unlicensed(
                f"{place} would be bundled, and packaging/licences/components.toml knows no licence for it."
            )
    return owners


def _is_standard(top: str) -> bool:
    hidden = ("pyi", "_pyi", "_sysconfigdata", "__")
    return top in sys.stdlib_module_names or top.startswith(hidden)


def _component_of(file: str, table: Sequence[Component]) -> Component | None:
    """The component whose file this is; of two that fit, the one that names it more closely."""
    fitting = [(len(start), part) for part in table for start in part.files if file.startswith(start)]
    return max(fitting, key=lambda pair: pair[0])[1] if fitting else None


def _is_there(part: Component, owners: Owners) -> bool:
    return not part.library and (part.name in owners.components or part.inside in owners.libraries)


def _of_library(name: str, table: Sequence[Component], into: Path) -> Licence:
    found = distribution(name)
    said = next((part for part in table if part.library == name), Component(name=name, licence=""))
    licence = said.licence or found.metadata["License-Expression"] or ""
    folder = into / _folder(said.name)
    if said.terms:
        _write_terms(said, folder)
    else:
        _copy_licence_files(found, folder)
    if not licence or not any(folder.iterdir()):
        raise Unlicensed(f"The library {name} would be bundled, and its licence is not to be found.")
    return Licence(said.name, found.version, licence, _texts(folder, into))


def _copy_licence_files(found: Distribution, folder: Path) -> None:
    folder.mkdir(exist_ok=True)
    for file in found.files or ():
        if ".dist-info" in file.parts[0] and LICENCE_FILE.search(file.name):
            _copy_text(Path(str(file.locate())), folder / f"{Path(file.name).stem}.txt")


def _of_component(part: Component, owners: Owners, into: Path) -> Licence:
    folder = into / _folder(part.name)
    if part.name == "Python":
        folder.mkdir(exist_ok=True)
        _copy_text(_licence_of_python(), folder / "LICENSE.txt")
        return Licence(part.name, sys.version.split()[0], part.licence, _texts(folder, into))
    if not part.terms:
        raise Unlicensed(f"packaging/licences/components.toml names no licence text for {part.name}.")
    _write_terms(part, folder)
    return Licence(part.name, _version(part, owners), part.licence, _texts(folder, into))


def _version(part: Component, owners: Owners) -> str:
    """No component says its version; the library that brought it does."""
    carrier = part.inside or {"pygame_ce.libs": "pygame-ce", "pygame": "pygame-ce"}.get(
        PurePosixPath(owners.components.get(part.name, "")).parts[0], ""
    )
    return (
        f"with {carrier} {distribution(carrier).version}"
        if carrier
        else f"with Python {sys.version.split()[0]}"
    )


def _licence_of_python() -> Path:
    version = f"python{sysconfig.get_python_version()}"
    places = [
        Path(sysconfig.get_path("stdlib")) / "LICENSE.txt",
        Path(sys.base_prefix) / "LICENSE.txt",
        Path(sys.base_prefix) / "share" / "doc" / version / "copyright",
        Path("/usr/share/doc") / version / "copyright",
    ]
    for place in places:
        if place.is_file():
            return place
    raise Unlicensed(f"The licence of Python itself is not to be found beside {sys.base_prefix}.")


def _write_terms(part: Component, folder: Path) -> None:
    folder.mkdir(exist_ok=True)
    head = [
        part.name,
        *([part.home] if part.home else []),
        "",
        *part.copyright,
        *([""] if part.copyright else []),
    ]
    text = "\n".join(head) + "\n" + (HERE / part.terms).read_text("utf-8")
    (folder / "LICENCE.txt").write_text(text, encoding="utf-8", newline="\n")


def _copy_text(source: Path, target: Path) -> None:
    """Copy as UTF-8 with plain line ends, whatever the library's makers wrote it in."""
    raw = source.read_bytes()
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = raw.decode("latin-1")
    target.write_text("\n".join(text.splitlines()) + "\n", encoding="utf-8", newline="\n")


def _folder(name: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")


def _texts(folder: Path, into: Path) -> list[str]:
    return sorted(file.relative_to(into).as_posix() for file in folder.iterdir())
