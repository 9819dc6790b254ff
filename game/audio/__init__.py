"""Sound: events with several takes, streamed music, a hall's ambience; silent where there is no device."""

from game.audio.mixer import Mixer, SoundState
from game.audio.volumes import Volumes

__all__ = ["Mixer", "SoundState", "Volumes"]
