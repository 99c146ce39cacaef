"""No sequence of vector instructions stalls a core for ever: a short form of vector_stalls."""

from __future__ import annotations

from pathlib import Path

import pytest
from instar._core import Arg
from instar.places import library
from instar.schedule import program_of
from instar.toolchain import find_compiler

from .vector_stalls import SETTINGS, tried

SUM = """    .text
    .option norvc
    .globl sum
    .type sum, @function
    .balign 64
sum:
    vsetivli zero, 16, e32, m1, ta, ma
    vle32.v v8, (a0)
    vsetivli zero, 1, e32, m1, ta, ma
    vmv.s.x v10, zero
    vsetivli zero, 16, e32, m1, ta, ma
    vredsum.vs v8, v8, v10
    vmv.x.s a0, v8
    ret
    .size sum, . - sum
"""


@pytest.mark.parametrize("core", ["marian", "marian-plain", "ara-4-lanes"])
def test_a_sum_as_compilers_write_it_comes_to_its_end(core: str, tmp_path: Path) -> None:
    source = tmp_path / "sum.S"
    source.write_text(SUM)
    of = library().core(core)
    called = program_of(source, of.isa, None, find_compiler()).call("sum", [Arg.input(bytes(64))], core=of)
    assert called["cycles"]


@pytest.mark.parametrize("setting", SETTINGS)
def test_random_vector_sequences_come_to_their_end(setting: str) -> None:
    assert tried(setting, 3000, 150).stalled == []


#: The beginning of the note on a unit in which nothing can go on.
STOOD_STILL = "none of the vector instructions in flight could go on"


@pytest.mark.parametrize(("setting", "first"), [("marian", 3250), ("marian", 5000), ("16 lanes", 3250)])
def test_what_the_rtl_ends_does_not_stand_still_in_the_model(setting: str, first: int) -> None:
    """Each has a number that was given again while a unit still held its instruction."""
    assert not any(note.startswith(STOOD_STILL) for note in tried(setting, first, 250).notes)


#: A distance that is no power of two and has none of the bits that count a row's bytes.
FAR_SLIDE = """    .text
    .option norvc
    .globl far
    .type far, @function
    .balign 64
far:
    li a1, 96
    vsetvli t0, zero, e8, m2, ta, ma
    vle8.v v8, (a0)
    vslidedown.vx v12, v8, a1
    vse8.v v12, (a0)
    ret
    .size far, . - far
"""


def test_where_the_rtl_goes_round_for_ever_the_model_does_not_and_a_note_says_so(tmp_path: Path) -> None:
    """In Marian's RTL that slide has no end."""
    source = tmp_path / "far.S"
    source.write_text(FAR_SLIDE)
    core = library().core("marian")
    program = program_of(source, core.isa, None, find_compiler())
    called = program.call("far", [Arg.inout(bytes(128))], core=core)
    assert called["cycles"] and any("goes round for ever" in note for note in called["stands_still"])
