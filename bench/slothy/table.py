"""The rows of the comparison, and their table."""

from __future__ import annotations

import statistics
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from instar.report.table import table

from .process import Spent

#: Share of SLOTHY's cycles above which a bound leaves less than 5 %.
_NEAR = 0.95


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
    #: Ours with loads and stores as they are.
    kept: int | None = None
    kept_time: Spent | None = None
    #: Below which no order with these loads and stores comes, loops turned or not.
    bound: int | None = None
    #: Orders of each of our searches, and digests of the tool that made them.
    our_orders: int | None = None
    our_build: str | None = None
    kept_orders: int | None = None
    kept_build: str | None = None

    @property
    def longest(self) -> float:
        """Seconds that processors computed for ours, or ours with loads and stores as they are."""
        return max((spent.processor for spent in (self.our_time, self.kept_time) if spent), default=0.0)

    @property
    def ratio(self) -> float | None:
        """SLOTHY's cycles over ours. Whose order is slower than what came keeps what came."""
        return self._over(self.ours)

    @property
    def kept_ratio(self) -> float | None:
        """SLOTHY's cycles over ours with loads and stores as they are."""
        return self._over(self.kept)

    @property
    def bound_ratio(self) -> float | None:
        """The bound over SLOTHY's cycles: above 0.95 no order of the same instructions is 5 % faster."""
        if self.theirs is None or self.bound is None:
            return None
        return self.bound / min(self.theirs, self.before)

    def _over(self, cycles: int | None) -> float | None:
        if self.theirs is None or cycles is None:
            return None
        return min(self.theirs, self.before) / min(cycles, self.before)


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
        ("--keep-spills", "right"),
        ("seconds (CPU)", "right"),
        ("SLOTHY / it", "right"),
        ("bound / SLOTHY", "right"),
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
                _ratio(row.ratio),
                _count(row.kept),
                _seconds(row.kept_time),
                _ratio(row.kept_ratio),
                _ratio(row.bound_ratio),
            ]
        )
    text = table("Cycles of one warm call on cva6-superscalar", columns, body)
    notes = [f"[{number}] {row.remark}" for number, row in enumerate(rows, 1) if row.remark]
    return "\n".join([text.rstrip(), *([""] if notes else []), *notes, "", summary(rows)])


def summary(rows: Sequence[Row]) -> str:
    """The medians of both ratios, where ours is slower, and where the bound leaves little."""
    by_default = {row.kernel: row.ratio for row in rows if row.ratio is not None}
    kept = {row.kernel: row.kept_ratio for row in rows if row.kept_ratio is not None}
    if not by_default:
        return "No kernel went through both, so there is no median."
    said = [_summed(by_default, "instar's")]
    if kept:
        said.append(_summed(kept, "instar's with --keep-spills"))
    near = sum(row.bound_ratio is not None and row.bound_ratio > _NEAR for row in rows)
    if any(row.bound_ratio is not None for row in rows):
        said.append(
            f"In {near} of them no order of the same instructions is 5 % faster than SLOTHY's, by the bound."
        )
    return "\n".join(said)


def _summed(ratios: Mapping[str, float], whose: str) -> str:
    slower = [kernel for kernel, ratio in ratios.items() if ratio < 1]
    worst = f"slower on {', '.join(slower)}" if slower else "slower on none"
    gain = (statistics.median(ratios.values()) - 1) * 100
    much = f"{abs(gain):.1f} % {'fewer' if gain < 0 else 'more'}"
    return (
        f"In the median of {len(ratios)} SLOTHY's orders take {much} cycles than {whose}; instar is {worst}."
    )


def _ratio(ratio: float | None) -> str:
    return "–" if ratio is None else f"{ratio:.3f}"


def _count(number: int | None) -> str:
    return "–" if number is None else f"{number:,}"


def _seconds(spent: Spent | None) -> str:
    return "–" if spent is None else f"{spent.wall:.0f} ({spent.processor:.0f})"
