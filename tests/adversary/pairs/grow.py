"""Random functions of the kinds that kernels are made of: what they load ends in a result or in memory.

Pieces (`_PIECES`) are put one behind the other; each reads argument registers and working registers, and
mixes what it finds into one register, which is the result. Source: own design.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from random import Random

from tests.adversary.pairs.code import (
    ARGUMENTS,
    MULTIPLY,
    RA,
    SAVED,
    SP,
    TEMPORARIES,
    UNARY,
    ZBA,
    ZBB,
    Datum,
    Function,
    Ins,
)

_MIX = ("add", "sub", "xor", "add", "xor", "or", "and", "mul")


class Grower:
    """A function while it is made."""

    def __init__(self, name: str, xlen: int, random: Random) -> None:
        self.name, self.xlen, self.random = name, xlen, random
        self.body: list[Ins] = []
        self.data: list[Datum] = []
        self.helpers: list[Function] = []
        self.labels, self.groups = 0, 0
        #: The label of the end, where something leads there.
        self.leaves = ""
        count = random.choice((1, 2, 2, 3))
        kinds = ["pointer"] * count + random.sample(["count", "value"], random.choice((0, 1, 1, 2)))
        self.arguments = tuple(kinds)
        of = {kind: [10 + n for n, one in enumerate(kinds) if one == kind] for kind in set(kinds)}
        self.pointers = of["pointer"]
        self.counts, self.values = of.get("count", []), of.get("value", [])
        #: Pointers that are written through.
        self.outputs = random.sample(self.pointers, random.randint(1, len(self.pointers)))
        pairs = list(combinations(self.pointers, 2))
        some = pairs if random.random() < 0.6 else random.sample(pairs, random.randint(0, len(pairs)))
        self.apart = tuple(some)
        self.frame = random.choice((0, 0, 16, 32, 48))
        self.saved = random.sample(SAVED, random.randint(0, 2)) if self.frame else []
        self.slots = list(range(0, self.frame, xlen // 8))
        free = [*TEMPORARIES, *ARGUMENTS[len(kinds) :], *self.saved]
        random.shuffle(free)
        #: The result, and registers that pieces work with.
        self.result, self.free = free[0], free[1:]

    @property
    def word(self) -> int:
        """Bytes of a register."""
        return self.xlen // 8

    def add(self, op: str, **what: object) -> None:
        """One more instruction."""
        self.body.append(Ins(op, **what))  # type: ignore[arg-type]

    def label(self) -> str:
        """A new one."""
        self.labels += 1
        return str(self.labels)

    def some(self, count: int) -> list[int]:
        """Working registers."""
        return self.random.sample(self.free, count)

    def datum(self, section: str, size: int, points_to: str = "") -> str:
        """New data."""
        name = f"{self.name}_{len(self.data)}"
        contents = bytes(size) if section == ".bss" else self.random.randbytes(size)
        self.data.append(Datum(name, section, contents, points_to))
        return name

    def mix(self, register: int) -> None:
        """Puts a value into the result."""
        more = (*MULTIPLY, *ZBA, *ZBB, "sll", "srl", "sra", "slt", "sltu")
        op = self.random.choice(_MIX if self.random.random() < 0.7 else more)
        if self.random.random() < 0.15:
            self.add("slli", rd=self.result, rs1=self.result, imm=self.random.randint(1, 7))
        if self.random.random() < 0.1:
            self.add(self.random.choice(UNARY[:-1]), rd=self.result, rs1=self.result)
        pair = (self.result, register)
        a, b = pair if self.random.random() < 0.6 else pair[::-1]
        self.add(op, rd=self.result, rs1=a, rs2=b)

    def load(self) -> tuple[str, int]:
        """A load and its bytes."""
        words = [("lw", 4)] * 4 + [("lbu", 1), ("lb", 1), ("lh", 2), ("lhu", 2)]
        if self.xlen == 64:
            words += [("ld", 8), ("ld", 8), ("lwu", 4)]
        return self.random.choice(words)

    def store(self) -> tuple[str, int]:
        """A store and its bytes."""
        words = [("sw", 4)] * 4 + [("sb", 1), ("sh", 2)] + ([("sd", 8)] * 2 if self.xlen == 64 else [])
        return self.random.choice(words)

    def offset(self, size: int) -> int:
        """A multiple of the size near a pointer."""
        return size * self.random.randint(0, 6)

    def address(self, rd: int, name: str, offset: int = 0) -> tuple[str, str]:
        """Puts an address into a register; what a load says for its offset, if it has the rest."""
        absolute = ("hi", "hi-load") * 2 if self.xlen == 32 else ()
        way = self.random.choice(("lla", "pcrel", "pcrel-load", *absolute))
        if way == "lla":
            self.add("lla", rd=rd, sym=name, part="la", imm=offset)
        elif way.startswith("hi"):
            self.add("lui", rd=rd, sym=name, part="hi", imm=offset)
            if way == "hi-load":
                return "lo", ""
            self.add("addi", rd=rd, rs1=rd, sym=name, part="lo", imm=offset)
        else:
            label = self.label()
            self.add("auipc", rd=rd, sym=name, part="pcrel_hi", imm=offset, label=label)
            if way == "pcrel-load":
                return "pcrel_lo", label
            self.add("addi", rd=rd, rs1=rd, sym=name, part="pcrel_lo", label=label)
        return "", ""


def _straight(g: Grower) -> None:
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


def _table(g: Grower) -> None:
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


def _walked(g: Grower) -> None:
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


def _indexed(g: Grower) -> None:
    """A table is read at a place that depends on a value."""
    name = g.datum(".rodata", 16)
    base, index = g.some(2)
    g.add("lla", rd=base, sym=name, part="la")
    g.add("andi", rd=index, rs1=g.result, imm=3)
    g.add("sh2add", rd=index, rs1=index, rs2=base)
    g.add("lw", rd=index, rs1=index)
    g.mix(index)


def _pointed(g: Grower) -> None:
    """An address stands in a table."""
    target = g.datum(g.random.choice((".rodata", ".rodata", ".data")), 8)
    name = g.datum(".rodata", 2 * g.word, target)
    base, temp = g.some(2)
    g.add("lla", rd=base, sym=name, part="la")
    g.add("ld" if g.xlen == 64 else "lw", rd=base, rs1=base)
    g.add("lw", rd=temp, rs1=base, imm=g.random.choice((0, 4)))
    g.mix(temp)


def _partly(g: Grower) -> None:
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


def _variable(g: Grower) -> None:
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


def _loop(g: Grower) -> None:
    """A fixed number of rounds."""
    _rounds(g, 0)


def _counted(g: Grower) -> None:
    """As many rounds as an argument says."""
    if g.counts and not any(ins.group == -1 for ins in g.body):
        _rounds(g, g.counts[0])
    else:
        _straight(g)


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


def _stream(g: Grower) -> None:
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


def _copy(g: Grower) -> None:
    """Words of one buffer are changed and put into another one, up to an end that an argument says."""
    if not g.counts or any(ins.group == -1 for ins in g.body):
        _stream(g)
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


def _early(g: Grower) -> None:
    """An early return where a pointer is null, or a value has no sign."""
    g.leaves = g.leaves or g.label()
    tested = g.random.choice([*g.pointers, *g.values, *g.counts])
    g.add("beq" if tested in g.pointers else "bge", rs1=tested, rs2=0, label=g.leaves)
    temp = g.some(1)[0]
    op, size = g.load()
    g.add(op, rd=temp, rs1=g.random.choice(g.pointers), imm=g.offset(size))
    g.mix(temp)


def _null(g: Grower) -> None:
    """What a pointer leads to is read unless it is null."""
    p, temp = g.random.choice(g.pointers), g.some(1)[0]
    skip = g.label()
    g.add("beq", rs1=p, rs2=0, label=skip)
    for _ in range(g.random.randint(1, 2)):
        op, size = g.load()
        g.add(op, rd=temp, rs1=p, imm=g.offset(size))
        g.mix(temp)
    g.add("label", label=skip)


def _compared(g: Grower) -> None:
    """Two pointers, or one and a place behind it, are compared."""
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


def _branch(g: Grower) -> None:
    """A branch on values."""
    skip, temp = g.label(), g.some(1)[0]
    other = g.random.choice([*g.values, 0]) if g.values else 0
    g.add(g.random.choice(("blt", "bge", "bltu", "beq", "bne")), rs1=g.result, rs2=other, label=skip)
    op, size = g.load()
    g.add(op, rd=temp, rs1=g.random.choice(g.pointers), imm=g.offset(size))
    g.mix(temp)
    g.add("label", label=skip)


def _fence(g: Grower) -> None:
    """Accesses around a fence."""
    temp = g.some(1)[0]
    out = g.random.choice(g.outputs)
    g.add("sw", rs1=out, rs2=g.result, imm=4 * g.random.randint(0, 3))
    g.add("fence", label=g.random.choice(("rw, rw", "iorw, iorw", "w, w", "r, rw", "rw, w")))
    if g.random.random() < 0.6:
        g.add("sw", rs1=out, rs2=g.result, imm=16 + 4 * g.random.randint(0, 3))
    g.add("lw", rd=temp, rs1=g.random.choice(g.pointers), imm=32 + 4 * g.random.randint(0, 3))
    g.mix(temp)


def _bytes(g: Grower) -> None:
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


def _spill(g: Grower) -> None:
    """Values wait in the frame."""
    wide = "sd" if g.xlen == 64 else "sw"
    if len(g.slots) < 1:
        _straight(g)
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


_PIECES = {
    _straight: 6,
    _table: 4,
    _variable: 2,
    _loop: 3,
    _counted: 3,
    _null: 3,
    _compared: 3,
    _walked: 2,
    _indexed: 1,
    _pointed: 1,
    _partly: 3,
    _stream: 3,
    _copy: 2,
    _early: 2,
    _branch: 2,
    _fence: 2,
    _bytes: 3,
    _spill: 3,
}


def grow(name: str, xlen: int, random: Random) -> Function:
    """A function."""
    g = Grower(name, xlen, random)
    store, load = ("sd", "ld") if xlen == 64 else ("sw", "lw")
    calls = random.random() < 0.03
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
        helper = Function(
            f"{name}_help", xlen, (Ins("addi", rd=10, rs1=10, imm=random.randint(1, 9)), Ins("ret"))
        )
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
