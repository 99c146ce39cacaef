"""Fills tables of operations."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from instar.bench.job import Job
from instar.bench.points import Point, scheme_title
from instar.bench.prepare import Built, Preparation
from instar.bench.worker import compute
from instar.jobs import filling
from instar.jobs.job import Outcome
from instar.jobs.tally import Tally
from instar.result import BenchCost, BenchFailure, BenchRow
from instar.sampling import SamplingSettings


@dataclass(frozen=True)
class Request(filling.Request[Point]):
    """Which rows are wanted, and who computes them."""

    #: Time the first calls, with empty caches and predictors.
    cold: bool = False
    #: How long calls are sampled; None: each is timed whole.
    sampling: SamplingSettings | None = field(default_factory=SamplingSettings)


def fill(request: Request) -> tuple[list[BenchRow | BenchFailure], Tally]:
    """A row for each point, or why there is none, in their order.

    Raises `Interrupted` after ^C, when all that was finished is kept.
    """
    preparation = Preparation(request.library, cold=request.cold, sampling=request.sampling)
    return filling.fill(request, _Operations(preparation))


@dataclass(frozen=True)
class _Operations(filling.Kind[Point, Built, Job, BenchCost, BenchRow | BenchFailure]):
    preparation: Preparation

    def built(self, point: Point) -> tuple[str, Built]:
        built = self.preparation.built(point)
        return built.key, built

    def job(self, point: Point, key: str, built: Built) -> Job:
        return self.preparation.job(built)

    def compute(self) -> Callable[[Job], Outcome[BenchCost]]:
        return compute

    def known(self, found: dict[str, Any]) -> BenchCost:
        stacks = [(caller, function, weight) for caller, function, weight in found["stacks"]]
        return BenchCost(**{**found, "stacks": stacks})

    def row(self, point: Point, built: Built, cost: BenchCost, *, cached: bool) -> BenchRow:
        return built.row(cost, cached=cached)

    def failure(self, point: Point, sentence: str) -> BenchFailure:
        workload, chosen = point.recipe.workload, point.recipe.parameter_set
        title = scheme_title(workload, chosen)
        return BenchFailure(workload["name"], chosen, point.operation, sentence, title)
