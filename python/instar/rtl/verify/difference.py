"""The first difference of two runs of a program: which instruction, in which stage, of what kind."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from instar.report.kanata import Way
from instar.rtl.verify.mnemonics import kind_of
from instar.rtl.verify.sides import Taken

#: What begins with the stage of a way, in the pipeline's order, and how a report calls it. `X`,
#: `Cm` begin in the cycle behind the moment: a decode follows an issue in the same cycle, and
#: that was first.
_MOMENTS = (("Dc", "frontend", 0), ("X", "issue", 1), ("Cm", "execute", 1))
_COMMIT = "commit"
#: Where a trace shows one moment only.
_WITHOUT_MOMENTS = {"EX": "ID"}


@dataclass(frozen=True)
class Difference:
    """Where two runs first part."""

    #: Number of the retired instruction, from 0, and that of the one that a stage was first seen
    #: at.
    index: int
    seen_at: int
    pc: int
    text: str
    #: Cycles since the instruction before, in RTL and in the model.
    rtl: int
    model: int
    stage: str
    #: What the model says holds up the instruction that a stage was seen at, and those around it.
    held: tuple[str, ...]
    kind: str

    @property
    def later(self) -> bool:
        """RTL is later than the model."""
        return self.rtl > self.model


def first_difference(rtl: Taken, model: Taken) -> Difference | None:
    """The first instruction at another distance; None where all distances are equal."""
    ours, theirs = model.distances, rtl.distances
    pairs = list(zip(theirs, ours, strict=False))
    index = next((at for at, (a, b) in enumerate(pairs) if a != b), None)
    if index is None:
        return None
    stage, seen_at = _stage(rtl, model, index)
    way = model.right[seen_at]
    around = model.right[max(0, seen_at - 1) : seen_at + 2]
    held = tuple(dict.fromkeys(stall.name for one in (way, *around) for stall in one.stalls))
    before = kind_of(model.right[seen_at - 1].text) if seen_at else "reset"
    later = "later" if theirs[index][1] > ours[index][1] else "earlier"
    kind = f"{stage}: {kind_of(way.text)} behind {before}, RTL {later}"
    text = model.right[index].text
    return Difference(
        index, seen_at, ours[index][0], text, theirs[index][1], ours[index][1], stage, held, kind
    )


def _stage(rtl: Taken, model: Taken, index: int) -> tuple[str, int]:
    """The first stage in which they differ, by time, and the instruction there."""
    theirs, ours = rtl.right, model.right
    if model.shown is not None:
        return _WITHOUT_MOMENTS[model.shown], index
    if not any(way.stages for way in theirs):
        return _COMMIT, index
    # From an instruction on that both tell whole.
    apart: dict[str, Counter[int]] = {}
    told = []
    for at in range(min(index + 4, len(ours), len(theirs))):
        for order, (stage, a, b) in enumerate(_moments(theirs[at], ours[at])):
            told.append((at, order, stage, a, b))
            if at < index:
                apart.setdefault(stage, Counter())[a - b] += 1
    if not apart:
        return _COMMIT, index
    usual = {stage: counts.most_common(1)[0][0] for stage, counts in apart.items()}
    # A log does not tell of its first instructions when they were decoded; all moments are told by
    # the same two clocks.
    clocks = usual[_COMMIT]
    odd = [
        (min(b, a - usual.get(stage, clocks)), at, order, stage)
        for at, order, stage, a, b in told
        if a - b != usual.get(stage, clocks) and at >= min(index, 1)
    ]
    # Ahead of the difference all commits agree, so what is odd there is what led to it, or was
    # hidden.
    near = [one for one in odd if one[1] >= index - 12]
    if not near:
        return _COMMIT, index
    _, at, _, stage = min(near)
    return stage, at


def _moments(theirs: Way, ours: Way) -> Iterator[tuple[str, int, int]]:
    for name, stage, late in _MOMENTS:
        a = next((span.first for span in theirs.stages if span.name == name), None)
        b = next((span.first for span in ours.stages if span.name == name), None)
        if a is not None and b is not None:
            yield stage, a - late, b - late
    # The log ends an instruction in the cycle behind its commit.
    yield _COMMIT, theirs.end, ours.end - 1
