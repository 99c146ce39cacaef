"""Kernels beside the portable code that they replace: the same inputs, equal outputs, and the contract kept.

In all of these calls a kernel is watched: registers, stack, and the buffers given to it
(`workload.contract`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from instar import cache
from instar._core import Arg, InstarError, Library, Program
from instar.outcome import WrongResult
from instar.result import KnownAnswers
from instar.workload.constants import constants
from instar.workload.contract import contract, own_data, watched_call
from instar.workload.freedom import Freedom
from instar.workload.inputs import Input, call_arguments, difference, scalar_type
from instar.workload.program import (
    Recipe,
    build_program,
    load_program,
    own_domains,
    portable,
    replaced_functions,
)
from instar.workload.settings import PLAIN, Setting
from instar.workload.trials import Trial, Trials
from instar.workload.trips import case_files
from instar.workload.vectors import measured_cases, outcome_difference

if TYPE_CHECKING:
    from instar._core import CallResult, Contract, FunctionInfo

#: A kernel that takes so many times the instructions of portable code, and this many at least, has
#: no end.
_PATIENCE, _LEAST_PATIENCE = 1000, 10_000_000

#: Instructions of portable code that a part of a thorough check may take, and calls that it always
#: may.
_INSTRUCTIONS, _LEAST_CALLS = 40_000_000, 32

#: Programs of this process whose known answers were right, by their paths.
_ANSWERED: dict[str, KnownAnswers] = {}
cache.forgotten_with(_ANSWERED.clear)


@dataclass(frozen=True)
class Fault:
    """The first input on which a kernel is wrong, and how."""

    input: Input
    #: What the input is called, and the setting in which it was given.
    name: str
    #: "a[3] is 5, portable code gives 6 mod 8380417".
    sentence: str
    #: A rule of the calling convention or of the contract was broken, or the call failed.
    conduct: bool


@dataclass
class Beside:
    """A program with kernels, and the same scheme in portable C, built by the same compiler."""

    recipe: Recipe
    program: Program
    plain: Program
    #: Data that the kernels brought with them.
    own: Sequence[str]
    #: Function → the header of its domain, where that is its own: outputs cannot be compared.
    domains: Mapping[str, Path]
    #: Instructions and calls of portable code so far.
    spent: int = 0
    calls: int = 0

    @classmethod
    def of(cls, library: Library, recipe: Recipe, program: Program) -> Beside:
        """`program`, which `recipe` made, with its counterpart, which is built."""
        plain = portable(recipe)
        elf, _ = build_program(library, plain)
        loaded = load_program(elf, plain)
        return cls(recipe, program, loaded, own_data(program, loaded), own_domains(library, recipe))

    def first_fault(
        self, function: FunctionInfo, inputs: Iterable[Input | Trial]
    ) -> tuple[int, Fault | None]:
        """Compares on each of `inputs` until one is wrong: how many were tried, and what is wrong.

        A function with a domain of its own is watched, and its outputs are taken as they are.
        """
        tried = 0
        for tried, one in enumerate(inputs, 1):
            trial = one if isinstance(one, Trial) else Trial(one)
            given = trial.input
            # What an output holds before is nobody's promise either.
            fill = 0x5A * (tried % 3)
            arguments = call_arguments(given.function, self.recipe.parameter_set, given.values, fill=fill)
            reference = self.plain.call(
                function["symbol"], arguments, returns=scalar_type(function["returns"])
            )
            self.spent += reference["instructions"]
            self.calls += 1
            patience = max(_LEAST_PATIENCE, _PATIENCE * reference["instructions"])
            try:
                ours = self._call(function, arguments, trial, patience)
            except InstarError as error:
                # A failed call names the program, which whoever tells of it does too.
                sentence = str(error).removeprefix(f"{self.recipe.title}: ")
                return tried, Fault(given, trial.name, sentence, conduct=True)
            if function["name"] in self.domains:
                continue
            wrong = difference(function, self.recipe.parameter_set, ours, reference)
            if wrong:
                return tried, Fault(given, trial.name, wrong, conduct=False)
        return tried, None

    def _call(
        self, function: FunctionInfo, arguments: Sequence[Arg], trial: Trial, patience: int
    ) -> CallResult:
        """What the kernel gives; watched, unless the trial is one of very many."""
        if trial.watched:
            return watched(
                self.program, function, arguments, self.own, patience=patience, setting=trial.setting
            )
        returns = scalar_type(function["returns"])
        return self.program.call(
            function["symbol"], list(arguments), returns=returns, max_instructions=patience
        )

    def trials(self, function: FunctionInfo, *, seed: int, rounds: int, shapes: Sequence[str]) -> Trials:
        """What a thorough check tries `function` on, its kernel and its contract in view."""
        parameter_set = self.recipe.parameter_set
        portable_title = portable(self.recipe).title

        def plain(given: Input, setting: Setting) -> str | None:
            try:
                arguments = call_arguments(given.function, parameter_set, given.values)
                watched(self.plain, function, arguments, own=None, patience=_LEAST_PATIENCE, setting=setting)
            except InstarError as error:
                return str(error).removeprefix(f"{portable_title}: ")
            return None

        freedom = Freedom.of(function, parameter_set)
        if rounds:
            freedom = freedom.that(function, parameter_set, plain)
        before = (self.spent, self.calls)

        def most() -> int:
            calls = max(1, self.calls - before[1])
            return max(_LEAST_CALLS, _INSTRUCTIONS * calls // max(1, self.spent - before[0]))

        numbers = constants(self.program, function["symbol"])
        untried = list(freedom.untried)
        return Trials(function, parameter_set, freedom, numbers, seed, rounds, shapes, most, untried)

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
    setting: Setting = PLAIN,
) -> CallResult:
    """Calls `function` in a setting and watches it; it may take `patience` instructions.

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
        setting=setting,
    )
    if broken is not None or result is None:
        raise WrongResult(broken["sentence"] if broken else "the call gave nothing")
    if result["clock_read"]:
        raise WrongResult(f"{function['symbol']} reads a clock, so what it gives may depend on the time")
    return result


def check_known_answers(
    library: Library, recipe: Recipe, program: Program, beside: Beside | None = None
) -> KnownAnswers:
    """Runs the quick cases on which operations are measured and watches each call of a kernel.

    `beside` is what `program` was compared with, where that was done. Raises `WrongResult` where an
    answer is wrong.
    """
    if program.path in _ANSWERED:
        return _ANSWERED[program.path]
    workload, count, alike = recipe.workload, 0, 0
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
            if case.again:
                # Hundreds that one entry stands for are for `instar vectors`.
                alike += 1
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
    _ANSWERED[program.path] = KnownAnswers(count, alike)
    return _ANSWERED[program.path]
