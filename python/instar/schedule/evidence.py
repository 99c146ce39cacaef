"""How much of one recorded call is taken for what every call does, and what is said where it was too much.

A search takes two accesses of memory that did not meet in the call for ones that never do. Where a
proof or known answers say otherwise, it looks again and takes less.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from instar._core import withdrawn_evidence

if TYPE_CHECKING:
    from instar._core import Program, SchedulePlace
    from instar.checked_program import PreparedCall
    from instar.schedule.candidate import Wanted

#: From most to least, by the names of `instar._core.schedule`.
EVIDENCE = ("call", "regions", "code")
#: Pairs that a sentence names.
_NAMED = 2

#: Accesses that keep their order: the one that came first, and the other.
_Pairs = Sequence[tuple["SchedulePlace", "SchedulePlace"]]


def weaker(
    program: Program, call: PreparedCall, results: int, noalias: Sequence[tuple[int, int]], than: str = "call"
) -> Iterator[tuple[str, _Pairs]]:
    """Each evidence that is less than this one and keeps other pairs in order, with all that it keeps so."""
    pairs: _Pairs = _withdrawn(program, call, results, noalias, than)
    for evidence in EVIDENCE[EVIDENCE.index(than) + 1 :]:
        more = _withdrawn(program, call, results, noalias, evidence)
        if more != pairs:
            yield evidence, more
        pairs = more


def lessened(wanted: Wanted, program: Program, call: PreparedCall) -> Iterator[tuple[Wanted, _Pairs]]:
    """The same with `weaker` evidence."""
    for evidence, pairs in weaker(program, call, wanted.target.results, wanted.noalias, wanted.evidence):
        yield replace(wanted, evidence=evidence), pairs


def kept_in_order(what: str, pairs: _Pairs, why: str) -> str:
    """That accesses keep their order, as what one call told was not right."""
    return (
        f"{what}: what did not meet in the recorded call may meet in another one ({why}); so these, which "
        f"the code does not show apart, are kept in order: {in_order(pairs)}"
    )


def in_order(pairs: _Pairs) -> str:
    """The first of such pairs, and how many others there are."""
    named = [f"{_told(a)} before {_told(b)}" for a, b in pairs[:_NAMED]]
    others = len(pairs) - len(named)
    more = f", and {others:,} other pair{'' if others == 1 else 's'}" if others else ""
    return f"{'; '.join(named)}{more}"


def _withdrawn(
    program: Program, call: PreparedCall, results: int, noalias: Sequence[tuple[int, int]], evidence: str
) -> _Pairs:
    return withdrawn_evidence(
        program, call.symbol, call.arguments, results=results, apart=noalias, evidence=evidence
    )


def _told(place: SchedulePlace) -> str:
    line = f" (line {place['line']})" if place["line"] else ""
    return f"{place['text']}{line}"
