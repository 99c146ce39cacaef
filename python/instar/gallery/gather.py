"""Gathers what there is to say of a design: measurements, areas, circuits, and where the cycles went.

It asks those who know (`design.evaluate`, `hardware`, `profiling`) and shares their caches. What
cannot be found out here is told in a sentence, once.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from instar._core import Core, Design, InstarError, Library
from instar.design.evaluate import Point, evaluate, points
from instar.gallery.circuits import Circuits, circuits, left_out
from instar.gallery.runs import Run, runs
from instar.hardware.proof import Limits
from instar.hardware.units import TooLong, costs_of
from instar.hardware.variant_area import Adder
from instar.outcome import WrongResult
from instar.picture import pipeline
from instar.result import Evaluation, EvaluationRow
from instar.toolchain import Compiler

if TYPE_CHECKING:
    from instar._core import VariantInfo


@dataclass(frozen=True)
class Asked:
    """What a page is to have."""

    #: Only this core; None: all that the design evaluates on.
    core: str | None = None
    #: The operation or function whose cycles are looked into; None: the one that gains most.
    operation: str | None = None
    #: Without circuits, and of each scheme the first parameter set alone.
    quick: bool = False
    #: So many parameter sets of a scheme at most; None: all.
    sets: int | None = None
    #: What is tried for the proof of an instruction.
    limits: Limits = field(default_factory=Limits)
    #: Characters of the text of a unit that is synthesised; None: any number.
    longest: int | None = None
    use_cache: bool = True


@dataclass
class Heard:
    """Who is told how far it is."""

    #: Rows that there will be.
    begin: Callable[[int], None] = lambda rows: None
    say: Callable[[str], None] = lambda what: None
    done: Callable[[EvaluationRow], None] = lambda row: None


@dataclass(frozen=True)
class Pipeline:
    """A core with what the design adds, drawn."""

    core: str
    summary: str
    title: str
    drawing: str


@dataclass(frozen=True)
class Portrait:
    """All that a page shows."""

    design: Design
    evaluation: Evaluation | None
    pipelines: tuple[Pipeline, ...] = ()
    circuits: Circuits | None = None
    runs: tuple[Run, ...] = ()
    #: What is not on the page, and why.
    missing: tuple[str, ...] = ()
    asked: Asked = field(default_factory=Asked)


def gather(
    library: Library, design: Design, compiler: Compiler, asked: Asked, heard: Heard | None = None
) -> Portrait:
    """Measures, synthesises and proves what is not known yet.

    Raises `InstarError` where the design evaluates nothing on the core that is asked for, and
    `WrongResult` where an output is wrong.
    """
    told = heard or Heard()
    missing: list[str] = []
    evaluation = _evaluation(library, design, compiler, asked, told, missing)
    found: tuple[Run, ...] = ()
    if evaluation is not None:
        found = runs(library, design, compiler, evaluation, asked.operation, told.say, missing)
    circuit = None
    host = _host(library, design, asked)
    if host is not None and not asked.quick and design.info["extensions"]:
        circuit = _circuits(design, host, asked, told, missing)
    if asked.quick:
        missing.append("Circuits: left out by --quick.")
    return Portrait(
        design,
        evaluation,
        tuple(_pipelines(library, design, asked)),
        circuit,
        found,
        tuple(dict.fromkeys(missing)),
        asked,
    )


def _evaluation(
    library: Library, design: Design, compiler: Compiler, asked: Asked, told: Heard, missing: list[str]
) -> Evaluation | None:
    info = design.info
    if not info["evaluate"]:
        if asked.core is not None and asked.core not in info["cores"]:
            known = ", ".join(info["cores"]) or "no core"
            raise InstarError(f'design "{info["name"]}" is not for core "{asked.core}"; it is for: {known}')
        missing.append("Measurements: the design has no [[evaluate]], so it names nothing to be run.")
        return None
    wanted = points(library, design, asked.core)
    most = 1 if asked.quick else asked.sets
    if most is not None and len(few := _first_sets(wanted, most)) < len(wanted):
        kept = "the first" if most == 1 else f"the first {most}"
        why = "--quick" if asked.quick else f"--all; instar report {info['name']} has them"
        missing.append(f"Parameter sets of a scheme but {kept}: left out by {why}.")
        wanted = few
    told.begin(len(wanted))
    adder = None if asked.quick or not info["cores"] else _adder(asked, told, missing)

    def run(adder: Adder | None) -> Evaluation:
        return evaluate(
            library,
            design,
            compiler,
            wanted,
            use_cache=asked.use_cache,
            adder=adder,
            on_begin=lambda point: told.say(str(point)),
            on_done=told.done,
        )

    try:
        return _without_history(run(adder))
    except WrongResult:
        raise
    except InstarError as error:
        if adder is None:
            raise
        # The measurements are known by now.
        long = isinstance(error, TooLong)
        missing.append(left_out(error, design) if long else f"Areas of the variants: {error}")
        told.begin(len(wanted))
        return _without_history(run(None))


def _without_history(evaluation: Evaluation) -> Evaluation:
    """Rows as if they had all been computed now: a page must not depend on what a cache held."""
    rows = tuple(replace(row, measurement=replace(row.measurement, cached=False)) for row in evaluation.rows)
    return replace(evaluation, rows=rows)


def _first_sets(wanted: Sequence[Point], most: int) -> list[Point]:
    """Those of the first sets of each workload on each core, in the order of the design's file."""
    sets: dict[tuple[str | None, str], list[str]] = {}
    for point in wanted:
        known = sets.setdefault((point.core, point.workload), [])
        if point.parameter_set not in known and len(known) < most:
            known.append(point.parameter_set)
    return [point for point in wanted if point.parameter_set in sets[point.core, point.workload]]


