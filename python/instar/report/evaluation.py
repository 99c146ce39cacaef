"""An evaluation as tables: one for each core, workload and operation, ours beside the published figures."""

from __future__ import annotations

from collections.abc import Sequence

from instar.report.table import count, table
from instar.result import Evaluation, EvaluationRow

_COLUMNS = [
    ("", "left"),
    ("cycles", "right"),
    ("vs first", "right"),
    ("instructions", "right"),
    ("published model", "right"),
    ("published RTL", "right"),
]


def render(evaluation: Evaluation) -> str:
    """All rows, grouped; the first row of each group is what the others are compared with."""
    groups: dict[tuple[str | None, str, str, str], list[EvaluationRow]] = {}
    for row in evaluation.rows:
        m = row.measurement
        groups.setdefault((m.core, m.workload, m.parameter_set, m.operation), []).append(row)
    parts = [f"{evaluation.title} ({evaluation.design})\n"]
    for (core, workload, parameter_set, operation), rows in groups.items():
        label = f"{workload}-{parameter_set}" if parameter_set else workload
        parts.append(table(f"{label} {operation} on {core}", _COLUMNS, [_row(row, rows[0]) for row in rows]))
    parts.append(_footnotes(evaluation.rows))
    return "\n".join(parts)


def _row(row: EvaluationRow, first: EvaluationRow) -> list[str]:
    m = row.measurement
    mark = "" if m.checked else " (outputs not checked)"
    return [
        row.title + mark,
        count(m.cycles),
        _change(m.cycles, first.measurement.cycles),
        count(m.instructions),
        count(row.published_model_cycles),
        count(row.published_rtl_cycles),
    ]


def _change(cycles: int | None, first: int | None) -> str:
    if not cycles or not first:
        return "–"
    return f"{100 * (cycles - first) / first:+.1f} %"


def _footnotes(rows: Sequence[EvaluationRow]) -> str:
    first = rows[0].measurement
    state = {0: "first call (caches and predictors cold)", 1: "second call (caches and predictors warm)"}
    calls = {row.measurement.warmup for row in rows}
    lines = [
        f"Cycles: core model, {state[min(calls)]}, first to last commit of the function."
        if len(calls) == 1
        else "Cycles: core model.",
    ]
    if all(row.measurement.checked for row in rows):
        lines.append(
            "Every output was checked: kernels against portable C on random and extreme inputs, "
            "schemes against known answers."
        )
    lines.append(f"Compiler: {first.compiler}, {first.flags}")
    sources = dict.fromkeys(row.published_source for row in rows if row.published_source)
    lines += [f"Published: {source}" for source in sources]
    lines += dict.fromkeys(sentence for row in rows for sentence in row.measurement.hidden)
    cached = sum(row.measurement.cached for row in rows)
    if cached:
        lines.append(f"{cached} of {len(rows)} rows came from the result cache (--no-cache computes anew).")
    return "\n".join(lines) + "\n"
