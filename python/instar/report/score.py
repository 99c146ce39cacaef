"""How close a model comes to RTL, one line per timed window."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from instar.report.table import Column, count, table

if TYPE_CHECKING:
    from instar._core import WindowScore


#: Traces with more windows than this (micro-benchmarks) are summed up in one line.
_MANY = 12
#: The two ways to count a window.
_WINDOWS = (
    "\nCycles count from the commit before the window's first instruction: the jump into a call is in them."
    "\nFrom the first to the last commit, both included, is what instar measure counts of a call.\n"
)


def render(windows: Sequence[WindowScore], title: str = "Model against trace") -> str:
    """A table of accuracy and total-cycle error."""
    rows = []
    by_trace: dict[str, list[WindowScore]] = {}
    for window in windows:
        by_trace.setdefault(window["trace"], []).append(window)
    for trace, group in by_trace.items():
        if len(group) > _MANY:
            rows.append(_summary(trace, group))
        else:
            rows += [_row(window) for window in group]
    columns = [
        Column("trace"),
        Column("core"),
        Column("window"),
        Column("instructions", "right", short="instr."),
        Column("equal Δ commit", "right", short="equal Δ", optional=True),
        Column("RTL cycles", "right", optional=True),
        Column("model cycles", "right"),
        Column("error", "right", optional=True),
        Column("first to last commit", "right", short="first to last", optional=True),
    ]
    text = table(title, columns, rows) + _WINDOWS
    missing = sum(window["divides_without_operands"] for window in windows)
    if missing:
        text += f"\n{missing:,} divides came without operands and took the core's default.\n"
    unknown = sum(window["costs_without_operand"] for window in windows)
    if unknown:
        text += f"\n{unknown:,} instructions of the design came without the operand on which their latency "
        text += "depends and took its last step.\n"
    replaced = sum(window["replaced"] for window in windows)
    if replaced:
        text += f"\n{replaced:,} instructions were read as the design's stand-ins.\n"
    return text + _values(windows)


def _values(windows: Sequence[WindowScore]) -> str:
    """How what recorded programs left compares, where they were run again."""
    left = {window["trace"]: window["values"] for window in windows if window["values"] is not None}
    if not left:
        return ""
    equal = sum(1 for values in left.values() if not values["differing"])
    compared = sum(values["registers"] + values["memory_words"] for values in left.values())
    text = f"\nvalues as hardware computes them: {equal} of {len(left)} programs left what RTL left "
    text += f"({compared:,} registers and words of memory)\n"
    for trace, values in left.items():
        more = values["differing"] - len(values["first"])
        told = [*values["first"], *([f"and {more:,} more"] if more else [])]
        text += "".join(f"{trace}: {sentence}\n" for sentence in told)
    return text


def _row(window: WindowScore) -> list[str]:
    return [
        window["trace"],
        window["core"],
        window["window"],
        count(window["instructions"]),
        "–" if window["accuracy"] is None else f"{100 * window['accuracy']:.3f} %",
        count(window["cycles_reference"]),
        count(window["cycles_model"]),
        _error(window["cycles_reference"], window["cycles_model"]),
        _both(window["first_to_last_reference"], window["first_to_last_model"]),
    ]


def _summary(trace: str, group: Sequence[WindowScore]) -> list[str]:
    exact = sum(1 for window in group if window["accuracy"] == 1)
    reference = [window["cycles_reference"] for window in group]
    known = sum(cycles for cycles in reference if cycles is not None) if None not in reference else None
    modelled = sum(window["cycles_model"] for window in group)
    return [
        trace,
        group[0]["core"],
        f"{exact} of {len(group)} exact",
        count(sum(window["instructions"] for window in group)),
        "",
        count(known),
        count(modelled),
        _error(known, modelled),
        "",
    ]


def _both(reference: int | None, modelled: int) -> str:
    """One number where RTL and model have the same."""
    same = reference is None or reference == modelled
    return count(modelled) if same else f"{count(reference)} / {count(modelled)}"


def _error(reference: int | None, modelled: int) -> str:
    return "–" if not reference else f"{100 * (modelled - reference) / reference:+.3f} %"
