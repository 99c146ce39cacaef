"""What a whole core costs in gates, part by part: areas, bits of static memories, the slowest paths."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from instar import cache
from instar.hardware import cells, yosys
from instar.hardware.area import DECIDES
from instar.hardware.core_netlist import Whole, netlists, script
from instar.hardware.core_parts import Memory, Part, Parts
from instar.hardware.delay import slowest_path
from instar.hardware.netlist import RECIPES, Recipe, Sources

#: The one that comes closest to published cores (docs/reference/synth.md), and the one with the
#: least delay.
SMALL, FAST = (next(one for one in RECIPES if one.name == name) for name in ("small", "fast"))

#: Modules beside this one that decide an area, and those of any circuit.
_OWN = ("core_area", "core_netlist", "core_parts")


@dataclass(frozen=True)
class PartArea:
    """A part of a core, without the parts below it."""

    path: str
    title: str
    cache: bool
    logic: float
    registers: float
    flip_flops: int
    #: Of static memories, which are in no area.
    memory_bits: int

    @property
    def gate_equivalents(self) -> float:
        return self.logic + self.registers


@dataclass(frozen=True)
class CorePath:
    """A slowest path."""

    delays: float
    begin: str
    end: str
    #: Titles of the parts that it runs through, each with what they add.
    through: tuple[tuple[str, float], ...]


@dataclass(frozen=True)
class CoreArea:
    """A core by one recipe."""

    recipe: str
    parts: tuple[PartArea, ...]
    #: Of all, and of what is no cache: such a path may begin or end at one.
    path: CorePath
    path_without_caches: CorePath

    def sum(self, caches: bool | None = None) -> float:
        """Gate equivalents of all parts, of those that are caches, or of those that are none."""
        return sum(one.gate_equivalents for one in self.parts if caches in (None, one.cache))

    def as_dict(self) -> dict[str, Any]:
        """As it is kept."""
        return asdict(self)


def count(whole: Whole, parts: Parts) -> CoreArea:
    """Areas and paths of a netlist."""
    listed = by_part(whole, parts)
    named = {name: part for part, names in listed.items() for name in names}
    caches = {name for name, part in named.items() if part.cache}
    return CoreArea(
        whole.recipe,
        tuple(
            _part(part, (whole.module["cells"][name] for name in listed[part]), whole, parts.memories)
            for part in parts.parts
            if part in listed
        ),
        _path(whole.module, whole.boxes, named),
        _path(_without(whole.module, caches), {*whole.boxes, _CACHE}, named),
    )


def by_part(whole: Whole, parts: Parts) -> dict[Part, list[str]]:
    """The parts that there are, each with its cells' names."""
    of_path = {part.path: part for part in parts.parts}
    listed: dict[Part, list[str]] = {}
    for path, names in whole.cells.items():
        # A module that the RTL itself keeps belongs to the part above it.
        while path not in of_path:
            path = path.rpartition(".")[0]
        listed.setdefault(of_path[path], []).extend(names)
    return listed


def _part(
    part: Part, placed: Iterable[Mapping[str, Any]], whole: Whole, memories: Iterable[Memory]
) -> PartArea:
    known = cells.cells()
    logic = registers = 0.0
    flip_flops = bits = 0
    kinds = {memory.module: memory for memory in memories}
    for cell in placed:
        kind = cell["type"]
        if kind in whole.boxes:
            bits += _bits(cell, kinds[kind.partition("$")[0]])
        elif known[kind].kind == "register":
            registers += known[kind].area
            flip_flops += 1
        else:
            logic += known[kind].area
    return PartArea(part.path, part.title, part.cache, round(logic, 2), round(registers, 2), flip_flops, bits)


def _bits(cell: Mapping[str, Any], memory: Memory) -> int:
    """As many words as the address can name."""
    nets = cell["connections"]
    return int(len(nets[memory.data]) << len(nets[memory.address]))


#: What stands for a cell of a cache where caches are outside.
_CACHE = "cache"


def _without(module: dict[str, Any], caches: set[str]) -> dict[str, Any]:
    """The module, in which the cells of caches are outside."""
    known = cells.cells()
    changed = dict(module["cells"])
    for name in caches:
        cell = changed[name]
        directions = cell.get("port_directions") or {
            port: "output" if port in known[cell["type"]].outputs else "input" for port in cell["connections"]
        }
        changed[name] = {**cell, "type": _CACHE, "port_directions": directions}
    return {**module, "cells": changed}


def _path(module: dict[str, Any], boxes: Iterable[str], named: Mapping[str, Part]) -> CorePath:
    path = slowest_path(module, frozenset(boxes))
    through: list[tuple[str, float]] = []
    for name, delay in path.through:
        title = named[name].title
        if through and through[-1][0] == title:
            through[-1] = (title, through[-1][1] + delay)
        else:
            through.append((title, delay))
    shown = tuple((title, round(delay, 2)) for title, delay in through)
    return CorePath(path.delays, path.begin, path.end, shown)


@functools.cache
def _code() -> str:
    own = Path(__file__)
    return cache.digest(*(own.with_stem(name).read_bytes() for name in (*_OWN, *DECIDES)))


def core_areas(
    sources: Sources,
    parts: Parts,
    recipes: tuple[Recipe, ...] = (SMALL, FAST),
    *,
    use_cache: bool = True,
    report: yosys.Report = lambda _: None,
) -> list[CoreArea]:
    """A core by each recipe, from the result cache or made now."""
    key = cache.digest(
        "core area",
        yosys.version(),
        _code(),
        cells.text(),
        parts.file.read_text(),
        *script(sources, parts, recipes),
        *(text for item in sources.files.items() for text in item),
    )
    kept = cache.load_result(key) if use_cache else None
    if kept is not None:
        return [_loaded(one) for one in kept["areas"]]
    report("synthesising, some minutes")
    found = [count(whole, parts) for whole in netlists(sources, parts, recipes, report)]
    cache.store_result(key, {"areas": [one.as_dict() for one in found]})
    return found


def _loaded(kept: Mapping[str, Any]) -> CoreArea:
    return CoreArea(
        kept["recipe"],
        tuple(PartArea(**one) for one in kept["parts"]),
        *(_loaded_path(kept[key]) for key in ("path", "path_without_caches")),
    )


def _loaded_path(kept: Mapping[str, Any]) -> CorePath:
    through = tuple((title, delay) for title, delay in kept["through"])
    return CorePath(kept["delays"], kept["begin"], kept["end"], through)
