"""Starts the game as its command line does, looks about, tells what is on the screen, and leaves.

Told are the names of the scenes, lowest first, every sentence that had to be read and closed before, and the
texts on the screen. `VISIT` names what is pressed first, one after the other.
"""

from __future__ import annotations

import json
import os
import sys

from game.__main__ import main
from game.app import App
from game.pilot import Pilot
from game.scene import Scene
from game.scenes.overlay import Dialog

MOST_PLATES = 6


def look(app: App, first: Scene) -> int:
    """In place of the endless loop."""
    pilot = Pilot(app, first)
    pilot.wait(0.7)
    told: list[str] = []
    for name in ["", *os.environ.get("VISIT", "").split()]:
        if name:
            pilot.click(name)
            pilot.wait(0.7)
        while isinstance(app.scene, Dialog) and len(told) < MOST_PLATES:
            told.append(app.scene.text)
            pilot.key("escape")
            pilot.wait(0.4)
    texts = [str(text) for text in (getattr(widget, "text", None) for widget in app.scene.widgets) if text]
    rows = [row for widget in app.scene.widgets for row in getattr(widget, "rows", [])]
    seen = {"scenes": [scene.name for scene in app.scenes], "told": told, "texts": texts, "rows": rows}
    print(json.dumps(seen, default=str))
    app.close()
    return 0


if __name__ == "__main__":
    App.run = look  # type: ignore[method-assign]
    sys.exit(main(sys.argv[1:]))
