"""One axis as lines over it, one for each combination of others; bars where its labels are no numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from instar.explore.layout import Layout, labels_of
from instar.explore.picture.style import axis_label, panel_title, value_of, value_title, written
from instar.picture.style import LINES, MARKERS
from instar.result import Exploration, ExploredPoint, Label, label_text

if TYPE_CHECKING:
    from instar._core import SpaceInfo


def size(space: SpaceInfo, layout: Layout) -> tuple[float, float]:
    """Inches of one panel."""
    count = next(len(axis["values"]) for axis in space["axes"] if axis["name"] == layout.x)
    return (5.6, 3.6) if layout.kind == "lines" else (6.4, 0.9 + 0.34 * count)


def draw(
    place: Any, space: SpaceInfo, exploration: Exploration, layout: Layout, points: list[ExploredPoint]
) -> None:
    """Draws one panel."""
    show = space["picture"]["show"] or ("cycles" if layout.kind == "bars" else "speedup")
    title = value_title(exploration, show, space["picture"]["title"])
    if layout.kind == "lines":
        _lines(place, exploration, layout, points, show)
        place.set_xlabel(axis_label(exploration, layout.x))
        place.set_ylabel(title)
    else:
        labels = next(labels_of(axis) for axis in space["axes"] if axis["name"] == layout.x)
        _bars(place, labels, layout, points, show)
        place.set_ylabel(axis_label(exploration, layout.x))
        place.set_xlabel(title)


def _lines(
    place: Any, exploration: Exploration, layout: Layout, points: list[ExploredPoint], show: str
) -> None:
    series: dict[tuple[Label, ...], list[tuple[int, float]]] = {}
    for point in points:
        value = value_of(point, show)
        at = point.labels[layout.x]
        line = series.setdefault(tuple(point.labels[axis] for axis in layout.lines), [])
        if value is not None and isinstance(at, int):
            line.append((at, value))
    for number, (labels, line) in enumerate(series.items()):
        name = panel_title(dict(zip(layout.lines, labels, strict=True)), exploration.axes)
        place.plot(
            [at for at, _ in line],
            [value for _, value in line],
            label=name or None,
            color=LINES[number % len(LINES)],
            marker=MARKERS[number % len(MARKERS)],
            markersize=4,
            linewidth=1.4,
        )
        if len(series) == 1:
            for at, value in line:
                place.annotate(
                    written(value, show),
                    (at, value),
                    (0, 6),
                    textcoords="offset points",
                    ha="center",
                    fontsize=7,
                )
    places = sorted({at for line in series.values() for at, _ in line})
    if len(places) <= 12:
        place.set_xticks(places)
    if len(places) > 2 and all(at > 0 and at & (at - 1) == 0 for at in places):
        place.set_xscale("log", base=2)
        place.set_xticks(places, [str(at) for at in places], minor=False)
    place.grid(axis="y", color="#dddddd", linewidth=0.6)
    place.margins(y=0.12)
    if len(series) > 1:
        place.legend(frameon=False, fontsize=7.5)


def _bars(place: Any, labels: list[Label], layout: Layout, points: list[ExploredPoint], show: str) -> None:
    values = {point.labels[layout.x]: value_of(point, show) for point in points}
    for row, label in enumerate(labels):
        value = values.get(label)
        if value is None:
            place.text(0, row, " no such hardware", va="center", fontsize=7.5, color="#888888")
            continue
        place.barh(row, value, color=LINES[0], height=0.62)
        place.text(value, row, f" {written(value, show)}", va="center", fontsize=7.5)
    place.set_yticks(range(len(labels)), [label_text(label) for label in labels])
    place.invert_yaxis()
    place.margins(x=0.15)
    place.tick_params(axis="y", length=0)
