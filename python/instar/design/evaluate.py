"""Runs what a design's `[[evaluate]]` entries ask for and puts the published figures beside it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from instar._core import Design, InstarError, Library, suggestion
from instar.design.areas import Runs, added_hardware
from instar.design.parallel import built_ahead, measured_ahead
from instar.hardware.variant_area import Adder
from instar.hazards import unmatched
from instar.measurement import Wanted
from instar.result import AddedHardware, Evaluation, EvaluationRow, Measurement
from instar.toolchain import Compiler, NoCompiler
from instar.workload.program import Recipe, built_by, replacements, usual_isa

if TYPE_CHECKING:
    from instar._core import CostInfo, EvaluateInfo, Label, PublishedInfo, VariantInfo


Table = tuple[str | None, str, str, str, int | None, bool]


@dataclass(frozen=True)
class Point:
    """One row to be measured."""

    #: None for a design without cores, whose instructions are counted.
    core: str | None
    variant: VariantInfo
    baseline: bool
    workload: str
    parameter_set: str
    operation: str
    is_function: bool
    #: Elements of buffers without a count; None: as many as the workload says.
    length: int | None = None
    #: The first call is measured, whatever the command says.
    cold: bool = False

    @property
    def table(self) -> Table:
        """What it has in common with the rows of its table."""
        return self.core, self.workload, self.parameter_set, self.operation, self.length, self.cold

    @property
    def schemes(self) -> tuple[str, ...]:
        """`ml-dsa-44` and `ml-dsa`: what its table may be asked for by."""
        return (
            (f"{self.workload}-{self.parameter_set}", self.workload)
            if self.parameter_set
            else (self.workload,)
        )

    def __str__(self) -> str:
        label = f"{self.workload}-{self.parameter_set}" if self.parameter_set else self.workload
        on = f" on {self.core}" if self.core else ""
        length = f" of {self.length}" if self.length is not None else ""
        return f"{label} {self.operation}{length}, {self.variant['name']}{on}{' (cold)' if self.cold else ''}"


def points(
    library: Library, design: Design, core: str | None = None, only: Sequence[str] = ()
) -> list[Point]:
    """Every row that the design asks for, baselines first; only those of `core` where one is named.

    With `only` those of these functions, operations or schemes. Raises `InstarError` where the
    design evaluates nothing on `core`, or has none of a name.
    """
    info = design.info
    # Without cores it is counted, for the machine that it names.
    no_core: list[str | None] = [None] if info["isa"] else []
    listed = [
        point
        for entry in info["evaluate"]
        for host in (no_core if entry["counted"] else entry["cores"] or info["cores"] or no_core)
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
    listed = _chosen(listed, only)
    _tell_apart(library, dict.fromkeys(point.workload for point in listed))
    groups: dict[Table, list[Point]] = {}
    for point in listed:
        groups.setdefault(point.table, []).append(point)
    # A table is finished when its last row is, so rows of one table follow each other.
    return [point for group in groups.values() for point in group]


def _chosen(listed: list[Point], only: Sequence[str]) -> list[Point]:
    """Those of a function, an operation and a scheme that are named; all where no such thing is."""
    operations = {point.operation for point in listed} & {*only}
    schemes = {name for point in listed for name in point.schemes} & {*only}
    for name in only:
        if name not in operations | schemes:
            known = dict.fromkeys(name for point in listed for name in (point.operation, *point.schemes))
            raise InstarError(
                f'--only: nothing called "{name}" is evaluated; {suggestion(name, "these are", list(known))}'
            )
    return [
        point
        for point in listed
        if (not operations or point.operation in operations) and (not schemes or {*point.schemes} & schemes)
    ]


def _tell_apart(library: Library, asked: Iterable[str]) -> None:
    """Raises `InstarError` where two workloads have one name: their tables would be called the same."""
    known: dict[str, str] = {}
    for name in asked:
        workload = library.workload(name)
        other = known.setdefault(workload["name"], workload["path"])
        if other != workload["path"]:
            raise InstarError(
                f'{other} and {workload["path"]} are both called "{workload["name"]}", so their tables '
                "could not be told apart; give one of them a name of its own"
            )


def _sets(library: Library, entry: EvaluateInfo) -> list[str]:
    """The sets that an entry names; all of the workload's where it names none."""
    return entry["sets"] or list(library.workload(entry["workload"])["sets"]) or [""]


