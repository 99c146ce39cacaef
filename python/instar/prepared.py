"""A program that was built and checked, with the calls that stand for one function or operation of it.

A function is called on random inputs from its contract and was compared with the portable code on extreme
and random ones; an operation is called on vectors of the workload, and every answer is compared. In all of
these calls kernels are watched: registers, stack, and the buffers given to them (`workload.conduct`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from instar._core import Arg, Core, InstarError, Library, Program
from instar.toolchain import Build
from instar.workload.conduct import contract, own_data, watched_call
from instar.workload.inputs import call_arguments, checked_inputs, difference, random_inputs, scalar_type
from instar.workload.program import Recipe, build_program, load_program, portable, replaced_functions
from instar.workload.vectors import PreparedCase, measured_cases, outcome_difference

if TYPE_CHECKING:
    from instar._core import CallResult, Contract, FunctionInfo, Progress

#: Programs of this process whose known answers were right: path → number of cases.
_ANSWERED: dict[str, int] = {}


class WrongResult(InstarError):
    """A program's outputs were wrong: the check said so, and no number is given."""


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


def prepare_built(library: Library, recipe: Recipe, operation: str, elf: Path, build: Build) -> Prepared:
    """As `prepare`, where the program is built already."""
    workload = recipe.workload
    program = load_program(elf, recipe)
    if operation in workload["functions"]:
        call, checked = _function_call(library, recipe, operation, program)
        return Prepared(program, build, (call,), recipe.title, checked)
    if operation in workload["operations"]:
        if replaced_functions(recipe):
            _check_known_answers(library, recipe, program)
        cases = measured_cases(workload, recipe.parameter_set, operation)
        what = f"{operation} of {workload['title']}"
        calls = (PreparedCall(what, case.symbol, case.arguments, case.returns, case) for case in cases)
        return Prepared(program, build, tuple(calls), recipe.title, checked=True)
    known = ", ".join([*workload["functions"], *workload["operations"]])
    raise InstarError(f'workload "{workload["name"]}" has no "{operation}"; it has: {known}')


def make_calls(
    program: Program,
    calls: Sequence[PreparedCall],
    core: Core | None,
    *,
    cold: bool = False,
    progress: Progress | None = None,
) -> list[CallResult]:
    """Makes every call, timed by `core` where there is one: warm, or with empty caches and predictors.

    `progress` is told how many instructions all of them have executed.

    Raises `WrongResult` where an answer is not the known one.
    """
    results: list[CallResult] = []
    ran = 0

    def told(instructions: int) -> None:
        if progress is not None:
            progress(ran + instructions)

    for call in calls:
        result = program.call(
            call.symbol, call.arguments, returns=call.returns, core=core, cold=cold, progress=told
        )
        ran += result["instructions"] * (1 + result["warmup"])
        if call.answer is not None and (wrong := outcome_difference(call.answer, result)) is not None:
            raise WrongResult(f"{call.what} is wrong: {wrong}")
        results.append(result)
    return results


def _function_call(
    library: Library, recipe: Recipe, name: str, program: Program
) -> tuple[PreparedCall, bool]:
    function = recipe.workload["functions"][name]
    replaced = bool(replaced_functions(recipe))
    if replaced:
        _compare_with_portable(library, recipe, name, program)
    answers = _check_known_answers(library, recipe, program)
    inputs = random_inputs(function, recipe.parameter_set)
    arguments = call_arguments(function, recipe.parameter_set, inputs)
    if not replaced:
        _watched(program, recipe, function, arguments, own=None)
    call = PreparedCall(name, function["symbol"], arguments, scalar_type(function["returns"]))
    return call, replaced or answers > 0


def _check_known_answers(library: Library, recipe: Recipe, program: Program) -> int:
    """Runs the quick cases on which operations are measured and watches each call of a kernel; how many."""
    if program.path in _ANSWERED:
        return _ANSWERED[program.path]
    workload, count = recipe.workload, 0
    contracts = _contracts(library, recipe, program)
    for name, operation in workload["operations"].items():
        if operation["measure"] is None:
            continue
        for case in measured_cases(workload, recipe.parameter_set, name):
            if case.slow:
                continue
            names = [argument["name"] for argument in operation["args"]]
            result, broken = watched_call(
                program, case.symbol, case.arguments, case.returns, names=names, contracts=contracts
            )
            if broken is not None:
                raise WrongResult(f"{recipe.title}, {name}: {broken['sentence']}")
            if result is not None and (wrong := outcome_difference(case, result)) is not None:
                raise WrongResult(f"{name} of {workload['title']} is wrong: {wrong}")
            count += 1
    _ANSWERED[program.path] = count
    return count


def _contracts(library: Library, recipe: Recipe, program: Program) -> list[Contract]:
    """Those of the functions that have kernels."""
    replaced = replaced_functions(recipe)
    if not replaced:
        return []
    own = own_data(program, _portable_program(library, recipe))
    functions = recipe.workload["functions"]
    return [contract(functions[name], recipe.parameter_set, own) for name in replaced]


def _portable_program(library: Library, recipe: Recipe) -> Program:
    plain = portable(recipe)
    elf, _ = build_program(library, plain)
    return load_program(elf, plain)


def _compare_with_portable(library: Library, recipe: Recipe, name: str, program: Program) -> None:
    function = recipe.workload["functions"][name]
    plain = _portable_program(library, recipe)
    own = own_data(program, plain)
    for inputs in checked_inputs(function, recipe.parameter_set):
        arguments = call_arguments(function, recipe.parameter_set, inputs)
        ours = _watched(program, recipe, function, arguments, own=own)
        reference = plain.call(function["symbol"], arguments, returns=scalar_type(function["returns"]))
        wrong = difference(function, recipe.parameter_set, ours, reference)
        if wrong:
            variant = recipe.variant["name"] if recipe.variant else "portable"
            raise WrongResult(f'{name} of variant "{variant}" is wrong: {wrong}')


def _watched(
    program: Program,
    recipe: Recipe,
    function: FunctionInfo,
    arguments: Sequence[Arg],
    own: Sequence[str] | None,
) -> CallResult:
    """Calls `function` and watches it. Raises `WrongResult` where it breaks a rule."""
    names = [argument["name"] for argument in function["args"]]
    result, broken = watched_call(
        program, function["symbol"], arguments, scalar_type(function["returns"]), names=names, own=own
    )
    if broken is not None or result is None:
        sentence = broken["sentence"] if broken else "the call gave nothing"
        raise WrongResult(f"{recipe.title}: {sentence}")
    return result
