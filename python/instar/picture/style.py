"""How pictures look: fonts, colours, and how a file of one is written.

Source: `matplotlib`; text stays text in SVG, so that files are small and can be searched.
"""

from __future__ import annotations

import importlib.util
import io
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from instar._core import InstarError
from instar.extras import installing
from instar.origin import Origin, write

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

#: Endings of pictures' names.
ENDINGS = (".svg", ".png")


def need_matplotlib(what: str) -> None:
    """Tells what is missing before anything is computed; `what` is wanted, as in "a picture"."""
    if importlib.util.find_spec("matplotlib") is None:
        raise InstarError(f"{what} needs matplotlib: {installing('explore')}")


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


def save(drawn: Any, path: Path, made: Origin | None) -> None:
    """Writes SVG or PNG, as the name ends, with what made it; the same picture gives the same bytes."""
    out = io.BytesIO()
    kind = path.suffix.lstrip(".")
    drawn.savefig(out, format=kind, dpi=150, metadata={"Date": None} if kind == "svg" else None)
    write(path, out.getvalue(), made)
