"""A table of schemes for other programs and pages: CSV with a row for each, and Markdown.

The same measurements give the same bytes, whether they were computed or known.
"""

from __future__ import annotations

from collections.abc import Sequence

from instar.report.bench import COLUMNS, FIELDS, footnotes, title
from instar.report.table_files import csv_text, markdown_table, markdown_text
from instar.result import BenchTable, label_text

#: Keys of a row that tell how it was come by, or that have no place in a cell.
_LEFT_OUT = {"stalls", "cached", "hazards"}


def as_csv(tables: Sequence[BenchTable]) -> str:
    """All rows of all tables below one line of headings."""
    return csv_text(
        {
            "core": table.core,
            "overrides": " ".join(f"{name}={label_text(v)}" for name, v in table.overrides.items()),
            "design": " ".join(table.design),
            "variant": table.variant,
            **{key: value for key, value in row.as_dict().items() if key not in _LEFT_OUT},
        }
        for table in tables
        for row in table.rows
    )


def as_markdown(tables: Sequence[BenchTable]) -> str:
    """A section for each table, with what it stands on as a list below it."""
    return "\n".join(_section(table) for table in tables)


def _section(table: BenchTable) -> str:
    lines = [f"## {markdown_text(title(table))}", ""]
    if table.rows:
        lines += [*markdown_table(COLUMNS, [[one.cell(row) for one in FIELDS] for row in table.rows]), ""]
    lines += [f"- {markdown_text(note)}" for note in footnotes(table)]
    return "\n".join(lines) + "\n"
