"""Counterexamples from reset on: the RTL's netlist beside the simulator's behaviour.

Source: `oracle` is what the simulator runs, `simulate` what Yosys made of the RTL; no solver
decides here.
"""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from instar._core import Design
from instar.hardware.proof.netlist import Netlist
from instar.hardware.proof.operands import operands
from instar.hardware.proof.oracle import Oracle
from instar.hardware.proof.ports import input_port, output_port, write_port
from instar.hardware.proof.simulate import Simulation
from instar.hardware.proof.terms import Term
from instar.hardware.unit import Instruction, Unit

#: Cycles of traffic that are tried, in runs of this length.
_CYCLES, _RUN = 6000, 60


@dataclass(frozen=True)
class Counterexample:
    """What a unit does wrong: inputs of each cycle from reset on, the last one with the wrong result."""

    mnemonic: str
    #: Values of the operands and fields by port.
    operands: Mapping[str, int]
    #: By destination: the simulator's result and the RTL's, where values are wrong.
    expected: Mapping[str, int]
    got: Mapping[str, int]
    inputs: Sequence[Mapping[str, int]]
    what: str

    def sentence(self) -> str:
        """In one line."""
        given = ", ".join(f"{name} = {value:#x}" for name, value in self.operands.items())
        wrong = [name for name in self.expected if self.expected[name] != self.got.get(name)]
        results = [
            f"{name} is {self.expected[name]:#x} in the simulator and {self.got[name]:#x} in RTL"
            for name in wrong
        ]
        where = f"{self.mnemonic} with {given}" if given else self.mnemonic
        when = f", cycle {len(self.inputs)}" if self.inputs else ""
        return f"{where}{when}: {'; '.join(results) or self.what}"


