"""Random functions of the kinds that kernels are made of: what they load ends in a result or in memory.

Pieces (`_PIECES`) are put one after the other; each reads argument registers and working
registers, and mixes what it finds into one register, which is the result. Source: own design.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random

from tests.adversary.pairs.code import RA, SP, TEMPORARIES, Function, Ins
from tests.adversary.pairs.grow.control import branch, compared, copy, counted, early, loop, null
from tests.adversary.pairs.grow.data import indexed, pointed, table, variable, walked
from tests.adversary.pairs.grow.grower import Grower
from tests.adversary.pairs.grow.memory import fence, in_bytes, partly, spill, straight, stream

_PIECES = {
    straight: 6,
    table: 4,
    variable: 2,
    loop: 3,
    counted: 3,
    null: 3,
    compared: 3,
    walked: 2,
    indexed: 1,
    pointed: 1,
    partly: 3,
    stream: 3,
    copy: 2,
    early: 2,
    branch: 2,
    fence: 2,
    in_bytes: 3,
    spill: 3,
}


def _helped(g: Grower, load: str, store: str) -> tuple[Ins, ...]:
    """What a helper does to a0: with registers that nobody keeps, and a frame of its own."""
    random, body = g.random, []
    a0, (temp, other) = 10, random.sample(TEMPORARIES, 2)
    if random.random() < 0.4:
        slot = g.word * random.randrange(16 // g.word)
        body += [Ins("addi", rd=SP, rs1=SP, imm=-16), Ins(store, rs1=SP, rs2=a0, imm=slot, slot=True)]
        body += [Ins("slli", rd=temp, rs1=a0, imm=random.randint(1, 9)), Ins("xor", rd=a0, rs1=a0, rs2=temp)]
        body += [Ins(load, rd=other, rs1=SP, imm=slot, slot=True), Ins("addi", rd=SP, rs1=SP, imm=16)]
        body.append(Ins("add", rd=a0, rs1=a0, rs2=other))
    elif random.random() < 0.5:
        body += [Ins("li", rd=temp, imm=random.randint(-99, 99)), Ins("xor", rd=a0, rs1=a0, rs2=temp)]
    return (*body, Ins("addi", rd=a0, rs1=a0, imm=random.randint(1, 9)), Ins("ret"))


def grow(name: str, xlen: int, random: Random) -> Function:
    """A function."""
    g = Grower(name, xlen, random)
    store, load = ("sd", "ld") if xlen == 64 else ("sw", "lw")
    calls = random.random() < 0.08
    # Room for what is saved.
    frame = max(g.frame, 32) if calls else g.frame
    kept: list[tuple[int, int]] = []
    if frame:
        g.add("addi", rd=SP, rs1=SP, imm=-frame)
        wanted = [*g.saved, *([RA] if calls else [])]
        for register in wanted:
            slot = frame - g.word * (1 + len(kept))
            kept.append((register, slot))
            g.add(store, rs1=SP, rs2=register, imm=slot, slot=True)
        g.slots = [slot for slot in range(0, frame, g.word) if slot not in {one for _, one in kept}]
    start = random.choice([*g.values, 0]) if g.values else 0
    if start:
        g.add("mv", rd=g.result, rs1=start)
    else:
        far = random.randint(-(2**31), 2**31 - 1)
        g.add("li", rd=g.result, imm=random.choice((0, 1, -1, random.randint(-2048, 2047), far)))
    chosen = random.choices(list(_PIECES), list(_PIECES.values()), k=random.randint(2, 4))
    for piece in chosen:
        piece(g)
    if calls:
        helper = Function(f"{name}_help", xlen, _helped(g, load, store))
        g.helpers.append(helper)
        g.add("mv", rd=10, rs1=g.result)
        g.add("call", label=helper.name)
        g.add("mv", rd=g.result, rs1=10)
    if g.leaves:
        g.add("label", label=g.leaves)
    returns = random.choice((1, 1, 1, 2, 0))
    if returns == 2:
        temp = g.some(1)[0]
        g.add("xori", rd=temp, rs1=g.result, imm=random.randint(1, 99))
        g.add("mv", rd=10, rs1=g.result)
        g.add("mv", rd=11, rs1=temp)
    elif returns == 1:
        g.add("mv", rd=10, rs1=g.result)
    else:
        g.add("sw", rs1=g.outputs[0], rs2=g.result, imm=8)
    for register, slot in kept:
        g.add(load, rd=register, rs1=SP, imm=slot, slot=True)
    if frame:
        g.add("addi", rd=SP, rs1=SP, imm=frame)
    g.add("ret")
    made = Function(
        name, xlen, tuple(g.body), tuple(g.data), tuple(g.helpers), g.arguments, g.apart, returns, frame
    )
    return replace(made, labels=g.labels)
