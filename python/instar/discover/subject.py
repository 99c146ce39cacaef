"""What is looked at: functions on a core without further instructions, with the cycles of each place."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from instar._core import Core, InstarError, Library, Observers, Program, Views, discover
from instar.origin.command import placeless
from instar.outcome import WrongResult
from instar.profiling import observe_operation, observe_prepared
from instar.schedule.order import of_user
from instar.schedule.target import Target, file_target, workload_target
from instar.workload.program import Recipe, built_by, kernel_files, own_domains

if TYPE_CHECKING:
    from instar.checked_program import PreparedCall
    from instar.toolchain import Compiler

#: Shares of an operation's cycles below which a function is not looked at.
_LEAST = 0.01


@dataclass(frozen=True)
class Asked:
    """What somebody named: a function or an operation of a workload's set."""

    workload: str
    parameter_set: str
    name: str
    is_operation: bool


@dataclass(frozen=True)
class Subject:
    """One function, and a call of it."""

    #: As the user named it: a workload's set, or a file.
    of: str
    target: Target
    program: Program
    call: PreparedCall
    #: Cycles of that call, and those of them in functions that it calls, which are their own.
    cycles: int
    beside: int
    #: Cycles of all passes through an instruction, by its address.
    places: tuple[tuple[int, float], ...]
    #: How often it is called where an operation was named; else once.
    times: int
    #: Pairs of argument registers whose buffers never overlap.
    noalias: tuple[tuple[int, int], ...]
    #: The same function from another file, with the instructions of a design.
    with_design: Callable[[Core, Path, Path], Target]
    #: The workload that defines the function, the one that was named, and its set; None of a file.
    workload: tuple[str, str, str] | None = None
    #: For what it stands; nothing of a file.
    asked: tuple[Asked, ...] = ()
    #: The header that says how its data stand, where they stand otherwise than usual.
    domain: Path | None = None

    @property
    def title(self) -> str:
        """As a table names it."""
        return f"{self.of} {self.target.function}" if self.workload else self.of


@dataclass(frozen=True)
class LeftOut:
    """A function that takes cycles and is not looked at."""

    title: str
    why: str
    #: Its share of the operation's cycles.
    share: float


def of_workload(
    library: Library,
    recipe: Recipe,
    named: str,
    function: str,
    core: Core,
    noalias: Sequence[tuple[int, int]],
    folder: Path,
    operation: str | None = None,
    times: int = 1,
) -> Subject:
    """A replaceable function of a workload, as the compiler makes it for `core`, or a kernel in its place.

    Where an `operation` was named, it is a part of that.
    """
    folder.mkdir(parents=True, exist_ok=True)
    target = workload_target(library, recipe, function, folder)
    domain = own_domains(library, recipe).get(function)

    def with_design(host: Core, file: Path, scratch: Path) -> Target:
        assert host.design is not None
        if domain is not None:
            shutil.copyfile(domain, file.parent / domain.name)
        changed = replace(
            recipe,
            isa=host.isa,
            # Other kernels and how C is compiled stay: addresses are part of words.
            compiler=built_by(recipe),
            design=host.design,
            variant=None,
            kernels=tuple({**kernel_files(library, recipe), function: file}.items()),
        )
        return workload_target(library, changed, function, scratch)

    owner = recipe.workload["functions"][function]["workload"]
    workload = (owner, recipe.workload["name"], recipe.parameter_set)
    asked = Asked(*workload[1:], operation or function, operation is not None)
    made = _subject(named, target, core, noalias, with_design, workload, times, (asked,))
    return replace(made, domain=domain)


def of_file(
    file: Path,
    core: Core,
    compiler: Compiler,
    function: str | None,
    arguments: Sequence[str],
    returns: int,
    noalias: Sequence[tuple[int, int]],
    folder: Path,
) -> Subject:
    """The function of a file."""
    folder.mkdir(parents=True, exist_ok=True)
    target = file_target(file, core, compiler, function, arguments, returns, folder)

    def with_design(host: Core, changed: Path, scratch: Path) -> Target:
        return file_target(changed, host, compiler, target.function, arguments, returns, scratch)

    return _subject(file.name, target, core, noalias, with_design, None, 1)


def of_operation(
    library: Library,
    recipe: Recipe,
    named: str,
    operation: str,
    core: Core,
    noalias: Sequence[tuple[int, int]],
    folder: Path,
) -> tuple[list[Subject], list[LeftOut]]:
    """The replaceable functions that an operation spends its cycles in, those that take most first."""
    seen = observe_operation(library, recipe, operation, Observers(cycles=Views()), 1, core=core)
    profile = seen.observed["cycles"]
    assert profile is not None and profile["cycles"]
    found: list[Subject] = []
    left: list[LeftOut] = []
    for row in profile["functions"]:
        share = (row["cycles"] or 0) / profile["cycles"]
        if share < _LEAST:
            continue
        known = recipe.workload["functions"].items()
        name = next((name for name, info in known if info["symbol"] == row["function"]), None)
        if name is None:
            left.append(LeftOut(row["function"], "the workload has no place for another one", share))
            continue
        try:
            found.append(
                of_workload(
                    library, recipe, named, name, core, noalias, folder / name, operation, row["calls"]
                )
            )
        except InstarError as error:
            left.append(LeftOut(name, placeless(str(error)), share))
    if not found:
        raise InstarError(
            f"{named} {operation}: none of the functions in which it spends its cycles can be replaced; it "
            f"spends them in {', '.join(one.title for one in left[:3]) or 'none of 1 %'}"
        )
    return found, left


def _subject(
    named: str,
    target: Target,
    core: Core,
    noalias: Sequence[tuple[int, int]],
    with_design: Callable[[Core, Path, Path], Target],
    workload: tuple[str, str, str] | None,
    times: int,
    asked: tuple[Asked, ...] = (),
) -> Subject:
    try:
        program, call = target.make(target.source)
        result, observed = observe_prepared(program, call, Observers(cycles=Views()), core=core, cold=False)
        # What cannot be lifted is told before anything else is looked at.
        lifted = discover(
            [(program, call.symbol, call.arguments)],
            results=[target.results],
            apart=[list(noalias)],
            cycles=[[]],
            reads=1,
            writes=1,
            size=2,
            steps=1,
            strategy="exact",
        )
    except (InstarError, WrongResult) as error:
        raise type(error)(of_user(target, str(error))) from error
    profile = observed["cycles"]
    assert profile is not None
    places = tuple((row["pc"], float(times * (row["cycles"] or 0))) for row in profile["hot"])
    cycles, beside, pairs = result["cycles"] or 0, 0, tuple(noalias)
    if lifted.calls[0]:
        inside = {place["pc"] for place in lifted.instructions(0)}
        beside = cycles - round(sum(row["cycles"] or 0 for row in profile["hot"] if row["pc"] in inside))
    return Subject(
        named, target, program, call, cycles, beside, places, times, pairs, with_design, workload, asked
    )


def once(subjects: Sequence[Subject]) -> list[Subject]:
    """Each function of a workload once, with all its calls; of several sets, where it is the same code."""
    found: dict[tuple[str, ...], Subject] = {}
    for number, one in enumerate(subjects):
        text = one.target.source.read_text(encoding="utf-8")
        key = (one.workload[0], one.target.function, text) if one.workload else (str(number),)
        if key not in found:
            found[key] = one
            continue
        known = found[key]
        times = known.times + one.times
        scale = times / known.times
        places = tuple((pc, cycles * scale) for pc, cycles in known.places)
        found[key] = replace(known, times=times, places=places, asked=(*known.asked, *one.asked))
    return list(found.values())
