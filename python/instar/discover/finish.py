"""The result: functions with the instructions, proved, and scheduled like what they are compared with."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from instar._core import Core, InstarError, Library, prove
from instar.discover.candidates import with_design
from instar.discover.choose import placed
from instar.discover.search import Discovered
from instar.discover.subject import Subject
from instar.discover.trial import Fused, Trials, with_include
from instar.outcome import WrongResult
from instar.schedule.order import Effort, Scheduled, Wanted, of_user, search
from instar.schedule.target import Target

if TYPE_CHECKING:
    from instar._core import Proof

#: Told what is done, and how far it is of how much.
Step = Callable[[str, int, int], None]


@dataclass(frozen=True)
class Finished:
    """One function."""

    subject: Subject
    #: The code as it came, scheduled as long.
    baseline: Scheduled
    #: With the instructions, scheduled; None where they have no place in it, or nothing was proved.
    made: Scheduled | None
    #: That it is the same function before it was scheduled.
    proof: Proof | None
    #: Places with an instruction.
    placed: int
    #: Why it is as it came.
    refused: str | None = None

    @property
    def after(self) -> int:
        """Cycles of a call with the design."""
        return min(self.baseline.after, self.made.after) if self.made else self.baseline.after


@dataclass(frozen=True)
class Result:
    """A design and its kernels."""

    name: str
    discovered: Discovered
    functions: Sequence[Finished]
    #: The core with the design.
    host: Core
    #: Gate equivalents of all in one unit, synthesised; None where that was not asked for.
    area: float | None = None

    @property
    def before(self) -> int:
        """Cycles of all calls of scheduled code without the instructions."""
        return sum(one.subject.times * one.baseline.after for one in self.functions)

    @property
    def after(self) -> int:
        """Cycles of all calls with them."""
        return sum(one.subject.times * one.after for one in self.functions)

    @property
    def kernels(self) -> list[Finished]:
        """Functions in which instructions stand."""
        return [one for one in self.functions if one.made is not None]


def finish(
    library: Library,
    discovered: Discovered,
    name: str,
    effort: Effort,
    folder: Path,
    step: Step = lambda *_: None,
) -> Result:
    """Builds every function with the chosen instructions, proves it, and schedules both forms."""
    chosen = discovered.chosen
    found, core = discovered.found, discovered.core
    host = with_design(library, found, chosen, core, discovered.wanted.stand, folder / "design", name)
    old = discovered.trials
    trials = Trials(old.found, old.subjects, host, folder / "final", old.search, factors=old.factors)
    places = placed(chosen, old.factors)
    taken = {
        function
        for one in chosen
        for number in places.get(one.at, ())
        for function in [one.found["places"][number][0]]
    }
    fused = trials.fused(chosen)
    finished = []
    for number, subject in enumerate(discovered.subjects):
        step(f"{subject.title}: scheduling", number, len(discovered.subjects))
        came = _scheduled(subject, subject.target, discovered.core, effort, folder / f"came-{number}")
        one = fused[number] if number in taken else None
        finished.append(_finished(subject, came, one, host, effort, folder / f"made-{number}"))
    return Result(name, discovered, finished, host)


def _finished(
    subject: Subject, baseline: Scheduled, fused: Fused | None, host: Core, effort: Effort, folder: Path
) -> Finished:
    if fused is None:
        return Finished(subject, baseline, None, None, 0)
    original = with_include(subject, host, folder / "original" / subject.target.source.name)
    found = prove(
        fused.target.proved(original),
        fused.target.proved(fused.source),
        subject.call.symbol,
        noalias=list(subject.noalias),
        returns=fused.target.results,
    )
    if found["refusal"] is not None:
        # Without folders of this run: the same command writes the same page.
        why = of_user(subject.target, found["refusal"].removeprefix("A: ").removeprefix("B: "))
        return Finished(subject, baseline, None, found, fused.placed, f"not proved: {why}")
    target = subject.with_design(host, fused.source, folder / "target")
    try:
        made = _scheduled(subject, target, host, effort, folder / "scheduled")
    except (InstarError, WrongResult) as error:
        return Finished(
            subject, baseline, None, found, fused.placed, f"not scheduled: {of_user(target, str(error))}"
        )
    return Finished(subject, baseline, made, found, fused.placed)


def _scheduled(subject: Subject, target: Target, core: Core, effort: Effort, folder: Path) -> Scheduled:
    return search(Wanted(target, core, effort, subject.noalias), folder, lambda *_: True)
