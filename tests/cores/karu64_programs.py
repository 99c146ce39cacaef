"""Programs that try a karu64: vector instructions of every kind, by width and group, and scalar ones.

The same seed gives the same program. What is computed is of no interest; every instruction must
only be legal.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable

from . import pipeline_programs

_BUFFER = 4096
_WIDTHS = (8, 16, 32, 64)
_SCALAR = ["a2", "a3", "a4", "a5"]
_ADD = [
    "vadd",
    "vsub",
    "vand",
    "vor",
    "vxor",
    "vsll",
    "vsrl",
    "vsra",
    "vmin",
    "vmaxu",
    "vsadd",
    "vssubu",
    "vssra",
]
_SHIFTS = {"vsll", "vsrl", "vsra", "vssra"}
_IMMEDIATE = {"vadd", "vand", "vor", "vxor", "vsll", "vsrl", "vsra", "vsadd", "vssra"}
_AVERAGE = ["vaadd", "vasubu"]
_PRODUCTS = ["vmul", "vmulh", "vmulhu", "vmulhsu", "vsmul"]
_SUMS = ["vmacc", "vnmsac", "vmadd", "vnmsub"]
_QUOTIENTS = ["vdivu", "vrem"]
_WIDE = ["vwadd", "vwsubu"]
_WIDE_PRODUCTS = ["vwmul", "vwmulu", "vwmulsu"]
_WIDE_SUMS = ["vwmacc", "vwmaccu", "vwmaccsu"]
_COMPARISONS = ["vmseq", "vmsltu", "vmsle", "vmsne"]
_LOGIC = ["vmand", "vmor", "vmxor", "vmandn", "vmxnor"]
_REDUCTIONS = ["vredsum", "vredmax", "vredxor", "vredminu"]


class _Vectors:
    """Writes vector instructions that are legal for the vtype in force."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.lines: list[str] = []
        self.sew, self.lmul = 8, 1.0

    def line(self, text: str) -> None:
        self.lines.append(f"        {text}")

    def configure(self, sew: int, lmul: float) -> None:
        self.sew, self.lmul = sew, lmul
        name = f"m{int(lmul)}" if lmul >= 1 else f"mf{int(1 / lmul)}"
        most = int(256 * lmul) // sew
        length = self.random.choice([most, most, most, self.random.randrange(most + 1)])
        self.line(f"li t0, {length}")
        self.line(
            f"vsetvli zero, t0, e{sew}, {name}, t{self.random.choice('au')}, m{self.random.choice('au')}"
        )

    def group(self, size: float, among: range) -> str:
        """A register group of this LMUL."""
        step = max(1, int(size))
        return f"v{self.random.choice([number for number in among if number % step == 0])}"

    def source(self, size: float | None = None, among: range = range(16, 32)) -> str:
        return self.group(self.lmul if size is None else size, among)

    def target(self, size: float | None = None) -> str:
        return self.group(self.lmul if size is None else size, range(8, 16))

    def mask(self) -> str:
        return ", v0.t" if self.random.random() < 0.2 else ""

    def high(self) -> str:
        """A source group beside one of 16 to 23, which is read as elements of another width."""
        return self.source(among=range(24, 32))

    def operand(self, name: str) -> tuple[str, str]:
        """A form of the instruction, and its last operand."""
        forms = ["vv", "vx"] + (["vi"] if name in _IMMEDIATE else [])
        form = self.random.choice(forms)
        if form == "vv":
            return form, self.source()
        if form == "vx":
            return form, self.random.choice(_SCALAR)
        return form, str(self.random.randrange(8))

    def compute(self) -> None:
        name = self.random.choice(_ADD + _AVERAGE)
        form, last = self.operand(name)
        both = self.target() if self.random.random() < 0.3 else None
        self.line(f"{name}.{form} {both or self.target()}, {both or self.source()}, {last}{self.mask()}")

    def product(self) -> None:
        # Of 64 bits Zve64x has the lower half alone.
        name = self.random.choice(_PRODUCTS if self.sew < 64 else _PRODUCTS[:1])
        form, last = self.operand(name)
        self.line(f"{name}.{form} {self.target()}, {self.source()}, {last}{self.mask()}")

    def product_sum(self) -> None:
        name = self.random.choice(_SUMS)
        form, first = self.operand(name)
        self.line(f"{name}.{form} {self.target()}, {first}, {self.source()}{self.mask()}")

    def quotient(self) -> None:
        name = self.random.choice(_QUOTIENTS)
        form, last = self.operand(name)
        self.line(f"{name}.{form} {self.target()}, {self.source()}, {last}{self.mask()}")

    def widen(self) -> None:
        if self.sew == 64 or self.lmul > 4:
            self.compute()
            return
        target = self.group(2 * self.lmul, range(8, 16))
        name = self.random.choice(_WIDE + _WIDE_PRODUCTS + _WIDE_SUMS)
        form, last = self.operand(name)
        if name in _WIDE_SUMS:
            self.line(f"{name}.{form} {target}, {last}, {self.source()}{self.mask()}")
        elif name in _WIDE and self.random.random() < 0.5:
            wide = self.source(2 * self.lmul, range(16, 24))
            last = self.high() if form == "vv" else last
            self.line(f"{name}.w{form[1]} {target}, {wide}, {last}{self.mask()}")
        else:
            self.line(f"{name}.{form} {target}, {self.source()}, {last}{self.mask()}")

    def narrow(self) -> None:
        if self.sew == 64 or self.lmul > 4:
            self.compute()
            return
        name = self.random.choice(["vnsrl", "vnsra", "vnclipu"])
        form, last = self.random.choice([("wv", self.high()), ("wx", "a2"), ("wi", "3")])
        wide = self.source(2 * self.lmul, range(16, 24))
        self.line(f"{name}.{form} {self.target()}, {wide}, {last}{self.mask()}")

    def extend(self) -> None:
        factors = [f for f in (2, 4, 8) if self.sew // f >= 8 and self.lmul / f >= 0.125]
        if not factors:
            self.compute()
            return
        factor = self.random.choice(factors)
        name = self.random.choice(["vzext", "vsext"])
        self.line(f"{name}.vf{factor} {self.target()}, {self.source(self.lmul / factor)}{self.mask()}")

    def compare(self) -> None:
        name = self.random.choice(_COMPARISONS)
        form, last = self.operand(name)
        self.line(f"{name}.{form} v{self.random.choice([1, 8, 9])}, {self.source()}, {last}{self.mask()}")

    def carry(self) -> None:
        if self.random.random() < 0.5:
            self.line(f"vadc.vvm {self.target()}, {self.source()}, {self.source()}, v0")
        else:
            self.line(f"vmadc.vxm v1, {self.source()}, a3, v0")

    def mask_logic(self) -> None:
        chosen = self.random.randrange(4)
        if chosen == 0:
            self.line(f"{self.random.choice(_LOGIC)}.mm v2, v{self.random.randrange(16, 20)}, v1")
        elif chosen == 1:
            self.line(f"{self.random.choice(['vmsbf', 'vmsif', 'vmsof'])}.m v3, v17")
        else:
            source = self.random.choice(["v16", "v17", "v1"])
            self.line(f"{self.random.choice(['vcpop', 'vfirst'])}.m t1, {source}")

    def move(self) -> None:
        chosen = self.random.randrange(7)
        if chosen == 0:
            self.line(f"vmv.v.v {self.target()}, {self.source()}")
        elif chosen == 1:
            self.line(f"vmv.v.x {self.target()}, a2")
        elif chosen == 2:
            self.line(f"vmerge.vvm {self.target()}, {self.source()}, {self.source()}, v0")
        elif chosen == 3:
            self.line(f"vmerge.vim {self.target()}, {self.source()}, 3, v0")
        elif chosen == 4:
            self.line(f"vmv.x.s t2, {self.source(1)}")
            if self.random.random() < 0.5:
                self.line(f"vmv.x.s t2, {self.source(1)}")
        elif chosen == 5:
            self.line(f"vmv.s.x {self.target(1)}, a3")
        else:
            size = self.random.choice([1, 2, 4, 8])
            self.line(f"vmv{size}r.v {self.target(size)}, {self.source(size)}")

    def reduce(self) -> None:
        name = self.random.choice(_REDUCTIONS)
        self.line(f"{name}.vs {self.target(1)}, {self.source()}, {self.source(1)}")

    def permute(self) -> None:
        chosen = self.random.randrange(9)
        if chosen == 0 and self.lmul <= 4:
            low, high = self.group(self.lmul, range(16, 24)), self.group(self.lmul, range(24, 32))
            self.line(f"vrgather.vv {self.target()}, {low}, {high}")
        elif chosen == 1:
            self.line(f"vrgather.vx {self.target()}, {self.source()}, a2")
        elif chosen == 2 and 0.125 <= 16 / self.sew * self.lmul <= 8:
            indices = self.group(16 / self.sew * self.lmul, range(24, 32))
            low = self.group(self.lmul, range(16, 24))
            self.line(f"vrgatherei16.vv {self.target()}, {low}, {indices}")
        elif chosen == 3:
            self.line(f"vslideup.vi {self.target()}, {self.source()}, {self.random.randrange(4)}")
        elif chosen == 4:
            self.line(f"vslidedown.vx {self.target()}, {self.source()}, a2")
        elif chosen == 5:
            name = self.random.choice(["vslide1up", "vslide1down"])
            self.line(f"{name}.vx {self.target()}, {self.source()}, a3")
        elif chosen == 6:
            self.line(f"vcompress.vm {self.target()}, {self.source()}, v1")
        elif chosen == 7:
            self.line(f"viota.m {self.target()}, v1")
        else:
            self.line(f"vid.v {self.target()}")

    def address(self, align: int) -> str:
        """Puts an address into t3."""
        offset = self.random.randrange(_BUFFER - 1024)
        aligned = offset & -align if self.random.random() < 0.8 else offset & -(self.sew // 8)
        self.line(f"li t3, {aligned}")
        self.line("add t3, t3, s0")
        return "(t3)"

    def access(self) -> None:
        chosen = self.random.randrange(8)
        store = self.random.random() < 0.5
        data = self.source() if store else self.target()
        base = self.address(16)
        if chosen < 3:
            self.line(f"v{'s' if store else 'l'}e{self.sew}.v {data}, {base}{self.mask()}")
        elif chosen == 3:
            size = self.random.choice([1, 2, 4, 8])
            group = self.source(size) if store else self.target(size)
            self.line(f"vs{size}r.v {group}, {base}" if store else f"vl{size}re{self.sew}.v {group}, {base}")
        elif chosen == 4:
            self.line(f"{'vsm' if store else 'vlm'}.v {'v17' if store else 'v9'}, {base}")
        elif chosen == 5:
            stride = self.random.choice([0, 1, 2, 3, 5]) * self.sew // 8
            self.line(f"li t4, {stride}")
            self.line(f"v{'s' if store else 'l'}se{self.sew}.v {data}, {base}, t4{self.mask()}")
        elif chosen == 6:
            if self.lmul > 4:
                return
            self.line(f"vid.v v24\n        vsll.vi v24, v24, {(self.sew // 8).bit_length() - 1}")
            group = self.group(self.lmul, range(16, 24)) if store else self.target()
            self.line(f"v{'s' if store else 'l'}uxei{self.sew}.v {group}, {base}, v24{self.mask()}")
        else:
            most = min(8, int(8 / max(1.0, self.lmul)))
            if most < 2:
                return
            fields = self.random.randrange(2, most + 1)
            first = 16 if store else 8
            self.line(f"v{'s' if store else 'l'}seg{fields}e{self.sew}.v v{first}, {base}{self.mask()}")

    def scalar(self) -> None:
        chosen = self.random.randrange(5)
        lines = ["addi t5, t5, 1", "mul t5, t5, a2", "ld t5, 8(s0)", "sd t5, 16(s0)", "nop"]
        self.line(lines[chosen])


def vectors(seed: int, count: int) -> str:
    """A program whose `main` executes `count` vector instructions of all kinds at each width and group."""
    writer = _Vectors(seed)
    kinds: list[Callable[[], None]] = [
        writer.compute, writer.compute, writer.widen, writer.narrow, writer.extend, writer.compare,
        writer.carry, writer.mask_logic, writer.move, writer.move, writer.reduce, writer.permute,
        writer.access, writer.access, writer.scalar, writer.product, writer.product_sum, writer.quotient,
    ]  # fmt: skip
    for sew in _WIDTHS:
        for lmul in (0.125, 0.25, 0.5, 1.0, 2.0, 4.0, 8.0):
            if sew > 64 * lmul:
                continue
            for at in range(count):
                if at % 8 == 0:
                    writer.configure(sew, lmul)
                writer.random.choice(kinds)()
    body = "\n".join(writer.lines)
    fill = "\n".join(f"        vmv.v.x v{number}, t0\n        addi t0, t0, 0x51" for number in range(32))
    return f"""
        .globl main
main:   li   t0, 0x600
        csrs mstatus, t0
        la   s0, buffer
        li   a2, 3
        li   a3, -7
        li   a4, 0x1234
        li   a5, 1
        vsetvli zero, zero, e8, m1, ta, ma
        vsetvli t0, zero, e8, m1, ta, ma
        li   t0, 0x5a
{fill}
{body}
        li   a0, 0
        ret
        .bss
        .balign 4096
buffer: .space {_BUFFER + 1024}
"""


def scalars(seed: int, blocks: int, rounds: int) -> str:
    """A program of `pipeline_programs` for registers of 64 bits."""
    text = pipeline_programs.program(seed, blocks, rounds)
    return re.sub(r"\b([ls])w ((?:t6|ra), 0\(s0\))", r"\1d \2", text)
