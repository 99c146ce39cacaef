"""Units: instructions that share hardware, as one module of SystemVerilog."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from instar._core import Core, Design, InstarError, hardware

if TYPE_CHECKING:
    from instar._core import UnitInfo


@dataclass(frozen=True)
class Port:
    """A port, without clock, reset and handshake."""

    name: str
    #: Bits.
    width: int


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
    #: Fields whose own value is used, at `<field>_i`, or `<field>_number_i` beside a register of that field.
    fields: tuple[str, ...]
    #: Rounds of its loop, where that runs a round a cycle; beside such an instruction one without goes
    #: through its unit in one cycle.
    rounds: int | None = None


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
    #: Registers for data.
    register_bits: int
    inputs: tuple[Port, ...]
    outputs: tuple[Port, ...]
    instructions: tuple[Instruction, ...]
    #: Cycles until the next instruction.
    interval: int = 1
    #: The module with what the unit adds to the core, where that is not all of `module`: it leaves a product
    #: to the core's multiplier.
    body: str | None = None

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


def generate(design: Design, core: Core, only: Sequence[str] = (), latency: int | None = None) -> Hardware:
    """The units of `design` on `core`, which was made for it, of all instructions or `only` these.

    With `latency` each unit has that one, whatever design.toml states.
    """
    known = [i["mnemonic"] for extension in design.info["extensions"] for i in extension["instructions"]]
    for mnemonic in only:
        if mnemonic not in known:
            raise InstarError(
                f'design "{design.info["name"]}" has no instruction "{mnemonic}"; it has: {", ".join(known)}'
            )
    made = hardware(design, core, only=list(only), latency=latency)
    return Hardware(
        tuple(described(unit) for unit in made["units"]), tuple(LeftOut(**left) for left in made["left_out"])
    )


def refuse_none(design: Design, core: Core, made: Hardware) -> None:
    """Raises `InstarError` where none of a design's instructions got a circuit."""
    if not made.units:
        why = "; ".join(map(str, made.left_out)) or f"it has no costs on {core.name}"
        raise InstarError(f'design "{design.info["name"]}" gets no circuit on {core.name}: {why}')


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
        )
        for i in made["instructions"]
    )
    return Unit(
        made["name"],
        made["module"],
        made["text"],
        made["latency"],
        made["period"],
        made["register_bits"],
        tuple(Port(**port) for port in made["inputs"]),
        tuple(Port(**port) for port in made["outputs"]),
        instructions,
        interval=made["latency"] if any(i.rounds is not None for i in instructions) else 1,
        body=made["body"],
    )
