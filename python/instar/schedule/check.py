"""Two files with the same function, made ready for `instar._core.prove`.

Source: docs/reference/schedule.md, which says what is proved.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from pathlib import Path

from instar._core import Design, InstarError, Program, need_file
from instar.places import runtime_folder
from instar.toolchain import Build, Compiler, build
from instar.workload.program import runtime_sources

#: Argument registers and their numbers.
REGISTERS = {f"a{n}": 10 + n for n in range(8)}
#: What a file that is compiled or assembled ends with; others are ELF files.
SOURCES = (".S", ".s", ".c")


def program_of(
    file: Path, isa: str, design: Design | None, compiler: Compiler, beside: Path | None = None
) -> Program:
    """The program of an ELF file, or of a source that is built with a design's header and macros.

    `beside` is a folder with what the source includes, where that is not its own.
    """
    need_file(file)
    if file.suffix not in SOURCES:
        return Program(file, isa=isa, design=design)
    elf = build(build_of((file.absolute(),), isa, design, compiler, beside))
    return Program(elf, isa=isa, design=design, name=str(file))


def common_function(a: Program, b: Program, isa: str, compiler: Compiler) -> str:
    """The one function that both programs have and the start-up code has not.

    Raises `InstarError` where it is not one.
    """
    around = Program(build(build_of((), isa, None, compiler)), isa=isa)
    found = sorted(_functions(a) & _functions(b) - _functions(around))
    if len(found) == 1:
        return found[0]
    if not found:
        raise InstarError("A and B have no function in common; both must define it under one global name")
    raise InstarError(
        f"A and B have several functions in common; say which with --function: {', '.join(found)}"
    )


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


def _functions(program: Program) -> set[str]:
    return {name for name, symbol in program.symbols.items() if symbol["function"]}


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
