"""What was proved of a design's circuits, one line per instruction."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from instar.report.table import Column, table

#: What each kind of proof says.
MEANINGS = {
    "proved": "for all operands, behind any traffic and any stalls",
    "vectors": "no proof was finished; operands that were tried, corner values and random ones",
    "wrong": "it does something else than is described, as the counterexample shows",
    "unproved": "a step from some state is another than is described; whether that state comes was not found",
    "unfinished": "neither shown nor refuted in the time that it had; more --seconds may show it",
}
#: As the table calls them.
WORDS = {"proved": "smt", "vectors": "vectors"}


@dataclass(frozen=True)
class ProofRow:
    """An instruction, and what was shown of its circuit."""

    unit: str
    mnemonic: str
    latency: int
    #: `proved`, `vectors`, `wrong`, `unproved` or `unfinished`.
    outcome: str
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
        [
            row.mnemonic,
            row.unit,
            str(row.latency),
            WORDS.get(row.outcome, row.outcome),
            _by(row),
            f"{row.seconds:.1f}",
        ]
        for row in rows
    ]
    text = table(f"RTL of {design} beside its description", columns, lines)
    for kind, meaning in MEANINGS.items():
        if any(row.outcome == kind for row in rows):
            text += f"\n{WORDS.get(kind, kind)}: {meaning}.\n"
    wrong = [f"{row.mnemonic}: {row.why}" for row in rows if row.outcome != "proved" and row.why]
    if not rows:
        wrong = ["Nothing was shown: none of the instructions has a circuit."]
    return text + "".join(f"\n{line}\n" for line in [*wrong, *notes])


def _by(row: ProofRow) -> str:
    if row.outcome == "vectors":
        return f"{row.vectors:,} vectors"
    return ", ".join(row.ways) if row.outcome == "proved" else "–"
