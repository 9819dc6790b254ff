"""Brings the player's settings into effect: words, pictures, sound, and the window."""

from __future__ import annotations

from game import words
from game.audio import Mixer, Volumes
from game.pictures import Pictures
from game.settings import Settings
from game.stage import Stage

LOOKS = ("language", "text_size", "patterns", "contrast", "full_screen", "window_width", "window_height")
"""The settings after whose change everything must be laid out anew."""


def dress(wishes: Settings, pictures: Pictures, mixer: Mixer) -> None:
    """Words, pictures and sound as wished."""
    words.speak(wishes.language)
    pictures.contrast, pictures.patterns = wishes.contrast, wishes.patterns
    mixer.set_volumes(volumes(wishes))
    mixer.play_in_background = wishes.sound_in_background


def fit_window(before: Settings, wishes: Settings, stage: Stage) -> None:
    """The window as wished, where the wish differs from what was before."""
    if wishes.full_screen != before.full_screen:
        stage.show_full_screen(wishes.full_screen)
    size = wishes.window_width, wishes.window_height
    if size != (before.window_width, before.window_height) and not wishes.full_screen:
        stage.resize(size)
    stage.text_scale = wishes.text_size / 100


def looks_different(before: Settings, wishes: Settings) -> bool:
    """Whether everything must be laid out anew."""
    return any(getattr(before, name) != getattr(wishes, name) for name in LOOKS)


def volumes(wishes: Settings) -> Volumes:
    """How loud everything is wished."""
    return Volumes(
        master=wishes.master_volume,
        effects=wishes.effects_volume,
        music=wishes.music_volume,
        ambience=wishes.ambience_volume,
    )
