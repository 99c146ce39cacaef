"""A unit's module, read: its netlist, with the ports that its instructions need.

Source: the contract of units (docs/reference/proof.md).
"""

from __future__ import annotations

from instar._core import InstarError
from instar.hardware.own_rtl import refuse_other_ports
from instar.hardware.proof.netlist import Netlist, read_netlist
from instar.hardware.proof.ports import input_port, operand_ports, output_port
from instar.hardware.proof.terms import Pool
from instar.hardware.unit import Unit

#: Bits of a register; units are those of cores with 32.
XLEN = 32


def read_unit(pool: Pool, unit: Unit) -> Netlist:
    """The netlist of a unit.

    Raises `InstarError` where it lacks a port, or one for a register has other bits than that.
    """
    netlist = read_netlist(pool, unit.text, unit.module)
    refuse_other_ports(unit, dict(netlist.inputs), {n: t.width for n, t in netlist.outputs.items()})
    missing = [name for name in ("valid_i", "ready_i", "rst_ni") if name not in netlist.inputs]
    missing += [name for name in ("valid_o", "ready_o") if name not in netlist.outputs]
    for instruction in unit.instructions:
        results = map(output_port, instruction.writes)
        missing += [port for port in results if port not in netlist.outputs]
        ports = operand_ports(instruction, netlist.inputs).values()
        missing += [name for name in ports if name not in netlist.inputs]
    if missing:
        raise InstarError(f"{unit.module} has no port {missing[0]}")
    for instruction in unit.instructions:
        wide = {port: netlist.inputs[port] for port in map(input_port, instruction.reads)}
        wide |= {port: netlist.outputs[port].width for port in map(output_port, instruction.writes)}
        for port, width in wide.items():
            if width != XLEN:
                raise InstarError(
                    f"{unit.module}: the port {port} has {width} bits; proofs are of registers of {XLEN}"
                )
    return netlist
