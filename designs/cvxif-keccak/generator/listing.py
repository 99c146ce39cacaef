"""Writes the permutation as an assembly file.

Source: the RISC-V psABI (ilp32) for the frame; the design's instructions are macros of the
generated `xpqkeccak.inc`.
"""

from collections.abc import Sequence
from typing import Literal

from allocate import Allocation, Line
from forms import Form
from instar._core import print_function
from keccak import round_constants
from pairs import pairs, renamed
from permutation import CONSTANTS, ROUNDS, Orders, Rounds

#: In the order in which they are taken; the last one is the caller's pointer, of use after the
#: first block.
REGISTERS = [
    *(f"t{i}" for i in range(7)),
    *(f"a{i}" for i in range(2, 8)),
    *(f"s{i}" for i in range(12)),
    "ra",
    "a0",
]
SAVED = [f"s{i}" for i in range(12)] + ["ra"]
FRAME = 608
#: Where registers of the caller lie: above the state, the parities and the pointer.
SAVES = 256
#: Bytes of the constants of a block.
STEP = 8 * ROUNDS
SYMBOL = "keccak_f1600"
#: What is done to a block that has its loads and stores: nothing, registers chosen anew so that
#: none has to be copied at its end, that with words loaded ahead of when they are taken, or that
#: and pairs of instructions for two issue slots.
Finish = Literal["plain", "renamed", "ahead", "paired"]


def texts(form: Form, orders: Orders, finish: Finish) -> list[list[Line]]:
    """The three blocks with registers, in pairs for two issue slots if wanted."""
    blocks = Rounds(form, orders, REGISTERS[:-1]).blocks()
    usable = [REGISTERS[:-1], REGISTERS, REGISTERS]
    made = []
    for block, registers in zip(blocks, usable, strict=True):
        ends = list(block.registers_out)
        if finish == "plain":
            made.append(Allocation(block, registers).text)
            continue
        if finish in ("renamed", "ahead"):
            found = Allocation(block, registers, moves=False, ahead=finish == "ahead")
            made.append(renamed(found.text, found.ends, registers))
            continue
        made.append(pairs(Allocation(block, registers, rest=True).text, ends, registers))
    return made


def listing(
    title: str, form: Form, orders: Orders, finish: Finish = "plain", extension: str | None = "xpqkeccak"
) -> str:
    """The file."""
    first, middle, last = ([str(line) for line in block] for block in texts(form, orders, finish))
    constants = [word for lane in reversed(round_constants()) for word in form.constant(lane)]
    saves = [(register, SAVES + 4 * i) for i, register in enumerate(SAVED)]
    lines = [
        f"addi sp, sp, -{FRAME}",
        *(f"sw {register}, {offset}(sp)" for register, offset in saves),
        f"lla {CONSTANTS}, .Lconstants + {4 * len(constants) - STEP}",
        *first,
        f"addi {CONSTANTS}, {CONSTANTS}, -{STEP}",
        ".Lrounds:",
        *middle,
        # The table lies at a multiple of 256: the loop ends where the last block's constants begin.
        f"addi {CONSTANTS}, {CONSTANTS}, -{STEP}",
        f"andi a0, {CONSTANTS}, 255",
        "bnez a0, .Lrounds",
        *last,
        *(f"lw {register}, {offset}(sp)" for register, offset in saves),
        f"addi sp, sp, {FRAME}",
    ]
    rows = [", ".join(f"{word:#010x}" for word in constants[i : i + 4]) for i in range(0, len(constants), 4)]
    return file(title, lines, extension, rows)


def file(title: str, lines: list[str], extension: str | None, rows: Sequence[str] = ()) -> str:
    """A function of these instructions, with the extension's macros, if it has any, and its table."""
    comments = [
        f"Keccak-f[1600] (FIPS 202 section 3.3), {title}.",
        "From designs/cvxif-keccak/generator; do not edit. SPDX-License-Identifier: Apache-2.0",
    ]
    return print_function(comments, SYMBOL, lines, include=extension, align=256, rows=rows)
