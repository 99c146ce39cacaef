"""Two axes as a map: a number in every cell, its cycles below; hatched where there is no such hardware."""

from __future__ import annotations

import math
import textwrap
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from instar.explore.layout import Layout, labels_of
from instar.explore.picture.style import axis_label, panel_title, set_title, value_of, value_title, written
from instar.picture.scale import round_ticks
from instar.result import Exploration, ExploredPoint, Label, label_text

if TYPE_CHECKING:
    from instar._core import GridInfo, SpaceInfo

_COLOURS = "YlGnBu"
#: Above this share of the scale a cell is dark, and its text white.
_DARK = 0.55
#: Numbers that span more are coloured by their ratios, so that no half of a map is of one colour.
_RATIO = 3.0
#: Letters of the colour bar's title on an inch of the picture's height.
_LETTERS = 9


def size(space: SpaceInfo, layout: Layout) -> tuple[float, float]:
    """Inches of one panel."""
    count = {axis["name"]: len(axis["values"]) for axis in space["axes"]}
    return 1.5 + 0.72 * count[layout.x], 0.9 + 0.5 * count[layout.y or layout.x]


def draw(
    whole: Any,
    places: list[Any],
    space: SpaceInfo,
    exploration: Exploration,
    layout: Layout,
    panels: list[tuple[dict[str, Label], list[ExploredPoint]]],
    grids: list[GridInfo],
) -> None:
    """Draws each panel, then each published grid; with one colour scale where numbers may be compared."""
    show = space["picture"]["show"] or "speedup"
    label = value_title(exploration, show, space["picture"]["title"])
    cells = [_cells(space, layout, points, show) for _, points in panels]
    # Cycles of different programs have nothing in common; ratios do.
    together = show in {"speedup", "ipc"} or len(panels) == 1
    scale = [value for cell in cells for value in cell.values.values()] if together else []
    titles = [panel_title(labels, exploration.axes) or ("Instar" if grids else "") for labels, _ in panels]
    if not together:
        titles = [f"{title}: {label}" for title in titles]
    published = [_published(space, layout, grid, show, exploration.reference) for grid in grids]
    comparable = [together and (show == "speedup" or grid["unit"] == label) for grid in grids]
    for cell, alike in zip(published, comparable, strict=True):
        scale += cell.values.values() if alike else []
    width, _ = size(space, layout)
    image = None
    for place, cell, title in zip(places, cells, titles, strict=False):
        image = _panel(place, space, exploration, layout, cell, scale) or image
        set_title(place, title, width)
    for place, cell, grid, alike in zip(places[len(cells) :], published, grids, comparable, strict=True):
        _panel(place, space, exploration, layout, cell, scale if alike else [])
        set_title(place, f"published: {grid['title']}", width, style="italic")
    if image is not None and together:
        bar = whole.colorbar(image, ax=places, shrink=0.8, pad=0.01, aspect=30)
        _readable(bar, scale, show)
        bar.set_label(textwrap.fill(label, int(_LETTERS * whole.get_figheight())), fontsize=8)
        bar.outline.set_visible(False)


def norm_of(numbers: Sequence[float]) -> Any:
    """How numbers become colours: by their ratios where the largest is several times the least."""
    from matplotlib.colors import LogNorm, Normalize

    if not numbers:
        return Normalize(0, 1)
    least, most = min(numbers), max(numbers)
    return LogNorm(least, most) if least > 0 and most > _RATIO * least else Normalize(least, most)


def bar_ticks(numbers: Sequence[float]) -> list[float]:
    """Numbers beside the colour bar: round ones, and the ends where there is room."""
    least, most = min(numbers), max(numbers)
    if not (least > 0 and most > _RATIO * least):
        return round_ticks(most, least=least)
    size = 10.0 ** math.floor(math.log10(least))
    found = [size * 10**decade * factor for decade in range(12) for factor in (1, 2, 5)]
    return [tick for tick in found if least <= tick <= most]


def _readable(bar: Any, numbers: Sequence[float], show: str) -> None:
    """Numbers as the cells have them: with commas, and without a power of ten above the bar."""
    from matplotlib.ticker import NullLocator

    if ticks := bar_ticks(numbers):
        bar.set_ticks(ticks, labels=[written(tick, show) for tick in ticks])
        bar.ax.yaxis.set_minor_locator(NullLocator())


