"""One kernel through both tools, timed by the same core model."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from instar import cache
from instar._core import Core, InstarError, Program, ScheduledLine, prove
from instar.checked_program import PreparedCall
from instar.outcome import WrongResult

from . import ours, theirs
from .kernels import Kernel, written
from .pipeline import Loop, loops, turned
from .process import Spent
from .table import Row

#: What can be measured of a kernel: each tool, and ours with loads and stores as they are.
SLOTHY, INSTAR, KEPT = PARTS = ("slothy", "instar", "keep-spills")
#: How much of SLOTHY's time goes to loops as they are, where the rest goes to turned ones.
_STRAIGHT = 0.65


@dataclass(frozen=True)
class Budget:
    """What each tool may take for a kernel, and with what."""

    #: That each processor computes.
    seconds: float
    processors: int
    slothy_python: str
    #: Of ours in one search, where they are not as many as fit.
    orders: int | None = None


def raced(
    kernel: Kernel,
    core: Core,
    budget: Budget,
    folder: Path,
    say: Callable[[str], None],
    parts: Collection[str] = PARTS,
    known: Row | None = None,
) -> Row:
    """A row of the table, with what was `known` of those parts that are not measured.

    Where both tools are, SLOTHY comes second, so that it can be given no less than ours took.
    """
    result = kernel.program.call(kernel.call.symbol, kernel.call.arguments, returns=kernel.call.returns)
    row = Row(kernel.name, result["instructions"], _cycles(kernel, core), bound=kernel.bound)
    if known is not None and (known.instructions, known.before) == (row.instructions, row.before):
        row = replace(known, bound=row.bound)
    row = _ours(row, kernel, core, budget, folder, say, parts)
    if SLOTHY not in parts:
        return row
    try:
        found = _theirs(kernel, core, budget, row.longest, folder)
    except InstarError as error:
        return replace(row, remark=f"SLOTHY has no result: {error}")
    row = replace(row, theirs=found.cycles, their_time=found.spent)
    say(f"{kernel.name}: SLOTHY {'nothing' if row.theirs is None else format(row.theirs, ',')}")
    if row.theirs is not None and row.theirs > row.before:
        found.remarks.append("SLOTHY's best order is slower than what came, which counts in its place")
    return replace(row, remark="; ".join(found.remarks))


def _ours(
    row: Row,
    kernel: Kernel,
    core: Core,
    budget: Budget,
    folder: Path,
    say: Callable[[str], None],
    parts: Collection[str],
) -> Row:
    """The row with what `instar schedule` makes by default, and with loads and stores as they are."""
    computed = budget.seconds * budget.processors
    for part, flags, name in (INSTAR, (), "ours"), (KEPT, ("--keep-spills",), "kept"):
        if part not in parts:
            continue
        place = folder / name
        made, spent, orders = ours.files(
            kernel, core, flags, computed, budget.processors, place, budget.orders
        )
        fewest = min(_cycles_of(*kernel.target.make(file), core) for file in made)
        said = " ".join(["instar schedule", *flags])
        seeds = f"{len(made)} seed{'s' if len(made) > 1 else ''}"
        say(f"{kernel.name}: {row.before:,} cycles, {said} {fewest:,} with {orders:,} orders, {seeds}")
        build = cache.tool_digest()[:12]
        if part == INSTAR:
            row = replace(row, ours=fewest, our_time=spent, our_orders=orders, our_build=build)
        else:
            row = replace(row, kept=fewest, kept_time=spent, kept_orders=orders, kept_build=build)
    return row


@dataclass
class Found:
    """The best of what SLOTHY made so far."""

    #: The fewest cycles of an order that is proved to be the same function, and that function.
    cycles: int | None
    lines: Sequence[ScheduledLine]
    spent: Spent
    remarks: list[str]


def _theirs(kernel: Kernel, core: Core, budget: Budget, ours: float, folder: Path) -> Found:
    """SLOTHY, whose solver computes as long as the budget says, or as ours did in all if that took longer."""
    seconds = max(budget.seconds * budget.processors, ours)
    share = _STRAIGHT if loops(kernel.lines) else 1.0
    first = _stage(kernel, kernel, core, budget, seconds * share, folder / "first")
    if share == 1:
        return first
    left = seconds * (1 - share)
    again, remark = _turned(kernel, core, first.lines, folder)
    second = _stage(kernel, again, core, budget, left, folder / "second")
    cycles = [found.cycles for found in (first, second) if found.cycles is not None]
    remark += f": {second.cycles or 0:,} cycles, {first.cycles or 0:,} without"
    remarks = [*first.remarks, remark, *second.remarks]
    return Found(
        min(cycles, default=None),
        second.lines,
        first.spent + second.spent,
        [text for text in remarks if text],
    )


def _turned(kernel: Kernel, core: Core, lines: Sequence[ScheduledLine], folder: Path) -> tuple[Kernel, str]:
    """The kernel in this order with its loops turned, one after the other where that is proved right."""
    folder = folder / "turned"
    folder.mkdir()
    now = written(kernel, core, lines, folder / "plain")
    found = loops(now.lines)

    def attempt(chosen: Sequence[Loop], name: str) -> Kernel | None:
        try:
            then = written(now, core, turned(now.lines, chosen), folder / name)
        except (InstarError, WrongResult):
            return None
        return then if _refusal(kernel, then.program) is None else None

    right = [loop for loop in found if attempt([loop], str(loop.block)) is not None]
    both = attempt(right, "all") if right else None
    said = f"{0 if both is None else len(right)} of {len(found)} loops pipelined"
    return both or now, said


def _stage(whole: Kernel, kernel: Kernel, core: Core, budget: Budget, seconds: float, folder: Path) -> Found:
    """SLOTHY's windows over `kernel`, which is `whole` in another form."""
    folder.mkdir()
    made = theirs.orders(kernel, budget.slothy_python, seconds, budget.processors, folder)
    best: tuple[int, Sequence[ScheduledLine]] | None = None
    refusals = []
    seen: set[tuple[str, ...]] = set()
    for number, lines in enumerate(made.lines):
        texts = tuple(line["text"] for line in lines)
        if texts in seen:
            continue
        seen.add(texts)
        try:
            then = written(kernel, core, lines, folder / str(number))
        except (InstarError, WrongResult) as error:
            refusals.append(str(error))
            continue
        cycles = _cycles(then, core)
        refusal = _refusal(whole, then.program)
        if refusal is not None:
            refusals.append(refusal)
        elif best is None or cycles < best[0]:
            best = cycles, lines
    remarks = []
    if refusals:
        remarks.append(f"{len(refusals)} of {len(seen)} orders are not proved equal: {refusals[0]}")
    if made.refused:
        remarks.append(f"no order in time for {made.refused} of {made.windows} windows")
    cycles_found, lines_found = best or (None, kernel.lines)
    return Found(cycles_found, lines_found, made.spent, remarks)


def _cycles(kernel: Kernel, core: Core) -> int:
    return _cycles_of(kernel.program, kernel.call, core)


def _cycles_of(program: Program, call: PreparedCall, core: Core) -> int:
    return program.call(call.symbol, call.arguments, returns=call.returns, core=core)["cycles"] or 0


def _refusal(kernel: Kernel, program: Program) -> str | None:
    """Why the program's function is not proved to be the kernel."""
    proof = prove(
        kernel.program,
        program,
        kernel.call.symbol,
        noalias=kernel.apart,
        returns=kernel.target.results,
    )
    return proof["refusal"]
