"""Profiles and histograms of a workload's functions and operations.

They are built, checked and called as `measurement` does. Nothing comes from the result cache, since files are
written on the way.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from instar._core import Core, Library, Looks, Views, look_at_call, profile_call
from instar.prepared import WrongResult, prepare
from instar.workload.program import Recipe
from instar.workload.vectors import outcome_difference

if TYPE_CHECKING:
    from instar._core import CallResult, Profile, Progress, Seen
    from instar.prepared import PreparedCall


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
    library: Library,
    recipe: Recipe,
    operation: str,
    core: Core | None,
    views: Views,
    number: int,
    cold: bool,
    progress: Progress | None = None,
) -> ProfiledCall:
    """Profiles one call of a function or an operation; `number` says which of several, from 1.

    Without a core instructions are counted. Raises `WrongResult` where an output is wrong, `InstarError`
    where the input is.
    """
    if core is None:
        looked = look_at_operation(library, recipe, operation, Looks(profile=views), number, progress)
        assert looked.seen["profile"] is not None, "it was asked for"
        return ProfiledCall(looked.seen["profile"], number, looked.calls, looked.checked)
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
        progress=progress,
    )
    _compare(call, result)
    return ProfiledCall(profile, number, len(prepared.calls), prepared.checked)


@dataclass(frozen=True)
class LookedCall:
    """What was seen of a call without a core, and which of the calls that `measure` makes it was."""

    seen: Seen
    #: From 1.
    number: int
    calls: int
    #: The outputs were compared with portable code or a known answer, and were right.
    checked: bool


def look_at_operation(
    library: Library,
    recipe: Recipe,
    operation: str,
    looks: Looks,
    number: int,
    progress: Progress | None = None,
) -> LookedCall:
    """Makes one call of a function or an operation and looks on; `number` says which of several, from 1.

    Raises `WrongResult` where an output is wrong, `InstarError` where the input is.
    """
    prepared = prepare(library, recipe, operation)
    call = prepared.call_number(number, operation)
    result, seen = look_at_call(
        prepared.program,
        call.symbol,
        call.arguments,
        looks=looks,
        returns=call.returns,
        progress=progress,
    )
    _compare(call, result)
    return LookedCall(seen, number, len(prepared.calls), prepared.checked)


def _compare(call: PreparedCall, result: CallResult) -> None:
    if call.answer is not None and (wrong := outcome_difference(call.answer, result)) is not None:
        raise WrongResult(f"{call.what} is wrong: {wrong}")
