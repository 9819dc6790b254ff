"""Breaks a text into lines that fit a width."""

from __future__ import annotations

from game.text.line import text_cache


def wrap(text: str, face: str, pixels: int, width: int) -> list[str]:
    """Lines no wider than `width` pixels. Breaks at spaces, and inside a word that is too long for a line."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        lines.extend(_wrap_paragraph(paragraph, face, pixels, max(1, width)))
    return lines


def shorten(text: str, face: str, pixels: int, width: int) -> str:
    """The text, cut with … when it is wider than `width` pixels."""
    if text_cache.width(text, face, pixels) <= width:
        return text
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if text_cache.width(text[:middle].rstrip() + "…", face, pixels) <= width:
            low = middle
        else:
            high = middle - 1
    return text[:low].rstrip() + "…"


def _wrap_paragraph(text: str, face: str, pixels: int, width: int) -> list[str]:
    lines: list[str] = []
    words = text.split(" ")
    guess = 1
    while words:
        while words[0] == "" and len(words) > 1:  # a line does not begin with a space
            del words[0]
        guess = _words_on_line(words, guess, face, pixels, width)
        line = " ".join(words[:guess])
        del words[:guess]
        if guess == 1 and len(line) > 1 and text_cache.width(line, face, pixels) > width:
            head = _fitting(line, face, pixels, width)
            line, rest = line[:head], line[head:]
            words.insert(0, rest)
        lines.append(line)
    return lines


def _words_on_line(words: list[str], guess: int, face: str, pixels: int, width: int) -> int:
    """How many words fit on a line, at least one; sought from what the line before held, for speed."""

    def fits(count: int) -> bool:
        return text_cache.width(" ".join(words[:count]), face, pixels) <= width

    count = max(1, min(guess, len(words)))
    if fits(count):
        while count < len(words) and fits(count + 1):
            count += 1
        return count
    while count > 1 and not fits(count):
        count -= 1
    return count


def _fitting(word: str, face: str, pixels: int, width: int) -> int:
    """How many characters of a too long word go on a line: up to a hyphen, else what fits; at least one."""
    count = len(word) - 1
    while count > 1 and text_cache.width(word[:count], face, pixels) > width:
        count -= 1
    hyphen = word.rfind("-", 1, count)
    return hyphen + 1 if hyphen > 0 else count
