"""The result: functions with the instructions, proved, and scheduled like what they are compared with."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from instar._core import Core, InstarError, Library
from instar.discover.candidates import with_design
from instar.discover.choose import placed
from instar.discover.pool import Named
from instar.discover.search import Discovered
from instar.discover.subject import Subject
from instar.discover.trial import Fused, Trials, with_include
from instar.origin.command import placeless
from instar.outcome import WrongResult
from instar.schedule.candidate import proof, timed
from instar.schedule.order import Effort, Scheduled, Wanted, of_user, search
from instar.schedule.report import header
from instar.schedule.source import squeezed
from instar.schedule.target import Target

if TYPE_CHECKING:
    from instar._core import Proof

#: Told what is done, and how far it is of how much.
Step = Callable[[str, int, int], None]


@dataclass(frozen=True)
class Kernel:
    """A function with the instructions: proved, checked and timed."""

    #: Cycles of a call.
    cycles: int
    #: The file.
    text: str


@dataclass(frozen=True)
class Finished:
    """One function."""

    subject: Subject
    #: Cycles of a call of the code as it came, scheduled as long.
    before: int
    #: With the instructions, scheduled; None where they have no place in it, or nothing was proved.
    made: Kernel | None
    #: That it is the same function before it was scheduled.
    proof: Proof | None
    #: Places with an instruction, and those that got none.
    placed: int
    left: int = 0
    #: It calls others, so that neither form is scheduled.
    calls: bool = False
    #: Why it is as it came.
    refused: str | None = None
    #: Accesses that are kept in order, though they did not meet in the recorded call.
    withdrawn: str = ""

    @property
    def after(self) -> int:
        """Cycles of a call with the design."""
        return min(self.before, self.made.cycles) if self.made else self.before


@dataclass(frozen=True)
class Result:
    """A design and its kernels."""

    name: str
    discovered: Discovered
    functions: Sequence[Finished]
    #: The core with the design.
    host: Core
    #: By candidate its places that are taken.
    places: Mapping[int, Sequence[int]]
    #: Gate equivalents of all in one unit, synthesised; None where that was not asked for.
    area: float | None = None

    @property
    def before(self) -> int:
        """Cycles of all calls of scheduled code without the instructions."""
        return sum(one.subject.times * (one.before - one.subject.beside) for one in self.functions)

    @property
    def after(self) -> int:
        """Cycles of all calls with them."""
        return sum(one.subject.times * (one.after - one.subject.beside) for one in self.functions)

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
    trials = Trials(old.found, old.subjects, host, folder / "final", old.search, gains=old.gains)
    places = placed(chosen, old.gains)
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
        calls = found.calls[number]
        before = subject.cycles
        if not calls:
            try:
                before = _scheduled(subject, subject.target, core, effort, folder / f"came-{number}").after
            except (InstarError, WrongResult) as error:
                # Both forms are ordered or neither is.
                why = f"not scheduled as it came: {_told(subject.target, str(error))}"
                finished.append(Finished(subject, before, None, None, 0, refused=why))
                continue
        one = fused[number] if number in taken else None
        made = _finished(trials, number, chosen, before, one, effort, folder / f"made-{number}")
        finished.append(replace(made, calls=calls))
    refused = [one for one in finished if one.refused is not None]
    if refused and all(one.made is None for one in finished):
        first = refused[0]
        raise InstarError(
            f"no function is left with an instruction in it: {first.subject.title}: {first.refused}"
        )
    return Result(name, discovered, finished, host, places)


def _finished(
    trials: Trials,
    number: int,
    chosen: Sequence[Named],
    before: int,
    fused: Fused | None,
    effort: Effort,
    folder: Path,
) -> Finished:
    subject, host, calls = trials.subjects[number], trials.host, trials.found.calls[number]
    if fused is None:
        return Finished(subject, before, None, None, 0)
    original = with_include(subject, host, folder / "original" / subject.target.source.name)
    wanted = Wanted(fused.target, host, effort, subject.noalias)
    found = proof(wanted, original, fused.source, subject.call)
    why, withdrawn = found["refusal"], ""
    # Loads and stores were chosen by one call; less is taken of it until a proof agrees.
    for evidence, kept in trials.weaker(number) if why is not None else ():
        less = trials.fused_by(evidence, number, chosen)
        other = proof(wanted, original, less.source, subject.call) if less is not None else None
        if less is not None and other is not None and other["refusal"] is None:
            fused, found, withdrawn = less, other, kept
            break
    done = Finished(subject, before, None, found, fused.placed, fused.left, withdrawn=withdrawn)
    if found["refusal"] is not None:
        # Without folders of this run: the same command writes the same page.
        why = _told(subject.target, found["refusal"].removeprefix("A: ").removeprefix("B: "))
        return replace(done, refused=f"not proved: {why}")
    target = subject.with_design(host, fused.source, folder / "target")
    try:
        if calls:
            return replace(done, made=_as_it_is(replace(wanted, target=target), before, found))
        made = _scheduled(subject, target, host, effort, folder / "scheduled")
    except (InstarError, WrongResult) as error:
        return replace(done, refused=f"not {'right' if calls else 'scheduled'}: {_told(target, str(error))}")
    kernel = Kernel(made.after, header(made) + made.text)
    return replace(done, made=kernel, withdrawn=withdrawn or made.withdrawn or "")


def _told(target: Target, said: str) -> str:
    """With the file that the user knows, and without folders of this machine: the page says it too."""
    return placeless(of_user(target, said))


def _as_it_is(wanted: Wanted, before: int, proved: Proof) -> Kernel:
    """A function that calls others, in the order that it has."""
    target = wanted.target
    program, call = target.make(target.source)
    cycles, _, _ = timed(wanted, program, call)
    lines = [
        f"{target.function} of {target.title}, for {wanted.core.name}:",
        f"{before:,} -> {cycles:,} cycles, not scheduled, as it calls others; proved equal to what came.",
        *(f"Assumed: {assumption}." for assumption in proved["assumptions"]),
    ]
    comments = "".join(f"# {line}\n" for line in lines)
    return Kernel(cycles, f"{comments}\n{squeezed(target.source.read_text(encoding='utf-8'))}")


def _scheduled(subject: Subject, target: Target, core: Core, effort: Effort, folder: Path) -> Scheduled:
    return search(Wanted(target, core, effort, subject.noalias), folder, lambda *_: True)