def _points_of(
    entry: EvaluateInfo,
    sets: list[str],
    host: str | None,
    baselines: list[VariantInfo],
    variants: list[VariantInfo],
) -> Iterator[Point]:
    def chosen_of(all_: list[VariantInfo], wanted: list[str]) -> list[VariantInfo]:
        return [variant for variant in all_ if not wanted or variant["name"] in wanted]

    chosen = [(variant, True) for variant in chosen_of(baselines, entry["baselines"])] + [
        (variant, False) for variant in chosen_of(variants, entry["variants"])
    ]
    for parameter_set in sets:
        for operation in [*entry["functions"], *entry["operations"]]:
            is_function = operation in entry["functions"]
            for variant, baseline in chosen:
                if not variant["cores"] or host in variant["cores"]:
                    workload = entry["workload"]
                    yield Point(
                        host,
                        variant,
                        baseline,
                        workload,
                        parameter_set,
                        operation,
                        is_function,
                        entry["length"],
                        entry["cold"],
                    )


def evaluate(
    library: Library,
    design: Design,
    compiler: Compiler,
    wanted: list[Point],
    *,
    overrides: Mapping[str, Label] | None = None,
    use_cache: bool = True,
    cold: bool = False,
    adder: Adder | None = None,
    on_begin: Callable[[Point], None] = lambda point: None,
    on_done: Callable[[EvaluationRow], None] = lambda row: None,
) -> Evaluation:
    """Measures every point; each finished one is in the result cache, so an interrupted run resumes.

    Programs are built beside the measuring, in the order in which they are needed, and as many are
    measured at a time as there are processors; rows come in their order. `overrides` change the
    cores after what the variants do. With an `adder` each row has what its variant adds to its
    core; it is synthesised meanwhile.
    """
    info = design.info
    if not info["cores"] and (adder is not None or overrides):
        what = "--area" if adder is not None else "--set"
        raise InstarError(
            f'{what} is about a core, and design "{info["name"]}" has none: it is counted, not timed'
        )
    changes = dict(overrides or {})
    rows = []
    all_work = [
        _wanted(library, design, compiler, point, changes, use_cache=use_cache, cold=cold) for point in wanted
    ]
    absent = [_absent(one.recipe) for one in all_work]
    asked = wanted
    wanted = [point for point, reason in zip(asked, absent, strict=True) if reason is None]
    work = [one for one, reason in zip(all_work, absent, strict=True) if reason is None]
    with built_ahead(library, [one.recipe for one in work]) as wait, measured_ahead(library, wait) as begin:
        begun = iter([begin(one) for one in work])
        areas = _areas(library, wanted, work, adder, wait, changes) if adder is not None else {}
        for point, one, reason in zip(asked, all_work, absent, strict=True):
            on_begin(point)
            found = next(begun)() if reason is None else _nothing(one)
            row = replace(_with_published(library, point, found, info["published"]), absent=reason)
            if point.core is not None and (added := areas.get((point.core, point.variant["name"]))):
                row = _with_area(row, point, added) if reason is None else row
            rows.append(row)
            on_done(row)
    assumed = {core: _assumed(info["costs"], core) for core in dict.fromkeys(p.core for p in wanted) if core}
    told = [hazard for row in rows for hazard in row.measurement.hazards]
    notes = tuple(unmatched(design, told, "nothing that was evaluated"))
    return Evaluation(info["name"], info["title"], tuple(rows), notes, assumed)


def _absent(recipe: Recipe) -> str | None:
    """Why a row is not measured: its own compiler is not installed here."""
    try:
        built_by(recipe)
    except NoCompiler as error:
        return str(error)
    return None


