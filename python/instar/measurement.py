"""One function or operation of a scheme, built, checked and timed, from the result cache where it was before.

How it is checked stands in `instar.checked_program`.
"""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING

from instar import cache
from instar._core import Core, Library, Sampling
from instar.cautions import cautions
from instar.checked_program import Prepared, make_calls, prepare_built
from instar.hazards import hazards_of, unchecked
from instar.origin.command import placeless
from instar.result import Measurement, changed
from instar.sampling import interval, sampled_notes
from instar.toolchain import Build, build_key
from instar.workload.program import Recipe, build_program
from instar.workload.trips import case_files

if TYPE_CHECKING:
    from instar._core import CallResult, Progress


@dataclass(frozen=True)
class Wanted:
    """What is to be measured."""

    recipe: Recipe
    #: Function or operation of the workload.
    operation: str
    core: Core | None
    baseline: bool = False
    use_cache: bool = True
    #: Time the first call, with empty caches and predictors, instead of the second.
    cold: bool = False
    #: Elements of buffers without a count; None: as many as the workload says.
    length: int | None = None
    #: How calls that are long are sampled; None: each is timed whole.
    sampling: Sampling | None = field(default_factory=Sampling)
    #: Outputs are those that the core's hardware computes where nothing stalls.
    hardware_values: bool = False


def measure(library: Library, wanted: Wanted, progress: Progress | None = None) -> Measurement:
    """Builds, checks and times; from the result cache where the same was done before.

    Raises `WrongResult` where an output is wrong, `InstarError` where the input is.
    """
    wanted = replace(wanted, recipe=replace(wanted.recipe, use_cache=wanted.use_cache))
    elf, request = build_program(library, wanted.recipe)
    key = result_key(wanted, request, case_files(library, wanted.recipe))
    if wanted.use_cache and (found := cache.load_result(key)) is not None:
        return _placeless(Measurement(**{**found, "cached": True}))
    prepared = prepare_built(library, wanted.recipe, wanted.operation, elf, request, wanted.length)
    results = make_calls(
        prepared.program,
        prepared.calls,
        wanted.core,
        cold=wanted.cold,
        sampling=wanted.sampling,
        hardware_values=wanted.hardware_values,
        progress=progress,
    )
    samples = [result["sample"] for result in results if result["sample"] is not None]
    told = cautions(prepared.program, wanted.core, results)
    notes = [*prepared.notes, *told, *sampled_notes(samples)]
    result = _record(wanted, request, results, prepared, notes)
    if all(sample["covered"] == 1 for sample in samples):
        cache.store_result(key, result.as_dict())
    return _placeless(result)


def _placeless(result: Measurement) -> Measurement:
    """The result as it is told: without this machine's folders."""
    origins = {kind: placeless(path) for kind, path in result.origins.items()}
    return replace(result, origins=origins, hidden=list(map(placeless, result.hidden)))


def result_key(wanted: Wanted, request: Build, files: Sequence[Path]) -> str:
    """Digest of everything that decides the result: `request` builds the program, `files` have its cases."""
    core = wanted.core
    recipe = wanted.recipe
    design = recipe.described
    return cache.digest(
        cache.tool_digest(),
        build_key(request),
        recipe.workload["name"],
        recipe.parameter_set,
        wanted.operation,
        repr(recipe.workload["functions"].get(wanted.operation)),
        repr(recipe.workload["operations"].get(wanted.operation)),
        repr(recipe.workload["vectors"]),
        *(path.read_bytes() for path in files),
        repr(recipe.variant),
        str(wanted.baseline),
        f"cold {wanted.cold}",
        f"length {wanted.length}",
        repr(wanted.sampling),
        f"hardware values {wanted.hardware_values}",
        core.fingerprint if core else "",
        repr(_origins(wanted)),
        *(text for _, text in sorted((design.generate() if design else {}).items())),
        design.fingerprint if design else "",
    )


def _origins(wanted: Wanted) -> list[tuple[str, str, str | None]]:
    """Kind, file and hidden built-in of all that a result stands on."""
    recipe, core = wanted.recipe, wanted.core
    found = [("workload", recipe.workload["path"], recipe.workload["shadows"])]
    below = recipe.workload["hiding"]
    found += [(f"workload {one['name']}", one["path"], one["shadows"]) for one in below]
    if recipe.design:
        parts = recipe.design.info["parts"]
        kinds = ["design"] if len(parts) == 1 else [f"design {part['name']}" for part in parts]
        found += [(kind, part["path"], part["shadows"]) for kind, part in zip(kinds, parts, strict=True)]
    if core:
        found.append(("core", core.path, core.shadows))
    return found


def _record(
    wanted: Wanted, request: Build, results: list[CallResult], prepared: Prepared, notes: list[str]
) -> Measurement:
    """One record of one or more calls: mean cycles and instructions, largest stack."""
    recipe, core = wanted.recipe, wanted.core
    cycles = [result["cycles"] for result in results if result["cycles"] is not None]
    samples = [result["sample"] for result in results]
    low, high = interval(cycles, samples) if cycles else (None, None)
    hazards = hazards_of(results)
    # What hardware computes was compared itself.
    against = None if wanted.hardware_values else unchecked(hazards)
    return Measurement(
        core=core.name if core else None,
        workload=recipe.workload["name"],
        parameter_set=recipe.parameter_set,
        operation=wanted.operation,
        length=wanted.length,
        design=recipe.design.info["name"] if recipe.design else None,
        variant=recipe.variant["name"] if recipe.variant else None,
        baseline=wanted.baseline,
        cycles=round(statistics.mean(cycles)) if cycles else None,
        cycles_low=low,
        cycles_high=high,
        windows=sum(sample["windows"] for sample in samples if sample),
        instructions=round(statistics.mean(result["instructions"] for result in results)),
        calls=len(results),
        warmup=results[0]["warmup"],
        checked=prepared.checked and against is None,
        stack_bytes=max(result["stack_bytes"] for result in results),
        compiler=request.compiler.version,
        flags=" ".join(request.flags),
        origins={kind: path for kind, path, _ in _origins(wanted)},
        hidden=[f"{path} hides the built-in {shadow}" for _, path, shadow in _origins(wanted) if shadow],
        overrides=changed(core),
        notes=notes,
        answers=prepared.answers.tried,
        answers_alike=prepared.answers.alike,
        hazards=hazards,
        unchecked=against,
        values="hardware" if wanted.hardware_values else "program",
    )
