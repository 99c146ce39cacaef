"""`instar annotate`: a trace with the model's commit cycles and the causes of each delay."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from instar._core import annotate
from instar.cli.core_options import SetOption, overrides
from instar.cli.options import DesignOption, PathOption, messages, open_library, steps, tell_notes
from instar.cli.outputs import files_of, refuse_overwriting
from instar.result import changed_text


def command(
    trace: Annotated[
        Path, typer.Argument(help="Trace in the compact, RVFI, Spike's or native form, also .zst.")
    ],
    core: Annotated[str, typer.Option("--core", help="Core model, as in cva6-superscalar (instar list).")],
    out: Annotated[Path, typer.Option("--out", "-o", help="Where the annotated trace goes.")],
    set_: SetOption = None,
    design: DesignOption = None,
    program: Annotated[
        Path | None,
        typer.Option(
            "--program",
            metavar="ELF",
            help="ELF of the recorded program, for symbols and what wrong paths meet; default: none.",
        ),
    ] = None,
    path: PathOption = None,
) -> None:
    """Write the trace with the model's commit cycle and the causes of each delay."""
    library = open_library(path)
    loaded = library.design(design) if design else None
    model = library.core(core, design=loaded, overrides=overrides(set_))
    refuse_overwriting([("--out", out)], [trace, program, *files_of(library, model, loaded)])
    with steps(None, f"annotating {trace.name}") as bar:
        done = annotate(trace, model, out, design=loaded, program=program, progress=bar.ran)
    messages.print(
        f"{out}: {done['instructions']:,} instructions in {done['cycles']:,} cycles on "
        f"{core}{changed_text(model)}",
    )
    if done["replaced"]:
        messages.print(f"{done['replaced']:,} instructions read as the design's stand-ins")
    if done["costs_without_operand"]:
        messages.print(
            f"{done['costs_without_operand']:,} instructions of the design came without the operand "
            "on which their latency depends and took its last step",
        )
    tell_notes(done["notes"])
    if done["divides_without_operands"]:
        messages.print(
            f"{done['divides_without_operands']:,} divides came without operands and took the core's default",
        )
