"""Random programs of RV32IMC or RV64IMC that try a pipeline: dependences, jumps, CSRs, fences, any address.

The same seed gives the same program. Control goes forward only, but for one loop around everything,
and small ones for a core that predicts branches backward.
"""

from __future__ import annotations

import random
from dataclasses import dataclass

#: Registers that hold data; s0 is the buffer, s11 counts, ra and t6 hold targets too.
DATA = [f"a{n}" for n in range(8)] + [f"t{n}" for n in range(6)] + [f"s{n}" for n in range(1, 11)]
_ALU = ["add", "sub", "xor", "or", "and", "sll", "srl", "sra", "slt", "sltu"]
_BITS = ["sh1add", "sh2add", "sh3add", "andn", "orn", "xnor", "max", "minu", "rol", "ror"]
_BITS += ["clmul", "clmulh", "clmulr", "bclr", "bext", "binv", "bset"]
_IMMEDIATE = ["addi", "xori", "ori", "andi", "slti", "sltiu"]
_LONG = ["mulh", "mulhu", "mulhsu"]
_DIVIDE = ["div", "divu", "rem", "remu"]
_LOADS = ["lw", "lh", "lhu", "lb", "lbu"]
_STORES = ["sw", "sh", "sb"]
#: What registers of 64 bits have beside.
_WIDE_ALU = ["addw", "subw", "sllw", "srlw", "sraw"]
_WIDE_DIVIDE = ["divw", "divuw", "remw", "remuw"]
_WIDE_LOADS, _WIDE_STORES = ["ld", "ld", "lwu"], ["sd", "sd"]
_BRANCHES = ["beq", "bne", "blt", "bge", "bltu", "bgeu"]
#: CSRs that the pipeline tells apart; what they hold differs from core to core, so it is not read.
_CSRS = ["mscratch", "mstatus", "mtvec", "mepc", "mcause", "mtval", "mie", "mcycle", "minstret"]


@dataclass(frozen=True)
class Machine:
    """What a program may need of a core beside RV32IM."""

    csrs: tuple[str, ...] = tuple(_CSRS)
    #: The one among them that is written with any value.
    written: str | None = "mscratch"
    fences: tuple[str, ...] = ("fence", "fence.i")
    #: Accesses at any address, not only at multiples of four.
    misaligned: bool = True
    #: Small loops, whose branches backward go by data.
    loops: bool = False
    #: It orders what its coprocessor does, whose results come in order, or one at a time.
    ordered: bool = False
    #: Its registers have 64 bits.
    wide: bool = False
    #: `mtvec` has a mode in which all interrupts go to its base.
    direct: bool = True


#: Of families that do not have all of it. PicoRV32 has no machine mode: it stops at other CSRs and
#: at FENCE.I.
_MACHINES = {
    "picorv32": Machine(
        ("cycle", "cycleh", "instret", "instreth", "time"), None, ("fence",), misaligned=False, ordered=True
    ),
    "vexriscv": Machine(
        ("mepc", "mstatus", "mtvec", "mcause", "mtval", "mie", "mip"), "mepc", misaligned=False, loops=True
    ),
    "cv32e40x": Machine(ordered=True),
    "cva6": Machine(misaligned=False),
    "ibex": Machine(direct=False),
    "rocket": Machine(written="mie", misaligned=False, loops=True, wide=True),
}


def machine(family: str) -> Machine:
    """What programs may need of a family's cores."""
    return _MACHINES.get(family, Machine())


BUFFER = 2048
#: Instructions of the design `xlad` (offloaded), and the register that each writes: what else
#: writes it while a result is out, the core does not order.
_CUSTOM = {
    ".insn r 0x0b, 0, 0, {rd}, {rs1}, {rs2}": "s7",
    ".insn r 0x0b, 1, 0, {rd}, {rs1}, {rs2}": "s8",
    ".insn r4 0x2b, 0, 0, {rd}, {rs1}, {rs2}, {rs3}": "s9",
    ".insn i 0x0b, 2, {rd}, {rs1}, 0": "s10",
}
#: Those of `xlate`, for a core that hands over two registers and orders all results.
_ORDERED = [
    ".insn r 0x0b, 0, 0, {rd}, {rs1}, {rs2}",
    ".insn r 0x0b, 1, 0, {rd}, {rs1}, {rs2}",
    ".insn i 0x0b, 2, {rd}, {rs1}, 0",
    ".insn r 0x0b, 1, 1, {rd}, {rs1}, {rs2}",
]
#: What divides and MULH write beside them: a coprocessor is handed the old value while they run.
_SLOW = ["s1", "s2", "s3"]
#: Lines between two results for a register: the core marks a register once.
_APART = 14


