"""How pictures look: fonts, colours, what a number is called and how it is written.

Source: `matplotlib`; text stays text in SVG, so that files are small and can be searched.
"""

from __future__ import annotations

import io
import textwrap
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from instar import cache
from instar.result import Exploration, ExploredPoint, label_text

#: Colours of lines, told apart by those who see colours differently too (Okabe and Ito).
LINES = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#000000", "#999999")
MARKERS = "osD^vPX*"
_SETTINGS: Any = {
    "svg.fonttype": "none",
    "svg.hashsalt": "instar",
    "font.family": "sans-serif",
    "font.sans-serif": ["DejaVu Sans", "Verdana", "sans-serif"],
    "font.size": 9,
    "axes.titlesize": 10,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "hatch.linewidth": 0.6,
}

#: What may be shown → its title.
TITLES = {
    "speedup": "speed-up",
    "cycles": "cycles",
    "ipc": "instructions per cycle",
    "per_million_cycles": "runs per million cycles",
}


@contextmanager
def styled() -> Iterator[None]:
    """Our look while the body draws and saves, and no longer."""
    import matplotlib

    with matplotlib.rc_context(_SETTINGS):
        yield


def figure(width: float, height: float) -> Any:
    """A new figure of so many inches."""
    from matplotlib.figure import Figure

    return Figure(figsize=(width, height), layout="constrained")


def save(drawn: Any, path: Path) -> None:
    """Writes SVG or PNG, as the name ends; the same picture gives the same bytes."""
    out = io.BytesIO()
    kind = path.suffix.lstrip(".")
    drawn.savefig(out, format=kind, dpi=150, metadata={"Date": None} if kind == "svg" else None)
    cache.store(path, out.getvalue())


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
