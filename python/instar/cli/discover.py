"""`instar discover`: instructions that a program would gain by."""

from __future__ import annotations

from typing import Annotated

import typer

from instar._core import InstarError
from instar.cli.discover_score import (
    CountOption,
    ReadsOption,
    ScoreAsked,
    ScoreOption,
    SecondsOption,
    WritesOption,
    scored,
)
from instar.cli.options import JsonOption, PathOption, open_library
from instar.discover.judge import SECONDS
from instar.discover.score import COUNT


def command(
    target: Annotated[
        str | None,
        typer.Argument(
            metavar="WORKLOAD", help="What is to gain, as in ml-dsa-44; default: every program that is known."
        ),
    ] = None,
    calls: Annotated[
        list[str] | None,
        typer.Argument(metavar="CALL...", help="Its functions and operations; default: all of them."),
    ] = None,
    *,
    score: ScoreOption = None,
    count: CountOption = COUNT,
    seconds: SecondsOption = SECONDS,
    reads: ReadsOption = None,
    writes: WritesOption = None,
    path: PathOption = None,
    json: JsonOption = False,
) -> int:
    """Judge how many of the instructions that a program is known to gain by a design has, each with its
    proof; exits with 3 where the solver's time did not suffice.
    """
    if score is None:
        raise InstarError("discover judges instructions that are there; say whose with --score DESIGN")
    asked = ScoreAsked(score, target, calls or [], count, seconds, reads, writes, json)
    return scored(open_library(path), asked)
