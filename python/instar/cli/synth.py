"""`instar synth`: what a circuit costs, of a design's instructions or of SystemVerilog at hand."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer

from instar._core import InstarError
from instar.cli.gathering import gathered
from instar.cli.hardware_options import HostOption, OnlyOption, host_core
from instar.cli.options import (
    JsonOption,
    NoCacheOption,
    PathOption,
    VariantOption,
    open_library,
    print_json,
    print_text,
    refuse_given,
    refuse_lone_variant,
    steps,
    tell_notes,
)
from instar.hardware.coprocessor_area import CoprocessorCost, coprocessor_cost
from instar.hardware.cost import Cost, Wanted, synthesise
from instar.hardware.energy import read_operands
from instar.hardware.proof import Limits, refuse_wrong
from instar.hardware.report import render, render_design
from instar.hardware.sources import ENDINGS, read_sources
from instar.hardware.units import DesignCost, design_cost
from instar.variants import find_variant


def command(
    what: Annotated[
        list[str],
        typer.Argument(
            metavar="DESIGN...|FILE...",
            help="A design by name or path, several for all of them together; or SystemVerilog files.",
        ),
    ],
    top: Annotated[
        str | None,
        typer.Option(
            "--top", metavar="MODULE", help="Of files: the module that is meant; default: their only one."
        ),
    ] = None,
    core: HostOption = None,
    variant: VariantOption = None,
    only: OnlyOption = None,
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
        typer.Option("--fmax", help="Place and route for an ECP5 too, which may take minutes; default: off."),
    ] = False,
    energy: Annotated[
        bool,
        typer.Option(
            "--energy",
            help="Energy of an operation too, in toggles of a NAND2's input; default: off.",
        ),
    ] = False,
    operands: Annotated[
        Path | None,
        typer.Option(
            "--operands",
            metavar="FILE",
            help="Of --energy: inputs in the first line, then an operation a line; default: random ones.",
        ),
    ] = None,
    proof: Annotated[
        bool,
        typer.Option("--proof", help="Show too that a design's circuits do what it says; default: off."),
    ] = False,
    path: PathOption = None,
    no_cache: NoCacheOption = False,
    json: JsonOption = False,
) -> None:
    """Say what circuits cost: area in gate equivalents, delay, and what they take of FPGAs.

    Gate equivalents are areas of a NAND2 by Instar's own cells, delays those of a NAND2 that drives
    another.
    """
    targets = tuple(dict.fromkeys(one.strip() for one in target.split(",")))
    if operands is not None and not energy:
        raise InstarError("--operands are those of --energy; give it too")
    given = read_operands(operands) if operands is not None else None
    wanted = Wanted(targets, period, fmax, energy, given, use_cache=not no_cache)
    files = [Path(one) for one in what if one.endswith(ENDINGS)]
    with steps(None, "reading") as bar:
        if files:
            if len(files) < len(what):
                other = next(one for one in what if not one.endswith(ENDINGS))
                raise InstarError(f"{other}: this is no SystemVerilog file (.sv, .v), as the others are")
            refuse_given(
                "is about a design; a file is what it is", core=core, variant=variant, only=only, proof=proof
            )
            found = synthesise(read_sources(files, top), wanted, report=bar.begin)
            shown = render(found, wanted)
            units, alone, cost, behind = [found], list[Cost](), None, None
            made = gathered(files=[*files, operands])
        else:
            refuse_given("names a module of a file; a design's units are all meant", top=top)
            library = open_library(path)
            loaded = library.design(what)
            refuse_lone_variant(loaded, variant)
            host = host_core(library, loaded, core, variant)
            made = gathered(core=host, design=loaded, files=[operands])
            cost = design_cost(
                loaded,
                host,
                wanted,
                bar.begin,
                only or (),
                base=library.core(host.path),
                variant=find_variant(loaded, variant) if variant is not None else None,
                limits=Limits() if proof else None,
            )
            found_behind = coprocessor_cost(host, wanted, bar.begin, only or ())
            behind = None if isinstance(found_behind, str) else found_behind
            designs = [part["name"] for part in loaded.info["parts"]]
            shown = render_design(cost, wanted, behind, designs)
            units, alone = _listed(cost)
            tell_notes([*cost.left_out, *([found_behind] if isinstance(found_behind, str) else [])])
    if json:
        family = wanted.first_fpga
        print_json(
            {
                "design": cost.design if cost else None,
                "units": [one.as_dict(family) for one in units],
                "alone": [one.as_dict(family) for one in alone],
                "coprocessor": _as_dict(behind, family) if behind else None,
                "fpga": family,
                "energy": {one.name: one.energy for one in units} if energy else None,
                "host": _host(cost),
            },
            made,
        )
    else:
        print_text(shown, made)
    if cost is not None:
        refuse_wrong(cost.proofs)


def _host(cost: DesignCost | None) -> list[dict[str, Any]] | None:
    """What the core itself grows by; None where that is not known."""
    if cost is None or cost.host is None or cost.host.parts is None:
        return None
    return [asdict(part) for part in cost.host.parts]


def _as_dict(behind: CoprocessorCost, family: str | None) -> dict[str, Any]:
    """As JSON has it: the keys of a unit, and what is no unit in it."""
    alone = {name: one.as_dict(family) for name, one in behind.alone.items()}
    return {**behind.whole.as_dict(family), "around": behind.around, "alone": alone, "shared": behind.shared}


def _listed(cost: DesignCost) -> tuple[list[Cost], list[Cost]]:
    """The units, and the instructions of those that have several."""
    return [unit.whole for unit in cost.units], [one for unit in cost.units for one in unit.alone]
