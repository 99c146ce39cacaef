"""Where found instructions stand: functions, and lines of their sources."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from instar.discover.pool import Named
    from instar.discover.search import Discovered

#: Lines of a function that a text names.
_MOST_LINES = 8


@dataclass(frozen=True)
class Standing:
    """An instruction in a function."""

    function: str
    #: Places that it takes there.
    places: int
    #: Lines of the source from which the replaced instructions came, as in `ntt.c:23`.
    lines: tuple[str, ...]

    def __str__(self) -> str:
        more = " …" if len(self.lines) > _MOST_LINES else ""
        named = ", ".join(self.lines[:_MOST_LINES]) + more
        plural = "" if self.places == 1 else "s"
        return f"{self.function}, {self.places:,} place{plural}{': ' if named else ''}{named}"


def standing(found: Discovered, one: Named, taken: Mapping[int, Sequence[int]]) -> list[Standing]:
    """By function the lines where `one` stands; `taken` are places, by candidate."""
    members: dict[int, list[list[int]]] = {}
    for place in taken.get(one.at, ()):
        function, inside, _ = one.found["places"][place]
        members.setdefault(function, []).append(inside)
    return [
        Standing(found.subjects[number].title, len(all_), _lines(found, number, all_))
        for number, all_ in sorted(members.items())
    ]


def _lines(found: Discovered, number: int, members: Sequence[Sequence[int]]) -> tuple[str, ...]:
    """Lines of the C; of assembly its own."""
    target = found.subjects[number].target
    known, origins = found.found.instructions(number), target.origins()
    lines: set[tuple[str, int]] = set()
    for line in {known[member]["line"] for inside in members for member in inside}:
        if line is None:
            continue
        if target.origin.suffix != ".c":
            lines.add((target.origin.name, line))
        elif line in origins:
            lines.add(origins[line])
    return tuple(f"{file}:{line}" for file, line in sorted(lines))
