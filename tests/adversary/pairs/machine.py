"""Executes a function, one instruction after the other, and writes down what it does to memory.

Source: RISC-V unprivileged manual. All addresses are memory, filled by a rule, but for the first page
and for what a state says; so an access that only one function makes is seen, wherever a real machine's
memory would end.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from tests.adversary.pairs.code import (
    BRANCHES,
    IMMEDIATES,
    LOADS,
    RA,
    SP,
    STORES,
    TWO,
    UNARY,
    Function,
    Ins,
)
from tests.adversary.pairs.image import Segment

#: Bytes below the stack pointer at entry that belong to frames.
STACK = 1 << 14
#: The first page faults where the state says so.
PAGE = 4096


class Trapped(Exception):
    """An instruction raised an exception."""


@dataclass(frozen=True)
class State:
    """What a function is called with."""

    kind: str
    registers: tuple[int, ...]
    #: Where own data and code lie.
    places: Mapping[str, int]
    #: Misaligned accesses raise an exception.
    strict: bool
    #: The first page faults.
    has_null_page: bool
    #: Decides what memory holds where nobody wrote: None for zeros.
    fill: int | None
    #: Own data that may be written begins with other bytes than the program has.
    fresh_data: bool = True
    #: The linker made addresses near this one relative to gp, and left out their upper halves.
    gp: int | None = None
    #: All that the linked program has in memory, where a proof speaks of its addresses.
    image: tuple[Segment, ...] = ()
    #: At a fence others write to all memory that may be written, but for the own frame.
    has_others: bool = False
    #: Where the linked function's `auipc` stand.
    auipcs: tuple[int, ...] = ()

    def start(self, at: int, fences: int) -> int:
        """What memory holds before anybody writes behind so many fences, but for own data."""
        for one in self.image:
            if one.first <= at < one.end and (not one.writable or (self.fresh_data and not fences)):
                return one.contents[at - one.first]
        if self.fill is None and not fences:
            return 0
        fill = (self.fill or 0) + 0x5851F42D * fences
        return ((at ^ fill) * 0x9E3779B1 >> 11 ^ at >> 3) & 0xFF

    def is_near(self, at: int) -> bool:
        """Whether the linker made this address relative to gp."""
        return self.gp is not None and -2048 <= at - self.gp < 2048


@dataclass
class Outcome:
    """What a function did."""

    trap: str = ""
    #: It took more instructions than were given.
    endless: bool = False
    registers: list[int] = field(default_factory=list)
    memory: dict[int, int] = field(default_factory=dict)
    #: By fences: bytes that were read and written between two of them, without the own frame.
    reads: list[set[int]] = field(default_factory=lambda: [set()])
    writes: list[set[int]] = field(default_factory=lambda: [set()])
    fences: list[str] = field(default_factory=list)
    #: What was written since the last fence, as it is when a fence is reached; without the own frame.
    seen: list[dict[int, int]] = field(default_factory=list)
    #: An access below the stack pointer.
    below: str = ""
    #: The stack pointer was no multiple of 16.
    odd_stack: bool = False
    #: An access whose address is no multiple of its size.
    misaligned: bool = False


Step = Callable[["Machine", int], int]


class Machine:
    """A hart of the judge."""

    def __init__(self, function: Function, state: State) -> None:
        self.xlen = function.xlen
        self.mask = (1 << self.xlen) - 1
        self.x = list(state.registers)
        self.state = state
        self.entry = self.x[SP]
        #: How often others have written.
        self.others = 0
        #: Where the body goes on behind a call.
        self.returned = 0
        self.out = Outcome(registers=self.x)
        self.memory = self.out.memory
        self.constant = [(one.first, one.end) for one in state.image if not one.writable]
        for datum in function.data:
            at, size = state.places[datum.name], len(datum.contents)
            if datum.is_constant:
                self.constant.append((at, at + size))
            if datum.is_constant or state.fresh_data:
                self.memory.update(zip(range(at, at + size), datum.contents, strict=True))
            if datum.points_to:
                # The linker's, whatever else the data begin with.
                to = state.places[datum.points_to].to_bytes(self.xlen // 8, "little")
                self.memory.update(zip(range(at, at + len(to)), to, strict=True))

    def byte(self, at: int) -> int:
        """What memory holds."""
        found = self.memory.get(at)
        if found is not None:
            return found
        return self.state.start(at, self.others)

    def check(self, at: int, size: int, what: str) -> bool:
        """Whether an access is to the own frame; raises `Trapped` where it faults."""
        if at % size:
            self.out.misaligned = True
            if self.state.strict:
                raise Trapped(f"misaligned {what} of {size} bytes at {at:#x}")
        if self.state.has_null_page and (at < PAGE or at + size > self.mask + 1):
            raise Trapped(f"{what} at {at:#x}")
        return self.entry - STACK <= at < self.entry

    def fence(self, bits: str) -> None:
        """What is in memory is seen, and others write to it."""
        out = self.out
        out.fences.append(bits)
        out.seen.append({at: self.memory[at] for at in out.writes[-1]})
        out.reads.append(set())
        out.writes.append(set())
        if self.state.has_others:
            self.others += 1
            for at in list(self.memory):
                in_frame = self.entry - STACK <= at < self.entry
                if not in_frame and not any(first <= at < end for first, end in self.constant):
                    del self.memory[at]

    def load(self, at: int, size: int) -> int:
        """The bytes at an address, as one number."""
        own = self.check(at, size, "load")
        if own and at < self.x[SP]:
            self.out.below = f"load at sp-{self.x[SP] - at}"
            # An interrupt may have been there.
            return 0xA5C3_96E1_5A3C_691E & ((1 << 8 * size) - 1)
        mask, value = self.mask, 0
        reads = self.out.reads[-1]
        for n in range(size):
            byte = at + n & mask
            value |= self.byte(byte) << 8 * n
            if not own:
                reads.add(byte)
        return value

    def store(self, at: int, size: int, value: int) -> None:
        """Writes the lowest bytes of a number."""
        own = self.check(at, size, "store")
        if own and at < self.x[SP]:
            self.out.below = f"store at sp-{self.x[SP] - at}"
        for first, end in self.constant:
            if first < at + size and at < end:
                raise Trapped(f"store to constants at {at:#x}")
        mask, writes = self.mask, self.out.writes[-1]
        for n in range(size):
            byte = at + n & mask
            self.memory[byte] = value >> 8 * n & 0xFF
            if not own:
                writes.add(byte)


def execute(function: Function, state: State, most: int = 1500) -> Outcome:
    """Calls the function."""
    machine = Machine(function, state)
    try:
        left = run(machine, function, most)
        machine.out.endless = left <= 0
    except Trapped as trapped:
        machine.out.trap = str(trapped)
    return machine.out


def run(machine: Machine, function: Function, left: int) -> int:
    """Goes through a function; how many instructions are left then."""
    steps = decoded(function)
    pc, x = 0, machine.x
    back = x[RA]
    while left > 0:
        left -= 1
        pc = steps[pc](machine, pc)
        if pc < 0:
            if pc == -1:
                # It must return to where it was called from, as far as the result tells.
                if x[RA] != back:
                    raise Trapped("a return to somewhere else")
                return left
            helper = function.helpers[-pc - 2]
            x[RA] = at = machine.state.places[function.name] + 8
            left = run(machine, helper, left)
            x[RA] = at
            pc = machine.returned
    return left


_DECODED: dict[int, tuple[Function, list[Step]]] = {}


def decoded(function: Function) -> list[Step]:
    """The function's steps, made once."""
    known = _DECODED.get(id(function))
    if known is not None and known[0] is function:
        return known[1]
    if len(_DECODED) > 64:
        _DECODED.clear()
    targets = {ins.label: n for n, ins in enumerate(function.body) if ins.op == "label"}
    anchors = {ins.label: (n, ins) for n, ins in enumerate(function.body) if ins.op == "auipc"}
    steps = [_step(function, ins, n, targets, anchors) for n, ins in enumerate(function.body)]
    # What runs off its end is in somebody else's code.
    steps.append(_off)
    _DECODED[id(function)] = (function, steps)
    return steps


