"""Suites as text: a table for each core, what each scores, and beside the first core what others gain."""

from __future__ import annotations

import statistics
from collections.abc import Iterable, Iterator, Sequence

from instar.report.table import Column, count, table
from instar.report.table_files import csv_text, markdown_table, markdown_text
from instar.result import label_text
from instar.scores import SuiteRow, SuiteTable, gains, geometric

#: Share of the cycles from which on a category of stalls has a column.
_SHOWN_SHARE = 0.005

_COLUMNS = [
    Column("program", key=True),
    Column("score", "right"),
    Column("cycles", "right"),
    Column("instructions", "right", short="instr."),
    Column("CPI", "right"),
]


def render(tables: Sequence[SuiteTable]) -> str:
    """All tables, one below the other, and the gains over the first core."""
    parts = [_one(found) for found in tables]
    if len(tables) > 1 and tables[0].rows:
        parts.append(table(_gain_title(tables), *_gain_table(tables)))
    return "\n".join([*parts, "\n".join(footnotes(tables)) + "\n"])


def as_csv(tables: Sequence[SuiteTable]) -> str:
    """All rows of all tables below one line of headings."""
    return csv_text(
        {
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
        lines += [f"## {markdown_text(title(found))}", ""]
        if found.rows:
            lines += [*markdown_table(*_cost_table(found)), ""]
        lines += [*(f"- {markdown_text(line)}" for line in _below(found)), ""]
    if len(tables) > 1 and tables[0].rows:
        lines += [f"## {markdown_text(_gain_title(tables))}", "", *markdown_table(*_gain_table(tables)), ""]
    lines += [f"- {markdown_text(line)}" for line in footnotes(tables)]
    return "\n".join(lines) + "\n"


def title(found: SuiteTable) -> str:
    """What a table was measured on: `cva6-single with commit_ports = 2`."""
    changed = ", ".join(f"{name} = {label_text(value)}" for name, value in found.overrides.items())
    return found.core + (f" with {changed}" if changed else "")


def _one(found: SuiteTable) -> str:
    shown = table(title(found), *_cost_table(found)) if found.rows else f"{title(found)}\n"
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
                f"{score.title}: {score.score:.3f} {score.unit} (geometric mean of {score.programs} programs, "
                f"standard deviation {score.spread:.3f})"
            )
        if score.missing:
            yield f"{score.suite}: not in its score: {', '.join(score.missing)}"
    for failure in found.failed:
        yield f"{failure.name}: no result: {failure.sentence}"
    yield from (f"Note: {note}" for note in found.notes)


def _gain_title(tables: Sequence[SuiteTable]) -> str:
    return f"gain over {title(tables[0])}"


def _gain_table(tables: Sequence[SuiteTable]) -> tuple[list[Column], list[list[str]]]:
    """How much faster each program is than on the first core, in per cent of the speed there."""
    found = [{one.name: one.gain for one in gains(tables[0], other)} for other in tables[1:]]
    columns = [Column("program", key=True), *(Column(title(other), "right") for other in tables[1:])]

    def cells(name: str) -> Iterator[str]:
        for gained in found:
            yield f"{100 * gained[name]:+.1f} %" if name in gained else "–"

    rows = [[row.name, *cells(row.name)] for row in tables[0].rows]
    if len(rows) == 1:
        return columns, rows
    for what, fold in (("least", min), ("mean", statistics.fmean), ("most", max)):
        rows.append([what, *(f"{100 * fold(one.values()):+.1f} %" if one else "–" for one in found)])
    rows.append(
        [
            "geometric mean",
            *(f"{100 * (_mean_ratio(one.values()) - 1):+.1f} %" if one else "–" for one in found),
        ]
    )
    return columns, rows


def _mean_ratio(found: Iterable[float]) -> float:
    return geometric([1 + gain for gain in found])[0]


def footnotes(tables: Sequence[SuiteTable]) -> list[str]:
    """How it was timed and built; once for all tables."""
    rows = [row for found in tables for row in found.rows]
    lines = list(dict.fromkeys(f"{row.title}: timed by the rule {row.rule}" for row in rows))
    lines += list(
        dict.fromkeys(f"Compiler of {row.suite}: {row.compiler}, {_plain(row.flags)}" for row in rows)
    )
    if rows:
        lines.append("Every program passed its suite's own check. CPI: cycles per instruction.")
    return lines


def _plain(flags: str) -> str:
    return " ".join(flag for flag in flags.split(" ") if not flag.startswith("-D"))


def _percent(share: float) -> str:
    return f"{100 * share:.1f}"
