"""A whole core as a netlist of our cells: its parts mapped one by one, then put together.

Parts stay modules until they are mapped, so that each cell belongs to one; constants and what
nobody reads go through their borders (`opt_hier`), gates do not. Static memories are black boxes.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from instar._core import InstarError
from instar.hardware import yosys
from instar.hardware.core_parts import Parts
from instar.hardware.netlist import (
    BEFORE_CELLS,
    FREE,
    TO_GATES,
    TOO_LONG,
    Recipe,
    Sources,
    cell_files,
    mapping,
    result,
)
from instar.hardware.sources import read_text
from instar.rtl.source import Source, changed_files, included_files

#: Constants and what nobody reads, through the borders of modules.
_THROUGH_BORDERS = ("opt_hier", "opt")
#: A pass goes through one border; of CV32E40P four leave 4 % more gates than no borders at all, one
#: 27 %.
_BORDERS = 4
#: In the place of a whole `opt` of gates, which takes longer than it is worth, as `TOO_LONG` does.
_CLEAN = ("opt_expr", "opt_merge", "opt_dff", "opt_clean")


#: Cells that are constants, and which.
_CONSTANTS = {"ZERO": "0", "ONE": "1"}


@dataclass(frozen=True)
class Whole:
    """A core's netlist."""

    recipe: str
    #: Flat: `ports`, `cells` and `netnames` as `write_json` has them, names with their instances.
    module: dict[str, Any]
    #: Paths of parts that there are, each with its cells' names.
    cells: dict[str, list[str]]
    #: The modules that are black boxes.
    boxes: frozenset[str]


def sources_of(source: Source, without: Collection[str] = ()) -> Sources:
    """The texts that a bench of Verilator has, as Yosys reads them: names from their common folder on.

    `without` are macros that are not defined.
    """
    listed = [one.partition("+incdir+") for one in source.arguments]
    files = [_plain(file) for file, included, _ in listed if not included and not file.startswith("+")]
    folders = [_plain(folder) for _, included, folder in listed if included]
    modules = [path for path in source.modules if path.suffix == ".sv"]
    # What Instar changed, and what the bench brings, as a coprocessor's place, is elsewhere.
    beside = (changed_files(), _plain(source.bench))
    own = [path for path in (*files, *folders) if not any(path.is_relative_to(one) for one in beside)]
    base = Path(os.path.commonpath([path if path in folders else path.parent for path in own]))

    def name(path: Path) -> str:
        return str(path.relative_to(base)) if path.is_relative_to(base) else path.name

    return Sources(
        {name(path): without_unread(read_text(path)) for path in (*files, *modules)},
        source.top,
        {name(path): read_text(path) for path in map(_plain, included_files(source.arguments))},
        defines=tuple(macro for macro in source.defines if macro.partition("=")[0] not in without),
        folders=tuple(name(folder) for folder in folders),
        keep_hierarchy=True,
    )


def without_unread(text: str) -> str:
    """A text whose signals that nobody reads have no values in their declarations, where Yosys takes none."""
    return re.sub(r"\blogic (unused_\w+) = [^;]*;", r"logic \1;", text)


def _plain(path: str | Path) -> Path:
    """Without the `..` of a list of files, which would lead out of the folder that Yosys sees."""
    return Path(os.path.normpath(path))


def script(sources: Sources, parts: Parts, recipes: tuple[Recipe, ...]) -> list[str]:
    """What makes a file for each recipe."""
    core = f"{parts.module}${sources.top}.{parts.instance}"
    below = f"*${sources.top}.{parts.instance}."
    return [
        sources.read(),
        f"hierarchy -top {core}",
        *(f"blackbox {memory.module} {memory.module}$*" for memory in parts.memories),
        *(f"delete -port {core}/{port}" for port in parts.unread),
        *(
            f"setattr -mod -set keep_hierarchy 1 {below}{_literal(part.path)}"
            for part in parts.parts
            if part.path
        ),
        "flatten",
        *BEFORE_CELLS[:2],
        *_THROUGH_BORDERS * _BORDERS,
        *(step for step in BEFORE_CELLS[2:] if step not in TOO_LONG),
        *_THROUGH_BORDERS,
        *TO_GATES[:-1],
        *_CLEAN,
        "opt_hier",
        *_CLEAN,
        *mapping(recipes),
    ]


def _literal(path: str) -> str:
    """A path in a pattern of Yosys, where brackets stand for one of several."""
    return path.replace("[", "?").replace("]", "?")


