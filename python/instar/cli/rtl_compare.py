"""`instar rtl compare`: somebody's RTL trace of a program beside a run of it in simulator and model."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from instar._core import InstarError, Timing, compare
from instar.cautions import cautions
from instar.cli.core_options import SetOption, overrides
from instar.cli.gathering import gathered
from instar.cli.options import (
    EXIT_WRONG_RESULT,
    DesignOption,
    JsonOption,
    PathOption,
    VariantOption,
    is_elf,
    open_library,
    print_json,
    print_text,
    refuse_lone_variant,
    steps,
    tell_notes,
)
from instar.cli.run_machine import program_on
from instar.report.comparison import parted, render
from instar.result import changed_text
from instar.variants import find_variant


def command(
    trace: Annotated[
        Path,
        typer.Argument(help="What the RTL retired, with cycles: compact, RVFI or native form, also .zst."),
    ],
    program: Annotated[Path, typer.Argument(metavar="ELF", help="The program that ran.")],
    core: Annotated[str, typer.Option("--core", help="Core model, as in cva6-superscalar (instar list).")],
    set_: SetOption = None,
    design: DesignOption = None,
    variant: VariantOption = None,
    top: Annotated[int, typer.Option("--top", metavar="N", help="Rows at most, of each list.", min=1)] = 12,
    path: PathOption = None,
    json: JsonOption = False,
) -> None:
    """Run the program in simulator and model beside a trace of the RTL: where they part, why cycles differ.

    What the trace has ahead of the program's first instruction, as boot code, is left out.
    """
    library = open_library(path)
    refuse_lone_variant(design, variant)
    loaded = library.design(design) if design else None
    chosen = find_variant(loaded, variant) if loaded else None
    name = chosen["name"] if chosen else None
    model = library.core(core, design=loaded, variant=name, overrides=overrides(set_))
    if is_elf(trace):
        raise InstarError(f"{trace}: is an ELF file; the trace comes first, then the program")
    ran = program_on(model, program)
    with steps(None, f"running {program.name} beside {trace.name}") as bar:
        found = compare(
            Timing.trace(trace, model, recorded=True, design=model.design, program=program),
            Timing.run(ran, core=model),
            joined=True,
            progress=bar.ran,
        )
    if found["common"] == 0:
        raise InstarError(
            f"{trace}: never comes to the first instruction of {program}; is it a trace of this program?"
        )
    names = (f"{trace.name}, as recorded", f"{program.name} on {core}{changed_text(model)}")
    notes = tell_notes([*cautions(ran, model), *found["notes"]])
    if json:
        made = gathered(core=model, design=loaded, files=[trace, program])
        print_json({"a": names[0], "b": names[1], **found, "notes": notes}, made)
    else:
        print_text(render(*names, found, top))
    if parted(found):
        raise typer.Exit(EXIT_WRONG_RESULT)
