"""Profiles of a workload's functions and operations: built, checked and called as `measurement` does.

Nothing comes from the result cache, since files are written on the way.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from instar._core import Core, Library, Views, profile_call
from instar.prepared import WrongResult, prepare
from instar.workload.program import Recipe
from instar.workload.vectors import outcome_difference

if TYPE_CHECKING:
    from instar._core import Profile


@dataclass(frozen=True)
class ProfiledCall:
    """A profile, and which of the calls that `measure` makes it is of."""

    profile: Profile
    #: From 1.
    number: int
    calls: int
    #: The outputs were compared with portable code or a known answer, and were right.
    checked: bool


def profile_operation(
    library: Library, recipe: Recipe, operation: str, core: Core, views: Views, number: int, cold: bool
) -> ProfiledCall:
    """Profiles one call of a function or an operation; `number` says which of several, from 1.

    Raises `WrongResult` where an output is wrong, `InstarError` where the input is.
    """
    prepared = prepare(library, recipe, operation)
    call = prepared.call_number(number, operation)
    result, profile = profile_call(
        prepared.program,
        call.symbol,
        call.arguments,
        core=core,
        returns=call.returns,
        cold=cold,
        views=views,
    )
    if call.answer is not None and (wrong := outcome_difference(call.answer, result)) is not None:
        raise WrongResult(f"{call.what} is wrong: {wrong}")
    return ProfiledCall(profile, number, len(prepared.calls), prepared.checked)
