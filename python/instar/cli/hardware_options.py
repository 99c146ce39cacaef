"""Options of the commands that make circuits of a design's instructions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from instar._core import InstarError

if TYPE_CHECKING:
    from instar._core import Core, Design, Library

DesignsArgument = Annotated[
    list[str], typer.Argument(metavar="DESIGN...", help="A design by name or path; several for all together.")
]
HostOption = Annotated[
    str | None,
    typer.Option("--core", help="Core that the units are made for; default: the design's first one."),
]
OnlyOption = Annotated[
    list[str] | None,
    typer.Option(
        "--only", metavar="MNEMONIC", help="Instruction that is meant; may be repeated; default: all."
    ),
]


def host_core(library: Library, design: Design, name: str | None, variant: str | None) -> Core:
    """The core that a design's circuits are made for. Raises `InstarError` where none is named."""
    cores = design.info["cores"]
    if name is None and not cores:
        raise InstarError(f"{design.info['path']}: the design names no core; say which with --core")
    return library.core(name or cores[0], design=design, variant=variant)
