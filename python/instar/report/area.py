"""What variants of a design add to their cores, in gate equivalents: one table for each core, and its notes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from instar.report.table import Column, count, table
from instar.result import AddedHardware, EvaluationRow, HostPart

#: What the host's areas are, in one sentence.
HOST = (
    "Host: what the core itself grows by, of its register file of flip-flops and of its scoreboard with forwarding "
    "(rtl/cost), each synthesised with and without the change; no layout."
)
_TIME = (
    "MGE·cycles: added gate equivalents × cycles, in millions, at one clock for all rows; gate delays are those of "
    "the slowest unit."
)
_COLUMNS = [
    Column("added to the core, gate equivalents", short="added, GE"),
    Column("units", "right"),
    Column("gate delays", "right", short="delays"),
    Column("host", "right"),
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
        gates(added.host_gate_equivalents),
        gates(added.gate_equivalents),
        gates(None if row.stated_kge is None else 1000 * row.stated_kge),
        ", ".join(added.instructions),
    ]


def gates(area: float | None) -> str:
    """Gate equivalents without their fraction."""
    return count(None if area is None else round(area))


def area_time(added: AddedHardware | None, cycles: int | None) -> str:
    """Millions of gate equivalents times cycles; nothing where nothing is added."""
    product = added.area_time(cycles) if added is not None else None
    return "–" if not product else f"{product / 1e6:,.2f}"


def _notes(rows: Sequence[EvaluationRow]) -> list[str]:
    lines = [HOST, _TIME]
    lines += dict.fromkeys(
        f"Host, {row.measurement.core}, {row.title}: {'; '.join(map(host_part, row.added.host))}."
        for row in rows
        if row.added is not None and row.added.host
    )
    lines += dict.fromkeys(
        f"Stated, {row.title}: {row.stated_where}" for row in rows if row.stated_where is not None
    )
    lines += dict.fromkeys(
        f"Not counted: {note}." for row in rows if row.added is not None for note in row.added.notes
    )
    return lines


def host_part(part: HostPart) -> str:
    """`register file +1,566 (5 read ports instead of 4)`."""
    return f"{part.name} {part.gate_equivalents:+,.0f} ({part.change})"
