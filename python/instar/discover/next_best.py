"""What is next best: instructions beside the chosen ones that save most alone, none nearly another.

Source: own design. One is nearly another where it has nearly the same places, needs as many
registers or more, and saves no more there by the estimate: that is the other one with a step less.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from instar._core import Core, Library
from instar.discover.candidates import costed, with_design
from instar.discover.choose import LEAST
from instar.discover.pool import MOST, Named
from instar.discover.trial import Trials

if TYPE_CHECKING:
    from instar.discover.search import Wanted

#: Of the instructions of two places, the share in both from which on they are nearly the same
#: place; of what an instruction gains, the share at such places from which on it has nearly the
#: same ones.
_SAME = 0.5
#: Candidates that are gone through, those of largest estimated gain.
NEXT = 1_000
#: Those that are told where none fills a place.
_TOLD = 3
#: For each that is told so many are measured.
_MEASURED = 2


@dataclass(frozen=True)
class NextBest:
    """An instruction that would be good in the place of others."""

    named: Named
    #: Cycles that it saves alone.
    alone: int
    #: It is part of the design.
    fills: bool = False


@dataclass(frozen=True)
class _There:
    """An instruction that others may be nearly the same as."""

    ports: tuple[int, int]
    #: By place what it saves there, as estimated, and how many instructions it replaces.
    worth: list[tuple[float, int]]
    #: By instruction of the core, as function and number, the place of which it is part.
    places: dict[tuple[int, int], int]

    @classmethod
    def of(cls, one: Named) -> _There:
        found = one.found["places"]
        places = {
            (function, member): place
            for place, (function, members, _) in enumerate(found)
            for member in members
        }
        return cls(_ports(one), [(gain, len(members)) for _, members, gain in found], places)

    def is_nearly(self, one: Named) -> bool:
        """Whether it is as good as another one at nearly the same places."""
        if any(mine > others for mine, others in zip(self.ports, _ports(one), strict=True)):
            return False
        places = one.found["places"]
        same = sum(gain for function, members, gain in places if self._has(function, members, gain))
        return same >= _SAME * one.found["gain"]

    def _has(self, function: int, members: Sequence[int], gain: float) -> bool:
        """Whether a place is nearly one of its own, at which it saves as much."""
        known = (self.places.get((function, member)) for member in members)
        shared = Counter(place for place in known if place is not None)
        return any(
            both >= _SAME * (len(members) + self.worth[place][1] - both)
            and self.worth[place] >= (gain, len(members))
            for place, both in shared.items()
        )


def _ports(one: Named) -> tuple[int, int]:
    return one.found["reads"], one.found["writes"]


def _worth(one: Named) -> tuple[float, int]:
    """Cycles that it is estimated to save; of equal ones that which replaces more is worth more."""
    return one.found["gain"], len(one.found["replaces"])


def others(every: Iterable[Named], there: Sequence[Named], most: int) -> list[Named]:
    """The first `most` of them of which none is nearly one that is there, or one before it."""
    known = [_There.of(one) for one in there]
    chosen = {one.at for one in there}
    found: list[Named] = []
    for one in sorted(every, key=_worth, reverse=True):
        if len(found) == most:
            break
        if one.at not in chosen and not any(other.is_nearly(one) for other in known):
            known.append(_There.of(one))
            found.append(one)
    return found


def next_best(
    library: Library,
    core: Core,
    wanted: Wanted,
    every: Sequence[Named],
    chosen: Sequence[Named],
    trials: Trials,
    folder: Path,
    step: Callable[[str, int, int], None],
) -> list[NextBest]:
    """What saves most alone beside the `chosen`, of `every` candidate, those of largest estimate first.

    `trials` are those of the chosen ones.
    """
    room = wanted.limits.count - len(chosen) if wanted.fill else 0
    most = max(room, _TOLD)
    there = others(every, chosen, min(MOST, _MEASURED * most))
    if not there:
        return []
    found = trials.found
    there = costed(library, found, core, there, wanted.period, wanted.stand, folder)
    host = with_design(library, found, there, core, wanted.stand, folder, "others")
    alone = Trials(found, trials.subjects, host, folder / "tried", trials.search)
    measured = []
    for at, one in enumerate(there):
        step("measuring the next best", at, len(there))
        measured.append(NextBest(one, sum(alone.saved([one]))))
    worth = [one for one in measured if one.alone >= max(1, LEAST * trials.cycles(()))]
    worth.sort(key=lambda one: (-one.alone, one.named.area, one.named.at))
    limit = wanted.limits.area
    area = sum(one.area for one in chosen)
    result: list[NextBest] = []
    for best in worth[:most]:
        fits = room > 0 and (limit is None or area + best.named.area <= limit)
        if fits:
            room -= 1
            area += best.named.area
        result.append(replace(best, fills=fits))
    return result
