"""What a unit for microprograms costs, part by part: whole it is more than a synthesis ends with in minutes.

A lane is columns that are all the same, so two short lanes say what each further column takes; its
slowest path is that of the longer of them, from which a long lane differs by what drives its
quotient digit. The unit itself only joins its parts (`instar_mp_unit`), so nothing is left out; a
path from one part into another is not looked at.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from instar.hardware.area import Area, areas, choose
from instar.hardware.cost import GATES, Cost, Part, Wanted
from instar.hardware.netlist import Sources

if TYPE_CHECKING:
    from instar.hardware.slave import Slave
    from instar.hardware.yosys import Report

#: Lanes of a unit, and the bits of the two lanes that are synthesised.
LANES, SHORT, LONG = 3, 64, 128
#: Modules, and how many of each there are.
MODULES = {"sequencer": 1, "access": 1, "ports": 1, "operands": 1, "sum": LANES, "adder": 1, "results": 1}


def parts(slave: Slave, wanted: Wanted, report: Report) -> tuple[Part, ...]:
    """The bus side, the modules of a unit, and a lane."""
    unit = slave.unit
    assert unit is not None, "only of a device with microprograms"

    def every(top: str, modules: tuple[str, ...], *parameters: str) -> list[Area]:
        texts = {name: slave.files[name] for name in modules}
        sources = Sources(texts, top, parameters=parameters)
        return areas(sources, use_cache=wanted.use_cache, report=report)

    packages = ("instar_mp_pkg.sv", "instar_mp_types.sv")
    found = [Part("bus", 1, choose(every(slave.logic, ("instar_mp_pkg.sv", slave.file)), wanted.period))]
    for name, number in MODULES.items():
        top = f"instar_mp_{name}"
        found.append(Part(name, number, choose(every(top, (*packages, f"{top}.sv")), wanted.period)))
    lane = ("instar_mp_column.sv", "instar_mp_lane.sv")
    columns = [f"Digits={bits // unit.digit}" for bits in (SHORT, LONG)]
    short, long = (every("instar_mp_lane", lane, f"Digit={unit.digit}", number) for number in columns)
    chosen = choose(long, wanted.period)
    (base,) = (area for area in short if area.recipe == chosen.recipe)
    found.append(Part("lane", LANES * unit.units, _lengthened(base, chosen, unit.width)))
    return tuple(found)


def _lengthened(short: Area, long: Area, width: int) -> Area:
    """A lane of so many bits, each column of which adds what one of the longer lane's did."""

    def at(of_short: float, of_long: float) -> float:
        return round(of_long + (width - LONG) * (of_long - of_short) / (LONG - SHORT), 2)

    names = {**short.cells, **long.cells}
    return replace(
        long,
        gate_equivalents=at(short.gate_equivalents, long.gate_equivalents),
        logic=at(short.logic, long.logic),
        registers=at(short.registers, long.registers),
        flip_flops=round(at(short.flip_flops, long.flip_flops)),
        cells={name: max(0, round(at(short.cells.get(name, 0), long.cells.get(name, 0)))) for name in names},
    )


def unit_cost(slave: Slave, wanted: Wanted, report: Report) -> Cost:
    """All parts together; gates alone."""
    if GATES not in wanted.targets:
        return Cost(name=slave.name)
    found = parts(slave, wanted, report)
    slowest = max((part.area for part in found), key=lambda area: area.critical_path_delays)
    cells: dict[str, int] = {}
    for part in found:
        for name, count in part.area.cells.items():
            cells[name] = cells.get(name, 0) + part.count * count
    whole = replace(
        slowest,
        recipe="by part",
        gate_equivalents=round(sum(part.count * part.area.gate_equivalents for part in found), 2),
        logic=round(sum(part.count * part.area.logic for part in found), 2),
        registers=round(sum(part.count * part.area.registers for part in found), 2),
        flip_flops=sum(part.count * part.area.flip_flops for part in found),
        cells=cells,
    )
    return Cost(name=slave.name, area=whole, choices=(whole,), parts=found)
