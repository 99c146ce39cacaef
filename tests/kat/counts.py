"""How many vectors passed, scheme by scheme, told when all tests have run, here or on xdist's workers.

A test notes what it ran in its report's properties (pytest's `record_property`), which workers send
along.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import astuple, dataclass
from typing import Any, ClassVar


@dataclass(frozen=True)
class Count:
    """Cases of one source that passed at one point of the matrix."""

    PROPERTY: ClassVar[str] = "vectors that passed"

    workload: str
    parameter_set: str
    #: XLEN, compiler and kernels: `RV64 clang`.
    column: str
    #: Where the cases stand; what two tests run of one source is counted once.
    source: str
    cases: int

    def as_list(self) -> list[Any]:
        """What travels between processes."""
        return list(astuple(self))


def counts_of(reports: Iterable[Any]) -> list[Count]:
    """What reports of pytest have noted."""
    return [
        Count(*value)
        for report in reports
        for name, value in report.user_properties
        if name == Count.PROPERTY
    ]


def table(counts: Iterable[Count]) -> list[str]:
    """Lines: each scheme with its cases and sets in every column that has some."""
    passed: dict[str, dict[str, dict[str, dict[str, int]]]] = {}
    for count in counts:
        cell = passed.setdefault(count.workload, {}).setdefault(count.column, {})
        sources = cell.setdefault(count.parameter_set, {})
        sources[count.source] = max(count.cases, sources.get(count.source, 0))
    columns = sorted({column for cells in passed.values() for column in cells}, key=_order)
    rows = [["scheme", *columns]]
    for workload in sorted(passed):
        rows.append([workload, *(_shown(passed[workload].get(column, {})) for column in columns)])
    widths = [max(len(row[at]) for row in rows) for at in range(len(columns) + 1)]
    return [
        "   ".join(
            cell.ljust(width) if at == 0 else cell.rjust(width)
            for at, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]


def _order(column: str) -> tuple[int, str, str]:
    """Portable C before kernels, clang before GCC, RV32 before RV64."""
    xlen, compiler, *design = column.split(" ", 2)
    return len(design), "".join([*design, compiler.lower()]), xlen


def _shown(sets: dict[str, dict[str, int]]) -> str:
    """`153 in 3`: cases, and the parameter sets that they are of."""
    cases = sum(sum(sources.values()) for sources in sets.values())
    return f"{cases:,} in {sum(1 for sources in sets.values() if any(sources.values()))}" if cases else "–"
