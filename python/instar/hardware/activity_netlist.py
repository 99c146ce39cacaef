"""A whole core's netlist as its activity is counted: nets by number, gates as tables, weights of changes.

The weights are those of `instar.hardware.energy`: a net's change takes what its cell takes inside and
what it charges, a clock's edge what the register takes of it.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from instar import cache
from instar._core import InstarError
from instar.hardware import cells, yosys
from instar.hardware.area import DECIDES
from instar.hardware.cells import Cell
from instar.hardware.core_area import SMALL, by_part
from instar.hardware.core_netlist import Whole, netlists, script
from instar.hardware.core_parts import Memory, Parts
from instar.hardware.delay import loads, timed
from instar.hardware.energy import functions
from instar.hardware.netlist import Sources

if TYPE_CHECKING:
    from instar._core import ActivityNetlist, ActivityPort, Clocked, StaticMemory, TableGate

CLOCK, RESET = "clk_i", "rst_ni"
#: What one bit of a static memory is read by, in inputs of a NAND2.
_OUTSIDE = 1.0
#: A latch by its data, what opens it, and what it holds.
_LATCH = 0b1011_1000
#: Ports of a static memory beside those that `area.txt` names, as PULP's `tc_sram` has them.
_REQUEST, _WRITE, _PARTS, _WRITTEN = "req_i", "we_i", "be_i", "wdata_i"
#: Bits of a part of a word.
_BYTE = 8

#: Modules beside this one that decide what is counted.
_OWN = ("activity_netlist", "core_netlist", "core_parts", "energy")


@dataclass(frozen=True)
class Driven:
    """A net, and what drives it."""

    net: int
    #: The part, by number.
    part: int
    #: What a change takes.
    weight: float
    #: Of a register what both edges of its clock take, and the net that is its clock.
    clock: float = 0.0
    clocked_by: int = -1


@dataclass(frozen=True)
class Weighed:
    """A netlist, and what its nets weigh."""

    record: ActivityNetlist
    driven: tuple[Driven, ...]
    #: Titles by number.
    parts: tuple[str, ...]
    #: Of each static memory the part that it is in.
    memory_parts: tuple[int, ...]


def weighed(
    sources: Sources, parts: Parts, *, use_cache: bool = True, report: yosys.Report = lambda _: None
) -> Weighed:
    """A core's netlist, from the result cache or made now. Raises `InstarError` where Yosys refuses."""
    key = cache.digest(
        "activity of a core",
        yosys.version(),
        _code(),
        cells.text(),
        repr((parts.parts, parts.memories)),
        *script(sources, parts, (SMALL,)),
        *(text for item in sources.files.items() for text in item),
    )
    kept = cache.load_result(key) if use_cache else None
    if kept is not None:
        driven = tuple(Driven(*one) for one in kept["driven"])
        return Weighed(kept["record"], driven, tuple(kept["parts"]), tuple(kept["memory_parts"]))
    report("synthesising, some minutes")
    (whole,) = netlists(sources, parts, (SMALL,), report)
    found = of_whole(whole, parts, f"TOP.{sources.top}.{parts.instance}")
    described = asdict(found)
    cache.store_result(key, described | {"driven": [list(one.values()) for one in described["driven"]]})
    return found


@functools.cache
def _code() -> str:
    own = Path(__file__)
    return cache.digest(*(own.with_stem(name).read_bytes() for name in (*_OWN, *DECIDES)))


def of_whole(whole: Whole, parts: Parts, scope: str) -> Weighed:
    """A netlist by parts; `scope` is its instance in a dump of a run in RTL."""
    listed = by_part(whole, parts)
    there = [part for part in parts.parts if part in listed]
    number = {name: place for place, part in enumerate(there) for name in listed[part]}
    memories = {memory.module: memory for memory in parts.memories}
    ports = whole.module["ports"]
    for name in (CLOCK, RESET):
        if name not in ports:
            raise InstarError(f'{parts.file}: {parts.module} has no port "{name}", which activity is told by')
    record: ActivityNetlist = {
        "scope": scope,
        "nets": 0,
        "gates": [],
        "registers": [],
        "memories": [],
        "ports": [_port(name, port) for name, port in ports.items() if name not in (CLOCK, RESET)],
        "clock": _net(ports[CLOCK]["bits"][0]),
        "reset": _net(ports[RESET]["bits"][0]),
    }
    memory_parts = []
    for name, cell in whole.module["cells"].items():
        kind = cell["type"]
        if kind in whole.boxes:
            memory_parts.append(number[name])
            record["memories"].append(_memory(cell["connections"], memories[kind.partition("$")[0]], parts))
            continue
        known = cells.cells()[kind]
        if known.kind != "register":
            record["gates"] += _gates(known, cell["connections"])
        elif known.plain == "DLATCH":
            record["gates"].append(_latch(cell["connections"]))
        else:
            record["registers"].append(_register(known, cell["connections"]))
    record["nets"] = 1 + max(_named(record))
    return Weighed(
        record,
        tuple(_driven(whole, number)),
        tuple(part.title for part in there),
        tuple(memory_parts),
    )


