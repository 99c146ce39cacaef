"""A table of schemes for other programs and pages: CSV with a row for each, and Markdown.

The same measurements give the same bytes, whether they were computed or known.
"""

from __future__ import annotations

import csv
import html
import io
import re
from collections.abc import Iterable, Sequence

from instar.report.bench import FIELDS, footnotes, title
from instar.report.page import plain
from instar.result import BenchTable, label_text

#: Keys of a row that tell how it was come by, or that have no place in a cell.
_LEFT_OUT = {"stalls", "cached"}
#: What Markdown would read as its own.
_MARKS = re.compile(r"([\\`*_{}\[\]#|~])")


def as_csv(tables: Sequence[BenchTable]) -> str:
    """All rows of all tables below one line of headings."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    headings: list[str] | None = None
    for table in tables:
        for row in table.rows:
            cells = {
                "core": table.core,
                "overrides": " ".join(f"{name}={label_text(v)}" for name, v in table.overrides.items()),
                "design": " ".join(table.design),
                "variant": table.variant,
                **{key: value for key, value in row.as_dict().items() if key not in _LEFT_OUT},
            }
            if headings is None:
                headings = list(cells)
                writer.writerow(headings)
            writer.writerow(["" if value is None else _cell(value) for value in cells.values()])
    return out.getvalue()


def _cell(value: object) -> object:
    return label_text(value) if isinstance(value, bool) else value


def as_markdown(tables: Sequence[BenchTable]) -> str:
    """A section for each table, with what it stands on as a list below it."""
    return "\n".join(_section(table) for table in tables)


def _section(table: BenchTable) -> str:
    rows = [[field.cell(row) for field in FIELDS] for row in table.rows]
    shown = [
        number
        for number, field in enumerate(FIELDS)
        if not field.optional or any(cells[number] not in {"", "–"} for cells in rows)
    ]
    lines = [f"## {markdown_text(title(table))}", ""]
    if rows:
        lines.append(markdown_line(FIELDS[number].heading for number in shown))
        lines.append(markdown_line("---:" if FIELDS[number].side == "right" else "---" for number in shown))
        lines += [markdown_line(markdown_text(cells[number]) for number in shown) for cells in rows]
        lines.append("")
    lines += [f"- {markdown_text(note)}" for note in footnotes(table)]
    return "\n".join(lines) + "\n"


def markdown_line(cells: Iterable[str]) -> str:
    """A row of a table."""
    return f"| {' | '.join(cells)} |"


def markdown_text(text: str) -> str:
    """Text in which Markdown reads nothing of its own."""
    return _MARKS.sub(r"\\\1", html.escape(plain(text), quote=False))
