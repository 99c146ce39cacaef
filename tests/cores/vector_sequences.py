"""Random sequences of vector instructions, with resets of vl and vtype and scalar code between them.

The same seed gives the same sequence. What is computed is of no interest: a core must only come to
its end. What is reserved traps, and the program's handler goes on after it, so a sequence need not
be legal throughout; most are.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field

_SHIFTS = {"vsll", "vsrl", "vsra", "vssrl", "vssra"}
_ALU = ["vadd", "vsub", "vand", "vor", "vxor", "vmin", "vmaxu", "vsaddu", "vssub", *sorted(_SHIFTS)]
_IMMEDIATE = {"vadd", "vand", "vor", "vxor", "vsaddu", *_SHIFTS}
_PRODUCTS = ["vmul", "vmulh", "vmulhu", "vmulhsu"]
_SUMS = ["vmacc", "vnmsac", "vmadd", "vnmsub"]
_COMPARISONS = ["vmseq", "vmsne", "vmsltu", "vmsle"]
_LOGIC = ["vmand", "vmor", "vmxor", "vmandn", "vmxnor"]
_REDUCTIONS = ["vredsum", "vredor", "vredxor", "vredand", "vredmaxu", "vredmin"]
_SETS = ["vmsbf.m", "vmsif.m", "vmsof.m", "viota.m"]
_SCALAR = ["a2", "a3", "a4", "a5"]


@dataclass(frozen=True)
class Vectors:
    """What a core's vector unit can time."""

    #: Bits of a register.
    vlen: int
    #: Gathers, `vcompress`, segments and loads that end at a fault.
    permutes: bool
    #: Instructions on element groups.
    groups: bool