class _Cells:
    """What one panel shows: numbers by (column, row), texts, and which cells are hatched."""

    def __init__(self) -> None:
        self.values: dict[tuple[int, int], float] = {}
        self.texts: dict[tuple[int, int], tuple[str, str]] = {}
        self.hatched: set[tuple[int, int]] = set()


def _axes(space: SpaceInfo, layout: Layout) -> tuple[list[Label], list[Label]]:
    by_name = {axis["name"]: labels_of(axis) for axis in space["axes"]}
    return by_name[layout.x], by_name[layout.y or layout.x]


def _cells(space: SpaceInfo, layout: Layout, points: list[ExploredPoint], show: str) -> _Cells:
    columns, rows = _axes(space, layout)
    cells = _Cells()
    for point in points:
        place = columns.index(point.labels[layout.x]), rows.index(point.labels[layout.y or layout.x])
        value = value_of(point, show)
        if point.cost is None:
            cells.hatched.add(place)
        elif value is not None:
            cells.values[place] = value
            below = "" if show == "cycles" else f"{point.cost.cycles:,}"
            cells.texts[place] = (written(value, show), below)
        else:
            cells.texts[place] = ("–", f"{point.cost.cycles:,}")
    return cells


def _published(
    space: SpaceInfo, layout: Layout, grid: GridInfo, show: str, reference: dict[str, Label]
) -> _Cells:
    """A published grid on our axes; a speed-up is that over its own reference."""
    columns, rows = _axes(space, layout)
    first_is_column = grid["axes"][0] == layout.x
    numbers = {
        ((first, second) if first_is_column else (second, first)): number
        for first, line in enumerate(grid["values"])
        for second, number in enumerate(line)
        if number is not None
    }
    x, y = reference.get(layout.x, columns[0]), reference.get(layout.y or "", rows[0])
    base = numbers.get((columns.index(x), rows.index(y)))
    cells = _Cells()
    for place, number in numbers.items():
        factor = number / base if show == "speedup" and base else None
        if factor is not None:
            cells.values[place] = factor
            cells.texts[place] = (written(factor, show), f"{number:.2f}")
        else:
            cells.values[place] = number
            cells.texts[place] = (f"{number:.2f}", "")
    return cells


def _panel(
    place: Any,
    space: SpaceInfo,
    exploration: Exploration,
    layout: Layout,
    cells: _Cells,
    scale: list[float],
) -> Any:
    """Draws one panel on `scale`, or on its own where that is empty; its colours, None without a value."""
    import matplotlib
    from matplotlib.patches import Rectangle

    columns, rows = _axes(space, layout)
    numbers = scale or list(cells.values.values())
    norm = norm_of(numbers)
    colours = matplotlib.colormaps[_COLOURS]
    image = matplotlib.cm.ScalarMappable(norm, colours) if numbers else None
    for (column, row), value in cells.values.items():
        corner = (column - 0.5, row - 0.5)
        place.add_patch(
            Rectangle(corner, 1, 1, facecolor=colours(norm(value)), edgecolor="white", clip_on=False)
        )
    for column, row in cells.hatched:
        corner = (column - 0.5, row - 0.5)
        place.add_patch(
            Rectangle(corner, 1, 1, facecolor="#f4f4f4", edgecolor="#bbbbbb", hatch="////", linewidth=0)
        )
        place.add_patch(Rectangle(corner, 1, 1, fill=False, edgecolor="white", clip_on=False))
    for (column, row), (large, small) in cells.texts.items():
        shown = cells.values.get((column, row))
        colour = "white" if shown is not None and norm(shown) > _DARK else "#222222"
        place.text(
            column, row + (0.12 if small else 0), large, ha="center", va="center", color=colour, fontsize=9
        )
        if small:
            place.text(column, row - 0.24, small, ha="center", va="center", color=colour, fontsize=6.5)
    place.set_xlim(-0.5, len(columns) - 0.5)
    place.set_ylim(-0.5, len(rows) - 0.5)
    place.set_xticks(range(len(columns)), [label_text(label) for label in columns])
    place.set_yticks(range(len(rows)), [label_text(label) for label in rows])
    place.set_xlabel(axis_label(exploration, layout.x))
    place.set_ylabel(axis_label(exploration, layout.y or layout.x))
    place.tick_params(length=0)
    place.spines[:].set_visible(False)
    return image