def _off(_: Machine, __: int) -> int:
    raise Trapped("instructions behind the end")


def _set(machine: Machine, rd: int, value: int) -> None:
    if rd:
        machine.x[rd] = value & machine.mask
        if rd == SP and value & 15:
            machine.out.odd_stack = True


def _step(
    function: Function, ins: Ins, n: int, targets: dict[str, int], anchors: dict[str, tuple[int, Ins]]
) -> Step:
    xlen, rd, rs1, rs2, imm = function.xlen, ins.rd, ins.rs1, ins.rs2, ins.imm
    before = [one.op in ("auipc", "lla") for one in function.body]

    def place(machine: Machine, number: int) -> int:
        """Where the instruction of this number stands."""
        rank = sum(before[:number])
        if before[number] and rank < len(machine.state.auipcs):
            return machine.state.auipcs[rank]
        return machine.state.places[function.name] + 4 * number

    op, sym, part = ins.op, ins.sym, ins.part

    def address(machine: Machine) -> int:
        """What stands in the place of the immediate."""
        if not sym:
            return imm
        places = machine.state.places
        at, here = places[sym] + imm, place(machine, n)
        if part == "pcrel_lo":
            number, anchor = anchors[ins.label]
            here = place(machine, number)
            far = places[anchor.sym] + anchor.imm - here
            return (far + 0x800 & 0xFFF) - 0x800
        if part == "lo" and machine.state.is_near(at):
            return at - (machine.state.gp or 0)
        if part == "lo":
            return (at + 0x800 & 0xFFF) - 0x800
        if part == "hi":
            return at + 0x800 >> 12 & 0xFFFFF
        if part == "pcrel_hi":
            return at - here + 0x800 >> 12 & 0xFFFFF
        return at

    def base(machine: Machine) -> int:
        """What the immediate is added to."""
        if part == "lo" and machine.state.is_near(machine.state.places[sym] + imm):
            return machine.state.gp or 0
        return machine.x[rs1]

    if op == "label":
        return lambda m, pc: pc + 1
    if op == "ret":
        return lambda m, pc: -1
    if op == "j":
        to = targets[ins.label]
        return lambda m, pc: to
    if op == "call":
        index = [helper.name for helper in function.helpers].index(ins.label)

        def call(m: Machine, pc: int) -> int:
            m.returned = pc + 1
            return -2 - index

        return call
    if op == "fence":

        def fence(m: Machine, pc: int) -> int:
            m.fence(ins.label)
            return pc + 1

        return fence
    if op in BRANCHES:
        to, decide = targets[ins.label], _BRANCH[op]

        def branch(m: Machine, pc: int) -> int:
            return to if decide(m.x[rs1], m.x[rs2], m.xlen) else pc + 1

        return branch
    if op in LOADS:
        size, signed = LOADS[op]

        def load(m: Machine, pc: int) -> int:
            value = m.load((base(m) + address(m) if sym else m.x[rs1] + imm) & m.mask, size)
            if signed and value >> 8 * size - 1:
                value -= 1 << 8 * size
            _set(m, rd, value)
            return pc + 1

        return load
    if op in STORES:
        width = STORES[op]

        def store(m: Machine, pc: int) -> int:
            m.store((base(m) + address(m) if sym else m.x[rs1] + imm) & m.mask, width, m.x[rs2])
            return pc + 1

        return store
    if op in ("lui", "auipc"):

        def upper(m: Machine, pc: int) -> int:
            if part == "hi" and m.state.is_near(m.state.places[sym] + imm):
                return pc + 1
            value = (address(m) & 0xFFFFF) << 12
            value -= (value >> 31) << 32
            _set(m, rd, value + (place(m, n) if op == "auipc" else 0))
            return pc + 1

        return upper
    if op in ("li", "lla"):

        def immediate(m: Machine, pc: int) -> int:
            _set(m, rd, address(m))
            return pc + 1

        return immediate
    if op in UNARY:
        one = _ONE[op]

        def unary(m: Machine, pc: int) -> int:
            _set(m, rd, one(m.x[rs1], xlen))
            return pc + 1

        return unary
    two = _TWO[IMMEDIATES.get(op, op)]
    if op in TWO:

        def both(m: Machine, pc: int) -> int:
            _set(m, rd, two(m.x[rs1], m.x[rs2], xlen))
            return pc + 1

        return both

    def with_immediate(m: Machine, pc: int) -> int:
        _set(m, rd, two(base(m) if sym else m.x[rs1], address(m) & m.mask, xlen))
        return pc + 1

    return with_immediate


