"""What a core gets for programs: circuits of those instructions that they contain, and what the core pays.

The rule is the same for `instar evaluate --area` and `instar explore`: one hardware runs all
programs of a variant on a core, so an instruction counts if at least one of them contains it,
reached or not. Its circuit is made at the latency, in the unit and with the sharing that the
variant states.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from instar._core import Core, Design, InstarError
from instar.hardware import yosys
from instar.hardware.coprocessor_area import coprocessor_cost
from instar.hardware.cost import GATES, Wanted
from instar.hardware.host import INTERFACE, host
from instar.hardware.slave import slave_cost, slaves_of
from instar.hardware.unit import Hardware, generate
from instar.hardware.units import costs_of, unit_cost
from instar.result import AddedHardware, AddedUnit
from instar.variants import of_variant

if TYPE_CHECKING:
    from instar._core import VariantInfo

#: What of a coprocessor is no unit.
_AROUND = "decoder and buffers"


class Adder:
    """Areas of hardware for programs; what variants share is made once."""

    def __init__(
        self,
        *,
        period: float | None = None,
        longest: int | None = None,
        use_cache: bool = True,
        report: yosys.Report = lambda _: None,
    ) -> None:
        """`period`: gate delays that the slowest path should keep within, as in `instar synth`;
        `longest`: characters of the text of a unit that is synthesised.

        Raises `InstarError` where the tools of synthesis are not installed.
        """
        yosys.version()
        self._wanted = Wanted((GATES,), period, longest=longest, use_cache=use_cache)
        self._report = report
        self._made: dict[str, Hardware] = {}

    def added(
        self,
        base: Core,
        core: Core,
        design: Design | None,
        variant: VariantInfo | None,
        mnemonics: Sequence[str],
    ) -> AddedHardware:
        """What `core`, made for a variant, has beside `base`, with circuits of these instructions."""
        design = of_variant(design, variant)
        costs = costs_of(design, variant, core.name, mnemonics) if design and mnemonics else {}
        made = self._generate(design, core, costs) if design is not None and costs else Hardware((), ())
        units, late = self._counted(made, core, design)
        around = self._around(core, costs) if design is not None else None
        if around is not None:
            units.append(around)
        devices, beside = self._devices(design, variant)
        units += devices
        grown = host(base, core, list(costs.values()), use_cache=self._wanted.use_cache, report=self._report)
        notes = [*(f"{left.mnemonic} gets no circuit: {left.reason}" for left in made.left_out), *late]
        notes += [f"{core.name}: {grown.why}"] if grown.why else []
        notes += beside
        return AddedHardware(tuple(mnemonics), tuple(units), grown.parts, tuple(notes))

    def _devices(
        self, design: Design | None, variant: VariantInfo | None
    ) -> tuple[list[AddedUnit], list[str]]:
        """The slaves of a design's devices, which a baseline lacks; and what of them is not counted."""
        baselines = [one["name"] for one in design.info["baselines"]] if design else []
        if design is None or variant is None or variant["name"] in baselines:
            return [], []
        made, left_out = slaves_of(design)
        units, notes = [], list(left_out)
        formulas = {
            device["name"]: {one["cycles"] for one in device["commands"]} for device in design.info["devices"]
        }
        for slave in made:
            longest = self._wanted.longest
            if longest is not None and (slave.unit or len(slave.files[slave.file]) > longest):
                notes.append(f"device {slave.name} is not synthesised here: `instar hardware` does it")
                continue
            cost = slave_cost(slave, self._wanted, self._report)
            if cost.area is None:
                raise InstarError(f"device {slave.name}: its area was not asked for")
            name, area = f"device {slave.name}", cost.area
            units.append(AddedUnit(name, (), 1, area.gate_equivalents, area.critical_path_delays))
            if slave.memory_bits:
                notes.append(f"{slave.memory_bits:,} bits of memory of {name}")
            if formulas[slave.name] != {"engine"}:
                notes.append(f"what {name} has beyond its slave as written, whose engine may take longer")
        return units, notes

    def circuits(
        self, core: Core, design: Design, variant: VariantInfo
    ) -> tuple[tuple[AddedUnit, ...], tuple[str, ...]]:
        """The circuits of all instructions of a variant, without the core; what gets none, and why."""
        design = design.of_variant(variant["name"])
        mnemonics = [one["mnemonic"] for found in design.info["extensions"] for one in found["instructions"]]
        costs = costs_of(design, variant, core.name, mnemonics)
        made = self._generate(design, core, costs)
        units, late = self._counted(made, core, design)
        left_out = [f"{left.mnemonic} gets no circuit: {left.reason}" for left in made.left_out]
        return tuple(units), (*left_out, *late)

    def _counted(
        self, made: Hardware, core: Core, design: Design | None
    ) -> tuple[list[AddedUnit], list[str]]:
        """The area of each unit, and sentences on those that are slower than was asked for."""
        counts = {unit["name"]: unit["count"] for unit in design.info["units"]} if design else {}
        units, late = [], []
        for unit in made.units:
            cost = unit_cost(unit, self._wanted, self._report)
            if cost.area is None:
                raise InstarError(f"{unit.name}: its area was not asked for")
            delays, period = cost.area.critical_path_delays, self._wanted.period
            if period is not None and delays > period:
                late.append(
                    f"{unit.name} on {core.name}: its slowest path takes {delays:.1f} gate delays, more than "
                    f"the {period:g} that were asked for"
                )
            area = cost.area.gate_equivalents
            units.append(AddedUnit(unit.name, cost.instructions, counts.get(unit.name, 1), area, delays))
        return units, late

    def _around(self, core: Core, costs: Mapping[str, Mapping[str, Any]]) -> AddedUnit | None:
        """Decoder and buffers of the coprocessor, where the core hands instructions over to one."""
        # A cost on a vector unit has no result bus.
        through = [name for name, c in costs.items() if INTERFACE in {c.get("result_bus"), c["unit"]}]
        if not through:
            return None
        found = coprocessor_cost(core, self._wanted, self._report, through)
        if isinstance(found, str) or found.around is None or found.whole.area is None:
            return None
        return AddedUnit(_AROUND, (), 1, found.around, found.whole.area.critical_path_delays)

    def _generate(self, design: Design, core: Core, costs: Mapping[str, Mapping[str, Any]]) -> Hardware:
        """The units of these instructions; of the core its lanes alone matter to them."""
        info = design.info
        texts = [extension["path"] for extension in info["extensions"]]
        vector = any(cost.get("group_elements") for cost in costs.values())
        lanes = {one["name"]: one["value"] for one in core.parameters} if vector else None
        known = [info["name"], texts, core.name, core.family, core.isa, lanes, info["units"], costs]
        key = json.dumps(known, sort_keys=True)
        if key not in self._made:
            self._report(f"circuits of {', '.join(costs)}")
            self._made[key] = generate(core, list(costs))
        return self._made[key]
