"""A function as a list of instructions with names for addresses, and its text for an assembler.

Source: RISC-V unprivileged manual (RV32I, RV64I, M, Zba, Zbb) and the psABI's assembly notation.
The judge executes these instructions themselves, so nothing of Instar stands between them and a
verdict.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

NAMES = (
    *("zero", "ra", "sp", "gp", "tp", "t0", "t1", "t2", "s0", "s1"),
    *("a0", "a1", "a2", "a3", "a4", "a5", "a6", "a7"),
    *("s2", "s3", "s4", "s5", "s6", "s7", "s8", "s9", "s10", "s11", "t3", "t4", "t5", "t6"),
)
ZERO, RA, SP, GP, TP = range(5)
TEMPORARIES = (5, 6, 7, 28, 29, 30, 31)
SAVED = (8, 9, *range(18, 28))
ARGUMENTS = tuple(range(10, 18))

#: Bytes of an access, and whether what is loaded keeps its sign.
LOADS = {
    "lb": (1, True),
    "lbu": (1, False),
    "lh": (2, True),
    "lhu": (2, False),
    "lw": (4, True),
    "lwu": (4, False),
    "ld": (8, True),
}
STORES = {"sb": 1, "sh": 2, "sw": 4, "sd": 8}
BRANCHES = ("beq", "bne", "blt", "bge", "bltu", "bgeu")
#: Operations on two registers; with an immediate in the place of the second where `IMMEDIATES` has
#: them.
BASE = ("add", "sub", "xor", "or", "and", "sll", "srl", "sra", "slt", "sltu")
MULTIPLY = ("mul", "mulh", "mulhu", "mulhsu", "div", "divu", "rem", "remu")
ZBA = ("sh1add", "sh2add", "sh3add")
ZBB = ("andn", "orn", "xnor", "min", "minu", "max", "maxu", "rol", "ror")
WORD = ("addw", "subw", "sllw", "srlw", "sraw", "mulw")
ZBB_UNARY = ("clz", "ctz", "cpop", "sext.b", "sext.h", "zext.h", "rev8", "orc.b")
UNARY = (*ZBB_UNARY, "seqz", "snez", "neg", "not", "mv")
IMMEDIATES = {
    "addi": "add",
    "xori": "xor",
    "ori": "or",
    "andi": "and",
    "slti": "slt",
    "sltiu": "sltu",
    "slli": "sll",
    "srli": "srl",
    "srai": "sra",
    "rori": "ror",
    "addiw": "addw",
}
SHIFTS = ("slli", "srli", "srai", "rori")
#: Bytes that each function has room for, as a power of two.
ROOM = 11
TWO = frozenset((*BASE, *MULTIPLY, *ZBA, *ZBB, *WORD))


@dataclass(frozen=True, slots=True)
class Ins:
    """An instruction, or a label (`label`) between instructions."""

    op: str
    rd: int = 0
    rs1: int = 0
    rs2: int = 0
    imm: int = 0
    #: The data that an address is of; `part` says which half: hi, lo, pcrel_hi, pcrel_lo, or la for
    #: both.
    sym: str = ""
    part: str = ""
    #: Where a branch leads, what a label is called, which `auipc` a pcrel_lo belongs to.
    label: str = ""
    #: A slot of the function's own frame, whose offset is `imm`.
    slot: bool = False
    #: Instructions that do one thing in pieces, as four stores of a byte; 0 for none.
    group: int = 0

    @property
    def is_load(self) -> bool:
        """Whether it reads memory."""
        return self.op in LOADS

    @property
    def is_store(self) -> bool:
        """Whether it writes memory."""
        return self.op in STORES

    @property
    def touches_memory(self) -> bool:
        """Whether it does either."""
        return self.op in LOADS or self.op in STORES

    @property
    def is_barrier(self) -> bool:
        """Whether nothing may pass it: a label, a branch, a jump, a call, a return, a fence."""
        return self.op in ("label", "j", "ret", "call", "fence") or self.op in BRANCHES

    def reads(self) -> frozenset[int]:
        """Registers that it reads."""
        if self.op in TWO or self.op in STORES or self.op in BRANCHES:
            return frozenset((self.rs1, self.rs2)) - {0}
        if self.op in IMMEDIATES or self.op in UNARY or self.op in LOADS:
            return frozenset((self.rs1,)) - {0}
        return frozenset((RA,)) if self.op == "ret" else frozenset()

    def writes(self) -> frozenset[int]:
        """Registers that it writes."""
        if self.op in STORES or self.op in BRANCHES or self.op in ("label", "j", "ret", "fence"):
            return frozenset()
        if self.op == "call":
            return frozenset((RA, *TEMPORARIES, *ARGUMENTS))
        return frozenset((self.rd,)) - {0}

    def renamed(self, names: dict[int, int]) -> Ins:
        """With other registers."""
        rd, rs1, rs2 = (names.get(one, one) for one in (self.rd, self.rs1, self.rs2))
        return replace(self, rd=rd, rs1=rs1, rs2=rs2)


@dataclass(frozen=True)
class Datum:
    """Own data of a program: `.rodata`, `.data`, `.sdata` or `.bss` (all zero)."""

    name: str
    section: str
    contents: bytes
    #: Other data whose address stands at the start, in the place of the first bytes.
    points_to: str = ""

    @property
    def is_constant(self) -> bool:
        """Whether nobody may write to it."""
        return self.section == ".rodata"


@dataclass(frozen=True)
class Function:
    """A function with its data and its own helpers."""

    name: str
    xlen: int
    body: tuple[Ins, ...]
    data: tuple[Datum, ...] = ()
    #: Helpers that it calls.
    helpers: tuple[Function, ...] = ()
    #: What its argument registers hold: "pointer", "count" or "value".
    arguments: tuple[str, ...] = ()
    #: Pairs of argument registers whose memory does not overlap.
    apart: tuple[tuple[int, int], ...] = ()
    #: How many of a0 and a1 are results.
    returns: int = 2
    #: Bytes of its frame.
    frame: int = 0
    labels: int = field(default=0, compare=False)

    def with_body(self, body: list[Ins]) -> Function:
        """With other instructions."""
        return replace(self, body=tuple(body))


def is_encodable(ins: Ins, xlen: int) -> bool:
    """Whether an assembler has a word for it."""
    if xlen == 32 and (ins.op in ("lwu", "ld", "sd", "addiw") or ins.op in WORD):
        return False
    if ins.op in SHIFTS:
        return 0 <= ins.imm < xlen
    if ins.op in IMMEDIATES or ins.op in LOADS or ins.op in STORES:
        return bool(ins.sym) or -2048 <= ins.imm < 2048
    return True


def line(ins: Ins, function: str) -> str:
    """One line of assembly."""
    label = f".L{function}_{ins.label}"
    rd, rs1, rs2 = NAMES[ins.rd], NAMES[ins.rs1], NAMES[ins.rs2]
    at = str(ins.imm)
    if ins.sym:
        whole = f"{ins.sym}+{ins.imm}" if ins.imm else ins.sym
        at = f"%{ins.part}({label if ins.part == 'pcrel_lo' else whole})"
    if ins.op == "label":
        return f"{label}:"
    if ins.op == "ret":
        return "    ret"
    if ins.op == "fence":
        return f"    fence {ins.label}"
    if ins.op == "call":
        return f"    call {ins.label}"
    if ins.op == "j":
        return f"    j {label}"
    if ins.op in BRANCHES:
        return f"    {ins.op} {rs1}, {rs2}, {label}"
    if ins.op in LOADS:
        return f"    {ins.op} {rd}, {at}({rs1})"
    if ins.op in STORES:
        return f"    {ins.op} {rs2}, {at}({rs1})"
    if ins.op in TWO:
        return f"    {ins.op} {rd}, {rs1}, {rs2}"
    if ins.op in UNARY:
        return f"    {ins.op} {rd}, {rs1}"
    if ins.op in IMMEDIATES:
        return f"    {ins.op} {rd}, {rs1}, {at}"
    if ins.op == "lla":
        return f"    lla {rd}, {ins.sym}+{ins.imm}" if ins.imm else f"    lla {rd}, {ins.sym}"
    if ins.op == "auipc":
        return f"{label}:\n    auipc {rd}, {at}"
    assert ins.op in ("li", "lui"), ins
    return f"    {ins.op} {rd}, {at}"


def text(function: Function) -> str:
    """A function, its helpers and its data."""
    lines = []
    for one in (function, *function.helpers):
        bind = [f"    .globl {one.name}"] if one is function else []
        # Each has a place of its own, so that data lie alike in programs whose functions differ.
        lines += [
            "    .text",
            f"    .p2align {ROOM}",
            *bind,
            f"    .type {one.name}, @function",
            f"{one.name}:",
        ]
        lines += [line(ins, one.name) for ins in one.body]
        lines.append(f"    .size {one.name}, . - {one.name}")
    for datum in function.data:
        kind = '"a", @progbits' if datum.is_constant else '"aw", @progbits'
        kind = '"aw", @nobits' if datum.section == ".bss" else kind
        lines += [f"    .section {datum.section}.{datum.name}, {kind}", "    .p2align 3", f"{datum.name}:"]
        if datum.section == ".bss":
            lines.append(f"    .zero {len(datum.contents)}")
        else:
            rest = datum.contents
            if datum.points_to:
                rest = rest[function.xlen // 8 :]
                lines.append(f"    .{function.xlen // 8}byte {datum.points_to}")
            lines.append(f"    .byte {', '.join(map(str, rest))}")
    return "\n".join(lines) + "\n"
