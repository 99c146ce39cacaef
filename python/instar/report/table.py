"""Plain-text tables: whole in a file or a pipe, folded until they fit where the page is narrower.

What does not fit is made to, in this order: short headings, headings in several lines, narrow gaps,
texts in several lines, and at last several tables one below the other, each with the first column.
"""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from rich import box
from rich.cells import cell_len
from rich.console import Console
from rich.table import Table

from instar.report.fold import fold
from instar.report.page import plain, width

#: Columns that a text keeps at least when it is folded.
_LEAST_TEXT = 16
#: What stands where there is nothing.
_NOTHING = {"", "–"}


@dataclass(frozen=True)
class Column:
    """A heading and the side that its cells stand on."""

    heading: str
    side: str = "left"
    #: Heading on a narrow page.
    short: str | None = None
    #: Left out where no row has anything in it.
    optional: bool = False
    #: Stands again in every part of a table that is too wide for one; the first column always does.
    key: bool = False


@dataclass(frozen=True)
class _Drawn:
    """A column with its cells."""

    column: Column
    cells: tuple[str, ...]

    @property
    def text(self) -> int:
        """Columns that its widest cell needs."""
        return max((cell_len(cell) for cell in self.cells), default=0)

    @property
    def whole(self) -> int:
        return max(self.text, cell_len(self.column.heading))

    @property
    def least(self) -> int:
        """Columns that it cannot do without; numbers are never broken."""
        heading = max((cell_len(word) for word in self.column.heading.split()), default=0)
        text = self.text if self.column.side == "right" else min(self.text, _LEAST_TEXT)
        return max(heading, text, 1)

    @property
    def folded(self) -> int:
        """Columns with its heading in several lines and its cells in one."""
        return max(self.least, self.text)


def table(title: str, columns: Sequence[Column | tuple[str, str]], rows: Sequence[Sequence[str]]) -> str:
    """A table; `columns` are `Column`s or (heading, "left" or "right")."""
    named = [column if isinstance(column, Column) else Column(*column) for column in columns]
    drawn = [
        _Drawn(
            replace(column, heading=plain(column.heading)),
            tuple(plain(row[number]) for row in rows),
        )
        for number, column in enumerate(named)
    ]
    kept = [one for one in drawn if not one.column.optional or set(one.cells) - _NOTHING]
    page, title = width(), plain(title)
    whole = [one.whole for one in kept]
    if page is None or _total(whole, 3) <= page:
        return _draw(title, kept, whole, gap=3)
    short = [
        replace(one, column=replace(one.column, heading=plain(one.column.short or one.column.heading)))
        for one in kept
    ]
    parts = _parts(short, page)
    return "\n".join(
        _draw(title if number == 0 else "", part, _widths(part, page), gap=2)
        for number, part in enumerate(parts)
    )


def _total(widths: Sequence[int], gap: int) -> int:
    return 1 + sum(widths) + gap * (len(widths) - 1)


def _parts(columns: list[_Drawn], page: int) -> list[list[_Drawn]]:
    """All columns, in as few tables as fit the page; the keys are in each."""
    if _total([one.least for one in columns], 2) <= page:
        return [columns]
    keys = [one for number, one in enumerate(columns) if number == 0 or one.column.key]
    rest = [one for one in columns if one not in keys]
    parts = [[*keys]]
    for one in rest:
        if len(parts[-1]) > len(keys) and _total([c.least for c in [*parts[-1], one]], 2) > page:
            parts.append([*keys])
        parts[-1].append(one)
    return parts


def _widths(columns: Sequence[_Drawn], page: int) -> list[int]:
    """Least widths, and what is left over for the texts, the shortest ones first; then for headings."""
    widths = [one.least for one in columns]
    for wish in ([one.folded for one in columns], [one.whole for one in columns]):
        for number in sorted(range(len(columns)), key=lambda n: wish[n] - widths[n]):
            left = page - _total(widths, 2)
            widths[number] += max(0, min(left, wish[number] - widths[number]))
    return widths


def _draw(title: str, columns: Sequence[_Drawn], widths: Sequence[int], *, gap: Literal[2, 3]) -> str:
    drawn = Table(
        box=box.SIMPLE_HEAD,
        pad_edge=False,
        padding=(0, 1) if gap == 3 else (0, 1, 0, 0),
    )
    for one, columns_wide in zip(columns, widths, strict=True):
        right = one.column.side == "right"
        drawn.add_column(
            one.column.heading,
            justify="right" if right else "left",
            width=columns_wide,
            overflow="fold",
        )
    for cells in zip(*(one.cells for one in columns), strict=True):
        drawn.add_row(*(fold(cell, wide) for cell, wide in zip(cells, widths, strict=True)))
    out = io.StringIO()
    # One more for the edge at the right, which is blank.
    Console(
        file=out, width=_total(widths, gap) + 1, color_system=None, markup=False, emoji=False, highlight=False
    ).print(drawn)
    lines = [line.rstrip() for line in out.getvalue().splitlines()]
    text = "\n".join(lines).strip("\n") + "\n"
    return f"{title}\n\n{text}" if title else text


def count(value: int | None) -> str:
    """A number with thousands separated; a dash where there is none."""
    return "–" if value is None else f"{value:,}"
