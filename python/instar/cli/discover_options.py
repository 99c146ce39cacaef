"""Options of `instar discover`: what instructions may be, how long is looked, and how a file is called."""

from __future__ import annotations

import math
import os
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from instar._core import Core, Design, InstarError, Library, suggestion
from instar.cli.kernel_options import named_kernels
from instar.discover.pool import MOST, Stand, check_stand
from instar.variants import find_variant

if TYPE_CHECKING:
    from instar._core import VariantInfo, WorkloadInfo

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
            help="Thousand gate equivalents that all may take, synthesised in one unit, or with --no-area by "
            "the sum of estimates; default: any area.",
        ),
    ] = None
    areas: Annotated[
        int,
        typer.Option(
            "--areas",
            metavar="N",
            min=0,
            max=64,
            help="Areas under which the best selections are told too, in equal ratios.",
        ),
    ] = 0
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

    fill: Annotated[
        bool,
        typer.Option(
            "--fill",
            help="Where fewer than --count are chosen, the next best come behind them, by what each saves "
            "alone, in no kernel. Default: they do not.",
        ),
    ] = False

    coprocessor: Annotated[
        bool,
        typer.Option(
            "--coprocessor",
            help="They stand behind the core's interface for a coprocessor; default: in its pipeline.",
        ),
    ] = False

    issue_ports: Annotated[
        int | None,
        typer.Option(
            "--issue-ports",
            metavar="N",
            min=1,
            help="Issue ports that take them, from the first, of a core with several; default: every one.",
        ),
    ] = None

    @property
    def stand(self) -> Stand:
        """Where instructions stand in the core."""
        return Stand(self.coprocessor, self.issue_ports)

    @property
    def ports(self) -> tuple[int, int]:
        """Registers that are read, and that are written, at most."""
        return self.reads or 2, self.writes or 1

    def check(self, core: Core) -> None:
        """Raises `InstarError` for limits that nothing keeps, or a place in the core that is not there."""
        if not math.isfinite(self.period):
            raise InstarError(f"--period: {self.period} is no number of gate delays; give one, as in 100")
        check_stand(core, self.stand, self.ports[1])
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
class StartOptions:
    """Which code of a workload is looked at: portable C, or what stands in its place."""

    design: Annotated[
        str | None,
        typer.Option(
            "--design",
            metavar="NAME",
            help="Design without instructions, as software, whose kernels for the core are looked at; "
            "default: portable code.",
        ),
    ] = None
    variant: Annotated[
        str | None,
        typer.Option(
            "--variant", metavar="NAME", help="Variant of that design; default: its first one for the core."
        ),
    ] = None
    kernel: Annotated[
        list[Path] | None,
        typer.Option(
            "--kernel",
            metavar="FILE",
            help="C or assembly that is looked at in the place of the function that it is named for, as in "
            "ntt.S; may be repeated; default: that of the design, or portable code.",
        ),
    ] = None

    def load(self, library: Library, core: Core) -> tuple[Design | None, VariantInfo | None]:
        """The design whose kernels are looked at, and its variant for the core.

        Raises `InstarError` where it has instructions, or no kernels for the core.
        """
        if self.design is None:
            if self.variant is not None:
                raise InstarError("--variant names a variant of a design; say which with --design")
            return None, None
        design = library.design(self.design)
        if design.info["extensions"]:
            raise InstarError(
                f'--design: "{self.design}" has instructions, and those are to be found; name one with plain '
                "kernels, as software"
            )
        if self.variant is not None:
            return design, find_variant(design, self.variant)
        fitting = [v for v in design.info["variants"] if not v["cores"] or core.name in v["cores"]]
        if not fitting:
            raise InstarError(
                f'--design: "{self.design}" has no kernels for {core.name}; leave it out for portable code'
            )
        # The first is for every caller; those after it are for special ones.
        return design, fitting[0]

    def kernels(self, workload: WorkloadInfo) -> dict[str, Path]:
        """Function → its file, of those files that are named for functions of this workload."""
        mine = [file for file in self.kernel or [] if file.stem in workload["functions"]]
        return named_kernels(workload, mine)


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
