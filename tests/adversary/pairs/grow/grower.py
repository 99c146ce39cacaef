"""A function while it is made."""

from __future__ import annotations

from itertools import combinations
from random import Random

from tests.adversary.pairs.code import (
    ARGUMENTS,
    MULTIPLY,
    SAVED,
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