def _nothing(wanted: Wanted) -> Measurement:
    """The record of a row that is not measured."""
    recipe = wanted.recipe
    variant = recipe.variant
    assert variant is not None and recipe.design is not None, "only a design's row has a compiler of its own"
    return Measurement(
        core=wanted.core.name if wanted.core else None,
        workload=recipe.workload["name"],
        parameter_set=recipe.parameter_set,
        operation=wanted.operation,
        design=recipe.design.info["name"],
        variant=variant["name"],
        length=wanted.length,
        baseline=wanted.baseline,
        cycles=None,
        cycles_low=None,
        cycles_high=None,
        windows=0,
        instructions=0,
        calls=0,
        warmup=0 if wanted.cold else 1,
        checked=False,
        stack_bytes=0,
        compiler=variant["compiler"] or "",
        flags=" ".join(variant["flags"]),
    )


def _areas(
    library: Library,
    points: list[Point],
    work: list[Wanted],
    adder: Adder,
    wait: Callable[[Recipe], None],
    overrides: Mapping[str, Label],
) -> dict[tuple[str, str], AddedHardware]:
    """Core and variant → what that variant adds there, for all of its programs that are evaluated."""
    groups: dict[tuple[str, str], list[tuple[Point, Wanted]]] = {}
    for point, one in zip(points, work, strict=True):
        # Without a core there is nothing that a variant adds to.
        if point.core is not None:
            groups.setdefault((point.core, point.variant["name"]), []).append((point, one))
    runs = []
    for found in groups.values():
        recipes = {(point.workload, point.parameter_set): one.recipe for point, one in found}
        point, one = found[0]
        assert one.core is not None, "it was asked for by its name"
        runs.append(Runs(one.core, point.variant, tuple(recipes.values())))
    return dict(zip(groups, added_hardware(library, runs, adder, wait, overrides), strict=True))


def _with_area(row: EvaluationRow, point: Point, added: AddedHardware) -> EvaluationRow:
    stated = point.variant["area"]
    if stated is None:
        return replace(row, added=added)
    where = f"{stated['provenance']}: {stated['where']}"
    return replace(row, added=added, stated_kge=stated["added_kge"], stated_where=where)


def _assumed(costs: list[CostInfo], core: str) -> tuple[str, ...]:
    """One sentence for each reason: `the cost of pq.bfct and pq.bfgs (three stages)`."""
    reasons: dict[str | None, list[str]] = {}
    for cost in costs:
        if cost["core"] == core and cost["provenance"] == "assumed":
            reasons.setdefault(cost["where"], []).append(cost["mnemonic"])
    return tuple(
        f"the cost of {', '.join(mnemonics)}" + (f" ({where})" if where else "")
        for where, mnemonics in reasons.items()
    )


def _wanted(
    library: Library,
    design: Design,
    compiler: Compiler,
    point: Point,
    overrides: Mapping[str, Label],
    *,
    use_cache: bool,
    cold: bool,
) -> Wanted:
    core = None
    if point.core is not None:
        core = library.core(point.core, design=design, variant=point.variant["name"], overrides=overrides)
    recipe = Recipe(
        workload=library.workload(point.workload),
        parameter_set=point.parameter_set,
        isa=core.isa if core else usual_isa(design),
        compiler=compiler,
        design=design,
        variant=point.variant,
    )
    return Wanted(
        recipe, point.operation, core, point.baseline, use_cache, cold or point.cold, length=point.length
    )


def _with_published(
    library: Library, point: Point, measurement: Measurement, published: list[PublishedInfo]
) -> EvaluationRow:
    # Of an operation only known answers tell whether its functions were replaced; the table does
    # not.
    replaced = None
    workload = library.workload(point.workload)
    trips = not point.is_function and workload["api"] is not None
    if not point.baseline and point.is_function:
        named = replacements(workload, point.variant)
        replaced = point.operation in [function for _, function in named]
    for figure in published:
        if (
            figure["core"] == point.core
            and figure["variant"] == point.variant["name"]
            and figure["operation"] == point.operation
            and figure["workload"] in {None, point.workload}
            and figure["set"] in {None, point.parameter_set}
            and figure["length"] == point.length
            and (not figure["cold"] or measurement.warmup == 0)
        ):
            return EvaluationRow(
                measurement,
                point.variant["title"],
                figure["model_cycles"],
                figure["rtl_cycles"],
                figure["source"],
                figure["note"],
                replaced,
                trips,
            )
    return EvaluationRow(measurement, point.variant["title"], replaced=replaced, round_trips=trips)
