"""Units: instructions that share hardware, as one module of SystemVerilog."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from instar._core import Core, Design, InstarError, hardware, suggestion

if TYPE_CHECKING:
    from instar._core import GroupInfo, GroupRegistersInfo, UnitInfo


@dataclass(frozen=True)
class Port:
    """A port, without clock, reset and handshake."""

    name: str
    #: Bits.
    width: int


@dataclass(frozen=True)
class GroupOperand:
    """A vector register that an instruction names, as far as one group of elements goes."""

    field: str
    #: Bits from the start of the group that are read or written.
    bits: int
    read: bool
    written: bool
    #: Whether every group is worked on with the first one of this register, as in `.vs`
    #: instructions.
    first: bool


@dataclass(frozen=True)
class Group:
    """What a group of elements is to an instruction on vector registers."""

    #: The instruction, of which a unit may have operations for elements of several widths.
    mnemonic: str
    #: Bits of an element.
    sew: int
    #: Elements of a group.
    elements: int
    operands: tuple[GroupOperand, ...]


@dataclass(frozen=True)
class GroupRegisters:
    """The registers of a unit that hold a group's operands, an element each: chains into which beats go."""

    element_bits: int
    #: Registers of an operand.
    slots: int
    #: Bits that come at once, of an operand.
    beat_bits: int
    #: Fields of the encoding whose vector register is an operand of some instruction.
    operands: tuple[str, ...]
    #: Those that are results of some instruction.
    results: tuple[str, ...]

    @property
    def beats(self) -> int:
        """Beats of a group."""
        return self.slots * self.element_bits // self.beat_bits

    def register(self, operand: str, slot: int) -> str:
        """The register with element `slot` of an operand."""
        return f"{operand.lower()}_element_{slot}_q"


@dataclass(frozen=True)
class Lanes:
    """The module around a unit behind the lanes of a vector core: a decoder and Instar's shell."""

    module: str
    text: str


@dataclass(frozen=True)
class Instruction:
    """An instruction of a unit."""

    mnemonic: str
    #: Its number at the port `op_i`, which a unit with one instruction does not have.
    op: int
    #: Bits of the instruction word that are fixed.
    mask: int
    #: Their values.
    match: int
    #: Fields of the encoding whose register is read: its value comes at the port `<field>_i`.
    reads: tuple[str, ...]
    #: Fields whose register is written, at `<field>_o`, in the order of the writes.
    writes: tuple[str, ...]
    #: Fields whose own value is used, at `<field>_i`, or `<field>_number_i` beside a register of
    #: that field.
    fields: tuple[str, ...]
    #: Rounds of its loop, where that runs a round a cycle; beside such an instruction one without
    #: goes through its unit in one cycle.
    rounds: int | None = None
    #: Registers of the unit that hold a local variable of that loop, by the name that it would else
    #: have.
    within: tuple[tuple[str, str], ...] = ()
    #: Of an instruction on vector registers what a group is to it.
    group: Group | None = None


@dataclass(frozen=True)
class Unit:
    """A unit and its module."""

    name: str
    module: str
    text: str
    #: Cycles from operands to results; there is one bank of registers less.
    latency: int
    #: The longest way through a stage in delays of a NAND gate, as the generator estimates it.
    period: float
    #: Gate equivalents, as the generator estimates them.
    estimated_area: float
    #: Registers for data.
    register_bits: int
    inputs: tuple[Port, ...]
    outputs: tuple[Port, ...]
    instructions: tuple[Instruction, ...]
    #: Cycles until the next instruction.
    interval: int = 1
    #: The module with what the unit adds to the core, where that is not all of `module`: it leaves
    #: a product to the core's multiplier.
    body: str | None = None
    #: Of a unit behind the lanes of a vector core: the registers that hold a group's operands.
    group: GroupRegisters | None = None
    #: What stands around such a unit.
    lanes: Lanes | None = None

    @property
    def sequenced(self) -> bool:
        """Whether a loop of one of its instructions runs a round a cycle."""
        return any(instruction.rounds is not None for instruction in self.instructions)

    @property
    def added(self) -> str:
        """Name of the module with what the unit adds to the core."""
        return self.body or self.module

    @property
    def file(self) -> str:
        """Name of its file."""
        return f"{self.module}.sv"


@dataclass(frozen=True)
class LeftOut:
    """An instruction that gets no circuit of its own."""

    mnemonic: str
    #: `file:line`.
    source: str
    #: What it does that a unit cannot, as `it reads memory, …`.
    reason: str

    def __str__(self) -> str:
        return f"{self.source}: {self.mnemonic} gets no circuit: {self.reason}"


@dataclass(frozen=True)
class Hardware:
    """What a design adds to a core."""

    units: tuple[Unit, ...]
    left_out: tuple[LeftOut, ...]


def design_of(core: Core) -> Design:
    """The design whose instructions `core` has.

    Raises `InstarError` where it has none.
    """
    if core.design is None:
        raise InstarError(f'core "{core.name}" stands there as it is; name the design that it is to have')
    return core.design


def generate(core: Core, only: Sequence[str] = (), latency: int | None = None) -> Hardware:
    """The units of the design of `core`, of all instructions or `only` these.

    With `latency` each unit has that one, whatever design.toml states.
    """
    design = design_of(core)
    known = [i["mnemonic"] for extension in design.info["extensions"] for i in extension["instructions"]]
    for mnemonic in only:
        if mnemonic not in known:
            raise InstarError(
                f'design "{design.info["name"]}" has no instruction "{mnemonic}"; '
                + suggestion(mnemonic, "it has", list(known))
            )
    made = hardware(core, only=list(only), latency=latency)
    return Hardware(
        tuple(described(unit) for unit in made["units"]), tuple(LeftOut(**left) for left in made["left_out"])
    )


def refuse_none(core: Core, made: Hardware) -> None:
    """Raises `InstarError` where none of the instructions of its design got a circuit."""
    if not made.units:
        why = "; ".join(map(str, made.left_out)) or f"it has no costs on {core.name}"
        raise InstarError(f'design "{design_of(core).info["name"]}" gets no circuit on {core.name}: {why}')


def described(made: UnitInfo) -> Unit:
    """A unit from what the generator says of it."""
    instructions = tuple(
        Instruction(
            i["mnemonic"],
            i["op"],
            i["mask"],
            i["value"],
            tuple(i["reads"]),
            tuple(i["writes"]),
            tuple(i["fields"]),
            i["rounds"],
            tuple((local, register) for local, register in i["within"]),
            _group(i["group"]),
        )
        for i in made["instructions"]
    )
    return Unit(
        made["name"],
        made["module"],
        made["text"],
        made["latency"],
        made["period"],
        made["area"],
        made["register_bits"],
        tuple(Port(**port) for port in made["inputs"]),
        tuple(Port(**port) for port in made["outputs"]),
        instructions,
        interval=made["latency"] if any(i.rounds is not None for i in instructions) else 1,
        body=made["body"],
        group=_registers(made["group"]),
        lanes=None if made["lanes"] is None else Lanes(**made["lanes"]),
    )


def _group(made: GroupInfo | None) -> Group | None:
    if made is None:
        return None
    operands = tuple(GroupOperand(**operand) for operand in made["operands"])
    return Group(made["mnemonic"], made["sew"], made["elements"], operands)


def _registers(made: GroupRegistersInfo | None) -> GroupRegisters | None:
    if made is None:
        return None
    operands, results = tuple(made["operands"]), tuple(made["results"])
    return GroupRegisters(made["element_bits"], made["slots"], made["beat_bits"], operands, results)