class Writer:
    """Writes lines of assembly."""

    def __init__(self, seed: int, aligned: float, custom: float, machine: Machine) -> None:
        self.random = random.Random(seed)
        #: The core does not order what its coprocessor does, so that the program must.
        self.careful = custom > 0 and not machine.ordered
        self.aligned = aligned if machine.misaligned else 1.0
        self.custom = custom
        self.machine = machine
        #: Line of the last instruction of the coprocessor that writes a register.
        self.results: dict[str, int] = {}
        self.operations = [*_ALU, *(_WIDE_ALU if machine.wide else [])]
        self.divisions = _DIVIDE + (_WIDE_DIVIDE if machine.wide else [])
        self.loads = _LOADS + (_WIDE_LOADS if machine.wide else [])
        self.stores = _STORES + (_WIDE_STORES if machine.wide else [])
        self.boundary = ~7 if machine.wide else ~3
        self.lines: list[str] = []
        self.labels = 0

    def line(self, text: str) -> None:
        self.lines.append(f"        {text}")

    def read(self) -> str:
        """Mostly a register that was written not long ago."""
        return self.random.choice(DATA[: 8 if self.random.random() < 0.7 else None])

    def written(self, slow: bool = False) -> str:
        if self.random.random() < 0.05:
            return "zero"
        if not self.careful:
            return self.read()
        if slow:
            return self.random.choice(_SLOW)
        return self.random.choice([name for name in DATA if name not in (*_SLOW, *_CUSTOM.values())])

    def offered(self) -> None:
        """An instruction for the coprocessor."""
        if not self.careful:
            form = self.random.choice(_ORDERED)
            self.line(form.format(rd=self.written(), rs1=self.read(), rs2=self.read()))
            return
        form, rd = self.random.choice(list(_CUSTOM.items()))
        if len(self.lines) < self.results.get(rd, 0) + _APART:
            return
        self.results[rd] = len(self.lines)
        # What is written to x0 just before is handed over as x0, so that is no operand here.
        there = [*DATA[:8], *_CUSTOM.values()]
        rs1, rs2, rs3 = (self.random.choice(there) for _ in range(3))
        self.line(form.format(rd=rd, rs1=rs1, rs2=rs2, rs3=rs3))

    def label(self) -> str:
        self.labels += 1
        return f"l{self.labels}"

    def filler(self, most: int) -> None:
        for _ in range(self.random.randrange(most + 1)):
            self.simple()

    def simple(self) -> None:
        """An instruction without control flow."""
        if self.custom > 0 and self.random.random() < self.custom:
            self.offered()
            return
        chance = self.random.random()
        if chance < 0.3:
            operation = self.random.choice(self.operations)
            self.line(f"{operation} {self.written()}, {self.read()}, {self.read()}")
        elif chance < 0.5:
            value = self.random.choice([self.random.randrange(-32, 32), self.random.randrange(-2048, 2048)])
            register = self.written()
            source = register if self.random.random() < 0.5 and register != "zero" else self.read()
            self.line(f"{self.random.choice(_IMMEDIATE)} {register}, {source}, {value}")
        elif chance < 0.55:
            # A draw more would make other programs of the seeds of cores of 32 bits.
            name = self.random.choice(["mul", "mulw"]) if self.machine.wide else "mul"
            self.line(f"{name} {self.written()}, {self.read()}, {self.read()}")
        elif chance < 0.59:
            # A coprocessor's result in the middle of MULH spoils the product.
            before, after = (_APART, 1) if self.careful else (0, 0)
            self.lines += ["        nop"] * before
            self.line(f"{self.random.choice(_LONG)} {self.written(slow=True)}, {self.read()}, {self.read()}")
            self.lines += ["        nop"] * after
        elif chance < 0.63:
            name = self.random.choice(self.divisions)
            self.line(f"{name} {self.written(slow=True)}, {self.read()}, {self.read()}")
        elif chance < 0.82:
            offset = self.random.randrange(BUFFER - 4)
            offset = offset & self.boundary if self.random.random() < self.aligned else offset
            self.line(f"{self.random.choice(self.loads)} {self.written()}, {offset}(s0)")
        elif chance < 0.93:
            offset = self.random.randrange(BUFFER - 4)
            offset = offset & self.boundary if self.random.random() < self.aligned else offset
            self.line(f"{self.random.choice(self.stores)} {self.read()}, {offset}(s0)")
        elif chance < 0.98:
            self.line(f"lui {self.written()}, {self.random.randrange(1 << 20)}")
        elif chance < 0.995:
            csr = self.random.choice(self.machine.csrs)
            written = csr == self.machine.written
            self.line(f"csrw {csr}, {self.read()}" if written else f"csrrs zero, {csr}, zero")
        else:
            self.line(self.random.choice(self.machine.fences))

    def loop(self) -> None:
        """A small loop, which goes on by data, and not too often."""
        begin, end = self.label(), self.label()
        self.line(f"li t6, {self.random.randrange(1, 6)}")
        self.lines.append(f"{begin}:")
        self.filler(4)
        self.line("addi t6, t6, -1")
        self.line(f"beqz t6, {end}")
        self.filler(1)
        self.line(f"{self.random.choice(_BRANCHES)} {self.read()}, {self.read()}, {begin}")
        self.lines.append(f"{end}:")

    def turn(self) -> None:
        """A branch or a jump over a few instructions."""
        target = self.label()
        chance = self.random.random()
        if chance < 0.5:
            second = self.random.choice([self.read(), "zero"])
            self.line(f"{self.random.choice(_BRANCHES)} {self.read()}, {second}, {target}")
        elif chance < 0.7:
            self.line(f"{self.random.choice(['jal zero,', 'jal ra,', 'jal t0,'])} {target}")
        else:
            register = self.random.choice(["t6", "ra"])
            self.line(f"la {register}, {target}")
            if self.random.random() < 0.3:
                # Through memory, so that a load is what the jump waits for.
                letter = "d" if self.machine.wide else "w"
                self.line(f"s{letter} {register}, 0(s0)")
                self.filler(1)
                self.line(f"l{letter} {register}, 0(s0)")
            self.filler(2)
            if self.careful:
                # While a coprocessor's result takes the port, a jump does not see its register
                # being written.
                self.line("nop")
                self.line("nop")
            link = self.random.choice(["zero", "ra", register])
            self.line(f"jalr {link}, 0({register})")
        self.filler(3)
        self.lines.append(f"{target}:")


