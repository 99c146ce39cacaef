"""The slowest path of a netlist of our cells, in delays of a NAND2 that drives another.

A path begins at an input or a register's clock and ends at an output or before a register's clock.
Wires take no time. A load beyond what a gate drives is driven by a tree of buffers, which a layout
would put there.
"""

from __future__ import annotations

import math
from collections.abc import Container, Iterator
from dataclasses import dataclass
from typing import Any

from instar._core import InstarError
from instar.hardware.cells import Cell, cells

#: Inputs of a NAND2 that one output drives itself.
_MOST_LOAD = 8.0
#: What an output of the module drives.
_OUTSIDE = 1.0


@dataclass(frozen=True)
class Path:
    """The slowest path."""

    delays: float
    #: Names of nets or ports where it begins and ends; "" where nothing is on the way.
    begin: str
    end: str
    #: Cells that it goes through, each with what it adds; the last one is that with the setup time.
    through: tuple[tuple[str, float], ...] = ()


@dataclass(frozen=True)
class Timed:
    """A cell between nets."""

    name: str
    cell: Cell
    inputs: tuple[int, ...]
    outputs: dict[str, int]


def slowest_path(module: dict[str, Any], boxes: Container[str] = ()) -> Path:
    """The slowest path of a module as `write_json` prints it, mapped to our cells and flat.

    Cells of the types `boxes` are outside: a path ends at their inputs and begins at their outputs.
    """
    placed = list(timed(module))
    reads, drives = _outside(module, boxes)
    driven = loads(module, placed)
    for bit in reads:
        driven[bit] = driven.get(bit, 0.0) + _OUTSIDE
    arrival: dict[int, tuple[float, int]] = {bit: (0.0, bit) for bit in drives}
    # From a net to the cell that drives it, and the net that it waits for.
    came: dict[int, tuple[str, int]] = {}
    names = _names(module)
    for port in module["ports"].values():
        if port["direction"] == "input":
            arrival |= {bit: (0.0, bit) for bit in _bits(port["bits"])}
    registers = [one for one in placed if one.cell.kind == "register"]
    for one in registers:
        for output, bit in one.outputs.items():
            arrival[bit] = (_after(one.cell, output, driven.get(bit, 0.0)), bit)
            came[bit] = (one.name, -1)
    for one in in_order(placed, arrival):
        last = max(one.inputs, key=lambda bit: arrival.get(bit, (0.0, -1)), default=-1)
        late, begin = arrival.get(last, (0.0, -1))
        for output, bit in one.outputs.items():
            arrival[bit] = (late + _after(one.cell, output, driven.get(bit, 0.0)), begin)
            came[bit] = (one.name, last)
    ends = [
        (arrival[bit][0] + one.cell.setup, arrival[bit][1], next(iter(one.outputs.values())), bit, one.name)
        for one in registers
        for bit in one.inputs
        if bit in arrival
    ]
    ports = (port for port in module["ports"].values() if port["direction"] == "output")
    outputs = [*(bit for port in ports for bit in _bits(port["bits"])), *reads]
    ends += [(*arrival[bit], bit, bit, "") for bit in outputs if bit in arrival]
    late, begin, end, last, register = max(ends, default=(0.0, -1, -1, -1, ""))
    through = [(register, late - arrival[last][0])] if register else []
    while last in came:
        name, before = came[last]
        through.append((name, arrival[last][0] - arrival.get(before, (0.0, -1))[0]))
        last = before
    return Path(round(late, 2), names.get(begin, ""), names.get(end, ""), tuple(reversed(through)))


def _outside(module: dict[str, Any], boxes: Container[str]) -> tuple[list[int], list[int]]:
    """Nets that boxes read, and those that they drive."""
    found: dict[str, list[int]] = {"input": [], "output": []}
    for described in module["cells"].values():
        if described["type"] in boxes:
            for port, bits in described["connections"].items():
                found[described["port_directions"][port]] += _bits(bits)
    return found["input"], found["output"]


def _bits(listed: list[int | str]) -> list[int]:
    """Nets; constants are written as text."""
    return [bit for bit in listed if isinstance(bit, int)]


def timed(module: dict[str, Any]) -> Iterator[Timed]:
    """The cells of a module; a register reads its data alone."""
    known = cells()
    for name, described in module["cells"].items():
        cell = known.get(described["type"])
        if cell is None:
            continue
        nets = described["connections"]
        outputs = {port: bits[0] for port, bits in nets.items() if port in cell.outputs and _bits(bits)}
        # A register waits for its data; clock, enable and reset are ideal.
        ports = ["D"] if cell.kind == "register" else [port for port in nets if port not in cell.outputs]
        inputs = tuple(bit for port in ports for bit in _bits(nets[port]))
        yield Timed(name, cell, inputs, outputs)


def loads(module: dict[str, Any], placed: list[Timed]) -> dict[int, float]:
    """What each net drives, in inputs of a NAND2."""
    found: dict[int, float] = {}
    for one in placed:
        for bit in one.inputs:
            found[bit] = found.get(bit, 0.0) + one.cell.load
    for port in module["ports"].values():
        if port["direction"] == "output":
            for bit in _bits(port["bits"]):
                found[bit] = found.get(bit, 0.0) + _OUTSIDE
    return found


def _after(cell: Cell, output: str, load: float) -> float:
    """Delays until what the output drives has its value, buffers between them included."""
    buffer = cells()["BUF"]
    late = 0.0
    while load > _MOST_LOAD:
        late += buffer.outputs["Y"].after(_MOST_LOAD)
        load = math.ceil(load / _MOST_LOAD) * buffer.load
    return late + cell.outputs[output].after(load)


def in_order(placed: list[Timed], known: Container[int]) -> Iterator[Timed]:
    """The gates, each after those that it reads. Raises `InstarError` where they go round."""
    gates = [one for one in placed if one.cell.kind != "register"]
    driven = {bit for one in gates for bit in one.outputs.values()}
    readers: dict[int, list[int]] = {}
    waiting = []
    for number, one in enumerate(gates):
        unknown = [bit for bit in one.inputs if bit in driven and bit not in known]
        waiting.append(len(unknown))
        for bit in unknown:
            readers.setdefault(bit, []).append(number)
    ready = [number for number, count in enumerate(waiting) if count == 0]
    done = 0
    while ready:
        number = ready.pop()
        done += 1
        yield gates[number]
        for bit in gates[number].outputs.values():
            for reader in readers.get(bit, ()):
                waiting[reader] -= 1
                if waiting[reader] == 0:
                    ready.append(reader)
    if done < len(gates):
        stuck = next(gates[number] for number, count in enumerate(waiting) if count > 0)
        raise InstarError(
            f"{len(gates) - done:,} gates wait for each other in a loop without a register, "
            f"as {stuck.name} does"
        )


def _names(module: dict[str, Any]) -> dict[int, str]:
    """A name for each net, as the description has it where it does."""
    names: dict[int, str] = {}
    listed = sorted(module["netnames"].items(), key=lambda item: (item[1].get("hide_name", 0), item[0]))
    for name, net in listed:
        for place, bit in enumerate(net["bits"]):
            if isinstance(bit, int):
                names.setdefault(bit, f"{name}[{place}]" if len(net["bits"]) > 1 else name)
    return names
