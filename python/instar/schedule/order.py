"""A better order for one function: searched, written, built again, checked, proved equal and measured."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from instar._core import InstarError, free_spills, schedule, step_later
from instar.checked_program import PreparedCall
from instar.outcome import WrongResult
from instar.schedule.candidate import (
    ISLANDS,
    LEAST_JUDGEMENTS,
    Code,
    Effort,
    Wanted,
    Watcher,
    executed,
    kept,
    proof,
    right,
    timed,
    written,
)
from instar.schedule.evidence import kept_in_order, lessened
from instar.schedule.loops import NoLoop, Turned, turned, unrolled
from instar.schedule.source import squeezed
from instar.schedule.target import CAME, Target

if TYPE_CHECKING:
    from instar._core import FreedSpills, Proof, Schedule, ScheduleBound, ToldHazard

__all__ = [
    "ISLANDS",
    "LEAST_JUDGEMENTS",
    "ORDERS",
    "Effort",
    "Scheduled",
    "Wanted",
    "Watcher",
    "of_user",
    "search",
]

#: Orders of each stretch whose moves are counted, for one that the model judges: they take so much
#: less time.
ORDERS = 8


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
    #: Loops that were turned: the first instruction of each, as it came, and its source line.
    turned: tuple[tuple[str, int | None], ...]
    #: Orders that were judged, in trials too.
    judgements: int
    #: Instructions of the longest path, before and after; where arguments count rounds, of the
    #: measured call.
    instructions: tuple[int, int]
    #: What is to be known of the call and of its cycles, a sentence each.
    notes: tuple[str, ...]
    #: Where in the new order the hardware computes another value than the program's order says.
    hazards: Sequence[ToldHazard]
    #: What was taken of the recorded call at first and is not so, a sentence; also one of `notes`.
    withdrawn: str | None = None

    @property
    def bound(self) -> ScheduleBound:
        """What keeps any order of these instructions from being faster."""
        return self.found["bounds"][0]

    @property
    def optimal(self) -> bool:
        """Whether no order takes fewer cycles than the one that was found."""
        return self.after <= self.bound["cycles"]


@dataclass(frozen=True)
class _Best:
    """The best so far: a text and the order that was found from it."""

    code: Code
    found: Schedule
    loops: tuple[tuple[str, int | None], ...]
    #: Orders that were judged on the way.
    judgements: int
    stopped: bool

    @classmethod
    def of(cls, turns: Turned, found: Schedule) -> _Best:
        """That of one search."""
        judged = turns.judgements + found["judgements"]
        return cls(turns.code, found, turns.loops, judged, turns.stopped or found["stopped"])


def search(wanted: Wanted, folder: Path, progress: Watcher) -> Scheduled:
    """Looks for the order in which one call takes fewest cycles; where none is better, it is what came.

    What the recorded call told is withdrawn where a proof or an answer is against it, and the
    search made again; `notes` of the result say so. `folder` is for scratch files. Raises
    `InstarError` where nothing can be proved of the function as it came, or it is wrong; `NoLoop`
    where no loop can be unrolled so.
    """
    target = wanted.target
    try:
        program, call = target.make(target.source)
        # What cannot be proved equal to itself is told before the search, not after it.
        came = Code(target.source, program)
        _prove(wanted, came, came, call)
        before, notes, _ = timed(wanted, program, call)
        start = _Start(came, call, before, notes)
        watch = _Watch(progress)
        return _righted(wanted, start, folder, watch)
    except (InstarError, WrongResult) as error:
        raise type(error)(of_user(target, str(error))) from error


@dataclass(frozen=True)
class _Start:
    """The function as it came, proved to be itself."""

    code: Code
    call: PreparedCall
    #: Cycles of the call.
    cycles: int
    notes: Sequence[str]


@dataclass
class _Watch:
    """Asks whoever watches, and knows the answer when a search is made again."""

    progress: Watcher
    stopped: bool = False

    def __call__(self, what: str, share: float, best: int) -> bool:
        """Whether to go on."""
        try:
            goes_on = self.progress(what, share, best)
        except KeyboardInterrupt:
            self.stopped = True
            raise
        self.stopped |= not goes_on
        return goes_on


def _righted(wanted: Wanted, start: _Start, folder: Path, watch: _Watch) -> Scheduled:
    """What comes of the first search that is right, of those that take less and less of the recorded call."""
    function, came = wanted.target.function, start.code
    try:
        return _searched(wanted, start, folder, watch)
    except WrongResult as error:
        why = of_user(wanted.target, str(error))
    for less, pairs in lessened(wanted, came.program, start.call):
        try:
            return _searched(less, start, folder / less.evidence, watch, kept_in_order(function, pairs, why))
        except WrongResult:
            continue
    if wanted.unroll > 1:
        raise NoLoop
    # The order that came was proved before anything was looked for.
    told = f"{function}: no other order was right, so what came is written: {why}"
    found = _told(wanted, came, start.call)
    best = _Best(came, found, (), 0, watch.stopped)
    made = _made(wanted, best, came, start.call, folder / CAME)
    return _done(wanted, start, best, made, found["bytes_before"], start.notes, told)


def _searched(
    wanted: Wanted, start: _Start, folder: Path, progress: _Watch, withdrawn: str | None = None
) -> Scheduled:
    """The best order, by what is taken of the recorded call. Raises `WrongResult` where it is not right."""
    came, call, before = start.code, start.call, start.cycles
    notes = start.notes
    code, freed = came, None
    if not wanted.keep_spills and wanted.effort.judgements and not progress.stopped:
        code, freed = _unspilled(
            wanted, came, call, folder / "freed", lambda at: progress("spills", at, before)
        )
    stopped = progress.stopped or (freed is not None and freed["stopped"])
    if wanted.unroll > 1:
        code = unrolled(wanted, code, call, folder / "unrolled")
    best = _Best.of(Turned(code), _found(wanted, code, call, progress, stopped))
    if wanted.unroll == 1 and code is not came and best.found["after"] >= before:
        best = _Best.of(Turned(came), _found(wanted, came, call, progress, stopped))
    size = freed["bytes_before"] if freed else best.found["bytes_before"]
    plain = best
    if wanted.turn_loops and wanted.effort.judgements and not best.stopped:
        best = _turned(wanted, best, call, folder, progress)
    # Orders are judged as instructions of the lengths that came; an assembler gives others to
    # other registers, and a linker other places to other lengths.
    made = _made(wanted, best, came, call, folder / "made")
    if best.loops and made.after > plain.found["after"]:
        other = _made(wanted, plain, came, call, folder / "plain-made")
        if other.after <= made.after:
            best, made = replace(plain, judgements=best.judgements, stopped=best.stopped), other
    if wanted.unroll == 1 and made.after > before:
        notes = [*notes, _slower(wanted, made.after, before)]
        best = replace(best, code=came, found=_told(wanted, came, call), loops=())
        made = _made(wanted, best, came, call, folder / CAME)
    best = replace(best, stopped=stopped or best.stopped)
    return _done(wanted, start, best, made, size, notes, withdrawn)


def _done(
    wanted: Wanted,
    start: _Start,
    best: _Best,
    made: _Made,
    size: int,
    notes: Sequence[str],
    withdrawn: str | None,
) -> Scheduled:
    call = start.call
    instructions = made.proved["instructions"] or (0, 0)
    if made.proved["rounds"]:
        instructions = (executed(start.code.program, call), executed(made.code.program, call))
    said = [*wanted.target.notes, *notes, *([withdrawn] if withdrawn else []), *made.notes]
    return Scheduled(
        wanted,
        best.found,
        start.cycles,
        made.after,
        size,
        best.stopped,
        made.proved,
        squeezed(made.text),
        best.loops,
        best.judgements,
        instructions,
        tuple(dict.fromkeys(said)),
        made.hazards,
        withdrawn,
    )


@dataclass(frozen=True)
class _Made:
    """The best order written, assembled, proved equal to what came and measured."""

    code: Code
    text: str
    proved: Proof
    after: int
    notes: Sequence[str]
    hazards: Sequence[ToldHazard]


def _made(wanted: Wanted, best: _Best, came: Code, call: PreparedCall, folder: Path) -> _Made:
    better, text = written(wanted, best.code.source, best.found["lines"], call, folder)
    proved = _prove(wanted, came, better, call)
    return _Made(better, text, proved, *timed(wanted, better.program, call))


def _slower(wanted: Wanted, after: int, before: int) -> str:
    return (
        f"{wanted.target.function}: the best order that was found takes {after:,} cycles when it is "
        f"assembled and linked, and what came {before:,}; so what came is written"
    )


def of_user(target: Target, said: str) -> str:
    """A sentence with the file that the user knows in the place of its copies; the first has its lines.

    A cached build may name the copies of another run.
    """
    copy = re.compile(rf"[^\s(]*?([^\s(/]*)/{re.escape(target.source.name)}\b((?::\d+)*)")
    return copy.sub(lambda found: f"{target.origin}{found[2] if found[1] == CAME else ''}", said)


def _unspilled(
    wanted: Wanted, came: Code, call: PreparedCall, folder: Path, progress: Callable[[float], bool]
) -> tuple[Code, FreedSpills]:
    """The code with fewer loads and stores, and how it was made; what came, where nothing is proved."""
    first = _freed(wanted, came, call, progress)
    code = right(wanted, came, first["lines"], call, folder)
    if code is None and first["lines"] and not first["stopped"]:
        for less, _ in lessened(wanted, came.program, call):
            freed = _freed(less, came, call, progress)
            code = right(less, came, freed["lines"], call, folder / less.evidence)
            if code is not None or freed["stopped"]:
                return code or came, freed
    return code or came, first


def _turned(wanted: Wanted, plain: _Best, call: PreparedCall, folder: Path, progress: Watcher) -> _Best:
    """What comes of turning loops in the best order of the function as it is; that, if none gains."""
    found = plain.found
    if found["optimal"] and found["bounds"][0]["kind"] == "resource":
        return plain
    code, _ = written(wanted, plain.code.source, found["lines"], call, folder / "plain")
    turns = turned(wanted, code, call, folder / "loops", lambda at: progress("loops", at, found["after"]))
    if not turns.loops:
        return replace(plain, judgements=plain.judgements + turns.judgements, stopped=turns.stopped)
    # What stands in front of a turned loop now has accesses after the steps of their pointers.
    turns = replace(turns, code=_stepped(wanted, turns.code, call, folder / "stepped"))
    best = _Best.of(turns, _found(wanted, turns.code, call, progress, turns.stopped, "turned"))
    if best.found["after"] >= found["after"]:
        best = replace(plain, stopped=best.stopped, judgements=best.judgements)
    return replace(best, judgements=best.judgements + found["judgements"])


def _stepped(wanted: Wanted, came: Code, call: PreparedCall, folder: Path) -> Code:
    """The code with steps of pointers after accesses; what came, where none gains or there is no proof."""
    target = wanted.target
    # The linker fills in both halves of an address, wherever they stand: no other offset may be
    # made of one.
    if any(half in came.source.read_text(encoding="utf-8") for half in ("%lo(", "%pcrel_lo(")):
        return came
    lines = step_later(
        came.program, call.symbol, call.arguments, wanted.core, results=target.results, apart=wanted.noalias
    )
    return right(wanted, came, lines, call, folder) or came


def _freed(wanted: Wanted, came: Code, call: PreparedCall, progress: Callable[[float], bool]) -> FreedSpills:
    """The lines with fewer loads and stores, where it does with fewer."""
    effort = wanted.effort

    def search() -> FreedSpills:
        return free_spills(
            came.program,
            call.symbol,
            call.arguments,
            results=wanted.target.results,
            apart=wanted.noalias,
            evidence=wanted.evidence,
            orders=ORDERS * effort.judgements,
            seed=effort.seed,
            processors=effort.processors,
            progress=progress,
        )

    return kept(wanted, call, "spills", search)


def _prove(wanted: Wanted, a: Code, b: Code, call: PreparedCall) -> Proof:
    target = wanted.target
    found = proof(wanted, a.source, b.source, call)
    if found["refusal"] is None:
        return found
    if a is b:
        raise InstarError(
            f"{target.title}: {target.function} is not scheduled, as no order of it could be proved right: "
            f"{found['refusal'].removeprefix('A: ').removeprefix('B: ')}"
        )
    raise WrongResult(f"the best order (B) is not proved equal to what came (A): {found['refusal']}")


def _told(wanted: Wanted, came: Code, call: PreparedCall) -> Schedule:
    """What came, told as a search tells what it finds."""
    return _found(wanted, came, call, lambda *_: True, True, islands=0)


def _found(
    wanted: Wanted,
    code: Code,
    call: PreparedCall,
    progress: Watcher,
    stopped: bool,
    part: str = "orders",
    islands: int = ISLANDS,
) -> Schedule:
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
            evidence=wanted.evidence,
            short=wanted.short,
            judgements=judgements,
            islands=islands,
            seed=effort.seed,
            processors=effort.processors,
            progress=lambda judged, best: progress(part, judged / max(judgements, 1), best),
        )

    text = code.source.read_text(encoding="utf-8")
    what = f"{wanted.core.fingerprint} {judgements} {islands} {wanted.short} {text}"
    return kept(wanted, call, what, search)
