"""The ways of a few instructions through a pipeline as a drawing: a row each, a box for each stage."""

from __future__ import annotations

from collections.abc import Sequence

from instar._core import families
from instar.picture.drawing import Drawing, width_of
from instar.report.kanata import Way
from instar.report.way import held

#: Pixels of a cycle and of a row.
_CYCLE, _ROW = 20.0, 19.0
_TOP = 62.0
_STEP = 5
#: Colours of stages in their order; white letters are read on each.
COLOURS = ("#7a8794", "#5b6fb5", "#8a5fb0", "#1d7a3e", "#b05a1e")
_STALL = "#c0392b"


def draw(title: str, family: str, ways: Sequence[Way], first: int, last: int) -> Drawing:
    """Cycles `first` to `last`; what holds an instruction up is a line below its box."""
    described = next(one for one in families() if one["name"] == family)
    stages = described["pipeline"]["stages"]
    colours = {stage["name"]: COLOURS[n % len(COLOURS)] for n, stage in enumerate(stages)}
    left = 24 + max([120.0, *(width_of(way.text, 11.5, code=True) for way in ways)])
    right = left + _CYCLE * (last + 1 - first)
    notes = [held(way, first, last) for way in ways]
    margin = max([0.0, *(width_of(note, 11) for note in notes)])
    legend = 16.0
    for stage in stages:
        legend += 30 + width_of(f"{stage['name']}: {stage['meaning']}", 11)
    made = Drawing(max(right + 20 + margin, legend, width_of(title, 14) + 24), title)
    made.text(12, 22, title, "strong")
    _legend(made, [(stage["name"], stage["meaning"]) for stage in stages], colours)
    bottom = _TOP + _ROW * len(ways)
    for cycle in range(first, last + 1):
        if cycle == first or cycle % _STEP == 0:
            x = left + _CYCLE * (cycle - first)
            made.line(x, _TOP, x, bottom, "rule")
            near = cycle != first and cycle - first < 3
            made.text(x + 2, _TOP - 4, "" if near else str(cycle), "small soft")
    for number, (way, note) in enumerate(zip(ways, notes, strict=True)):
        y = _TOP + _ROW * number
        made.text(12, y + 14, way.text, "code soft" if way.thrown_away(last) else "code")
        _row(made, way, colours, (left, y), first, last)
        if note:
            end = min(last + 1, way.end) - first
            made.text(left + _CYCLE * end + 6, y + 14, note, "small soft")
    made.height += 8
    return made


def _row(
    made: Drawing, way: Way, colours: dict[str, str], corner: tuple[float, float], first: int, last: int
) -> None:
    left, y = corner
    for spans, height, top in ((way.stages, _ROW - 3, 1.5), (way.stalls, 3.0, _ROW - 4.5)):
        for span in spans:
            begin, end = max(first, span.first), min(last + 1, span.end)
            if begin >= end:
                continue
            x, width = left + _CYCLE * (begin - first), _CYCLE * (end - begin)
            is_stage = spans is way.stages
            colour = colours.get(span.name, COLOURS[0]) if is_stage else _STALL
            tip = f"{way.detail}: {span.name}, cycles {span.first} to {span.end - 1}"
            made.filled(x + 0.5, y + top, width - 1, height, colour, tip)
            if is_stage and width >= _CYCLE:
                made.text(x + width / 2, y + 13, span.name, "small on", anchor="middle")


def _legend(made: Drawing, stages: Sequence[tuple[str, str]], colours: dict[str, str]) -> None:
    x = 12.0
    for name, meaning in stages:
        words = f"{name}: {meaning}"
        made.filled(x, 31, 10, 10, colours[name])
        made.text(x + 14, 40, words, "small soft")
        x += 30 + width_of(words, 11)
