"""What variants of a design add to their cores, in gate equivalents: a table for each core, and its notes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from instar.report.table import Column, count, table
from instar.result import AddedHardware, EvaluationRow

#: What the host's areas are, in one sentence.
HOST = (
    "Host: what the core itself grows by, in its register file of flip-flops and its scoreboard with "
    "forwarding (rtl/cost), each synthesised with and without the change; no layout."
)
#: The same below a picture, which has no table of parts.
ADDED = (
    "Area added to the core, synthesised with Instar's own cells: circuits of the instructions that the "
    "programs contain, and what register file and scoreboard with forwarding grow by; no layout."
)
_TIME = (
    "MGE·cycles: added gate equivalents × cycles, in millions, at one clock for all rows; gate delays are "
    "those of the slowest unit."
)
_COLUMNS = [
    Column("added to the core, gate equivalents", short="added, GE"),
    Column("units", "right"),
    Column("gate delays", "right", short="delays"),
    Column("register file", "right"),
    Column("scoreboard", "right"),
    Column("together", "right"),
    Column("stated", "right", optional=True),
    Column("instructions"),
]


def tables(rows: Iterable[EvaluationRow]) -> str:
    """A table for each core; a variant once, however many rows it has. Nothing without areas."""
    cores: dict[str, dict[str, EvaluationRow]] = {}
    for row in rows:
        if row.added is not None and not row.measurement.baseline:
            m = row.measurement
            cores.setdefault(m.core or "", {}).setdefault(m.variant or "", row)
    if not cores:
        return ""
    parts = [
        table(f"area on {core}", _COLUMNS, [_row(row) for row in found.values()])
        for core, found in cores.items()
    ]
    shown = [row for found in cores.values() for row in found.values()]
    return "\n".join([*parts, "\n".join(_notes(shown)) + "\n"])


def _row(row: EvaluationRow) -> list[str]:
    added = row.added
    assert added is not None, "rows without an area are left out"
    delays = added.critical_path_delays
    return [
        row.title,
        gates(added.unit_gate_equivalents),
        "–" if delays is None else f"{delays:.1f}",
        *(_grown(added, name) for name in ("register file", "scoreboard and forwarding")),
        gates(added.gate_equivalents),
        gates(None if row.stated_kge is None else 1000 * row.stated_kge),
        ", ".join(added.instructions),
    ]


def _grown(added: AddedHardware, name: str) -> str:
    """By how much a part of the host grows."""
    if added.host is None:
        return "–"
    return gates(sum(part.gate_equivalents for part in added.host if part.name == name))


def gates(area: float | None) -> str:
    """Gate equivalents without their fraction."""
    return count(None if area is None else round(area))


def area_time(added: AddedHardware | None, cycles: int | None) -> str:
    """Millions of gate equivalents times cycles; nothing where nothing is added."""
    product = added.area_time(cycles) if added is not None else None
    if not product:
        return "–"
    return f"{product / 1e6:,.{0 if product >= 1e9 else 2}f}"


def _notes(rows: Sequence[EvaluationRow]) -> list[str]:
    lines = [HOST, _TIME]
    changes: dict[tuple[str, str], list[str]] = {}
    for row in rows:
        for part in (row.added.host if row.added is not None else None) or ():
            changes.setdefault((row.measurement.core or "", f"{part.name}: {part.change}"), []).append(
                row.title
            )
    of_core = Counter(row.measurement.core for row in rows)
    for (core, change), titles in changes.items():
        of = "all" if len(titles) == of_core[core] else "; ".join(titles)
        lines.append(f"{core}, {change} ({of}).")
    lines += dict.fromkeys(
        f"Stated, {row.title}: {row.stated_where}" for row in rows if row.stated_where is not None
    )
    lines += dict.fromkeys(
        f"Not counted: {note}." for row in rows if row.added is not None for note in row.added.notes
    )
    return lines
