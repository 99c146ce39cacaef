"""What a unit shows in each cycle, by its description and its contract.

Source: the contract of units (docs/reference/hardware.md). Of a pipeline: operands are taken where
`valid_i` and `ready_o` are high, results leave in order, latency - 1 steps after, and steps are
those in which nothing waits. Of a unit with a loop that runs a round a cycle: one instruction at a
time, operands in a cycle, a cycle each round, the result after them for as long as nobody takes
it; what has no loop goes through at once. Values are the simulator's (`instar._core.behave`).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Protocol

import numpy as np
from instar.hardware import Unit
from instar.hardware.proof.oracle import Oracle
from instar.hardware.unit import Instruction
from numpy.typing import NDArray

from tests.adversary.circuits.base import Base

Numbers = NDArray[np.uint32]
Inputs = dict[str, int]


class Model(Protocol):
    """A unit of which it is known what it does."""

    def shows(self, inputs: Inputs, valid_i: bool, ready_i: bool) -> tuple[bool, bool | None, Inputs | None]:
        """`valid_o`; `ready_o`, None where it says nothing; the operands of what leaves."""

    def step(self, inputs: Inputs, valid_i: bool, ready_i: bool) -> None:
        """The cycle ends."""


class Pipeline:
    """A unit whose stages go on together."""

    def __init__(self, unit: Unit) -> None:
        self.at_once = unit.latency == 1
        self.stages: deque[Inputs | None] = deque([None] * (unit.latency - 1))

    def shows(self, inputs: Inputs, valid_i: bool, ready_i: bool) -> tuple[bool, bool | None, Inputs | None]:
        leaves = self.stages[-1] if self.stages else (inputs if valid_i else None)
        return leaves is not None, ready_i if self.at_once else leaves is None or ready_i, leaves

    def step(self, inputs: Inputs, valid_i: bool, ready_i: bool) -> None:
        if self.stages and (self.stages[-1] is None or ready_i):
            self.stages.pop()
            self.stages.appendleft(inputs if valid_i else None)


class Sequencer:
    """A unit with one instruction at a time."""

    def __init__(self, unit: Unit) -> None:
        self.by_op = {one.op: one for one in unit.instructions}
        self.at_work: Inputs | None = None
        self.left = 0

    def _rounds(self, inputs: Inputs) -> int | None:
        return _instruction(self.by_op, inputs).rounds

    def shows(self, inputs: Inputs, valid_i: bool, ready_i: bool) -> tuple[bool, bool | None, Inputs | None]:
        if self.at_work is not None:
            done = self.left == 0
            return done, False, self.at_work if done else None
        if not valid_i:
            return False, None, None
        if self._rounds(inputs) is None:
            return True, ready_i, inputs
        return False, True, None

    def step(self, inputs: Inputs, valid_i: bool, ready_i: bool) -> None:
        if self.at_work is None:
            rounds = self._rounds(inputs) if valid_i else None
            if rounds is not None:
                self.at_work, self.left = inputs, rounds
        elif self.left:
            self.left -= 1
        elif ready_i:
            self.at_work = None


def _instruction(by_op: dict[int, Instruction], inputs: Inputs) -> Instruction:
    """The one whose operands these are; a unit with one has no port that says so."""
    return by_op[inputs.get("op_i", min(by_op))]


def difference(base: Base, names: Sequence[str], stimuli: Numbers, shown: Numbers) -> str:
    """What a unit does otherwise than its description and its contract say; "" where nothing is.

    `stimuli` has a row a cycle: `valid_i`, `ready_i` and a word for each of `names`; `shown` has
    `valid_o`, `ready_o` and a word for each output.
    """
    unit = base.unit
    by_op = {one.op: one for one in unit.instructions}
    oracles = {op: Oracle(one, base.design, [port.name for port in unit.inputs]) for op, one in by_op.items()}
    places = {port.name: 2 + at for at, port in enumerate(unit.outputs)}
    model: Model = Sequencer(unit) if unit.sequenced else Pipeline(unit)
    state = b""
    for cycle, (given, got) in enumerate(zip(stimuli, shown, strict=True)):
        valid_i, ready_i = bool(given[0]), bool(given[1])
        inputs = inputs_of(unit, names, given)
        valid_o, ready_o, leaves = model.shows(inputs, valid_i, ready_i)
        if bool(got[0]) != valid_o:
            return f"cycle {cycle}: valid_o is {got[0]}"
        if ready_o is not None and bool(got[1]) != ready_o:
            return f"cycle {cycle}: ready_o is {got[1]}"
        if leaves is not None:
            oracle = oracles[_instruction(by_op, leaves).op]
            right, after = oracle.results({port: leaves[port] for port in oracle.ports.values()}, state)
            for name, value in right.items():
                written = places.get(f"{name}_write_o")
                is_written = written is None or bool(got[written])
                # Not written, it is what the behaviour was given: another instruction's operand is
                # not.
                before = leaves[f"{name}_i"] if f"{name}_i" in oracle.ports.values() else 0
                result = int(got[places[f"{name}_o"]]) if is_written else before
                if result != value:
                    told = ", ".join(f"{port} = {number:#x}" for port, number in leaves.items())
                    return f"cycle {cycle}: {name} is {result:#x} with {told}, and {value:#x} is right"
            if ready_i:
                state = after
        model.step(inputs, valid_i, ready_i)
    return ""


def inputs_of(unit: Unit, names: Sequence[str], row: Numbers) -> dict[str, int]:
    """Values at the ports of a unit in a cycle."""
    found = {}
    for port in unit.inputs:
        value = int(row[2 + names.index(port.name)])
        found[port.name] = (
            value % len(unit.instructions) if port.name == "op_i" else value & ((1 << port.width) - 1)
        )
    return found
