"""Areas of selections: synthesised, and the front of cycles over areas."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING

from instar.discover.candidates import with_design
from instar.discover.choose import LEAST, Limits, Selection, select
from instar.hardware.area import areas
from instar.hardware.cost import Wanted as Synthesis
from instar.hardware.netlist import RECIPES, Sources
from instar.hardware.unit import generate
from instar.hardware.units import unit_cost

if TYPE_CHECKING:
    from instar._core import Core, FoundInstructions, Library
    from instar.discover.gains import Gains
    from instar.discover.pool import Named, Stand

#: What the estimates of a selection may be of an area that its synthesis is to keep: one unit
#: shares what several have, so estimates are above it.
SLACKS = (1.0, 1.2, 1.4, 1.6, 1.8, 2.0, 2.5)


def synthesised(core: Core) -> float:
    """Gate equivalents of all instructions of the core's design in one unit, by Yosys."""
    costs = [unit_cost(unit, Synthesis(("gates",))) for unit in generate(core).units]
    return sum(cost.area.gate_equivalents for cost in costs if cost.area is not None)


#: Candidates that are tried beside a selection.
_GROWS = 16
#: Of those that gain, the first ones, which are synthesised.
_SYNTHESES = 2
#: What is left of an estimate at least where one unit shares it with others.
_LEFT = 0.3
#: How often a selection that turns out too large is made anew, smaller.
_ROUNDS = 4
#: That by which selections are compared.
_RECIPE = tuple(one for one in RECIPES if one.name == "even")


def _quick(core: Core) -> float:
    """The same by one recipe of several, in a fifth of the time."""
    total = 0.0
    for unit in generate(core).units:
        (found,) = areas(Sources({unit.file: unit.text}, unit.added), recipes=_RECIPE)
        total += found.gate_equivalents
    return total


@dataclass
class Synthesised:
    """Areas of selections on a core; each is synthesised once."""

    library: Library
    found: FoundInstructions
    core: Core
    stand: Stand
    folder: Path
    _known: dict[tuple[int, ...], float] = field(default_factory=dict, init=False)
    _whole: dict[tuple[int, ...], float] = field(default_factory=dict, init=False)

    def area(self, chosen: Sequence[Named]) -> float:
        """Gate equivalents of all in one unit, by one recipe: near enough to choose by."""
        key = tuple(one.at for one in chosen)
        if key not in self._known:
            self._known[key] = _quick(self._host(chosen))
        return self._known[key]

    def whole(self, chosen: Sequence[Named]) -> float:
        """The same by all recipes, as `instar hardware` has it."""
        key = tuple(one.at for one in chosen)
        if key not in self._whole:
            self._whole[key] = synthesised(self._host(chosen))
        return self._whole[key]

    def _host(self, chosen: Sequence[Named]) -> Core:
        folder = self.folder / f"area-{len(self._known)}-{len(self._whole)}"
        return with_design(self.library, self.found, chosen, self.core, self.stand, folder, "area")

    def fitting(
        self,
        candidates: Sequence[Named],
        limits: Limits,
        gains: Gains,
        cycles: Callable[[Sequence[Named]], int],
    ) -> Selection | None:
        """As `within`, of areas by all recipes; None where none of `_ROUNDS` fits."""
        assert limits.area is not None
        most = limits.area
        for _ in range(_ROUNDS):
            found = within(candidates, Limits(limits.count, most), gains, cycles, self.area)
            if found is None:
                return None
            whole = self.whole(found.chosen)
            if whole <= limits.area:
                return found
            most = min(most, self.area(found.chosen)) * 0.999 * min(1.0, limits.area / whole)
        return None


