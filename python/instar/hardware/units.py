"""What a design's units cost, and what each of their instructions would cost with a unit of its own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from instar._core import Core, Design, InstarError
from instar.hardware import yosys
from instar.hardware.cost import Cost, Wanted, synthesise
from instar.hardware.netlist import Sources
from instar.hardware.unit import Unit, generate


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
    left_out = tuple(str(one) for one in made.left_out)
    if not made.units:
        why = f": {'; '.join(left_out)}" if left_out else f": it has no costs on {core.name}"
        raise InstarError(f'design "{name}" gets no circuit on {core.name}{why}')
    return DesignCost(
        name, core.name, tuple(_unit(design, core, unit, wanted, report) for unit in made.units), left_out
    )


def _unit(design: Design, core: Core, unit: Unit, wanted: Wanted, report: yosys.Report) -> UnitCost:
    mnemonics = tuple(instruction.mnemonic for instruction in unit.instructions)
    whole = _cost(unit, mnemonics, wanted, report)
    if len(mnemonics) == 1:
        return UnitCost(whole, ())
    alone = [
        _cost(only, (mnemonic,), wanted, report)
        for mnemonic in mnemonics
        for only in generate(design, core, only=[mnemonic]).units
    ]
    return UnitCost(whole, tuple(alone))


def _cost(unit: Unit, mnemonics: tuple[str, ...], wanted: Wanted, report: yosys.Report) -> Cost:
    sources = Sources({unit.file: unit.text}, unit.added)
    return synthesise(sources, wanted, name=unit.name, instructions=mnemonics, report=report)
