"""What of a file the compiler sees in a unit: a fault elsewhere leaves its object as it is.

Half of what a header holds is for other parameter sets or other units: asking the preprocessor once
spares the compiler that.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from .faults import Fault

#: As clang's `-E -dD` says where the lines after it come from.
_MARKER = re.compile(r'# (\d+) "([^"]*)"')
_WORD = re.compile(r"[A-Za-z_]\w*")
#: A macro's name, and what it stands for on all of its lines.
_MACRO = re.compile(r"^[ \t]*#[ \t]*define[ \t]+(\w+)((?:[^\n]*\\\n)*[^\n]*)\n?", re.MULTILINE)


@dataclass(frozen=True)
class Seen:
    """The lines of some files that the preprocessor does not drop from a unit."""

    lines: Mapping[Path, frozenset[int]]
    #: How often each word stands in these files; None where words may be pasted together.
    words: Counter[str] | None
    #: Macros of these files that no line asks for, nor a macro that one asks for.
    idle: frozenset[str] = frozenset()

    @classmethod
    def of(cls, preprocessed: str, originals: Mapping[str, Path]) -> Seen:
        """Read off the output of `-E -dD`, in which `originals` are called so."""
        found: dict[Path, set[int]] = {}
        file, number = None, 0
        for line in preprocessed.splitlines():
            if marker := _MARKER.match(line):
                number, file = int(marker[1]), originals.get(marker[2])
                if file is not None:
                    found.setdefault(file, set())
                continue
            if file is not None and line:
                found[file].add(number)
            number += 1
        texts = [_text(path) for path in found]
        pasted = any("##" in text for text in texts)
        words = None if pasted else Counter(word for text in texts for word in _WORD.findall(text))
        idle = frozenset[str]() if pasted else _idle(texts)
        return cls({path: frozenset(lines) for path, lines in found.items()}, words, idle)

    def holds(self, path: Path, fault: Fault) -> bool:
        """Whether a fault in `path` can show in the unit."""
        if _first_line(path, fault.line) not in self.lines.get(path, frozenset()):
            return False
        # A function or macro of a header that the unit's files name nowhere else, or only in
        # macros that they do not need.
        unused = self.words is not None and path.suffix == ".h" and self.words[fault.function] == 1
        return not unused and fault.function not in self.idle


def _idle(texts: list[str]) -> frozenset[str]:
    """The macros defined in `texts` whose values nothing there needs."""
    defined: dict[str, set[str]] = {}
    waiting: list[str] = []
    for text in texts:
        for macro in _MACRO.finditer(text):
            defined.setdefault(macro[1], set()).update(_WORD.findall(macro[2]))
        waiting += _WORD.findall(_MACRO.sub("\n", text))
    needed: set[str] = set()
    while waiting:
        word = waiting.pop()
        if word not in needed:
            needed.add(word)
            waiting += defined.get(word, ())
    return frozenset(defined.keys() - needed)


@cache
def _text(path: Path) -> str:
    return path.read_text()


def _first_line(path: Path, line: int) -> int:
    """The number of the line that this one continues: a definition has the place of its first line."""
    lines = _text(path).splitlines()
    while line > 1 and lines[line - 2].endswith("\\"):
        line -= 1
    return line