def first_difference(
    netlist: Netlist, unit: Unit, design: Design | None, constants: Mapping[str, Sequence[Term]]
) -> Counterexample | None:
    """Traffic with corner operands, random gaps and stalls, until something is wrong; None if nothing is."""
    simulation = Simulation(netlist)
    for run in range(_CYCLES // _length(unit)):
        simulation.reset()
        found = run_traffic(simulation, unit, design, _traffic(unit, constants, run))
        if found is not None:
            return found
    return None


def _length(unit: Unit) -> int:
    """Cycles of a run."""
    return _RUN + (8 * unit.latency if unit.sequenced else 0)


def run_traffic(
    simulation: Simulation, unit: Unit, design: Design | None, traffic: Iterator[Mapping[str, int]]
) -> Counterexample | None:
    """The first thing that is wrong in given inputs, cycle by cycle from reset on."""
    if unit.sequenced:
        return run_sequenced(simulation, unit, design, traffic)
    by_op = {instruction.op: instruction for instruction in unit.instructions}
    inputs_of = [port.name for port in unit.inputs]
    oracles = {op: Oracle(instruction, design, inputs_of) for op, instruction in by_op.items()}
    waiting: deque[tuple[Instruction, dict[str, int], int]] = deque()
    inputs: list[Mapping[str, int]] = []
    advances, state = 0, b""
    at_once = unit.latency == 1

    def wrong(what: str, at: tuple[Instruction, dict[str, int], int] | None = None) -> Counterexample:
        instruction, given, _ = at or (unit.instructions[0], {}, 0)
        return Counterexample(instruction.mnemonic, given, {}, {}, tuple(inputs), what)

    for now in traffic:
        cycle = simulation.step(now)
        inputs.append(now)
        outputs, ready_i = cycle.outputs, cycle.inputs["ready_i"]
        free = ready_i if at_once else int(not outputs["valid_o"] or ready_i)
        if outputs["ready_o"] != free:
            return wrong(
                f"ready_o is {outputs['ready_o']} where {free} is right", waiting[0] if waiting else None
            )
        if cycle.taken or (at_once and cycle.inputs["valid_i"]):
            instruction = by_op[cycle.inputs.get("op_i", unit.instructions[0].op)]
            names = oracles[instruction.op].ports.values()
            waiting.append((instruction, {name: cycle.inputs[name] for name in names}, advances))
        due = bool(waiting) and advances - waiting[0][2] == unit.latency - 1
        if bool(outputs["valid_o"]) != due:
            said = "a result is lost" if due else "a result comes that is nobody's, or too early"
            return wrong(said, waiting[0] if waiting else None)
        if due:
            instruction, given, _ = waiting[0]
            expected, after = oracles[instruction.op].results(given, state)
            got = _written(instruction, given, outputs)
            if got != expected:
                return Counterexample(instruction.mnemonic, given, expected, got, tuple(inputs), "")
            if ready_i:
                state = after
        if due and (ready_i or at_once):
            waiting.popleft()
        advances += outputs["ready_o"]
    return None


def run_sequenced(
    simulation: Simulation, unit: Unit, design: Design | None, traffic: Iterator[Mapping[str, int]]
) -> Counterexample | None:
    """The same for a unit with one instruction at a time, whose loops run a round a cycle."""
    by_op = {instruction.op: instruction for instruction in unit.instructions}
    inputs_of = [port.name for port in unit.inputs]
    oracles = {op: Oracle(instruction, design, inputs_of) for op, instruction in by_op.items()}
    inputs: list[Mapping[str, int]] = []
    state = b""
    at_work: tuple[Instruction, dict[str, int]] | None = None
    left = 0
    for now in traffic:
        cycle = simulation.step(now)
        inputs.append(now)
        outputs, ready_i = cycle.outputs, cycle.inputs["ready_i"]
        begins, valid = False, False
        ready: int | None = 0
        if at_work is None and cycle.inputs["valid_i"]:
            instruction = by_op[cycle.inputs.get("op_i", unit.instructions[0].op)]
            names = oracles[instruction.op].ports.values()
            at_work = instruction, {name: cycle.inputs[name] for name in names}
            begins, valid = instruction.rounds is not None, instruction.rounds is None
            ready, left = (1 if begins else ready_i), instruction.rounds or 0
        elif at_work is None:
            ready = None
        elif left:
            left -= 1
        else:
            valid = True
        instruction, given = at_work or (unit.instructions[0], {})
        for name, right in (("valid_o", int(valid)), ("ready_o", ready)):
            if right is not None and outputs[name] != right:
                what = f"{name} is {outputs[name]} where {right} is right"
                return Counterexample(instruction.mnemonic, given, {}, {}, tuple(inputs), what)
        if valid:
            expected, after = oracles[instruction.op].results(given, state)
            got = _written(instruction, given, outputs)
            if got != expected:
                return Counterexample(instruction.mnemonic, given, expected, got, tuple(inputs), "")
            if ready_i:
                state = after
            if ready_i or instruction.rounds is None:
                at_work = None
    return None


def _written(
    instruction: Instruction, given: Mapping[str, int], outputs: Mapping[str, int]
) -> dict[str, int]:
    """What an instruction's result says."""
    got = {}
    for name in instruction.writes:
        written = outputs.get(write_port(name), 1)
        # An unwritten destination keeps its value, or 0 where it is no operand.
        got[name] = outputs[output_port(name)] if written else given.get(input_port(name), 0)
    return got


def _traffic(unit: Unit, constants: Mapping[str, Sequence[Term]], seed: int) -> Iterator[dict[str, int]]:
    """A run's cycles; in the first runs all are busy, later ones have gaps and stalls."""
    chance = random.Random(seed)
    ports = {port.name: port.width for port in unit.inputs if port.name != "op_i"}
    sources = {
        instruction.op: operands(ports, constants.get(instruction.mnemonic, ()), seed)
        for instruction in unit.instructions
    }
    busy, free = (1.0, 1.0) if seed % 4 == 0 else (chance.uniform(0.3, 1), chance.uniform(0.2, 1))
    several = len(unit.instructions) > 1
    for _ in range(_length(unit)):
        instruction = chance.choice(unit.instructions)
        values = next(sources[instruction.op])
        given = {**values, "valid_i": int(chance.random() < busy), "ready_i": int(chance.random() < free)}
        if several:
            given["op_i"] = instruction.op
        yield given
