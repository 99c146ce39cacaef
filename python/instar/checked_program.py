"""A program that was built and checked, with the calls that stand for one function or operation of it.

A function is called on random inputs from its contract and was compared with the portable code on
extreme and random ones (`instar.kernels`); an operation is called on vectors of the workload, and
every answer is compared. In all of these calls kernels are watched.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from instar._core import Arg, Core, InstarError, Library, Program
from instar.kernels import Beside, check_known_answers, watched
from instar.outcome import WrongResult
from instar.result import KnownAnswers
from instar.toolchain import Build
from instar.workload.answers import ENDLESS
from instar.workload.inputs import call_arguments, checked_inputs, random_inputs, scalar_type, with_length
from instar.workload.program import Recipe, build_program, load_program, replaced_functions, unknown_function
from instar.workload.trips import case_files
from instar.workload.vectors import PreparedCase, measured_cases, outcome_difference, sized_case

if TYPE_CHECKING:
    from instar._core import CallResult, FunctionInfo, Progress, Sampling


_NO_ANSWERS = KnownAnswers(0)


@dataclass(frozen=True)
class PreparedCall:
    """One call to be timed; it may be pickled."""

    #: As in a sentence: "keygen of ML-DSA".
    what: str
    symbol: str
    arguments: list[Arg]
    returns: str | None
    #: The known answer that its outputs must equal; None where they were checked before.
    answer: PreparedCase | None = None


@dataclass(frozen=True)
class Prepared:
    """A program, checked, and the calls whose mean is the cost of what was asked for."""

    program: Program
    build: Build
    calls: tuple[PreparedCall, ...]
    #: What the program is, in errors.
    title: str
    #: Outputs were, or are when the call is made, compared with portable code or a known answer.
    checked: bool
    #: What a result must say of how they were.
    notes: tuple[str, ...] = ()
    #: Known answers of the scheme that were tried.
    answers: KnownAnswers = _NO_ANSWERS

    def call_number(self, number: int, operation: str) -> PreparedCall:
        """One of the calls, counted from 1; `operation` is what was asked for, for the sentence."""
        calls = len(self.calls)
        if number > calls:
            plural = "s" if calls > 1 else ""
            raise InstarError(f"{operation} is measured by {calls} call{plural}; there is no call {number}")
        return self.calls[number - 1]


def prepare(library: Library, recipe: Recipe, operation: str) -> Prepared:
    """Builds the program of `recipe` and checks what it computes.

    Raises `WrongResult` where an output is wrong, `InstarError` where the input is.
    """
    elf, build = build_program(library, recipe)
    return prepare_built(library, recipe, operation, elf, build)


def prepare_built(
    library: Library, recipe: Recipe, operation: str, elf: Path, build: Build, length: int | None = None
) -> Prepared:
    """As `prepare`, where the program is built already.

    With a `length` buffers without a count have so many elements: those of a function are made up,
    of an operation a case that has them is taken.
    """
    workload = recipe.workload
    program = load_program(elf, recipe)
    if operation in workload["functions"]:
        call, checked, notes, answers = _function_call(library, recipe, operation, program, length)
        return Prepared(program, build, (call,), recipe.title, checked, notes, answers)
    if operation in workload["operations"]:
        answers = _NO_ANSWERS
        if replaced_functions(recipe):
            answers = check_known_answers(library, recipe, program)
        files = case_files(library, recipe)
        cases = (
            measured_cases(workload, files, recipe.parameter_set, operation)
            if length is None
            else [sized_case(workload, files, recipe.parameter_set, operation, length)]
        )
        what = f"{operation} of {workload['title']}"
        calls = (PreparedCall(what, case.symbol, case.arguments, case.returns, case) for case in cases)
        return Prepared(program, build, tuple(calls), recipe.title, checked=True, answers=answers)
    raise unknown_function(workload, operation)


def make_calls(
    program: Program,
    calls: Sequence[PreparedCall],
    core: Core | None,
    *,
    cold: bool = False,
    sampling: Sampling | None = None,
    hardware_values: bool = False,
    progress: Progress | None = None,
) -> list[CallResult]:
    """Makes every call, timed by `core` where there is one: warm, or with empty caches and predictors.

    With `hardware_values` registers and memory hold what the core's hardware computes where nothing stalls.

    Calls that are long are sampled as `sampling` says; without it each is timed whole. `progress`
    is told how many instructions all of them have executed.

    Raises `WrongResult` where an answer is not the known one.
    """
    results: list[CallResult] = []
    ran = 0

    def told(instructions: int) -> bool | None:
        return progress(ran + instructions) if progress is not None else None

    for call in calls:
        result = program.call(
            call.symbol,
            call.arguments,
            returns=call.returns,
            core=core,
            cold=cold,
            max_instructions=ENDLESS,
            sampling=sampling,
            hardware_values=hardware_values,
            progress=told,
        )
        ran += result["instructions"] * (1 + result["warmup"])
        if call.answer is not None and (wrong := outcome_difference(call.answer, result)) is not None:
            raise WrongResult(f"{call.what} is wrong: {wrong}")
        results.append(result)
    return results


def _compare(beside: Beside, recipe: Recipe, name: str, function: FunctionInfo) -> None:
    """Raises `WrongResult` where a function is not what portable code is, on a few inputs."""
    _, fault = beside.first_fault(function, checked_inputs(function, recipe.parameter_set))
    if fault is not None and fault.conduct:
        raise WrongResult(f"{recipe.title}: {fault.sentence}")
    if fault is not None:
        variant = recipe.variant["name"] if recipe.variant else "portable"
        raise WrongResult(f'{name} of variant "{variant}" is wrong: {fault.sentence} (input: {fault.name})')


def _function_call(
    library: Library, recipe: Recipe, name: str, program: Program, length: int | None
) -> tuple[PreparedCall, bool, tuple[str, ...], KnownAnswers]:
    function = recipe.workload["functions"][name]
    if length is not None:
        function = with_length(function, length)
    replaced = bool(replaced_functions(recipe))
    beside = Beside.of(library, recipe, program) if replaced else None
    if beside is not None:
        _compare(beside, recipe, name, function)
        # A wrong one may keep an operation from its end, so none is left to the known answers.
        for other in replaced_functions(recipe):
            if other != name:
                _compare(beside, recipe, other, recipe.workload["functions"][other])
    answers = check_known_answers(library, recipe, program, beside)
    arguments = call_arguments(function, recipe.parameter_set, random_inputs(function, recipe.parameter_set))
    if not replaced:
        try:
            watched(program, function, arguments, own=None)
        except WrongResult as error:
            raise WrongResult(f"{recipe.title}: {error}") from error
    call = PreparedCall(name, function["symbol"], arguments, scalar_type(function["returns"]))
    if beside is None or name not in beside.domains:
        return call, replaced or answers.tried > 0, (), answers
    note = (
        f"{name} has a domain of its own ({beside.domains[name].name} beside its kernel), so it was watched, "
        "but not compared with portable code by itself; "
        f"known answers of the scheme that are right: {answers.tried}"
    )
    return call, answers.tried > 0, (note,), answers
