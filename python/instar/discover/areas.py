"""Areas of selections: synthesised, and the front of cycles over areas."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from instar.discover.candidates import with_design
from instar.discover.choose import Limits, Selection, select
from instar.hardware.cost import Wanted as Synthesis
from instar.hardware.unit import generate
from instar.hardware.units import unit_cost

if TYPE_CHECKING:
    from instar._core import Core, FoundInstructions, Library
    from instar.discover.pool import Named, Stand

#: What the estimates of a selection may be of an area that its synthesis is to keep: one unit shares
#: what several have, so estimates are above it.
SLACKS = (1.0, 1.25, 1.5, 2.0, 2.5)


def synthesised(core: Core) -> float:
    """Gate equivalents of all instructions of the core's design in one unit, by Yosys."""
    costs = [unit_cost(unit, Synthesis(("gates",))) for unit in generate(core).units]
    return sum(cost.area.gate_equivalents for cost in costs if cost.area is not None)


@dataclass
class Synthesised:
    """Areas of selections on a core; each is synthesised once."""

    library: Library
    found: FoundInstructions
    core: Core
    stand: Stand
    folder: Path
    _known: dict[tuple[int, ...], float] = field(default_factory=dict, init=False)

    def area(self, chosen: Sequence[Named]) -> float:
        """Gate equivalents of all in one unit."""
        key = tuple(one.at for one in chosen)
        if key not in self._known:
            folder = self.folder / f"area-{len(self._known)}"
            host = with_design(self.library, self.found, chosen, self.core, self.stand, folder, "area")
            self._known[key] = synthesised(host)
        return self._known[key]


def within(
    candidates: Sequence[Named],
    limits: Limits,
    factors: dict[int, float],
    cycles: Callable[[Sequence[Named]], int],
    area: Callable[[Sequence[Named]], float],
) -> Selection | None:
    """The fastest selection whose synthesised area is within the limits; None where there is none.

    Those with estimates above the limit are looked at too, up to the last of `SLACKS`.
    """
    assert limits.area is not None
    seen: dict[tuple[int, ...], Selection] = {}
    for slack in SLACKS:
        for count in range(1, limits.count + 1):
            made = select(candidates, Limits(count, slack * limits.area), factors)
            if made.chosen:
                seen.setdefault(tuple(one.at for one in made.chosen), made)
    ordered = sorted(seen.values(), key=lambda one: (cycles(one.chosen), len(one.chosen)))
    return next((one for one in ordered if area(one.chosen) <= limits.area), None)


def budgets(candidates: Sequence[Named], most: float, number: int) -> list[float]:
    """Areas in equal ratios, from that of the smallest candidate to `most`."""
    least = min(one.area for one in candidates)
    if number < 2 or most <= least:
        return [most][:number]
    return [least * (most / least) ** (step / (number - 1)) for step in range(number)]
