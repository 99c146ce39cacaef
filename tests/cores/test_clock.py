"""What a program reads of its clocks is what it reads in RTL, wherever it reads them.

Source: `tests/cores/record_clocks.py`, which says how the traces were recorded.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

import pytest
import zstandard

from .clock_programs import SHOWN
from .record_clocks import CLOCKS, Clocks, run_of

#: Words of `csrr rd, mcycle` and `csrr rd, minstret` without rd, and of `sb zero, 0(rs1)` without
#: rs1.
_READS_MCYCLE, _READS_MINSTRET, _RD = 0xB0002073, 0xB0202073, 0xF80
_SHOWS, _RS1 = 0x00000023, 0xF8000
#: Words of writes of mcycle and mcountinhibit, without rd and what is written.
_WRITES, _WRITE = (0xB0001073, 0xB0006073, 0x32005073), 0xFFF0707F


@dataclass(frozen=True)
class Line:
    """One retired instruction."""

    pc: int
    word: int
    cycle: int
    #: Of a store that shows a value, that value.
    shown: int | None


def in_rtl(clocks: Clocks) -> list[Line]:
    """What RTL retired."""
    text = zstandard.ZstdDecompressor().stream_reader(clocks.trace.read_bytes()).read().decode()
    lines = []
    for line in text.splitlines():
        pc, word, cycle, *more = line.split()
        shows = int(word, 16) & ~_RS1 == _SHOWS and len(word) == 8
        shown = int(more[0], 16) % SHOWN if shows else None
        lines.append(Line(int(pc, 16), int(word, 16), int(cycle), shown))
    return lines


def in_model(clocks: Clocks, **overrides: int | bool | str) -> Iterator[Line]:
    """What simulator and model have."""
    core = clocks.model(**overrides)
    for batch in run_of(clocks, core).retired(core=core):
        for at, one in enumerate(batch.instructions()):
            word = int(batch.statics.words[batch.ids[at]])
            shows = word & ~_RS1 == _SHOWS
            assert one.cycle is not None
            yield Line(one.pc, word, one.cycle, one.accesses[0].address % SHOWN if shows else None)


def differences(clocks: Clocks, **overrides: int | bool | str) -> list[tuple[Line, Line]]:
    """RTL and model where they show another value, or have another distance from the instruction before."""
    rtl, model = in_rtl(clocks), list(in_model(clocks, **overrides))
    # What RTL retires until it has seen the end is none of the run.
    assert [(line.pc, line.word) for line in model] == [(line.pc, line.word) for line in rtl[: len(model)]]
    before = (rtl[0].cycle, model[0].cycle)
    found = []
    for theirs, ours in zip(rtl, model, strict=False):
        same = theirs.cycle - before[0] == ours.cycle - before[1] and theirs.shown == ours.shown
        if not same:
            found.append((theirs, ours))
        before = theirs.cycle, ours.cycle
    return found


ALL = pytest.mark.parametrize("clocks", [pytest.param(one, id=one.name) for one in CLOCKS])


@ALL
def test_every_value_that_a_program_reads_of_its_clocks_is_that_of_rtl(clocks: Clocks) -> None:
    assert differences(clocks) == []


def stretch(lines: list[Line]) -> list[Line]:
    """The longest one without a write that changes how the counter goes on."""
    places = [at for at, line in enumerate(lines) if any(line.word & _WRITE == one for one in _WRITES)]
    ends = [0, *places, len(lines)]
    first, last = max(pairwise(ends), key=lambda pair: pair[1] - pair[0])
    return lines[first:last]


@ALL
def test_in_rtl_a_read_shows_its_own_cycle_and_not_that_of_the_instruction_before_it(clocks: Clocks) -> None:
    reads: dict[int, tuple[int, int]] = {}
    own, before = set(), set()
    lines = stretch(in_rtl(clocks))
    for earlier, line in pairwise(lines):
        if line.word & ~_RD in (_READS_MCYCLE, _READS_MINSTRET):
            reads[line.word >> 7 & 31] = (line.cycle, earlier.cycle)
            if line.word & ~_RD == _READS_MINSTRET:
                del reads[line.word >> 7 & 31]
        elif line.shown is not None and (read := reads.pop(line.word >> 15 & 31, None)):
            own.add((line.shown - read[0]) % SHOWN)
            before.add((line.shown - read[1]) % SHOWN)
    assert len(own) == 1
    # After what takes long the two are apart: a model of the other rule is seen.
    assert len(before) > 1


def test_a_core_with_another_parameter_does_not_show_the_same_values() -> None:
    (cva6,) = (one for one in CLOCKS if one.core == "cva6-single")
    values = [(theirs.shown, ours.shown) for theirs, ours in differences(cva6, multiply_latency=3)]
    assert any(theirs != ours for theirs, ours in values)
