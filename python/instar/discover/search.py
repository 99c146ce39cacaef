"""The search: candidates with costs, selections of them, and the fastest that was measured."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING

from instar._core import Core, InstarError, Library, discover
from instar.discover.areas import SLACKS, Synthesised, budgets
from instar.discover.candidates import costed, varied, with_design
from instar.discover.choose import LEAST, Limits, Selection, placed, select
from instar.discover.gains import Gains, Timed
from instar.discover.next_best import NEXT, NextBest, next_best
from instar.discover.pool import MOST, Named, Stand, named
from instar.discover.subject import LeftOut, Subject
from instar.discover.trial import Search, Trials

if TYPE_CHECKING:
    from instar._core import FoundInstructions

#: Orders of loads and stores that are looked at in a trial.
_ORDERS = 200
#: How far selections of the first candidates may be from the best: these are measured afterwards.
_ROUGH = 0.02
#: Times that a selection of so many instructions is made and timed.
_ROUNDS = 2
#: Pairs of instructions that are timed, at most.
_PAIRS = 64


@dataclass(frozen=True)
class Wanted:
    """What instructions may be."""

    reads: int
    writes: int
    #: Instructions of the core that one may replace.
    size: int
    #: Steps of the search for cuts in each stretch.
    steps: int
    #: Candidates that are looked at, those of the largest estimated gain.
    looked_at: int
    #: Gate delays of a cycle.
    period: float
    limits: Limits
    #: Where they stand in the core.
    stand: Stand
    #: Places that no selection takes go to the next best.
    fill: bool
    #: Which cuts are candidates, as `discover` of the native module names it.
    strategy: str
    seed: int
    processors: int
    #: The area that is limited is that of all in one unit, synthesised; else the sum of estimates.
    synthesised: bool = False
    #: Areas between the smallest and the largest under which selections are made for the front.
    areas: int = 0


@dataclass(frozen=True)
class Picked:
    """A chosen instruction."""

    named: Named
    #: Cycles that it saves alone, and those that are lost without it.
    alone: int
    without: int
    #: Instructions that are executed more without it.
    fewer: int

    def idle(self, cycles: int, instructions: int) -> bool:
        """Whether it saves next to nothing of so many. A list orders both, and where it waits for something
        else it shows no gain of a slot that is free: a search for orders takes it.
        """
        return self.without < LEAST * cycles and self.fewer < LEAST * instructions


@dataclass(frozen=True)
class FrontPoint:
    """The best selection of so many instructions."""

    chosen: tuple[Named, ...]
    #: Gate equivalents of all units by themselves, as estimated.
    area: float
    #: Cycles of all calls.
    cycles: int
    #: What it was expected to save before it was timed, and what it does.
    timed: Timed
    optimal: bool

    @property
    def rank(self) -> tuple[int, int]:
        """The fastest comes first, of equal ones that with fewer instructions."""
        return self.cycles, len(self.chosen)


@dataclass(frozen=True)
class Discovered:
    """What came of a search."""

    wanted: Wanted
    core: Core
    subjects: Sequence[Subject]
    left_out: Sequence[LeftOut]
    found: FoundInstructions
    #: Candidates in all, and those that were looked at.
    candidates: int
    pool: Sequence[Named]
    picked: Sequence[Picked]
    #: Cycles of all calls as they came, with other loads and stores alone, and with the
    #: instructions.
    came: int
    freed: int
    after: int
    #: What the chosen ones were expected to save before they were timed together, and what they
    #: do.
    timed: Timed
    #: The best selection of one instruction, of two, and so on.
    front: Sequence[FrontPoint]
    #: Chosen by the program at first and dropped, with what they saved.
    refused: Sequence[tuple[Named, int]]
    #: What else would be good.
    beside: Sequence[NextBest]
    trials: Trials
    optimal: bool
    notes: Sequence[str] = field(default=())
    #: The best selections under some areas, the smallest first.
    by_area: Sequence[FrontPoint] = field(default=())
    #: Gate equivalents of all in one unit, where they were synthesised on the way.
    area: float | None = None

    @property
    def chosen(self) -> list[Named]:
        """The instructions."""
        return [one.named for one in self.picked]

    @property
    def instructions(self) -> list[Named]:
        """All that the design has: the chosen ones, then those that fill it."""
        return [*self.chosen, *(one.named for one in self.beside if one.fills)]


#: Told what is done, and how far it is of how much.
Step = Callable[[str, int, int], None]


def search(
    library: Library,
    core: Core,
    subjects: Sequence[Subject],
    left_out: Sequence[LeftOut],
    wanted: Wanted,
    folder: Path,
    step: Step = lambda *_: None,
) -> Discovered:
    """Looks for instructions that make the subjects faster on `core`.

    Raises `InstarError` where there are none.
    """
    step("enumerating cuts", 0, 1)
    found = discover(
        [(subject.program, subject.call.symbol, subject.call.arguments) for subject in subjects],
        results=[subject.target.results for subject in subjects],
        apart=[list(subject.noalias) for subject in subjects],
        cycles=[list(subject.places) for subject in subjects],
        reads=wanted.reads,
        writes=wanted.writes,
        size=wanted.size,
        steps=wanted.steps,
        strategy=wanted.strategy,
    )
    if not len(found):
        raise InstarError(
            f"no instruction with {wanted.reads} sources and {wanted.writes} results would replace two or "
            f"more of {', '.join(subject.title for subject in subjects)}"
        )
    largest = found.first(max(wanted.looked_at, NEXT))
    every = named(list(enumerate(largest)))
    pool = costed(
        library,
        found,
        core,
        [every[at] for at, _ in varied(largest, wanted.looked_at)],
        wanted.period,
        wanted.stand,
        folder,
        lambda at, of: step("costs", at, of),
    )
    made = _Selecting(library, core, subjects, wanted, found, every, pool, folder, step)
    return made.run(left_out)


@dataclass
class _Selecting:
    library: Library
    core: Core
    subjects: Sequence[Subject]
    wanted: Wanted
    found: FoundInstructions
    #: Those among which the next best are; those that are looked at are in the pool, with their
    #: costs.
    every: Sequence[Named]
    pool: Sequence[Named]
    folder: Path
    step: Step
    gains: Gains = field(default_factory=Gains)
    #: Areas that were synthesised; None where estimates are enough.
    synthesised: Synthesised | None = None
    #: Pairs that were timed.
    pairs: int = 0

    def run(self, left_out: Sequence[LeftOut]) -> Discovered:
        limits = self.wanted.limits
        short = self._short(limits)
        if not short:
            raise InstarError(
                f"no instruction fits {limits.area:,.0f} gate equivalents"
                if limits.area is not None
                else "no instruction saves anything"
            )
        host = with_design(
            self.library,
            self.found,
            short,
            self.core,
            self.wanted.stand,
            self.folder / "short",
            "short",
        )
        how = Search(_ORDERS, self.wanted.seed, self.wanted.processors)
        trials = Trials(self.found, self.subjects, host, self.folder / "tried", how, gains=self.gains)
        came = sum(one.times * (one.cycles - one.beside) for one in self.subjects)
        freed = trials.cycles(())
        self.gains.once = trials.lost()
        self._measure(trials, short)
        front = self._front(trials, short)
        if not front:
            raise InstarError(self._nothing())
        best = self._fitting(trials, short, min(front, key=lambda one: one.rank))
        by_area = self._by_area(trials, short, max(one.area for one in [*front, best]))
        chosen = list(best.chosen)
        refused: list[tuple[Named, int]] = []
        picked = self._picked(trials, chosen)
        # What costs an encoding and saves next to nothing beside the others goes.
        executed = trials.executed(())
        while len(picked) > 1:
            idle = [one for one in picked if one.idle(freed, executed)]
            if not idle:
                break
            worst = min(idle, key=lambda one: one.without)
            refused.append((worst.named, worst.without))
            chosen.remove(worst.named)
            picked = self._picked(trials, chosen)
        after = trials.cycles(chosen)
        if after >= freed:
            raise InstarError(self._nothing())
        beside = next_best(
            self.library, self.core, self.wanted, self.every, chosen, trials, self.folder / "next", self.step
        )
        return Discovered(
            self.wanted,
            self.core,
            self.subjects,
            left_out,
            self.found,
            len(self.found),
            self.pool,
            picked,
            came,
            freed,
            after,
            self._time(trials, chosen),
            front,
            refused,
            beside,
            trials,
            best.optimal,
            by_area=by_area,
            area=None if self.synthesised is None else self.synthesised.whole(chosen),
        )

    def _nothing(self) -> str:
        return f"none of {len(self.pool)} candidates saves a cycle on {self.core.name} once it is measured"

    def _short(self, limits: Limits) -> list[Named]:
        """Candidates that some selection within the limits takes, as many as a design has room for."""
        kept: dict[int, Named] = {}
        without: set[int] = set()
        for count in range(1, limits.count + 1):
            self._keep(kept, self._rough(Limits(count, limits.area)))
        if limits.area is not None and self.wanted.synthesised:
            for slack in SLACKS[3::3]:
                self._keep(kept, self._rough(Limits(limits.count, slack * limits.area)))
        for area in self._budgets(self.pool, self._estimated(kept.values())):
            self._keep(kept, self._rough(Limits(limits.count, area)))
        while len(kept) < MOST:
            without |= set(kept)
            selection = self._rough(limits, frozenset(without))
            if not selection.chosen:
                break
            self._keep(kept, selection)
        return list(kept.values())

    def _rough(self, limits: Limits, without: frozenset[int] = frozenset()) -> Selection:
        return select(self.pool, limits, self.gains, without, _ROUGH)

    @staticmethod
    def _keep(kept: dict[int, Named], selection: Selection) -> None:
        for one in selection.chosen:
            if len(kept) < MOST:
                kept.setdefault(one.at, one)

    @staticmethod
    def _estimated(candidates: Iterable[Named]) -> float:
        return sum(one.area for one in candidates)

    def _budgets(self, candidates: Sequence[Named], most: float) -> list[float]:
        return budgets(candidates, most, self.wanted.areas)

    def _fitting(self, trials: Trials, short: Sequence[Named], best: FrontPoint) -> FrontPoint:
        """The fastest that keeps the area when it is synthesised; `best` where estimates are enough."""
        wanted = self.wanted
        if wanted.limits.area is None or not wanted.synthesised:
            return best
        self.step("synthesising selections", 0, 1)
        folder = self.folder / "areas"
        self.synthesised = Synthesised(self.library, self.found, self.core, wanted.stand, folder)
        chosen = self.synthesised.fitting(short, wanted.limits, self.gains, trials.cycles)
        if chosen is None:
            raise InstarError(
                f"no instruction fits {wanted.limits.area:,.0f} gate equivalents once it is synthesised"
            )
        return self._point(trials, chosen)

    def _by_area(self, trials: Trials, short: Sequence[Named], most: float) -> list[FrontPoint]:
        points: dict[tuple[int, ...], FrontPoint] = {}
        for number, area in enumerate(self._budgets(short, most)):
            self.step("selections under areas", number, self.wanted.areas)
            best = self._best(trials, short, Limits(self.wanted.limits.count, area))
            if best is not None:
                points.setdefault(tuple(one.at for one in best.chosen), best)
        return list(points.values())

    def _point(self, trials: Trials, made: Selection) -> FrontPoint:
        timed = self._time(trials, made.chosen)
        area = self._estimated(made.chosen)
        return FrontPoint(made.chosen, area, trials.cycles(made.chosen), timed, made.optimal)

    def _measure(self, trials: Trials, short: Sequence[Named]) -> None:
        """Gains of each by itself, measured."""
        for at, one in enumerate(short):
            self.step("measuring each", at, len(short))
            self._time(trials, [one])

    def _time(self, trials: Trials, chosen: Sequence[Named]) -> Timed:
        """What they save, beside what was expected before that was known."""
        places = placed(chosen, self.gains)
        return self.gains.learn(chosen, places, trials.saved(chosen), trials.gained(chosen))

    def _picked(self, trials: Trials, chosen: Sequence[Named]) -> list[Picked]:
        every, executed = trials.cycles(chosen), trials.executed(chosen)
        picked = []
        for at, one in enumerate(chosen):
            self.step("measuring without each", at, len(chosen))
            others = [other for other in chosen if other is not one]
            without, fewer = trials.cycles(others) - every, trials.executed(others) - executed
            picked.append(Picked(one, sum(trials.saved([one])), without, fewer))
        return picked

    def _front(self, trials: Trials, short: Sequence[Named]) -> list[FrontPoint]:
        """The best selections of one instruction, two, and so on, measured.

        Of each number there are two: by what each instruction saves alone, and by what is known of
        sets as well. The second takes long for many, and ends where one more gained nothing.
        """
        front: list[FrontPoint] = []
        largest, fed_back = 0, True
        for count in range(1, self.wanted.limits.count + 1):
            self.step("selections", count - 1, self.wanted.limits.count)
            limits = Limits(count, self.wanted.limits.area)
            alone = select(short, limits, self.gains.singly())
            if not alone.chosen:
                # More may save what a function loses once.
                continue
            if len(alone.chosen) <= largest:
                break
            largest = len(alone.chosen)
            self._pairs(trials, alone.chosen)
            found = self._point(trials, alone)
            best = self._best(trials, short, limits) if fed_back else None
            if best is not None and best.rank < found.rank:
                found = best
            fed_back = fed_back and (not front or found.cycles < front[-1].cycles)
            if not front or len(found.chosen) > len(front[-1].chosen):
                front.append(found)
        return front

    def _best(self, trials: Trials, short: Sequence[Named], limits: Limits) -> FrontPoint | None:
        """The best selection: what is timed is fed back, until the program chooses what was timed."""
        best: FrontPoint | None = None
        rounds = 0
        while rounds < _ROUNDS:
            selection = select(short, limits, self.gains)
            is_known = frozenset(one.at for one in selection.chosen) in self.gains.timed
            if not selection.chosen:
                break
            if not is_known and self._pairs(trials, selection.chosen):
                continue
            rounds += 1
            made = self._point(trials, selection)
            if best is None or made.rank < best.rank:
                best = made
            if is_known:
                break
        return best

    def _pairs(self, trials: Trials, chosen: Sequence[Named]) -> bool:
        """Times pairs of them that stand in one function, up to a number; whether there were any."""
        new = []
        for pair in combinations(sorted(chosen, key=lambda one: one.at), 2):
            common = any(all(one.found["uses"][n] for one in pair) for n in range(len(self.subjects)))
            if common and len(chosen) > 2 and frozenset(one.at for one in pair) not in self.gains.timed:
                new.append(pair)
        new = new[: max(0, _PAIRS - self.pairs)]
        self.pairs += len(new)
        for at, pair in enumerate(new):
            self.step("measuring pairs", at, len(new))
            self._time(trials, pair)
        return bool(new)
