"""Fills tables: what is known is taken from the result cache, the rest computed and kept at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field

from instar import cache
from instar._core import InstarError, Library
from instar.bench.job import Job
from instar.bench.points import Point, scheme_title
from instar.bench.prepare import Built, Preparation
from instar.bench.worker import compute
from instar.interruption import Interruption
from instar.jobs.compute import computed
from instar.jobs.job import Outcome
from instar.jobs.tally import Interrupted, Tally
from instar.jobs.workers import Workers
from instar.result import BenchCost, BenchFailure, BenchRow, WrongResult
from instar.sampling import SamplingSettings


@dataclass(frozen=True)
class Request:
    """Which rows are wanted, and who computes them."""

    library: Library
    points: Sequence[Point]
    #: Makes the workers; not asked where nothing is to be computed.
    workers: Callable[[], Workers]
    #: Time the first calls, with empty caches and predictors.
    cold: bool = False
    #: How long calls are sampled; None: each is timed whole.
    sampling: SamplingSettings | None = field(default_factory=SamplingSettings)
    #: Take what the result cache holds.
    use_cache: bool = True
    on_change: Callable[[Tally], None] = lambda tally: None
    #: Told when ^C was pressed for the first time.
    on_interrupt: Callable[[], None] = lambda: None


def fill(request: Request) -> tuple[list[BenchRow | BenchFailure], Tally]:
    """A row for each point, or why there is none, in their order.

    Raises `Interrupted` after ^C, when all that was finished is kept.
    """
    with Interruption(request.on_interrupt) as interruption:
        filling = _Filling(request, interruption)
        for job, outcome in computed(filling.jobs(), compute, request.workers, interruption):
            filling.take(job, outcome)
        if interruption.asked:
            raise Interrupted(filling.tally)
        return [filling.rows[place] for place in range(len(request.points))], filling.tally


class _Filling:
    def __init__(self, request: Request, interruption: Interruption) -> None:
        self._request = request
        self._interruption = interruption
        self._preparation = Preparation(request.library, cold=request.cold, sampling=request.sampling)
        #: Key of a job → the places that it fills.
        self._places: dict[str, list[tuple[int, Built]]] = {}
        self.rows: dict[int, BenchRow | BenchFailure] = {}
        self.tally = Tally(len(request.points))

    def jobs(self) -> Iterator[Job]:
        """Jobs of rows that are not known, each content once."""
        for place, point in enumerate(self._request.points):
            if self._interruption.asked:
                return
            try:
                job = self._job(place, point)
            except InstarError as error:
                # ^C reaches the compiler too.
                if not self._interruption.asked:
                    self._fail(place, str(error), wrong=isinstance(error, WrongResult))
                continue
            if job is not None:
                yield job

    def _job(self, place: int, point: Point) -> Job | None:
        built = self._preparation.built(point)
        if built.key in self._places:
            self._places[built.key].append((place, built))
            return None
        if self._request.use_cache and (cost := _known(built.key)) is not None:
            self._settle(place, built, cost, kept=True)
            return None
        job = self._preparation.job(built)
        self._places[built.key] = [(place, built)]
        return job

    def take(self, job: Job, outcome: Outcome[BenchCost]) -> None:
        """What became of a job, for all of its places."""
        if outcome.cost is not None:
            cache.store_result(job.key, asdict(outcome.cost))
        for place, built in self._places.pop(job.key):
            if outcome.cost is not None:
                self._settle(place, built, outcome.cost, kept=False)
            else:
                self._fail(place, outcome.failure or "", wrong=outcome.wrong)

    def _settle(self, place: int, built: Built, cost: BenchCost, *, kept: bool) -> None:
        self.rows[place] = built.row(cost, cached=kept)
        self.tally.kept += kept
        self.tally.computed += not kept
        self._request.on_change(self.tally)

    def _fail(self, place: int, sentence: str, *, wrong: bool) -> None:
        point = self._request.points[place]
        recipe = point.recipe
        self.rows[place] = BenchFailure(
            recipe.workload["name"],
            recipe.parameter_set,
            point.operation,
            sentence,
            scheme_title(recipe.workload, recipe.parameter_set),
        )
        self.tally.failed += 1
        self.tally.wrong |= wrong
        self._request.on_change(self.tally)


def _known(key: str) -> BenchCost | None:
    found = cache.load_result(key)
    if found is None:
        return None
    stacks = [(caller, function, weight) for caller, function, weight in found["stacks"]]
    return BenchCost(**{**found, "stacks": stacks})
