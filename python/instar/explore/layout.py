"""Which axis goes where in a picture, and with which point the others are compared.

Source: docs/reference/explore.md, "Picture": what the space does not say follows from its axes.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from instar.result import Label

if TYPE_CHECKING:
    from instar._core import AxisInfo, SpaceInfo

Kind = Literal["heat map", "lines", "bars"]
#: Lines that one panel holds; more axes make panels.
_LINES = 8


@dataclass(frozen=True)
class Layout:
    """Where each axis goes."""

    kind: Kind
    x: str
    #: Vertical axis of a heat map.
    y: str | None
    #: Axes whose combinations are the lines of a panel.
    lines: tuple[str, ...]
    #: Axes whose combinations are panels.
    panels: tuple[str, ...]


def labels_of(axis: AxisInfo) -> list[Label]:
    """The labels of an axis in the order of the file."""
    return [value["label"] for value in axis["values"]]


def is_numeric(axis: AxisInfo) -> bool:
    """Whether all labels are integers."""
    return all(isinstance(label, int) and not isinstance(label, bool) for label in labels_of(axis))


def axis_titles(space: SpaceInfo) -> dict[str, str]:
    """Axis → its title."""
    return {axis["name"]: axis["title"] or axis["name"].replace("_", " ") for axis in space["axes"]}


def axis_units(space: SpaceInfo) -> dict[str, str]:
    """Axis → its unit, where it has one."""
    return {axis["name"]: axis["unit"] for axis in space["axes"] if axis["unit"]}


def layout_of(space: SpaceInfo) -> Layout:
    """As the space asks; otherwise two numeric axes make a heat map, one makes lines, none bars."""
    axes = [axis for axis in space["axes"] if len(axis["values"]) > 1] or space["axes"][:1]
    numeric = [axis["name"] for axis in axes if is_numeric(axis)]
    names = [axis["name"] for axis in axes]
    wanted = space["picture"]
    x, y = wanted["x"], wanted["y"]
    if x is None:
        candidates = [name for name in [*numeric, *names] if name != y]
        x = candidates[0] if candidates else names[0]
        others = [name for name in numeric if name not in {x, y}]
        if y is None and others:
            y = others[0]
        elif y is None and not numeric and len(names) > 1:
            y = names[1]
    rest = tuple(name for name in names if name not in {x, y})
    if y is not None:
        return Layout("heat map", x, y, (), rest)
    if x not in numeric:
        return Layout("bars", x, None, (), rest)
    sizes = {axis["name"]: len(axis["values"]) for axis in axes}
    lines: tuple[str, ...] = ()
    count = 1
    for name in rest:
        if count * sizes[name] <= _LINES or not lines:
            lines, count = (*lines, name), count * sizes[name]
    return Layout("lines", x, None, lines, tuple(name for name in rest if name not in lines))


def reference_of(space: SpaceInfo) -> dict[str, Label]:
    """Axis → label of those compared with: as stated, or the first label of each drawn axis."""
    stated = space["picture"]["reference"]
    if stated:
        return dict(stated)
    layout = layout_of(space)
    drawn = {layout.x, layout.y}
    return {axis["name"]: labels_of(axis)[0] for axis in space["axes"] if axis["name"] in drawn}
