"""Random programs with interrupts: those of `pipeline_programs` under a timer that comes at random times.

The handler notes where and when it was entered, sets the timer anew, and lets others in now and then. The
program raises software interrupts, masks and unmasks, and sleeps; with an engine on the bus it starts that
(engine_on_bus.py), goes on, and is interrupted by its end. The same seed gives the same program.
"""

from __future__ import annotations

import random

from . import engine_on_bus as engine
from .pipeline_programs import BUFFER, DATA, Machine, Writer

#: Of the timer: its window, mtime and mtimecmp.
_MSIP, _COMPARE, _TIME = 0x0200_0000, 0x0200_4000, 0x0200_BFF8
#: Shares of blocks that begin at a multiple of four, of programs by turns.
ALIGNED = (0.7, 1.0, 0.3)
#: Bits of mie: software and timer interrupt.
_SOFTWARE, _TIMER = 1 << 3, 1 << 7
#: A core that has all that the programs try.
_EVERYTHING = Machine()
#: Bytes of the handler's notes, which begin anew behind them.
_NOTES = 1 << 12

#: Of the interrupts that a handler may be entered for, the engine's have a bit that others lack.
_ASKS = """csrr t0, mcause
        andi t0, t0, 24
        bnez t0, ended"""
_ENDED = f"""ended:  li   t0, {engine.BASE:#x}
        lw   t1, {engine.STATUS}(t0)
        lw   t1, {engine.RESULT}(t0)
        andi t1, t1, 3
        beqz t1, leave
        j    nest
"""


def _handler(asks: str, ended: str) -> str:
    return f"""
        .balign 256
vectors:
        .option push
        .option norvc
        .rept 32
        j    entry
        .endr
        .option pop
        .balign 256
entry:  addi sp, sp, -32
        sw   t0, 0(sp)
        sw   t1, 4(sp)
        sw   t2, 8(sp)
        la   t2, cursor
        lw   t0, 0(t2)
        csrr t1, mepc
        sw   t1, 0(t0)
        csrr t1, mcause
        sw   t1, 4(t0)
        csrr t1, mip
        sw   t1, 8(t0)
        li   t1, {_TIME:#x}
        lw   t1, 0(t1)
        sw   t1, 12(t0)
        addi t0, t0, 16
        slli t1, t0, 20
        bnez t1, 1f
        li   t1, {_NOTES}
        sub  t0, t0, t1
1:      sw   t0, 0(t2)
        {asks}
        csrr t0, mcause
        andi t0, t0, 4
        bnez t0, timer
        li   t0, {_MSIP:#x}
        sw   zero, 0(t0)
        j    leave
timer:  lw   t0, 4(t2)
        li   t1, 1103515245
        mul  t0, t0, t1
        addi t0, t0, 1235
        sw   t0, 4(t2)
        srli t0, t0, 16
        andi t1, t0, 1
        bnez t1, 2f
        andi t0, t0, 63
2:      andi t0, t0, 511
        li   t1, {_TIME:#x}
        lw   t1, 0(t1)
        add  t0, t0, t1
        li   t1, {_COMPARE:#x}
        sw   t0, 0(t1)
        andi t0, t0, 3
        bnez t0, leave
nest:   csrr t0, mepc
        csrr t1, mstatus
        sw   t0, 12(sp)
        sw   t1, 16(sp)
        li   t0, {_MSIP:#x}
        sw   sp, 0(t0)
        csrsi mstatus, 8
        div  t0, t0, t1
        lw   t1, 16(sp)
        csrci mstatus, 8
        lw   t0, 12(sp)
        csrw mstatus, t1
        csrw mepc, t0
leave:  lw   t2, 8(sp)
        lw   t1, 4(sp)
        lw   t0, 0(sp)
        addi sp, sp, 32
        mret
{ended}"""


