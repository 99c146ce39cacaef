"""Profiles and histograms of a workload's functions and operations.

They are built, checked and called as `measurement` does. Nothing comes from the result cache, since
files are written on the way.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from instar._core import Core, Library, Observers, Program, observe_call
from instar.cautions import cautions
from instar.checked_program import prepare
from instar.hazards import hazards_of, unchecked
from instar.outcome import WrongResult
from instar.workload.answers import ENDLESS
from instar.workload.program import Recipe
from instar.workload.vectors import outcome_difference

if TYPE_CHECKING:
    from instar._core import CallResult, Observed, Progress, Sampling
    from instar.checked_program import PreparedCall


@dataclass(frozen=True)
class ObservedCall:
    """What was seen of a call, and which of the calls that `measure` makes it was."""

    observed: Observed
    #: From 1.
    number: int
    calls: int
    #: The outputs were compared with portable code or a known answer, and were right.
    checked: bool
    #: What is to be known of the check and of its cycles, a sentence each.
    notes: tuple[str, ...]


def observe_operation(
    library: Library,
    recipe: Recipe,
    operation: str,
    observers: Observers,
    number: int,
    *,
    core: Core | None = None,
    cold: bool = False,
    progress: Progress | None = None,
) -> ObservedCall:
    """Makes one call of a function or an operation and looks on; `number` says which of several, from 1.

    Raises `WrongResult` where an output is wrong, `InstarError` where the input is.
    """
    prepared = prepare(library, recipe, operation)
    call = prepared.call_number(number, operation)
    result, observed = observe_prepared(
        prepared.program, call, observers, core=core, cold=cold, progress=progress
    )
    checked = prepared.checked and unchecked(hazards_of([result])) is None
    notes = (*prepared.notes, *cautions(prepared.program, core, [result]))
    return ObservedCall(observed, number, len(prepared.calls), checked, notes)


def observe_prepared(
    program: Program,
    call: PreparedCall,
    observers: Observers,
    *,
    core: Core | None,
    cold: bool,
    sampling: Sampling | None = None,
    max_instructions: int = ENDLESS,
    progress: Progress | None = None,
) -> tuple[CallResult, Observed]:
    """Makes a call that was prepared and looks on. Raises `WrongResult` where an output is wrong.

    With `sampling` what is seen of a long call in cycles is seen of its windows alone.
    """
    result, observed = observe_call(
        program,
        call.symbol,
        call.arguments,
        observers=observers,
        core=core,
        cold=cold,
        max_instructions=max_instructions,
        sampling=sampling,
        returns=call.returns,
        progress=progress,
    )
    if call.answer is not None and (wrong := outcome_difference(call.answer, result)) is not None:
        raise WrongResult(f"{call.what} is wrong: {wrong}")
    return result, observed
