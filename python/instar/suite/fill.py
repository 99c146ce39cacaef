"""Fills tables of suites: what is known comes from the result cache, the rest is computed and kept."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from instar import cache
from instar._core import Core, InstarError, Library
from instar.interruption import Interruption
from instar.jobs.compute import computed
from instar.jobs.job import PROGRAM, Outcome
from instar.jobs.packing import Packing
from instar.jobs.tally import Interrupted, Tally
from instar.jobs.workers import Workers
from instar.result import Label, WrongResult
from instar.scores import SuiteCost, SuiteFailure, SuiteRow
from instar.suite.job import Job
from instar.suite.program import SuiteProgram
from instar.suite.worker import compute
from instar.toolchain import Build, Compiler, build, build_key


@dataclass(frozen=True)
class Point:
    """One row to be filled."""

    program: SuiteProgram
    core: Core
    #: What the user changed of the core.
    overrides: Mapping[str, Label]
    #: Which table it stands in.
    label: str
    compiler: Compiler


@dataclass(frozen=True)
class Request:
    """Which rows are wanted, and who computes them."""

    library: Library
    points: Sequence[Point]
    #: Makes the workers; not asked where nothing is to be computed.
    workers: Callable[[], Workers]
    #: Take what the result cache holds.
    use_cache: bool = True
    on_change: Callable[[Tally], None] = lambda tally: None
    #: Told when ^C was pressed for the first time.
    on_interrupt: Callable[[], None] = lambda: None


def fill(request: Request) -> tuple[list[SuiteRow | SuiteFailure], Tally]:
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
        self._packing = Packing(request.library)
        #: Key of a job → the places that it fills.
        self._places: dict[str, list[tuple[int, Build]]] = {}
        self.rows: dict[int, SuiteRow | SuiteFailure] = {}
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
        # What has no score is not run.
        point.program.amount()
        made = point.program.build(point.core.isa, point.compiler)
        elf = build(made, use_cache=self._request.use_cache)
        key = _key(point, made)
        if key in self._places:
            self._places[key].append((place, made))
            return None
        if self._request.use_cache and (found := cache.load_result(key)) is not None:
            self._settle(place, made, SuiteCost(**found), kept=True)
            return None
        self._places[key] = [(place, made)]
        return self._made(point, elf, key)

    def _made(self, point: Point, elf: Path, key: str) -> Job:
        return Job(
            key=key,
            tool=cache.tool_digest(),
            parcel=self._packing.parcel(point.core.path, None, {PROGRAM: elf.read_bytes()}),
            core=point.core.name,
            designs=(),
            variant=None,
            overrides=dict(point.overrides),
            isa=point.core.isa,
            title=point.program.title,
            part=point.program.part(),
        )

    def take(self, job: Job, outcome: Outcome[SuiteCost]) -> None:
        """What became of a job, for all of its places."""
        if outcome.cost is not None:
            cache.store_result(job.key, asdict(outcome.cost))
        for place, made in self._places.pop(job.key):
            if outcome.cost is not None:
                self._settle(place, made, outcome.cost, kept=False)
            else:
                self._fail(place, outcome.failure or "", wrong=outcome.wrong)

    def _settle(self, place: int, made: Build, cost: SuiteCost, *, kept: bool) -> None:
        program = self._request.points[place].program
        score = program.checkout.suite["score"]
        self.rows[place] = SuiteRow(
            suite=program.checkout.suite["name"],
            title=program.checkout.title,
            program=program.name,
            rule=program.rule,
            amount=program.amount(),
            per=score["per"],
            unit=score["unit"],
            cost=cost,
            compiler=made.compiler.version,
            flags=" ".join(made.flags),
            cached=kept,
        )
        self.tally.kept += kept
        self.tally.computed += not kept
        self._request.on_change(self.tally)

    def _fail(self, place: int, sentence: str, *, wrong: bool) -> None:
        program = self._request.points[place].program
        self.rows[place] = SuiteFailure(program.checkout.suite["name"], program.name, sentence)
        self.tally.failed += 1
        self.tally.wrong |= wrong
        self._request.on_change(self.tally)


def _key(point: Point, made: Build) -> str:
    """Digest of everything that decides the cost."""
    return cache.digest(
        "suite",
        cache.tool_digest(),
        build_key(made),
        point.core.fingerprint,
        repr(point.program.part()),
    )