def _starts(writer: Writer) -> None:
    """The engine is started, and waited for by what comes soon, later, or not at all."""
    writer.line(f"li t6, {engine.BASE:#x}")
    writer.line(f"li t5, {writer.random.randrange(40)}")
    writer.line(f"sw t5, {engine.LENGTH}(t6)")
    writer.line(f"lw t5, {engine.STATUS}(t6)" if writer.random.random() < 0.2 else "nop")
    writer.line("li t5, 1")
    writer.line(f"sw t5, {engine.START}(t6)")
    chance = writer.random.random()
    if chance < 0.3:
        # It is held up until the command has ended.
        writer.filler(4)
        writer.line(f"li t6, {engine.BASE:#x}")
        writer.line(f"lw t5, {engine.RESULT}(t6)")
    elif chance < 0.5:
        writer.filler(2)
        writer.line("wfi")


def _event(writer: Writer, number: int | None) -> None:
    """What has to do with interrupts; t5 and t6 are free here."""
    if number is not None and writer.random.random() < 0.5:
        _starts(writer)
        return
    chance = writer.random.random()
    if chance < 0.3:
        writer.line(f"li t5, {writer.random.choice([1, 1, 0, -1])}")
        writer.line(f"li t6, {_MSIP:#x}")
        writer.line("sw t5, 0(t6)")
    elif chance < 0.5:
        writer.line("csrci mstatus, 8")
        writer.filler(6)
        writer.line("csrsi mstatus, 8")
    elif chance < 0.7:
        bits = writer.random.choice([_SOFTWARE, _TIMER, _SOFTWARE | _TIMER])
        writer.line(f"li t5, {bits}")
        writer.line("csrc mie, t5")
        writer.filler(6)
        writer.line(f"li t5, {bits}")
        writer.line("csrs mie, t5")
    elif chance < 0.85:
        writer.filler(2)
        writer.line("wfi")
    else:
        # It wakes what takes no interrupt.
        writer.line("csrci mstatus, 8")
        writer.filler(2)
        writer.line("wfi")
        writer.filler(2)
        writer.line("csrsi mstatus, 8")


def program(
    seed: int,
    blocks: int,
    rounds: int,
    aligned: float = 0.7,
    has: Machine = _EVERYTHING,
    number: int | None = None,
) -> str:
    """A program whose `main` goes `rounds` times through so many blocks, interrupted; `number` is that of an
    engine's interrupt.
    """
    writer = Writer(seed, aligned, 0.0, has)
    for _ in range(blocks):
        writer.filler(3)
        if writer.random.random() < 0.3:
            _event(writer, number)
        writer.turn()
    vector = writer.random.choice(["vectors + 1", "entry" if has.direct else "vectors + 1"])
    values = "\n".join(f"        li {name}, {writer.random.getrandbits(32):#x}" for name in sorted(DATA))
    body = "\n".join(writer.lines)
    return f"""
        .globl main
main:   mv   tp, ra
        la   t0, {vector}
        csrw mtvec, t0
        li   t0, {_TIME:#x}
        sw   zero, 0(t0)
        sw   zero, 4(t0)
        li   t0, {_COMPARE:#x}
        li   t1, {writer.random.randrange(60, 300)}
        sw   t1, 0(t0)
        sw   zero, 4(t0)
        li   t0, {_SOFTWARE | _TIMER | (0 if number is None else 1 << number)}
        csrw mie, t0
        la   s0, buffer
        li   s11, {rounds}
{values}
        csrsi mstatus, 8
again:
{body}
        addi s11, s11, -1
        beqz s11, done
        j    again
done:   csrci mstatus, 8
        la   t0, parked
        csrw mtvec, t0
        li   a0, 0
        jr   tp
        # What calls the environment in RTL behind the program's end.
        .balign 256
parked: j    parked
{_handler(*(("", "") if number is None else (_ASKS, _ENDED)))}
        .data
        .balign 8
cursor: .word notes, {writer.random.getrandbits(31)}
        .bss
        .balign 8
buffer: .space {BUFFER + 8}
        .balign {_NOTES}
notes:  .space {_NOTES}
"""


