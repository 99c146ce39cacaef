"""A function in which two values meet, changed until they do not: moved, renamed, something public between.

Source: docs/reference/leak.md. Each change is judged by the traces that found the leak and proved
to be the same function; what is left of them is judged again, on other traces and with controls.
A value that tells by itself cannot be repaired so.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING

from instar._core import InstarError, part_values, prove
from instar.leak import Evaluation, Masking, Plan, evaluate
from instar.schedule.listing import rewritten
from instar.schedule.source import squeezed

if TYPE_CHECKING:
    from instar._core import Core, LeakReport, Met, Program, Proof, ScheduledLine, ToldLeak, ValueParting
    from instar.checked_program import PreparedCall
    from instar.schedule.target import Target

#: Where values meet, as `part_values` names it.
_MEETINGS = (
    (
        re.compile(r"(operand|read|forwarded) [abc]$|result$|adder$|store data$|register write$|writeback$"),
        "operand",
    ),
    (re.compile(r"multiplier [abc]$|multiplier carry$"), "factor"),
    (re.compile(r"x\d+$"), "register"),
    (re.compile(r"load data$"), "loaded"),
)
#: What is loaded where nothing else cleans the load unit, behind the function's file.
_ZERO = ".Linstar_zero"
_CONSTANT = f"\n    .section .rodata\n    .balign 4\n{_ZERO}: .word 0\n"
#: Between seeds of the search and of the last judgement.
_OTHER_SEED = 1000


@dataclass(frozen=True)
class Repaired:
    """What was changed, and what is left."""

    #: The file.
    text: str
    #: Each change, and what it keeps apart.
    changes: Sequence[tuple[str, ToldLeak]]
    before: LeakReport
    after: Evaluation
    #: That the function does what it did.
    proof: Proof
    #: Changes that were judged.
    tried: int


@dataclass(frozen=True)
class _Version:
    source: Path
    program: Program
    report: LeakReport


@dataclass
class Repair:
    """How a function is repaired."""

    target: Target
    core: Core
    masking: Masking
    plan: Plan
    noalias: Sequence[tuple[int, int]]
    #: For scratch files.
    folder: Path
    #: The program of a file on the core's machine, and the call of its function.
    make: Callable[[Path], tuple[Program, PreparedCall]]
    step: Callable[[str], None] = lambda _: None
    #: Changes that were judged.
    tried: int = field(default=0, init=False)
    call: PreparedCall = field(init=False)
    #: The function as it came, linked for a proof.
    came: Program = field(init=False)

    def run(self) -> Repaired:
        """Changes the function until no change helps.

        Raises `InstarError` where it cannot be lifted or its time depends on secrets.
        """
        program, call = self.make(self.target.source)
        self.call = call
        came = now = _Version(self.target.source, program, self._look(program))
        self.came = self.target.proved(self.target.source)
        # What cannot be proved equal to itself is told before anything is tried.
        self._prove(self.came)
        changes: list[tuple[str, ToldLeak]] = []
        left: set[tuple[str, str, str]] = set()
        while (leak := _next(now.report, left)) is not None:
            better = self._better(now, leak)
            if better is None:
                left.add(_key(leak))
                continue
            now, what = better
            changes.append((what, leak))
            self.step(f"{self.target.function}: {what}")
        text = now.source.read_text(encoding="utf-8")
        # Other traces than those by which changes were chosen.
        after = self._evaluate(now.program, replace(self.plan, seed=self.plan.seed + _OTHER_SEED))
        proof = self._prove(self.target.proved(now.source))
        return Repaired(squeezed(text), changes, came.report, after, proof, self.tried)

    def _better(self, now: _Version, leak: ToldLeak) -> tuple[_Version, str] | None:
        """The first change by which fewer points leak, and that is proved."""
        for parting in self._partings(now, leak):
            try:
                changed = self._changed(now, parting)
            except InstarError:
                # It does not assemble, or computes something else.
                continue
            if len(changed.report["leaks"]) >= len(now.report["leaks"]):
                continue
            if self._proof(self.target.proved(changed.source))["refusal"] is None:
                return changed, parting["what"]
        return None

    def _partings(self, now: _Version, leak: ToldLeak) -> Sequence[ValueParting]:
        meeting = next((name for form, name in _MEETINGS if form.match(leak["element"])), None)
        before = leak["before"] or leak["now"]
        if meeting is None:
            return []
        return part_values(
            now.program,
            self.call.symbol,
            self.call.arguments,
            before=before["place"]["pc"],
            now=leak["now"]["place"]["pc"],
            meeting=meeting,
            results=self.target.results,
            apart=self.noalias,
        )

    def _changed(self, now: _Version, parting: ValueParting) -> _Version:
        lines, behind = list(parting["lines"]), ""
        if parting["loads"] is not None:
            at, register = parting["loads"]
            lines[at:at] = [
                _line(lines[at], f"lla {register}, {_ZERO}"),
                _line(lines[at], f"lw zero, 0({register})"),
            ]
            there = now.source.read_text(encoding="utf-8")
            behind = "" if _ZERO in there else _CONSTANT
        self.tried += 1
        path = self.folder / f"{self.tried}" / self.target.source.name
        path.parent.mkdir(parents=True)
        path.write_text(rewritten(now.source, self.call.symbol, lines) + behind, encoding="utf-8")
        program = self.make(path)[0]
        return _Version(path, program, self._look(program))

    def _look(self, program: Program) -> LeakReport:
        return self._evaluate(program, replace(self.plan, control=False)).report

    def _evaluate(self, program: Program, plan: Plan) -> Evaluation:
        return evaluate(program, self.core, self.call.symbol, self.call.arguments, self.masking, plan)

    def _proof(self, other: Program) -> Proof:
        """Whether a program's function does what it did as it came."""
        return prove(self.came, other, self.call.symbol, noalias=self.noalias, returns=self.target.results)

    def _prove(self, other: Program) -> Proof:
        found = self._proof(other)
        if found["refusal"] is not None:
            raise InstarError(
                f"{self.target.title}: {self.target.function} is not repaired, as no change of it could be "
                f"proved right: {found['refusal'].removeprefix('A: ').removeprefix('B: ')}"
            )
        return found


def by_itself(report: LeakReport, leak: ToldLeak) -> bool:
    """Whether it is a value that tells by itself, or the transition from or to one.

    Nothing that is put between two values changes that.
    """
    if leak["kind"] == "value":
        return True
    values = {(one["element"], _what(one["now"])) for one in report["leaks"] if one["kind"] == "value"}
    met = [leak["now"], *([leak["before"]] if leak["before"] else [])]
    return any((leak["element"], _what(one)) in values for one in met)


def _what(met: Met) -> tuple[int, str]:
    return met["place"]["pc"], met["value"]


def _next(report: LeakReport, left: set[tuple[str, str, str]]) -> ToldLeak | None:
    """The first transition that may be repaired and was not given up."""
    open_ = (leak for leak in report["leaks"] if _key(leak) not in left and not by_itself(report, leak))
    return next(open_, None)


def _key(leak: ToldLeak) -> tuple[str, str, str]:
    """What a leak is known by while other instructions move."""
    before = leak["before"]["place"]["instruction"] if leak["before"] else ""
    return leak["element"], leak["now"]["place"]["instruction"], before


def _line(beside: ScheduledLine, text: str) -> ScheduledLine:
    """A new line in the block of another."""
    return {
        "pc": 0,
        "block": beside["block"],
        "text": text,
        "target": None,
        "anchor": None,
        "file": None,
        "line": None,
        "word": None,
    }
