"""Instructions by kind as bars: of one run coloured by class, of several side by side.

Source: the shape of published instruction histograms: one bar per mnemonic, the most frequent
first.
"""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from instar.origin import Origin
from instar.picture.style import LINES, figure, save, styled
from instar.report.histogram import Bar, By, Run, bars
from instar.report.table import count

#: Bars in one picture; what is left becomes one more.
MOST_BARS = 32
#: Inches of a bar with the gap after it, and of each further run's.
_BAR, _FURTHER = 0.2, 0.11
#: What classes share a colour, in the order of the legend.
_FAMILIES = (
    ("arithmetic and logic", ("alu",)),
    ("loads and stores", ("load", "store", "atomic", "cache_block", "sequence")),
    ("branches and jumps", ("branch", "jump", "jump_register")),
    ("multiplications", ("multiply",)),
    ("divisions", ("divide",)),
    ("instructions of the design", ("custom",)),
)
_OTHERS = "others"


@styled()
def draw(title: str, notes: Sequence[str], runs: Sequence[Run], by: By, path: Path, made: Origin) -> None:
    """Writes the picture, SVG or PNG as the name ends."""
    found = bars(runs, by)
    shown, rest = found[:MOST_BARS], found[MOST_BARS:]
    if len(rest) == 1:
        shown, rest = found, []
    if rest:
        sums = tuple(sum(bar.executions[n] for bar in rest) for n in range(len(runs)))
        shown = [*shown, Bar(f"{len(rest)} others", sums, "", "")]
    height = len(shown) * (_BAR + _FURTHER * (len(runs) - 1))
    if len(runs) == 1:
        notes = [f"{count(runs[0].histogram['instructions'])} instructions in all", *notes]
    lines = textwrap.wrap("; ".join(notes), 120)
    whole = figure(8.0, height + 1.2 + 0.15 * len(lines))
    place = whole.subplots()
    _bars(place, runs, shown, by)
    place.set_yticks(range(len(shown)), [bar.name for bar in shown])
    place.set_ylim(len(shown) - 0.4, -0.6)
    place.tick_params(axis="y", length=0)
    place.set_xlabel("instructions executed")
    place.xaxis.set_major_formatter(lambda value, _: _short(value))
    place.grid(axis="x", color="#e4e4e4", linewidth=0.6)
    place.set_axisbelow(True)
    place.margins(x=0.16)
    whole.suptitle(title, x=0.01, ha="left", fontsize=12, fontweight="bold")
    if lines:
        whole.supxlabel("\n".join(lines), x=0.01, ha="left", fontsize=7.5, color="#444444")
    save(whole, path, made)


def _bars(place: Any, runs: Sequence[Run], shown: Sequence[Bar], by: By) -> None:
    totals = [run.histogram["instructions"] or 1 for run in runs]
    thickness = 0.74 / len(runs)
    colours = {name: colour for (name, _), colour in zip(_FAMILIES, LINES, strict=False)}
    named: set[str] = set()
    for row, bar in enumerate(shown):
        for number, (executions, total) in enumerate(zip(bar.executions, totals, strict=True)):
            if len(runs) > 1:
                colour, name = LINES[number % len(LINES)], f"{runs[number].name}, {count(total)} in all"
            elif by == "function" or by == "extension":
                colour, name = LINES[0], ""
            else:
                name = _family(bar.class_)
                colour = colours.get(name, LINES[-1])
            at = row + thickness * (number - (len(runs) - 1) / 2)
            label = name if name and name not in named else None
            named.add(name)
            place.barh(at, executions, height=thickness * 0.94, color=colour, label=label)
            share = f"  {count(executions)}  {100 * executions / total:.1f} %" if executions else "  –"
            place.text(executions, at, share, va="center", fontsize=7 if len(runs) == 1 else 6)
    if named - {""}:
        place.legend(frameon=False, fontsize=8, loc="lower right")


def _family(class_: str) -> str:
    return next((name for name, classes in _FAMILIES if class_ in classes), _OTHERS)


def _short(value: float) -> str:
    for size, unit in ((1e9, " G"), (1e6, " M"), (1e3, " k")):
        if value >= size:
            return f"{value / size:g}{unit}"
    return f"{value:g}"
