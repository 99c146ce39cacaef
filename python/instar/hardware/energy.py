"""What an operation takes of energy: toggles of a netlist's nets on operands, each with its cell's weight.

Time is that of cycles: a net takes one value in each, so what a circuit does before it settles
(glitches) is not counted, and wires have no load. The unit is a toggle of the input of a NAND2:
half of its load times the square of the supply. A net's values in all cycles are the bits of one
number, so a gate is one operation.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from instar import cache
from instar._core import InstarError, need_file
from instar.hardware import yosys
from instar.hardware.cells import Cell, cells
from instar.hardware.cells import text as cells_text
from instar.hardware.delay import in_order, loads, timed
from instar.hardware.netlist import RECIPES, Sources, netlists, script
from instar.hardware.yosys import Report

#: Where chance begins for operands that nobody gave.
_SEED = 1
#: How many of these there are.
RANDOM = 1000
#: Ports that stand still: out of reset, operands there, results taken.
_STILL = {"rst_ni": 1, "valid_i": 1, "ready_i": 1}

Operands = Mapping[str, Sequence[int]]


def random_operands(module: dict[str, Any], count: int, instructions: int = 0) -> dict[str, list[int]]:
    """`count` values for each input, any as likely as another; `op_i` names one of the `instructions`."""
    chance = random.Random(_SEED)
    found = {}
    for name, port in module["ports"].items():
        if port["direction"] == "input" and name not in _STILL:
            most = instructions if name == "op_i" and instructions else 1 << len(port["bits"])
            found[name] = [chance.randrange(most) for _ in range(count)]
    return found


def simulate(module: dict[str, Any], operands: Operands, cycles: int) -> dict[int, int]:
    """Net → its values, that of cycle n in bit n. Registers begin as after a reset, else with 0."""
    known, mask = cells(), (1 << cycles) - 1
    waves: dict[int, int] = {}
    for name, port in module["ports"].items():
        if port["direction"] == "input":
            values = operands.get(name) or [_STILL.get(name, 0)] * cycles
            for place, net in enumerate(port["bits"]):
                waves[net] = sum((value >> place & 1) << cycle for cycle, value in enumerate(values))
    placed = list(timed(module))
    registers = [one for one in placed if one.cell.kind == "register"]
    for one in registers:
        if one.cell.plain == "DLATCH":
            raise InstarError(
                "energy is told cycle by cycle, and a latch does what it does within one; leave --energy out"
            )
        waves |= dict.fromkeys(one.outputs.values(), 0)
    for cell in module["cells"].values():
        if cell["type"] == "ONE":
            waves[cell["connections"]["Y"][0]] = mask
    gates = [
        (module["cells"][one.name]["connections"], one.outputs, functions(one.cell))
        for one in in_order(placed, waves)
    ]

    def value(bits: list[int | str]) -> int:
        bit = bits[0]
        return waves.get(bit, 0) if isinstance(bit, int) else mask if bit == "1" else 0

    # Each round settles one more cycle of what goes around through registers; pipelines are done in
    # few.
    for _ in range(cycles + 2):
        for nets, outputs, computed in gates:
            read = {port: value(bits) for port, bits in nets.items() if port not in outputs}
            for output, net in outputs.items():
                waves[net] = eval(computed[output], {}, read) & mask
        before = [waves[net] for one in registers for net in one.outputs.values()]
        for one in registers:
            nets = module["cells"][one.name]["connections"]
            first = 1 if known[one.cell.name].plain == "DFFS" else 0
            held = value(nets["D"]) << 1 & mask | first
            if "R" in nets:
                held = held | ~value(nets["R"]) & mask if first else held & value(nets["R"])
            waves |= dict.fromkeys(one.outputs.values(), held)
        if before == [waves[net] for one in registers for net in one.outputs.values()]:
            return waves
    raise AssertionError("values that do not settle, though each cycle follows from the one before")


def per_cycle(module: dict[str, Any], operands: Operands, cycles: int) -> float:
    """Toggles of a NAND2's input that take as much as the circuit does in a cycle, with the registers' clock.

    The first of the `cycles` is only what the others are compared with.
    """
    if cycles < 2:
        raise InstarError("energy is that of changes; give at least two operations")
    waves = simulate(module, operands, cycles)
    driven = loads(module, list(timed(module)))
    changes = {net: ((wave ^ wave >> 1) & (1 << cycles - 1) - 1).bit_count() for net, wave in waves.items()}
    total = 0.0
    for one in timed(module):
        for net in one.outputs.values():
            total += changes.get(net, 0) * (one.cell.energy + driven.get(net, 0.0))
        total += 2 * one.cell.clock * (cycles - 1)
    return round(total / (cycles - 1), 1)


def energy(
    sources: Sources,
    recipe: str,
    given: Operands | None,
    instructions: int,
    *,
    use_cache: bool = True,
    report: Report = lambda _: None,
) -> float:
    """Of one netlist of `sources` for each operation: on the operands given, or on random ones.

    Raises `InstarError` where an operand is no input's, or the netlist has latches.
    """
    (how,) = (one for one in RECIPES if one.name == recipe)
    listed = [f"{name}: {values}" for name, values in (given or {}).items()]
    key = cache.digest(
        "energy",
        yosys.version(),
        cache.tool_digest(),
        cells_text(),
        str(instructions),
        *listed,
        *script(sources, (how,)),
        *(part for item in sources.files.items() for part in item),
    )
    kept = cache.load_result(key) if use_cache else None
    if kept is not None:
        return float(kept["energy"])
    report(f"energy of {sources.top}")
    (made,) = netlists(sources, (how,), report)
    operands = random_operands(made.module, RANDOM, instructions) | _checked(
        made.module, sources.top, given or {}
    )
    found = per_cycle(made.module, operands, min(map(len, operands.values()), default=0))
    cache.store_result(key, {"energy": found})
    return found


def _checked(module: dict[str, Any], top: str, given: Operands) -> dict[str, Sequence[int]]:
    inputs = {name: port for name, port in module["ports"].items() if port["direction"] == "input"}
    for name, values in given.items():
        if name not in inputs:
            raise InstarError(f'{top} has no input "{name}" for operands; it has: {", ".join(inputs)}')
        width = len(inputs[name]["bits"])
        wide = next((value for value in values if not 0 <= value < 1 << width), None)
        if wide is not None:
            raise InstarError(f"the operand {wide:#x} of {name} has more than its {width} bits")
    return dict(given)


def read_operands(file: Path) -> dict[str, list[int]]:
    """A table of operands: names of inputs in the first line, then an operation a line, as in `0x1f, 7`."""
    need_file(file)
    lines = file.read_text(errors="replace").splitlines()
    rows = [(number, line.replace(",", " ").split()) for number, line in enumerate(lines, 1) if line.strip()]
    if len(rows) < 3:
        raise InstarError(f"{file}: names of inputs in the first line, then at least two operations")
    (_, names), *rest = rows
    found: dict[str, list[int]] = {name: [] for name in names}
    for number, words in rest:
        if len(words) != len(names):
            raise InstarError(f"{file}:{number}: {len(words)} numbers for {len(names)} inputs")
        for name, word in zip(names, words, strict=True):
            try:
                found[name].append(int(word, 0))
            except ValueError as error:
                raise InstarError(f'{file}:{number}: "{word}" is no number, as 12 and 0x1f are') from error
    return found


def functions(cell: Cell) -> dict[str, Any]:
    """Each output as an expression of Python over the inputs."""
    spelled = str.maketrans({"!": "~", "*": "&", "+": "|"})
    return {
        output: compile(timed.function.translate(spelled), cell.name, "eval")
        for output, timed in cell.outputs.items()
    }
