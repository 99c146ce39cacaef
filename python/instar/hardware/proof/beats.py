"""Beats of the lanes: how a group's operands come into a unit, and its results leave.

Source: the contract of such units (docs/reference/element-groups.md). An operand is a chain of
registers of one element. Claims, each about one step from any state, whatever the other inputs are:

- load: where `<operand>_load_i` is high, each of its registers gets what the one a beat further on
  holds, the last ones the elements of `<operand>_beat_i`.
- apart: where it is low, no register of the operand depends on beats of another one.
- leaves: `<operand>_beat_o` are its first registers.

Everything else about the unit is shown with all of them low.
"""

from __future__ import annotations

from collections.abc import Iterator

from instar._core import InstarError
from instar.hardware.proof.netlist import Netlist
from instar.hardware.proof.pipeline import Claim, running
from instar.hardware.proof.terms import Pool, Term, order
from instar.hardware.unit import GroupRegisters


def no_beats(group: GroupRegisters | None) -> dict[str, int]:
    """Inputs with which no beat comes."""
    return {} if group is None else {f"{operand.lower()}_load_i": 0 for operand in group.operands}


def beat_claims(pool: Pool, netlist: Netlist, group: GroupRegisters) -> Iterator[Claim]:
    """Load, apart and leaves.

    Raises `InstarError` where the module lacks a register or a port.
    """
    outputs, registers = running(pool, netlist)
    step = group.beat_bits // group.element_bits
    beats = {f"{operand.lower()}_{end}" for operand in group.operands for end in ("load_i", "beat_i")}
    if missing := sorted(beats - set(netlist.inputs)):
        raise InstarError(f"{netlist.module} has no port {missing[0]}")
    for operand in group.operands:
        name = operand.lower()
        chain = [_register(pool, netlist, group.register(operand, slot)) for slot in range(group.slots)]

        def held(slot: int, of: str = operand, chain: list[Term | None] = chain) -> Term:
            register = chain[slot]
            if register is None:
                raise InstarError(f"{netlist.module} has no register {group.register(of, slot)}")
            return register

        load, beat = pool.var(f"{name}_load_i", 1), pool.var(f"{name}_beat_i", group.beat_bits)
        for slot, register in enumerate(chain):
            if register is None:
                # Nobody looks at it.
                continue
            behind = slot + step
            if behind < group.slots:
                comes = held(behind)
            else:
                low = (behind - group.slots) * group.element_bits
                comes = pool.extract(beat, low + group.element_bits - 1, low)
            (taken,) = pool.substitute([registers[register]], {load: pool.const(1, 1)})
            yield Claim("load", pool.apply("eq", taken, comes), f"{register.data} moves on with a beat")
            (else_,) = pool.substitute([registers[register]], {load: pool.const(0, 1)})
            used = sorted({str(t.data) for t in order([else_]) if t.op == "var"} & beats)
            if used:
                yield Claim("apart", pool.const(0, 1), f"{register.data} does not depend on {used[0]}")
        if operand in group.results:
            first = pool.concat(*(held(slot) for slot in reversed(range(step))))
            leaves = outputs[f"{name}_beat_o"]
            yield Claim("leaves", pool.apply("eq", leaves, first), f"{name}_beat_o are its first elements")
    for name in ("valid_o", "ready_o"):
        if {str(t.data) for t in order([outputs[name]]) if t.op == "var"} & beats:
            yield Claim("apart", pool.const(0, 1), f"{name} does not depend on beats")


def _register(pool: Pool, netlist: Netlist, name: str) -> Term | None:
    """The register of that name; None where Yosys left it out, as nothing follows from it."""
    if name not in netlist.wires:
        return None
    (term,) = pool.substitute([netlist.wires[name]], {pool.var("rst_ni", 1): pool.const(1, 1)})
    if term not in netlist.registers:
        raise InstarError(f"{netlist.module}: {name} is no register")
    return term
