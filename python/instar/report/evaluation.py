"""An evaluation as tables: one for each core, workload and operation, ours beside the published figures.

Each table can be shown as soon as its rows are there: `head`, then `group` for each, then `foot`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from instar.report import area
from instar.report.area import area_time, gates
from instar.report.table import Column, count, table
from instar.result import Evaluation, EvaluationRow, Measurement

#: Of each table.
COLUMNS = [
    Column(""),
    Column("cycles", "right", optional=True),
    Column("vs first", "right"),
    Column("instructions", "right", short="instr."),
    Column("published model", "right", optional=True),
    Column("published RTL", "right", optional=True),
    Column("added GE", "right", optional=True),
    Column("MGE·cycles", "right", optional=True),
]
#: Columns of the published figures.
_MODEL, _RTL = 4, 5
#: A figure that is so many times ours, or ours of it, needs a reason.
_FAR = 2.0
#: Said after "known answers" where a scheme is one behind api.h.
_TRIPS = " or those of round trips"

Group = tuple[str | None, str, str, str, int | None, int]


def group_of(measurement: Measurement) -> Group:
    """What the rows of a table have in common: core, workload, set, operation, length, calls that warm up."""
    m = measurement
    return m.core, m.workload, m.parameter_set, m.operation, m.length, m.warmup


def render(evaluation: Evaluation) -> str:
    """All of it."""
    return "\n".join(
        [
            head(evaluation.title, evaluation.design),
            *(group(rows) for rows in groups(evaluation.rows).values()),
            foot(evaluation),
        ]
    )


def groups(rows: Iterable[EvaluationRow]) -> dict[Group, list[EvaluationRow]]:
    """The rows of each table, in the order in which the tables begin."""
    found: dict[Group, list[EvaluationRow]] = {}
    for row in rows:
        found.setdefault(group_of(row.measurement), []).append(row)
    return found


def head(title: str, design: str) -> str:
    """What stands above all tables."""
    return f"{title} ({design})\n"


def group(rows: Sequence[EvaluationRow]) -> str:
    """One table with its notes."""
    title, cells, notes = content(rows)
    text = table(title, COLUMNS, cells)
    return text + ("\n" + "\n".join(notes) + "\n" if notes else "")


def content(rows: Sequence[EvaluationRow]) -> tuple[str, list[list[str]], list[str]]:
    """Title, cells and notes of a table; the first row is what the others are compared with."""
    core, workload, parameter_set, operation, length, warmup = group_of(rows[0].measurement)
    label = f"{workload}-{parameter_set}" if parameter_set else workload
    cells = [_row(row, rows[0]) for row in rows]
    notes = _mark(rows, cells)
    title = f"{label} {operation}" + (f", length {length}," if length is not None else "")
    title += f" on {core}" if core else ""
    # Whether a call was warm stands above its table where it was not, or could be asked.
    title += " (cold)" if core and warmup == 0 else ""
    if any(row.replaced is False for row in rows):
        notes.append(f"not replaced: the variant has no kernel for {operation}, which runs as portable C.")
    return title, cells, notes


def _row(row: EvaluationRow, first: EvaluationRow) -> list[str]:
    m = row.measurement
    mark = "" if m.checked or row.absent else " (outputs not checked)"
    if row.absent:
        published = [count(row.published_model_cycles), count(row.published_rtl_cycles)]
        return [row.title, count(None) if m.core else "", "no compiler", count(None), *published, "", ""]
    # Without a core there are no cycles to be compared.
    timed, other = m.core is not None, first.measurement
    change = _change(m.cycles, other.cycles) if timed else _change(m.instructions, other.instructions)
    return [
        row.title + mark,
        count(m.cycles) if m.core else "",
        "not replaced" if row.replaced is False else change,
        count(m.instructions),
        count(row.published_model_cycles),
        count(row.published_rtl_cycles),
        "" if row.added is None else gates(row.added.gate_equivalents),
        "" if row.added is None else area_time(row.added, m.cycles),
    ]


def _change(ours: int | None, first: int | None) -> str:
    if not ours or not first:
        return "–"
    return f"{100 * (ours - first) / first:+.1f} %"


def _mark(rows: Sequence[EvaluationRow], cells: list[list[str]]) -> list[str]:
    """Marks published figures that are far from ours or have a note, and says why they are."""
    numbers: dict[str, int] = {}
    for row, texts in zip(rows, cells, strict=True):
        for column, figure in ((_MODEL, row.published_model_cycles), (_RTL, row.published_rtl_cycles)):
            why = row.published_note
            if figure is None or (why is None and not _far(row.measurement.cycles, figure)):
                continue
            why = why or "Twice ours or half of it, or more; the design states no reason."
            texts[column] += f" [{numbers.setdefault(why, len(numbers) + 1)}]"
    for column in (_MODEL, _RTL):
        if any(texts[column].endswith("]") for texts in cells):
            for texts in cells:
                # Digits stay below digits.
                texts[column] += "" if texts[column].endswith("]") else "    "
    return [f"[{number}] {why}" for why, number in numbers.items()]


def _far(ours: int | None, figure: int) -> bool:
    return bool(ours) and ours is not None and max(ours / figure, figure / ours) >= _FAR


def foot(evaluation: Evaluation) -> str:
    """What all tables stand on."""
    rows = [row for row in evaluation.rows if row.absent is None]
    if not rows:
        return ""
    state = {0: "first call (caches and predictors cold)", 1: "second call (caches and predictors warm)"}
    calls = {row.measurement.warmup for row in rows}
    counted = "Instructions are counted, not timed: the design has no core."
    lines = [
        counted
        if all(row.measurement.core is None for row in rows)
        else f"Cycles: core model, {state[min(calls)]}, first to last commit of the function."
        if len(calls) == 1
        else "Cycles: core model.",
    ]
    if all(row.measurement.checked for row in rows):
        trips = any(row.round_trips for row in rows)
        lines.append(
            "Every output was checked: kernels against portable C on random and extreme inputs "
            "(congruent, where the contract has a modulus), "
            f"schemes against known answers{_TRIPS if trips else ''}."
        )
    lines += _assumed(evaluation)
    lines += _compilers(rows)
    sources = dict.fromkeys(row.published_source for row in rows if row.published_source)
    lines += [f"Published: {source}" for source in sources]
    against = dict.fromkeys(row.measurement.unchecked for row in rows if row.measurement.unchecked)
    lines += [f"Outputs not checked: {sentence}" for sentence in against]
    lines += dict.fromkeys(sentence for row in rows for sentence in row.measurement.hidden)
    cached = sum(row.measurement.cached for row in rows)
    if cached:
        lines.append(f"{cached} of {len(rows)} rows came from the result cache (--no-cache computes anew).")
    areas = area.tables(rows)
    return (areas + "\n" if areas else "") + "\n".join(lines) + "\n"


def _compilers(rows: Sequence[EvaluationRow]) -> Iterable[str]:
    """Each core's, and below it those of its rows that have another one or other flags."""
    usual: dict[tuple[str | None, str, str], Measurement] = {}
    cores: dict[str, list[str | None]] = {}
    others: dict[tuple[str, str | None], list[str]] = {}
    for row in rows:
        m = row.measurement
        first = usual.setdefault((m.core, m.workload, m.parameter_set), m)
        if (m.compiler, m.flags) != (first.compiler, first.flags):
            others.setdefault((f"{m.compiler}, {m.flags}", m.core), []).append(row.title)
    for m in usual.values():
        # Of a core's schemes the first one stands for all: they differ in what defines their sets.
        if not any(m.core in named for named in cores.values()):
            cores.setdefault(f"{m.compiler}, {m.flags}", []).append(m.core)
    several = sum(map(len, cores.values())) > 1
    for build, named in cores.items():
        on = f" on {' and '.join(core or 'no core' for core in named)}" if several else ""
        yield f"Compiler{on}: {build}"
    for (build, core), titles in others.items():
        yield f"{', '.join(dict.fromkeys(titles))}{f' on {core}' if core and several else ''}: {build}"


def _assumed(evaluation: Evaluation) -> Iterable[str]:
    """Costs that nobody has measured, once for all cores that assume the same."""
    cores: dict[tuple[str, ...], list[str]] = {}
    for core, sentences in evaluation.assumed.items():
        if sentences:
            cores.setdefault(sentences, []).append(core)
    for sentences, names in cores.items():
        yield f"Assumed, not measured, on {' and '.join(names)}: {'; '.join(sentences)}."
