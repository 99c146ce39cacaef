"""From which line of the C an instruction of compiled text came.

Source: the manual of GNU as, `.loc` and `.file`. The text that is worked with has none of these;
that with them has the same instructions in the same order, or nothing is said.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import PurePosixPath

_FILE = re.compile(r'\.file\s+(\d+)\s+(?:"[^"]*"\s+)?"([^"]+)"')
_LOC = re.compile(r"\.loc\s+(\d+)\s+(\d+)")
_INSTRUCTION = re.compile(r"[a-z][\w.]*(\s|$)")

#: By line of a text, from 1: the name of a file, and the line there.
Origins = dict[int, tuple[str, int]]


def origins(text: str, told: str) -> Origins:
    """By line of `text` where it came from, as `told` says it, the same with directives for debuggers.

    >>> origins("f:\\n    ret\\n", '.file 1 "/x" "a.c"\\nf:\\n .loc 1 7 3\\n    ret\\n')
    {2: ('a.c', 7)}
    """
    files: dict[str, str] = {}
    here: tuple[str, int] | None = None
    found: list[tuple[str, tuple[str, int] | None]] = []
    for line in told.splitlines():
        word = line.strip()
        if (named := _FILE.match(word)) is not None:
            files[named[1]] = PurePosixPath(named[2]).name
        elif (loc := _LOC.match(word)) is not None:
            # Line 0 is what no line of the source stands for.
            here = (files[loc[1]], int(loc[2])) if loc[1] in files and int(loc[2]) else None
        elif _INSTRUCTION.match(word):
            found.append((_bare(word), here))
    plain = list(_instructions(text))
    if [word for _, word in plain] != [word for word, _ in found]:
        return {}
    return {number: here for (number, _), (_, here) in zip(plain, found, strict=True) if here is not None}


def _instructions(text: str) -> Iterator[tuple[int, str]]:
    for number, line in enumerate(text.splitlines(), 1):
        if _INSTRUCTION.match(line.strip()):
            yield number, _bare(line.strip())


def _bare(word: str) -> str:
    """Without what differs by names that the compiler counts, and without a comment."""
    return re.sub(r"\.L\w+", ".L", word.split("#")[0]).split("//")[0].strip()
