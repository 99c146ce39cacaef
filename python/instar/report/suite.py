"""Suites as text: a table for each core, what each scores, and beside the first core what others gain."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Iterable, Iterator, Sequence

from instar.report.table import Column, count, table
from instar.report.table_files import csv_text, markdown_table, markdown_text
from instar.result import label_text
from instar.scores import SuiteRow, SuiteTable, gains, geometric

#: Share of the cycles from which on a category of stalls has a column.
_SHOWN_SHARE = 0.005

#: Tables of cores that are shown whole.
_MOST_TABLES = 4


def _mean_gain(found: Iterable[float]) -> float:
    return geometric([1 + gain for gain in found])[0] - 1


#: What is told of the gains of all programs.
_FOLDS: tuple[tuple[str, Callable[[Sequence[float]], float]], ...] = (
    ("least", min),
    ("mean", statistics.fmean),
    ("geometric mean", _mean_gain),
    ("most", max),
)

_COLUMNS = [
    Column("program", key=True),
    Column("score", "right"),
    Column("cycles", "right"),
    Column("instructions", "right", short="instr."),
    Column("CPI", "right"),
]


def render(tables: Sequence[SuiteTable]) -> str:
    """A table for each core, and where there are several their scores and gains; of many those alone."""
    parts = [_one(found) for found in tables] if len(tables) <= _MOST_TABLES else []
    if _compares(tables):
        parts.append(table(_gain_title(tables), *_core_table(tables)))
        if len(tables) <= _MOST_TABLES:
            parts.append(table(_program_title(tables), *_gain_table(tables)))
        else:
            parts.append("Each program stands in what --csv and --json print.\n")
    return "\n".join([*parts, "\n".join(footnotes(tables)) + "\n"])


def _compares(tables: Sequence[SuiteTable]) -> bool:
    return len(tables) > 1 and bool(tables[0].rows)


def as_csv(tables: Sequence[SuiteTable]) -> str:
    """All rows of all tables below one line of headings."""
    return csv_text(
        {
            "label": found.label,
            "core": found.core,
            "overrides": " ".join(f"{name}={label_text(value)}" for name, value in found.overrides.items()),
            **{
                key: value
                for key, value in row.as_dict().items()
                if key not in {"stalls", "cached", "hazards"}
            },
        }
        for found in tables
        for row in found.rows
    )


def as_markdown(tables: Sequence[SuiteTable]) -> str:
    """A section for each core, one for the gains, and what they stand on as a list."""
    lines = []
    for found in tables:
        lines += [f"## {markdown_text(found.label)}", ""]
        if found.rows:
            lines += [*markdown_table(*_cost_table(found)), ""]
        lines += [*(f"- {markdown_text(line)}" for line in _below(found)), ""]
    if _compares(tables):
        for title, (columns, rows) in (
            (_gain_title(tables), _core_table(tables)),
            (_program_title(tables), _gain_table(tables)),
        ):
            lines += [f"## {markdown_text(title)}", "", *markdown_table(columns, rows), ""]
    lines += [f"- {markdown_text(line)}" for line in footnotes(tables)]
    return "\n".join(lines) + "\n"


def _one(found: SuiteTable) -> str:
    shown = table(found.label, *_cost_table(found)) if found.rows else f"{found.label}\n"
    return shown + "\n" + "\n".join(_below(found)) + "\n"


def _cost_table(found: SuiteTable) -> tuple[list[Column], list[list[str]]]:
    """Score and cost of each program, and the share of its cycles in each category."""
    kinds = _kinds(found.rows)
    rows = [
        [
            row.name,
            f"{row.score:.3f}",
            count(row.cost.cycles),
            count(row.cost.instructions),
            f"{row.cpi:.3f}",
            *(_percent((row.cost.stalls or {}).get(kind, 0) / row.cost.cycles) for kind in kinds),
        ]
        for row in found.rows
    ]
    return [*_COLUMNS, *(Column(f"{kind} %", "right") for kind in kinds)], rows


def _kinds(rows: Sequence[SuiteRow]) -> list[str]:
    """Categories that hold a share of some program's cycles, in the order of the pipeline."""
    known = dict.fromkeys(kind for row in rows for kind in row.cost.stalls or {})
    return [
        kind
        for kind in known
        if any((row.cost.stalls or {}).get(kind, 0) >= _SHOWN_SHARE * row.cost.cycles for row in rows)
    ]


def _below(found: SuiteTable) -> Iterator[str]:
    """What suites score on the core, and what could not be run."""
    for score in found.scores():
        if score.spread is None:
            yield f"{score.title}: {score.score:.3f} {score.unit}"
        else:
            yield (
                f"{score.title}: {score.score:.3f} {score.unit} (geometric mean of {score.programs} "
                f"programs, standard deviation {score.spread:.3f})"
            )
        if score.missing:
            yield f"{score.suite}: not in its score: {', '.join(score.missing)}"
    for failure in found.failed:
        yield f"{failure.name}: no result: {failure.sentence}"
    yield from (f"Note: {note}" for note in found.notes)


def _gain_title(tables: Sequence[SuiteTable]) -> str:
    return f"scores, and gains of programs over {tables[0].label}"


def _program_title(tables: Sequence[SuiteTable]) -> str:
    return f"gain over {tables[0].label} by program"


def _core_table(tables: Sequence[SuiteTable]) -> tuple[list[Column], list[list[str]]]:
    """Scores of each core by suite, and the least, mean and greatest gain of its programs."""
    suites = {score.suite: score.unit for found in tables for score in found.scores()}
    columns = [Column("core", key=True)]
    columns += [Column(f"{suite} ({unit})", "right", short=suite) for suite, unit in suites.items()]
    columns += [Column(name, "right") for name, _ in _FOLDS]
    rows = []
    for found in tables:
        scores = {score.suite: f"{score.score:.3f}" for score in found.scores()}
        gained = [one.gain for one in gains(tables[0], found)]
        rows.append(
            [
                found.label,
                *(scores.get(suite, "–") for suite in suites),
                *(f"{100 * fold(gained):+.1f} %" if gained else "–" for _, fold in _FOLDS),
            ]
        )
    return columns, rows


def _gain_table(tables: Sequence[SuiteTable]) -> tuple[list[Column], list[list[str]]]:
    """How much faster each program is than on the first core, in per cent of the speed there."""
    found = [{one.name: one.gain for one in gains(tables[0], other)} for other in tables[1:]]
    columns = [Column("program", key=True), *(Column(other.label, "right") for other in tables[1:])]

    def cells(name: str) -> Iterator[str]:
        for gained in found:
            yield f"{100 * gained[name]:+.1f} %" if name in gained else "–"

    rows = [[row.name, *cells(row.name)] for row in tables[0].rows]
    return columns, rows


def footnotes(tables: Sequence[SuiteTable]) -> list[str]:
    """How it was timed and built; once for all tables."""
    rows = [row for found in tables for row in found.rows]
    lines = list(dict.fromkeys(f"{row.title}: timed by the rule {row.rule}" for row in rows))
    builds = (f"Compiler of {row.suite}: {row.compiler}, {_plain(row.flags)}" for row in rows)
    lines += list(dict.fromkeys(builds))
    if rows:
        lines.append("Every program with a result passed its suite's own check. CPI: cycles per instruction.")
    return lines


def _plain(flags: str) -> str:
    return " ".join(flag for flag in flags.split(" ") if not flag.startswith("-D"))


def _percent(share: float) -> str:
    return f"{100 * share:.1f}"
