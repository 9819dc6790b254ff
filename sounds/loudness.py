"""How loud a sound is to the ear, and how it is brought to its place in the mix.

The ear is modelled by the two filters of ITU-R BS.1770 (K-weighting). Long sounds are measured as
that text says, in gated blocks of 400 ms. A click is over long before that, so short sounds are
judged by their loudest 200 ms, roughly the time over which hearing adds up.
"""

from __future__ import annotations

import numpy as np

from sounds.dsp import RATE, TAU, Signal, samples

CEILING = 10 ** (-1.5 / 20)
"""The highest peak a finished sound may have; lossy coding adds a little of its own."""


def _biquad(frequency: Signal, b: tuple[float, ...], a: tuple[float, ...]) -> Signal:
    z = np.exp(-1j * TAU * frequency / RATE)
    response: Signal = np.abs((b[0] + b[1] * z + b[2] * z * z) / (a[0] + a[1] * z + a[2] * z * z))
    return response


def k_response(frequency: Signal) -> Signal:
    """The gain of the K-weighting at each frequency, from its analogue design for any sample rate."""
    k, q, gain = np.tan(np.pi * 1681.9745 / RATE), 0.70717524, 10 ** (3.99984386 / 20)
    half = gain**0.4996667741545416
    shelf = _biquad(
        frequency,
        (gain + half * k / q + k * k, 2 * (k * k - gain), gain - half * k / q + k * k),
        (1 + k / q + k * k, 2 * (k * k - 1), 1 - k / q + k * k),
    )
    k, q = np.tan(np.pi * 38.13547 / RATE), 0.50032704
    rumble = _biquad(frequency, (1.0, -2.0, 1.0), (1 + k / q + k * k, 2 * (k * k - 1), 1 - k / q + k * k))
    return shelf * rumble * (1 + k / q + k * k)


def _weighted(signal: Signal) -> Signal:
    padded = np.concatenate([signal, np.zeros(RATE // 5)])
    frequency = np.fft.rfftfreq(len(padded), 1 / RATE)
    return np.fft.irfft(np.fft.rfft(padded) * k_response(frequency), len(padded))


def _windows(signal: Signal, seconds: float) -> Signal:
    """The mean square of every window that long, a sample apart."""
    width = samples(seconds)
    power = np.concatenate([np.zeros(width), _weighted(signal) ** 2, np.zeros(width)])
    total = np.concatenate([[0.0], np.cumsum(power)])
    return (total[width:] - total[:-width]) / width


def momentary(signal: Signal) -> float:
    """The loudness of the loudest 200 ms, in LUFS."""
    return float(-0.691 + 10 * np.log10(max(_windows(signal, 0.2).max(), 1e-12)))


def integrated(channels: Signal) -> float:
    """The loudness of a long piece with one row a channel, in LUFS, gated as in BS.1770."""
    power = sum(_windows(channel, 0.4)[samples(0.4) :: samples(0.1)] for channel in channels)
    blocks = np.asarray(power)[: -samples(0.4) // samples(0.1)]
    loud = blocks[-0.691 + 10 * np.log10(blocks + 1e-12) > -70]
    gate = 10 * np.log10(loud.mean()) - 10
    return float(-0.691 + 10 * np.log10(loud[10 * np.log10(loud) > gate].mean()))


def limit(signal: Signal, ceiling: float = CEILING) -> Signal:
    """Turn the gain down smoothly around every peak above the ceiling; the rest stays as it is."""
    over = np.minimum(1.0, ceiling / np.maximum(np.abs(signal), 1e-9))
    if over.min() >= 1.0:
        return signal
    width = samples(0.003)
    padded = np.concatenate([np.ones(width), over, np.ones(width)])
    held = np.lib.stride_tricks.sliding_window_view(padded, 2 * width + 1).min(axis=1)
    shape = np.hanning(2 * width + 1)
    smooth = np.convolve(
        np.concatenate([np.full(width, held[0]), held, np.full(width, held[-1])]),
        shape / shape.sum(),
        "valid",
    )
    return np.clip(signal * smooth, -ceiling, ceiling)


def level(signal: Signal, target: float) -> Signal:
    """Bring a short sound to that loudness in LUFS, limited; three rounds make up for the limiter."""
    out = signal
    for _ in range(3):
        out = limit(out * 10 ** ((target - momentary(out)) / 20))
    return out
