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
