"""How much each program gains on other cores over the first one, as bars, the greatest gain first.

Source: the shape of the bar charts in studies of processors; one bar for each core.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from instar.origin import Origin
from instar.picture.style import LINES, figure, save, styled
from instar.scores import SuiteTable, gains

#: Inches of a bar, and of the gap after those of a program.
_BAR, _GAP = 0.16, 0.12


@styled()
def draw(tables: Sequence[SuiteTable], path: Path, made: Origin) -> None:
    """Writes the picture, SVG or PNG as the name ends."""
    others = tables[1:]
    found = [{one.name: 100 * one.gain for one in gains(tables[0], other)} for other in others]
    names = sorted({name for one in found for name in one}, key=lambda name: -found[-1].get(name, 0.0))
    whole = figure(8.0, len(names) * (len(others) * _BAR + _GAP) + 1.3)
    place = whole.subplots()
    step = 0.8 / len(others)
    for number, (other, gained) in enumerate(zip(others, found, strict=True)):
        at = [row - 0.4 + step * (number + 0.5) for row, name in enumerate(names) if name in gained]
        values = [gained[name] for name in names if name in gained]
        mean = sum(values) / len(values)
        drawn = place.barh(
            at,
            values,
            height=step * 0.9,
            color=LINES[number % len(LINES)],
            label=f"{other.label}: {mean:+.1f} % in the mean",
        )
        place.bar_label(drawn, [f"{value:+.1f}" for value in values], padding=2, fontsize=7)
    place.set_yticks(range(len(names)), names)
    place.set_ylim(len(names) - 0.4, -0.6)
    place.tick_params(axis="y", length=0)
    place.set_xlabel(f"gain over {tables[0].label}, per cent")
    place.grid(axis="x", color="#e4e4e4", linewidth=0.6)
    place.set_axisbelow(True)
    place.margins(x=0.12)
    place.legend(loc="lower right", fontsize=8)
    save(whole, path, made)
