"""The verdicts as a table, a list of what survives, and JSON."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

from .explained import KINDS, Explanation
from .faults import Fault
from .judge import Verdict

#: The share of the faults that change behaviour which vectors are to catch.
REQUIRED_SHARE = 0.95


@dataclass(frozen=True)
class Judged:
    """A fault with its verdict, and why nothing catches it where that is known."""

    fault: Fault
    verdict: Verdict
    explanation: Explanation | None

    @property
    def outcome(self) -> str:
        """The verdict's, but for a survivor that is explained the explanation's kind."""
        if self.verdict.outcome == "survived" and self.explanation is not None:
            return self.explanation.kind
        return self.verdict.outcome

    @property
    def is_contradicted(self) -> bool:
        return self.verdict.outcome == "caught" and self.explanation is not None


@dataclass(frozen=True)
class Tally:
    """The verdicts on the faults of one subject."""

    label: str
    judged: list[Judged]
    #: How many faults the subject has; some of them may be a sample.
    every: int
    workload: str = ""

    @property
    def counts(self) -> Counter[str]:
        return Counter(one.outcome for one in self.judged)

    @property
    def share(self) -> float:
        """The caught part of those faults that change behaviour."""
        caught = self.counts["caught"]
        changing = caught + self.counts["survived"] + self.counts["unreached"]
        return caught / changing if changing else 1.0

    def of(self, outcome: str) -> list[Judged]:
        return [one for one in self.judged if one.outcome == outcome]


_COLUMNS = ("refused", "identical", "equivalent", "overrun", "caught", "unreached", "survived")


def table(tallies: list[Tally]) -> str:
    """One row a subject."""
    head = ("set", "faults", *_COLUMNS, "share")
    rows = [
        (
            tally.label,
            str(len(tally.judged)),
            *(str(tally.counts[name]) for name in _COLUMNS),
            f"{100 * tally.share:.1f} %",
        )
        for tally in tallies
    ]
    widths = [max(len(row[i]) for row in (head, *rows)) for i in range(len(head))]
    lines = [
        "  ".join(
            cell.ljust(width) if i == 0 else cell.rjust(width)
            for i, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        for row in (head, *rows)
    ]
    return "\n".join(
        [
            *lines,
            "refused: by the compiler; identical: the same machine code; equivalent, overrun, unreached: see",
            "tests/mutants/explained.toml; share: caught of caught, unreached and survived",
        ]
    )


#: From what outweighs all others on.
_WEIGHT = ("caught", "survived", "unreached", "overrun", "equivalent", "identical", "refused")


def joined(tallies: list[Tally]) -> list[Tally]:
    """One tally a workload: of each fault what outweighs the rest; a set that catches it is enough."""
    together: dict[str, dict[str, Judged]] = {}
    for tally in tallies:
        known = together.setdefault(tally.workload, {})
        for one in tally.judged:
            before = known.get(one.fault.key)
            if before is None or _WEIGHT.index(one.outcome) < _WEIGHT.index(before.outcome):
                known[one.fault.key] = one
    every = {tally.workload: tally.every for tally in tallies}
    return [Tally(name, list(known.values()), every[name], name) for name, known in together.items()]


def markdown(tallies: list[Tally]) -> str:
    """The same for a page; what is refused or identical is no other code."""
    head = ("set", "faults", "judged", "no other code", "caught", "explained", "survived", "share")
    lines = [f"| {' | '.join(head)} |", f"|---|{'--:|' * (len(head) - 1)}"]
    for tally in tallies:
        counts = tally.counts
        caught, survived = counts["caught"], counts["survived"]
        explained = sum(counts[kind] for kind in KINDS)
        drawn = len(tally.judged)
        judged = "all" if drawn == tally.every else f"{drawn}, drawn at random"
        none = counts["refused"] + counts["identical"]
        row = (
            tally.label,
            tally.every,
            judged,
            none,
            caught,
            explained,
            survived,
            f"{100 * tally.share:.1f} %",
        )
        lines.append(f"| {' | '.join(map(str, row))} |")
    return "\n".join(lines)


def listing(tally: Tally) -> str:
    """What is to be looked at: survivors, and explanations that a vector contradicts."""
    survivors = [f"{tally.label} survives: {_place(one)}" for one in tally.of("survived")]
    wrong = [
        f"{tally.label} is caught though explained.toml says it is not: {_place(one)}: {one.verdict.sentence}"
        for one in tally.judged
        if one.is_contradicted
    ]
    return "\n".join([*survivors, *wrong])


def as_json(tallies: list[Tally]) -> dict[str, Any]:
    """Everything, for tools."""
    return {
        tally.label: {
            "share": round(tally.share, 4),
            "counts": dict(sorted(tally.counts.items())),
            "faults": [_entry(one) for one in tally.judged],
        }
        for tally in tallies
    }


def _entry(one: Judged) -> dict[str, Any]:
    fault = one.fault
    entry = {
        "file": fault.file,
        "function": fault.function,
        "line": fault.line,
        "kind": fault.kind,
        "was": fault.was,
        "becomes": fault.becomes,
        "outcome": one.outcome,
    }
    if one.verdict.sentence:
        entry["noticed"] = one.verdict.sentence
    if one.explanation is not None:
        entry["why"] = one.explanation.why
    return entry


def _place(one: Judged) -> str:
    fault = one.fault
    again = f" (#{fault.nth})" if fault.nth > 1 else ""
    return f"{fault.file}:{fault.line}: {fault.was} → {fault.becomes}{again}"
