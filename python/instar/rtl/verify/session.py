"""A verification: trials in both sides, what differs shrunk, rules counted; what is done stays."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from itertools import islice

from instar._core import Core, InstarError, Program
from instar.report.kanata import Way
from instar.rtl.verify.difference import Difference, first_difference
from instar.rtl.verify.rules import exercised, seen
from instar.rtl.verify.shrink import shrink
from instar.rtl.verify.sides import Modelled, NoProgram, Side, Taken, assembled
from instar.rtl.verify.trial import Trial, extensions_of, trial
from instar.toolchain import Compiler

#: Told what is being done.
Told = Callable[[str], None]
#: Instructions up to which a shrunk program is small; of a kind whose program is larger, so many
#: programs are shrunk, and the smallest stays. Others are counted.
SMALL, _OF_A_KIND = 12, 3


@dataclass(frozen=True)
class Found:
    """A difference, and the smallest program that was found for it."""

    seed: int
    difference: Difference
    trial: Trial
    #: Rules that the model exercises at the instruction, the rarest first.
    rules: tuple[str, ...]
    rtl: list[Way]
    model: list[Way]
    shrunk_by: int


@dataclass
class Verified:
    """What came of it so far."""

    core: str
    seeds: list[int] = field(default_factory=list)
    instructions: int = 0
    #: Instructions at another distance, and programs with some.
    unequal: int = 0
    unequal_programs: int = 0
    covered: Counter[str] = field(default_factory=Counter)
    found: list[Found] = field(default_factory=list)
    #: How often each kind was first in a program, before it was shrunk.
    kinds: Counter[str] = field(default_factory=Counter)
    #: What each of these kinds became when it was shrunk.
    became: dict[str, str] = field(default_factory=dict)
    #: Sentences of programs that RTL computes otherwise, or that it stops at.
    wrong: list[str] = field(default_factory=list)
    seconds: float = 0.0
    stopped: str | None = None


@dataclass(frozen=True)
class Plan:
    """What is asked for."""

    seed: int
    cases: int
    programs: int
    minutes: float | None
    #: Differences to shrink; then it ends.
    most: int


def verify(core: Core, rtl: Side, compiler: Compiler, plan: Plan, told: Told) -> Iterator[Verified]:
    """Yields what came of it after each program; the last is the result. `core` is the model's."""
    model = Modelled(core)
    extensions = extensions_of(core)
    begun, done = time.monotonic(), Verified(core.name)
    seeds = range(plan.seed, plan.seed + plan.programs)
    tried = ((seed, trial(seed, plan.cases, extensions)) for seed in seeds)
    for seed, made, program, result in _ahead(tried, core, rtl, compiler):
        done.seeds.append(seed)
        told(f"program {len(done.seeds)}: {done.instructions:,} instructions, {len(done.found)} differences")
        if isinstance(result, InstarError | NoProgram) or program is None:
            done.wrong.append(f"seed {seed}: {result}")
        else:
            _compare(done, core, (rtl, model), compiler, seed, made, (program, result), told)
        done.seconds = time.monotonic() - begun
        if len(done.found) >= plan.most:
            done.stopped = f"after {len(done.found)} differences (--most)"
        elif plan.minutes is not None and done.seconds >= 60 * plan.minutes:
            done.stopped = f"after {plan.minutes:g} minutes (--minutes)"
        yield done
        if done.stopped:
            return


_Ahead = tuple[int, Trial, Program | None, Taken | InstarError | NoProgram]


def _ahead(tried: Iterable[tuple[int, Trial]], core: Core, rtl: Side, compiler: Compiler) -> Iterator[_Ahead]:
    """RTL runs some programs ahead, beside the model; the order is that of the seeds."""

    def one(seed: int, made: Trial) -> _Ahead:
        try:
            program = assembled(made, core, compiler)
            return seed, made, program, rtl.run(program)
        except (InstarError, NoProgram) as error:
            return seed, made, None, error

    source = iter(tried)
    with ThreadPoolExecutor(2) as pool:
        waiting: list[Future[_Ahead]] = [pool.submit(one, *each) for each in islice(source, 2)]
        try:
            while waiting:
                result = waiting.pop(0).result()
                waiting += [pool.submit(one, *each) for each in islice(source, 1)]
                yield result
        finally:
            for future in waiting:
                future.cancel()


def _compare(
    done: Verified,
    core: Core,
    sides: tuple[Side, Modelled],
    compiler: Compiler,
    seed: int,
    made: Trial,
    ran: tuple[Program, Taken],
    told: Told,
) -> None:
    rtl, model = sides
    program, theirs = ran
    ours = model.run(program)
    pairs = list(zip(theirs.distances, ours.distances, strict=False))
    done.instructions += len(pairs)
    done.covered += exercised(core, ours)
    difference = first_difference(theirs, ours)
    if difference is None:
        return
    done.unequal += sum(a != b for a, b in pairs)
    done.unequal_programs += 1
    done.kinds[difference.kind] += 1
    kind = done.became.get(difference.kind, difference.kind)
    best = next((one for one in done.found if one.difference.kind == kind), None)
    if best and (best.trial.instructions <= SMALL or done.kinds[difference.kind] > _OF_A_KIND):
        return
    told(f"shrinking seed {seed}: {difference.kind}")
    found = shrunk(core, rtl, compiler, seed, made, difference, done.covered)
    done.became[difference.kind] = found.difference.kind
    _keep(done.found, found)


def _keep(kept: list[Found], found: Found) -> None:
    """Each kind stands once, with its smallest program."""
    for at, one in enumerate(kept):
        if one.difference.kind == found.difference.kind:
            if found.trial.instructions < one.trial.instructions:
                kept[at] = found
            return
    kept.append(found)


def shrunk(
    core: Core,
    rtl: Side,
    compiler: Compiler,
    seed: int,
    made: Trial,
    difference: Difference,
    covered: Counter[str],
) -> Found:
    """The smallest program that was found with a difference in that stage and direction.

    Where RTL is earlier, that is often what follows from something later: a program in which RTL is
    later first is taken, and from then on only such.
    """
    model = Modelled(core)
    tries, later = 0, difference.later
    last: dict[Trial, tuple[Taken, Taken, Difference]] = {}

    def shows(smaller: Trial) -> bool:
        nonlocal tries, later
        tries += 1
        try:
            program = assembled(smaller, core, compiler)
            theirs, ours = rtl.run(program), model.run(program)
        except (InstarError, NoProgram):
            return False
        now = first_difference(theirs, ours)
        if now is None or now.stage != difference.stage or (later and not now.later):
            return False
        later = now.later
        last[smaller] = (theirs, ours, now)
        return True

    if not shows(made):
        raise InstarError(
            f"seed {seed}: the difference does not come again in a second run of the same program"
        )
    shrink(made, shows)
    small = min(last, key=lambda one: (one.instructions, sum(case.rounds for case in one.cases)))
    theirs, ours, now = last[small]
    rules = {rule for at, rule in seen(core, ours) if abs(at - now.seen_at) <= 1}
    rarest = tuple(sorted(rules, key=lambda rule: (covered[rule], rule)))
    return Found(seed, now, small, rarest, theirs.ways, ours.ways, tries)
