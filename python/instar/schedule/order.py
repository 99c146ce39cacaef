"""A better order for one function: searched, written, built again, checked, proved equal and measured."""

from __future__ import annotations

import pickle
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar, cast

from instar import cache
from instar._core import Core, InstarError, Program, free_spills, prove, schedule
from instar.prepared import PreparedCall
from instar.result import WrongResult
from instar.schedule.listing import rewritten
from instar.schedule.target import Target

if TYPE_CHECKING:
    from instar._core import FreedSpills, Proof, Schedule, ScheduleBound, ScheduledLine

#: Orders judged at effort 1; each further effort has three times as many.
LEAST_JUDGEMENTS = 3_000
#: Searches that know nothing of each other.
ISLANDS = 4
#: Orders of each stretch whose moves are counted, for one that the model judges: they take so much less time.
ORDERS = 20


@dataclass(frozen=True)
class Effort:
    """How long is looked, and with what chance."""

    level: int
    seed: int
    #: Threads, which change no result.
    processors: int

    @property
    def judgements(self) -> int:
        """Orders that the model judges; at level 0 only the one that came."""
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


@dataclass(frozen=True)
class Scheduled:
    """A function in its new order."""

    wanted: Wanted
    found: Schedule
    #: Cycles of a measured call before and after, the latter of the new text, assembled and linked.
    before: int
    after: int
    bytes_before: int
    #: Somebody ended the search early.
    stopped: bool
    proof: Proof
    #: The file, below the header that it is given.
    text: str

    @property
    def bound(self) -> ScheduleBound:
        """What keeps any order of these instructions from being faster."""
        return self.found["bounds"][0]

    @property
    def optimal(self) -> bool:
        """Whether no order takes fewer cycles than the one that was found."""
        return self.after <= self.bound["cycles"]

    @property
    def instructions(self) -> tuple[int, int]:
        """Instructions of the longest path before and after."""
        return self.proof["instructions"] or (0, 0)


@dataclass(frozen=True)
class _Code:
    """A text of the function, and the program with it."""

    source: Path
    program: Program


#: Told what is done, how far it is from 0 to 1, and the fewest cycles so far; answers whether to go on.
Watcher = Callable[[str, float, int], bool]


def search(wanted: Wanted, folder: Path, progress: Watcher) -> Scheduled:
    """Looks for the order in which one call takes fewest cycles; where none is better, it is what came.

    `folder` is for scratch files. Raises `WrongResult` where the result cannot be proved equal to what came,
    or its outputs are wrong.
    """
    target = wanted.target
    try:
        program, call = target.make(target.source)
        # What cannot be proved equal to itself is told before the search, not after it.
        _prove(wanted, program, program, call)
        came, before = _Code(target.source, program), _cycles(wanted, program, call)
        code, freed = came, None
        if not wanted.keep_spills and wanted.effort.judgements:
            freed = _freed(wanted, came, call, lambda at: progress("spills", at, before))
            code = _unspilled(wanted, came, freed, call, folder / "freed")
        stopped = freed is not None and freed["stopped"]
        found = _found(wanted, code, call, progress, stopped)
        if code is not came and found["after"] >= before:
            code, found = came, _found(wanted, came, call, progress, stopped)
        better, text = _written(wanted, code.source, found["lines"], call, folder / "made")
        return Scheduled(
            wanted,
            found,
            before,
            _cycles(wanted, better.program, call),
            freed["bytes_before"] if freed else found["bytes_before"],
            stopped or found["stopped"],
            _prove(wanted, program, better.program, call),
            text,
        )
    except (InstarError, WrongResult) as error:
        # The user knows the file that was given, not its copies, of which a cached build may name another.
        copy = rf"[^\s(]*/{re.escape(target.source.name)}\b"
        raise type(error)(re.sub(copy, lambda _: str(target.origin), str(error))) from error


def _unspilled(wanted: Wanted, came: _Code, freed: FreedSpills, call: PreparedCall, folder: Path) -> _Code:
    """The code with fewer loads and stores; what came, where there is none or no proof of it."""
    if not freed["lines"]:
        return came
    code, _ = _written(wanted, came.source, freed["lines"], call, folder)
    target = wanted.target
    proof = prove(came.program, code.program, call.symbol, noalias=wanted.noalias, returns=target.results)
    return code if proof["refusal"] is None else came


def _written(
    wanted: Wanted, source: Path, lines: Sequence[ScheduledLine], call: PreparedCall, folder: Path
) -> tuple[_Code, str]:
    """The function of `source` in the order of `lines`, as a file in `folder`, built and checked."""
    target = wanted.target
    text = rewritten(source, call.symbol, lines, target.macros)
    path = folder / target.source.name
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return _Code(path, target.make(path)[0]), text


def _freed(wanted: Wanted, came: _Code, call: PreparedCall, progress: Callable[[float], bool]) -> FreedSpills:
    """The lines with fewer loads and stores, where it does with fewer."""
    effort = wanted.effort

    def search() -> FreedSpills:
        return free_spills(
            came.program,
            call.symbol,
            call.arguments,
            results=wanted.target.results,
            apart=wanted.noalias,
            orders=ORDERS * effort.judgements,
            seed=effort.seed,
            processors=effort.processors,
            progress=progress,
        )

    return _kept(wanted, call, "spills", search)


def _prove(wanted: Wanted, a: Program, b: Program, call: PreparedCall) -> Proof:
    target = wanted.target
    proof = prove(a, b, call.symbol, noalias=wanted.noalias, returns=target.results)
    if proof["refusal"] is None:
        return proof
    if a is b:
        raise InstarError(
            f"{target.title}: {target.function} is not scheduled, as no order of it could be proved right: "
            f"{proof['refusal'].removeprefix('A: ')}"
        )
    raise WrongResult(
        f"{target.title}, {target.function}: the best order (B) is not proved equal to what came (A), so "
        f"it is not written: {proof['refusal']}"
    )


def _found(wanted: Wanted, code: _Code, call: PreparedCall, progress: Watcher, stopped: bool) -> Schedule:
    """The search from a text; where somebody has `stopped` it already, it tries next to nothing."""
    effort = wanted.effort
    judgements = 0 if stopped else effort.judgements

    def search() -> Schedule:
        return schedule(
            code.program,
            call.symbol,
            call.arguments,
            wanted.core,
            results=wanted.target.results,
            apart=wanted.noalias,
            judgements=judgements,
            islands=ISLANDS,
            seed=effort.seed,
            processors=effort.processors,
            progress=lambda judged, best: progress("orders", judged / max(judgements, 1), best),
        )

    what = f"{wanted.core.fingerprint} {judgements} {ISLANDS} {code.source.read_text(encoding='utf-8')}"
    return _kept(wanted, call, what, search)


Found = TypeVar("Found", bound=Mapping[str, Any])


def _kept(wanted: Wanted, call: PreparedCall, what: str, search: Callable[[], Found]) -> Found:
    """What a search finds, or what the same search found before. One that was stopped is not kept."""
    target, effort = wanted.target, wanted.effort
    key = cache.digest(
        cache.tool_digest(),
        target.key,
        pickle.dumps(call.arguments),
        call.symbol,
        repr((what, target.results, list(wanted.noalias), effort.judgements, effort.seed)),
    )
    if (known := cache.load_result(key)) is not None:
        return cast("Found", known)
    found = search()
    if not found["stopped"]:
        cache.store_result(key, dict(found))
    return found


def _cycles(wanted: Wanted, program: Program, call: PreparedCall) -> int:
    result = program.call(call.symbol, call.arguments, returns=call.returns, core=wanted.core)
    return result["cycles"] or 0
