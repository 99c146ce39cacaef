"""`instar synth`: what a circuit costs, of a design's instructions or of SystemVerilog at hand."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from instar._core import InstarError
from instar.cli.options import JsonOption, NoCacheOption, print_json, print_text, steps
from instar.hardware import cost
from instar.hardware.report import render
from instar.hardware.sources import read_sources

if TYPE_CHECKING:
    from collections.abc import Callable

    from instar.cli.options import Steps

_ENDINGS = (".sv", ".v", ".svh", ".vh")


def command(
    what: Annotated[
        list[str],
        typer.Argument(metavar="DESIGN|FILE…", help="A design by name or path, or SystemVerilog files."),
    ],
    top: Annotated[
        str | None,
        typer.Option(
            "--top", metavar="MODULE", help="Of files: the module that is meant; default: their only one."
        ),
    ] = None,
    target: Annotated[
        str,
        typer.Option(
            "--target",
            metavar="LIST",
            help="gates (Instar's cells), xc7 (Xilinx 7), xcup (UltraScale+), ecp5 (Lattice ECP5); several "
            "with commas.",
        ),
    ] = "gates,xc7",
    period: Annotated[
        float | None,
        typer.Option(
            "--period",
            metavar="DELAYS",
            min=1,
            help="Take the smallest circuit whose slowest path keeps within so many gate delays; default: "
            "the one whose product of area and delay is least.",
        ),
    ] = None,
    fmax: Annotated[
        bool,
        typer.Option("--fmax", help="Place and route for an ECP5 too, which takes minutes; default: off."),
    ] = False,
    no_cache: NoCacheOption = False,
    json: JsonOption = False,
) -> None:
    """Say what circuits cost: area in gate equivalents, delay, and what they take of FPGAs.

    Gate equivalents are areas of a NAND2 by Instar's own cells, delays those of a NAND2 that drives another.
    """
    wanted = cost.Wanted(
        tuple(dict.fromkeys(one.strip() for one in target.split(","))), period, fmax, not no_cache
    )
    files = [Path(one) for one in what if one.endswith(_ENDINGS)]
    with steps(None, "reading") as bar:
        if not files:
            raise InstarError(f"{what[0]}: name SystemVerilog files (.sv, .v)")
        if len(files) < len(what):
            other = next(one for one in what if not one.endswith(_ENDINGS))
            raise InstarError(f"{other}: this is no SystemVerilog file (.sv, .v), and beside files no design")
        sources = read_sources(files, top)
        found = [cost.synthesise(sources, wanted, report=_told(bar))]
        design = None
    if json:
        print_json(
            {
                "design": design,
                "units": [one.as_dict(wanted.first_fpga) for one in found],
            }
        )
    else:
        print_text(render(", ".join(what), found, wanted))


def _told(bar: Steps) -> Callable[[str], None]:
    return bar.begin
