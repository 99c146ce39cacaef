"""Texts of cells in several lines, broken where a reader would break them.

Between words first. A word that is too long for its column is broken before an opening bracket or
after a mark that joins, and never so that a line begins with a closing bracket.
"""

from __future__ import annotations

from collections.abc import Iterator

from rich.cells import cell_len

_CLOSING = ")]},.;:"
#: A word may be broken after these, and before an opening bracket.
_JOINING = "/_-:,.="
_OPENING = "([{"


def fold(text: str, width: int) -> str:
    """`text` in lines of at most `width` columns."""
    if cell_len(text) <= width:
        return text
    return "\n".join(_lines(text, width))


def _lines(text: str, width: int) -> Iterator[str]:
    words = text.lstrip(" ")
    line = " " * min(len(text) - len(words), width - 1)
    for word in words.split(" "):
        if not line.strip() and cell_len(line + word) <= width:
            line += word
            continue
        if cell_len(f"{line} {word}") <= width and line.strip():
            line = f"{line} {word}"
            continue
        if line.strip():
            yield line
        while cell_len(word) > width:
            at = _break(word, width)
            yield word[:at]
            word = word[at:]
        line = word
    yield line


def _break(word: str, width: int) -> int:
    """Characters of a word that is too long that stand in the first line."""
    fits = max((at for at in range(1, len(word)) if cell_len(word[:at]) <= width), default=1)
    allowed = [at for at in range(1, fits + 1) if word[at] not in _CLOSING]
    good = [at for at in allowed if word[at - 1] in _JOINING or word[at] in _OPENING]
    # A short first line for the sake of a good place is worse than a cut.
    good = [at for at in good if 2 * at >= fits]
    return max(good or allowed or [fits])
