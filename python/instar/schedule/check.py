"""Two files with the same function, made ready for `instar._core.prove`.

Source: docs/reference/schedule.md, which says what is proved.
"""

from __future__ import annotations

import re
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from itertools import combinations
from pathlib import Path

from instar._core import Design, InstarError, Program, need_file
from instar.places import runtime_folder
from instar.schedule.source import listed, read, without_debug
from instar.toolchain import Build, Compiler, build
from instar.toolchain.compiler import TO_LINKER
from instar.workload.program import runtime_sources

#: Argument registers and their numbers.
REGISTERS = {f"a{n}": 10 + n for n in range(8)}
#: What a file that is compiled or assembled ends with; others are ELF files.
SOURCES = (".S", ".s", ".c")
#: What lld and GNU ld say of a name that nobody defines, or two do.
_MISSING = re.compile(r"undefined (?:symbol: |reference to [`'])([\w.$]+)")
_TWICE = re.compile(r"(?:duplicate symbol: |multiple definition of [`'])([\w.$]+)")


def program_of(
    file: Path,
    isa: str,
    design: Design | None,
    compiler: Compiler,
    beside: Path | None = None,
    *,
    for_proof: bool = False,
) -> Program:
    """The program of an ELF file, or of a source that is built with a design's header and macros.

    `beside` is a folder with what the source includes, where that is not its own. A source is
    linked as `linked_for_proof` says where it is `for_proof`.
    """
    need_file(file)
    if file.suffix not in SOURCES:
        return Program(file, isa=isa, design=design)
    with _assembled(file) as (source, folder):
        wanted = build_of((source,), isa, design, compiler, beside or folder)
        try:
            elf = build(linked_for_proof(wanted) if for_proof else wanted)
        except InstarError as error:
            raise _told(file, error) from error
    return Program(elf, isa=isa, design=design, name=str(file))


def linked_for_proof(wanted: Build) -> Build:
    """The same program, linked so that a proof knows which numbers are addresses, and how they are aligned.

    The linker keeps its relocations and leaves instructions as they were assembled. What it takes
    out of code to align it would be missing in their places, so the assembler fills up the code
    itself.
    """
    words = (f"{TO_LINKER}--emit-relocs", f"{TO_LINKER}--no-relax")
    flags = (*wanted.extra_flags, "-mno-relax", *words)
    return replace(wanted, link_script=runtime_folder() / "proof.ld", extra_flags=flags)


@contextmanager
def _assembled(file: Path) -> Iterator[tuple[Path, Path | None]]:
    """What the assembler gets for a source, and the folder that the source lies in where it is another file.

    That is a copy where the source has what is only for debuggers, as lines of the C that it came
    from.
    """
    text = "" if file.suffix == ".c" else read(file)
    plain = without_debug(text)
    if plain.split() == text.split():
        yield file.absolute(), None
        return
    with tempfile.TemporaryDirectory(prefix="instar-") as scratch:
        copy = Path(scratch) / file.name
        name = str(file.absolute()).replace("\\", "\\\\").replace('"', '\\"')
        # Messages and lines are those of the file that the user knows.
        copy.write_text(f'# 1 "{name}"\n{plain}', encoding="utf-8")
        yield copy, file.absolute().parent


def _told(file: Path, error: InstarError) -> InstarError:
    """What a linker says of one source, in a sentence on that source; other errors as they are."""
    said = str(error)
    if missing := list(dict.fromkeys(_MISSING.findall(said))):
        return InstarError(
            f"{file}: {listed(missing)} is used and stands nowhere; define it in the file itself, or leave "
            "out the function that uses it"
        )
    if twice := list(dict.fromkeys(_TWICE.findall(said))):
        return InstarError(
            f"{file}: {listed(twice)} is a name of the start-up code too; give the function another one"
        )
    return error


def registers_of(given: Sequence[str]) -> list[tuple[int, int]]:
    """`["a0,a1"]` → the pairs of register numbers whose memory does not overlap."""
    pairs = []
    for text in given:
        names = [name.strip() for name in text.split(",")]
        for name in names:
            if name not in REGISTERS:
                raise InstarError(
                    f'--noalias: "{name}" is no argument register; these are {", ".join(REGISTERS)}'
                )
        if len(set(names)) != len(names) or len(names) < 2:
            raise InstarError(f'--noalias: "{text}" does not name two different registers, as in a0,a1')
        pairs += list(combinations((REGISTERS[name] for name in names), 2))
    return pairs


def multiples_of(given: Sequence[str]) -> list[tuple[int, int]]:
    """`["a0=8"]` → numbers of registers, and what each is a multiple of."""
    found = []
    for text in given:
        name, _, number = text.partition("=")
        multiple = int(number) if number.isdecimal() else 0
        if name not in REGISTERS or multiple.bit_count() != 1 or multiple > 4096:
            raise InstarError(
                f'--aligned: "{text}" does not name a register of {", ".join(REGISTERS)} and a power of two '
                "up to 4096, as in a0=8"
            )
        found.append((REGISTERS[name], multiple))
    return found


def build_of(
    sources: tuple[Path, ...], isa: str, design: Design | None, compiler: Compiler, beside: Path | None = None
) -> Build:
    """A program of the sources and the start-up code around them."""
    runtime = runtime_folder()
    folders = [*(source.parent for source in sources), beside]
    return Build(
        compiler=compiler,
        isa=isa,
        sources=(*runtime_sources(), *sources),
        include=(*dict.fromkeys(folder for folder in folders if folder), runtime / "include"),
        generated=design.generate() if design else {},
        link_script=runtime / "link.ld",
    )