def sleeper(seed: int, naps: int, rounds: int) -> str:
    """A program that sleeps after code of every kind, and keeps by how much mcycle and mtime went on.

    A timer wakes it some cycles before it sleeps, or later; no interrupt is taken.
    """
    chance = random.Random(seed)
    words = [".option push\n.option norvc\naddi t3, t3, 1\n.option pop"] * 6
    words += ["c.addi t4, 1", "mul t4, t3, t3", "lw t4, 0(s0)", "sw t4, 0(s0)"]
    lines = []
    for nap in range(naps):
        lines += ["lw t1, 0(s1)", f"addi t1, t1, {chance.randrange(46)}", "sub t1, t1, s3", "sw t1, 0(s2)"]
        lines += ["csrr s4, mcycle", ".balign 4"]
        if nap % 4:
            lines += ["j 1f", ".balign 4", *["c.nop"] * (nap % 4 == 2), "1:"]
        lines += [chance.choice(words) for _ in range(chance.randrange(4))]
        lines += ["wfi", "csrr s5, mcycle", "lw t5, 0(s1)", "sub s5, s5, s4", "sub t5, t5, t1"]
        lines += ["sw s5, 0(s0)", "sw t5, 4(s0)", "addi s0, s0, 8"]
    body = "\n".join(lines)
    return f"""
        .globl main
main:   mv   tp, ra
        la   s0, notes
        li   s1, {_TIME:#x}
        li   s2, {_COMPARE:#x}
        sw   zero, 4(s2)
        li   t0, {_TIMER}
        csrw mie, t0
        li   s3, {rounds}
again:
{body}
        addi s3, s3, -1
        beqz s3, done
        j    again
done:   li   a0, 0
        jr   tp
        .bss
        .balign 8
notes:  .space {8 * naps * rounds}
"""


#: What may be in the pipeline when a line rises: what masks it or lowers it, too.
_EDGES = {
    "nothing": "",
    "clears mstatus": "csrci mstatus, 8\n nop\n csrsi mstatus, 8",
    "clears mie": "csrc mie, s4\n nop\n csrs mie, s4",
    "writes mie": "csrw mie, zero\n nop\n csrw mie, s4",
    "sets mstatus": "csrsi mstatus, 8",
    "lowers its line": "sw s5, 0(s2)",
    "lowers it late": "lw t4, 0(s0)\n sw s5, 0(s2)\n add t4, t4, t4",
    "raises another": "sw s4, 0(s3)\n nop",
    "raises and lowers another": "sw s4, 0(s3)\n sw zero, 0(s3)",
    "divides": "div t4, s5, s4\n rem t4, t4, s4",
    "loads": "lw t4, 0(s0)\n add t4, t4, t4",
    "stores": "sw t4, 0(s0)\n sw t4, 2(s0)",
    "jumps": "j 2f\n nop\n2:",
    "jumps across words": ".balign 4\n j 2f\n .balign 4\n c.nop\n2: .insn i 0x13, 0, x0, x0, 0",
    "branches on what it loads": "lw t4, 0(s0)\n bne t4, s5, 2f\n nop\n2:",
    "jumps by what it loads": "la t4, 2f\n sw t4, 4(s0)\n lw t4, 4(s0)\n jr t4\n nop\n2:",
    "fences": "fence.i",
    "reads mip": "csrr t4, mip\n sw t4, 8(s0)",
    "sleeps": "csrci mstatus, 8\n lw t1, 0(s1)\n addi t1, t1, 30\n sw t1, 0(s2)\n wfi\n csrsi mstatus, 8",
}