def within(
    candidates: Sequence[Named],
    limits: Limits,
    gains: Gains,
    cycles: Callable[[Sequence[Named]], int],
    area: Callable[[Sequence[Named]], float],
) -> Selection | None:
    """The fastest selection whose synthesised area is within the limits; None where there is none.

    Those with estimates above the limit are looked at too, up to the last of `SLACKS`. The largest that
    fits, and the next one less what gains least for its area, grow by what gains most of the rest as
    long as that fits, since an area shared is not a sum; then small ones make room for a larger one.
    """
    assert limits.area is not None
    seen: dict[tuple[int, ...], Selection] = {}
    for slack in SLACKS:
        made = select(candidates, Limits(limits.count, slack * limits.area), gains)
        if made.chosen:
            seen.setdefault(tuple(one.at for one in made.chosen), made)
    growing = [list(one.chosen) for one in seen.values()]
    number = _fitting(growing, limits.area, area)
    first = growing[number - 1] if number else []
    larger = growing[number] if number < len(growing) else growing[-1] if growing else []
    best: list[Named] = []
    for chosen in (first, _shrunk(larger, limits, cycles, area)):
        if not chosen or area(chosen) > limits.area:
            continue
        while len(chosen) < limits.count:
            more = _grown(chosen, candidates, limits.area, gains, cycles, area)
            if more is None:
                break
            chosen = more
        while (other := _exchanged(chosen, candidates, limits, gains, cycles, area)) is not None:
            chosen = other
        if not best or cycles(chosen) < cycles(best):
            best = chosen
    if not best:
        return None
    made = select(best, Limits(len(best), None), gains)
    return made if len(made.chosen) == len(best) else replace(made, chosen=tuple(best))


def _fitting(
    growing: Sequence[Sequence[Named]], most: float, area: Callable[[Sequence[Named]], float]
) -> int:
    """How many fit; the last is looked for by halves, as selections mostly grow."""
    low, high = 0, len(growing)
    while low < high:
        middle = (low + high) // 2
        if area(growing[middle]) <= most:
            low = middle + 1
        else:
            high = middle
    return low


def _shrunk(
    large: Sequence[Named],
    limits: Limits,
    cycles: Callable[[Sequence[Named]], int],
    area: Callable[[Sequence[Named]], float],
    keep: Named | None = None,
) -> list[Named]:
    """What is left of a selection once it fits, less those that gain least for their estimated area.

    `keep` goes last.
    """
    assert limits.area is not None
    chosen = list(large)
    while chosen and (len(chosen) > limits.count or area(chosen) > limits.area):
        loose = [one for one in chosen if one is not keep] or chosen
        lost = {one.at: cycles([other for other in chosen if other is not one]) for one in loose}
        here = cycles(chosen)
        # One of wires alone makes none of them smaller.
        sized = [one for one in loose if one.area > 0] or loose
        worst = min(sized, key=lambda one: ((lost[one.at] - here) / (one.area or 1), one.at))
        chosen.remove(worst)
    return chosen


def _grown(
    chosen: Sequence[Named],
    candidates: Sequence[Named],
    most: float,
    gains: Gains,
    cycles: Callable[[Sequence[Named]], int],
    area: Callable[[Sequence[Named]], float],
) -> list[Named] | None:
    """One more instruction, that with which all are fastest; None where none gains and fits."""
    room = most - area(chosen)
    gaining = _gaining(chosen, candidates, gains, cycles, lambda one: _LEFT * one.area <= room)
    return next((one for one in gaining if area(one) <= most), None)


def _exchanged(
    chosen: Sequence[Named],
    candidates: Sequence[Named],
    limits: Limits,
    gains: Gains,
    cycles: Callable[[Sequence[Named]], int],
    area: Callable[[Sequence[Named]], float],
) -> list[Named] | None:
    """Another instruction in the place of some, with which all are faster; None where there is none."""
    for more in _gaining(chosen, candidates, gains, cycles, lambda one: one.area > 0):
        left = _shrunk(more, limits, cycles, area, keep=more[-1])
        if left and cycles(left) < (1 - LEAST) * cycles(chosen):
            return left
    return None


def _gaining(
    chosen: Sequence[Named],
    candidates: Sequence[Named],
    gains: Gains,
    cycles: Callable[[Sequence[Named]], int],
    may: Callable[[Named], bool],
) -> list[list[Named]]:
    """Those with one more instruction that `may` be there, the fastest first, where it gains."""
    here = cycles(chosen)
    there = {one.at for one in chosen}
    rest = [one for one in candidates if one.at not in there and may(one)]
    rest.sort(key=lambda one: (-gains.of(one), one.at))
    tried = [[*chosen, one] for one in rest[:_GROWS]]
    better = sorted((cycles(more), at) for at, more in enumerate(tried))
    return [tried[at] for spent, at in better if spent < (1 - LEAST) * here][:_SYNTHESES]


def budgets(candidates: Sequence[Named], most: float, number: int) -> list[float]:
    """Areas in equal ratios, from that of the smallest candidate that is more than wires to `most`."""
    least = min((one.area for one in candidates if one.area > 0), default=most)
    if number < 2 or most <= least:
        return [most][:number]
    return [least * (most / least) ** (step / (number - 1)) for step in range(number)]
