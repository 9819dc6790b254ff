"""`shot`: a picture of one screen of the real client, drawn without a window."""

from __future__ import annotations

import argparse
import re
from pathlib import Path
from typing import TYPE_CHECKING

from game import environment
from game.commands import AskedWrongly
from game.commands.common import game_named
from game.settings import LANGUAGES, TEXT_SIZES

if TYPE_CHECKING:
    from game.screens import Wish

HELP = "renders a screen to a picture"

PICTURES = (".png", ".jpg", ".jpeg", ".bmp", ".tga")
SMALLEST, LARGEST = (1024, 600), (7680, 4320)


def arguments(parser: argparse.ArgumentParser) -> None:
    """The screen, the file, and everything that decides what is on it."""
    parser.add_argument("screen", metavar="SCREEN", nargs="?", help="which screen; --list names them")
    parser.add_argument("file", metavar="FILE.png", nargs="?", type=Path, help="where the picture goes")
    parser.add_argument("--list", action="store_true", help="name the screens and the phases")
    parser.add_argument("--size", metavar="WxH", default="1280x720", help="window size (default: 1280x720)")
    parser.add_argument("--game", metavar="GAME", default="tamasha", help="which game (default: tamasha)")
    parser.add_argument("--variant", metavar="V", help="which version of its rules (default: the first)")
    parser.add_argument("--seats", metavar="N", type=int, help="how many seats (default: the fewest)")
    parser.add_argument(
        "--seed", metavar="S", type=int, default=1, help="where all chance begins (default: 1)"
    )
    parser.add_argument("--after", metavar="N", type=int, default=0, help="let bots give N answers first")
    parser.add_argument("--at", metavar="PHASE", help="go on to this phase")
    parser.add_argument("--seat", metavar="S", type=int, default=0, help="through whose eyes (default: 0)")
    parser.add_argument("--hold", metavar="PIECE", help="lift a piece, by name, over its first target")
    parser.add_argument("--text-scale", metavar="P", type=int, default=100, help="text size in percent")
    parser.add_argument("--lang", metavar="L", default="en", help="language (default: en)")


def run(args: argparse.Namespace) -> int:
    """Draw the screen and save it. Raises `AskedWrongly`."""
    environment.prepare_headless()
    from game import screens

    if args.list:
        print("screens:", ", ".join(screens.NAMES))
        for game, moments in screens.MOMENTS.items():
            print(f"phases of {game}:", ", ".join(moments))
        print("pages of the register:", ", ".join(screens.moments_of("register", "")))
        return 0
    if args.screen is None or args.file is None:
        raise AskedWrongly("Say which screen and which file: shot SCREEN FILE.png (shot --list names them).")
    if args.file.suffix.lower() not in PICTURES:
        raise AskedWrongly(f"{str(args.file)!r} is not the name of a picture: let it end in .png.")
    screens.shoot(_wish(args), args.file)
    return 0


def _wish(args: argparse.Namespace) -> Wish:
    from game import screens

    if args.screen not in screens.NAMES:
        raise AskedWrongly(f"There is no screen {args.screen!r}. There are {', '.join(screens.NAMES)}.")
    if args.text_scale not in range(min(TEXT_SIZES), max(TEXT_SIZES) + 1):
        raise AskedWrongly(f"Text may be {min(TEXT_SIZES)} to {max(TEXT_SIZES)} percent.")
    if args.lang not in LANGUAGES:
        raise AskedWrongly(f"There is no language {args.lang!r}. There is {', '.join(LANGUAGES)}.")
    if args.after < 0:
        raise AskedWrongly("--after is a number of answers, from 0 up.")
    game = game_named(args.game)
    moments = screens.moments_of(args.screen, args.game)
    if args.at is not None and args.at not in moments:
        raise AskedWrongly(f"There is no phase {args.at!r}. There are {', '.join(moments)}.")
    variant = variant_at_table(args.game, args.variant)
    if args.game == "tamasha" and variant not in screens.ONLY_IN.get(args.at, (variant,)):
        wanted = screens.ONLY_IN[args.at][0]
        raise AskedWrongly(f"The {variant} version has no {args.at!r}: add --variant {wanted}.")
    return screens.Wish(
        screen=args.screen,
        size=size_of(args.size),
        game=args.game,
        variant=variant,
        seats=args.seats or min(game.seat_counts(variant)),
        seed=args.seed,
        after=args.after,
        at=args.at,
        seat=args.seat,
        hold=args.hold,
        text_scale=args.text_scale,
        language=args.lang,
    )


def variant_at_table(game: str, wish: str | None) -> str:
    """The version of a game's rules that is wished for. Raises `AskedWrongly` if there is no table for it."""
    from game.play.table_options import LAID_OUT, is_laid_out, variant_of

    variant = wish or variant_of(game)
    if not is_laid_out(game, variant):
        raise AskedWrongly(
            f"There is no {variant} table of {game} here. There is {', '.join(LAID_OUT[game])}."
        )
    return variant


def size_of(text: str) -> tuple[int, int]:
    """A window size such as 1280x720. Raises `AskedWrongly`."""
    found = re.fullmatch(r"(\d{2,5})x(\d{2,5})", text)
    if found is None:
        raise AskedWrongly(f"A size is given as 1280x720, and {text!r} is not.")
    size = int(found[1]), int(found[2])
    if not (SMALLEST[0] <= size[0] <= LARGEST[0] and SMALLEST[1] <= size[1] <= LARGEST[1]):
        raise AskedWrongly("A size may be from 1024x600 to 7680x4320.")
    return size
