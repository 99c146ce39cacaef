"""What each instruction does to a hart.

Source: RISC-V unprivileged manual.
"""

from __future__ import annotations

from collections.abc import Callable

from tests.adversary.pairs.code import (
    BRANCHES,
    IMMEDIATES,
    LOADS,
    SP,
    STORES,
    TWO,
    UNARY,
    Function,
    Ins,
)
from tests.adversary.pairs.machine import Machine, Trapped

Step = Callable[["Machine", int], int]


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
