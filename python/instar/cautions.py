"""What is to be known beside cycles: of a program on its core, and of the calls and runs that were timed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from instar._core import CallResult, Core, Program, RunResult


def cautions(
    program: Program, core: Core | None, results: Iterable[CallResult | RunResult] = ()
) -> list[str]:
    """One sentence each: what differs where the program is timed on the core, and at what the hardware may
    stand still in what was timed, where the model goes on.
    """
    if core is None:
        return []
    of_program = program.note_on(core)
    told = [of_program] if of_program else []
    return list(dict.fromkeys([*told, *(said for one in results for said in one["stands_still"])]))


def of_file(program: Program, core: Core | None, results: Iterable[RunResult] = ()) -> list[str]:
    """The same of a program that is a file: before it what may run otherwise than the file says."""
    return [*program.notes, *cautions(program, core, results)]
