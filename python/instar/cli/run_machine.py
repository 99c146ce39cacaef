"""The machine that `instar run` runs a program on: memory and stack, and GDB at its side."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypedDict

import typer

from instar._core import InstarError, Program
from instar.cli.options import MOST, messages
from instar.core_machine import equipment_of

if TYPE_CHECKING:
    from instar._core import Core, Equipment

_SIZE = re.compile(r"(0x[0-9a-f]+|[0-9]+)([kmg]?)(?:i?b)?", re.IGNORECASE)
_UNITS = {"": 0, "k": 10, "m": 20, "g": 30}

#: Bytes; memories begin at such a multiple.
_PAGE = 4096

#: Exit code of a program that GDB ended, as of a process that was killed.
KILLED = 137


#: Highest exit code of a process.
MOST_CODE = 255


def process_code(code: int) -> int:
    """A program's exit code as one that a process can have: what is too high does not become 0."""
    if code <= MOST_CODE:
        return code
    messages.print(
        f"note: exit code {code} is more than a process can have, so this command ends with {MOST_CODE}",
    )
    return MOST_CODE


class Misaligned(StrEnum):
    """What a misaligned load or store does."""

    allow = "allow"
    fault = "fault"


MemoryOption = Annotated[
    str | None,
    typer.Option(
        "--memory",
        metavar="BASE:SIZE",
        help="The RAM: first address and bytes, as in 0x80000000:64M or 0x0:0x10000 (K, "
        "M, G); default: 16M, or more where the program lies.",
    ),
]
StackOption = Annotated[
    str | None,
    typer.Option(
        "--stack-size",
        metavar="SIZE",
        help="Bytes of stack, as in 64K, 0x10000 or 65536; default: all that is free.",
    ),
]
MisalignedOption = Annotated[
    Misaligned | None,
    typer.Option(
        "--misaligned",
        help="What misaligned loads and stores do; default: as on the core, without one fault.",
    ),
]
AgnosticOption = Annotated[
    bool,
    typer.Option(
        "--vector-agnostic-ones",
        help="Agnostic elements of vectors, of tails and masked off, become all ones; default: they stay.",
    ),
]
DevicesOption = Annotated[
    list[str] | None,
    typer.Option(
        "--device",
        metavar="NAME[@ADDRESS]",
        help="A device on the bus, as in console or timer@0x40000000; repeated, all of them; default: none.",
    ),
]
GdbOption = Annotated[
    int | None,
    typer.Option(
        "--gdb",
        metavar="PORT",
        help="Wait for GDB at this port, 0 takes a free one; default: run without.",
        min=0,
        max=65535,
    ),
]


def size(text: str, option: str) -> int:
    """`64K` → 65536."""
    match = _SIZE.fullmatch(text.strip())
    if not match:
        raise InstarError(
            f'{option}: "{text}" is no number of bytes; right is one such as 65536, 0x10000 or 64K'
        )
    hexadecimal = match[1].lower().startswith("0x")
    # Longer ones are refused before they are computed.
    count = (
        int(match[1], 16 if hexadecimal else 10) << _UNITS[match[2].lower()]
        if len(match[1]) < 40
        else MOST + 1
    )
    if count > MOST:
        raise InstarError(f'{option}: "{text[:40]}" is beyond 64 bits; the largest number is {MOST}')
    return count


def memory(text: str | None) -> tuple[int | None, int | None]:
    """`0x80000000:64M` → first address and bytes."""
    if text is None:
        return None, None
    base, colon, length = text.partition(":")
    if not colon:
        raise InstarError(f'--memory: "{text}" is not of the form BASE:SIZE, as in 0x80000000:64M')
    if (count := size(length, "--memory")) == 0:
        raise InstarError("--memory: a memory of 0 bytes holds no program; give a SIZE such as 16M")
    if (first := size(base, "--memory")) % _PAGE:
        raise InstarError(f"--memory: {base} is no multiple of {_PAGE}, as the first address of a memory is")
    return first, count


def program_on(core: Core, file: Path, devices: Sequence[str] = ()) -> Program:
    """The program of an ELF file on the machine of a core, which has the instructions of its variant."""
    return Program(file, isa=core.isa, design=core.design, devices=list(devices), equipment=core.equipment)


class Settings(TypedDict):
    """Keyword arguments of `_core.Program`."""

    equipment: Equipment
    memory_base: int | None
    memory_size: int | None
    stack_size: int | None
    vector_agnostic_ones: bool
    devices: list[str]


@dataclass(frozen=True)
class MachineOptions:
    """The machine that a program is run on."""

    memory: MemoryOption = None
    stack_size: StackOption = None
    misaligned: MisalignedOption = None
    vector_agnostic_ones: AgnosticOption = False
    device: DevicesOption = None

    def settings(self, core: Core | None = None) -> Settings:
        """Keyword arguments of `_core.Program`, of a run on `core`."""
        equipment = equipment_of(core)
        if self.misaligned is not None:
            equipment["misaligned_allowed"] = self.misaligned is Misaligned.allow
        base, length = memory(self.memory)
        return {
            "equipment": equipment,
            "memory_base": base,
            "memory_size": length,
            "stack_size": None if self.stack_size is None else size(self.stack_size, "--stack-size"),
            "vector_agnostic_ones": self.vector_agnostic_ones,
            "devices": self.device or [],
        }
