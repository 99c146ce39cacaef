"""`instar discover --score`: instructions of a design beside those that a program is known to gain by."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated

import typer

from instar._core import InstarError, Library
from instar.cli.gathering import Gathering
from instar.cli.options import EXIT_UNFINISHED, need_workload, print_json, print_text, steps, tell_notes
from instar.discover.judge import SECONDS
from instar.discover.score import score, width_of
from instar.discover.score_report import as_dict, render
from instar.discover.truths import all_of, of_program, within

ScoreOption = Annotated[
    str | None,
    typer.Option(
        "--score",
        metavar="DESIGN",
        help="Judge a design's instructions, by name or path, by those that are known to serve the program; "
        "default: none is judged.",
    ),
]
SecondsOption = Annotated[
    float,
    typer.Option(
        "--seconds", help="Of --score: of the solver, for each instruction beside each truth.", min=0.1
    ),
]


@dataclass(frozen=True)
class ScoreAsked:
    """What a command line asks of a score."""

    design: str
    #: None: every known answer.
    target: str | None
    calls: Sequence[str]
    count: int
    seconds: float = SECONDS
    #: Registers that an instruction may read and write; None: any number.
    reads: int | None = None
    writes: int | None = None
    json: bool = False


def scored(library: Library, asked: ScoreAsked) -> int:
    """Prints the score of a design; exits with 3 where the solver's time did not suffice."""
    design = library.design(asked.design)
    xlen = width_of(library, design)
    made = Gathering().design(design)
    if asked.target is None:
        known, program = all_of(xlen), "any program"
    else:
        workload, parameter_set = need_workload(
            library, asked.target, "--score is about a workload, as in ml-dsa-44 (instar list)"
        )
        known = of_program(workload, parameter_set, asked.calls, xlen)
        program = " ".join([asked.target, *asked.calls])
        made.workload(workload, parameter_set)
    known, wide = within(known, asked.reads, asked.writes)
    if not known:
        raise InstarError(
            f"all {len(wide)} known answers of {program} read or write more registers than --reads and "
            "--writes allow"
        )
    with steps(None, "reading") as bar:
        found = score(design, xlen, known, program, asked.count, asked.seconds, bar.begin)
    if asked.json:
        print_json({**as_dict(found), "wide": [one.truth.name for one in wide]}, made.origin())
    else:
        print_text(render(found), made.origin())
        tell_notes(f"left out, as it needs more registers: {one.truth.name}" for one in wide)
    return EXIT_UNFINISHED if found.counted("unknown") else 0
