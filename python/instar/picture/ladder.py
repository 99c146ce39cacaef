"""The ladder of a design's variants: cycles over the area that each adds, and the front of the best.

Each mark bears the number of its row in the table beside it, so that no title stands in the way.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from instar.picture.drawing import Drawing
from instar.picture.scale import along, least_decade, ticks

WIDTH, HEIGHT = 640.0, 300.0
_LEFT, _RIGHT, _TOP, _BOTTOM = 72.0, 24.0, 14.0, 46.0
_DOT = 5.0
#: Cycles that span more are drawn by their ratios.
_RATIO = 3.0
#: Where a number may stand about its mark: to the right and down, in pixels.
_AROUND = ((8, -6), (8, 15), (9, 4), (-8, -6), (-8, 15), (-9, 4), (0, -10), (0, 20))


@dataclass(frozen=True)
class Rung:
    """A row of the table that has an area."""

    #: Its number in the table.
    number: int
    title: str
    gate_equivalents: float
    cycles: int
    baseline: bool


def front(rungs: Sequence[Rung]) -> list[Rung]:
    """Those for which no other is as small and faster, or as fast and smaller; by area."""
    best: list[Rung] = []
    for rung in sorted(rungs, key=lambda one: (one.gate_equivalents, one.cycles, one.number)):
        if not best or rung.cycles < best[-1].cycles:
            best.append(rung)
    return best


def is_ladder(rungs: Sequence[Rung]) -> bool:
    """Whether there is anything to be seen: two areas at least."""
    return len({rung.gate_equivalents for rung in rungs}) > 1


def draw(title: str, rungs: Sequence[Rung]) -> Drawing:
    """Cycles over added gate equivalents."""
    made = Drawing(WIDTH, f"{title}: cycles over added gate equivalents")
    areas = _Axis([rung.gate_equivalents for rung in rungs], _LEFT, WIDTH - _RIGHT)
    spent = [float(rung.cycles) for rung in rungs]
    scale = _Decades if max(spent) > _RATIO * min(spent) > 0 else _Axis
    cycles = scale(spent, HEIGHT - _BOTTOM, _TOP)
    _grid(made, areas, cycles)
    best = front(rungs)
    _front(made, areas, cycles, best)
    marks = [(areas.at(rung.gate_equivalents), cycles.at(rung.cycles)) for rung in rungs]
    numbers: list[tuple[float, float]] = []
    # Marks of the front lie above the others, and have their numbers first.
    order = sorted(range(len(rungs)), key=lambda place: (rungs[place] in best, -place))
    for place in order:
        rung, (x, y) = rungs[place], marks[place]
        kind = "base" if rung.baseline else "best" if rung in best else ""
        made.dot(
            x,
            y,
            _DOT,
            kind,
            f"{rung.title}: {rung.cycles:,} cycles, {rung.gate_equivalents:,.0f} gates added",
        )
    for place in reversed(order):
        x, y = marks[place]
        dx, dy = _free(x, y, marks, numbers)
        numbers.append((x + dx, y + dy))
        anchor = "start" if dx > 0 else "end" if dx < 0 else "middle"
        kind = "small strong" if rungs[place] in best else "small soft"
        made.text(x + dx, y + dy, str(rungs[place].number), f"halo {kind}", anchor=anchor)
    return made


def _free(
    x: float, y: float, marks: Sequence[tuple[float, float]], numbers: Sequence[tuple[float, float]]
) -> tuple[float, float]:
    """Where about a mark a number lies on no other mark or number; the first place if there is none."""
    for dx, dy in _AROUND:
        at_x, at_y = x + dx * 1.6, y + dy
        off = all(abs(at_x - one) > 11 or abs(at_y - 4 - other) > 9 for one, other in marks)
        apart = all(abs(x + dx - one) > 15 or abs(at_y - other) > 11 for one, other in numbers)
        if off and apart and 8 < at_x < WIDTH - 8:
            return dx, dy
    return _AROUND[0]


def _front(made: Drawing, areas: _Axis, cycles: _Axis, best: Sequence[Rung]) -> None:
    """The steps of the front, on to the right edge."""
    x, y = areas.at(best[0].gate_equivalents), cycles.at(best[0].cycles)
    way = f"M{x:.1f} {y:.1f}"
    for rung in best[1:]:
        way += f"H{areas.at(rung.gate_equivalents):.1f}V{cycles.at(rung.cycles):.1f}"
    made.path(f"{way}H{WIDTH - _RIGHT:.1f}", "front")


def _grid(made: Drawing, areas: _Axis, cycles: _Axis) -> None:
    bottom = HEIGHT - _BOTTOM
    for value in cycles.ticks():
        y = cycles.at(value)
        made.line(_LEFT, y, WIDTH - _RIGHT, y, "rule")
        made.text(_LEFT - 8, y + 4, short(value), "small soft", anchor="end")
    for value in areas.ticks():
        x = areas.at(value)
        made.line(x, bottom, x, bottom + 4, "way")
        made.text(x, bottom + 18, short(value), "small soft", anchor="middle")
    made.line(_LEFT, bottom, WIDTH - _RIGHT, bottom, "way")
    made.text(_LEFT - 60, _TOP - 1, "cycles", "small soft")
    made.text(WIDTH - _RIGHT, HEIGHT - 8, "gate equivalents added to the core", "small soft", anchor="end")


class _Axis:
    """From 0 at one end to the largest value a little before the other, by decades where there are some."""

    def __init__(self, values: Sequence[float], begin: float, end: float) -> None:
        self._values = values
        self._least = least_decade(values)
        self._begin, self._end = begin, end
        self._most = along(max(values), self._least) * 1.06 or 1.0

    def at(self, value: float) -> float:
        return self._begin + (self._end - self._begin) * along(value, self._least) / self._most

    def ticks(self) -> list[float]:
        """Those that are far enough apart to be read."""
        shown: list[float] = []
        for value in ticks(self._values, self._least):
            if not shown or abs(self.at(value) - self.at(shown[-1])) > 34:
                shown.append(value)
        return shown


class _Decades(_Axis):
    """From a little below the least value, equal ratios equally long."""

    def __init__(self, values: Sequence[float], begin: float, end: float) -> None:
        super().__init__(values, begin, end)
        self._low, self._high = math.log(min(values) / 1.25), math.log(max(values) * 1.06)

    def at(self, value: float) -> float:
        share = (math.log(value) - self._low) / (self._high - self._low)
        return self._begin + (self._end - self._begin) * share

    def ticks(self) -> list[float]:
        first, last = math.exp(self._low), math.exp(self._high)
        size = 10.0 ** math.floor(math.log10(first))
        found = [size * 10**decade * factor for decade in range(9) for factor in (1, 2, 5)]
        return [one for one in found if first <= one <= last]


def short(value: float) -> str:
    """A number of an axis.

    >>> short(0), short(950), short(15000), short(2500000)
    ('0', '950', '15 k', '2.5 M')
    """
    for size, unit in ((1e9, " G"), (1e6, " M"), (1e4, " k")):
        if value >= size:
            return f"{value / (1e3 if size == 1e4 else size):g}{unit}"
    return f"{value:,g}"
