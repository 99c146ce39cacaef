"""Pieces that read and write through pointers and in the frame."""

from __future__ import annotations

from tests.adversary.pairs.code import (
    SP,
    Ins,
)
from tests.adversary.pairs.grow.grower import Grower


def straight(g: Grower) -> None:
    """Loads, operations and stores at fixed offsets."""
    base = g.random.choice(g.pointers)
    temps = g.some(3)
    loaded = temps[: g.random.randint(1, 3)]
    for rd in loaded:
        op, size = g.load()
        g.add(op, rd=rd, rs1=base, imm=g.offset(size))
    for rd in loaded:
        g.mix(rd)
    if g.random.random() < 0.6:
        op, size = g.store()
        source = g.random.choice((g.result, temps[0]))
        g.body.append(Ins(op, rs1=g.random.choice(g.outputs), rs2=source, imm=g.offset(size)))
    if g.random.random() < 0.4:
        op, size = g.load()
        g.add(op, rd=temps[0], rs1=g.random.choice(g.pointers), imm=g.offset(size))
        g.mix(temps[0])


def stream(g: Grower) -> None:
    """A pointer goes on from access to access."""
    p, temp = g.some(2)
    source = g.random.choice(g.pointers)
    g.add("mv", rd=p, rs1=source)
    for _ in range(g.random.randint(2, 4)):
        op, size = g.load()
        g.add(op, rd=temp, rs1=p)
        g.add("addi", rd=p, rs1=p, imm=size)
        g.mix(temp)
        if source in g.outputs and g.random.random() < 0.4:
            g.add("sw", rs1=p, rs2=g.result, imm=16)


def partly(g: Grower) -> None:
    """What was written is read in parts, or written in parts and read."""
    temp = g.some(1)[0]
    in_frame = bool(g.slots) and g.random.random() < 0.5
    base = SP if in_frame else g.random.choice(g.outputs)
    at = g.random.choice(g.slots) if in_frame else g.offset(4)
    slot = {"slot": True} if in_frame else {}
    g.add("sw", rs1=base, rs2=g.result, imm=at, **slot)
    inside = g.random.choice((0, 1, 2, 3))
    if g.random.random() < 0.6:
        g.add("sb", rs1=base, rs2=g.random.choice([*g.values, g.result]), imm=at + inside, **slot)
        inside = 0
    if not in_frame and g.random.random() < 0.4:
        g.add("sh", rs1=g.random.choice(g.outputs), rs2=g.result, imm=at + 2)
    op = g.random.choice(("lb", "lbu")) if inside & 1 else g.random.choice(("lh", "lhu", "lbu"))
    g.add("lw" if not inside else op, rd=temp, rs1=base, imm=at + inside, **slot)
    g.mix(temp)


def in_bytes(g: Grower) -> None:
    """A word by its bytes or halves."""
    g.groups += 1
    a, b = g.some(2)
    p = g.random.choice(g.pointers)
    at = 4 * g.random.randint(0, 3)
    if g.random.random() < 0.5:
        g.body.append(Ins("lhu", rd=a, rs1=p, imm=at, group=g.groups))
        g.body.append(Ins("lhu", rd=b, rs1=p, imm=at + 2, group=g.groups))
        g.body.append(Ins("slli", rd=b, rs1=b, imm=16, group=g.groups))
        g.body.append(Ins("or", rd=a, rs1=a, rs2=b, group=g.groups))
        if g.xlen == 64:
            g.body.append(Ins("addiw", rd=a, rs1=a, group=g.groups))
        g.mix(a)
        return
    out = g.random.choice(g.outputs)
    if g.random.random() < 0.5:
        g.body.append(Ins("sh", rs1=out, rs2=g.result, imm=at, group=g.groups))
        g.body.append(Ins("srli", rd=a, rs1=g.result, imm=16, group=g.groups))
        g.body.append(Ins("sh", rs1=out, rs2=a, imm=at + 2, group=g.groups))
        return
    for n in range(4):
        if n:
            g.body.append(Ins("srli", rd=a, rs1=g.result, imm=8 * n, group=g.groups))
        g.body.append(Ins("sb", rs1=out, rs2=a if n else g.result, imm=at + n, group=g.groups))


def fence(g: Grower) -> None:
    """Accesses around a fence."""
    temp = g.some(1)[0]
    out = g.random.choice(g.outputs)
    g.add("sw", rs1=out, rs2=g.result, imm=4 * g.random.randint(0, 3))
    g.add("fence", label=g.random.choice(("rw, rw", "iorw, iorw", "w, w", "r, rw", "rw, w")))
    if g.random.random() < 0.6:
        g.add("sw", rs1=out, rs2=g.result, imm=16 + 4 * g.random.randint(0, 3))
    g.add("lw", rd=temp, rs1=g.random.choice(g.pointers), imm=32 + 4 * g.random.randint(0, 3))
    g.mix(temp)


def spill(g: Grower) -> None:
    """Values wait in the frame."""
    wide = "sd" if g.xlen == 64 else "sw"
    if len(g.slots) < 1:
        straight(g)
        return
    temp = g.some(1)[0]
    slot = g.random.choice(g.slots)
    op, size = g.load()
    g.add(op, rd=temp, rs1=g.random.choice(g.pointers), imm=g.offset(size))
    g.add(wide, rs1=SP, rs2=temp, imm=slot, slot=True)
    g.mix(temp)
    if g.random.random() < 0.5:
        g.add("sw", rs1=g.random.choice(g.outputs), rs2=g.result, imm=4 * g.random.randint(0, 4))
    g.add("ld" if g.xlen == 64 else "lw", rd=temp, rs1=SP, imm=slot, slot=True)
    g.mix(temp)