def program(
    seed: int,
    blocks: int,
    rounds: int,
    aligned: float = 0.7,
    custom: float = 0,
    machine: Machine = Machine(),
    bits: bool = False,
) -> str:
    """A program whose `main` goes `rounds` times through so many blocks of about four instructions.

    `aligned` is the share of accesses whose address is a multiple of four, `custom` that of
    instructions of the design `xlad`, or `xlate` if the core orders what its coprocessor does;
    `machine` is what the core has, and `bits` says that it has Zba, Zbb, Zbc and Zbs.
    """
    writer = Writer(seed, aligned, custom, machine)
    writer.operations += _BITS if bits else []
    for _ in range(blocks):
        writer.filler(3)
        if machine.loops and writer.random.random() < 0.15:
            writer.loop()
        writer.turn()
    values = "\n".join(
        f"        li {register}, {writer.random.getrandbits(32):#x}" for register in sorted(DATA)
    )
    body = "\n".join(writer.lines)
    return f"""
        .globl main
main:   mv   tp, ra
        la   s0, buffer
        li   s11, {rounds}
{values}
again:
{body}
        addi s11, s11, -1
        beqz s11, done
        j    again
done:   li   a0, 0
        jr   tp
        .bss
        .balign 8
buffer: .space {BUFFER + 8}
"""
