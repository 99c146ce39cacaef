"""Programs that show what they read of their clocks, so that a trace of RTL tells it.

Each value, modulo 4096, is the distance of a byte that is stored from the program's first byte of
data, so the addresses in a trace are the values.
"""

from __future__ import annotations

#: What stands between two reads, by name. s1 walks through lines that nobody touched, s2 counts
#: rounds down.
STRETCHES = {
    "nothing": "",
    "a divide": "div a4, a2, a3",
    "a longer divide": "divu a4, a3, a2\nremu a4, s4, a3",
    "a divide that somebody waits for": "div a4, s4, a3\naddi a4, a4, 1",
    "a product": "mulh a4, a2, a3\naddi a5, a4, 1",
    "a fence": "fence",
    "a fence.i": "fence.i",
    "a load": "lw a4, 0(s3)",
    "a load that misses": "lw a4, 0(s1)\naddi s1, s1, 64",
    "a load that misses, and its reader": "lw a4, 0(s1)\naddi a4, a4, 1\naddi s1, s1, 64",
    "a store": "sw a2, 4(s3)",
    "a load behind a store": "sw a2, 4(s3)\nlw a4, 4(s3)\naddi a4, a4, 1",
    "a branch": "bnez a2, 1f\nnop\n1:",
    "a branch that is mispredicted": "andi a4, s2, 1\nbnez a4, 1f\nnop\n1:",
    "a mispredicted branch behind a load that misses": (
        "lw a4, 0(s1)\naddi s1, s1, 64\nandi a5, s2, 1\nadd a4, a4, a5\nbnez a4, 1f\nnop\n1:"
    ),
    "a jump through a register": "la a4, 1f\njr a4\nnop\n1:",
    "a CSR": "csrw mscratch, a2",
}
#: The same with a coprocessor's instructions, those of tests/hardware/coprocessor/designs/mixer.
OF_A_COPROCESSOR = {
    "an instruction of one cycle": ".insn r 0x5b, 0, 3, a4, a2, a3",
    "an instruction of three cycles": ".insn r 0x5b, 1, 0, a4, a2, a3",
    "two of one unit": ".insn r 0x5b, 2, 0, a4, a2, a3\n.insn r 0x5b, 2, 1, a5, a2, a4",
    "one behind a load that misses": "lw a4, 0(s1)\naddi s1, s1, 64\n.insn r 0x5b, 1, 0, a4, a4, a3",
    "one behind a mispredicted branch": "andi a4, s2, 1\nbnez a4, 1f\nnop\n1: .insn r 0x5b, 1, 0, a4, a2, a3",
}
#: Reads and writes of them, in one place.
WRITES = {
    "a write": "csrw {counter}, a2\ncsrr a1, {counter}",
    "a write and more": "csrw {counter}, a2\nnop\nnop\ncsrr a1, {counter}",
    "a write behind a divide": "div a4, a2, a3\ncsrw {counter}, a2\nmul a4, a2, a3\ncsrr a1, {counter}",
    "a read that sets": "csrrsi a1, {counter}, 1",
}
_STOPPED = "csrwi mcountinhibit, 5\ncsrr a0, {counter}\nnop\ncsrr a1, {counter}\ncsrwi mcountinhibit, 0\nshow"
COUNTERS = ("mcycle", "minstret")
#: A counter is shown modulo this: the bytes to which a store shows it.
SHOWN = 4096
_ROUNDS = 3


def program(
    between: dict[str, str] | None = None,
    *,
    xlen: int = 32,
    stops: bool = False,
    written: tuple[str, ...] = COUNTERS,
) -> str:
    """Reads of both counters around each of `between` (all stretches), in rounds of which the first is cold.

    Counters that `stops` are as CV32E40P's: they are let count first, and stopped at the end. Of
    those `written` the program also tries writes; what it reads from then on is what it wrote, and
    more.
    """
    lines = [_read(code, counter) for code in (between or STRETCHES).values() for counter in COUNTERS]
    writes = [_STOPPED.format(counter=counter) for counter in COUNTERS if stops]
    writes += [
        f"csrr a0, {counter}\n{code.format(counter=counter)}\nshow"
        for counter in written
        for code in WRITES.values()
    ]
    start = "csrr a0, mcountinhibit\ncsrr a1, mcycle\nshow\ncsrwi mcountinhibit, 0" if stops else ""
    return f"""
        .macro show
        slli a0, a0, {xlen - 12}
        srli a0, a0, {xlen - 12}
        add a0, a0, s0
        sb zero, 0(a0)
        slli a1, a1, {xlen - 12}
        srli a1, a1, {xlen - 12}
        add a1, a1, s0
        sb zero, 0(a1)
        .endm
        .globl main
main:   la s0, data
{start}
        csrr a0, mcycle
        csrr a1, minstret
        show
        la s1, lines
        la s3, word
        li s2, {_ROUNDS}
        li s4, 0x7fff0001
        li a2, 1000
        li a3, 7
again:
{chr(10).join(lines)}
        addi s2, s2, -1
        beqz s2, 2f
        j again
2:
{chr(10).join(writes)}
        li a0, 0
        ret
        .data
        .balign {SHOWN}
data:   .skip {SHOWN}
word:   .skip 64
lines:  .skip {64 * 3 * len(COUNTERS) * _ROUNDS}
"""


def _read(code: str, counter: str) -> str:
    return f"csrr a0, {counter}\n{code}\ncsrr a1, {counter}\nshow"
