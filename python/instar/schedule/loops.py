"""Loops unrolled, and turned so that a round begins within the one before it.

Each way of turning each loop is tried by itself, with a short search in its blocks alone, beside
the loop as it is with as many orders. What gains there is done, if it can be proved.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from instar._core import InstarError, reshape_loops, try_schedule
from instar.schedule.candidate import Code, Wanted, kept, right, written

if TYPE_CHECKING:
    from instar._core import ReshapedLoops
    from instar.checked_program import PreparedCall

#: Share of a call's instructions below which a loop is left alone.
LEAST_SHARE = 0.02
#: Fewest orders of a trial, and the part of the effort's orders that it takes at most; all take
#: half of them.
FEWEST, LARGEST = 100, 10
#: Searches of a trial that know nothing of each other: from the order that came, and from a list.
ISLANDS = 2


@dataclass(frozen=True)
class Turned:
    """A function with loops turned."""

    code: Code
    #: The first instruction of each, as it came, and its source line, if the program says it.
    loops: tuple[tuple[str, int | None], ...] = ()
    #: Orders that trials judged.
    judgements: int = 0
    #: Somebody ended the trials early.
    stopped: bool = False


def turned(
    wanted: Wanted, came: Code, call: PreparedCall, folder: Path, progress: Callable[[float], bool]
) -> Turned:
    """The code with those loops turned that gain by it; what came, where none does or there is no proof."""
    shape = _reshaped(wanted, came, call)
    loops = shape["loops"]
    trials = _Trials(wanted, came, call, folder, progress, shape)
    ways = trials.best()
    found, chosen = came, ways
    for guarded in (False, True):
        chosen = [(number, way, guarded or min(loops[number]["rounds"]) < 2) for number, way, _ in ways]
        lines = _reshaped(wanted, came, call, chosen)["lines"] if chosen else []
        made = right(wanted, came, lines, call, folder / f"turned{int(guarded)}")
        if made is not None:
            found = made
            break
    else:
        chosen = []
    named = tuple((loops[n]["begins"]["text"], loops[n]["begins"]["line"]) for n, _, _ in chosen)
    return Turned(found, named if found is not came else (), trials.judgements, trials.stopped)


class NoLoop(Exception):
    """No loop can be unrolled as it was wanted."""


def unrolled(wanted: Wanted, came: Code, call: PreparedCall, folder: Path) -> Code:
    """The code with `wanted.unroll` rounds in one, in each loop whose rounds are a multiple.

    Raises `NoLoop` where there is none, or no proof can be made.
    """
    loops, count = _reshaped(wanted, came, call)["loops"], wanted.unroll
    forms = [(n, count) for n, loop in enumerate(loops) if not any(all_ % count for all_ in loop["rounds"])]
    lines = _reshaped(wanted, came, call, unrolled=forms)["lines"]
    made = right(wanted, came, lines, call, folder)
    if made is None:
        raise NoLoop
    return made


class _Trials:
    """Short searches, one for each way of each loop."""

    def __init__(
        self,
        wanted: Wanted,
        came: Code,
        call: PreparedCall,
        folder: Path,
        progress: Callable[[float], bool],
        shape: ReshapedLoops,
    ) -> None:
        loops = shape["loops"]
        self._instructions = shape["instructions"]
        self._wanted, self._came, self._call = wanted, came, call
        self._folder, self._progress, self._loops = folder, progress, loops
        size = [sum(loop["rounds"]) * (loop["end"] - loop["first"]) for loop in loops]
        whole = came.program.call(call.symbol, call.arguments, returns=call.returns)["instructions"]
        self._worth = [n for n, loop in enumerate(loops) if loop["ways"] and size[n] >= LEAST_SHARE * whole]
        count = sum(loops[number]["ways"] + 1 for number in self._worth)
        judged = wanted.effort.judgements
        self._each = max(FEWEST, min(judged // LARGEST, judged // 2 // max(count, 1)))
        self._count, self._done = count, 0
        self.judgements, self.stopped = 0, False

    def best(self) -> list[tuple[int, int, bool]]:
        """By loop the way that takes fewest cycles, where it takes fewer than the loop as it is."""
        found = []
        for number in self._worth:
            if self.stopped:
                break
            loop = self._loops[number]
            known = self._cycles(self._came, loop["first"], loop["end"])
            best = min(self._of(number), default=(known, 0))
            if not self.stopped and best[0] < known:
                found.append((number, best[1], False))
        return found

    def _of(self, number: int) -> Iterable[tuple[int, int]]:
        """Cycles of each way to turn a loop."""
        loop = self._loops[number]
        for way in range(loop["ways"]):
            # Another call may come to a single round where the recorded one never did.
            for guarded in dict.fromkeys((min(loop["rounds"]) < 2, True)):
                cycles = self._way(number, way, guarded)
                if cycles is not None:
                    yield cycles, way
                    break

    def _way(self, number: int, way: int, guarded: bool) -> int | None:
        """Cycles of one way, which nobody has proved; None where it does not fit, or is seen to be wrong."""
        loop, folder = self._loops[number], self._folder / f"{number}.{way}.{int(guarded)}"
        lines = _reshaped(self._wanted, self._came, self._call, [(number, way, guarded)])["lines"]
        if not lines or self.stopped:
            return None
        end = loop["end"] + len(lines) - self._instructions
        try:
            code, _ = written(self._wanted, self._came.source, lines, self._call, folder)
            return self._cycles(code, loop["first"], end)
        except InstarError:
            # Rounds that met each other compute something else, or come to an address that is none.
            return None

    def _cycles(self, code: Code, first: int, end: int) -> int:
        wanted, call = self._wanted, self._call

        def go_on(judged: int, _: int) -> bool:
            return self._progress((self._done + judged / self._each) / max(self._count, 1))

        text = code.source.read_text(encoding="utf-8")
        what = f"trial {wanted.core.fingerprint} {self._each} {ISLANDS} {first} {end} {text}"
        found = kept(
            wanted,
            call,
            what,
            lambda: try_schedule(
                code.program,
                call.symbol,
                call.arguments,
                wanted.core,
                results=wanted.target.results,
                apart=wanted.noalias,
                evidence=wanted.evidence,
                only=(first, end),
                judgements=self._each,
                islands=ISLANDS,
                seed=wanted.effort.seed,
                processors=wanted.effort.processors,
                progress=go_on,
            ),
        )
        self._done += 1
        self.judgements += found["judgements"]
        self.stopped |= found["stopped"]
        return found["cycles"]


def _reshaped(
    wanted: Wanted,
    code: Code,
    call: PreparedCall,
    turned: Sequence[tuple[int, int, bool]] = (),
    unrolled: Sequence[tuple[int, int]] = (),
) -> ReshapedLoops:
    return reshape_loops(
        code.program,
        call.symbol,
        call.arguments,
        results=wanted.target.results,
        apart=wanted.noalias,
        evidence=wanted.evidence,
        turned=turned,
        unrolled=unrolled,
    )
