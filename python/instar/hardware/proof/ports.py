"""Names of ports: which of a unit's inputs an instruction's operands come at.

Source: the contract of units (docs/reference/proof.md).
"""

from __future__ import annotations

from collections.abc import Collection

from instar._core import InstarError
from instar.hardware.unit import Instruction


def operand_ports(instruction: Instruction, inputs: Collection[str]) -> dict[str, str]:
    """By operand, registers first: the port of its value, among a unit's `inputs`."""
    registers = {*instruction.reads, *instruction.writes}
    for field in instruction.fields:
        if field in registers:
            raise InstarError(
                f"{instruction.mnemonic}: its result depends on the number of the register {field}, "
                "of which nothing is proved"
            )
    ports = {field: f"{field}_i" for field in instruction.reads}
    for field in instruction.fields:
        # Where another instruction of the unit reads a register of that field.
        apart = f"{field}_number_i"
        ports[field] = apart if apart in inputs else f"{field}_i"
    return ports
