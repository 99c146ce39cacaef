"""What a circuit costs in gates: area in gate equivalents and the slowest path, by our own cells.

Of the netlists that the recipes make one is chosen: the one whose product of area and delay is
least, or, where a period is asked for, the smallest that keeps it.
"""

from __future__ import annotations

import functools
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from instar import cache
from instar.hardware import cells, yosys
from instar.hardware.delay import slowest_path
from instar.hardware.netlist import RECIPES, Netlist, Recipe, Sources, netlists, script

#: Modules beside this one that decide an area.
DECIDES = ("area", "cells", "delay", "netlist", "yosys")


@dataclass(frozen=True)
class Area:
    """One netlist, counted."""

    recipe: str
    #: Areas of a NAND2: all cells, those without registers, and the registers alone.
    gate_equivalents: float
    logic: float
    registers: float
    #: One-bit registers.
    flip_flops: int
    #: Delays of a NAND2 that drives another, with the setup time where a path ends in a register.
    critical_path_delays: float
    #: Where that path begins and ends.
    begin: str
    end: str
    #: Cells by name.
    cells: dict[str, int]

    def as_dict(self) -> dict[str, Any]:
        """As it is kept and printed."""
        return asdict(self)


def count(netlist: Netlist) -> Area:
    """Areas and the slowest path of a netlist."""
    known = cells.cells()
    area = {"register": 0.0, "gate": 0.0, "adder": 0.0}
    flip_flops = 0
    for name, number in netlist.counts.items():
        cell = known[name]
        area[cell.kind] += cell.area * number
        flip_flops += number if cell.kind == "register" else 0
    logic = area["gate"] + area["adder"]
    path = slowest_path(netlist.module)
    return Area(
        recipe=netlist.recipe,
        gate_equivalents=round(logic + area["register"], 2),
        logic=round(logic, 2),
        registers=round(area["register"], 2),
        flip_flops=flip_flops,
        critical_path_delays=path.delays,
        begin=path.begin,
        end=path.end,
        cells={known[name].plain: number for name, number in netlist.counts.items()},
    )


@functools.cache
def _code() -> str:
    """Digest of what makes and counts netlists: areas take long, so they outlive changes of all else."""
    own = Path(__file__)
    return cache.digest(*(own.with_stem(name).read_bytes() for name in DECIDES))


def areas(
    sources: Sources,
    *,
    recipes: tuple[Recipe, ...] = RECIPES,
    use_cache: bool = True,
    report: yosys.Report = lambda _: None,
) -> list[Area]:
    """One area for each recipe, from the result cache or made now."""
    key = cache.digest(
        "area",
        yosys.version(),
        _code(),
        cells.text(),
        *script(sources, recipes),
        *(part for item in sources.files.items() for part in item),
    )
    kept = cache.load_result(key) if use_cache else None
    if kept is not None:
        return [Area(**one) for one in kept["areas"]]
    report(f"gates of {sources.top}")
    found = [count(netlist) for netlist in netlists(sources, recipes, report)]
    cache.store_result(key, {"areas": [one.as_dict() for one in found]})
    return found


def choose(found: list[Area], period: float | None = None) -> Area:
    """The netlist that stands for the circuit."""
    if period is None:
        return min(
            found, key=lambda one: (one.gate_equivalents * one.critical_path_delays, one.gate_equivalents)
        )
    quick = [one for one in found if one.critical_path_delays <= period]
    if quick:
        return min(quick, key=lambda one: (one.gate_equivalents, one.critical_path_delays))
    return min(found, key=lambda one: (one.critical_path_delays, one.gate_equivalents))
