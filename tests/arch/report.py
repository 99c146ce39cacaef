"""The table of a run: tests by group, why some were skipped, and one line for each failure.

Source: own design.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from .check import State, Verdict


def table(verdicts: Sequence[Verdict]) -> str:
    """Markdown, groups in the order in which they came, the sum last."""
    lines = ["| group | tests | passed | failed | skipped |", "|---|---:|---:|---:|---|"]
    for group in dict.fromkeys(v.check.group for v in verdicts):
        lines.append(_row(group, [v for v in verdicts if v.check.group == group]))
    return "\n".join([*lines, _row("**all**", verdicts, with_reasons=False)])


def failures(verdicts: Sequence[Verdict]) -> list[str]:
    return [f"{v.check.group}/{v.check.name}: {v.reason}" for v in verdicts if v.state is State.FAILED]


def _row(name: str, verdicts: Sequence[Verdict], *, with_reasons: bool = True) -> str:
    states = Counter(v.state for v in verdicts)
    reasons = Counter(v.reason for v in verdicts if v.state is State.SKIPPED)
    skipped = str(states[State.SKIPPED])
    if with_reasons:
        skipped = "; ".join(f"{count}: {reason}" for reason, count in reasons.items()) or "0"
    return f"| {name} | {len(verdicts)} | {states[State.PASSED]} | {states[State.FAILED]} | {skipped} |"
