"""Cycles over area, and the points that no other beats in both: the Pareto front."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from instar.picture.style import LINES
from instar.result import Exploration, ExploredPoint, label_text

#: Room of a label, as shares of a panel's width and height.
_ROOM = (0.35, 0.07)
#: Labels of points farther along than this share of the width stand on the left of them.
_RIGHT = 0.7
#: An axis whose largest value is so many times its least above 0 is drawn by decades.
_DECADES = 12.0


def placed(points: list[ExploredPoint]) -> list[ExploredPoint]:
    """Points with an area and cycles."""
    return [point for point in points if point.area_kge is not None and point.cost is not None]


def front(points: list[ExploredPoint]) -> list[ExploredPoint]:
    """Those of `points` for which no other is as small and faster, or as fast and smaller; by area."""
    best: list[ExploredPoint] = []
    for point in sorted(placed(points), key=_place):
        if not best or _place(point)[1] < _place(best[-1])[1]:
            best.append(point)
    return best


def _least(values: Sequence[float]) -> float | None:
    """Where an axis by decades begins: the least value above 0; None for an axis in equal steps."""
    above = [value for value in values if value > 0]
    return min(above) if above and max(above) > _DECADES * min(above) else None


def _drawn(value: float, least: float | None) -> float:
    """How far along its axis a value lies; from 0 to `least` is as long as a decade."""
    if least is None:
        return value
    return value / least if value <= least else 1 + math.log10(value / least)


def _with_room(
    points: list[ExploredPoint], best: list[ExploredPoint], scales: tuple[float | None, float | None]
) -> list[ExploredPoint]:
    """Those whose labels do not lie on each other: the front first."""

    def at(point: ExploredPoint) -> tuple[float, float]:
        x, y = (_drawn(value, least) for value, least in zip(_place(point), scales, strict=True))
        return x, y

    wide, high = (max(values) - min(values) or 1 for values in zip(*map(at, points), strict=True))
    named: list[ExploredPoint] = []
    for point in [*best, *(other for other in points if other not in best)]:
        x, y = at(point)
        near = (
            abs(x - at(other)[0]) < _ROOM[0] * wide and abs(y - at(other)[1]) < _ROOM[1] * high
            for other in named
        )
        if not any(near):
            named.append(point)
    return named


def _place(point: ExploredPoint) -> tuple[float, int]:
    return point.area_kge or 0.0, point.cost.cycles if point.cost else 0


def draw(place: Any, exploration: Exploration, points: list[ExploredPoint]) -> None:
    """Draws one panel; the points of the front carry their labels, others where there is room."""
    all_points, best = placed(points), front(points)
    place.scatter(*zip(*map(_place, all_points), strict=True), s=16, color="#bbbbbb", zorder=2)
    x, y = zip(*map(_place, best), strict=True)
    place.step(x, y, where="post", color=LINES[0], linewidth=1.2, zorder=3)
    place.scatter(x, y, s=24, color=LINES[0], zorder=4)
    areas, cycles = zip(*map(_place, all_points), strict=True)
    scales = _least(areas), _least(cycles)
    first, last = _drawn(min(areas), scales[0]), _drawn(max(areas), scales[0])
    named = _with_room(all_points, best, scales)
    # Below the front there is nothing, so that there is room for those of it that have none above.
    for point in [*named, *(other for other in best if other not in named)]:
        below = point not in named
        name = ", ".join(label_text(point.labels[axis]) for axis in exploration.reference)
        left = below or _drawn(_place(point)[0], scales[0]) > first + _RIGHT * (last - first)
        place.annotate(
            f"{name}\n{_place(point)[1]:,}",
            _place(point),
            (-5 if left else 5, -4 if below else 4),
            textcoords="offset points",
            fontsize=7,
            ha="right" if left else "left",
            va="top" if below else "baseline",
            color="#222222" if point in best else "#777777",
        )
    place.set_xlabel("added area (kGE)" if exploration.synthesised else "stated area (kGE)")
    place.set_ylabel("cycles")
    if scales[0] is not None:
        place.set_xscale("symlog", linthresh=scales[0])
        place.xaxis.set_major_formatter("{x:g}")
    if scales[1] is not None:
        place.set_yscale("log")
        place.yaxis.set_major_formatter("{x:,g}")
    place.margins(0.14)
    place.grid(color="#eeeeee", linewidth=0.6, zorder=0)
