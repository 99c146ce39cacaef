"""Cycles over area, and the points that no other beats in both: the Pareto front."""

from __future__ import annotations

from typing import Any

from instar.picture.scale import along, least_decade
from instar.picture.style import LINES, MARKERS
from instar.result import Exploration, ExploredPoint, label_text

#: Room of a label, as shares of a panel's width and height.
_ROOM = (0.35, 0.07)
#: Labels of points farther along than this share of the width stand on the left of them.
_RIGHT = 0.7
#: Above it numbers of an axis would be written as parts of a million.
_OFFSET = 1_000_000


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


def _with_room(
    points: list[ExploredPoint],
    best: list[ExploredPoint],
    scales: tuple[float | None, float | None],
    *,
    only: bool = False,
) -> list[ExploredPoint]:
    """Those whose labels do not lie on each other: of `best` first, or of these only."""

    def at(point: ExploredPoint) -> tuple[float, float]:
        x, y = (along(value, least) for value, least in zip(_place(point), scales, strict=True))
        return x, y

    wide, high = (max(values) - min(values) or 1 for values in zip(*map(at, points), strict=True))
    named: list[ExploredPoint] = []
    for point in [*best, *(other for other in points if other not in best and not only)]:
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


def _coloured(exploration: Exploration) -> str | None:
    """The axis that colours tell: of several in which points differ, the last one with names."""
    axes = list(exploration.reference)
    named = [axis for axis in axes if all(isinstance(p.labels[axis], str) for p in exploration.points)]
    return named[-1] if len(axes) > 1 and named else None


def _scattered(place: Any, points: list[ExploredPoint], best: list[ExploredPoint], axis: str | None) -> None:
    """All points, those of the front stronger; by colours and marks where an axis has some."""
    if axis is None:
        place.scatter(*zip(*map(_place, points), strict=True), s=16, color="#bbbbbb", zorder=2)
        place.scatter(*zip(*map(_place, best), strict=True), s=24, color=LINES[0], zorder=4)
        return
    for at, label in enumerate(dict.fromkeys(point.labels[axis] for point in points)):
        colour, mark = LINES[(at + 1) % len(LINES)], MARKERS[at % len(MARKERS)]
        for chosen, alpha, size in ((points, 0.3, 16), (best, 1.0, 26)):
            found = [_place(point) for point in chosen if point.labels[axis] == label]
            told = label_text(label) if chosen is points else None
            if found:
                x, y = zip(*found, strict=True)
                place.scatter(x, y, s=size, c=colour, marker=mark, alpha=alpha, zorder=4, linewidths=0)
            if told is not None:
                place.scatter([], [], s=26, c=colour, marker=mark, linewidths=0, label=told)


def draw(place: Any, exploration: Exploration, points: list[ExploredPoint]) -> None:
    """Draws one panel; the points of the front carry their labels, others where there is room."""
    all_points, best = placed(points), front(points)
    axis = _coloured(exploration)
    _scattered(place, all_points, best, axis)
    x, y = zip(*map(_place, best), strict=True)
    place.step(x, y, where="post", color=LINES[0] if axis is None else "#888888", linewidth=1.2, zorder=3)
    areas, cycles = zip(*map(_place, all_points), strict=True)
    scales = least_decade(areas), least_decade(cycles)
    first, last = along(min(areas), scales[0]), along(max(areas), scales[0])
    named = _with_room(all_points, best, scales)
    # Below the front there is nothing, so that there is room for those of it that have none above;
    # where colours tell an axis there are many, and only those are named that have room there.
    rest = [other for other in best if other not in named]
    below = rest if axis is None else _with_room(all_points, rest, scales, only=True)
    shown = [one for one in exploration.reference if one != axis]
    for point in [*named, *below]:
        under = point in below
        name = ", ".join(label_text(point.labels[one]) for one in shown)
        share = (along(_place(point)[0], scales[0]) - first) / ((last - first) or 1)
        left = under or share > _RIGHT
        middle = under and axis is not None
        place.annotate(
            f"{name}\n{_place(point)[1]:,}",
            _place(point),
            (0 if middle else -5 if left else 5, -6 if middle else -4 if under else 4),
            textcoords="offset points",
            fontsize=7,
            ha="center" if middle else "right" if left else "left",
            va="top" if under else "baseline",
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
    elif max(cycles) >= _OFFSET:
        place.yaxis.set_major_formatter("{x:,.0f}")
    if axis is not None:
        told = f"{exploration.axes[axis]} (labels: {', '.join(exploration.axes[one] for one in shown)})"
        place.legend(frameon=False, fontsize=7.5, title=told, title_fontsize=7.5)
    place.margins(0.14)
    place.grid(color="#eeeeee", linewidth=0.6, zorder=0)
