"""Cycles over area, and the points that no other beats in both: the Pareto front."""

from __future__ import annotations

from typing import Any

from instar.picture.style import LINES
from instar.result import Exploration, ExploredPoint, label_text

#: Room of a label, as shares of a panel's width and height.
_ROOM = (0.35, 0.1)


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


def _with_room(points: list[ExploredPoint], best: list[ExploredPoint]) -> list[ExploredPoint]:
    """Those whose labels do not lie on each other: the front first."""
    places = [_place(point) for point in points]
    wide, high = (max(values) - min(values) or 1 for values in zip(*places, strict=True))
    named: list[ExploredPoint] = []
    for point in [*best, *(other for other in points if other not in best)]:
        x, y = _place(point)
        near = (
            abs(x - _place(other)[0]) < _ROOM[0] * wide and abs(y - _place(other)[1]) < _ROOM[1] * high
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
    areas = [_place(point)[0] for point in all_points]
    middle = (min(areas) + max(areas)) / 2
    for point in _with_room(all_points, best):
        name = ", ".join(label_text(point.labels[axis]) for axis in exploration.reference)
        right = _place(point)[0] > middle
        place.annotate(
            f"{name}\n{_place(point)[1]:,}",
            _place(point),
            (-5 if right else 5, 4),
            textcoords="offset points",
            fontsize=7,
            ha="right" if right else "left",
            color="#222222" if point in best else "#777777",
        )
    place.set_xlabel("stated area (kGE)")
    place.set_ylabel("cycles")
    place.margins(0.14)
    place.grid(color="#eeeeee", linewidth=0.6, zorder=0)
