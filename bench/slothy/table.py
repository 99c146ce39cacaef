"""The rows of the comparison, and their table."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from dataclasses import dataclass

from instar.report.table import table

from .process import Spent


@dataclass(frozen=True)
class Row:
    """One kernel; what is None could not be had, and `remark` says why."""

    kernel: str
    instructions: int = 0
    before: int = 0
    theirs: int | None = None
    their_time: Spent | None = None
    ours: int | None = None
    our_time: Spent | None = None
    remark: str = ""

    @property
    def ratio(self) -> float | None:
        """SLOTHY's cycles over ours. Whose order is slower than what came keeps what came."""
        if self.theirs is None or self.ours is None:
            return None
        return min(self.theirs, self.before) / min(self.ours, self.before)


def rendered(rows: Sequence[Row]) -> str:
    """The table, the remarks below it, and the median of the ratios."""
    columns = [
        ("", "left"),
        ("instructions", "right"),
        ("as it came", "right"),
        ("SLOTHY", "right"),
        ("seconds (CPU)", "right"),
        ("instar", "right"),
        ("seconds (CPU)", "right"),
        ("SLOTHY / instar", "right"),
    ]
    body = []
    for number, row in enumerate(rows, 1):
        mark = f" [{number}]" if row.remark else ""
        body.append(
            [
                row.kernel + mark,
                _count(row.instructions or None),
                _count(row.before or None),
                _count(row.theirs),
                _seconds(row.their_time),
                _count(row.ours),
                _seconds(row.our_time),
                "–" if row.ratio is None else f"{row.ratio:.3f}",
            ]
        )
    text = table("Cycles of one warm call on cva6-superscalar", columns, body)
    notes = [f"[{number}] {row.remark}" for number, row in enumerate(rows, 1) if row.remark]
    return "\n".join([text.rstrip(), *([""] if notes else []), *notes, "", summary(rows)])


def summary(rows: Sequence[Row]) -> str:
    """The median of the ratios, and where ours is slower."""
    ratios = [row.ratio for row in rows if row.ratio is not None]
    if not ratios:
        return "No kernel went through both, so there is no median."
    slower = [row.kernel for row in rows if row.ratio is not None and row.ratio < 1]
    worst = f"instar is slower on {', '.join(slower)}" if slower else "instar is slower on none"
    gain = (statistics.median(ratios) - 1) * 100
    much = f"{abs(gain):.1f} % {'fewer' if gain < 0 else 'more'}"
    return f"In the median of {len(ratios)} SLOTHY's orders take {much} cycles than instar's; {worst}."


def _count(number: int | None) -> str:
    return "–" if number is None else f"{number:,}"


def _seconds(spent: Spent | None) -> str:
    return "–" if spent is None else f"{spent.wall:.0f} ({spent.processor:.0f})"
