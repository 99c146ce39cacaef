"""The ways of a few instructions through a pipeline as text: a row each, a column for each cycle."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from instar._core import families
from instar.report.kanata import Way
from instar.report.page import plain

#: Letters of an instruction at least and at most.
_LEAST, _MOST = 16, 34
#: Letters of what held an instruction up.
_HELD = 16
#: Cycles between two numbers above the columns.
_STEP = 10
#: What ends the row of an instruction that is thrown away.
_FLUSHED = "~"


def letter(stage: str) -> str:
    """The one letter of a stage: those of each family begin with different ones.

    >>> letter("Dc"), letter("X")
    ('D', 'X')
    """
    return stage[:1].upper()


def headings() -> dict[str, str]:
    """Category → its heading in tables."""
    return {stall["name"]: stall["heading"] for family in families() for stall in family["stalls"]}


def shown(ways: Sequence[Way], first: int, last: int) -> list[Way]:
    """Instructions that move in some of the cycles: those that only wait to be decoded are left out."""
    inside = [way for way in ways if way.stages and way.begin <= last and way.end > first]
    return [
        way
        for way in inside
        if way.thrown_away(last) or any(span.first <= last and span.end > first for span in way.stages[1:])
    ]


def fits(columns: int | None, ways: Sequence[Way]) -> int | None:
    """How many cycles a line of so many columns has room for; None: any number."""
    return None if columns is None else max(8, columns - _label(ways) - _HELD - 4)


def render(title: str, family: str, ways: Sequence[Way], first: int, last: int) -> str:
    """The diagram of cycles `first` to `last`, and what its letters mean."""
    wide = _label(ways)
    lines = [title, "", " " * (wide + 2) + _ruler(first, last)]
    for way in ways:
        words = plain(way.text)
        words = words if len(words) <= wide else words[: wide - 1] + "…"
        lines.append(f" {words:<{wide}} {_cells(way, first, last)}  {held(way, first, last)}".rstrip())
    return "\n".join([*lines, "", *_legend(family, ways, last)]) + "\n"


def _label(ways: Sequence[Way]) -> int:
    return min(_MOST, max([_LEAST, *(len(plain(way.text)) for way in ways)]))


def _ruler(first: int, last: int) -> str:
    """Numbers of cycles, each at its column, as far as one has room after the one before."""
    line = ""
    for cycle in range(first, last + 1):
        at = cycle - first
        if (cycle == first or cycle % _STEP == 0) and (at == 0 or at > len(line)):
            line = line.ljust(at) + str(cycle)
    return line


def _cells(way: Way, first: int, last: int) -> str:
    """A letter for each cycle; small where the instruction is held up."""
    cells = [" "] * (last + 1 - first)
    for span in way.stages:
        for cycle in range(max(first, span.first), min(last + 1, span.end)):
            held_up = any(stall.first <= cycle < stall.end for stall in way.stalls)
            cells[cycle - first] = letter(span.name).lower() if held_up else letter(span.name)
    if way.thrown_away(last) and first <= way.end:
        cells[way.end - first] = _FLUSHED
    return "".join(cells)


def held(way: Way, first: int, last: int) -> str:
    """`RAW 2, LSU 1`: what held it up in the window, and for how many cycles."""
    spent: Counter[str] = Counter()
    for stall in way.stalls:
        cycles = min(last + 1, stall.end) - max(first, stall.first)
        if cycles > 0:
            spent[stall.name] += cycles
    called = headings()
    return ", ".join(f"{called.get(name, name)} {cycles}" for name, cycles in spent.items())


def _legend(family: str, ways: Sequence[Way], last: int) -> list[str]:
    described = next(one for one in families() if one["name"] == family)
    stages = [f"{letter(stage['name'])} {stage['meaning']}" for stage in described["pipeline"]["stages"]]
    lines = ["; ".join(stages) + "."]
    if any(stall.first <= last for way in ways for stall in way.stalls):
        lines.append("Small letters: held up, by what stands at the end of the row, so many cycles.")
    if any(way.thrown_away(last) for way in ways):
        lines.append(f"{_FLUSHED} thrown away: fetched on a wrong path, or behind a flush.")
    return lines
