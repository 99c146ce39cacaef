"""From SystemVerilog to netlists of our cells, by Yosys and ABC, by several recipes.

Multipliers are Booth's with radix 4 and a tree of carry-save adders, other sums have Brent and
Kung's carries, so that a slowest path grows with the logarithm of widths. Which recipe is smallest
and which is fastest differs between circuits (docs/reference/synth.md); all are made, since each
takes seconds.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from instar._core import InstarError
from instar.hardware import yosys
from instar.hardware.cells import cells, genlib
from instar.places import data_folder


@dataclass(frozen=True)
class Recipe:
    """One way to a netlist."""

    name: str
    #: Sums of three bits become the cell FA: smaller where there are many, and slower.
    adders: bool
    #: What ABC does.
    script: str


#: Each is best for some circuit; others that were tried are worse for all
#: (docs/reference/synth.md).
RECIPES = (
    Recipe("fast", False, "strash;dch;map,-B,0.9;topo"),
    Recipe("lean", False, "strash;dch;map,-a;topo"),
    Recipe("even", False, "strash;dch;amap;topo"),
    Recipe("even with adders", True, "strash;dch;amap;topo"),
    Recipe("small", False, "strash;dc2;dch;amap;topo"),
)

#: What takes no area: constants, and what only says where something came from.
FREE = {"ZERO", "ONE", "$scopeinfo"}
_GENLIB, _ADDERS = "gates.genlib", "adders.v"
#: Registers of other forms become these with gates before them.
_REGISTERS = ("$_DFF_P_", "$_DFF_PN0_", "$_DFF_PN1_", "$_DLATCH_P_")


@dataclass(frozen=True)
class Sources:
    """SystemVerilog by file name, in the order in which it is read, and what is made of it."""

    texts: Mapping[str, str]
    top: str
    #: Texts that the others include.
    includes: Mapping[str, str] | None = None
    defines: tuple[str, ...] = ()
    #: Parameters of `top` that are not as it says, as `Width=64`.
    parameters: tuple[str, ...] = ()
    #: Where files are included from, beside the one that holds all.
    folders: tuple[str, ...] = ()
    #: Whether each instance stays a module, called `module$path`.
    keep_hierarchy: bool = False
    #: Whether Yosys looks for operators that are never needed at once.
    share: bool = True
    #: Rounds of a loop in the texts at most; 0: as many as `read_slang` takes by itself.
    rounds: int = 0

    @property
    def files(self) -> dict[str, str]:
        """All texts by name."""
        return {**(self.includes or {}), **self.texts}

    def read(self) -> str:
        """The line of a script that reads them."""
        options = [f"-D {name}" for name in self.defines] + ["-I ."]
        options += [f"-I {quoted(folder)}" for folder in self.folders]
        options += [f"-G {parameter}" for parameter in self.parameters]
        options += ["--keep-hierarchy"] * self.keep_hierarchy
        options += [f"--unroll-limit {self.rounds}"] * bool(self.rounds)
        return " ".join(["read_slang --threads 1", *options, "--top", self.top, *map(quoted, self.texts)])


def quoted(name: str) -> str:
    """A file name in a script."""
    return f'"{name}"' if " " in name else name


@dataclass(frozen=True)
class Netlist:
    """A circuit of our cells."""

    recipe: str
    #: Cells by name.
    counts: dict[str, int]
    #: As `write_json` prints it, one flat module.
    module: dict[str, Any]


#: What is done before cells are known.
BEFORE_CELLS = (
    "proc",
    "opt",
    "wreduce",
    "peepopt",
    "opt -full",
    "memory",
    "opt -full",
    "share",
    "opt",
)
#: What takes longer than it is worth in some large circuits: of CV32E40P a third of the time for
#: 0.2 % of the gates, of the coprocessor bus-hqc more than all the rest.
TOO_LONG = ("share",)
#: And on the way to them.
TO_GATES = ("booth", "alumacc", "techmap", "opt -full")


def front_end(sources: Sources) -> list[str]:
    """Reading, and all that is done before cells are known."""
    steps = [step for step in BEFORE_CELLS if sources.share or step not in TOO_LONG]
    return [sources.read(), f"hierarchy -check -top {sources.top}", "flatten", *steps]


def script(sources: Sources, recipes: Iterable[Recipe]) -> list[str]:
    """The script of `netlists`."""
    return [*front_end(sources), *TO_GATES, *mapping(recipes)]


def mapping(recipes: Iterable[Recipe]) -> list[str]:
    """From gates of Yosys to our cells, and a file `result(number)` for each recipe."""
    lines = ["design -save whole"]
    legal = "dfflegalize " + " ".join(f"-cell {name} 01" for name in _REGISTERS)
    for number, recipe in enumerate(recipes):
        lines.append("design -load whole")
        if recipe.adders:
            lines += ["extract_fa -fa", f"techmap -map {_ADDERS} t:$fa", "techmap", "opt -full"]
        lines += [
            legal,
            # No `opt`, which would put enables back into registers.
            "simplemap",
            "opt_expr",
            "opt_merge",
            "opt_clean",
            f"abc -genlib {_GENLIB} -script +{recipe.script}",
            "opt_clean -purge",
            f"write_json {result(number)}",
        ]
    return lines


def result(number: int) -> str:
    """The file with the netlist of a recipe."""
    return f"netlist{number}.json"


def cell_files() -> dict[str, str]:
    """What `mapping` reads: the cells, by file name."""
    adders = (data_folder() / "rtl" / "cells" / _ADDERS).read_text()
    return {_GENLIB: genlib(), _ADDERS: adders}


def netlists(
    sources: Sources, recipes: tuple[Recipe, ...] = RECIPES, report: yosys.Report = lambda _: None
) -> list[Netlist]:
    """A netlist for each recipe. Raises `InstarError` where Yosys refuses the texts."""
    files = {**sources.files, **cell_files()}
    results = [result(number) for number in range(len(recipes))]
    made = yosys.run(script(sources, recipes), files, results, report)
    found = []
    for recipe, name in zip(recipes, results, strict=True):
        module = json.loads(made[name])["modules"][sources.top]
        counts: dict[str, int] = {}
        for cell in module["cells"].values():
            counts[cell["type"]] = counts.get(cell["type"], 0) + 1
        unknown = sorted(set(counts) - set(cells()) - FREE)
        if unknown:
            raise InstarError(f"{sources.top}: there is no cell for {', '.join(unknown)}, and so no area")
        paid = {name: counts[name] for name in sorted(set(counts) - FREE)}
        found.append(Netlist(recipe.name, paid, module))
    return found
