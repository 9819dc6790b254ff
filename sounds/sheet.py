"""Looks at the sounds: a table of levels, and pictures of what they are made of.

`python -m sounds.sheet FOLDER [NAME...]` writes one picture an event (waveform over spectrogram,
takes side by side) and prints peak, loudness, length and brightness of each take.
"""

from __future__ import annotations

import sys
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


def main(arguments: list[str]) -> int:
    """Print the table and write the pictures."""
    folder, names = Path(arguments[0]), set(arguments[1:])
    folder.mkdir(parents=True, exist_ok=True)
    groups: dict[str, list[Signal]] = {}
    for path in sorted(MADE.glob("*.ogg")):
        name = path.stem.rsplit("-", 1)[0] if path.stem[-1].isdigit() else path.stem
        if names and name not in names:
            continue
        frames, _ = soundfile.read(path, always_2d=True)
        signal = frames.mean(axis=1)
        loud = integrated(frames.T) if frames.shape[1] == 2 else momentary(signal)
        power = np.abs(np.fft.rfft(signal)) ** 2
        centre = (power * np.fft.rfftfreq(len(signal), 1 / RATE)).sum() / power.sum()
        print(
            f"{path.stem:20s} {len(signal) / RATE:6.2f} s  peak {20 * np.log10(np.abs(frames).max()):6.1f} dB"
            f" {loud:6.1f} LUFS  centre {centre:6.0f} Hz start {abs(signal[0]):.4f} end {abs(signal[-1]):.4f}"
        )
        groups.setdefault(name, []).append(signal)
    for name, takes in groups.items():
        portrait(takes, 300 if len(takes) > 1 else 1500).save(folder / f"{name}.png")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