def netlists(
    sources: Sources, parts: Parts, recipes: tuple[Recipe, ...], report: yosys.Report = lambda _: None
) -> Iterator[Whole]:
    """A netlist for each recipe. Raises `InstarError` where Yosys refuses the texts."""
    results = [result(number) for number in range(len(recipes))]
    files = {**sources.files, **cell_files()}
    made = yosys.run(script(sources, parts, recipes), files, results, report)
    for recipe, name in zip(recipes, results, strict=True):
        yield _whole(recipe.name, json.loads(made.pop(name))["modules"], sources.top, parts)


def _whole(recipe: str, modules: Mapping[str, Any], top: str, parts: Parts) -> Whole:
    root = f"{parts.module}${top}.{parts.instance}"
    if root not in modules:
        raise InstarError(f'{parts.file}: there is no instance "{parts.instance}" of {parts.module} in {top}')
    start = f"{top}.{parts.instance}"
    flat = _Flat(modules, {memory.module for memory in parts.memories})
    flat.add(root, "", {}, start)
    bits = flat.joined
    for cell in flat.cells.values():
        cell["connections"] = {port: [bits(bit) for bit in of] for port, of in cell["connections"].items()}
    names = {name: {**net, "bits": [bits(bit) for bit in net["bits"]]} for name, net in flat.names.items()}
    ports = modules[root]["ports"]
    module = {
        "ports": {
            name: {**port, "bits": [bits(bit) for bit in port["bits"]]} for name, port in ports.items()
        },
        "cells": flat.cells,
        "netnames": names,
    }
    return Whole(recipe, module, flat.parts, frozenset(flat.boxes))


class _Flat:
    """One module made of many: nets get numbers of their own, and those that a port joins the same one."""

    def __init__(self, modules: Mapping[str, Any], memories: set[str]) -> None:
        self.cells: dict[str, dict[str, Any]] = {}
        self.names: dict[str, dict[str, Any]] = {}
        self.parts: dict[str, list[str]] = {}
        self.boxes: set[str] = set()
        self._modules = modules
        self._memories = memories
        self._next = 2
        #: Nets that are the same as others: of a module that hands an input on.
        self._same: dict[int | str, int | str] = {}

    def add(self, module: str, path: str, outside: Mapping[str, list[int | str]], start: str) -> None:
        """An instance of a module: its ports are nets of `outside`, and its path is one below `start`."""
        own = self._modules[module]
        local: dict[int | str, int | str] = {}
        for port, bits in outside.items():
            for bit, outer in zip(own["ports"][port]["bits"], bits, strict=True):
                if bit in local:
                    self._join(local[bit], outer)
                elif isinstance(bit, str):
                    # An output that is constant.
                    self._join(outer, bit)
                else:
                    local[bit] = outer

        def net(bit: int | str) -> int | str:
            if isinstance(bit, str):
                return bit
            if bit not in local:
                # The core's own ports keep their numbers.
                local[bit] = bit if not path else self._new()
            return local[bit]

        if not path:
            self._next = 1 + max(
                bit
                for described in own["netnames"].values()
                for bit in described["bits"]
                if isinstance(bit, int)
            )
        listed = self.parts.setdefault(path, [])
        before = f"{path}." if path else ""
        for name, cell in own["cells"].items():
            connected = {port: [net(bit) for bit in bits] for port, bits in cell["connections"].items()}
            kind = cell["type"]
            below = kind.partition(f"${start}.")[2]
            if kind.partition("$")[0] in self._memories:
                self.boxes.add(kind)
            elif below and kind in self._modules:
                self.add(kind, below, connected, start)
                continue
            elif kind in FREE:
                if kind in _CONSTANTS:
                    self._join(connected["Y"][0], _CONSTANTS[kind])
                continue
            listed.append(before + name)
            self.cells[before + name] = {**cell, "connections": connected}
        for name, described in own["netnames"].items():
            self.names[before + name] = {**described, "bits": [net(bit) for bit in described["bits"]]}

    def _new(self) -> int:
        self._next += 1
        return self._next

    def joined(self, bit: int | str) -> int | str:
        """The number that stands for a net."""
        while bit in self._same:
            bit = self._same[bit]
        return bit

    def _join(self, one: int | str, other: int | str) -> None:
        one, other = self.joined(one), self.joined(other)
        if one != other and not (isinstance(one, str) and isinstance(other, str)):
            constant, net = (one, other) if isinstance(one, str) else (other, one)
            self._same[net] = constant
