"""Builds points and has them timed: each program once, whatever flags make it, kept in the result cache."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from instar import cache
from instar._core import InstarError
from instar.checked_program import PreparedCall
from instar.interruption import Interruption
from instar.jobs.compute import computed
from instar.jobs.job import Outcome
from instar.jobs.packing import Packing
from instar.jobs.workers import Lent, Workers
from instar.outcome import WrongResult
from instar.toolchain import Build
from instar.tune.job import Cost, Job
from instar.tune.point import Point
from instar.tune.subject import Tuned
from instar.tune.worker import compute
from instar.workload.answers import ENDLESS

#: A program that takes so many times the instructions of the first one has no end.
_PATIENCE, _LEAST_PATIENCE = 20, 10_000_000


@dataclass(frozen=True)
class Judged:
    """What a point came to: its cost, or why it has none."""

    point: Point
    cost: Cost | None
    failure: str | None = None
    #: An answer was wrong: the compiler made another program of the flags.
    wrong: bool = False
    #: Why it is no result, whatever it costs.
    refused: str | None = None

    def is_better(self, other: Judged) -> bool:
        """Whether it surely costs less; sampled cycles must be apart."""
        if self.cost is None or self.refused is not None:
            return False
        if other.cost is None:
            return True
        return self.cost.cycles_high < other.cost.cycles_low


class Stopped(Exception):
    """^C was pressed, and what was under way is finished and kept."""

    def __init__(self, found: list[Judged]) -> None:
        super().__init__()
        self.found = found


class Judge:
    """Has points timed by calls that were prepared for the first program of the subject."""

    def __init__(
        self,
        subject: Tuned,
        calls: Sequence[PreparedCall],
        build: Build,
        workers: Callable[[], Workers],
        interruption: Interruption,
    ) -> None:
        self._subject = subject
        self._calls = tuple(calls)
        self._interruption = interruption
        self._make = workers
        self._workers: Workers | None = None
        self._packing = Packing(subject.library)
        self._sources = tuple(map(str, build.sources))
        self._key = subject.key(build)
        #: What is known of programs in this run, by the key of their jobs.
        self._outcomes: dict[str, Outcome[Cost]] = {}
        self.patience = ENDLESS

    def close(self) -> None:
        """Ends the workers."""
        if self._workers is not None:
            self._workers.close()

    def hurry(self, first: Cost) -> None:
        """From now on a program that takes much longer than the first one counts as endless."""
        self.patience = max(_LEAST_PATIENCE, _PATIENCE * first.most_instructions)

    def judge(
        self,
        points: Sequence[Point],
        calls: int | None = None,
        on_done: Callable[[Judged], None] = lambda _: None,
    ) -> list[Judged]:
        """What each point costs in the first `calls` of the calls, or in all; `on_done` as they come.

        Raises `Stopped` after ^C.
        """
        judging = _Judging(self, points, self._calls[:calls], on_done)
        with_workers = computed(judging.jobs(), compute, self._lent, self._interruption)
        for job, outcome in with_workers:
            if outcome.cost is not None:
                cache.store_result(job.key, asdict(outcome.cost))
            judging.take(job.key, outcome)
        if self._interruption.asked:
            raise Stopped(judging.found())
        return judging.found()

    def _lent(self) -> Workers:
        if self._workers is None:
            self._workers = self._make()
        return Lent(self._workers)

    def asked(self) -> bool:
        """Whether ^C was pressed."""
        return self._interruption.asked

    def known(self, key: str) -> Outcome[Cost] | None:
        """What is known of a job, in this run or from the cache."""
        ask = key not in self._outcomes and self._subject.use_cache
        if ask and (found := cache.load_result(key)) is not None:
            self._outcomes[key] = Outcome(Cost(**found))
        return self._outcomes.get(key)

    def keep(self, key: str, outcome: Outcome[Cost]) -> None:
        """Keeps what became of a job for the rest of this run."""
        self._outcomes[key] = outcome

    def program(self, point: Point, calls: Sequence[PreparedCall]) -> tuple[Path, str]:
        """The program of `point`, built, and the key of its job, which its bytes decide.

        Raises `InstarError` where the compiler refuses.
        """
        elf = self._subject.built(point)
        return elf, cache.digest("tune", self._key, str(len(calls)), elf.read_bytes())

    def job(self, elf: Path, key: str, calls: Sequence[PreparedCall]) -> Job:
        """A program as a job."""
        return self._subject.job(self._packing, elf, key, calls, self.patience, self._sources)


class _Judging:
    """One round: points that are to be judged, and where their programs are."""

    def __init__(
        self,
        judge: Judge,
        points: Sequence[Point],
        calls: Sequence[PreparedCall],
        on_done: Callable[[Judged], None],
    ) -> None:
        self._judge = judge
        self._points = points
        self._calls = calls
        self._on_done = on_done
        #: Key of a job → the places of its points.
        self._waiting: dict[str, list[int]] = {}
        self._found: dict[int, Judged] = {}

    def jobs(self) -> Iterator[Job]:
        """Jobs of programs of which nothing is known, each once."""
        for place, point in enumerate(self._points):
            if self._judge.asked():
                return
            try:
                elf, key = self._judge.program(point, self._calls)
            except InstarError as error:
                # ^C reaches the compiler too.
                if not self._judge.asked():
                    self._settle(place, Outcome(None, str(error), isinstance(error, WrongResult)))
                continue
            if key in self._waiting:
                self._waiting[key].append(place)
            elif (outcome := self._judge.known(key)) is not None:
                self._settle(place, outcome)
            else:
                self._waiting[key] = [place]
                yield self._judge.job(elf, key, self._calls)

    def take(self, key: str, outcome: Outcome[Cost]) -> None:
        """What became of a job, for all points that make this program."""
        self._judge.keep(key, outcome)
        for place in self._waiting.pop(key):
            self._settle(place, outcome)

    def _settle(self, place: int, outcome: Outcome[Cost]) -> None:
        judged = Judged(self._points[place], outcome.cost, outcome.failure, outcome.wrong)
        self._found[place] = judged
        self._on_done(judged)

    def found(self) -> list[Judged]:
        """All points of which something is known, in their order."""
        return [self._found[place] for place in sorted(self._found)]
