"""One function or operation of a scheme, built, checked and timed.

A function is called on random inputs from its contract and compared with the portable code on extreme and
random ones; an operation is called on a vector of the workload and compared with the known answer.
"""

from __future__ import annotations

from dataclasses import dataclass

from instar import cache
from instar._core import Core, InstarError, Library, Program
from instar.result import Measurement
from instar.toolchain import Build
from instar.workload.inputs import call_arguments, checked_inputs, difference, random_inputs
from instar.workload.program import Recipe, build_program
from instar.workload.vectors import measured_case, outcome_difference


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
        repr(recipe.variant),
        str(wanted.baseline),
        repr((core.name, core.parameters) if core else None),
        repr(design.info["extensions"] if design else None),
        repr(core.costs if core else None),
        *(text for _, text in sorted((design.generate() if design else {}).items())),
        *(_extension_text(path) for path in _extension_paths(wanted)),
    )


def _extension_paths(wanted: Wanted) -> list[str]:
    design = wanted.recipe.design
    return [extension["path"] for extension in design.info["extensions"]] if design else []


def _extension_text(path: str) -> bytes:
    with open(path, "rb") as file:
        return file.read()


def _measure_function(library: Library, wanted: Wanted, program: Program, request: Build) -> Measurement:
    recipe = wanted.recipe
    function = recipe.workload["functions"][wanted.operation]
    if recipe.parameter_set not in function["sets"]:
        raise InstarError(
            f'function "{wanted.operation}" is not in set "{recipe.parameter_set}"; it is in: '
            + ", ".join(function["sets"])
        )
    replaced = recipe.variant is not None and bool(recipe.variant["replaces"])
    if replaced:
        _compare_with_portable(library, wanted, program)
    inputs = random_inputs(function, recipe.parameter_set)
    result = program.call(
        function["symbol"],
        call_arguments(function, recipe.parameter_set, inputs),
        returns=function["returns"],
        core=wanted.core,
    )
    return _record(
        wanted, request, result["cycles"], result["instructions"], result["warmup"], result["stack_bytes"]
    )


def _compare_with_portable(library: Library, wanted: Wanted, program: Program) -> None:
    recipe = wanted.recipe
    function = recipe.workload["functions"][wanted.operation]
    plain = Recipe(recipe.workload, recipe.parameter_set, recipe.isa, recipe.compiler)
    elf, _ = build_program(library, plain)
    portable = Program(elf, isa=recipe.isa)
    for inputs in checked_inputs(function, recipe.parameter_set):
        arguments = call_arguments(function, recipe.parameter_set, inputs)
        ours = program.call(function["symbol"], arguments, returns=function["returns"])
        reference = portable.call(function["symbol"], arguments, returns=function["returns"])
        wrong = difference(function, ours, reference)
        if wrong:
            raise WrongResult(
                f'{wanted.operation} of variant "{(recipe.variant or {}).get("name")}" is wrong: {wrong}'
            )


def _measure_operation(library: Library, wanted: Wanted, program: Program, request: Build) -> Measurement:
    recipe = wanted.recipe
    case = measured_case(recipe.workload, recipe.parameter_set, wanted.operation)
    result = program.call(case.symbol, case.arguments, returns=case.returns, core=wanted.core)
    wrong = outcome_difference(case, result)
    if wrong:
        raise WrongResult(f"{wanted.operation} of {recipe.workload['title']} gives a wrong answer: {wrong}")
    return _record(
        wanted, request, result["cycles"], result["instructions"], result["warmup"], result["stack_bytes"]
    )


def _record(
    wanted: Wanted, request: Build, cycles: int | None, instructions: int, warmup: int, stack_bytes: int
) -> Measurement:
    recipe = wanted.recipe
    return Measurement(
        core=wanted.core.name if wanted.core else None,
        workload=recipe.workload["name"],
        parameter_set=recipe.parameter_set,
        operation=wanted.operation,
        design=recipe.design.info["name"] if recipe.design else None,
        variant=recipe.variant["name"] if recipe.variant else None,
        baseline=wanted.baseline,
        cycles=cycles,
        instructions=instructions,
        warmup=warmup,
        checked=True,
        stack_bytes=stack_bytes,
        compiler=request.compiler.version,
        flags=" ".join(request.flags),
        overrides={p["name"]: p["value"] for p in wanted.core.parameters if p["provenance"] == "override"}
        if wanted.core
        else {},
    )
