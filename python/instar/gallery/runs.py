"""Where the cycles of one operation went: the fastest baseline beside the fastest variant."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from instar._core import Design, InstarError, Library, Observers, Views
from instar.profiling import observe_operation
from instar.report.evaluation import Group, groups
from instar.result import Evaluation, EvaluationRow, Measurement, Stack
from instar.toolchain import Compiler
from instar.variants import find_variant
from instar.workload.program import Recipe


@dataclass(frozen=True)
class Run:
    """One call, and where its cycles went."""

    label: str
    title: str
    core: str
    variant: str
    workload: str
    operation: str
    cycles: int
    instructions: int
    stalls: dict[str, int]
    stacks: tuple[Stack, ...]


def runs(
    library: Library,
    design: Design,
    compiler: Compiler,
    evaluation: Evaluation,
    operation: str | None,
    say: Callable[[str], None],
    missing: list[str],
) -> tuple[Run, ...]:
    """Two runs of `operation`, or of the whole operation that gains most."""
    tables = groups(evaluation.rows)
    # A length is given to kernels of several sizes, which are measured and not looked into.
    timed = {key: rows for key, rows in tables.items() if key[0] is not None and key[4] is None}
    if operation is not None:
        timed = {key: rows for key, rows in timed.items() if key[3] == operation}
        if not timed:
            names = ", ".join(dict.fromkeys(key[3] for key in tables))
            raise InstarError(
                f'--operation "{operation}": design "{design.info["name"]}" times no such one; '
                f"it evaluates: {names}"
            )
    whole = {key: rows for key, rows in timed.items() if key[3] in library.workload(key[1])["operations"]}
    if not timed:
        missing.append("Stalls and flame graph: no operation is timed on a core.")
        return ()
    # Of equal gains the first: max keeps the order of the file.
    key, rows = max((whole or timed).items(), key=lambda one: _gain(one[1]))
    pair = (fastest(rows, baseline=True), fastest(rows, baseline=False))
    return tuple(_run(library, design, compiler, key, row, say) for row in pair if row is not None)


def amount(measurement: Measurement) -> int | None:
    """What rows are compared by: cycles, or instructions where no core is."""
    return measurement.cycles if measurement.core is not None else measurement.instructions or None


def fastest(rows: Sequence[EvaluationRow], *, baseline: bool) -> EvaluationRow | None:
    """The fastest baseline or variant that was measured."""
    known = [row for row in rows if row.measurement.baseline is baseline and amount(row.measurement)]
    return min(known, key=lambda row: amount(row.measurement) or 0, default=None)


def _gain(rows: Sequence[EvaluationRow]) -> float:
    """How many times faster the best variant is than the best baseline; 0 where one is missing."""
    ours, without = fastest(rows, baseline=False), fastest(rows, baseline=True)
    if ours is None or without is None:
        return 0.0
    return (amount(without.measurement) or 0) / (amount(ours.measurement) or 1)


def _run(
    library: Library,
    design: Design,
    compiler: Compiler,
    key: Group,
    row: EvaluationRow,
    say: Callable[[str], None],
) -> Run:
    m = row.measurement
    label = f"{m.workload}-{m.parameter_set}" if m.parameter_set else m.workload
    say(f"looking into {label} {m.operation}, {m.variant}")
    assert m.core is not None and m.variant is not None, "it was timed, and is of a design"
    core = library.core(m.core, design=design, variant=m.variant)
    workload = library.workload(m.workload)
    variant = find_variant(design, m.variant)
    recipe = Recipe(workload, m.parameter_set, core.isa, compiler, design, variant)
    done = observe_operation(
        library, recipe, m.operation, Observers(cycles=Views()), 1, core=core, cold=m.warmup == 0
    )
    profile = done.observed["cycles"]
    assert profile is not None and profile["stalls"] is not None, "cycles were asked for"
    stacks = tuple(
        (-1 if one["caller"] is None else one["caller"], one["function"], one["cycles"] or 0)
        for one in profile["stacks"]
    )
    return Run(
        label,
        row.title,
        m.core,
        m.variant,
        m.workload,
        m.operation,
        profile["cycles"] or 0,
        profile["instructions"],
        dict(profile["stalls"]),
        stacks,
    )
