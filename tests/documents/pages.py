"""Computed passages of our pages: which they are, and how they are replaced.

A line `<!-- computed: NAME -->` marks the passage below it: a table up to the next empty line, or a
block of code. It is what the function of that name in `passages.py` gives.
"""

from __future__ import annotations

import fcntl
import re
from pathlib import Path

from ..shared import ROOT

_MARK = re.compile(r"^<!-- computed: ([\w-]+) -->\n", re.MULTILINE)
_FENCE = "```"


def places() -> list[tuple[Path, str]]:
    """Each page with the name of each passage in it."""
    pages = [
        ROOT / "README.md",
        *sorted(ROOT.glob("designs/*/*.md")),
        *sorted(ROOT.glob("docs/**/*.md")),
    ]
    return [(page, name) for page in pages for name in _MARK.findall(page.read_text(encoding="utf-8"))]


def passage(page: Path, name: str) -> str:
    """The passage as it stands."""
    text = page.read_text(encoding="utf-8")
    start, end = _bounds(text, name)
    return text[start:end]


def replace(page: Path, name: str, passage: str) -> None:
    """Writes `passage` in its place. Several processes may do so at a time."""
    with page.open("r+", encoding="utf-8") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        text = file.read()
        start, end = _bounds(text, name)
        file.seek(0)
        file.write(text[:start] + passage + text[end:])
        file.truncate()


def _bounds(text: str, name: str) -> tuple[int, int]:
    """First character of a passage, and the one after its last line end."""
    (start,) = (mark.end() for mark in _MARK.finditer(text) if mark[1] == name)
    if text.startswith(_FENCE, start):
        end = text.index(f"\n{_FENCE}\n", start) + len(f"\n{_FENCE}\n")
    else:
        end = text.find("\n\n", start) + 1 or len(text)
    return start, end
