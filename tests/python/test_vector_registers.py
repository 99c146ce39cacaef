"""Vector registers as a run left them, as arrays of the current SEW."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import instar
import numpy as np
import pytest
from instar._core import InstarError
from instar.toolchain import Build, build, find_compiler

_CODE = """
    .globl work
    .type work, @function
# a0: AVL, a1: vtype
work:
    vsetvl  t0, a0, a1
    vid.v   v8
    ret
    .size work, .-work
"""


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> instar.Program:
    source = tmp_path_factory.mktemp("vectors") / "work.S"
    source.write_text(_CODE)
    isa = "rv64imcv_zvl256b"
    return instar.Program(build(Build(find_compiler(), isa, (source,))), isa=isa)


@pytest.mark.parametrize("sew", [0, 1, 2, 3])
def test_registers_are_arrays_of_the_current_sew(program: instar.Program, sew: int) -> None:
    elements = 2 * 256 // (8 << sew)
    program.call("work", np.uint64(1000), np.uint64(sew << 3 | 1))
    v = program.registers.v
    assert (v.vl, v.sew, v.lmul, v.vlenb, len(v)) == (elements, 8 << sew, Fraction(2), 32, 32)
    assert v[8].dtype == np.dtype(f"u{1 << sew}") and len(v[8]) == elements // 2
    assert v[8:10].tolist() == list(range(elements))
    assert not v[8:10].flags.writeable and v[9:9].size == 0
    assert int(v[8].view(np.uint8)[1 << sew]) == 1


def test_fractions_and_an_illegal_vtype_are_told(program: instar.Program) -> None:
    program.call("work", np.uint64(1000), np.uint64(7))
    v = program.registers.v
    assert (v.vl, v.lmul, v.vill) == (16, Fraction(1, 2), False)
    assert "vl 16, e8, LMUL 1/2" in repr(v)
    with pytest.raises(InstarError, match="illegal"):
        program.call("work", np.uint64(1), np.uint64(4))
    v = program.registers.v
    assert v.vill and v.sew == 8 and v.vtype == 1 << 63


def test_what_is_no_register_is_refused(program: instar.Program) -> None:
    v = program.registers.v
    with pytest.raises(InstarError, match="there is no v32; there are 32"):
        v[32]
    with pytest.raises(InstarError, match="is no vector register"):
        v["v8"]  # type: ignore[index]
    with pytest.raises(InstarError, match="has no step"):
        v[0:8:2]


def test_without_vectors_there_are_none(tmp_path: Path) -> None:
    source = tmp_path / "work.S"
    source.write_text(".globl work\n.type work, @function\nwork: ret\n.size work, .-work\n")
    plain = instar.Program(build(Build(find_compiler(), "rv32imc", (source,))), isa="rv32imc")
    plain.call("work")
    assert (len(plain.registers.v), plain.registers.v.vl, list(plain.registers.v)) == (0, 0, [])
    assert repr(plain.registers.v) == "no vector registers"
