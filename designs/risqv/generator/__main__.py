"""Writes ntt.S, invntt.S, basemul_acc.S and others: K-PKE's arithmetic on words of two coefficients.

`python designs/risqv/generator FOLDER` writes them there. Seven layers are two passes over memory: four
layers on sixteen words at a time, three on eight. What the core does not stall for is kept by distances (the
design's README.md), and `instar measure k-pke-512 ntt --design risqv --core ri5cy` names whatever is wrong.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

Q = 3329
R = 1 << 18
ZETAS = [pow(17, int(f"{k:07b}"[::-1], 2), Q) for k in range(128)]
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

    def __init__(self) -> None:
        self.ops: list[Op] = []

    def load(self, register: str, offset: int, base: str = "a0", what: str = "lw") -> None:
        memory = (f"m{offset}",) if base == "a0" else ()
        text = f"{what:<7} {register}, {offset}({base})"
        self.ops.append(Op("load", text, (base, *memory), (register,), NUMBERS[register]))

    def store(self, register: str, offset: int, base: str = "a0") -> None:
        text = f"sw      {register}, {offset}({base})"
        self.ops.append(Op("store", text, (register, base), (f"m{offset}",), offset & 31))

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


def forward() -> Program:
    first = Program()
    constant = FREE[25]
    kept = {k: FREE[15 + k] for k in range(1, 8)}
    for k, register in kept.items():
        first.load(register, 2 * k, "a1", "lhu")
    for group in range(8):
        for i in range(16):
            first.load(FREE[i], 4 * (group + 8 * i))
            first.lanes("add", FREE[i], constant)
        four_layers(first, lambda layer, i: (1 << layer) + (i >> (4 - layer)), kept, "dit")
        for i in range(16):
            first.store(FREE[i], 4 * (group + 8 * i))
    for group in range(16):
        words = FREE[13 * (group % 2) :][:8]
        for i in range(8):
            first.load(words[i], 4 * (8 * group + i))
        three_layers(first, group, upwards, "dit", 0)
        for i in range(8):
            first.store(words[i], 4 * (8 * group + i))
    return first


def backward() -> Program:
    first = Program()
    double, scale = FREE[24:26]
    for group in range(16):
        words = FREE[12 * (group % 2) :][:8]
        for i in range(8):
            first.load(words[i], 4 * (8 * group + i))
            first.lanes("add", words[i], double)
            first.lanes("mul", words[i], scale)
        three_layers(first, group, downwards, "dif", 2)
        for i in range(8):
            first.store(words[i], 4 * (8 * group + i))
    kept = {k: FREE[15 + k] for k in range(1, 8)}
    for k, register in kept.items():
        first.load(register, 2 * k, "a1", "lhu")
    for group in range(8):
        for i in range(16):
            first.load(FREE[i], 4 * (group + 8 * i))
        four_layers(first, lambda layer, i: (2 << layer) - 1 - (i >> (4 - layer)), kept, "dif")
        for i in range(16):
            first.store(FREE[i], 4 * (group + 8 * i))
    return first


def products(count: int) -> Program:
    """Eight words of a row's sum of products: butterflies add (b1, b0)·a0 and (b0, b1·gamma)·a1.

    a0, a1, a2 and a3 are the sum, the row's polynomials, the vector's and what its cache has.
    """
    body = Program()
    plus, lower, scale = CONSTANTS
    sets = [WORK[5 * n : 5 * n + 5] for n in range(len(WORK) // 5)]
    for word in range(8):
        total, a, b, moved, crossed = sets[word % len(sets)]
        body.compute("li", total, "0")
        for n in range(count):
            body.load(a, 4 * word + 512 * n, "a1")
            body.load(b, 4 * word + 512 * n, "a2")
            body.load(crossed, 2 * word + 256 * n, "a3", "lhu")
            body.lanes("add", b, plus)
            body.compute("slli", moved, b, "16")
            body.compute("or", crossed, crossed, moved)
            body.lanes("add", crossed, lower)
            body.butterfly("dit", a, total, b)
            body.compute("srli", a, a, "16")
            body.butterfly("dit", a, total, crossed)
        body.lanes("mul", total, scale)
        body.store(total, 4 * word)
    return body


def reduction() -> Program:
    """Sixteen words: 2^15 is added, so that no lane is negative, and taken off the remainder."""
    body = Program()
    flip, one, back = CONSTANTS
    for word in range(16):
        both = WORK[word]
        body.load(both, 4 * word)
        body.compute("xor", both, both, flip)
        body.lanes("mul", both, one)
        body.lanes("sub", both, back)
        body.store(both, 4 * word)
    return body


def packing() -> Program:
    """Sixteen words to twelve of 12 bits a coefficient; a1 is the polynomial."""
    body = Program()
    plus, closer, _ = CONSTANTS
    for group in range(4):
        at = 10 * (group % 2)
        words, moved = WORK[at : at + 4], WORK[at + 4 : at + 8]
        for n, (both, upper) in enumerate(zip(words, moved, strict=True)):
            body.load(both, 16 * group + 4 * n, "a1")
            body.lanes("add", both, plus)
            body.compute("srli", upper, both, "16")
            body.compute("mul", upper, upper, closer)
            body.compute("sub", both, both, upper)
        for n in range(3):
            body.compute("slli", moved[n], words[n + 1], str(24 - 8 * n))
            if n:
                body.compute("srli", words[n], words[n], str(8 * n))
            body.compute("or", words[n], words[n], moved[n])
            body.store(words[n], 12 * group + 4 * n)
    return body


def crossing() -> Program:
    """Eight words of what products with b need: each second coefficient, by its root.

    a1 is b, a2 has the roots.
    """
    body = Program()
    plus, upper, _ = CONSTANTS
    sets = [WORK[3 * n : 3 * n + 3] for n in range(len(WORK) // 3)]
    for word in range(8):
        first, second, root = sets[word % len(sets)]
        body.load(first, 8 * word, "a1")
        body.load(second, 8 * word + 4, "a1")
        body.load(root, 4 * word, "a2")
        body.compute("srli", first, first, "16")
        body.compute("and", second, second, upper)
        body.compute("or", first, first, second)
        body.lanes("add", first, plus)
        body.lanes("mul", first, root)
        body.store(first, 4 * word)
    return body


def framed(name: str, about: str, body: list[str]) -> list[str]:
    """A function that keeps what its caller has in registers."""
    size = -(-4 * len(SAVED) // 16) * 16
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


def transform(name: str, about: str, constants: dict[str, int], table: list[int], body: list[str]) -> str:
    """One of the transforms, with its factors."""
    begin = [f"    la      a1, .L{name}_factors"]
    begin += [f"    li      {register}, {value * 0x10001}" for register, value in constants.items()]
    lines = framed(name, about, [*begin, "    nop", *(f"    {line}" for line in body)])
    return "\n".join([*lines, *words_of(name, table)]) + "\n"


def multiplication(name: str, about: str) -> str:
    """Sums of products of as many polynomials as the parameter set has; of one for MLKEM_SET = 256."""
    plus, lower, scale = CONSTANTS
    body = [f"    li      {plus}, {5 * Q * 0x10001}", f"    li      {lower}, {Q}"]
    body += [f"    li      {scale}, {R * R % Q * 0x10001}", f"    addi    {END}, a0, 512", f".L{name}_words:"]
    for count in (1, 2, 3, 4):
        body += ["#if" if count == 1 else "#elif"]
        body[-1] += f" MLKEM_SET == {256 * count}"
        body += [f"    {line}" for line in products(count).ordered()]
    body += ["#endif"]
    body += [
        f"    addi    {base}, {base}, {step}"
        for base, step in (("a0", 32), ("a1", 32), ("a2", 32), ("a3", 16))
    ]
    body += [f"    bne     a0, {END}, .L{name}_words"]
    return "\n".join(framed(name, about, body)[:-1]) + "\n"


def looped(
    name: str, about: str, constants: dict[str, int], steps: dict[str, int], size: int, body: list[str]
) -> list[str]:
    """A function that goes through `size` bytes at a0, `steps` of each argument a turn."""
    begin = [f"    li      {register}, {value}" for register, value in constants.items()]
    begin += [f"    addi    {END}, a0, {size}", f".L{name}_words:"]
    end = [f"    addi    {base}, {base}, {step}" for base, step in steps.items()]
    end += [f"    bne     a0, {END}, .L{name}_words"]
    return framed(name, about, [*begin, *(f"    {line}" for line in body), *end])


def words_of(name: str, table: list[int]) -> list[str]:
    """A table in the program's constants."""
    lines = ["    .section .rodata", "    .p2align 2", f".L{name}_factors:"]
    return lines + ["    .half   " + ", ".join(map(str, table[at : at + 16])) for at in range(0, 128, 16)]


