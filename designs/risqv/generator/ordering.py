"""Instructions of RI5CY with RISQ-V, in an order without a bubble and without a hazard.

What the core does not stall for is kept by distances (the design's README.md).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

#: Products are by R^-1.
R = 1 << 18
_SAVED = [f"s{n}" for n in range(12)]
_TEMPORARY = [f"t{n}" for n in range(7)]
_ARGUMENTS = [f"a{n}" for n in range(8)]
_NAMES = [
    "zero",
    "ra",
    "sp",
    "gp",
    "tp",
    *_TEMPORARY[:3],
    *_SAVED[:2],
    *_ARGUMENTS,
    *_SAVED[2:],
    *_TEMPORARY[3:],
]
NUMBERS = {name: number for number, name in enumerate(_NAMES)}
#: Registers for words and factors; a0 is the polynomial, a1 the table.
FREE = [name for name in _NAMES if name not in ("zero", "sp", "gp", "tp", "a0", "a1")]
SAVED = ["ra", *_SAVED]
#: Where four registers have arguments: the end of the loop, constants, and what words take.
END, *CONSTANTS = [name for name in FREE if name not in ("a2", "a3")][:4]
WORK = [name for name in FREE if name not in ("a2", "a3", END, *CONSTANTS)]


#: Where what is kept ends in the stack.
ROOM = -(-4 * len(SAVED) // 16) * 16
#: Kinds of instructions that act in ID.
ACTS = ("butterfly", "lanes")


@dataclass
class Op:
    """One instruction: its text, what it reads and writes, and what bits 11 to 7 of its word have."""

    kind: str
    text: str
    reads: tuple[str, ...]
    writes: tuple[str, ...]
    named: int
    before: list[tuple[int, int]] = field(default_factory=list)
    urgent: int = 0


class Program:
    """Instructions in an order that is right, from which one without bubbles is made."""

    def __init__(self, *written: str) -> None:
        self.ops: list[Op] = []
        #: Registers by which it stores what it loads.
        self.written = written or ("a0",)

    def load(self, register: str, offset: int, base: str = "a0", what: str = "lw") -> None:
        memory = (f"{base}+{offset}",) if base in self.written else ()
        text = f"{what:<7} {register}, {offset}({base})"
        self.ops.append(Op("load", text, (base, *memory), (register,), NUMBERS[register]))

    def store(self, register: str, offset: int, base: str = "a0") -> None:
        text = f"sw      {register}, {offset}({base})"
        self.ops.append(Op("store", text, (register, base), (f"{base}+{offset}",), offset & 31))

    def butterfly(self, name: str, factor: str, a: str, b: str) -> None:
        text = f"pq_bf_{name} {factor}, {a}, {b}"
        self.ops.append(Op("butterfly", text, (factor, a, b), (a, b), NUMBERS[factor]))

    def lanes(self, name: str, a: str, b: str) -> None:
        self.ops.append(Op("lanes", f"pq_mod_{name}_r {a}, {b}", (a, b), (a,), 0))

    def compute(self, name: str, to: str, *reads: str) -> None:
        registers = tuple(one for one in reads if one in NUMBERS)
        text = f"{name:<7} {', '.join((to, *reads))}"
        self.ops.append(Op("alu", text, registers, (to,), NUMBERS[to]))

    def ordered(self) -> list[str]:
        """As many cycles as instructions, where that can be."""
        self._depend()
        waiting = set(range(len(self.ops)))
        at: dict[int, int] = {}
        out: list[Op | None] = []
        while waiting:
            cycle = len(out)
            reach = sorted(waiting)[:96]
            ready = [n for n in reach if self._may(n, cycle, at, out)]
            if ready:
                chosen = max(ready, key=lambda n: (self.ops[n].urgent, -n))
                waiting.remove(chosen)
                at[chosen] = cycle
                out.append(self.ops[chosen])
            else:
                out.append(None)
        return ["nop" if op is None else op.text for op in out]

    def _may(self, n: int, cycle: int, at: dict[int, int], out: list[Op | None]) -> bool:
        op = self.ops[n]
        if any(one not in at or cycle < at[one] + distance for one, distance in op.before):
            return False
        last = out[-1] if out else None
        if last is not None and last.kind == "load" and last.writes and NUMBERS[last.writes[0]] == op.named:
            return False
        second = out[-2] if len(out) > 1 else None
        if op.kind == "butterfly" and last is not None and last.kind == "alu":
            return False
        return not (op.kind in ACTS and second is not None and second.kind == "load")

    def _distance(self, one: int, op: Op) -> int:
        """Cycles after which a result is there: for what acts in ID once it stands in its register."""
        later = {"load": 2, "alu": 1}.get(self.ops[one].kind)
        return 1 if later is None else later + (op.kind in ACTS)

    def _depend(self) -> None:
        written: dict[str, int] = {}
        read: dict[str, list[int]] = {}
        for n, op in enumerate(self.ops):
            for name in op.reads:
                if name in written:
                    op.before.append((written[name], self._distance(written[name], op)))
            for name in op.writes:
                op.before += [(one, 1) for one in read.get(name, []) if one != n]
                if name in written:
                    op.before.append((written[name], self._distance(written[name], op)))
            for name in op.writes:
                written[name], read[name] = n, []
            for name in op.reads:
                read.setdefault(name, []).append(n)
        for n in range(len(self.ops) - 1, -1, -1):
            for one, distance in self.ops[n].before:
                self.ops[one].urgent = max(self.ops[one].urgent, self.ops[n].urgent + distance)


def four_layers(program: Program, zetas: Callable[[int, int], int], kept: dict[int, str], name: str) -> None:
    """Four layers on words in the first sixteen registers; factors that are not kept go through two."""
    words, spare = FREE[:16], FREE[23:25]
    layers = range(4) if name == "dit" else range(3, -1, -1)
    for layer in layers:
        apart = 8 >> layer
        turn = 0
        for i in (i for i in range(16) if not i & apart):
            k = zetas(layer, i)
            factor = kept.get(k)
            if factor is None:
                factor = spare[turn % 2]
                turn += 1
                program.load(factor, 2 * k, "a1", "lhu")
            program.butterfly(name, factor, words[i], words[i + apart])


def upwards(layer: int, group: int, i: int) -> int:
    """Number of the factor for word i of a group of eight, forward."""
    return (1 << layer) + (group << layer - 4) + (i >> 7 - layer)


def downwards(layer: int, group: int, i: int) -> int:
    """The same backward."""
    return (2 << layer) - 1 - (group << layer - 4) - (i >> 7 - layer)


def three_layers(
    program: Program, group: int, zetas: Callable[[int, int, int], int], name: str, constants: int
) -> None:
    """Three layers on eight words, in registers that alternate from group to group."""
    half = (len(FREE) - constants) // 2
    registers = FREE[half * (group % 2) : half * (group % 2) + half]
    words, factors = registers[:8], registers[8:]
    turn = 0
    for layer in range(4, 7) if name == "dit" else range(6, 3, -1):
        apart = 64 >> layer
        last, factor = -1, ""
        for i in (i for i in range(8) if not i & apart):
            if (k := zetas(layer, group, i)) != last:
                last, factor = k, factors[turn % len(factors)]
                turn += 1
                program.load(factor, 2 * k, "a1", "lhu")
            program.butterfly(name, factor, words[i], words[i + apart])


def forward(add: bool, source: tuple[str, int] = ("a0", 0), to: int = 0) -> Program:
    """Seven layers of words at `source`, to `to`(a0); FREE[25] is added to them before, or not."""
    first = Program("a0", "sp")
    base, begin = source
    kept = {k: FREE[15 + k] for k in range(1, 8)}
    for k, register in kept.items():
        first.load(register, 2 * k, "a1", "lhu")
    for group in range(8):
        for i in range(16):
            first.load(FREE[i], begin + 4 * (group + 8 * i), base)
            if add:
                first.lanes("add", FREE[i], FREE[25])
        four_layers(first, lambda layer, i: (1 << layer) + (i >> (4 - layer)), kept, "dit")
        for i in range(16):
            first.store(FREE[i], to + 4 * (group + 8 * i))
    for group in range(16):
        words = FREE[13 * (group % 2) :][:8]
        for i in range(8):
            first.load(words[i], to + 4 * (8 * group + i))
        three_layers(first, group, upwards, "dit", 0)
        for i in range(8):
            first.store(words[i], to + 4 * (8 * group + i))
    return first


def backward(add: bool, source: int = 0, to: tuple[str, int] = ("a0", 0)) -> Program:
    """The same back, of words at `source`(a0): FREE[24] is added or not, and FREE[25] is a factor."""
    first = Program("a0", "sp")
    base, begin = to
    for group in range(16):
        words = FREE[12 * (group % 2) :][:8]
        for i in range(8):
            first.load(words[i], source + 4 * (8 * group + i))
            if add:
                first.lanes("add", words[i], FREE[24])
            first.lanes("mul", words[i], FREE[25])
        three_layers(first, group, downwards, "dif", 2)
        for i in range(8):
            first.store(words[i], source + 4 * (8 * group + i))
    kept = {k: FREE[15 + k] for k in range(1, 8)}
    for k, register in kept.items():
        first.load(register, 2 * k, "a1", "lhu")
    for group in range(8):
        for i in range(16):
            first.load(FREE[i], source + 4 * (group + 8 * i))
        four_layers(first, lambda layer, i: (2 << layer) - 1 - (i >> (4 - layer)), kept, "dif")
        for i in range(16):
            first.store(FREE[i], begin + 4 * (group + 8 * i), base)
    return first


def framed(name: str, about: str, body: list[str], room: int = 0) -> list[str]:
    """A function that keeps what its caller has in registers; at ROOM(sp) it has so many bytes."""
    size = ROOM + room
    saved = [f"{register}, {4 * at}(sp)" for at, register in enumerate(SAVED)]
    return [
        f"# {about}",
        "# SPDX-License-Identifier: Apache-2.0",
        "# From designs/risqv/generator; do not edit.",
        "",
        '    .include "xrisqv.inc"',
        "",
        "    .text",
        f"    .globl  {name}",
        "    .p2align 2",
        f"    .type   {name}, @function",
        f"{name}:",
        f"    addi    sp, sp, -{size}",
        *(f"    sw      {one}" for one in saved),
        "    pq_set_kyber",
        "    pq_set_first_rounds",
        *body,
        *(f"    lw      {one}" for one in saved),
        f"    addi    sp, sp, {size}",
        "    ret",
        f"    .size   {name}, . - {name}",
        "",
    ]


def words_of(name: str, table: list[int]) -> list[str]:
    """A table in the program's constants."""
    lines = ["    .section .rodata", "    .p2align 2", f".L{name}_factors:"]
    return lines + ["    .half   " + ", ".join(map(str, table[at : at + 16])) for at in range(0, 128, 16)]
