"""What a core's elements tell of secrets: by source line, with the two values that met."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from instar.report.profile import place
from instar.report.table import Column, count, table

if TYPE_CHECKING:
    from instar._core import LeakPlace, LeakReport, Met, ToldLeak

#: What every answer rests on.
LIMITS = (
    "The model: bits that flip, and bits set, in registers and on buses of the core's data path, as its RTL "
    "has them cycle by cycle (`instar rtl leak` compares them). It does not know glitches within "
    "logic, coupling, the clock tree, memory and its bus, caches, CSRs, and what one core has beside another "
    "of its kind; single points are tested, not pairs. So nothing here says that a program is secure."
)
#: Leaks that are listed at most.
_SHOWN = 40
_REGISTER = re.compile(r"x\d+$")


def verdict(report: LeakReport) -> str:
    """One sentence."""
    total = sum(report["counts"])
    if not report["leaks"]:
        return f"No evidence of leakage: none of {count(report['points'])} points, {count(total)} traces."
    lines = {_where(leak["now"]["place"]) for leak in report["leaks"]}
    some = f"{count(len(report['leaks']))} of {count(report['points'])} points"
    return f"It leaks: {some}, at {count(len(lines))} source line{'s' if len(lines) != 1 else ''}."


def render(title: str, report: LeakReport, notes: Sequence[str]) -> str:
    """A table of leaks, what met, the verdict and what it rests on."""
    text = ""
    if report["leaks"]:
        shown = report["leaks"][:_SHOWN]
        columns = [
            Column("line"),
            Column("instruction"),
            Column("element"),
            Column("shows"),
            Column("t", "right"),
            Column("bits", "right"),
            Column("traces to 4.5", "right", short="traces"),
            Column("cycle", "right"),
        ]
        text += table(title, columns, [_row(leak) for leak in shown]) + "\n"
        text += "".join(met(leak) for leak in shown)
        if len(report["leaks"]) > _SHOWN:
            text += f"… {count(len(report['leaks']) - _SHOWN)} more; --json has all\n\n{_by_line(report)}"
        text += "\n"
    else:
        text += f"{title}\n\n"
    text += f"{verdict(report)}\n"
    text += f"{count(report['instructions'])} instructions, {count(report['cycles'])} cycles, "
    text += f"{count(report['tests'])} tests, |t| from {report['threshold']:.2f} on.\n"
    text += "".join(f"{note}\n" for note in notes)
    return text + f"\n{LIMITS}\n"


def _by_line(report: LeakReport) -> str:
    """All leaks, a row for each source line, in the order in which the window comes to them."""
    lines: dict[tuple[str, str], list[ToldLeak]] = {}
    for leak in report["leaks"]:
        at = leak["now"]["place"]
        lines.setdefault((at["function"] or "", _where(at)), []).append(leak)
    columns = [
        Column("line"),
        Column("function"),
        Column("elements"),
        Column("points", "right"),
        Column("|t| up to", "right"),
        Column("traces to 4.5", "right", short="traces"),
    ]
    rows = [[where, function, *_summed(leaks)] for (function, where), leaks in lines.items()]
    return table("by source line", columns, rows)


def _summed(leaks: Sequence[ToldLeak]) -> list[str]:
    """Elements, registers together, number, the largest |t|, and the fewest traces."""
    elements = dict.fromkeys(_REGISTER.sub("registers", leak["element"]) for leak in leaks)
    largest = max(math.inf if leak["t"] is None else abs(leak["t"]) for leak in leaks)
    fewest = min(leak["traces"] for leak in leaks)
    shown = "∞" if math.isinf(largest) else f"{largest:.1f}"
    return [", ".join(elements), count(len(leaks)), shown, count(max(2, round(fewest)))]


def met(leak: ToldLeak) -> str:
    """Which two values met."""
    element = f"{leak['element']}, cycle {count(leak['cycle'])}"
    if leak["kind"] == "value":
        return f"{element}: {_value(leak['now'])} by itself\n"
    if leak["before"] is None:
        return f"{element}: {_value(leak['now'])} over what the caller left there\n"
    return f"{element}: {_value(leak['now'])} over {_value(leak['before'])}\n"


def _value(one: Met) -> str:
    return f"{one['value']} of `{one['place']['instruction']}` ({_where(one['place'])})"


def _where(at: LeakPlace) -> str:
    if at["line"] is not None:
        return place(at["file"], at["line"])
    return f"{at['function'] or ''} {at['pc']:#010x}".strip()


def _row(leak: ToldLeak) -> list[str]:
    t = "∞" if leak["t"] is None else f"{leak['t']:+.1f}"
    shows = leak["kind"] if leak["order"] == "first" else f"{leak['kind']}, 2nd order"
    return [
        _where(leak["now"]["place"]),
        leak["now"]["place"]["instruction"],
        leak["element"],
        shows,
        t,
        f"{leak['difference']:+.2f}",
        count(max(2, round(leak["traces"]))),
        count(leak["cycle"]),
    ]