#: Instructions between a jump and where it leads, so that its line is another one.
_FAR = " nop\n" * 12
#: Stores that a fence waits for.
_STORES = "".join(f" sw t4, {16 + 8 * at}(s0)\n" for at in range(4))
#: What is decoded and dropped, and taken off when it comes again: behind what enables, and behind a
#: fence that waits for stores.
_DROPPED = {
    "a load behind a store": "csrci mstatus, 8\n la t4, 2f\n lw t1, 0(s1)\n addi t1, t1, 60\n sw t1, 0(s2)\n"
    f"{_FAR} wfi\n nop\n"
    " csrsi mstatus, 8\n sw t4, 0(s0)\n xor t5, t5, t1\n lw t5, 0(s0)\n jr t5\n nop\n2:",
    "a jump by what it loads, the cache emptied": "la t4, 2f\n sw t4, 0(s0)\n fence.i\n lw t5, 0(s0)\n"
    " xor t6, t6, t1\n jr t5\n2:",
    "a jump by what it loads": "la t4, 2f\n sw t4, 4(s0)\n lw t5, 4(s0)\n"
    f"{_STORES} fence\n lw t5, 4(s0)\n jr t5\n{_FAR}2:",
    "a jump by a product": f"la t4, 2f\n{_STORES} fence\n mul t5, t4, s6\n jr t5\n{_FAR}2:",
    "a branch on a byte": f"li t5, 128\n sb t5, 4(s0)\n lb t5, 4(s0)\n{_STORES} fence\n lb t5, 4(s0)\n"
    f" blt t5, zero, 2f\n{_FAR}2:",
}


def dropped(latest: int) -> str:
    """A program whose timer's line rises before, while and after each of a list of instructions is
    dropped, which stand anywhere in a line of code.
    """
    lines = ["li s6, 1"]
    for body in _DROPPED.values():
        for late in range(latest):
            lines += [".balign 16", *["c.nop"] * (late % 8)]
            lines += ["lw t1, 0(s1)", f"addi t1, t1, {late}", "sw t1, 0(s2)", body, "sw s5, 0(s2)"]
            lines.append("addi s0, s0, 64")
    return _around(lines, 64 * len(_DROPPED) * latest)


def edges(latest: int, has: Machine = _EVERYTHING) -> str:
    """A program whose timer's line rises before, in and after each of a list of instructions."""
    lines = []
    for body in _EDGES.values():
        if not has.misaligned:
            body = body.replace("2(s0)", "4(s0)")
        for late in range(latest):
            lines += ["lw t1, 0(s1)", f"addi t1, t1, {late}", "sw t1, 0(s2)", *["nop"] * 4]
            lines += [body, "nop", "xor t5, t5, t1", "nop", "sw s5, 0(s2)"]
    return _around(lines, 0)


def _around(lines: list[str], behind: int) -> str:
    """A program of these lines, and the handler of its timer; its buffer has so many bytes more."""
    text = "\n".join(lines)
    return f"""
        .globl main
main:   mv   tp, ra
        la   t0, vectors + 1
        csrw mtvec, t0
        la   s0, buffer
        li   s1, {_TIME:#x}
        li   s2, {_COMPARE:#x}
        li   s3, {_MSIP:#x}
        li   s4, {_SOFTWARE | _TIMER | 1}
        sw   zero, 0(s1)
        sw   zero, 4(s1)
        li   s5, -1
        sw   s5, 0(s2)
        sw   zero, 4(s2)
        li   t0, {_SOFTWARE | _TIMER}
        csrw mie, t0
        csrsi mstatus, 8
{text}
        csrci mstatus, 8
        la   t0, parked
        csrw mtvec, t0
        li   a0, 0
        jr   tp
        .balign 256
parked: j    parked
        .balign 256
vectors:
        .option push
        .option norvc
        .rept 32
        j    entry
        .endr
        .option pop
entry:  sw   s5, 0(s2)
        sw   zero, 0(s3)
        csrr t6, mepc
        add  s7, s7, t6
        slli t6, s7, 1
        xor  s7, s7, t6
        lw   t6, 0(s1)
        add  s7, s7, t6
        sw   s7, 12(s0)
        mret
        .bss
        .balign 8
buffer: .space {32 + behind}
"""
