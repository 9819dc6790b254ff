"""Start Hustings: `python3 launcher.py` plays, `python3 launcher.py test` runs its tests.

The first start makes a private environment beside this file, and later ones go straight to the game
(game/first_start.py tells how). This file keeps to words that every Python understands, so that one
that is too old can still say so.
"""

import os
import sys

OLDEST = (3, 11)


def main():  # type: ignore[no-untyped-def]
    """Go on in the game's own environment, or say what is missing and exit 2."""
    if sys.version_info < OLDEST:
        found = OLDEST + (sys.version.split()[0],)
        sys.stderr.write("Hustings needs Python %d.%d or newer, and this is Python %s.\n" % found)
        return 2
    here = os.path.dirname(os.path.realpath(__file__))
    if here not in sys.path:
        sys.path.insert(0, here)
    from game.first_start import start

    return start(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
