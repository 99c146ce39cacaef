"""Sets that are there beside those that were found: cycles over gates, in one picture."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from dataclasses import dataclass

from instar.picture.drawing import Drawing

from .measured import Compared

WIDTH, HEIGHT = 760.0, 420.0
_LEFT, _RIGHT, _TOP, _BOTTOM = 56.0, 24.0, 34.0, 46.0
_DOT = 5.0


@dataclass(frozen=True)
class Pair:
    """A set that is there and the one that was found, by gate equivalents and cycles."""

    title: str
    software: int
    known: tuple[float, int]
    found: tuple[float, int]


def of(one: Compared) -> Pair:
    """A row that has both."""
    best = one.best
    assert best is not None and one.software is not None
    title = f"{one.row.title}, {one.row.core}"
    known = (one.known.area, one.known.best)
    return Pair(title, one.software, known, (best[1].area, best[1].after))


def read(page: str) -> list[Pair]:
    """The pairs of the table in a page, as `tables.sets` writes it."""
    found = []
    for line in page.splitlines():
        cells = [cell.strip() for cell in line.strip("| ").split("|")]
        if len(cells) != 12 or not re.fullmatch(r"\d\.\d{3}", cells[10]):
            continue
        numbers = [int(cells[at].replace(",", "")) for at in (4, 5, 6, 8, 9)]
        known, software, cycles, area, after = numbers
        found.append(Pair(f"{cells[0]}, {cells[1]}", software, (known, cycles), (area, after)))
    return found


def draw(pairs: Sequence[Pair]) -> Drawing:
    """Each pair as two marks and the way from one to the other, numbered as the table's rows are."""
    made = Drawing(WIDTH, "Cycles, of those of scheduled software, over gate equivalents of the units")
    areas = [math.log10(max(1.0, round(area))) for pair in pairs for area, _ in (pair.known, pair.found)]
    first, last = math.floor(min(areas)), max(areas) + 0.08
    right, bottom = WIDTH - _RIGHT, HEIGHT - _BOTTOM

    def across(area: float) -> float:
        return _LEFT + (right - _LEFT) * (math.log10(max(1.0, round(area))) - first) / (last - first)

    def down(cycles: int, pair: Pair) -> float:
        return bottom - (bottom - _TOP) * min(1.1, cycles / pair.software) / 1.1

    for tenth in range(0, 11, 2):
        y = bottom - (bottom - _TOP) * tenth / 11
        made.line(_LEFT, y, right, y, "rule" if tenth else "way")
        made.text(_LEFT - 8, y + 4, f"{tenth / 10:g}", "small soft", anchor="end")
    for decade in range(first, math.floor(last) + 1):
        for times in (1, 2, 5):
            area = times * 10**decade
            if math.log10(area) <= last:
                made.line(across(area), bottom, across(area), bottom + 4, "way")
                made.text(across(area), bottom + 18, f"{area:,}", "small soft", anchor="middle")
    made.text(right, HEIGHT - 8, "gate equivalents of the units", "small soft", anchor="end")
    made.text(8, 14, "cycles, of those of scheduled software", "small soft")
    made.dot(right - 190, 10, _DOT, "base")
    made.text(right - 180, 14, "the set that is there", "small soft")
    made.dot(right - 60, 10, _DOT, "best")
    made.text(right - 50, 14, "found", "small soft")
    for pair in pairs:
        known, found = (
            (across(pair.known[0]), down(pair.known[1], pair)),
            (
                across(pair.found[0]),
                down(pair.found[1], pair),
            ),
        )
        made.line(*known, *found, "way")
    for number, pair in enumerate(pairs, 1):
        for (area, cycles), kind, side in ((pair.known, "base", -8), (pair.found, "best", 8)):
            x, y = across(area), down(cycles, pair)
            tip = f"{pair.title}: {cycles:,} cycles of {pair.software:,}, {area:,.0f} gate equivalents"
            made.dot(x, y, _DOT, kind, tip)
            anchor = "end" if side < 0 else "start"
            made.text(x + side, y - 5, str(number), "halo small soft", anchor=anchor)
    return made
