"""What a program reads of its clocks in RTL and from the model: the RTL's memory must hold the same."""

from __future__ import annotations

from pathlib import Path

import pytest
from instar import rtl
from instar._core import Program
from instar.places import library

from .test_score import built

#: Instructions between two reads: the difference is kept.
BETWEEN = {
    "nothing": "",
    "a divide": "div a4, a2, a3",
    "a fence": "fence",
    "a load": "lw a4, 1024(s0)",
    "a product": "mulh a4, a2, a3\naddi a5, a4, 1",
    "a branch": "bnez a2, 1f\nnop\n1:",
    "a load behind a store": "sw a2, 1028(s0)\nlw a4, 1028(s0)\naddi a4, a4, 1",
}


def program(stops: bool) -> str:
    """Reads around each of them, of both counters, and behind writes; `stops`: they can be stopped."""
    lines = []
    for code in BETWEEN.values():
        for counter in ("mcycle", "minstret"):
            lines.append(f"csrr a0, {counter}\n{code}\ncsrr a1, {counter}\nkeep")
    for counter in ("mcycle", "minstret"):
        lines += [f"li a0, 100\ncsrw {counter}, a0\n{code}\ncsrr a1, {counter}\nkeep" for code in ("", "nop")]
        lines.append(f"csrr a0, {counter}\ncsrrsi a1, {counter}, 1\nkeep")
    if stops:
        lines.append(
            "csrwi mcountinhibit, 5\ncsrr a0, mcycle\nnop\ncsrr a1, mcycle\nkeep\ncsrwi mcountinhibit, 0"
        )
    rounds = "\n".join(lines)
    start = "csrwi mcountinhibit, 0" if stops else "nop"
    return f"""
        .macro keep
        sub a1, a1, a0
        sw a1, 0(s0)
        addi s0, s0, 4
        .endm
        .globl main
main:   {start}
        la s0, results
        li a2, 1000
        li a3, 7
        li s2, 3
again:
{rounds}
        addi s2, s2, -1
        bnez s2, again
        li a0, 0
        ret
        .bss
        .balign 64
results: .skip 4096
"""


@pytest.mark.slow
@pytest.mark.parametrize(("name", "stops"), [("cv32e40p", True), ("cva6-2022", False)])
def test_counters_show_a_program_what_they_show_it_in_rtl(name: str, stops: bool, tmp_path: Path) -> None:
    core = library().core(name)
    elf = built(tmp_path, program(stops))
    made = Program(elf, isa=core.isa, misaligned_allowed=core.misaligned_allowed)
    # What memory holds in RTL is compared with what the program, with the model's clock, left there.
    windows = rtl.score(core, made.rtl_image(core), "counters", lambda _: None)["windows"]
    assert windows[0]["accuracy"] == 1.0
