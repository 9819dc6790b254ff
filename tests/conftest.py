"""Every test runs without a screen, without sound, and far from anybody's own files."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from game import environment

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
environment.prepare()


@pytest.fixture(autouse=True)
def own_home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A fresh folder for settings, saves and logs; the person's own are never touched."""
    home = tmp_path_factory.mktemp("home")
    monkeypatch.setenv("HUSTINGS_HOME", str(home))
    return home
