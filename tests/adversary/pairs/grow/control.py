"""Pieces with loops and branches."""

from __future__ import annotations

from tests.adversary.pairs.code import (
    Ins,
)
from tests.adversary.pairs.grow.grower import Grower
from tests.adversary.pairs.grow.memory import straight, stream


def loop(g: Grower) -> None:
    """A fixed number of rounds."""
    _rounds(g, 0)


def counted(g: Grower) -> None:
    """As many rounds as an argument says."""
    if g.counts and not any(ins.group == -1 for ins in g.body):
        _rounds(g, g.counts[0])
    else:
        straight(g)


def _rounds(g: Grower, counted: int) -> None:
    p, counter, temp, end = g.some(4)
    size = g.random.choice((4, 4, 1, 2) if g.xlen == 32 else (4, 8, 1, 2))
    op = {1: "lbu", 2: "lh", 4: "lw", 8: "ld"}[size]
    again, done = g.label(), g.label()
    source = g.random.choice(g.pointers)
    to_end = counted == 0 and g.random.random() < 0.3
    if counted:
        g.body.append(Ins("beq", rs1=counted, rs2=0, label=done, group=-1))
        g.add("mv", rd=counter, rs1=counted)
    elif not to_end:
        g.add("li", rd=counter, imm=g.random.randint(2, 6))
    g.add("mv", rd=p, rs1=source)
    if to_end:
        g.add("addi", rd=end, rs1=source, imm=size * g.random.randint(2, 6))
    g.add("label", label=again)
    g.add(op, rd=temp, rs1=p, imm=g.random.choice((0, 0, size)))
    g.mix(temp)
    if g.random.random() < 0.15:
        # The loop ends where a value says so, too.
        g.add(g.random.choice(("beq", "blt")), rs1=temp, rs2=0, label=done)
    if source in g.outputs and g.random.random() < 0.5:
        g.add({1: "sb", 2: "sh", 4: "sw", 8: "sd"}[size], rs1=p, rs2=g.result)
    g.add("addi", rd=p, rs1=p, imm=size)
    if to_end:
        g.add(g.random.choice(("bne", "bltu")), rs1=p, rs2=end, label=again)
    else:
        g.add("addi", rd=counter, rs1=counter, imm=-1)
        g.add("bne", rs1=counter, rs2=0, label=again)
    g.add("label", label=done)


def copy(g: Grower) -> None:
    """Words of one buffer are changed and put into another one, up to an end that an argument says."""
    if not g.counts or any(ins.group == -1 for ins in g.body):
        stream(g)
        return
    p, q, end, temp = g.some(4)
    again, done = g.label(), g.label()
    g.body.append(Ins("beq", rs1=g.counts[0], rs2=0, label=done, group=-1))
    g.add("mv", rd=p, rs1=g.random.choice(g.pointers))
    g.add("mv", rd=q, rs1=g.random.choice(g.outputs))
    g.add("sh2add", rd=end, rs1=g.counts[0], rs2=p)
    g.add("label", label=again)
    g.add("lw", rd=temp, rs1=p)
    g.mix(temp)
    g.add("addi", rd=p, rs1=p, imm=4)
    g.add("sw", rs1=q, rs2=g.result if g.random.random() < 0.5 else temp)
    g.add("addi", rd=q, rs1=q, imm=4)
    g.add(g.random.choice(("bne", "bltu")), rs1=p, rs2=end, label=again)
    g.add("label", label=done)


def early(g: Grower) -> None:
    """An early return where a pointer is null, or a value has no sign."""
    g.leaves = g.leaves or g.label()
    tested = g.random.choice([*g.pointers, *g.values, *g.counts])
    g.add("beq" if tested in g.pointers else "bge", rs1=tested, rs2=0, label=g.leaves)
    temp = g.some(1)[0]
    op, size = g.load()
    g.add(op, rd=temp, rs1=g.random.choice(g.pointers), imm=g.offset(size))
    g.mix(temp)


def null(g: Grower) -> None:
    """What a pointer leads to is read unless it is null."""
    p, temp = g.random.choice(g.pointers), g.some(1)[0]
    skip = g.label()
    g.add("beq", rs1=p, rs2=0, label=skip)
    for _ in range(g.random.randint(1, 2)):
        op, size = g.load()
        g.add(op, rd=temp, rs1=p, imm=g.offset(size))
        g.mix(temp)
    g.add("label", label=skip)


def compared(g: Grower) -> None:
    """Two pointers, or one and a place after it, are compared."""
    a, b = g.random.choice(g.pointers), g.random.choice(g.pointers)
    temp, other = g.some(2)
    if a == b or g.random.random() < 0.4:
        g.add("addi", rd=temp, rs1=a, imm=g.random.choice((4, 16, 64, 2047, -4)))
        if g.random.random() < 0.3:
            g.add("lui", rd=other, imm=g.random.choice((0x7FFF0, 0x80000, 1)))
            g.add("add", rd=temp, rs1=a, rs2=other)
        b = temp
    if g.random.random() < 0.4:
        g.add(g.random.choice(("sltu", "slt")), rd=other, rs1=a, rs2=b)
        g.mix(other)
        return
    skip = g.label()
    g.add(g.random.choice(("bltu", "bgeu", "beq", "bne", "blt")), rs1=a, rs2=b, label=skip)
    g.add("addi", rd=g.result, rs1=g.result, imm=g.random.randint(1, 99))
    if g.random.random() < 0.5:
        g.add("sw", rs1=g.random.choice(g.outputs), rs2=g.result, imm=4)
    g.add("label", label=skip)


def branch(g: Grower) -> None:
    """A branch on values."""
    skip, temp = g.label(), g.some(1)[0]
    other = g.random.choice([*g.values, 0]) if g.values else 0
    g.add(g.random.choice(("blt", "bge", "bltu", "beq", "bne")), rs1=g.result, rs2=other, label=skip)
    op, size = g.load()
    g.add(op, rd=temp, rs1=g.random.choice(g.pointers), imm=g.offset(size))
    g.mix(temp)
    g.add("label", label=skip)
