"""One function or operation of a scheme, built, checked and timed.

A function is called on random inputs from its contract and compared with the portable code on extreme and
random ones; an operation is called on a vector of the workload and compared with the known answer.
"""

from __future__ import annotations

import statistics
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from instar import cache
from instar._core import Core, InstarError, Library, Program
from instar.result import Measurement
from instar.toolchain import Build
from instar.workload.inputs import call_arguments, checked_inputs, difference, random_inputs, scalar_type
from instar.workload.program import Recipe, build_program
from instar.workload.vectors import measured_cases, outcome_difference, own_files

if TYPE_CHECKING:
    from instar._core import CallResult


#: Programs of this process whose known answers were right: path → number of cases.
_ANSWERED: dict[str, int] = {}


@dataclass(frozen=True)
class Wanted:
    """What is to be measured."""

    recipe: Recipe
    #: Function or operation of the workload.
    operation: str
    core: Core | None
    baseline: bool = False
    use_cache: bool = True


class WrongResult(InstarError):
    """A program's outputs were wrong: the check said so, and no number is given."""


def measure(library: Library, wanted: Wanted) -> Measurement:
    """Builds, checks and times; from the result cache where the same was done before.

    Raises `WrongResult` where an output is wrong, `InstarError` where the input is.
    """
    elf, request = build_program(library, wanted.recipe)
    key = _key(wanted, request)
    if wanted.use_cache and (found := cache.load_result(key)) is not None:
        return Measurement(**{**found, "cached": True})
    workload = wanted.recipe.workload
    program = Program(elf, isa=wanted.recipe.isa, design=wanted.recipe.design)
    if wanted.operation in workload["functions"]:
        result = _measure_function(library, wanted, program, request)
    elif wanted.operation in workload["operations"]:
        result = _measure_operation(library, wanted, program, request)
    else:
        known = ", ".join([*workload["functions"], *workload["operations"]])
        raise InstarError(f'workload "{workload["name"]}" has no "{wanted.operation}"; it has: {known}')
    cache.store_result(key, result.as_dict())
    return result


def _key(wanted: Wanted, request: Build) -> str:
    core = wanted.core
    recipe = wanted.recipe
    design = recipe.design
    return cache.digest(
        cache.tool_digest(),
        request.key(),
        recipe.workload["name"],
        recipe.parameter_set,
        wanted.operation,
        repr(recipe.workload["functions"].get(wanted.operation)),
        repr(recipe.workload["operations"].get(wanted.operation)),
        repr(recipe.workload["vectors"]),
        *(path.read_bytes() for path in own_files(recipe.workload)),
        repr(recipe.variant),
        str(wanted.baseline),
        core.fingerprint if core else "",
        repr(_origins(wanted)),
        *(text for _, text in sorted((design.generate() if design else {}).items())),
        *(Path(path).read_bytes() for path in _extension_paths(wanted)),
    )


def _extension_paths(wanted: Wanted) -> list[str]:
    design = wanted.recipe.design
    return [extension["path"] for extension in design.info["extensions"]] if design else []


def _measure_function(library: Library, wanted: Wanted, program: Program, request: Build) -> Measurement:
    recipe = wanted.recipe
    function = recipe.workload["functions"][wanted.operation]
    replaced = recipe.variant is not None and bool(recipe.variant["replaces"])
    if replaced:
        _compare_with_portable(library, wanted, program)
    answers = _check_known_answers(recipe, program)
    inputs = random_inputs(function, recipe.parameter_set)
    result = program.call(
        function["symbol"],
        call_arguments(function, recipe.parameter_set, inputs),
        returns=scalar_type(function["returns"]),
        core=wanted.core,
    )
    return _record(wanted, request, [result], checked=replaced or answers > 0)


def _check_known_answers(recipe: Recipe, program: Program) -> int:
    """Runs the cases on which operations are measured, with whatever kernels the program has; how many."""
    if program.path in _ANSWERED:
        return _ANSWERED[program.path]
    workload, count = recipe.workload, 0
    for name, operation in workload["operations"].items():
        if operation["measure"] is None:
            continue
        for case in measured_cases(workload, recipe.parameter_set, name):
            result = program.call(case.symbol, case.arguments, returns=case.returns)
            if (wrong := outcome_difference(case, result)) is not None:
                raise WrongResult(f"{name} of {workload['title']} is wrong: {wrong}")
            count += 1
    _ANSWERED[program.path] = count
    return count


def _compare_with_portable(library: Library, wanted: Wanted, program: Program) -> None:
    recipe = wanted.recipe
    function = recipe.workload["functions"][wanted.operation]
    plain = Recipe(recipe.workload, recipe.parameter_set, recipe.isa, recipe.compiler)
    elf, _ = build_program(library, plain)
    portable = Program(elf, isa=recipe.isa)
    for inputs in checked_inputs(function, recipe.parameter_set):
        arguments = call_arguments(function, recipe.parameter_set, inputs)
        ours = program.call(function["symbol"], arguments, returns=scalar_type(function["returns"]))
        reference = portable.call(function["symbol"], arguments, returns=scalar_type(function["returns"]))
        wrong = difference(function, recipe.parameter_set, ours, reference)
        if wrong:
            name = recipe.variant["name"] if recipe.variant else "portable"
            raise WrongResult(f'{wanted.operation} of variant "{name}" is wrong: {wrong}')


def _measure_operation(library: Library, wanted: Wanted, program: Program, request: Build) -> Measurement:
    recipe = wanted.recipe
    results = []
    for case in measured_cases(recipe.workload, recipe.parameter_set, wanted.operation):
        result = program.call(case.symbol, case.arguments, returns=case.returns, core=wanted.core)
        if (wrong := outcome_difference(case, result)) is not None:
            raise WrongResult(f"{wanted.operation} of {recipe.workload['title']} is wrong: {wrong}")
        results.append(result)
    return _record(wanted, request, results, checked=True)


def _origins(wanted: Wanted) -> list[tuple[str, str, str | None]]:
    """Kind, file and hidden built-in of all that a result stands on."""
    recipe, core = wanted.recipe, wanted.core
    found = [("workload", recipe.workload["path"], recipe.workload["shadows"])]
    if recipe.design:
        found.append(("design", recipe.design.info["path"], recipe.design.info["shadows"]))
    if core:
        found.append(("core", core.path, core.shadows))
    return found


def _record(wanted: Wanted, request: Build, results: list[CallResult], *, checked: bool) -> Measurement:
    """One record of one or more calls: mean cycles and instructions, largest stack."""
    recipe, core = wanted.recipe, wanted.core
    cycles = [result["cycles"] for result in results if result["cycles"] is not None]
    changed = (
        {p["name"]: p["value"] for p in core.parameters if p["provenance"] == "override"} if core else {}
    )
    return Measurement(
        core=core.name if core else None,
        workload=recipe.workload["name"],
        parameter_set=recipe.parameter_set,
        operation=wanted.operation,
        design=recipe.design.info["name"] if recipe.design else None,
        variant=recipe.variant["name"] if recipe.variant else None,
        baseline=wanted.baseline,
        cycles=round(statistics.mean(cycles)) if cycles else None,
        instructions=round(statistics.mean(result["instructions"] for result in results)),
        calls=len(results),
        warmup=results[0]["warmup"],
        checked=checked,
        stack_bytes=max(result["stack_bytes"] for result in results),
        compiler=request.compiler.version,
        flags=" ".join(request.flags),
        origins={kind: path for kind, path, _ in _origins(wanted)},
        hidden=[f"{path} hides the built-in {shadow}" for _, path, shadow in _origins(wanted) if shadow],
        overrides=changed,
    )
