"""Options wherever a core is named or a program is built: parameters of the core, compiler and flags."""

from __future__ import annotations

import shlex
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated

import typer

from instar._core import Core, Design, InstarError, Library
from instar.cli.options import CompilerOption
from instar.result import label_text
from instar.toolchain import Compiler, find_compiler
from instar.toolchain.compiler import split_isa
from instar.toolchain.flags import joined, parted
from instar.workload.program import DEFAULT_ISA, usual_isa

if TYPE_CHECKING:
    from instar._core import Label

SetOption = Annotated[
    list[str] | None,
    typer.Option(
        "--set",
        metavar="NAME=VALUE",
        help="Change a parameter of the core or its ISA, as in commit_ports=3 or isa=rv32imc; may be "
        "repeated; default: as its file says.",
    ),
]


class Values(StrEnum):
    """Whose values a run has."""

    program = "program"
    hardware = "hardware"


ValuesOption = Annotated[
    Values,
    typer.Option(
        "--values",
        help="Values as the program's order says, or as the core's hardware computes them.",
    ),
]
IsaOption = Annotated[
    str | None,
    typer.Option(
        "--isa",
        metavar="ISA",
        help="What to build for where no core says it, as in rv64imc; default: a coreless design's own, else "
        f"{DEFAULT_ISA}.",
    ),
]
CflagsOption = Annotated[
    list[str] | None,
    typer.Option(
        "--cflags",
        metavar="FLAGS",
        help='Compiler flags after all others, as in "-O2 -fno-inline", or for a file in their place, '
        'as in "-O2 ntt.c: -O3"; default: none.',
    ),
]


@dataclass(frozen=True)
class CompilerOptions:
    """What builds a program."""

    cc: CompilerOption = None
    cflags: CflagsOption = None

    def find(self) -> Compiler:
        """The compiler with its flags."""
        return compiler(self.cc, self.cflags)


Overrides = Mapping[str, "Label"]


def overrides(given: Sequence[str] | None) -> dict[str, Label]:
    """`["commit_ports=3"]` → `{"commit_ports": 3}`. Raises `InstarError` where one is no NAME=VALUE."""
    found: dict[str, Label] = {}
    for text in given or ():
        name, equals, value = (part.strip() for part in text.partition("="))
        if not equals or not name or not value:
            raise InstarError(f'--set: "{text}" is not of the form NAME=VALUE, as in commit_ports=3')
        if name in found:
            raise InstarError(f'--set: "{name}" is given twice, as {label_text(found[name])} and as {value}')
        found[name] = _value(name, value)
    return found


def _value(name: str, text: str) -> Label:
    if text in {"true", "false"}:
        return text == "true"
    try:
        number = int(text, 0)
    except ValueError:
        return text
    if not -(1 << 63) <= number < 1 << 63:
        raise InstarError(f"--set: {name}={text} has more than 64 bits, which no parameter has")
    return number


def find_core(
    library: Library,
    name: str | None,
    given: Sequence[str] | None,
    *,
    design: Design | None = None,
    variant: str | None = None,
) -> Core | None:
    """The core called `name` with what `--set` changes; None where none is named."""
    changes = overrides(given)
    if name is None:
        if changes:
            raise InstarError("--set changes a core; say which with --core, as in --core cva6-superscalar")
        return None
    return library.core(name, design=design, variant=variant, overrides=changes)


def isa_without_core(isa: str | None, core: object, design: Design | None = None) -> str:
    """What to build for where there is no core: what is given, what a coreless design says, or the usual.

    Raises `InstarError` where `isa` is given and there is one, or `isa` is no ISA string.
    """
    if isa is not None and core:
        raise InstarError(
            "--isa is about instructions without a core, and a core has its own; for another say "
            f"--set isa={isa}"
        )
    found = isa or usual_isa(design)
    split_isa(found)
    return found


def compiler(cc: str | None, cflags: Sequence[str] | None) -> Compiler:
    """The compiler that the command line asks for, with its flags."""
    return find_compiler(cc, flags(cflags))


def flags(cflags: Sequence[str] | None) -> tuple[str, ...]:
    """`["-O2 -g0", "-fno-inline"]` → three flags; those of single files come last."""
    try:
        texts = [parted(shlex.split(text)) for text in cflags or ()]
        whole = [flag for flags, _ in texts for flag in flags]
        return tuple(joined(whole, tuple(file for _, files in texts for file in files)))
    except ValueError as error:
        raise InstarError(f"--cflags: {' '.join(cflags or ())!r} is no list of flags: {error}") from None
