"""What is scheduled and for how long, and texts of it: written, built, searched, proved equal."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar, cast

from instar import cache
from instar._core import Core, Program, prove
from instar.cautions import cautions
from instar.checked_program import PreparedCall
from instar.outcome import WrongResult
from instar.schedule.listing import rewritten
from instar.schedule.target import Target

if TYPE_CHECKING:
    from instar._core import Proof, ScheduledLine, ToldHazard

#: Orders judged at effort 1; each further effort has three times as many.
LEAST_JUDGEMENTS = 3_000
#: Searches that know nothing of each other.
ISLANDS = 2


@dataclass(frozen=True)
class Effort:
    """How long is looked, and with what chance."""

    level: int
    seed: int
    #: Threads, which change no result.
    processors: int
    #: Orders that the model judges, where they are given and not those of the level.
    orders: int | None = None

    @property
    def judgements(self) -> int:
        """Orders that the model judges; at level 0 only the one that came."""
        if self.orders is not None:
            return self.orders
        judged: int = LEAST_JUDGEMENTS * 3 ** (self.level - 1) if self.level else 0
        return judged


@dataclass(frozen=True)
class Wanted:
    """What is scheduled, for which core, and how long is looked."""

    target: Target
    core: Core
    effort: Effort
    #: Pairs of argument registers, by their numbers, whose buffers never overlap.
    noalias: Sequence[tuple[int, int]]
    #: Whether loads and stores of whole words stay as they are.
    keep_spills: bool = False
    #: Whether loops may be turned, so that a round begins within the one before it.
    turn_loops: bool = True
    #: How many rounds of each loop become one, where its rounds are a multiple.
    unroll: int = 1
    #: Whether values get registers that let an assembler take words of two bytes.
    short: bool = False
    #: Argument registers, by their numbers, and what each is a multiple of.
    aligned: Sequence[tuple[int, int]] = ()
    #: What is taken of the recorded call (`instar.schedule.evidence`).
    evidence: str = "call"


@dataclass(frozen=True)
class Code:
    """A text of the function, and the program with it."""

    source: Path
    program: Program


#: Told what is done, how far it is from 0 to 1, and the fewest cycles so far; answers whether to go
#: on.
Watcher = Callable[[str, float, int], bool]


def written(
    wanted: Wanted, source: Path, lines: Sequence[ScheduledLine], call: PreparedCall, folder: Path
) -> tuple[Code, str]:
    """The function of `source` in the order of `lines`, as a file in `folder`, built and checked."""
    target = wanted.target
    text = rewritten(source, call.symbol, lines)
    path = folder / target.source.name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return Code(path, target.make(path)[0]), text


def proof(wanted: Wanted, a: Path, b: Path, call: PreparedCall) -> Proof:
    """Whether the function of file `b` does as that of `a`, as `instar schedule --check` proves it.

    A proof that was made before is not made again.
    """
    target = wanted.target
    texts = [source.read_text(encoding="utf-8") for source in (a, b)]
    key = _key(wanted, call, repr(("proof", texts, list(wanted.aligned))))
    if (known := cache.load_result(key)) is not None:
        executed = known["instructions"]
        return cast("Proof", {**known, "instructions": tuple(executed) if executed else None})
    first = target.proved(a)
    second = first if b == a else target.proved(b)
    found = prove(
        first, second, call.symbol, noalias=wanted.noalias, aligned=wanted.aligned, returns=target.results
    )
    cache.store_result(key, dict(found))
    return found


def same(wanted: Wanted, a: Code, b: Code, call: PreparedCall) -> bool:
    """Whether that can be proved."""
    return proof(wanted, a.source, b.source, call)["refusal"] is None


def right(
    wanted: Wanted, came: Code, lines: Sequence[ScheduledLine], call: PreparedCall, folder: Path
) -> Code | None:
    """The code of these lines where its outputs are those of `came` and it can be proved to do the same."""
    if not lines:
        return None
    try:
        made, _ = written(wanted, came.source, lines, call, folder)
    except WrongResult:
        return None
    return made if same(wanted, came, made, call) else None


Found = TypeVar("Found", bound=Mapping[str, Any])


def kept(wanted: Wanted, call: PreparedCall, what: str, search: Callable[[], Found]) -> Found:
    """What a search finds, or what the same search found before. One that was stopped is not kept."""
    effort = wanted.effort
    key = _key(wanted, call, repr((what, effort.judgements, effort.seed)))
    if (known := cache.load_result(key)) is not None:
        return cast("Found", known)
    found = search()
    if not found["stopped"]:
        cache.store_result(key, dict(found))
    return found


def _key(wanted: Wanted, call: PreparedCall, what: str) -> str:
    """Of all that decides what comes of a function and `what` else is said."""
    target = wanted.target
    return cache.digest(
        cache.tool_digest(),
        target.key,
        # Orders are judged by what its instructions do, and by the hazards that it means.
        wanted.core.design.fingerprint if wanted.core.design else "",
        pickle.dumps(call.arguments),
        call.symbol,
        repr((target.results, list(wanted.noalias), wanted.evidence)),
        what,
    )


def timed(wanted: Wanted, program: Program, call: PreparedCall) -> tuple[int, list[str], list[ToldHazard]]:
    """Cycles of one measured call, what is to be known of them, and where hardware computes otherwise."""
    result = program.call(call.symbol, call.arguments, returns=call.returns, core=wanted.core)
    return result["cycles"] or 0, cautions(program, wanted.core, [result]), result["hazards"]


def executed(program: Program, call: PreparedCall) -> int:
    """Instructions of one call."""
    return program.call(call.symbol, call.arguments, returns=call.returns)["instructions"]
