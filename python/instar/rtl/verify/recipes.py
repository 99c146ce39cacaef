"""What a case is made of: each recipe writes a few instructions that reach some rules of a pipeline."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

_HOT = ("a0", "a1", "a2", "a3", "a4", "a5")
_COLD = ("t0", "t1", "t2", "t3", "s1", "s2", "s3", "s4", "s5", "s6", "s7", "s8")
_ALU = ("add", "sub", "xor", "or", "and", "sll", "srl", "sra", "slt", "sltu")
_SHORT = ("c.add", "c.sub", "c.xor", "c.and", "c.or")
_LOADS, _STORES = (("lw", 4), ("lh", 2), ("lbu", 1)), (("sw", 4), ("sh", 2), ("sb", 1))
_BRANCHES = ("beq", "bne", "blt", "bge", "bltu", "bgeu")
_DIVIDE = ("div", "divu", "rem", "remu")
_LONG = ("mul", "mulh", "mulhu", "mulhsu")
_BITS = {
    "zbb": ("andn", "orn", "xnor", "max", "minu", "rol", "ror"),
    "zba": ("sh1add", "sh2add", "sh3add"),
    "zbs": ("bset", "bclr", "bext"),
    "zbc": ("clmul", "clmulh"),
}
_ONE_OPERAND = ("clz", "ctz", "cpop", "sext.b", "rev8", "orc.b")


class Writer:
    """Writes the lines of one case."""

    def __init__(self, chance: random.Random, extensions: frozenset[str], mark: str) -> None:
        self.random = chance
        self.extensions = extensions
        self.lines: list[str] = []
        self._mark = mark
        self._labels = 0

    def line(self, text: str) -> None:
        """An instruction, or a directive."""
        self.lines.append(text)

    def label(self) -> str:
        """A new name of a place."""
        self._labels += 1
        return f"at{self._mark}{self._labels}"

    def place(self, label: str) -> None:
        """The place."""
        self.lines.append(f"{label}:")

    def any(self) -> str:
        """A register: mostly one that was written not long ago."""
        return self.random.choice(_HOT if self.random.random() < 0.75 else _COLD)

    def times(self, least: int, most: int) -> range:
        """So many times."""
        return range(self.random.randint(least, most))

    def alu(self, rd: str | None = None) -> None:
        """An operation of the ALU."""
        rd, chance = rd or self.any(), self.random.random()
        known = [name for name in _BITS if name in self.extensions]
        if chance < 0.2 and known:
            self.line(
                f"{self.random.choice(_BITS[self.random.choice(known)])} {rd}, {self.any()}, {self.any()}"
            )
        elif chance < 0.27 and "zbb" in self.extensions:
            self.line(f"{self.random.choice(_ONE_OPERAND)} {rd}, {self.any()}")
        elif chance < 0.4:
            hot = self.random.choice(_HOT)
            self.line(f"{self.random.choice(_SHORT)} {hot}, {self.random.choice(_HOT)}")
        elif chance < 0.6:
            self.line(f"addi {rd}, {self.any()}, {self.random.randrange(-2048, 2048)}")
        elif chance < 0.65:
            self.line(f"lui {rd}, {self.random.randrange(1 << 20):#x}")
        else:
            self.line(f"{self.random.choice(_ALU)} {rd}, {self.any()}, {self.any()}")

    def multiply(self) -> None:
        """A product."""
        self.line(f"{self.random.choice(_LONG)} {self.any()}, {self.any()}, {self.any()}")

    def divide(self) -> None:
        """A quotient or a remainder."""
        self.line(f"{self.random.choice(_DIVIDE)} {self.any()}, {self.any()}, {self.any()}")

    def load(self, base: str | None = None, offset: int | None = None) -> None:
        """A load; its address is a multiple of its size where the core wants that."""
        name, size = self.random.choice(_LOADS)
        self.line(f"{name} {self.any()}, {self._at(size, offset)}({base or self._base()})")

    def store(self, base: str | None = None, offset: int | None = None) -> None:
        """A store; its address is a multiple of its size where the core wants that."""
        name, size = self.random.choice(_STORES)
        self.line(f"{name} {self.any()}, {self._at(size, offset)}({base or self._base()})")

    def branch(self, target: str, of: str | None = None) -> None:
        """A conditional branch forward."""
        second = self.random.choice((self.any(), "zero"))
        self.line(f"{self.random.choice(_BRANCHES)} {of or self.any()}, {second}, {target}")

    def control(self, name: str) -> None:
        """A CSR access, a fence."""
        self.line(name)

    def one(self) -> None:
        """Any of them, without control flow."""
        kinds = (self.alu, self.multiply, self.load, self.store, self.divide)
        self.random.choices(kinds, (10, 3, 4, 3, 0.4))[0]()

    def _base(self) -> str:
        return self.random.choice(("s0", "s0", "gp", "s10"))

    def _at(self, size: int, offset: int | None) -> int:
        at = self.random.randrange(-64, 64) * 4 if offset is None else offset
        if "misaligned" in self.extensions and self.random.random() < 0.1:
            return at + self.random.randrange(4)
        return at // size * size


@dataclass(frozen=True)
class Recipe:
    """A kind of case."""

    name: str
    write: Callable[[Writer], None]
    weight: float = 1.0
    needs: frozenset[str] = frozenset()


def _mixed(w: Writer) -> None:
    for _ in w.times(4, 14):
        w.one()


def _chain(w: Writer) -> None:
    """Each reads what the one before wrote."""
    before = w.any()
    for _ in w.times(4, 12):
        after = w.any()
        name = w.random.choice((*_ALU, *_ALU, "mul", "mulhu"))
        w.line(f"{name} {after}, {before}, {w.any()}")
        before = after


def _pairs(w: Writer) -> None:
    """Two kinds beside each other, some times: what goes into the second slot."""
    over = w.label()
    kinds = [w.alu, w.alu, w.multiply, w.load, w.store, lambda: w.branch(over), w.divide]
    first, second = w.random.choices(kinds, (4, 4, 3, 3, 3, 3, 1), k=2)
    for _ in w.times(2, 5):
        first()
        second()
        if w.random.random() < 0.3:
            w.alu()
    w.place(over)


def _divides(w: Writer) -> None:
    """More than the scoreboard holds, behind a divide."""
    w.divide()
    for _ in w.times(4, 14):
        w.alu()


def _stores(w: Writer) -> None:
    """More stores than any buffer holds, to one line or to many."""
    step, base = w.random.choice((0, 4, 16, 64, 8)), w.random.choice(("s0", "s10"))
    for number in w.times(6, 20):
        w.store(base, number * step)
        if w.random.random() < 0.2:
            w.load()
    if base == "s10":
        w.line("addi s10, s10, 256")


def _conflicts(w: Writer) -> None:
    """Loads that follow stores, with equal bits 11 to 3 and with others."""
    for _ in w.times(2, 5):
        offset = 4 * w.random.randrange(-64, 64)
        w.store(w.random.choice(("s0", "gp")), offset)
        for _ in w.times(0, 2):
            w.alu()
        w.load(w.random.choice(("s0", "gp")), w.random.choice((offset, offset ^ 4, offset + 8, offset - 16)))
        w.alu()


def _loads(w: Writer) -> None:
    """Loads of lines that are not there, and of such as are, and who reads them."""
    for _ in w.times(2, 6):
        w.load(w.random.choice(("s10", "s10", "s0")), 16 * w.random.randrange(16))
        for _ in w.times(0, 2):
            w.alu()
    w.line(f"addi s10, s10, {w.random.choice((0, 16, 272, 512))}")


def _branches(w: Writer) -> None:
    """Directions that change from round to round, some as a history could tell."""
    for _ in w.times(1, 4):
        over = w.label()
        chance = w.random.random()
        if chance < 0.5:
            w.line(f"andi t5, s11, {w.random.choice((1, 1, 2, 3, 4))}")
            w.line(f"{w.random.choice(('beqz', 'bnez'))} t5, {over}")
        elif chance < 0.8:
            w.line("slli t4, s9, 3")
            w.line("xor s9, s9, t4")
            w.branch(over, "s9")
        else:
            w.load()
            w.branch(over)
        for _ in w.times(0, 4):
            w.one()
        w.place(over)


def _jumps(w: Writer) -> None:
    """Jumps over little, one behind the other."""
    for _ in w.times(2, 5):
        over = w.label()
        w.line(f"{w.random.choice(('j', 'jal t5,'))} {over}")
        for _ in w.times(0, 3):
            w.alu()
        w.place(over)
        for _ in w.times(0, 3):
            w.one()


def _calls(w: Writer) -> None:
    """Calls in calls, up to four deep; the links lie in registers."""
    depth = w.random.randint(1, 4)
    links, names = ("ra", "t5", "t6", "s9"), [w.label() for _ in range(depth)]
    behind = w.label()
    w.line(f"jal ra, {names[0]}")
    w.line(f"j {behind}")
    for at, name in enumerate(names):
        w.place(name)
        for _ in w.times(0, 2):
            w.alu()
        if at + 1 < depth:
            w.line(f"mv {links[at + 1]}, ra")
            w.line(f"jal ra, {names[at + 1]}")
            w.line(f"mv ra, {links[at + 1]}")
        w.line("ret")
    w.place(behind)


def _indirect(w: Writer) -> None:
    """Jumps by a register that was written a while ago, or not long ago."""
    for _ in w.times(1, 3):
        over, link = w.label(), w.random.choice(("zero", "ra", "t5"))
        w.line(f"la t6, {over}")
        for _ in w.times(0, 4):
            w.alu("t1")
        w.line(f"jalr {link}, 0(t6)")
        for _ in w.times(0, 2):
            w.alu()
        w.place(over)


def _orders(w: Writer) -> None:
    """What stands alone in the pipeline: CSRs and fences, between others."""
    for _ in w.times(1, 3):
        for _ in w.times(0, 3):
            w.one()
        w.control(
            w.random.choice(
                (
                    "csrw mscratch, a0",
                    "csrr a1, mscratch",
                    "csrrs a2, mscratch, zero",
                    "fence",
                    "fence",
                    "fence.i",
                )
            )
        )
        for _ in w.times(0, 3):
            w.one()


def _edges(w: Writer) -> None:
    """Code across the end of a fetch word, of a line and of a page."""
    begin, size = w.label(), w.random.choice((16, 64, 4096))
    w.line(f"j {begin}")
    w.line(f".balign {size}")
    w.line(f".skip {size - 2 * w.random.randint(1, min(8, size // 2 - 1))}")
    w.place(begin)
    for _ in w.times(4, 12):
        w.alu()


def _aliases(w: Writer) -> None:
    """Branches whose addresses differ in one bit, and that go different ways."""
    step = w.random.choice((32, 64, 128, 256, 512))
    for _ in w.times(2, 3):
        begin, over = w.label(), w.label()
        w.line(f"j {begin}")
        w.line(f".balign {step}")
        w.place(begin)
        w.line(f"{w.random.choice(('beq', 'bne'))} zero, zero, {over}")
        for _ in w.times(0, 2):
            w.alu()
        w.place(over)


RECIPES = (
    Recipe("mixed", _mixed, 2),
    Recipe("chain", _chain),
    Recipe("pairs", _pairs, 3),
    Recipe("divides", _divides),
    Recipe("stores", _stores),
    Recipe("conflicts", _conflicts),
    Recipe("loads", _loads),
    Recipe("branches", _branches, 2),
    Recipe("jumps", _jumps),
    Recipe("calls", _calls),
    Recipe("indirect", _indirect),
    Recipe("orders", _orders, 0.5),
    Recipe("edges", _edges, 0.5),
    Recipe("aliases", _aliases, 0.5),
)
