"""Fills tables: what is known is taken from the result cache, the rest computed and kept at once."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from instar import cache
from instar._core import InstarError, Library
from instar.interruption import Interruption
from instar.jobs.compute import computed
from instar.jobs.job import Job, Outcome
from instar.jobs.tally import Interrupted, Tally
from instar.jobs.workers import Workers
from instar.outcome import WrongResult

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

P = TypeVar("P")
B = TypeVar("B")
R = TypeVar("R")
J = TypeVar("J", bound=Job)
C = TypeVar("C", bound="DataclassInstance")


@dataclass(frozen=True)
class Request(Generic[P]):
    """Which rows are wanted, and who computes them."""

    library: Library
    points: Sequence[P]
    #: Makes the workers; not asked where nothing is to be computed.
    workers: Callable[[], Workers]
    #: Take what the result cache holds.
    use_cache: bool = True
    on_change: Callable[[Tally], None] = lambda tally: None
    #: Told when ^C was pressed for the first time.
    on_interrupt: Callable[[], None] = lambda: None


class Kind(ABC, Generic[P, B, J, C, R]):
    """What one kind of tables knows of its rows: points `P`, built as `B`, jobs `J`, costs `C`, rows `R`."""

    @abstractmethod
    def built(self, point: P) -> tuple[str, B]:
        """Builds the program of `point`; with it the key of everything that decides its cost.

        Raises `InstarError` where that fails.
        """

    @abstractmethod
    def job(self, point: P, key: str, built: B) -> J:
        """The job of a cost that is not known. Raises `WrongResult` where the program is wrong."""

    @abstractmethod
    def compute(self) -> Callable[[J], Outcome[C]]:
        """What a worker does with a job."""

    @abstractmethod
    def known(self, found: dict[str, Any]) -> C:
        """A cost as the result cache holds it."""

    @abstractmethod
    def row(self, point: P, built: B, cost: C, *, cached: bool) -> R:
        """The row that a cost comes to."""

    @abstractmethod
    def failure(self, point: P, sentence: str) -> R:
        """The row that says why there is none."""


def fill(request: Request[P], kind: Kind[P, B, J, C, R]) -> tuple[list[R], Tally]:
    """A row for each point, or why there is none, in their order.

    Raises `Interrupted` after ^C, when all that was finished is kept.
    """
    with Interruption(request.on_interrupt) as interruption:
        filling = _Filling(request, kind, interruption)
        for job, outcome in computed(filling.jobs(), kind.compute(), request.workers, interruption):
            filling.take(job, outcome)
        if interruption.asked:
            raise Interrupted(filling.tally)
        return [filling.rows[place] for place in range(len(request.points))], filling.tally


class _Filling(Generic[P, B, J, C, R]):
    def __init__(self, request: Request[P], kind: Kind[P, B, J, C, R], interruption: Interruption) -> None:
        self._request = request
        self._kind = kind
        self._interruption = interruption
        #: Key of a job → the places that it fills.
        self._places: dict[str, list[tuple[int, B]]] = {}
        self.rows: dict[int, R] = {}
        self.tally = Tally(len(request.points))

    def jobs(self) -> Iterator[J]:
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

    def _job(self, place: int, point: P) -> J | None:
        key, built = self._kind.built(point)
        if key in self._places:
            self._places[key].append((place, built))
            return None
        if self._request.use_cache and (found := cache.load_result(key)) is not None:
            self._settle(place, built, self._kind.known(found), kept=True)
            return None
        job = self._kind.job(point, key, built)
        self._places[key] = [(place, built)]
        return job

    def take(self, job: J, outcome: Outcome[C]) -> None:
        """What became of a job, for all of its places."""
        if outcome.cost is not None:
            cache.store_result(job.key, asdict(outcome.cost))
        for place, built in self._places.pop(job.key):
            if outcome.cost is not None:
                self._settle(place, built, outcome.cost, kept=False)
            else:
                self._fail(place, outcome.failure or "", wrong=outcome.wrong)

    def _settle(self, place: int, built: B, cost: C, *, kept: bool) -> None:
        self.rows[place] = self._kind.row(self._request.points[place], built, cost, cached=kept)
        self.tally.kept += kept
        self.tally.computed += not kept
        self._request.on_change(self.tally)

    def _fail(self, place: int, sentence: str, *, wrong: bool) -> None:
        self.rows[place] = self._kind.failure(self._request.points[place], sentence)
        self.tally.failed += 1
        self.tally.wrong |= wrong
        self._request.on_change(self.tally)
