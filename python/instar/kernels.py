"""Kernels beside the portable code that they replace: the same inputs, equal outputs, and the contract kept.

In all of these calls a kernel is watched: registers, stack, and the buffers given to it (`workload.conduct`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from instar import cache
from instar._core import Arg, InstarError, Library, Program
from instar.result import WrongResult
from instar.workload.conduct import contract, own_data, watched_call
from instar.workload.inputs import Input, call_arguments, difference, scalar_type
from instar.workload.program import (
    Recipe,
    build_program,
    load_program,
    own_domains,
    portable,
    replaced_functions,
)
from instar.workload.trips import case_files
from instar.workload.vectors import measured_cases, outcome_difference

if TYPE_CHECKING:
    from instar._core import CallResult, Contract, FunctionInfo

#: A kernel that takes so many times the instructions of portable code, and this many at least, has no end.
_PATIENCE, _LEAST_PATIENCE = 1000, 10_000_000

#: Programs of this process whose known answers were right: path → number of cases.
_ANSWERED: dict[str, int] = {}
cache.forgotten_with(_ANSWERED.clear)


@dataclass(frozen=True)
class Fault:
    """The first input on which a kernel is wrong, and how."""

    input: Input
    #: "a[3] is 5, portable code gives 6 mod 8380417".
    sentence: str
    #: A rule of the calling convention or of the contract was broken, or the call failed.
    conduct: bool


@dataclass(frozen=True)
class Beside:
    """A program with kernels, and the same scheme in portable C, built by the same compiler."""

    recipe: Recipe
    program: Program
    plain: Program
    #: Data that the kernels brought with them.
    own: Sequence[str]
    #: Function → the header of its domain, where that is its own: outputs cannot be compared.
    domains: Mapping[str, Path]

    @classmethod
    def of(cls, library: Library, recipe: Recipe, program: Program) -> Beside:
        """`program`, which `recipe` made, with its counterpart, which is built."""
        plain = portable(recipe)
        elf, _ = build_program(library, plain)
        loaded = load_program(elf, plain)
        return cls(recipe, program, loaded, own_data(program, loaded), own_domains(library, recipe))

    def first_fault(self, function: FunctionInfo, inputs: Iterable[Input]) -> tuple[int, Fault | None]:
        """Compares on each of `inputs` until one is wrong: how many were tried, and what is wrong.

        A function with a domain of its own is watched, and its outputs are taken as they are.
        """
        tried = 0
        for tried, given in enumerate(inputs, 1):
            arguments = call_arguments(function, self.recipe.parameter_set, given.values)
            reference = self.plain.call(
                function["symbol"], arguments, returns=scalar_type(function["returns"])
            )
            patience = max(_LEAST_PATIENCE, _PATIENCE * reference["instructions"])
            try:
                ours = watched(self.program, function, arguments, own=self.own, patience=patience)
            except InstarError as error:
                # A failed call names the program, which whoever tells of it does too.
                sentence = str(error).removeprefix(f"{self.recipe.title}: ")
                return tried, Fault(given, sentence, conduct=True)
            if function["name"] in self.domains:
                continue
            wrong = difference(function, self.recipe.parameter_set, ours, reference)
            if wrong:
                return tried, Fault(given, wrong, conduct=False)
        return tried, None

    def contracts(self) -> list[Contract]:
        """Those of the functions that have kernels."""
        functions, parameter_set = self.recipe.workload["functions"], self.recipe.parameter_set
        return [
            contract(functions[name], parameter_set, self.own) for name in replaced_functions(self.recipe)
        ]


def watched(
    program: Program,
    function: FunctionInfo,
    arguments: Sequence[Arg],
    own: Sequence[str] | None,
    patience: int | None = None,
) -> CallResult:
    """Calls `function` and watches it; it may take `patience` instructions.

    Raises `WrongResult` where it breaks a rule, `InstarError` where the call fails.
    """
    names = [argument["name"] for argument in function["args"]]
    result, broken = watched_call(
        program,
        function["symbol"],
        arguments,
        scalar_type(function["returns"]),
        names=names,
        own=own,
        max_instructions=patience,
    )
    if broken is not None or result is None:
        raise WrongResult(broken["sentence"] if broken else "the call gave nothing")
    return result


def check_known_answers(
    library: Library, recipe: Recipe, program: Program, beside: Beside | None = None
) -> int:
    """Runs the quick cases on which operations are measured and watches each call of a kernel; how many.

    `beside` is what `program` was compared with, where that was done. Raises `WrongResult` where an answer is
    wrong.
    """
    if program.path in _ANSWERED:
        return _ANSWERED[program.path]
    workload, count = recipe.workload, 0
    contracts: list[Contract] = []
    if replaced_functions(recipe):
        contracts = (beside or Beside.of(library, recipe, program)).contracts()
    files = case_files(library, recipe)
    for name, operation in workload["operations"].items():
        if operation["measure"] is None:
            continue
        for case in measured_cases(workload, files, recipe.parameter_set, name):
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
