"""Plain-text tables of a fixed look, whatever the terminal."""

from __future__ import annotations

import io
from collections.abc import Sequence

from rich import box
from rich.console import Console
from rich.table import Table

#: Reports are as wide as their content, so that files and pipes get whole lines.
_WIDTH = 200


def table(title: str, columns: Sequence[tuple[str, str]], rows: Sequence[Sequence[str]]) -> str:
    """A table; `columns` are (heading, "left" or "right")."""
    drawn = Table(title=title, title_justify="left", box=box.SIMPLE_HEAD, pad_edge=False)
    for heading, side in columns:
        drawn.add_column(heading, justify="right" if side == "right" else "left", no_wrap=True)
    for row in rows:
        drawn.add_row(*row)
    out = io.StringIO()
    Console(file=out, width=_WIDTH, color_system=None).print(drawn)
    return "\n".join(line.rstrip() for line in out.getvalue().splitlines()).strip("\n") + "\n"


def count(value: int | None) -> str:
    """A number with thousands separated; a dash where there is none."""
    return "–" if value is None else f"{value:,}"
