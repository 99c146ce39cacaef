"""`instar annotate`: a trace with the model's commit cycles and the causes of each delay."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from instar._core import annotate
from instar.cli.options import DesignOption, PathOption, messages, open_library, refuse_given, steps
from instar.cli.outputs import files_of, refuse_overwriting


def command(
    trace: Annotated[Path, typer.Argument(help="Trace in the compact or RVFI form, also .zst.")],
    core: Annotated[str, typer.Option("--core", help="Core model.")],
    out: Annotated[Path, typer.Option("--out", "-o", help="Where the annotated trace goes.")],
    design: DesignOption = None,
    program: Annotated[
        Path | None, typer.Option("--program", help="ELF for the symbols of the design's stand-ins.")
    ] = None,
    path: PathOption = None,
) -> None:
    """Write the trace with the model's commit cycle and the causes of each delay."""
    library = open_library(path)
    loaded = library.design(design) if design else None
    model = library.core(core, design=loaded)
    if loaded is None:
        refuse_given("is for the symbols of a design's stand-ins; say which with --design", program=program)
    refuse_overwriting([("--out", out)], [trace, program, *files_of(library, model, loaded)])
    with steps(None, f"annotating {trace.name}"):
        done = annotate(trace, model, out, design=loaded, program=program)
    messages.print(
        f"{out}: {done['instructions']:,} instructions in {done['cycles']:,} cycles", highlight=False
    )
    if done["replaced"]:
        messages.print(f"{done['replaced']:,} instructions read as the design's stand-ins", highlight=False)
    if done["divides_without_operands"]:
        messages.print(
            f"{done['divides_without_operands']:,} divides came without operands and took the core's default",
            highlight=False,
        )
