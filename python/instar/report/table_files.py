"""Tables for other programs and pages: rows as CSV, and tables as Markdown.

The same rows give the same bytes.
"""

from __future__ import annotations

import csv
import html
import io
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from instar.report.page import plain
from instar.report.table import Column
from instar.result import label_text

#: What Markdown would read as its own.
_MARKS = re.compile(r"([\\`*_{}\[\]#|~])")


def csv_text(rows: Iterable[Mapping[str, Any]]) -> str:
    """All rows below one line of headings, which are the keys of the first one."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    for number, row in enumerate(rows):
        if number == 0:
            writer.writerow(row)
        writer.writerow(["" if value is None else _cell(value) for value in row.values()])
    return out.getvalue()


def _cell(value: object) -> object:
    return label_text(value) if isinstance(value, bool) else value


def markdown_table(columns: Sequence[Column], rows: Sequence[Sequence[str]]) -> list[str]:
    """Lines of a table; optional columns in which nothing stands are left out."""
    shown = [
        number
        for number, column in enumerate(columns)
        if not column.optional or any(row[number].strip() not in {"", "–"} for row in rows)
    ]
    lines = [_line(markdown_text(columns[number].heading) for number in shown)]
    lines.append(_line("---:" if columns[number].side == "right" else "---" for number in shown))
    return lines + [_line(markdown_text(row[number].strip()) for number in shown) for row in rows]


def _line(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cells)} |"


def markdown_text(text: str) -> str:
    """Text in which Markdown reads nothing of its own."""
    return _MARKS.sub(r"\\\1", html.escape(plain(text), quote=False))