def signed(value: int, bits: int) -> int:
    """The number that bits stand for in two's complement."""
    value &= (1 << bits) - 1
    return value - (value >> bits - 1 << bits)


def _divide(a: int, b: int) -> int:
    return abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)


def _rotated(a: int, by: int, bits: int) -> int:
    by %= bits
    return a >> by | a << bits - by if by else a


_BRANCH: dict[str, Callable[[int, int, int], bool]] = {
    "beq": lambda a, b, n: a == b,
    "bne": lambda a, b, n: a != b,
    "blt": lambda a, b, n: signed(a, n) < signed(b, n),
    "bge": lambda a, b, n: signed(a, n) >= signed(b, n),
    "bltu": lambda a, b, n: a < b,
    "bgeu": lambda a, b, n: a >= b,
}
_TWO: dict[str, Callable[[int, int, int], int]] = {
    "add": lambda a, b, n: a + b,
    "sub": lambda a, b, n: a - b,
    "xor": lambda a, b, n: a ^ b,
    "or": lambda a, b, n: a | b,
    "and": lambda a, b, n: a & b,
    "sll": lambda a, b, n: a << b % n,
    "srl": lambda a, b, n: a >> b % n,
    "sra": lambda a, b, n: signed(a, n) >> b % n,
    "slt": lambda a, b, n: int(signed(a, n) < signed(b, n)),
    "sltu": lambda a, b, n: int(a < b),
    "mul": lambda a, b, n: a * b,
    "mulh": lambda a, b, n: signed(a, n) * signed(b, n) >> n,
    "mulhu": lambda a, b, n: a * b >> n,
    "mulhsu": lambda a, b, n: signed(a, n) * b >> n,
    "div": lambda a, b, n: _divide(signed(a, n), signed(b, n)) if b else -1,
    "divu": lambda a, b, n: a // b if b else -1,
    "rem": lambda a, b, n: signed(a, n) - signed(b, n) * _divide(signed(a, n), signed(b, n)) if b else a,
    "remu": lambda a, b, n: a % b if b else a,
    "sh1add": lambda a, b, n: (a << 1) + b,
    "sh2add": lambda a, b, n: (a << 2) + b,
    "sh3add": lambda a, b, n: (a << 3) + b,
    "andn": lambda a, b, n: a & ~b,
    "orn": lambda a, b, n: a | ~b,
    "xnor": lambda a, b, n: ~(a ^ b),
    "min": lambda a, b, n: min(a, b, key=lambda value: signed(value, n)),
    "minu": lambda a, b, n: min(a, b),
    "max": lambda a, b, n: max(a, b, key=lambda value: signed(value, n)),
    "maxu": lambda a, b, n: max(a, b),
    "rol": lambda a, b, n: _rotated(a, -b % n, n),
    "ror": lambda a, b, n: _rotated(a, b, n),
    "addw": lambda a, b, n: signed(a + b, 32),
    "subw": lambda a, b, n: signed(a - b, 32),
    "sllw": lambda a, b, n: signed(a << b % 32, 32),
    "srlw": lambda a, b, n: signed((a & 0xFFFFFFFF) >> b % 32, 32),
    "sraw": lambda a, b, n: signed(a, 32) >> b % 32,
    "mulw": lambda a, b, n: signed(a * b, 32),
}
_ONE: dict[str, Callable[[int, int], int]] = {
    "clz": lambda a, n: n - a.bit_length(),
    "ctz": lambda a, n: (a & -a).bit_length() - 1 if a else n,
    "cpop": lambda a, n: a.bit_count(),
    "sext.b": lambda a, n: signed(a, 8),
    "sext.h": lambda a, n: signed(a, 16),
    "zext.h": lambda a, n: a & 0xFFFF,
    "rev8": lambda a, n: int.from_bytes(a.to_bytes(n // 8, "little"), "big"),
    "orc.b": lambda a, n: int.from_bytes(
        bytes(255 if one else 0 for one in a.to_bytes(n // 8, "big")), "big"
    ),
    "seqz": lambda a, n: int(a == 0),
    "snez": lambda a, n: int(a != 0),
    "neg": lambda a, n: -a,
    "not": lambda a, n: ~a,
    "mv": lambda a, n: a,
}
