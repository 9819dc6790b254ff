"""Looks at the sounds: a table of levels, and pictures of what they are made of.

`python -m sounds.sheet FOLDER [NAME...]` writes one picture an event (waveform over spectrogram,
takes side by side) and prints peak, loudness, length and brightness of each take.
"""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

import numpy as np
import soundfile
from PIL import Image, ImageDraw

from sounds.dsp import RATE, Signal
from sounds.loudness import integrated, momentary
from sounds.manifest import MADE

HEIGHT = 260
WINDOW = 1024


def spectrogram(signal: Signal, width: int) -> Image.Image:
    """Loudness by time and pitch, 60 Hz to 16 kHz on a musical scale, 80 dB from black to white."""
    hop = max(1, len(signal) // width)
    padded = np.pad(signal, WINDOW // 2)
    frames = np.lib.stride_tricks.sliding_window_view(padded, WINDOW)[::hop][:width]
    power = np.abs(np.fft.rfft(frames * np.hanning(WINDOW), 4096, axis=1)).T
    rows = np.geomspace(16_000, 60, HEIGHT) / RATE * 4096
    picture = 20 * np.log10(power[rows.astype(int)] + 1e-6)
    shade = np.clip((picture - picture.max() + 80) / 80, 0, 1)
    colour = np.stack([shade**0.8, shade**1.6, np.sin(shade * np.pi) * 0.6 + shade**4 * 0.4], axis=-1)
    return Image.fromarray((colour * 255).astype(np.uint8))


def waveform(signal: Signal, width: int, height: int = 70) -> Image.Image:
    """The outline of the sound, full scale from top to bottom."""
    picture = Image.new("RGB", (width, height), "black")
    pen = ImageDraw.Draw(picture)
    hop = max(1, len(signal) // width)
    for x in range(min(width, len(signal) // hop)):
        part = signal[x * hop : (x + 1) * hop]
        pen.line([(x, height / 2 * (1 - part.max())), (x, height / 2 * (1 - part.min()))], fill="orange")
    return picture


def portrait(takes: list[Signal], width: int) -> Image.Image:
    """All takes of an event side by side."""
    picture = Image.new("RGB", (len(takes) * (width + 6), HEIGHT + 76), "grey")
    for index, take in enumerate(takes):
        picture.paste(waveform(take, width), (index * (width + 6), 0))
        picture.paste(spectrogram(take, width), (index * (width + 6), 74))
    return picture


def describe(name: str, channels: Signal) -> None:
    """Print a line about a sound with one row a channel."""
    signal = channels.mean(axis=0)
    loud = integrated(channels) if len(channels) == 2 else momentary(signal)
    power = np.abs(np.fft.rfft(signal)) ** 2
    centre = (power * np.fft.rfftfreq(len(signal), 1 / RATE)).sum() / power.sum()
    print(
        f"{name:20s} {len(signal) / RATE:6.2f} s  peak {20 * np.log10(np.abs(channels).max()):6.1f} dB"
        f" {loud:6.1f} LUFS  centre {centre:6.0f} Hz  start {abs(signal[0]):.4f} end {abs(signal[-1]):.4f}"
    )


def main(arguments: list[str]) -> int:
    """Print the table and write the pictures."""
    folder, names = Path(arguments[0]), set(arguments[1:])
    folder.mkdir(parents=True, exist_ok=True)
    events = tomllib.loads((MADE / "events.toml").read_text(encoding="utf-8"))["events"]
    for path in sorted(MADE.glob("*.ogg")):
        if names and path.stem not in names:
            continue
        channels = soundfile.read(path, always_2d=True)[0].T
        cuts = events[path.stem]["takes"] if path.stem in events else [(0, channels.shape[1])]
        takes = [channels[:, start : start + length] for start, length in cuts]
        for number, take in enumerate(takes, 1):
            describe(f"{path.stem} {number}" if len(takes) > 1 else path.stem, take)
        width = 300 if len(takes) > 1 else 1500
        portrait([take.mean(axis=0) for take in takes], width).save(folder / f"{path.stem}.png")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
