"""|t| of each element over the cycles of a window, and the threshold, as SVG.

One strip for each element; above the line, what a second set of traces confirmed is marked.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import TYPE_CHECKING

from instar.picture.drawing import Drawing
from instar.report.leakage import LIMITS, met, verdict
from instar.report.table import count

if TYPE_CHECKING:
    from instar._core import ElementCurve, LeakReport

_WIDTH, _LEFT, _STRIP, _GAP = 960.0, 150.0, 34.0, 10.0
#: |t| at the upper edge of a strip.
_MOST = 12.0
#: Dots in a strip; of more, the highest of each stretch is drawn.
_DOTS = 1200


def draw(title: str, report: LeakReport) -> str:
    """The picture as a file."""
    drawing = Drawing(_WIDTH, title)
    drawing.text(8, 20, title, "title")
    drawing.text(8, 38, verdict(report))
    cycles = max(report["cycles"], 2)
    across = (_WIDTH - _LEFT - 16) / cycles
    found: dict[str, list[tuple[int, str]]] = {}
    for leak in report["leaks"]:
        found.setdefault(leak["element"], []).append((leak["cycle"], met(leak).strip()))
    top = 54.0
    for curve in _ordered(report["curves"], found):
        name, base = curve["element"], top + _STRIP
        drawing.text(_LEFT - 8, base - _STRIP / 2 + 4, name, anchor="end")
        drawing.line(_LEFT, base, _WIDTH - 16, base)
        height = base - _STRIP * min(report["threshold"] / _MOST, 1)
        drawing.path(f"M{_LEFT} {height:.1f}H{_WIDTH - 16}", "way")
        for cycle, t in _thinned(curve, cycles):
            high = _STRIP * min(t / _MOST, 1)
            drawing.filled(
                _LEFT + cycle * across, base - high, max(across * 0.8, 0.8), max(high, 0.4), "#7a8899"
            )
        for cycle, words in found.get(name, []):
            drawing.filled(
                _LEFT + cycle * across, base - _STRIP, max(across * 0.8, 2), _STRIP, "#c0392b", words
            )
        top = base + _GAP
    drawing.text(
        _LEFT, top + 8, f"{count(cycles)} cycles; the line in each strip is |t| = {report['threshold']:.2f}"
    )
    _functions(drawing, report, across, top + 16)
    for number, line in enumerate(_lines(LIMITS)):
        drawing.text(8, top + 60 + 14 * number, line, "small")
    return drawing.file()


def _ordered(curves: Iterable[ElementCurve], found: dict[str, list[tuple[int, str]]]) -> list[ElementCurve]:
    """Elements that leak first, then by their highest |t|."""
    return sorted(curves, key=lambda curve: (curve["element"] not in found, -max(curve["t"], default=0)))


def _thinned(curve: ElementCurve, cycles: int) -> list[tuple[int, float]]:
    """The highest |t| of each stretch of cycles."""
    stretch = max(1, cycles // _DOTS)
    highest: dict[int, float] = {}
    for cycle, t in zip(curve["cycles"], curve["t"], strict=True):
        at = cycle // stretch * stretch
        highest[at] = max(highest.get(at, 0.0), t)
    return sorted(highest.items())


def _functions(drawing: Drawing, report: LeakReport, across: float, top: float) -> None:
    """Bars of the functions that the window goes through."""
    starts = [*report["functions"], (report["cycles"], "")]
    for (begins, name), (ends, _) in pairwise(starts):
        width = (ends - begins) * across
        drawing.rect(_LEFT + begins * across, top, max(width, 1), 14, "box", round_=2)
        if width > 7 * len(name):
            drawing.text(_LEFT + begins * across + 3, top + 11, name, "small")


def _lines(words: str, most: int = 150) -> list[str]:
    lines = [""]
    for word in words.split():
        if len(lines[-1]) + len(word) > most:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines
