"""Names of ports: which of a unit's inputs an instruction's operands come at.

Source: the contract of units (docs/reference/hardware.md, "The module"); the way from a field to
its port is the generator's (`instar._core.port_stem`).
"""

from __future__ import annotations

from collections.abc import Collection

from instar._core import InstarError, port_stem
from instar.hardware.unit import Instruction


def input_port(field: str) -> str:
    """The port of a register's value, or of a field's own."""
    return f"{port_stem(field)}_i"


def output_port(field: str) -> str:
    """The port of a result."""
    return f"{port_stem(field)}_o"


def write_port(field: str) -> str:
    """The port that says whether a result is written, where that follows from data."""
    return f"{port_stem(field)}_write_o"


def number_port(field: str, inputs: Collection[str]) -> str:
    """The port of a field's own value: apart where another instruction reads a register of that field."""
    apart = f"{port_stem(field)}_number_i"
    return apart if apart in inputs else input_port(field)


def operand_ports(instruction: Instruction, inputs: Collection[str]) -> dict[str, str]:
    """By operand, registers first: the port of its value, among a unit's `inputs`."""
    registers = {*instruction.reads, *instruction.writes}
    for field in instruction.fields:
        if field in registers:
            raise InstarError(
                f"{instruction.mnemonic}: its result depends on the number of the register {field}, "
                "of which nothing is proved"
            )
    ports = {field: input_port(field) for field in instruction.reads}
    for field in instruction.fields:
        ports[field] = number_port(field, inputs)
    return ports
