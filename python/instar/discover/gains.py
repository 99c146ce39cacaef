"""What sets of instructions turn out to save, and what a further set is expected to, by function.

Source: own design. Of one instruction its gain counts as it was timed alone. Two of them save less
together than the sum of both, or more, as they take a wait or a register from each other; so do
larger sets. What a timed set saves less than was expected of it is expected of every larger one.
Where any instruction is put in, loads and stores are chosen anew, which may cost a function more
than one instruction alone saves there; that is paid once, whatever else is put in.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from instar.discover.pool import Named

#: Cycles by function.
Saved = tuple[float, ...]
#: By candidate the places that it takes.
Places = Mapping[int, Sequence[int]]


def error(expected: float, measured: float) -> float | None:
    """How far one is from the other, of the latter; None where that is nothing."""
    return (expected - measured) / measured if measured else None


@dataclass(frozen=True)
class Timed:
    """What a set was expected to save before it was timed, and what it did, by function."""

    expected: Saved
    measured: Saved

    @property
    def error(self) -> float | None:
        """Of what it saved in all functions."""
        return error(sum(self.expected), sum(self.measured))


@dataclass
class Gains:
    """What was timed, and what follows for other sets."""

    #: By a candidate's number and a function what its gain there turned out to be, of one.
    factors: dict[tuple[int, int], float] = field(default_factory=dict)
    #: By the numbers of two candidates or more what they save less than was expected.
    less: dict[frozenset[int], Saved] = field(default_factory=dict)
    #: By candidates' numbers what was timed.
    timed: dict[frozenset[int], Timed] = field(default_factory=dict)
    #: By function the cycles that it loses where any instruction is put in; none where it has none.
    once: Saved = ()

    def singly(self) -> Gains:
        """What is known of each by itself."""
        return Gains(self.factors, once=self.once)

    def loss(self, function: int) -> float:
        """Cycles that a function loses where any instruction is put in."""
        return self.once[function] if function < len(self.once) else 0.0

    def gain(self, one: Named, place: int) -> float:
        """Cycles that it is expected to save there by itself; nothing where the core charged less than for
        a use, which is no loss: what stands beside another one is charged nothing.
        """
        function, _, cycles = one.found["places"][place]
        return max(0.0, cycles) * self.factors.get((one.at, function), 1.0)

    def of(self, one: Named) -> float:
        """Cycles that it is expected to save by itself."""
        return sum(self.gain(one, place) for place in range(len(one.found["places"])))

    def within(self, chosen: Sequence[Named]) -> Iterator[tuple[frozenset[int], Saved]]:
        """Of the sets of two and more that were timed those that are parts of this one, or it."""
        every = frozenset(one.at for one in chosen)
        return ((part, less) for part, less in self.less.items() if part <= every)

    def expected(self, chosen: Sequence[Named], places: Places, functions: int) -> Saved:
        """What they should save together where they take these places."""
        alone = enumerate(self._alone(chosen, places, functions))
        # A function that would lose by it stays as it came.
        found = [max(0.0, cycles - self.loss(at)) for at, cycles in alone]
        for _, less in self.within(chosen):
            for function, cycles in enumerate(less):
                found[function] -= cycles
        return tuple(found)

    def _alone(self, chosen: Sequence[Named], places: Places, functions: int) -> list[float]:
        """By function the cycles that they save in these places, each by itself."""
        found = [0.0] * functions
        for one in chosen:
            for place in places.get(one.at, ()):
                found[one.found["places"][place][0]] += self.gain(one, place)
        return found

    def learn(
        self, chosen: Sequence[Named], places: Places, measured: Saved, gained: Saved | None = None
    ) -> Timed:
        """They were timed in these places; what was expected of them stays what it was at first.

        `gained` is what they save beside what is lost `once`; nothing where nothing is.
        """
        key = frozenset(one.at for one in chosen)
        if key in self.timed:
            return self.timed[key]
        expected = self.expected(chosen, places, len(measured))
        self.timed[key] = Timed(expected, measured)
        if len(chosen) > 1:
            self.less[key] = tuple(one - other for one, other in zip(expected, measured, strict=True))
            return self.timed[key]
        (one,) = chosen
        before = self._alone(chosen, places, len(measured))
        for function, now in enumerate(measured if gained is None else gained):
            if before[function] > 0:
                self.factors[one.at, function] = max(0.0, now / before[function])
        return self.timed[key]
