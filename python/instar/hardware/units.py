"""What a design's units cost, and what each of their instructions would cost with a unit of its own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from instar._core import Core, Design, InstarError
from instar.hardware import yosys
from instar.hardware.cost import GATES, Cost, Wanted, synthesise
from instar.hardware.host import Host, host
from instar.hardware.lanes import lanes_cost
from instar.hardware.netlist import Sources
from instar.hardware.proof import Limits, Proof, prove_unit, weakest
from instar.hardware.unit import Unit, generate, refuse_none

if TYPE_CHECKING:
    from instar._core import VariantInfo


class TooLong(InstarError):
    """A unit's text is longer than what is to be synthesised."""


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
    #: What the core itself grows by; None where gates were not asked for.
    host: Host | None = None
    #: What was shown of the units' instructions; empty where that was not asked for.
    proofs: tuple[Proof, ...] = ()


def design_cost(
    design: Design,
    core: Core,
    wanted: Wanted,
    report: yosys.Report = lambda _: None,
    only: Sequence[str] = (),
    *,
    base: Core | None = None,
    variant: VariantInfo | None = None,
    limits: Limits | None = None,
) -> DesignCost:
    """What `design` costs on `core`, which was made for it, of all instructions or `only` these.

    With `base`, the core as its own file has it, what that grows by is told too, of a variant with
    its costs; with `limits` the units are proved.

    Raises `InstarError` where none of its instructions gets a circuit.
    """
    name = design.info["name"]
    design = design.of_variant(variant["name"] if variant else None)
    made = generate(core, only)
    refuse_none(core, made)
    left_out = tuple(str(one) for one in made.left_out)
    proofs = [prove_unit(unit, design, limits, report) for unit in made.units] if limits is not None else []
    units = []
    for number, unit in enumerate(made.units):
        kind = weakest(proofs[number]) if proofs else None
        units.append(_unit(core, unit, wanted, kind, report))
    grown = None
    if base is not None and GATES in wanted.targets:
        costs = costs_of(design, variant, core.name, only)
        grown = host(base, core, list(costs.values()), use_cache=wanted.use_cache, report=report)
    shown = tuple(found for unit in proofs for found in unit)
    return DesignCost(name, core.name, tuple(units), left_out, grown, shown)


def costs_of(
    design: Design, variant: VariantInfo | None, core: str, only: Sequence[str] = ()
) -> dict[str, dict[str, Any]]:
    """What each instruction, or `only` these, costs on a core as the variant changes it."""
    stated = {cost["mnemonic"]: cost["cost"] for cost in design.info["costs"] if cost["core"] == core}
    for cost in variant["costs"] if variant else []:
        if cost["core"] == core:
            stated[cost["mnemonic"]] = cost["cost"]
    return {name: cost for name, cost in stated.items() if not only or name in only}


def _unit(core: Core, unit: Unit, wanted: Wanted, proof: str | None, report: yosys.Report) -> UnitCost:
    whole = replace(unit_cost(unit, wanted, report), proof=proof)
    # Behind lanes each instruction by itself would have all that stands around the unit again.
    if len(unit.instructions) == 1 or unit.lanes is not None:
        return UnitCost(whole, ())
    alone = [
        unit_cost(only, wanted, report)
        for instruction in unit.instructions
        for only in generate(core, only=[instruction.mnemonic]).units
    ]
    return UnitCost(whole, tuple(alone))


def unit_cost(unit: Unit, wanted: Wanted, report: yosys.Report = lambda _: None) -> Cost:
    """What a unit adds to its core, with all that stands around it behind lanes.

    Raises `TooLong` where its text is longer than wanted.
    """
    if wanted.longest is not None and len(unit.text) > wanted.longest:
        raise TooLong(
            f"the SystemVerilog of {unit.name} has more than {wanted.longest:,} characters and is not "
            "synthesised"
        )
    return body_cost(unit, wanted, report) if unit.lanes is None else lanes_cost(unit, wanted, report)


def body_cost(unit: Unit, wanted: Wanted, report: yosys.Report = lambda _: None) -> Cost:
    """What a unit is by itself."""
    mnemonics = tuple(instruction.mnemonic for instruction in unit.instructions)
    sources = Sources({unit.file: unit.text}, unit.added)
    return synthesise(sources, wanted, name=unit.name, instructions=mnemonics, report=report)
