"""An evaluation for other programs and pages: CSV with a line for each row, and Markdown.

The same measurements give the same bytes, whether they were computed or known.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from instar.report import evaluation as tables
from instar.report.table_files import csv_text, markdown_table, markdown_text
from instar.result import Evaluation, EvaluationRow, label_text

#: Keys of a row that tell how it was come by, or that have no place in a cell.
_LEFT_OUT = {"design", "area", "absent", "cached", "hazards", "hidden", "notes", "origins"}


def as_csv(found: Evaluation) -> str:
    """All rows; what a variant adds is one figure."""
    return csv_text(_flat(found, row) for row in found.rows)


def _flat(found: Evaluation, row: EvaluationRow) -> Mapping[str, Any]:
    added, changed = row.added, row.measurement.overrides
    return {
        "design": found.design,
        **{key: value for key, value in row.as_dict().items() if key not in _LEFT_OUT},
        "overrides": " ".join(f"{name}={label_text(value)}" for name, value in changed.items()),
        "added_gate_equivalents": None if added is None else added.gate_equivalents,
        "critical_path_delays": None if added is None else added.critical_path_delays,
        "absent": row.absent,
    }


def as_markdown(found: Evaluation) -> str:
    """A section for each table, its notes below it; what all stand on is the last one."""
    lines = [f"# {markdown_text(tables.head(found.title, found.design).strip())}", ""]
    for rows in tables.groups(found.rows).values():
        title, cells, notes = tables.content(rows)
        lines += [f"## {markdown_text(title)}", "", *markdown_table(tables.COLUMNS, cells), ""]
        lines += [f"- {markdown_text(note)}" for note in notes] + ([""] if notes else [])
    lines += ["## What all stand on", ""]
    lines += [f"- {markdown_text(line)}" for line in tables.foot(_plain(found)).splitlines()]
    return "\n".join(lines) + "\n"


def _plain(found: Evaluation) -> Evaluation:
    """Without what a cache held, and without the tables of areas, which are text."""
    rows = (
        replace(row, added=None, measurement=replace(row.measurement, cached=False)) for row in found.rows
    )
    return replace(found, rows=tuple(rows))
