"""What the frozen program carries, found by walking: a new game or verb needs no line here.

Used by `hustings.spec`, inside PyInstaller; nothing here is imported by the game.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator
from importlib.metadata import distribution
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ("engine", "game")

SOURCE_ONLY = re.compile(r"game\.(first_start|bench|commands\.(bench\w*|calibration|figure))(\.|$)")
"""Modules that work from a checkout alone: they set it up or measure it."""

LIBRARIES = (
    "pygame-ce", "pymunk", "cffi", "msgspec", "platformdirs",
    "pymupdf-fonts", "font-fjallaone", "python-bidi",
)  # fmt: skip
"""What is bundled with the game, by the name it is installed under."""

FACES = ("pymupdf_fonts.FiraGO_Regular", "pymupdf_fonts.FiraGO_Bold")
"""Of a package with many megabytes of fonts, the two that the game sets its text in."""

EXCLUDED = (
    # what no player needs
    "numpy", "PIL", "tkinter", "_tkinter", "turtle", "test", "unittest", "pydoc", "pydoc_data", "doctest",
    "pdb", "lib2to3", "distutils", "setuptools", "pkg_resources", "pip", "ensurepip", "venv", "pycparser",
    # the network and what hangs on it: nothing here opens a socket
    "asyncio", "xmlrpc", "http.server", "ssl", "_ssl", "_hashlib", "_uuid",
    # several processes: the client is one, and several are for measuring from source
    "multiprocessing", "_multiprocessing", "_posixshmem", "concurrent.futures.process", "resource",
    # terminals, packing that is not used, and the slow twin of a fast module (lzma unpacks the fonts)
    "curses", "readline", "tarfile", "bz2", "_bz2", "_pydecimal",
    # text that is not Unicode
    "_codecs_jp", "_codecs_hk", "_codecs_cn", "_codecs_kr", "_codecs_tw", "_codecs_iso2022",
    "_multibytecodec",
    # the parts of pygame and pymunk that are not used
    "pygame.tests", "pygame.examples", "pygame.docs", "pygame.surfarray", "pygame.sndarray", "pygame._camera",
    "pygame.camera", "pygame.midi", "pygame.pypm", "pygame._freetype", "pygame.ftfont", "pygame._sdl2",
    "pygame.gfxdraw",
    "pymunk.pyglet_util", "pymunk.matplotlib_util",
)  # fmt: skip

ONLY_FOR_WINDOWS_AND_MACOS = ("ctypes", "_ctypes")
"""What is asked for there alone: for a person's folders and for how Windows shows a window."""

LEFT_TO_THE_SYSTEM = ("libstdc++.so", "libgcc_s.so", "libz.so", "liblzma.so")
"""Every Linux desktop has these. Of the first two, an older copy of ours could break its graphics driver."""

UNUSED_ON_LINUX = ("_ctypes.", "libffi.so", "_pickle.")
"""Compiled parts of Python that nothing there calls for, or that have a twin that is fast enough."""

SPARE_ON_WINDOWS = {
    "portmidi.dll", "freetype.dll",  # asked for by modules that stay out; SDL_ttf has a FreeType of its own
    "libjpeg-62.dll", "libtiff-5.dll", "libwebp-7.dll", "libwebpdemux-2.dll",  # our pictures are PNG
    "libogg-0.dll", "libopus-0.dll", "libopusfile-0.dll", "libwavpack-1.dll", "libxmp.dll",  # sounds Vorbis
}  # fmt: skip
"""What pygame brings along there and nothing opens: SDL loads these by name, when a file asks for them."""

Entry = tuple[str, str, str]
"""A bundled file as PyInstaller lists it: its place in the bundle, where it is taken from, its kind."""


def modules() -> list[str]:
    """Every module of the engine and the client that belongs in the program, in alphabetical order."""
    names = {name for package in PACKAGES for name in _modules_in(package)}
    return sorted(name for name in names if not SOURCE_ONLY.match(name))