@dataclass
class _Writer:
    unit: Vectors
    draw: random.Random
    lines: list[str] = field(default_factory=list)
    sew: int = 8
    lmul: float = 1.0
    vl: int = 0
    #: Registers that were written not long ago: most operands are among them.
    recent: list[int] = field(default_factory=lambda: [8, 16])
    labels: int = 0

    def line(self, text: str) -> None:
        self.lines.append(text)

    # Registers

    def group(self, size: float) -> str:
        step = max(1, int(size))
        near = [number for number in self.recent if number % step == 0 and number + step <= 32]
        if near and self.draw.random() < 0.6:
            return f"v{self.draw.choice(near)}"
        return f"v{self.draw.randrange(0, 32, step)}"

    def target(self, size: float, masked: str = "") -> str:
        step = max(1, int(size))
        first = step if masked else 0
        number = self.draw.randrange(first, 32, step)
        if self.draw.random() < 0.3:
            near = [one for one in self.recent if one % step == 0 and first <= one <= 32 - step]
            number = self.draw.choice(near or [number])
        self.recent = [*self.recent[-3:], number]
        return f"v{number}"

    def own(self) -> str:
        return self.group(self.lmul)

    def beside(self, target: str, size: float) -> str:
        """A source that is not the target: assemblers know where that is reserved."""
        found = self.group(size)
        step = max(1, int(size))
        return found if found != target else f"v{(int(found[1:]) + step) % 32}"

    def mask(self) -> str:
        return ", v0.t" if self.draw.random() < 0.2 else ""

    def scalar(self) -> str:
        return self.draw.choice(_SCALAR)

    # vl and vtype

    def configure(self) -> None:
        draw = self.draw
        self.sew = draw.choice([8, 16, 32, 32, 64])
        self.lmul = draw.choice([one for one in (0.125, 0.25, 0.5, 1, 1, 1, 2, 4, 8) if self.sew <= 64 * one])
        name = f"m{int(self.lmul)}" if self.lmul >= 1 else f"mf{int(1 / self.lmul)}"
        vtype = f"e{self.sew}, {name}, t{draw.choice('au')}, m{draw.choice('au')}"
        most = int(self.unit.vlen * self.lmul) // self.sew
        wanted = draw.choice([most, most, most, draw.randrange(most + 1), draw.randrange(5), 2 * most + 1])
        self.vl = min(most, wanted)
        how = draw.randrange(4)
        if how == 0 and wanted < 32:
            self.line(f"vsetivli {draw.choice(['zero', 'a6'])}, {wanted}, {vtype}")
        elif how == 1:
            self.line(f"vsetvli a6, zero, {vtype}")
            self.vl = most
        else:
            self.line(f"li a7, {wanted}")
            self.line(f"vsetvli {draw.choice(['zero', 'a6'])}, a7, {vtype}")

    # Instructions

    def operand(self, immediate: bool) -> tuple[str, str]:
        form = self.draw.choice(["vv", "vv", "vx", "vi"] if immediate else ["vv", "vv", "vx"])
        last = {"vv": self.own, "vx": self.scalar, "vi": lambda: str(self.draw.randrange(16))}[form]()
        return form, last

    def compute(self) -> None:
        name = self.draw.choice(_ALU)
        form, last = self.operand(name in _IMMEDIATE)
        mask = self.mask()
        self.line(f"{name}.{form} {self.target(self.lmul, mask)}, {self.own()}, {last}{mask}")

    def product(self) -> None:
        name = self.draw.choice(_PRODUCTS if self.sew < 64 else _PRODUCTS[:1])
        form, last = self.operand(False)
        mask = self.mask()
        self.line(f"{name}.{form} {self.target(self.lmul, mask)}, {self.own()}, {last}{mask}")

    def product_sum(self) -> None:
        form, first = self.operand(False)
        mask = self.mask()
        self.line(
            f"{self.draw.choice(_SUMS)}.{form} {self.target(self.lmul, mask)}, {first}, {self.own()}{mask}"
        )

    def quotient(self) -> None:
        name = self.draw.choice(["vdivu", "vrem"])
        form, last = self.operand(False)
        self.line(f"{name}.{form} {self.target(self.lmul)}, {self.own()}, {last}")

    def other_widths(self) -> None:
        """Widening, narrowing and extending instructions."""
        draw, wide = self.draw, 2 * self.lmul
        if self.sew == 64 or self.lmul > 4:
            self.extend()
            return
        kind = draw.randrange(5)
        target = f"v{draw.choice([8, 16] if wide == 8 else [4, 8, 12])}"
        source = f"v{draw.choice([24, 28] if wide == 8 else [16, 20, 24, 28])}"
        self.recent = [*self.recent[-3:], int((target if kind < 4 else source)[1:])]
        if kind == 0:
            self.line(f"{draw.choice(['vwaddu', 'vwsub'])}.vv {target}, {source}, {source}")
        elif kind == 1:
            self.line(f"{draw.choice(['vwaddu', 'vwsub'])}.wv {target}, {target}, {source}")
        elif kind == 2:
            self.line(f"{draw.choice(['vwmul', 'vwmulu', 'vwmulsu'])}.vx {target}, {source}, {self.scalar()}")
        elif kind == 3:
            self.line(f"vwmacc.vv {target}, {source}, {source}")
        else:
            self.line(f"vnsrl.wi {source}, {target}, {draw.randrange(16)}")

    def extend(self) -> None:
        by = self.draw.choice(
            [by for by in (2, 4, 8) if self.sew // by >= 8 and self.lmul / by >= 0.125] or [0]
        )
        if by == 0:
            self.compute()
            return
        target = self.target(self.lmul)
        self.line(f"v{self.draw.choice('sz')}ext.vf{by} {target}, {self.beside(target, self.lmul / by)}")

    def compare(self) -> None:
        form, last = self.operand(False)
        # A mask that lies within a group of its operands is reserved in most places.
        target = self.draw.choice(["v0", "v0", "v1"])
        self.recent = [*self.recent[-3:], int(target[1:])]
        self.line(f"{self.draw.choice(_COMPARISONS)}.{form} {target}, {self.own()}, {last}")

    def bits(self) -> None:
        draw = self.draw
        kind = draw.randrange(4)
        if kind == 0:
            self.line(f"{draw.choice(_LOGIC)}.mm {self.target(1)}, {self.group(1)}, {self.group(1)}")
        elif kind == 1:
            name = draw.choice(_SETS)
            target = self.target(self.lmul if name == "viota.m" else 1)
            self.line(f"{name} {target}, {self.beside(target, 1)}")
        elif kind == 2:
            self.line(f"vid.v {self.target(self.lmul)}")
        else:
            self.line(f"{draw.choice(['vcpop.m', 'vfirst.m'])} {self.scalar()}, {self.group(1)}")

    def merge(self) -> None:
        name = self.draw.choice(["vmerge.vvm", "vmerge.vxm", "vadc.vvm", "vsbc.vxm"])
        last = self.own() if name.endswith("vvm") else self.scalar()
        self.line(f"{name} {self.target(self.lmul, 'v0')}, {self.own()}, {last}, v0")

    def move(self) -> None:
        draw = self.draw
        kind = draw.randrange(7)
        if kind < 2:
            self.line(f"vmv.x.s {self.scalar()}, {self.own()}")
        elif kind < 4:
            self.line(f"vmv.s.x {self.target(self.lmul)}, {draw.choice(['zero', self.scalar()])}")
        elif kind == 4:
            count = draw.choice([1, 2, 4, 8])
            self.line(f"vmv{count}r.v {self.target(count)}, {self.group(count)}")
        elif kind == 5:
            self.line(f"vmv.v.v {self.target(self.lmul)}, {self.own()}")
        else:
            self.line(f"vmv.v.x {self.target(self.lmul)}, {self.scalar()}")

    def slide(self) -> None:
        draw = self.draw
        mask = self.mask()
        target = self.target(self.lmul, mask)
        source = self.beside(target, self.lmul)
        kind = draw.randrange(5)
        if kind < 2:
            self.line(
                f"vslide{draw.choice(['up', 'down'])}.vi {target}, {source}, {draw.randrange(32)}{mask}"
            )
        elif kind == 2:
            self.line(f"vslide{draw.choice(['up', 'down'])}.vx {target}, {source}, {self.scalar()}{mask}")
        else:
            self.line(f"vslide1{draw.choice(['up', 'down'])}.vx {target}, {source}, {self.scalar()}{mask}")

    def reduce(self) -> None:
        mask = self.mask()
        if self.sew < 64 and self.draw.random() < 0.25:
            name = self.draw.choice(["vwredsum", "vwredsumu"])
        else:
            name = self.draw.choice(_REDUCTIONS)
        self.line(f"{name}.vs {self.target(1)}, {self.own()}, {self.group(1)}{mask}")

    def scalar_reduction(self) -> None:
        """The sum of a group, as compilers write it."""
        draw = self.draw
        seed, source, number = self.target(1), self.own(), draw.choice(["zero", self.scalar()])
        if draw.random() < 0.5:
            before = (self.sew, self.lmul)
            self.line(f"vsetivli zero, 1, e{self.sew}, m1, ta, ma")
            self.line(f"vmv.s.x {seed}, {number}")
            self.configure()
            if draw.random() < 0.7 and self.lmul >= 1:
                self.sew, self.lmul = before
                self.lmul = max(self.lmul, 1)
                self.line(f"vsetvli zero, zero, e{self.sew}, m{int(self.lmul)}, ta, ma")
        else:
            self.line(f"vmv.s.x {seed}, {number}")
        target = self.target(1)
        self.line(f"{draw.choice(_REDUCTIONS)}.vs {target}, {source}, {seed}{self.mask()}")
        if draw.random() < 0.7:
            self.line(f"vmv.x.s {self.scalar()}, {target}")

    def access(self) -> None:
        draw = self.draw
        store = draw.random() < 0.4
        name, base = ("vs" if store else "vl"), draw.choice(["(s0)", "(s1)"])
        mask = self.mask()
        data = self.own() if store else self.target(self.lmul, mask)
        kind = draw.randrange(9)
        if kind < 4:
            self.line(f"{name}e{self.sew}.v {data}, {base}{mask}")
        elif kind == 4:
            self.line(f"{name}se{self.sew}.v {data}, {base}, {draw.choice(['s2', 's3', 'zero'])}{mask}")
        elif kind == 5:
            index = self.target(self.lmul)
            self.line(f"vand.vx {index}, {index}, s4")
            ordered = draw.choice("ou")
            self.line(f"{name}{ordered}xei{self.sew}.v {data}, {base}, {index}{mask}")
        elif kind == 6:
            self.line(f"{name}m.v {self.target(1)}, {base}")
        elif kind == 7:
            count = draw.choice([1, 2, 4, 8])
            where = f"{self.group(count)}, {base}"
            self.line(f"vs{count}r.v {where}" if store else f"vl{count}re{self.sew}.v {where}")
        else:
            # Elements of another width.
            width = draw.choice([8, 16, 32, 64])
            if 0.125 <= self.lmul * width / self.sew <= 8:
                self.line(f"{name}e{width}.v {self.group(self.lmul * width / self.sew)}, {base}")

    def permute(self) -> None:
        draw = self.draw
        kind = draw.randrange(4)
        fields = draw.choice([2, 3, 4, 8])
        if kind == 0:
            target = self.target(self.lmul)
            last = draw.choice([self.beside(target, self.lmul), self.scalar(), str(draw.randrange(32))])
            form = "vv" if last.startswith("v") else "vx" if last.startswith("a") else "vi"
            self.line(f"vrgather.{form} {target}, {self.beside(target, self.lmul)}, {last}")
        elif kind == 1:
            target = self.target(self.lmul, "v0")
            self.line(f"vcompress.vm {target}, {self.beside(target, self.lmul)}, v0")
        elif kind == 2:
            self.line(f"vle{self.sew}ff.v {self.target(self.lmul)}, (s0)")
        elif fields * max(1, self.lmul) <= 8:
            self.line(f"v{draw.choice('ls')}seg{fields}e{self.sew}.v v8, (s0)")

    def element_groups(self) -> None:
        draw = self.draw
        self.sew, self.lmul = draw.choice([32, 32, 64]), draw.choice([1, 1, 2, 4])
        elements = 4 * draw.randrange(1, int(self.unit.vlen * self.lmul) // self.sew // 4 + 1)
        self.line(f"li a7, {elements}")
        self.line(f"vsetvli zero, a7, e{self.sew}, m{int(self.lmul)}, ta, ma")
        for _ in range(draw.randrange(1, 4)):
            a, b, c = f"v{draw.choice([0, 4, 8])}", f"v{draw.choice([12, 16])}", f"v{draw.choice([20, 24])}"
            self.recent = [*self.recent[-3:], int(a[1:])]
            names = ["vsha2ch.vv", "vsha2cl.vv", "vsha2ms.vv"]
            if self.sew == 32:
                names += [
                    "vaesem.vv",
                    "vaesdm.vv",
                    "vghsh.vv",
                    "vgmul.vv",
                    "vsm4r.vv",
                    "vaesz.vs",
                    "vaeskf1.vi",
                ]
            name = draw.choice(names)
            operands = {
                "vaeskf1.vi": f"{a}, {b}, {draw.randrange(1, 11)}",
                **dict.fromkeys(("vghsh.vv", "vsha2ch.vv", "vsha2cl.vv", "vsha2ms.vv"), f"{a}, {b}, {c}"),
            }
            self.line(f"{name} {operands.get(name, f'{a}, {b}')}")

    def vstart(self) -> None:
        self.line(f"csrwi vstart, {self.draw.randrange(4)}")
        self.draw.choice([self.compute, self.access, self.slide])()

    def interlude(self) -> None:
        """Scalar code."""
        draw = self.draw
        kind = draw.randrange(9)
        a, b = self.scalar(), self.scalar()
        if kind < 3:
            for _ in range(draw.choice([1, 1, 2, 3, 5, 9])):
                self.line("nop")
        elif kind == 3:
            self.line(f"{draw.choice(['mul', 'add', 'xor'])} {a}, {a}, {b}")
        elif kind == 4:
            self.line(f"{draw.choice(['divu', 'rem'])} {a}, {a}, {b}")
        elif kind == 5:
            self.line(f"{draw.choice(['lw', 'ld'])} {a}, {draw.randrange(0, 512, 8)}(s0)")
        elif kind == 6:
            self.line(f"{draw.choice(['sw', 'sd'])} {a}, {draw.randrange(0, 512, 8)}(s0)")
        elif kind == 7:
            self.labels += 1
            self.line(f"{draw.choice(['beq', 'bltu'])} {a}, {b}, 7{self.labels % 10}f")
            self.line("addi a5, a5, 3")
            self.lines.append(f"7{self.labels % 10}:")
        else:
            self.line(draw.choice(["csrr a6, vl", "csrr a6, mcycle", "fence", "csrr a6, vtype"]))

    def sequence(self) -> list[str]:
        draw = self.draw
        kinds: list[tuple[int, Callable[[], None]]] = [
            (8, self.compute),
            (3, self.product),
            (2, self.product_sum),
            (3, self.other_widths),
            (1, self.extend),
            (4, self.compare),
            (4, self.bits),
            (2, self.merge),
            (6, self.move),
            (5, self.slide),
            (5, self.reduce),
            (4, self.scalar_reduction),
            (8, self.access),
            (4, self.interlude),
            (9, self.configure),
        ]
        rare: list[tuple[int, Callable[[], None]]] = [(2, self.vstart), (1, self.quotient)]
        rare += [(8, self.permute)] if self.unit.permutes else []
        rare += [(8, self.element_groups)] if self.unit.groups else []
        # A sequence of few kinds fills the queues of few units.
        chosen = draw.sample(kinds, draw.randrange(2, len(kinds)))
        if draw.random() < 0.3:
            chosen.append(draw.choice(rare))
        if draw.random() < 0.5:
            # The unit comes to rest.
            self.line(f"li t1, {draw.choice([30, 200])}")
            self.line("70: addi t1, t1, -1")
            self.line("bnez t1, 70b")
        for _ in range(draw.randrange(4)):
            self.line("nop")
        self.configure()
        weights, makers = zip(*chosen, strict=True)
        for _ in range(draw.choice([4, 8, 8, 12, 16, 40])):
            draw.choices(makers, weights)[0]()
        return self.lines


def sequence(unit: Vectors, seed: int) -> list[str]:
    """The instructions of a sequence; its registers are those of [`program`]."""
    return _Writer(unit, random.Random(f"{unit.vlen} {seed}")).sequence()


def name(seed: int) -> str:
    """The label of a sequence."""
    return f"sequence_{seed}"


def program(unit: Vectors, seeds: list[int]) -> str:
    """A program of so many sequences, one after the other. s11 counts what trapped."""
    # As far as strides of eight bytes go, or eight registers.
    behind = 8 * unit.vlen + 1024
    lines = [
        "        .option norvc",
        "        .globl main",
        "main:   la t0, handler",
        "        csrw mtvec, t0",
        "        li t0, 0x600",
        "        csrs mstatus, t0",
        f"        la s0, buffer + {behind}",
        f"        la s1, buffer + {behind + 40}",
        "        li s2, 8",
        "        li s3, -8",
        "        li s4, 0x78",
        "        li s11, 0",
        "        li a2, 1",
        "        li a3, 3",
        "        li a4, 8",
        "        li a5, 77",
    ]
    for seed in seeds:
        lines.append(f"        .type {name(seed)}, @function")
        lines.append(f"{name(seed)}:")
        lines += [f"        {line}" for line in sequence(unit, seed)]
        lines.append(f"        .size {name(seed)}, . - {name(seed)}")
    return "\n".join(
        [
            *lines,
            "        li a0, 0",
            "        tail exit",
            "        .balign 4",
            "handler: csrr t6, mepc",
            "        addi t6, t6, 4",
            "        csrw mepc, t6",
            "        addi s11, s11, 1",
            "        mret",
            "        .bss",
            "        .balign 4096",
            f"buffer: .skip {2 * behind + 1024}",
            "",
        ]
    )
