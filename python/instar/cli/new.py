"""`instar new`: a commented beginning of one's own design, device, core or workload, which runs at once."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from instar import templates
from instar.cli.options import PathOption, messages, open_library, print_text

NameArgument = Annotated[
    str, typer.Argument(metavar="NAME", help="Small letters, digits and dashes, as in my-first.")
]
InOption = Annotated[
    Path,
    typer.Option("--in", metavar="FOLDER", help="Folder that gets designs/, cores/ or workloads/."),
]


def design(
    name: NameArgument,
    core: Annotated[
        str, typer.Option("--core", help="Core that the instruction is added to.")
    ] = "cva6-superscalar",
    folder: InOption = Path(),
    path: PathOption = None,
) -> None:
    """Begin a design: one instruction, its cost, a kernel that uses it, an evaluation."""
    _tell(templates.new_design(open_library(path), folder, name, core), folder)


def device(
    name: NameArgument,
    core: Annotated[str, typer.Option("--core", help="Core on whose bus it is.")] = "cv32e40p",
    rdl: Annotated[
        Path | None,
        typer.Option(
            "--rdl", metavar="FILE", help="SystemRDL with its registers; without it those of an example."
        ),
    ] = None,
    folder: InOption = Path(),
    path: PathOption = None,
) -> None:
    """Begin a design with a device on the bus: registers, a memory, a command."""
    _tell(templates.new_device(open_library(path), folder, name, core, rdl), folder)


def core(
    name: NameArgument,
    like: Annotated[str, typer.Option("--like", help="Core that it begins as.")] = "cva6-superscalar",
    folder: InOption = Path(),
    path: PathOption = None,
) -> None:
    """Begin a core: the parameters of another one, to be changed."""
    _tell(templates.new_core(open_library(path), folder, name, like), folder)


def workload(name: NameArgument, folder: InOption = Path()) -> None:
    """Begin a workload: C code with a function to replace, an operation and known answers."""
    _tell(templates.new_workload(folder, name), folder)


def _tell(started: templates.Started, folder: Path) -> None:
    for file in started.files:
        messages.print(f"{file}: written")
    for note in started.notes:
        messages.print(f"note: {note}")
    where = "" if folder == Path() else f"in {folder}, "
    print_text("\n".join([f"It runs as it is; {where}try:", *(f"  {one}" for one in started.commands)]))