def _driven(whole: Whole, number: Mapping[str, int]) -> Iterator[Driven]:
    placed = list(timed(whole.module))
    driven = loads(whole.module, placed)
    for cell in whole.module["cells"].values():
        if cell["type"] in whole.boxes:
            for port, bits in cell["connections"].items():
                if cell["port_directions"][port] == "input":
                    for bit in bits:
                        driven[bit] = driven.get(bit, 0.0) + _OUTSIDE
    for one in placed:
        is_clocked = one.cell.kind == "register" and one.cell.plain != "DLATCH"
        clock = _net(whole.module["cells"][one.name]["connections"]["C"][0]) if is_clocked else -1
        for net in one.outputs.values():
            weight = round(one.cell.energy + driven.get(net, 0.0), 4)
            yield Driven(net, number[one.name], weight, 2 * one.cell.clock * is_clocked, clock)


def _net(bit: int | str) -> int:
    """The number of a net; of a constant 0 or 1, and 0 of one that is unknown."""
    return bit if isinstance(bit, int) else int(bit == "1")


def _nets(bits: list[int | str]) -> list[int]:
    return [_net(bit) for bit in bits]


def _port(name: str, port: Mapping[str, Any]) -> ActivityPort:
    return {"name": name, "bits": _nets(port["bits"]), "input": port["direction"] == "input"}


def _gates(cell: Cell, nets: Mapping[str, list[int | str]]) -> Iterator[TableGate]:
    inputs = [port for port in nets if port not in cell.outputs]
    for output in cell.outputs:
        if nets.get(output):
            yield {
                "table": _table(cell.name, output, tuple(inputs)),
                "inputs": [_net(nets[port][0]) for port in inputs],
                "output": _net(nets[output][0]),
            }


@functools.cache
def _table(cell: str, output: str, inputs: tuple[str, ...]) -> int:
    """Bit n is the output where n are the inputs, the first one in the lowest bit."""
    count = 1 << len(inputs)
    # Each input over all n, as the bits of one number.
    waves = {name: sum(1 << n for n in range(count) if n >> place & 1) for place, name in enumerate(inputs)}
    return int(eval(functions(cells.cells()[cell])[output], {}, waves)) & (1 << count) - 1


def _latch(nets: Mapping[str, list[int | str]]) -> TableGate:
    held = _net(nets["Q"][0])
    return {"table": _LATCH, "inputs": [_net(nets["D"][0]), _net(nets["E"][0]), held], "output": held}


def _register(cell: Cell, nets: Mapping[str, list[int | str]]) -> Clocked:
    return {
        "held": _net(nets["Q"][0]),
        "next": _net(nets["D"][0]),
        "clock": _net(nets["C"][0]),
        "reset": _net(nets["R"][0]) if "R" in nets else 1,
        "initial": cell.plain == "DFFS",
    }


def _memory(nets: Mapping[str, list[int | str]], memory: Memory, parts: Parts) -> StaticMemory:
    wanted = (_REQUEST, _WRITE, _PARTS, _WRITTEN)
    missing = [port for port in wanted if port not in nets]
    if missing or len(nets[_REQUEST]) != 1:
        raise InstarError(
            f"{parts.file}: activity is told of static memories with one port and {', '.join(wanted)}, and "
            f"{memory.module} has " + (f"no {', '.join(missing)}" if missing else "more ports")
        )
    return {
        "request": _net(nets[_REQUEST][0]),
        "write": _net(nets[_WRITE][0]),
        "parts": _nets(nets[_PARTS]),
        "part_bits": _BYTE,
        "address": _nets(nets[memory.address]),
        "written": _nets(nets[_WRITTEN]),
        "read": _nets(nets[memory.data]),
        "holds": memory.holds,
    }


def _named(record: ActivityNetlist) -> Iterator[int]:
    """Every net that is named."""
    yield 1
    for gate in record["gates"]:
        yield from (*gate["inputs"], gate["output"])
    for register in record["registers"]:
        yield from (register["held"], register["next"], register["clock"], register["reset"])
    for memory in record["memories"]:
        yield from (memory["request"], memory["write"], *memory["parts"], *memory["address"])
        yield from (*memory["written"], *memory["read"])
    for port in record["ports"]:
        yield from port["bits"]
