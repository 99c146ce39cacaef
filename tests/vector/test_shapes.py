"""Code that runs under one vtype after another: blocks are made for what they find."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest
from instar._core import Arg, Program
from instar.toolchain import Build, build, find_compiler

_ROOM = 1024
_CODE = """
    .globl work
    .type work, @function
# a0: destination, a1 and a2: sources, a3: avl, a4: vtype, a5: vstart
work:
    li      t0, -1
    vsetvli t1, t0, e8, m8, ta, ma
    vle8.v  v8, (a0)
    vle8.v  v16, (a1)
    vle8.v  v24, (a2)
    vsetvl  t1, a3, a4
    csrw    vstart, a5
    jal     t2, sum
    vsetvli t1, t0, e8, m8, ta, ma
    vse8.v  v8, (a0)
    ret
sum:
    vadd.vv v8, v16, v24
    jr      t2
    .size work, .-work
"""
_LINK = """
OUTPUT_ARCH(riscv)
ENTRY(work)
SECTIONS { . = 0x80000000; .text : { *(.text*) } . = 0x80010000; .data : { *(.data*) *(.bss*) } }
"""


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Program:
    folder = tmp_path_factory.mktemp("shapes")
    (folder / "work.S").write_text(_CODE)
    (folder / "link.ld").write_text(_LINK)
    request = Build(
        compiler=find_compiler(),
        isa="rv64imcv_zvl256b",
        sources=(folder / "work.S",),
        link_script=folder / "link.ld",
    )
    return Program(build(request), isa="rv64imcv_zvl256b")


def test_one_sum_adds_as_many_elements_of_as_many_bits_as_vtype_says_whatever_it_did_before(
    program: Program,
) -> None:
    random = np.random.default_rng(7)
    before, a, b = (random.integers(0, 256, _ROOM, dtype=np.uint8) for _ in range(3))
    cases = [*product((0, 1, 2, 3), (0, 1, 3), (1, 3, 7, 1000), (0, 2))]
    # Twice, in an order that comes back to each vtype after others.
    for sew, lmul, avl, vstart in [*cases, *cases[::-3]]:
        out = before.copy()
        numbers = [Arg.value("size", value) for value in (avl, lmul | sew << 3, vstart)]
        buffers = [Arg.inout(out.tobytes()), Arg.input(a.tobytes()), Arg.input(b.tobytes())]
        result = program.call("work", [*buffers, *numbers])
        vl = min(avl, (256 * 2**lmul) // (8 * 2**sew))
        kind = np.dtype(f"u{2**sew}")
        expected = before[:256].copy()
        words = expected.view(kind)
        words[vstart:vl] = (a[:256].view(kind) + b[:256].view(kind))[vstart:vl]
        left = result["buffers"][0]
        assert left is not None and left[:256] == expected.tobytes(), (sew, lmul, avl, vstart)
