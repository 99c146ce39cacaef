"""Fills tables of suites."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from instar import cache
from instar._core import Core
from instar.jobs import filling
from instar.jobs.filling import Request
from instar.jobs.job import PROGRAM, Outcome
from instar.jobs.packing import Packing
from instar.jobs.tally import Tally
from instar.result import Label
from instar.scores import SuiteCost, SuiteFailure, SuiteRow
from instar.suite.job import Job
from instar.suite.program import SuiteProgram
from instar.suite.worker import compute
from instar.toolchain import Build, Compiler, build


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


def fill(request: Request[Point]) -> tuple[list[SuiteRow | SuiteFailure], Tally]:
    """A row for each point, or why there is none, in their order.

    Raises `Interrupted` after ^C, when all that was finished is kept.
    """
    return filling.fill(request, _Programs(Packing(request.library), use_cache=request.use_cache))


@dataclass(frozen=True)
class _Built:
    build: Build
    elf: Path


@dataclass(frozen=True)
class _Programs(filling.Kind[Point, _Built, Job, SuiteCost, SuiteRow | SuiteFailure]):
    packing: Packing
    use_cache: bool

    def built(self, point: Point) -> tuple[str, _Built]:
        # What has no score is not run.
        point.program.amount()
        made = point.program.build(point.core.isa, point.compiler)
        elf = build(made, use_cache=self.use_cache)
        return point.program.key(made, point.core), _Built(made, elf)

    def job(self, point: Point, key: str, built: _Built) -> Job:
        return Job(
            key=key,
            tool=cache.tool_digest(),
            parcel=self.packing.parcel(point.core.path, None, {PROGRAM: built.elf.read_bytes()}),
            core=point.core.name,
            designs=(),
            variant=None,
            overrides=dict(point.overrides),
            isa=point.core.isa,
            title=point.program.title,
            part=point.program.part(),
        )

    def compute(self) -> Callable[[Job], Outcome[SuiteCost]]:
        return compute

    def known(self, found: dict[str, Any]) -> SuiteCost:
        return SuiteCost(**found)

    def row(self, point: Point, built: _Built, cost: SuiteCost, *, cached: bool) -> SuiteRow:
        program = point.program
        score = program.checkout.suite["score"]
        return SuiteRow(
            suite=program.checkout.suite["name"],
            title=program.checkout.title,
            program=program.name,
            rule=program.rule,
            amount=program.amount(),
            per=score["per"],
            unit=score["unit"],
            cost=cost,
            compiler=built.build.compiler.version,
            flags=" ".join(built.build.flags),
            cached=cached,
        )

    def failure(self, point: Point, sentence: str) -> SuiteFailure:
        program = point.program
        return SuiteFailure(program.checkout.suite["name"], program.name, sentence)
