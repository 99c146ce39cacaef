"""`instar fault`: what faults can make of an operation that should refuse, or give out one result alone."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated

import typer

from instar._core import Campaign, InstarError, Program, suggestion
from instar.cli.core_options import CompilerOptions, IsaOption, flags, isa_without_core
from instar.cli.gathering import Gathering
from instar.cli.messages import messages
from instar.cli.options import (
    EXIT_WRONG_RESULT,
    DesignOptions,
    JsonOption,
    PathOption,
    open_library,
    print_json,
    print_text,
    refuse_given,
    steps,
)
from instar.cli.signals import EXIT_INTERRUPTED
from instar.fault.attack import Attack, cases_of, checked_call, chosen_case, pick_accepted, pick_refused
from instar.fault.campaign import (
    FLIPS,
    UNTRIED,
    UNWANTED,
    Faults,
    Row,
    found_as,
    ineffective,
    interval,
    pruned_of,
    rows_of,
    run_campaign,
)
from instar.interruption import Interruption
from instar.report.faults import render_faults, render_places, render_pruned
from instar.report.profile import place
from instar.workload.program import Recipe, build_program, find_operation, load_program
from instar.workload.vectors import PreparedCase

if TYPE_CHECKING:
    from instar._core import AcceptingInfo, FaultInfo

_SHOWN_LINES = 20
_ENDING = "ending with the faults that were tried; ^C once more ends at once"


class Expect(StrEnum):
    """What a call does without a fault, and must do with one or not answer."""

    REFUSAL = "refusal"
    SAME = "same"


@dataclass(frozen=True)
class _Asked:
    """What a campaign is told by, beside what it found."""

    pairs: bool
    sampled: bool
    expect: Expect

    @property
    def column(self) -> str:
        """What an unwanted result is called."""
        return "given out" if self.expect is Expect.SAME else "accepted"

    @property
    def what(self) -> str:
        if self.pairs:
            return "change nothing with one input and something with the other"
        return "have a wrong result given out" if self.expect is Expect.SAME else "are accepted"

    @property
    def title(self) -> str:
        if self.pairs:
            return "Faults that change nothing with one input alone"
        wrong = self.expect is Expect.SAME
        return "Where a wrong result is given out" if wrong else "Where a fault is accepted"


def command(
    workload_set: Annotated[str, typer.Argument(metavar="WORKLOAD-SET", help="For example ml-dsa-44.")],
    operation: Annotated[str, typer.Argument(help="Operation of the workload, for example verify.")],
    *,
    skip: Annotated[
        list[int] | None,
        typer.Option(
            "--skip", metavar="N", help="Skip N instructions; may be repeated; default: 1.", min=1, max=16
        ),
    ] = None,
    flip: Annotated[
        str | None,
        typer.Option(
            "--flip",
            metavar="LIST",
            help="Single bits of reg (registers that are read), load (loaded values), opcode "
            "(instructions), and branch (a wrong decision), with commas; default: branch.",
        ),
    ] = None,
    within: Annotated[
        str | None,
        typer.Option(
            "--within",
            metavar="LIST",
            help="Functions whose own code is the window, with commas, or all; default: the one that "
            "decides.",
        ),
    ] = None,
    pairs: Annotated[
        bool,
        typer.Option(
            "--pairs",
            help="Two accepted inputs instead of a refused one: which faults change nothing with one of "
            "them alone.",
        ),
    ] = False,
    expect: Annotated[
        Expect | None,
        typer.Option(
            "--expect",
            help="What the call must do whatever the fault: refuse a wrong input, or give out of a right "
            "one no result but the right one, as signing must; default: refusal.",
        ),
    ] = None,
    case: Annotated[
        str | None,
        typer.Option(
            "--case",
            metavar="LABEL",
            help="Vector that is attacked, by its label or number; default: the refusal that takes "
            "longest, or the right input of the first eight that is quickest.",
        ),
    ] = None,
    sample: Annotated[
        int | None,
        typer.Option("--sample", metavar="N", help="So many faults, by chance; default: all.", min=1),
    ] = None,
    seed: Annotated[int, typer.Option("--seed", help="Of that chance.", min=0)] = 1,
    no_pruning: Annotated[
        bool,
        typer.Option(
            "--no-pruning",
            help="Run each fault to the call's end, also where another run has told what comes of it.",
        ),
    ] = False,
    isa: IsaOption = None,
    of: DesignOptions,
    built_by: CompilerOptions,
    jobs: Annotated[
        int | None, typer.Option("--jobs", metavar="N", help="Threads; default: all processors.", min=1)
    ] = None,
    path: PathOption = None,
    json: JsonOption = False,
) -> int:
    """Put faults into an operation; exits with 1 if one makes it accept, or give out, what it must not."""
    asked = _Asked(pairs, sample is not None, expect or Expect.REFUSAL)
    if pairs:
        refuse_given("is about one input, and --pairs takes two", expect=expect, case=case)
    library = open_library(path)
    workload, parameter_set = library.workload_set(workload_set)
    loaded, chosen = of.load(library)
    recipe = Recipe(
        workload, parameter_set, isa_without_core(isa, None, loaded), built_by.find(), loaded, chosen
    )
    described = find_operation(recipe, operation)
    cases = cases_of(library, recipe, operation)
    program = load_program(build_program(library, recipe)[0], recipe)
    accepting = described["accepts"] if asked.expect is Expect.REFUSAL else None
    usual = accepting["function"] if accepting else described["symbol"]
    names = tuple(within.split(",")) if within else (usual,)
    faults = Faults(
        tuple(dict.fromkeys(skip or [1])),
        _flips(flip),
        () if names == ("all",) else names,
        sample,
        seed,
        jobs or os.cpu_count() or 1,
        pruning=not no_pruning,
    )
    attack = None
    with Interruption(lambda: messages.print(_ENDING)) as interruption:
        if pairs:
            campaigns = _pair(program, cases, faults, interruption)
        else:
            pick = pick_accepted if asked.expect is Expect.SAME else pick_refused
            attack = pick(recipe, program, described, chosen_case(cases, case) if case else cases)
            campaigns = [_tried(program, attack.case, faults, attack, interruption)]
    unequal = ineffective(*campaigns) if pairs else []
    bad = unequal if pairs else list(found_as(campaigns[0], UNWANTED))
    rows = rows_of(campaigns[0])
    named = "-".join(part for part in (workload["name"], parameter_set) if part)
    label = attack.case.label if attack else "two accepted inputs"
    window = ", ".join(names)
    made = Gathering().recipe(library, recipe).origin()
    if json:
        print_json(
            {
                "workload": workload_set,
                "operation": operation,
                "case": label,
                "pairs": pairs,
                "expect": None if pairs else asked.expect,
                "within": list(names),
                "isa": recipe.isa,
                "design": "+".join(of.design or []) or None,
                "variant": chosen["name"] if chosen else None,
                "cflags": " ".join(flags(built_by.cflags)),
                "instructions": campaigns[0].places,
                "addresses": campaigns[0].addresses,
                "sample": sample,
                "seed": seed if sample else None,
                "interrupted": interruption.asked,
                "pruned": None if no_pruning else pruned_of(campaigns),
                "models": [_row(row) for row in rows],
                "found": [{**one, **_where(program, one)} for one in bad],
            },
            made,
        )
        return _ended(bad, interruption)
    notes = [
        f"input         {label}",
        f"window        {window}: {campaigns[0].places:,} executed instructions at "
        f"{campaigns[0].addresses:,} addresses",
        f"built for     {recipe.isa}",
    ]
    if attack is not None:
        notes.append(f"{asked.column} is  {' ' * (9 - len(asked.column))}{_unwanted(attack, accepting)}")
    counts = [(row.model, _counts(row)) for row in rows]
    print_text(render_faults(f"{named} {operation}: faults", notes, counts, asked.column))
    if bad:
        print_text("\n" + render_places(asked.title, _places(program, bad), _SHOWN_LINES))
    pruned = "" if no_pruning else render_pruned(pruned_of(campaigns))
    print_text("\n" + _verdict(rows, len(bad), asked, pruned, interrupted=interruption.asked), made)
    return _ended(bad, interruption)


def _ended(bad: Sequence[FaultInfo], interruption: Interruption) -> int:
    if interruption.asked:
        return EXIT_INTERRUPTED
    return EXIT_WRONG_RESULT if bad else 0


def _unwanted(attack: Attack, accepting: AcceptingInfo | None) -> str:
    if accepting:
        return f"what the call gives where {attack.decides} answered {accepting['returns']}"
    status, buffers = attack.unwanted
    if attack.case.accepted:
        said = "" if status is None else " and the status that all is well"
        return f"another result than without a fault{said}"
    assert not buffers
    return "what the call gives where its status is that it accepts"


def _flips(text: str | None) -> tuple[str, ...]:
    wanted = ["branch"] if text is None else [word for word in text.split(",") if word != "none"]
    for word in wanted:
        if word not in FLIPS:
            raise InstarError(f'--flip knows no "{word}"; {suggestion(word, "it knows", list(FLIPS))}')
    return tuple(wanted)


def _tried(
    program: Program,
    case: PreparedCase,
    faults: Faults,
    attack: Attack | None,
    interruption: Interruption,
) -> Campaign:
    with steps(1, f"{case.label}: putting faults in", "campaigns") as bar:

        def told(tried: int) -> bool:
            bar.at(0, f"{case.label}: {tried:,} faults tried")
            return not interruption.asked

        return run_campaign(program, case, faults, [attack.unwanted] if attack else [], told)


def _pair(
    program: Program, cases: Iterable[PreparedCase], faults: Faults, interruption: Interruption
) -> list[Campaign]:
    """Campaigns over the first two accepted vectors whose results differ."""
    first: tuple[PreparedCase, object] | None = None
    for case in cases:
        if not case.accepted or case.again:
            continue
        result = checked_call(program, case)["buffers"]
        if first is None:
            first = case, result
        elif result != first[1]:
            return [_tried(program, one, faults, None, interruption) for one in (first[0], case)]
    raise InstarError("there are no two accepted vectors with different results; --pairs needs them")


def _counts(row: Row) -> list[int]:
    return [row.faults, row.tried, *(row.classes[found] for found in range(UNTRIED))]


def _row(row: Row) -> dict[str, object]:
    names = ("faults", "tried", "same", "another", "crash", "endless", "accepted")
    return {"model": row.model, **dict(zip(names, _counts(row), strict=True))}


def _where(program: Program, fault: FaultInfo) -> dict[str, object]:
    symbol, file, line = program.locate(fault["pc"])
    return {"function": symbol[0] if symbol else None, "file": file, "line": line}


def _places(program: Program, faults: Iterable[FaultInfo]) -> dict[tuple[str, str], Counter[str]]:
    found: dict[tuple[str, str], Counter[str]] = {}
    for fault in faults:
        symbol, file, line = program.locate(fault["pc"])
        at = (place(file, line) if file else f"{fault['pc']:#010x}", symbol[0] if symbol else "–")
        found.setdefault(at, Counter())[fault["model"]] += 1
    return found


def _verdict(rows: list[Row], bad: int, asked: _Asked, pruned: str, *, interrupted: bool) -> str:
    tried, all_ = sum(row.tried for row in rows), sum(row.faults for row in rows)
    low, high = interval(bad, tried)
    # What was tried before an interruption are the first of the call, and no sample.
    sampled = asked.sampled and not interrupted
    share = f"; of all faults between {low:.2%} and {high:.2%} (95 % confidence)" if sampled else ""
    stopped = (
        f"Interrupted: {all_ - tried:,} of {all_:,} faults were not tried, and nothing is said of them.\n"
        if interrupted
        else ""
    )
    return (
        f"{bad:,} of {tried:,} faults {asked.what}{share}.\n{stopped}{pruned}"
        "Each fault is one event in the program's order, with values as the simulator computes them: what "
        "a core's pipeline, memory or decoder makes of a disturbed clock or supply is not modelled.\n"
    )
