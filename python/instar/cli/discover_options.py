"""Options of `instar discover`: what instructions may be, how long is looked, and how a file is called."""

from __future__ import annotations

import math
import os
from dataclasses import dataclass
from typing import Annotated

import typer

from instar._core import Core, InstarError, suggestion
from instar.discover.pool import MOST, check_interface

#: Which cuts are candidates, as the native module names it.
STRATEGIES = ["exact", "cones", "sequences", "largest"]


@dataclass(frozen=True)
class InstructionLimits:
    """What instructions may be, and how many."""

    reads: Annotated[
        int | None,
        typer.Option(
            "--reads",
            min=1,
            max=3,
            help="Registers that an instruction reads at most; default: 2, and of --score any.",
        ),
    ] = None
    writes: Annotated[
        int | None,
        typer.Option(
            "--writes",
            min=1,
            max=2,
            help="Registers that an instruction writes at most; default: 1, and of --score any.",
        ),
    ] = None
    size: Annotated[
        int, typer.Option("--size", min=2, max=24, help="Instructions that one replaces at most.")
    ] = 16
    count: Annotated[
        int, typer.Option("--count", min=1, max=MOST, help="Instructions that are chosen at most.")
    ] = 8
    area: Annotated[
        float | None,
        typer.Option(
            "--area",
            metavar="KGE",
            help="Thousand gate equivalents that all may take, as estimated; default: any area.",
        ),
    ] = None
    period: Annotated[
        float,
        typer.Option(
            "--period",
            metavar="DELAYS",
            min=1,
            help="Gate delays of a cycle, from which latencies follow; 100 are a little more than those of a "
            "multiplier of 32 bits.",
        ),
    ] = 100.0

    coprocessor: Annotated[
        bool,
        typer.Option(
            "--coprocessor",
            help="They stand behind the core's interface for a coprocessor; default: in its pipeline.",
        ),
    ] = False

    @property
    def ports(self) -> tuple[int, int]:
        """Registers that are read, and that are written, at most."""
        return self.reads or 2, self.writes or 1

    def check(self, core: Core) -> None:
        """Raises `InstarError` for limits that nothing keeps, or a coprocessor that cannot be."""
        if not math.isfinite(self.period):
            raise InstarError(f"--period: {self.period} is no number of gate delays; give one, as in 100")
        if self.coprocessor:
            check_interface(core, self.ports[1])
        if self.area is not None and not 0 < self.area < math.inf:
            raise InstarError(
                f"--area: no instruction fits an area of {self.area:g}; give thousand gate equivalents, "
                "as in 5"
            )


@dataclass(frozen=True)
class Effortful:
    """How long is looked."""

    candidates: Annotated[
        int,
        typer.Option(
            "--candidates",
            metavar="N",
            min=1,
            help="Candidates that are looked at, of largest estimated gain.",
        ),
    ] = 120
    steps: Annotated[
        int,
        typer.Option(
            "--steps",
            metavar="N",
            min=1,
            help="Steps of the search for cuts in each stretch of code, at most.",
        ),
    ] = 1_000_000
    strategy: Annotated[
        str,
        typer.Option(
            "--strategy",
            help="Which cuts are candidates: exact (all), cones (the largest of each result), sequences "
            "(up to four instructions that follow each other), largest (those in no other one).",
        ),
    ] = "exact"
    effort: Annotated[
        int,
        typer.Option(
            "--effort",
            min=0,
            max=12,
            help="How long orders are looked for, as of schedule; 0: they stay as they are.",
        ),
    ] = 1
    seed: Annotated[int, typer.Option("--seed", min=0, max=2**63, help="Where chance begins.")] = 1
    jobs: Annotated[
        int | None,
        typer.Option("-j", "--jobs", min=1, help="Threads, which change no result; default: all processors."),
    ] = None

    def check(self) -> None:
        """Raises `InstarError` for a strategy that there is not."""
        if self.strategy not in STRATEGIES:
            hint = suggestion(self.strategy, "there are", STRATEGIES)
            raise InstarError(f'--strategy: "{self.strategy}" is none; {hint}')

    @property
    def processors(self) -> int:
        """Threads."""
        return self.jobs or os.cpu_count() or 1


@dataclass(frozen=True)
class FileCall:
    """How the function of a file is called, and what is true of every call."""

    function: Annotated[
        str | None,
        typer.Option("--function", metavar="NAME", help="Which function of a file; default: the only one."),
    ] = None
    arguments: Annotated[
        list[str] | None,
        typer.Option(
            "--argument",
            metavar="REGISTER=BYTES",
            help="How a file's function is called: a0=1024 is a buffer, a1:7 a number; may be repeated; "
            "default: four buffers of 16 KiB.",
        ),
    ] = None
    returns: Annotated[
        int | None,
        typer.Option(
            "--returns",
            metavar="N",
            min=0,
            max=2,
            help="How many of a0 and a1 are a file's function's results; default: 2.",
        ),
    ] = None
    noalias: Annotated[
        list[str] | None,
        typer.Option(
            "--noalias",
            metavar="REGISTERS",
            help="Argument registers whose memory never overlaps, as in a0,a1; may be repeated; default: any "
            "may overlap.",
        ),
    ] = None

    @property
    def of_a_file(self) -> dict[str, object]:
        """Options that mean nothing for a workload's function."""
        return {"function": self.function, "argument": self.arguments, "returns": self.returns}

    @property
    def results(self) -> int:
        """How many of a0 and a1 are results."""
        return 2 if self.returns is None else self.returns
