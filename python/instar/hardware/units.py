"""What a design's units cost, and what each of their instructions would cost with a unit of its own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from instar._core import Core, Design
from instar.hardware import yosys
from instar.hardware.cost import Cost, Wanted, synthesise
from instar.hardware.netlist import Sources
from instar.hardware.unit import Unit, generate, refuse_none


@dataclass(frozen=True)
class UnitCost:
    """A unit, and its instructions one by one; none where it has a single one."""

    whole: Cost
    alone: tuple[Cost, ...]

    @property
    def apart(self) -> float | None:
        """Gate equivalents of a unit for each instruction, together."""
        areas = [one.area for one in self.alone if one.area is not None]
        return round(sum(area.gate_equivalents for area in areas), 2) if areas else None

    @property
    def saved(self) -> float | None:
        """Gate equivalents that sharing saved."""
        area = self.whole.area
        return round(self.apart - area.gate_equivalents, 2) if self.apart is not None and area else None


@dataclass(frozen=True)
class DesignCost:
    """All units of a design on one core."""

    design: str
    core: str
    units: tuple[UnitCost, ...]
    #: Instructions without a circuit, one sentence each.
    left_out: tuple[str, ...]


def design_cost(
    design: Design,
    core: Core,
    wanted: Wanted,
    report: yosys.Report = lambda _: None,
    only: Sequence[str] = (),
) -> DesignCost:
    """What `design` costs on `core`, which was made for it, of all instructions or `only` these.

    Raises `InstarError` where none of its instructions gets a circuit.
    """
    name = design.info["name"]
    made = generate(design, core, only)
    refuse_none(design, core, made)
    left_out = tuple(str(one) for one in made.left_out)
    return DesignCost(
        name, core.name, tuple(_unit(design, core, unit, wanted, report) for unit in made.units), left_out
    )


def _unit(design: Design, core: Core, unit: Unit, wanted: Wanted, report: yosys.Report) -> UnitCost:
    whole = unit_cost(unit, wanted, report)
    if len(unit.instructions) == 1:
        return UnitCost(whole, ())
    alone = [
        unit_cost(only, wanted, report)
        for instruction in unit.instructions
        for only in generate(design, core, only=[instruction.mnemonic]).units
    ]
    return UnitCost(whole, tuple(alone))


def unit_cost(unit: Unit, wanted: Wanted, report: yosys.Report = lambda _: None) -> Cost:
    """What a unit adds to its core."""
    mnemonics = tuple(instruction.mnemonic for instruction in unit.instructions)
    sources = Sources({unit.file: unit.text}, unit.added)
    return synthesise(sources, wanted, name=unit.name, instructions=mnemonics, report=report)
