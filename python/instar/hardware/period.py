"""Whether a unit keeps a clock at its stated latency, and which latency would; a stage less, too."""

from __future__ import annotations

from instar._core import Core
from instar.hardware import yosys
from instar.hardware.cost import Cost, Wanted
from instar.hardware.unit import Unit, generate
from instar.hardware.units import body_cost, unit_cost

#: Stages that are tried beyond the stated ones.
_MORE = 16
#: The generator's estimate may be that much above the period for a latency to be synthesised: for
#: some circuits it is too high.
_TOLERATED = 1.3


def late(
    unit: Unit,
    cost: Cost,
    core: Core,
    wanted: Wanted,
    report: yosys.Report = lambda _: None,
) -> list[str]:
    """One sentence where the unit is slower than `wanted.period`, with the latency that would do."""
    if wanted.period is None or cost.area is None or cost.area.critical_path_delays <= wanted.period:
        return []
    said = (
        f'unit "{unit.name}" takes {cost.area.critical_path_delays:.1f} gate delays at its latency of '
        f"{unit.latency}, more than the {wanted.period:g} of --period"
    )
    if unit.group is not None:
        return [f"{said}; a unit on groups has no stages: take a longer period, or sequenced_rounds"]
    mnemonics = [instruction.mnemonic for instruction in unit.instructions]
    least = cost.area.critical_path_delays
    for latency in range(unit.latency + 1, unit.latency + 1 + _MORE):
        (slower,) = generate(core, mnemonics, latency).units
        if slower.period > wanted.period * _TOLERATED:
            continue
        area = unit_cost(slower, wanted, report).area
        assert area is not None
        if area.critical_path_delays <= wanted.period:
            names = ", ".join(mnemonics)
            return [f"{said}; latency {latency} of {names} would do, with {area.critical_path_delays:.1f}"]
        if area.critical_path_delays >= least:
            break  # A longer pipeline is not faster: what is left is not cut.
        least = area.critical_path_delays
    return [
        f"{said}; no latency up to {latency} would do, since an operation is not cut: take a longer period"
    ]


def enough(
    unit: Unit,
    cost: Cost,
    core: Core,
    wanted: Wanted,
    report: yosys.Report = lambda _: None,
) -> list[str]:
    """One sentence where a stage less keeps the clock: `wanted.period`, or else the unit's own path."""
    if unit.latency < 2 or unit.group is not None or unit.sequenced or cost.area is None:
        return []
    own = cost.area.critical_path_delays
    clock = own if wanted.period is None else wanted.period
    if own > clock:
        return []
    mnemonics = [instruction.mnemonic for instruction in unit.instructions]
    made = generate(core, mnemonics, unit.latency - 1).units
    if len(made) != 1 or made[0].period > clock * _TOLERATED:
        return []
    area = body_cost(made[0], wanted, report).area
    assert area is not None
    if area.critical_path_delays > clock:
        return []
    return [
        f'latency {made[0].latency} is enough for unit "{unit.name}": {area.critical_path_delays:.1f} gate '
        f"delays and {area.gate_equivalents:,.0f} gate equivalents, where {unit.latency} has {own:.1f} and "
        f"{cost.area.gate_equivalents:,.0f}"
    ]
