"""Chooses the kind of picture, lays out its panels, and says below them what they stand on."""

from __future__ import annotations

import textwrap
from pathlib import Path
from typing import TYPE_CHECKING, Any

from instar.explore.layout import Layout, layout_of
from instar.explore.picture import front, heatmap, lines
from instar.explore.picture.style import panel_title, set_title
from instar.origin import Origin
from instar.picture.style import figure, save, styled
from instar.report.area import ADDED
from instar.result import Exploration, ExploredPoint, Label

if TYPE_CHECKING:
    from instar._core import SpaceInfo

#: Panels in one picture; a space with more is looked at in its table.
_MOST_PANELS = 12
_COLUMNS = 3


def panels_of(
    exploration: Exploration, axes: tuple[str, ...]
) -> list[tuple[dict[str, Label], list[ExploredPoint]]]:
    """Points by their labels on `axes`, in the order of the file."""
    found: dict[tuple[Label, ...], list[ExploredPoint]] = {}
    for point in exploration.points:
        found.setdefault(tuple(point.labels[axis] for axis in axes), []).append(point)
    return [(dict(zip(axes, labels, strict=True)), points) for labels, points in found.items()]


@styled()
def draw(space: SpaceInfo, exploration: Exploration, path: Path, made: Origin | None = None) -> None:
    """Writes the picture of a space, SVG or PNG."""
    layout = layout_of(space)
    panels = panels_of(exploration, layout.panels)
    shown = panels[:_MOST_PANELS]
    grids = [grid for grid in space["published"] if set(grid["axes"]) == {layout.x, layout.y}]
    count = len(shown) + len(grids)
    # Four panels make a square.
    columns = 2 if count == 4 else min(count, _COLUMNS)
    rows = -(-count // columns)
    width, height = heatmap.size(space, layout) if layout.kind == "heat map" else lines.size(space, layout)
    notes = _notes(space, exploration, layout, omitted=len(panels) - len(shown))
    whole = figure(max(5.0, width * columns), height * rows + 0.7 + 0.16 * len(notes))
    places = _places(whole, rows, columns, count)
    if layout.kind == "heat map":
        heatmap.draw(whole, places, space, exploration, layout, shown, grids)
    else:
        for place, (labels, points) in zip(places, shown, strict=True):
            lines.draw(place, space, exploration, layout, points)
            set_title(place, panel_title(labels, exploration.axes), width)
    _frame(whole, exploration.title, notes)
    save(whole, path, made)


@styled()
def draw_front(exploration: Exploration, path: Path, made: Origin | None = None) -> bool:
    """Writes the front of cycles and area; False where fewer than two points have an area."""
    groups = [
        (dict(zip([a for a in exploration.axes if a not in exploration.reference], key, strict=True)), points)
        for key, points in exploration.groups().items()
    ]
    drawn = [(labels, points) for labels, points in groups if len(front.placed(points)) > 1][:_MOST_PANELS]
    if not drawn:
        return False
    columns = 2 if len(drawn) == 4 else min(len(drawn), _COLUMNS)
    rows = -(-len(drawn) // columns)
    shown = [point for _, points in drawn for point in front.placed(points)]
    sources = dict.fromkeys(source for point in shown for source in point.area_from)
    missing = dict.fromkeys(one for point in shown for one in point.not_counted)
    if exploration.synthesised:
        told = [ADDED, *(f"Not counted: {one}." for one in missing)]
    else:
        told = [f"Area, {source}" for source in sources]
    notes = [line for one in told for line in textwrap.wrap(one, 110)]
    whole = figure(max(6.0, 4.6 * columns), 4.4 * rows + 0.7 + 0.16 * len(notes))
    for place, (labels, points) in zip(_places(whole, rows, columns, len(drawn)), drawn, strict=True):
        front.draw(place, exploration, points)
        set_title(place, panel_title(labels, exploration.axes), 4.6)
    _frame(whole, f"{exploration.title}: cycles and area", notes)
    save(whole, path, made)
    return True


def _places(whole: Any, rows: int, columns: int, count: int) -> list[Any]:
    places = list(whole.subplots(rows, columns, squeeze=False).flat)
    for unused in places[count:]:
        unused.remove()
    return places[:count]


def _frame(whole: Any, title: str, notes: list[str]) -> None:
    whole.suptitle(title, x=0.01, ha="left", fontsize=12, fontweight="bold")
    if notes:
        whole.supxlabel("\n".join(notes), x=0.01, ha="left", fontsize=7.5, color="#444444")


def _notes(space: SpaceInfo, exploration: Exploration, layout: Layout, *, omitted: int) -> list[str]:
    """What stands below the panels: what was counted, what is hatched, whose the published figures are."""
    notes = []
    costs = [point.cost for point in exploration.points if point.cost]
    if costs and all(cost.warmup for cost in costs):
        notes.append("Cycles of Instar's model, second call: caches and predictors warm.")
    elif costs:
        notes.append("Cycles of Instar's model.")
    if layout.kind == "heat map" and any(point.cost is None for point in exploration.points):
        notes.append("Hatched: there is no such hardware; the table says why.")
    if layout.kind == "heat map":
        notes += [f"Published, {grid['title']}: {grid['source']}." for grid in space["published"]]
    if omitted:
        notes.append(f"{omitted} further panels are not drawn; every point is in the table.")
    return [line for note in notes for line in textwrap.wrap(note, 130)]