def _modules_in(package: str) -> Iterator[str]:
    for path in (ROOT / package).rglob("*.py"):
        parts = path.relative_to(ROOT).with_suffix("").parts
        yield ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def hidden_imports() -> list[str]:
    """What is imported by a name that is put together while the program runs."""
    return [*modules(), *FACES, "font_fjallaone"]


def excluded(platform: str) -> list[str]:
    """What stays out, though something that is bundled may ask for it."""
    ours = (name for package in PACKAGES for name in _modules_in(package) if SOURCE_ONLY.match(name))
    fonts = (
        f"pymupdf_fonts.{file.stem}" for file in distribution("pymupdf-fonts").files or () if _is_face(file)
    )
    return [*EXCLUDED, *sorted(ours), *sorted(name for name in fonts if name not in FACES)]


def _is_face(file: PurePosixPath) -> bool:
    return file.parent.name == "pymupdf_fonts" and file.suffix == ".py" and file.stem != "__init__"


def data_files() -> list[tuple[str, str]]:
    """Pairs of a file and the folder of the bundle that it goes to."""
    tables = [
        path
        for package in PACKAGES
        for path in (ROOT / package).rglob("*")
        if path.suffix in (".toml", ".json")
    ]
    made = [path for folder in ("art/made", "sounds/made") for path in (ROOT / folder).rglob("*")]
    ours = [path for path in [*tables, *made] if path.is_file() and path.name != "manifest.json"]
    pairs = [(str(path), path.parent.relative_to(ROOT).as_posix()) for path in sorted(ours)]
    return [*pairs, *_label_font(), *_metadata()]


def _label_font() -> Iterator[tuple[str, str]]:
    for file in distribution("font-fjallaone").files or ():
        if file.suffix == ".ttf":
            yield str(file.locate()), PurePosixPath(file).parent.as_posix()


def _metadata() -> Iterator[tuple[str, str]]:
    """The cards that `doctor` reads versions from. Their other files hold paths of this machine."""
    for library in LIBRARIES:
        card = next(file for file in distribution(library).files or () if file.name == "METADATA")
        yield str(card.locate()), PurePosixPath(card).parent.as_posix()


def files_below(folder: Path, place: str) -> list[Entry]:
    """Every file of a folder as an entry below `place`."""
    files = sorted(file for file in folder.rglob("*") if file.is_file())
    return [(f"{place}/{file.relative_to(folder).as_posix()}", str(file), "DATA") for file in files]


def wanted_binaries(entries: Iterable[Entry], platform: str) -> list[Entry]:
    """The linked libraries without those that the system has, and without doubles of pygame's own."""
    found = list(entries)
    if platform.startswith("linux"):
        out = LEFT_TO_THE_SYSTEM + UNUSED_ON_LINUX
        return [entry for entry in found if not Path(entry[0]).name.startswith(out)]
    if platform == "win32":
        at_top = {entry[0].lower() for entry in found if "/" not in _posix(entry[0])}
        places = [(entry, _posix(entry[0]).lower()) for entry in found]
        return [entry for entry, at in places if not (_doubles(at, at_top) or at in SPARE_ON_WINDOWS)]
    return found


def _doubles(place: str, at_top: set[str]) -> bool:
    return place.startswith("pygame/") and place.endswith(".dll") and PurePosixPath(place).name in at_top


def wanted_modules(entries: Iterable[Entry]) -> list[Entry]:
    """The modules, those of the standard library to be compiled without their docstrings."""
    return [
        (name, source, "PYMODULE-2" if name.partition(".")[0] in sys.stdlib_module_names else kind)
        for name, source, kind in entries
    ]


def wanted_datas(entries: Iterable[Entry]) -> list[Entry]:
    """The data files without pygame's and pymunk's own that the game never opens."""
    return [entry for entry in entries if not _spare(_posix(entry[0]))]


def _spare(place: str) -> bool:
    if place.startswith("pygame/"):
        return place not in ("pygame/freesansbold.ttf", "pygame/pygame_icon.bmp")
    return place.startswith("pymunk/") and not place.endswith((".so", ".pyd", ".dll", ".dylib"))


def _posix(place: str) -> str:
    return place.replace("\\", "/")