def _adder(asked: Asked, told: Heard, missing: list[str]) -> Adder | None:
    try:
        return Adder(longest=asked.longest, use_cache=asked.use_cache, report=told.say)
    except InstarError as error:
        missing.append(f"Areas: {error}")
        return None


def _host(library: Library, design: Design, asked: Asked) -> Core | None:
    """The core that circuits are made for, as `instar hardware` chooses it."""
    cores = design.info["cores"]
    name = asked.core or (cores[0] if cores else None)
    return library.core(name, design=design) if name is not None else None


def _circuits(design: Design, host: Core, asked: Asked, told: Heard, missing: list[str]) -> Circuits | None:
    limits = asked.limits
    try:
        found = circuits(design, host, told.say, missing, limits, asked.longest)
    except InstarError as error:
        missing.append(f"Circuits: {error}")
        return None
    open_ = [one for unit in found.units for one in unit.shown if one.outcome in {"vectors", "unfinished"}]
    if open_ and limits != Limits():
        missing.append(
            f"Longer proofs: each instruction got {limits.seconds:g} s and {limits.vectors:,} vectors by "
            f"--all; instar report {design.info['name']} tries more."
        )
    return found


def _pipelines(library: Library, design: Design, asked: Asked) -> list[Pipeline]:
    """Each core with the last variant that runs on it."""
    info = design.info
    found = []
    for name in [asked.core] if asked.core else info["cores"]:
        base = library.core(name)
        chosen: VariantInfo | None = None
        for variant in info["variants"]:
            if not variant["cores"] or name in variant["cores"]:
                chosen = variant
        if chosen is None:
            found.append(Pipeline(name, base.summary, "as it is", pipeline.draw(base).inline()))
            continue
        core = library.core(name, design=design, variant=chosen["name"])
        costs: Mapping[str, Mapping[str, object]] = costs_of(design, chosen, name)
        drawn = pipeline.draw(core, base=base, units=info["units"], costs=costs)
        found.append(Pipeline(name, base.summary, chosen["title"], drawn.inline()))
    return found
