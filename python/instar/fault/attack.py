"""Which call is attacked, and what no fault may make of it.

A workload's vectors have inputs that must be refused: a changed signature, a changed ciphertext.
What is not to come out is that the operation accepts them: the status for that, or, of an operation
that refuses without a word, what it gives where the function that decides says so (`accepts` in
workload.toml). Of one that gives out what only it can make, as a signature, any other result is not
to come out: whoever has a right and a wrong one of the same input may compute the key.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from instar._core import InstarError, Library, Program, call_forced, suggestion
from instar.outcome import WrongResult
from instar.workload.program import Recipe
from instar.workload.trips import case_files
from instar.workload.vectors import PreparedCase, load, outcome_difference

if TYPE_CHECKING:
    from instar._core import CallResult, OperationInfo

#: Refused vectors that are looked at; the one that is refused last is attacked.
_LOOKED_AT = 64
#: Accepted ones, of which the one with the fewest instructions is.
_CALLED = 8


@dataclass(frozen=True)
class Attack:
    """A call, and the result that no fault may make of it."""

    case: PreparedCase
    #: Return value and buffers by argument; None is any.
    unwanted: tuple[int | None, list[bytes | None]]
    #: The function that decides, where the workload names it.
    decides: str | None


def cases_of(library: Library, recipe: Recipe, operation: str) -> list[PreparedCase]:
    """The workload's own vectors of an operation. Raises `InstarError` where there is none."""
    workload, parameter_set = recipe.workload, recipe.parameter_set
    files = case_files(library, recipe)
    cases = [case for file in files for case in load(workload, file, parameter_set)]
    found = [case for case in cases if case.operation == operation]
    if not found:
        raise InstarError(
            f'workload "{workload["name"]}" has no vectors of {operation}, so nothing can be run'
        )
    return found


def pick_refused(
    recipe: Recipe, program: Program, operation: OperationInfo, cases: Sequence[PreparedCase]
) -> Attack:
    """A vector that is refused, and what would accept it.

    Raises `InstarError` where no vector is refused, or nothing says what accepting is.
    """
    named = operation["name"]
    accepts, status = operation["accepts"], recipe.workload["status"]
    if accepts is not None:
        for case in cases[:_LOOKED_AT]:
            usual = checked_call(program, case)
            accepted = call_forced(
                program,
                case.symbol,
                case.arguments,
                returns=case.returns,
                function=accepts["function"],
                value=accepts["returns"],
            )
            if accepted["buffers"] != usual["buffers"]:
                unwanted = (accepted["returned"] if case.returns else None, accepted["buffers"])
                return Attack(case, unwanted, accepts["function"])
        raise InstarError(
            f"{named}: none of its first {_LOOKED_AT} vectors is refused, so nothing can be attacked"
        )
    if operation["returns"] != "status" or status is None:
        raise InstarError(
            f"{named}: it has no status, and its workload.toml does not say what makes it accept, as "
            'accepts = { function = "verify", returns = 0 } would'
        )
    ok = status["ok"]
    refused = [case for case in cases if case.statuses is not None and ok not in case.statuses][:_LOOKED_AT]
    if not refused:
        raise InstarError(
            f"{named}: no vector of it is refused, so nothing can be attacked; add one to its vectors"
        )
    return Attack(max(refused, key=lambda case: checked_call(program, case)["instructions"]), (ok, []), None)


def pick_accepted(
    recipe: Recipe, program: Program, operation: OperationInfo, cases: Sequence[PreparedCase]
) -> Attack:
    """A vector that is accepted; what no fault may make of it is another result that is given out.

    Raises `InstarError` where no vector is accepted.
    """
    accepted = [case for case in cases if case.accepted and not case.again][:_CALLED]
    if not accepted:
        raise InstarError(
            f"{operation['name']}: no vector of it is accepted, so nothing is given out; "
            "--expect refusal takes one that is refused"
        )
    quickest = min(accepted, key=lambda case: checked_call(program, case)["instructions"])
    status = recipe.workload["status"]
    given_out = status["ok"] if operation["returns"] == "status" and status is not None else None
    return Attack(quickest, (given_out, []), None)


def chosen_case(cases: Sequence[PreparedCase], name: str) -> list[PreparedCase]:
    """The vector of that label, or of that number where only one has it: `case 33` or `33`.

    Raises `InstarError` where there is none.
    """
    number = name.removeprefix("case ")
    found = [case for case in cases if case.label == name] or [
        case for case in cases if f" case {number} " in f"{case.label} "
    ]
    if len(found) == 1:
        return found
    if found:
        raise InstarError(f'"{name}" are {len(found)} vectors; name one as "{found[0].label}"')
    first = [case.label for case in cases[:_CALLED]]
    raise InstarError(
        f'no vector of the operation is called "{name}"; {suggestion(name, "the first are", first)}'
    )


def checked_call(program: Program, case: PreparedCase) -> CallResult:
    """What a vector's call gives without a fault. Raises `WrongResult` where that is not the known answer."""
    result = program.call(case.symbol, case.arguments, returns=case.returns)
    if (wrong := outcome_difference(case, result)) is not None:
        raise WrongResult(wrong)
    return result
