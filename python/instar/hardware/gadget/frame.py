"""When what stands where: the inputs, outputs and cycles of a circuit that is to be judged.

A file's module has its inputs in all cycles. A unit of a design is used as a core uses it: the
operands of a step stand there in one cycle, and the ports hold zero where no instruction comes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from instar._core import InstarError, suggestion
from instar.hardware.gadget.circuit import Circuit
from instar.hardware.proof.ports import input_port, number_port, output_port
from instar.hardware.unit import Unit

if TYPE_CHECKING:
    from instar._core import GadgetGiven

#: A step in which no instruction comes.
PAUSE = "-"
#: Cycles that are looked at, at most.
MOST_CYCLES = 256


@dataclass(frozen=True)
class End:
    """An input, an output, or a register, as a place names it."""

    #: As it is shown, and what else it may be called.
    name: str
    aliases: tuple[str, ...]
    #: Of several steps, which one it belongs to, from 1 on.
    step: int | None
    #: The lowest first.
    bits: tuple[int, ...]
    #: In which something stands there; of an output the one in which it is looked at.
    cycles: tuple[int, ...]
    #: Whether somebody must say what stands there.
    needed: bool = True
    #: What its bits are called in the text, where that is not 0 and so on from the lowest.
    numbers: tuple[int, ...] = ()

    def number(self, at: int) -> int:
        """What one of its bits is called."""
        return self.numbers[at] if self.numbers else at

    def label(self, at: int) -> str:
        """One of its bits, for people."""
        step = "" if self.step is None else f"{self.step}."
        return f"{step}{self.name}" + (f"[{self.number(at)}]" if len(self.bits) > 1 else "")


@dataclass(frozen=True)
class Frame:
    """A circuit in use."""

    circuit: Circuit
    inputs: tuple[End, ...]
    outputs: tuple[End, ...]
    #: What stands at the others: handshakes and resets.
    given: tuple[GadgetGiven, ...]
    cycles: int
    #: Who asks, for sentences.
    where: str


def of_file(circuit: Circuit, cycles: int | None, where: str) -> Frame:
    """A module by itself, whose inputs are there in all cycles: as many as its registers need, and one more.

    Raises `InstarError` where that cannot be said.
    """
    if cycles is None:
        depth = circuit.depth()
        # Of a ring the judge tells.
        if depth is None and not circuit.is_ring():
            raise InstarError(
                f"{where}: a register follows from itself, so nobody knows when it is done; say how many "
                "cycles are looked at with --cycles"
            )
        cycles = (depth or 0) + 1
    if cycles > MOST_CYCLES:
        raise InstarError(f"{where}: {cycles} cycles are too many; at most {MOST_CYCLES} are looked at")
    every = tuple(range(cycles))
    inputs = [
        End(name, (), None, bits, every, numbers=circuit.numbers[name])
        for name, bits in circuit.inputs.items()
        if circuit.clock not in bits and not set(bits) & set(circuit.resets)
    ]
    outputs = [_last(circuit, name, bits, cycles) for name, bits in circuit.outputs.items()]
    first, last = _registers(circuit, cycles)
    return Frame(circuit, (*inputs, *first), (*outputs, *last), tuple(_resets(circuit, every)), cycles, where)


def of_unit(circuit: Circuit, unit: Unit, steps: Sequence[str], where: str) -> Frame:
    """A unit as a core uses it, the steps one behind the other.

    Raises `InstarError` where the unit has no such instruction.
    """
    known = {one.mnemonic: one for one in unit.instructions}
    inputs: list[End] = []
    outputs: list[End] = []
    given: list[GadgetGiven] = []
    cycle = end = 0
    several = len([step for step in steps if step != PAUSE]) > 1
    for number, step in enumerate(steps, 1):
        if step == PAUSE:
            cycle += 1
            continue
        instruction = known[step]
        shown = number if several else None
        operands = [(name, input_port(name)) for name in instruction.reads]
        operands += [(name, number_port(name, circuit.inputs)) for name in instruction.fields]
        inputs += [End(name, (port,), shown, circuit.inputs[port], (cycle,)) for name, port in operands]
        latency = unit.latency if instruction.rounds is not None or not unit.sequenced else 1
        done = cycle + latency - 1
        results = [(name, output_port(name)) for name in instruction.writes]
        outputs += [End(name, (port,), shown, circuit.outputs[port], (done,)) for name, port in results]
        given += _values(circuit, "valid_i", 1, (cycle,)) + _values(circuit, "op_i", instruction.op, (cycle,))
        cycle += latency if unit.sequenced else 1
        end = max(end, cycle, done + 1)
    # One more, in which registers have what the last step left.
    cycles = end + 1
    if cycles > MOST_CYCLES:
        raise InstarError(f"{where}: its steps take {cycles} cycles; at most {MOST_CYCLES} are looked at")
    every = tuple(range(cycles))
    given += _values(circuit, "ready_i", 1, every)
    first, last = _registers(circuit, cycles)
    given += _resets(circuit, every)
    return Frame(circuit, (*inputs, *first), (*outputs, *last), tuple(given), cycles, where)


def _values(circuit: Circuit, port: str, value: int, cycles: Sequence[int]) -> list[GadgetGiven]:
    return [
        {"bit": bit, "cycle": cycle, "variable": None, "value": bool(value >> number & 1)}
        for number, bit in enumerate(circuit.inputs.get(port, ()))
        for cycle in cycles
    ]


def _resets(circuit: Circuit, cycles: Sequence[int]) -> list[GadgetGiven]:
    return [
        {"bit": bit, "cycle": cycle, "variable": None, "value": value}
        for bit, value in circuit.resets.items()
        for cycle in cycles
    ]


def _registers(circuit: Circuit, cycles: int) -> tuple[list[End], list[End]]:
    """Registers before the first cycle, and in the last one."""
    first = [
        End(name, (), None, bits, (0,), needed=False, numbers=circuit.numbers[name])
        for name, bits in circuit.registers.items()
    ]
    last = [_last(circuit, name, bits, cycles) for name, bits in circuit.registers.items()]
    return first, last


def _last(circuit: Circuit, name: str, bits: tuple[int, ...], cycles: int) -> End:
    """An output or register in the last cycle."""
    return End(name, (), None, bits, (cycles - 1,), numbers=circuit.numbers[name])


def unit_of(units: Sequence[Unit], steps: Sequence[str], left_out: Mapping[str, str], where: str) -> Unit:
    """The unit that has all steps. Raises `InstarError` where none does."""
    wanted = [step for step in steps if step != PAUSE]
    if not wanted:
        raise InstarError(f"{where}: it has no step; say which instruction is judged")
    owner = {one.mnemonic: unit for unit in units for one in unit.instructions}
    for step in wanted:
        if step in left_out:
            raise InstarError(f"{where}: {left_out[step]}")
        if step not in owner:
            raise InstarError(
                f'{where}: there is no instruction "{step}" with a circuit; '
                + suggestion(step, "there is", list(owner))
            )
    unit = owner[wanted[0]]
    for step in wanted:
        if owner[step] is not unit:
            raise InstarError(
                f"{where}: {wanted[0]} is done by the unit {unit.name} and {step} by {owner[step].name}; "
                "steps of one unit are judged"
            )
    if unit.lanes is not None:
        raise InstarError(f"{where}: {unit.name} stands behind lanes; units beside a pipeline are judged")
    if unit.added != unit.module:
        raise InstarError(
            f"{where}: {unit.name} leaves a product to the core's multiplier, which is not looked at"
        )
    return unit