def small(folder: Path) -> None:
    """Functions that go once through a polynomial."""
    about = "void kpke_reduce(int16_t a[256]): representatives in [0, q) of any coefficients."
    constants = dict(
        zip(CONSTANTS, [1 << 31 | 1 << 15, R % Q * 0x10001, (1 << 15) % Q * 0x10001], strict=True)
    )
    lines = looped("kpke_reduce", about, constants, {"a0": 64}, 512, reduction().ordered())
    (folder / "reduce.S").write_text("\n".join(lines[:-1]) + "\n")
    about = "void kpke_pack_12(uint8_t bytes[384], const int16_t a[256]): sixteen words at a time."
    constants = {CONSTANTS[0]: Q * 0x10001, CONSTANTS[1]: (1 << 16) - (1 << 12)}
    lines = looped("kpke_pack_12", about, constants, {"a0": 48, "a1": 64}, 384, packing().ordered())
    (folder / "pack_12.S").write_text("\n".join(lines[:-1]) + "\n")
    about = "void kpke_basemul_cache(int16_t cache[128], const int16_t b[256]): eight words at a time."
    constants = {CONSTANTS[0]: 5 * Q * 0x10001, CONSTANTS[1]: 0xFFFF0000}
    steps = {"a0": 32, "a1": 64, "a2": 32}
    lines = looped("kpke_basemul_cache", about, constants, steps, 256, crossing().ordered())
    at = lines.index(".Lkpke_basemul_cache_words:")
    lines[at:at] = ["    la      a2, .Lkpke_basemul_cache_factors"]
    roots = [sign * ZETAS[64 + n] * R % Q for n in range(64) for sign in (1, -1)]
    lines[-1:] = words_of("kpke_basemul_cache", roots)
    (folder / "basemul_cache.S").write_text("\n".join(lines) + "\n")


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    ahead = forward().ordered()
    table = [zeta * R % Q for zeta in ZETAS]
    about = "void kpke_ntt(int16_t a[256]): four layers on sixteen words at a time, then three on eight."
    (folder / "ntt.S").write_text(transform("kpke_ntt", about, {FREE[25]: Q}, table, ahead))
    back = backward().ordered()
    table = [-zeta * R % Q for zeta in ZETAS]
    about = "void kpke_invntt(int16_t a[256]): three layers on eight words at a time, then four on sixteen."
    scale = pow(128, -1, Q) * R % Q
    constants = {FREE[24]: 2 * Q, FREE[25]: scale}
    (folder / "invntt.S").write_text(transform("kpke_invntt", about, constants, table, back))
    about = "void kpke_basemul_acc(c, a, b, cache): eight words of the sum at a time."
    (folder / "basemul_acc.S").write_text(multiplication("kpke_basemul_acc", about))
    small(folder)


if __name__ == "__main__":
    main()
