"""Pieces with data of the program's own."""

from __future__ import annotations

from tests.adversary.pairs.grow.grower import Grower


def table(g: Grower) -> None:
    """Constants of the program, by their address."""
    count = g.random.randint(2, 6)
    name = g.datum(".rodata", 4 * count)
    base, temp = g.some(2)
    first = 4 * g.random.randrange(count) if g.random.random() < 0.5 else 0
    part, label = g.address(base, name, first)
    if part:
        g.add("lw", rd=temp, rs1=base, sym=name, part=part, label=label, imm=0 if label else first)
        g.mix(temp)
        return
    for _ in range(g.random.randint(1, 2)):
        g.add("lw", rd=temp, rs1=base, imm=4 * g.random.randrange(count) - first)
        g.mix(temp)
    if g.random.random() < 0.15:
        store = "sw" if g.xlen == 32 else "sd"
        g.add(store, rs1=g.random.choice(g.outputs), rs2=base, imm=8 * g.random.randint(0, 3))


def walked(g: Grower) -> None:
    """A table is read from its start on, in a loop."""
    count = g.random.randint(2, 5)
    name = g.datum(".rodata", 4 * count)
    p, temp, counter, other = g.some(4)
    again, source = g.label(), g.random.choice(g.pointers)
    g.add("lla", rd=p, sym=name, part="la")
    g.add("li", rd=counter, imm=count)
    g.add("label", label=again)
    g.add("lw", rd=temp, rs1=p)
    g.add("addi", rd=p, rs1=p, imm=4)
    g.add("lw", rd=other, rs1=source, imm=g.offset(4))
    g.add(g.random.choice(("mul", "xor", "add")), rd=temp, rs1=temp, rs2=other)
    g.mix(temp)
    g.add("addi", rd=counter, rs1=counter, imm=-1)
    g.add("bne", rs1=counter, rs2=0, label=again)


def indexed(g: Grower) -> None:
    """A table is read at a place that depends on a value."""
    name = g.datum(".rodata", 16)
    base, index = g.some(2)
    g.add("lla", rd=base, sym=name, part="la")
    g.add("andi", rd=index, rs1=g.result, imm=3)
    g.add("sh2add", rd=index, rs1=index, rs2=base)
    g.add("lw", rd=index, rs1=index)
    g.mix(index)


def pointed(g: Grower) -> None:
    """An address stands in a table."""
    target = g.datum(g.random.choice((".rodata", ".rodata", ".data")), 8)
    name = g.datum(".rodata", 2 * g.word, target)
    base, temp = g.some(2)
    g.add("lla", rd=base, sym=name, part="la")
    g.add("ld" if g.xlen == 64 else "lw", rd=base, rs1=base)
    g.add("lw", rd=temp, rs1=base, imm=g.random.choice((0, 4)))
    g.mix(temp)


def variable(g: Grower) -> None:
    """A variable of the program is read, and changed."""
    name = g.datum(g.random.choice((".data", ".sdata", ".bss")), 8)
    if g.random.random() < 0.4:
        g.datum(g.random.choice((".data", ".sdata", ".bss")), 8)
    base, temp = g.some(2)
    part, label = g.address(base, name)
    g.add("lw", rd=temp, rs1=base, sym=name if part else "", part=part, label=label)
    g.mix(temp)
    if g.random.random() < 0.6:
        g.add("sw", rs1=base, rs2=g.result, sym=name if part else "", part=part, label=label)
