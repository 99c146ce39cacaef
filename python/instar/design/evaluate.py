"""Runs what a design's `[[evaluate]]` entries ask for and puts the published figures beside it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from instar._core import Design, InstarError, Library
from instar.measurement import Wanted, measure
from instar.result import Evaluation, EvaluationRow, Measurement
from instar.toolchain import Compiler
from instar.workload.program import Recipe

if TYPE_CHECKING:
    from instar._core import EvaluateInfo, Label, PublishedInfo, VariantInfo


@dataclass(frozen=True)
class Point:
    """One row to be measured."""

    core: str
    variant: VariantInfo
    baseline: bool
    workload: str
    parameter_set: str
    operation: str

    def __str__(self) -> str:
        return f"{self.workload}-{self.parameter_set} {self.operation}, {self.variant['name']} on {self.core}"


def points(library: Library, design: Design, core: str | None = None) -> list[Point]:
    """Every row that the design asks for, baselines first; only those of `core` where one is named.

    Raises `InstarError` where the design evaluates nothing on `core`.
    """
    info = design.info
    listed = [
        point
        for entry in info["evaluate"]
        for host in entry["cores"] or info["cores"]
        if core is None or host == core
        for point in _points_of(entry, _sets(library, entry), host, info["baselines"], info["variants"])
    ]
    if not listed:
        known = ", ".join(
            dict.fromkeys(host for entry in info["evaluate"] for host in entry["cores"] or info["cores"])
        )
        on = f' on core "{core}"' if core else ""
        raise InstarError(
            f'design "{info["name"]}" evaluates nothing{on}; it evaluates on: {known or "no core"}'
        )
    return listed


def _sets(library: Library, entry: EvaluateInfo) -> list[str]:
    """The sets that an entry names; all of the workload's where it names none."""
    return entry["sets"] or list(library.workload(entry["workload"])["sets"]) or [""]


def _points_of(
    entry: EvaluateInfo, sets: list[str], host: str, baselines: list[VariantInfo], variants: list[VariantInfo]
) -> Iterator[Point]:
    wanted = entry["variants"]
    chosen = [(variant, True) for variant in baselines] + [
        (variant, False) for variant in variants if not wanted or variant["name"] in wanted
    ]
    for parameter_set in sets:
        for operation in [*entry["functions"], *entry["operations"]]:
            for variant, baseline in chosen:
                if not variant["cores"] or host in variant["cores"]:
                    yield Point(host, variant, baseline, entry["workload"], parameter_set, operation)


def evaluate(
    library: Library,
    design: Design,
    compiler: Compiler,
    wanted: list[Point],
    *,
    overrides: Mapping[str, Label] | None = None,
    use_cache: bool = True,
    cold: bool = False,
    on_begin: Callable[[Point], None] = lambda point: None,
    on_done: Callable[[Point], None] = lambda point: None,
) -> Evaluation:
    """Measures every point; each finished one is in the result cache, so an interrupted run resumes.

    `overrides` change the cores behind what the variants do.
    """
    info = design.info
    changes = dict(overrides or {})
    rows = []
    for point in wanted:
        on_begin(point)
        measurement = _measure(library, design, compiler, point, changes, use_cache=use_cache, cold=cold)
        rows.append(_with_published(point, measurement, info["published"]))
        on_done(point)
    return Evaluation(info["name"], info["title"], tuple(rows))


def _measure(
    library: Library,
    design: Design,
    compiler: Compiler,
    point: Point,
    overrides: Mapping[str, Label],
    *,
    use_cache: bool,
    cold: bool,
) -> Measurement:
    core = library.core(point.core, design=design, variant=point.variant["name"], overrides=overrides)
    recipe = Recipe(
        workload=library.workload(point.workload),
        parameter_set=point.parameter_set,
        isa=core.isa,
        compiler=compiler,
        design=design,
        variant=point.variant,
    )
    return measure(library, Wanted(recipe, point.operation, core, point.baseline, use_cache, cold))


def _with_published(point: Point, measurement: Measurement, published: list[PublishedInfo]) -> EvaluationRow:
    for figure in published:
        if (
            figure["core"] == point.core
            and figure["variant"] == point.variant["name"]
            and figure["operation"] == point.operation
            and figure["workload"] in {None, point.workload}
            and figure["set"] in {None, point.parameter_set}
        ):
            return EvaluationRow(
                measurement,
                point.variant["title"],
                figure["model_cycles"],
                figure["rtl_cycles"],
                figure["source"],
            )
    return EvaluationRow(measurement, point.variant["title"])
