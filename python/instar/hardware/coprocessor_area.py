"""What designs cost as one coprocessor: their units, and the decoder and buffers of CV-X-IF around them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from instar._core import Core, Design, InstarError
from instar.hardware import yosys
from instar.hardware.coprocessor import Coprocessor, attach
from instar.hardware.cost import Cost, Wanted, synthesise
from instar.hardware.unit import design_of
from instar.hardware.units import unit_cost

#: How tables and JSON call it.
NAME = "[coprocessor]"


@dataclass(frozen=True)
class CoprocessorCost:
    """A coprocessor, whole: decoder, buffers and all units."""

    whole: Cost
    #: Gate equivalents without the units, each counted in its netlist by the recipe of the whole;
    #: None where no gates were asked for.
    around: float | None
    #: By design, where there are several: its coprocessor alone.
    alone: dict[str, Cost]

    @property
    def shared(self) -> float | None:
        """Gate equivalents that one coprocessor for all designs is smaller than one for each."""
        areas = [one.area for one in (self.whole, *self.alone.values()) if one.area is not None]
        if not self.alone or len(areas) <= len(self.alone):
            return None
        return round(sum(area.gate_equivalents for area in areas[1:]) - areas[0].gate_equivalents, 2)


def coprocessor_cost(
    core: Core,
    wanted: Wanted,
    report: yosys.Report = lambda _: None,
    only: Sequence[str] = (),
) -> CoprocessorCost | str:
    """What the design of `core`, one or several at once, costs behind its interface; or why it cannot be.

    Energy and frequency are those of units, not of the whole.
    """
    try:
        made = attach(core, only)
    except InstarError as error:
        return f"no coprocessor: {error}"
    asked = replace(wanted, energy=False, operands=None, fmax=False)
    whole = _cost(made, asked, report)
    parts = instructions_by_design(
        design_of(core), [i.mnemonic for unit in made.units for i in unit.instructions]
    )
    alone = (
        {name: _cost(attach(core, part), asked, report) for name, part in parts.items()}
        if len(parts) > 1
        else {}
    )
    return CoprocessorCost(whole, _around(whole, made, asked, report), alone)


def instructions_by_design(design: Design, mnemonics: Sequence[str]) -> dict[str, list[str]]:
    """Which of these instructions come from which design, by its name; designs without one are left out."""
    found: dict[str, list[str]] = {part["name"]: [] for part in design.info["parts"]}
    for extension in design.info["extensions"]:
        path = Path(extension["path"])
        for part in design.info["parts"]:
            if path.is_relative_to(part["folder"]):
                own = (i["mnemonic"] for i in extension["instructions"])
                found[part["name"]] += [mnemonic for mnemonic in own if mnemonic in mnemonics]
                break
    return {name: own for name, own in found.items() if own}


def _cost(made: Coprocessor, wanted: Wanted, report: yosys.Report) -> Cost:
    names = tuple(i.mnemonic for unit in made.units for i in unit.instructions)
    return synthesise(made.sources(), wanted, name=NAME, instructions=names, report=report)


def _around(whole: Cost, made: Coprocessor, wanted: Wanted, report: yosys.Report) -> float | None:
    if whole.area is None:
        return None
    recipe = whole.area.recipe
    units = [unit_cost(unit, wanted, report) for unit in made.units]
    inside = sum(one.gate_equivalents for unit in units for one in unit.choices if one.recipe == recipe)
    return round(whole.area.gate_equivalents - inside, 2)
