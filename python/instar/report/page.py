"""The page that reports are written on: how wide it is, and what may reach it.

A terminal has a width, and every line is made to fit it; a file, a pipe and `--wide` get whole
lines. Text that others wrote (titles, file names, messages of a compiler) loses its control
characters here, in one place, so that no description can move the cursor or change what a terminal
shows.
"""

from __future__ import annotations

import re
import shutil
import sys
import textwrap
import unicodedata

from rich.cells import cell_len

#: Narrower terminals are written to as if they had so many columns.
_LEAST = 40
#: `cycles        1,614`: a label and what it says, which goes on under itself.
_LABEL = re.compile(r"( *\S+(?: \S+)*  +)\S")

_width: int | None = None


def set_width(columns: int | None) -> None:
    """Columns of the page; None: as many as a line needs."""
    global _width
    _width = None if columns is None else max(columns, _LEAST)


def width() -> int | None:
    """Columns of the page; None: as many as a line needs."""
    return _width


def terminal_width() -> int | None:
    """Columns of the terminal that stdout is; None where it is none."""
    try:
        terminal = sys.stdout.isatty()
    except (AttributeError, ValueError):
        return None
    # A terminal that does not say how wide it is has 80.
    return (shutil.get_terminal_size().columns or 80) if terminal else None


def plain(text: str, *, lines: bool = False) -> str:
    """`text` with control characters spelled out; with `lines` an end of line stays one.

    >>> plain("red \\x1b[31m")
    'red \\\\x1b[31m'
    """
    if text.isascii() and text.isprintable():
        return text
    return "".join(c if (lines and c == "\n") or not _controls(c) else _spelled(c) for c in text)


def _controls(character: str) -> bool:
    # Cc: control codes; Cf: invisible marks, some of which turn the direction of writing; Cs: no
    # text at all.
    return unicodedata.category(character) in {"Cc", "Cf", "Cs", "Zl", "Zp"}


def _spelled(character: str) -> str:
    return " " if character == "\t" else character.encode("unicode_escape").decode()


def fit(text: str, columns: int | None = None) -> str:
    """Plain text, its lines broken between words where the page is narrower; a word is never broken."""
    most = _width if columns is None else columns
    text = plain(text, lines=True)
    if most is None:
        return text
    return "\n".join(line if cell_len(line) <= most else _folded(line, most) for line in text.split("\n"))


def _folded(line: str, most: int) -> str:
    label = _LABEL.match(line)
    indent = len(label[1]) if label else len(line) - len(line.lstrip()) + 2
    return textwrap.fill(
        line,
        most,
        subsequent_indent=" " * (indent if indent < most // 2 else 4),
        break_long_words=False,
        break_on_hyphens=False,
        drop_whitespace=True,
    )
