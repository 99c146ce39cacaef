"""What a number of a sweep is called and how it is written."""

from __future__ import annotations

import textwrap
from typing import Any

from instar.result import Exploration, ExploredPoint, label_text

#: What may be shown → its title.
TITLES = {
    "speedup": "speed-up",
    "cycles": "cycles",
    "ipc": "instructions per cycle",
    "per_million_cycles": "runs per million cycles",
}


def value_of(point: ExploredPoint, show: str) -> float | None:
    """The number of a point that is shown."""
    if show == "cycles":
        return point.cost.cycles if point.cost else None
    value: float | None = getattr(point, show)
    return value


def written(value: float, show: str) -> str:
    """The number as a cell or a mark shows it."""
    match show:
        case "speedup":
            return f"{value:.2f}×"
        case "cycles":
            return f"{value:,.0f}"
        case _:
            return f"{value:.2f}" if value < 1000 else f"{value:,.0f}"


def value_title(exploration: Exploration, show: str, own: str | None) -> str:
    """What the shown number is called; a speed-up says over what."""
    title = own or TITLES[show]
    if show != "speedup":
        return title
    over = ", ".join(
        f"{exploration.axes[axis]} {label_text(label)}" for axis, label in exploration.reference.items()
    )
    return f"{title} over {over}"


def axis_label(exploration: Exploration, axis: str) -> str:
    """The title of an axis with its unit."""
    unit = exploration.units.get(axis)
    return exploration.axes[axis] + (f" ({unit})" if unit else "")


def set_title(place: Any, title: str, width: float, **look: Any) -> None:
    """Writes a panel's title, in as many lines as a panel of `width` inches needs."""
    place.set_title(textwrap.fill(title, max(16, int(10.5 * (width - 0.6)))), loc="left", **look)


def panel_title(labels: dict[str, Any], axes: dict[str, str]) -> str:
    """What a panel is about; texts speak for themselves, numbers need their axis."""
    parts = (
        label if isinstance(label, str) else f"{axes[axis]} {label_text(label)}"
        for axis, label in labels.items()
    )
    return ", ".join(parts)
