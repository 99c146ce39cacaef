"""A table of schemes as text: one line for each operation, then what all of them stand on."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from instar.report.schemes import titles
from instar.report.table import Column, count, table
from instar.result import BenchRow, BenchTable, label_text


@dataclass(frozen=True)
class Field:
    """One column: its key in files, its headings, and the cell of a row."""

    key: str
    heading: str
    short: str
    cell: Callable[[BenchRow], str]
    side: str = "right"
    optional: bool = False


def interval(row: BenchRow) -> str:
    """Half of the interval that sampled cycles lie in, as a share of them; empty where all were timed."""
    cost = row.cost
    if not cost.windows or not cost.cycles or cost.cycles_low is None or cost.cycles_high is None:
        return ""
    return f"± {50 * (cost.cycles_high - cost.cycles_low) / cost.cycles:.2f} %"


def share(value: float | None) -> str:
    """`53.1 %`; a dash where it is not known."""
    return "–" if value is None else f"{100 * value:.1f} %"


#: In the order of the table.
FIELDS = (
    Field("name", "scheme", "scheme", lambda row: row.name, "left"),
    Field("operation", "operation", "operation", lambda row: row.operation, "left"),
    Field("cycles", "cycles", "cycles", lambda row: count(row.cost.cycles), optional=True),
    Field("interval", "interval", "interval", interval, optional=True),
    Field("instructions", "instructions", "instr.", lambda row: count(row.cost.instructions)),
    Field("cpi", "CPI", "CPI", lambda row: "–" if row.cpi is None else f"{row.cpi:.2f}", optional=True),
    Field("code_bytes", "code", "code", lambda row: count(row.code_bytes)),
    Field("constant_bytes", "constants", "const.", lambda row: count(row.constant_bytes)),
    Field("data_bytes", "data", "data", lambda row: count(row.data_bytes)),
    Field("stack_bytes", "stack", "stack", lambda row: count(row.cost.stack_bytes)),
    Field("hash_share", "hashing", "hash", lambda row: share(row.cost.hash_share), optional=True),
)


COLUMNS = [
    Column(one.heading, one.side, short=one.short, optional=one.optional, key=one.key == "operation")
    for one in FIELDS
]


def render(tables: Sequence[BenchTable]) -> str:
    """All tables, one below the other."""
    return "\n".join(_one(found) for found in tables)


def _one(found: BenchTable) -> str:
    rows = [[field.cell(row) for field in FIELDS] for row in found.rows]
    text = table(title(found), COLUMNS, rows) if rows else f"{title(found)}\n"
    return text + "\n" + "\n".join(footnotes(found)) + "\n"


def title(found: BenchTable) -> str:
    """What a table was measured on: `cva6-single with commit_ports = 2, RV32`."""
    changed = ", ".join(f"{name} = {label_text(value)}" for name, value in found.overrides.items())
    core = found.core or "instructions, without a core"
    parts = [core + (f" with {changed}" if changed else "")]
    parts += [f"RV{xlen}" for xlen in sorted({row.xlen for row in found.rows})]
    if found.design:
        designs = " and ".join(found.design)
        parts.append(f"design {designs}" + (f", variant {found.variant}" if found.variant else ""))
    return ", ".join(parts)


def footnotes(found: BenchTable) -> list[str]:
    """What the figures are, what they were measured with, and what could not be."""
    lines: list[str] = []
    if found.rows:
        if named := titles(found.rows):
            lines.append(f"Schemes: {named}.")
        lines += _meanings(found.rows)
        lines += _builds(found.rows)
    lines += [f"Note: {note}" for note in found.notes]
    for failure in found.failed:
        lines.append(f"{failure.name} {failure.operation}: not computed: {failure.sentence}")
    return lines


def _meanings(rows: Sequence[BenchRow]) -> Iterable[str]:
    warm = {row.cost.warmup > 0 for row in rows}
    if rows[0].cost.cycles is not None and len(warm) == 1:
        state = "second call (caches and predictors warm)" if warm == {True} else "first call (cold)"
        yield f"Cycles: core model, {state}, first to last commit; mean of the cases that are measured."
        yield "CPI: cycles per instruction."
    elif rows[0].cost.cycles is None:
        yield "Instructions: mean of the cases that are measured."
    if any(row.cost.windows for row in rows):
        yield "Interval: sampled cycles lie within it; other cycles were counted in full."
    yield (
        "Code, constants, data: bytes that the operation needs of the program, without the stack; "
        "stack: its high-water mark in bytes."
    )
    units = {row.cost.weight for row in rows if row.cost.hash_share is not None}
    if units:
        counted = " or ".join(sorted(units))
        yield f"Hashing: share of the {counted} in the code of Keccak, SHA-2 and their like."
    if all(row.checked for row in rows):
        yield _compared(rows)


def _compared(rows: Sequence[BenchRow]) -> str:
    """What the outputs were compared with."""
    tripped = list(dict.fromkeys(row.name for row in rows if row.round_trips))
    if not tripped:
        return "Every output was compared with a known answer."
    trip = "with that of a round trip of the scheme's portable program"
    if all(row.round_trips for row in rows):
        return f"Every output was compared {trip}."
    return f"Every output was compared with a known answer, or ({', '.join(tripped)}) {trip}."


def _builds(rows: Sequence[BenchRow]) -> Iterable[str]:
    """Compiler and flags, once where all rows have the same but for definitions of the set."""
    builds: dict[tuple[str, str], list[str]] = {}
    for row in rows:
        plain = " ".join(flag for flag in row.flags.split(" ") if not flag.startswith("-D"))
        builds.setdefault((row.compiler, plain), []).append(row.name)
    for (compiler, flags), names in builds.items():
        of = "" if len(builds) == 1 else f" ({', '.join(dict.fromkeys(names))})"
        yield f"Compiler: {compiler}, {flags}{of}"
