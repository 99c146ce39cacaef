"""What an instruction's description says, as terms over the values of its operands.

Source: `instar._core.meaning`, made from the CoreDSL text by crates/gen/src/smt.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING

from instar._core import Design, InstarError, meaning, register_stem
from instar.hardware.proof.ports import input_port, operand_ports
from instar.hardware.proof.smtlib import Expression, elements, read, term_of, width_of
from instar.hardware.proof.terms import Pool, Term
from instar.hardware.unit import GroupRegisters, Instruction

if TYPE_CHECKING:
    from instar._core import Meaning

#: The registers that stand for the operands, one after the other: all different, and none of them
#: x0.
FIRST_REGISTER = 10
#: What stands before the name of a local variable that a part of an instruction finds.
LOCAL = "local."


@dataclass(frozen=True)
class Described:
    """Results by the name of their field; inputs are variables `rs1_i`, `imm_i`, as the ports of a unit."""

    instruction: Instruction
    #: By field of the encoding that names a register: the register that stands for it.
    registers: Mapping[str, int]
    #: By destination: its value after the instruction.
    results: Mapping[str, Term]
    inputs: Mapping[str, Term]
    #: By the RTL's name of a register of the design's own: its value after the instruction.
    own: Mapping[str, Term]
    #: Whether an exception is raised.
    raised: Term
    #: Of a part of an instruction: each local variable after it, by the name that circuits give
    #: it.
    locals: Mapping[str, Term] = dataclasses.field(default_factory=dict)


def describe(
    pool: Pool,
    instruction: Instruction,
    ports: Mapping[str, int],
    design: Design | None,
    xlen: int = 32,
    group: GroupRegisters | None = None,
) -> Described:
    """The terms of an instruction; `ports` are the widths of the unit's inputs, `group` its operands'."""
    found = meaning(
        named(instruction),
        xlen=xlen,
        fields=registers_of(instruction),
        design=design,
        group=group_layout(instruction, group),
    )
    return described_by(pool, instruction, found, ports, xlen=xlen)


def named(instruction: Instruction) -> str:
    """The mnemonic, without the width of elements that tells operations of one unit apart."""
    return instruction.mnemonic if instruction.group is None else instruction.group.mnemonic


def group_layout(instruction: Instruction, group: GroupRegisters | None) -> tuple[int, int, int] | None:
    """How one group of an instruction on vector registers is held, as `meaning` asks."""
    if instruction.group is None or group is None:
        return None
    return instruction.group.sew, group.element_bits, group.slots


def described_by(
    pool: Pool,
    instruction: Instruction,
    found: Meaning,
    ports: Mapping[str, int],
    held: str = "",
    locals_: Mapping[str, str] = MappingProxyType({}),
    xlen: int = 32,
) -> Described:
    """The terms of an instruction, or of a part of it, in front of whose operands' names stands `held`.

    `locals_` are the local variables after the part.
    """
    registers = registers_of(instruction)
    operands = operand_ports(instruction, ports)
    parts = {f"x{number}": field for field, number in registers.items()}
    symbols: dict[str, Term] = {}
    inputs: dict[str, Term] = {}
    files: dict[str, dict[str, int]] = {}
    for part, symbol, sort in found["inputs"]:
        if part == "pc":
            symbols[symbol] = pool.var("pc", xlen)
            continue
        name = input_port(parts[part]) if part in parts else operands.get(part, part)
        width = width_of(expression(sort))
        if part in parts:
            # A destination's old value is an operand only where the unit reads it.
            known = parts[part] in instruction.reads
            symbols[symbol] = pool.var(held + name if known else f"old {parts[part]}", xlen)
        elif part in instruction.fields:
            # Bits that the encoding leaves out are 0, and stand in the port if it is as wide as the
            # field.
            low = found["fields"][part] - width
            whole = pool.var(held + name, ports.get(name, width))
            at = low if whole.width > width else 0
            symbols[symbol] = pool.extract(whole, at + width - 1, at)
        elif part.startswith(LOCAL):
            symbols[symbol] = pool.var(part, width)
        elif part[0] == "x" and part[1:].isdigit():
            # A register that the text names and the unit is not told: nothing may follow from it.
            symbols[symbol] = pool.var(f"untold {part}", width)
        elif part == "memory":
            raise InstarError(
                f"{instruction.mnemonic}: its result depends on {part}, which its unit is not told"
            )
        elif part in found["fields"]:
            # A number that the unit is not told: nothing may depend on it.
            symbols[symbol] = pool.var(f"field {part}", width)
        else:
            files[part] = own_names(part, expression(sort))
            owned = [pool.var(f"own {register}", size) for register, size in files[part].items()]
            symbols[symbol] = pool.concat(*reversed(owned))
        inputs[name] = symbols[symbol]
    values = defined(pool, found["definitions"], symbols)

    def term(text: str) -> Term:
        return term_of(
            pool, expression(text), lambda here: values.get(here) if isinstance(here, str) else None
        )

    results: dict[str, Term] = {}
    own: dict[str, Term] = {}
    for part, text in found["outputs"].items():
        if part in parts and parts[part] in instruction.writes:
            results[parts[part]] = term(text)
        elif part != "pc" and part != "memory" and not (part[0] == "x" and part[1:].isdigit()):
            value = term(text)
            # What is only written is a single register.
            names = files.get(part) or own_names(part, ["_", "BitVec", str(value.width)])
            size = next(iter(names.values()))
            own |= zip(names, elements(pool, value, size), strict=True)
        elif part != "pc":
            raise InstarError(f"{instruction.mnemonic}: it changes {part}, which its unit does not")
    for field in instruction.writes:
        # A destination that stays what it is.
        results.setdefault(field, pool.var(f"old {field}", xlen))
    for names in files.values():
        # What is only read stays.
        for register, size in names.items():
            own.setdefault(register, pool.var(f"own {register}", size))
    left = {name: term(text) for name, text in locals_.items()}
    return Described(instruction, registers, results, inputs, own, term(found["raised"]), left)


def own_names(name: str, sort: Expression) -> dict[str, int]:
    """The RTL's registers for a file of the design's own, with their bits."""
    stem = register_stem(name)
    if isinstance(sort, list) and sort[0] == "Array":
        bits = width_of(sort[2])
        return {f"{stem}_{number}_q": bits for number in range(1 << width_of(sort[1]))}
    return {f"{stem}_q": width_of(sort)}


def registers_of(instruction: Instruction) -> dict[str, int]:
    """Which register stands for each operand."""
    fields = dict.fromkeys((*instruction.reads, *instruction.writes))
    return {field: FIRST_REGISTER + at for at, field in enumerate(fields)}


def expression(text: str) -> Expression:
    """A term or a sort that stands alone."""
    (found,) = read(f"(list {text})")
    return found[1]


def defined(pool: Pool, definitions: str, symbols: Mapping[str, Term]) -> dict[str, Term]:
    """The symbols and what is defined one line after the other from them."""
    known = dict(symbols)

    def resolve(here: Expression) -> Term | None:
        return known.get(here) if isinstance(here, str) else None

    for command in read(definitions):
        assert isinstance(command, Sequence) and command[0] == "define-fun"
        known[str(command[1])] = term_of(pool, command[4], resolve)
    return known
