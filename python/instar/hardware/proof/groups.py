"""Counterexamples of units on groups of vector elements: beats that bring operands, the operation, and what
is left.

Source: docs/reference/element-groups.md. What is right is the description's terms on numbers, round by
round where there is a loop; what is shown is the netlist, cycle by cycle from reset on. No solver decides
here.
"""

from __future__ import annotations

import functools
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from instar._core import Design
from instar.hardware.proof.description import LOCAL, Described, describe
from instar.hardware.proof.netlist import Netlist
from instar.hardware.proof.pipeline import own_registers
from instar.hardware.proof.ports import operand_ports
from instar.hardware.proof.replay import Counterexample
from instar.hardware.proof.rounds import HELD, Cut
from instar.hardware.proof.simulate import Simulation
from instar.hardware.proof.terms import Pool, Term, evaluate, order
from instar.hardware.unit import GroupRegisters, Instruction, Unit

#: Groups that are tried of each instruction before anything is proved.
_TRIED = 6


@dataclass
class Groups:
    """A unit on groups with its netlist."""

    unit: Unit
    group: GroupRegisters
    design: Design | None
    pool: Pool
    netlist: Netlist
    cuts: Mapping[str, Cut]

    def example(self) -> Counterexample | None:
        """The first of a few groups, corner values and random ones, that is worked on wrongly."""
        for instruction in self.unit.instructions:
            chance = random.Random(instruction.op)
            for number in range(_TRIED):
                bits = self.group.element_bits
                whole = [0, (1 << bits) - 1][number % 2] if number < 2 else None
                elements = {
                    name: chance.getrandbits(bits) if whole is None else whole for name in self._registers()
                }
                ports = operand_ports(instruction, self.netlist.inputs).values()
                fields = {port: chance.getrandbits(self.netlist.inputs[port]) for port in ports}
                if (found := self.run(instruction, elements, fields)) is not None:
                    return found
        return None

    def replayed(self, instruction: Instruction, values: Mapping[str, int]) -> Counterexample | None:
        """A solver's values from reset on, if they show there."""
        widths = dict.fromkeys(self._registers(), self.group.element_bits)
        known = own_registers(self.pool, self.netlist, widths)
        elements = {}
        for name in self._registers():
            register = str(known[name].data) if name in known else name
            elements[name] = values.get(f"own {name}", values.get(register, 0))
        ports = operand_ports(instruction, self.netlist.inputs).values()
        return self.run(instruction, elements, {port: values.get(port, 0) for port in ports})

    @functools.cached_property
    def _simulation(self) -> Simulation:
        """The netlist, which is written as a function once: that of a large unit takes seconds."""
        return Simulation(self.netlist)

    def _registers(self) -> list[str]:
        group = self.group
        return [group.register(operand, slot) for operand in group.operands for slot in range(group.slots)]

    def run(
        self, instruction: Instruction, elements: Mapping[str, int], fields: Mapping[str, int]
    ) -> Counterexample | None:
        """One operation on these elements, and what is wrong with it."""
        simulation = self._simulation
        simulation.reset()
        inputs: list[dict[str, int]] = []
        for beat in self._beats(elements):
            inputs.append(beat)
            simulation.step(beat)
        given = {**fields, "valid_i": 1, "ready_i": 1}
        if "op_i" in self.netlist.inputs:
            given["op_i"] = instruction.op
        told = {**fields, **{name: value for name, value in elements.items() if value}}
        for _ in range(self.unit.latency + 1):
            inputs.append(dict(given))
            cycle = simulation.step(given)
            if cycle.outputs["valid_o"]:
                break
            given["valid_i"] = 0
        else:
            return Counterexample(instruction.mnemonic, told, {}, {}, tuple(inputs), "a result is lost")
        right = self._right(instruction, elements, fields)
        wrong = {}
        for name, register in own_registers(self.pool, self.netlist, dict.fromkeys(right)).items():
            if (got := simulation.register(register)) != right[name]:
                wrong[name] = got
        if not wrong:
            return None
        expected = {name: right[name] for name in wrong}
        return Counterexample(instruction.mnemonic, told, expected, wrong, tuple(inputs), "")

    def _beats(self, elements: Mapping[str, int]) -> list[dict[str, int]]:
        """Cycles that bring all operands, the first elements first."""
        group = self.group
        step = group.beat_bits // group.element_bits
        cycles = []
        for first in range(0, group.slots, step):
            cycle: dict[str, int] = {}
            for operand in group.operands:
                name, beat = operand.lower(), 0
                for at in range(step):
                    beat |= elements[group.register(operand, first + at)] << at * group.element_bits
                cycle |= {f"{name}_load_i": 1, f"{name}_beat_i": beat}
            cycles.append(cycle)
        return cycles

    def _right(
        self, instruction: Instruction, elements: Mapping[str, int], fields: Mapping[str, int]
    ) -> dict[str, int]:
        """By register: what the description leaves in it."""
        own = {f"own {name}": value for name, value in elements.items()}
        cut = self.cuts.get(instruction.mnemonic)
        if cut is None:
            found = describe(self.pool, instruction, self.netlist.inputs, self.design, group=self.unit.group)
            return _values(found.own, {**own, **fields})
        held = {f"{HELD}{port}": value for port, value in fields.items()}
        known = {**own, **fields, **held}
        locals_: dict[str, int] = {}
        parts: list[tuple[Described, dict[str, int]]] = [(cut.start, {})]
        parts += [(cut.round, {str(cut.index.data): index}) for index in cut.indices]
        parts.append((cut.end, {}))
        for part, more in parts:
            env = {**known, **locals_, **more}
            behind = _values(part.own, env)
            locals_ = {f"{LOCAL}{name}": value for name, value in _values(part.locals, env).items()}
            known |= {f"own {name}": value for name, value in behind.items()}
        return {name: known[f"own {name}"] for name in elements}


def _values(terms: Mapping[str, Term], given: Mapping[str, int]) -> dict[str, int]:
    roots: Sequence[Term] = list(terms.values())
    variables = {str(term.data): 0 for term in order(roots) if term.op == "var"}
    known = evaluate(list(roots), {name: given.get(name, 0) for name in variables})
    return {name: known[term] for name, term in terms.items()}
