"""What was proved of a design's circuits, one line per instruction."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from instar.report.table import Column, table

#: What each kind of proof says.
MEANINGS = {
    "smt": "for all operands, behind any traffic and any stalls",
    "vectors": "operands that were tried, corner values and random ones",
}


@dataclass(frozen=True)
class ProofRow:
    """An instruction, and what was shown of its circuit."""

    unit: str
    mnemonic: str
    latency: int
    #: `smt` or `vectors`; None where it is wrong or nothing was shown.
    proof: str | None
    ways: tuple[str, ...]
    vectors: int
    seconds: float
    #: What is wrong, or what was not shown.
    why: str


def render(design: str, rows: Sequence[ProofRow], notes: Sequence[str]) -> str:
    """A table, what its words mean, and what is wrong."""
    columns = [
        Column("instruction"),
        Column("unit"),
        Column("latency", "right", optional=True),
        Column("proof"),
        Column("by", optional=True),
        Column("seconds", "right"),
    ]
    lines = [
        [row.mnemonic, row.unit, str(row.latency), row.proof or "none", _by(row), f"{row.seconds:.1f}"]
        for row in rows
    ]
    text = table(f"RTL of {design} beside its description", columns, lines)
    for kind, meaning in MEANINGS.items():
        if any(row.proof == kind for row in rows):
            text += f"\n{kind}: {meaning}.\n"
    wrong = [f"{row.mnemonic}: {row.why}" for row in rows if row.proof is None and row.why]
    return text + "".join(f"\n{line}\n" for line in [*wrong, *notes])


def _by(row: ProofRow) -> str:
    if row.proof == "vectors":
        return f"{row.vectors:,} vectors"
    return ", ".join(row.ways) if row.proof else "–"
