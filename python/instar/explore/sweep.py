"""A whole sweep: what is known is taken, the rest computed and stored at once, and all are compared."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING

from instar._core import InstarError, Library
from instar.explore.areas import areas_of, with_circuits
from instar.explore.job import Job
from instar.explore.layout import axis_titles, axis_units, reference_of
from instar.explore.prepare import Preparation
from instar.explore.store import Store
from instar.explore.worker import compute
from instar.hardware.variant_area import Adder
from instar.interruption import Interruption
from instar.jobs.compute import computed
from instar.jobs.job import Outcome
from instar.jobs.tally import Interrupted, Tally
from instar.jobs.workers import Workers
from instar.outcome import WrongResult
from instar.result import Exploration, ExploredPoint, Label, PointCost
from instar.suite.checkout import Checkout
from instar.toolchain import Compiler

if TYPE_CHECKING:
    from instar._core import PointInfo, SpaceInfo


@dataclass(frozen=True)
class Request:
    """What is to be swept, and with what."""

    library: Library
    space: SpaceInfo
    folder: Path
    #: Makes the workers; not asked where nothing is to be computed.
    workers: Callable[[], Workers]
    compiler: Callable[[], Compiler]
    #: Where suites are, by their names.
    checkouts: Mapping[str, Checkout] = field(default_factory=dict)
    #: Use what the folder holds.
    resume: bool = True
    #: Synthesises areas, where the space asks for that.
    adder: Adder | None = None
    on_change: Callable[[Tally], None] = lambda tally: None
    #: Told when ^C was pressed for the first time.
    on_interrupt: Callable[[], None] = lambda: None


def explore(request: Request) -> tuple[Exploration, Tally]:
    """Computes every point that is not known yet.

    Raises `Interrupted` after ^C, when all that was finished is stored.
    """
    with Store(request.folder) as store, Interruption(request.on_interrupt) as interruption:
        sweep = _Sweep(request, store, interruption)
        sweep.run()
        if interruption.asked:
            raise Interrupted(sweep.tally)
        sweep.add_areas()
        return sweep.result(), sweep.tally


class _Sweep:
    def __init__(self, request: Request, store: Store, interruption: Interruption) -> None:
        self._request = request
        self._store = store
        self._interruption = interruption
        self._preparation = Preparation(request.library, request.compiler, request.checkouts)
        names = [axis["name"] for axis in request.space["axes"]]
        self._points = [_point(names, info) for info in request.space["points"]]
        #: Key of a job → the points that it stands for.
        self._places: dict[str, list[int]] = {}
        self.tally = Tally(len(self._points))

    def run(self) -> None:
        """Fills in every point."""
        for job, outcome in computed(self._jobs(), compute, self._request.workers, self._interruption):
            self._take(job, outcome)

    def add_areas(self) -> None:
        """Fills in areas from synthesis, where the space asks for them."""
        adder = self._request.adder
        if adder is None:
            return
        space = self._request.space
        infos = enumerate(space["points"])
        known = [(place, info) for place, info in infos if self._points[place].cost is not None]
        if space["synthesised"]:
            found = areas_of(self._preparation, known, adder)
        else:
            found = with_circuits(self._preparation, [one for one in known if one[1]["area_of"]], adder)
        for place, area in found.items():
            self._points[place] = replace(self._points[place], area_kge=area.kge, area_from=area.told)

    def _jobs(self) -> Iterator[Job]:
        """Jobs of points that are neither refused nor known, each content once."""
        for place, info in enumerate(self._request.space["points"]):
            if self._interruption.asked:
                return
            if info["refused"] is not None:
                self.tally.refused += 1
                self._changed()
                continue
            try:
                job = self._preparation.job(info)
            except InstarError as error:
                # ^C reaches the compiler too.
                if not self._interruption.asked:
                    self._fail(place, str(error), wrong=isinstance(error, WrongResult))
                continue
            if job.key in self._places:
                self._share(job.key, place)
                continue
            self._places[job.key] = [place]
            if self._request.resume and (cost := self._store.find(job.key)) is not None:
                self._points[place] = replace(self._points[place], cost=cost, kept=True)
                self.tally.kept += 1
                self._changed()
            else:
                yield job

    def _share(self, key: str, place: int) -> None:
        """A point with the same content as an earlier one, whose outcome may be known or not."""
        first = self._points[self._places[key][0]]
        self._places[key].append(place)
        if first.cost is not None or first.failed is not None:
            self._settle(place, Outcome(first.cost, first.failed), kept=True)

    def _take(self, job: Job, outcome: Outcome[PointCost]) -> None:
        places = self._places[job.key]
        if outcome.cost is not None:
            self._store.keep(job.key, self._points[places[0]].labels, outcome.cost)
        for count, place in enumerate(places):
            self._settle(place, outcome, kept=count > 0)

    def _settle(self, place: int, outcome: Outcome[PointCost], *, kept: bool) -> None:
        if outcome.cost is None:
            self._fail(place, outcome.failure or "", wrong=outcome.wrong)
            return
        self._points[place] = replace(self._points[place], cost=outcome.cost)
        self.tally.kept += kept
        self.tally.computed += not kept
        self._changed()

    def _fail(self, place: int, reason: str, *, wrong: bool) -> None:
        self._points[place] = replace(self._points[place], failed=reason)
        self.tally.failed += 1
        self.tally.wrong |= wrong
        self._changed()

    def _changed(self) -> None:
        self._request.on_change(self.tally)

    def result(self) -> Exploration:
        """All points, compared with their references."""
        space = self._request.space
        exploration = Exploration(
            name=space["name"],
            title=space["title"],
            axes=axis_titles(space),
            units=axis_units(space),
            reference=reference_of(space),
            points=tuple(self._points),
            synthesised=space["synthesised"],
        )
        return compared(exploration)


def compared(exploration: Exploration) -> Exploration:
    """The same with each point's speed-up over the reference of its group."""
    factors: dict[int, float] = {}
    for group in exploration.groups().values():
        for reference in group:
            own = {axis: reference.labels[axis] for axis in exploration.reference}
            if own == exploration.reference and reference.cost is not None:
                for point in group:
                    if point.cost is not None and point.cost.cycles:
                        factors[id(point)] = reference.cost.cycles / point.cost.cycles
    points = tuple(replace(point, speedup=factors.get(id(point))) for point in exploration.points)
    return replace(exploration, points=points)


def _point(names: list[str], info: PointInfo) -> ExploredPoint:
    labels: dict[str, Label] = dict(zip(names, info["labels"], strict=True))
    return ExploredPoint(
        labels=labels,
        core=info["core"],
        overrides=info["overrides"],
        design=info["design"],
        variant=info["variant"],
        workload=info["workload"],
        operation=info["operation"],
        trace=info["trace"],
        window=info["window"],
        program=info["program"],
        suite=info["suite"],
        benchmark=info["benchmark"],
        rule=info["rule"],
        area_kge=info["area_kge"],
        area_from=info["area_from"],
        refused=info["refused"],
    )
