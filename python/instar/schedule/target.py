"""What is scheduled: a function in an assembly file, how a program with it is built, and one call of it.

A function of a workload is called on inputs from its contract and compared with portable code and
the known answers; a function of a lone file is called on buffers that the user names, and compared
with nothing: there the proof stands alone.
"""

from __future__ import annotations

import functools
import random
import shutil
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from instar import cache
from instar._core import Arg, Core, Design, InstarError, Library, Program, suggestion
from instar.checked_program import PreparedCall, prepare
from instar.schedule.check import REGISTERS, SOURCES, build_of, linked_for_proof, program_of
from instar.schedule.named import only_function
from instar.schedule.origins import Origins, origins
from instar.schedule.source import read, without_debug
from instar.toolchain import Build, Compiler, assembly, build, build_key
from instar.toolchain.content import program_digest
from instar.workload.inputs import scalar_type
from instar.workload.program import (
    Recipe,
    build_program,
    kernel_files,
    load_program,
    own_domains,
    request,
)

#: The scratch folder of the text that came, whose lines are those of the user's file where that is
#: assembly.
CAME = "came"
#: What fills the buffers of a lone file's call.
_SEED = 1


@dataclass(frozen=True)
class Target:
    """A function to be scheduled."""

    title: str
    function: str
    #: The file that the user knows, in errors.
    origin: Path
    #: Its assembly, as it is scheduled.
    source: Path
    #: Digest of all that the program with it is made of.
    key: str
    #: How many of a0 and a1 it returns.
    results: int
    #: The program with the function from another file, and the call; it checks what it can.
    make: Callable[[Path], tuple[Program, PreparedCall]]
    #: The program alone: nothing of it is checked.
    program: Callable[[Path], Program]
    #: The program with the function from another file, linked for a proof.
    proved: Callable[[Path], Program]
    #: What was assumed to make the call.
    notes: tuple[str, ...] = ()
    #: By line of `source` the line of the C that it came from; the compiler is asked for it once.
    origins: Callable[[], Origins] = dict


def workload_target(library: Library, recipe: Recipe, function: str, folder: Path) -> Target:
    """A replaceable function of a workload; where it is C, as the compiler makes it.

    `folder` is for scratch files.
    """
    known = recipe.workload["functions"]
    if function not in known:
        hint = suggestion(function, "it has", list(known))
        raise InstarError(
            f'workload "{recipe.workload["name"]}" has no replaceable function "{function}"; {hint}'
        )
    info = known[function]
    source = kernel_files(library, recipe).get(function, Path(info["source"]))
    whole = request(library, recipe)
    file = _placed(_text(source, whole, folder, recipe.design), source, folder, f"{function}.S")
    header = own_domains(library, recipe).get(function)

    def make(path: Path) -> tuple[Program, PreparedCall]:
        if header is not None:
            # Every order that is tried lies in a scratch folder of its own.
            shutil.copyfile(header, path.parent / header.name)
        prepared = prepare(library, with_kernel(path), function)
        return prepared.program, prepared.calls[0]

    def program(path: Path) -> Program:
        if header is not None:
            shutil.copyfile(header, path.parent / header.name)
        changed = with_kernel(path)
        return load_program(build_program(library, changed)[0], changed)

    def with_kernel(path: Path) -> Recipe:
        # In its place among the others, so that nothing else of the program moves.
        return replace(recipe, kernels=tuple({**dict(recipe.kernels), function: path}.items()))

    def proved(path: Path) -> Program:
        return provable_program(library, with_kernel(path))

    results = 0 if scalar_type(info["returns"]) is None else 2
    key = build_key(whole)

    @functools.cache
    def told() -> Origins:
        return _origins(source, whole, file)

    return Target(recipe.title, function, source, file, key, results, make, program, proved, origins=told)


def provable_program(library: Library, recipe: Recipe) -> Program:
    """The program of `recipe`, linked for a proof."""
    elf = build(linked_for_proof(request(library, recipe)), use_cache=recipe.use_cache)
    return load_program(elf, recipe)


def file_target(
    file: Path,
    core: Core,
    compiler: Compiler,
    function: str | None,
    arguments: Sequence[str],
    returns: int,
    folder: Path,
) -> Target:
    """A function of a file that stands for itself, with the instructions of `core`."""
    if file.suffix not in SOURCES:
        raise InstarError(f"{file}: an ELF file has lost its text; give assembly (.S, .s) or C (.c)")
    isa, design = core.isa, core.design
    first = program_of(file, isa, design, compiler)
    alone = build_of((file.absolute(),), isa, design, compiler)
    loaded = program_digest(Path(first.path).read_bytes())
    key = cache.digest(loaded, file.read_bytes(), compiler.version, *alone.flags)
    args, notes = _arguments(arguments)
    wanted = Build(compiler=compiler, isa=isa, sources=(), generated=design.generate() if design else {})
    text = _text(file, wanted, folder, design)
    symbol = function or only_function(file, text, first, isa, compiler)
    # Only what is written for a preprocessor goes through one: comments of others may look like its
    # words.
    source = _placed(text, file, folder, f"{file.stem}{'.S' if file.suffix == '.S' else '.s'}")

    def program(path: Path) -> Program:
        return program_of(path, isa, design, compiler, beside=file.absolute().parent)

    def make(path: Path) -> tuple[Program, PreparedCall]:
        return program(path), PreparedCall(symbol, symbol, args, None)

    def proved(path: Path) -> Program:
        beside = file.absolute().parent
        return program_of(path, isa, design, compiler, beside=beside, for_proof=True)

    @functools.cache
    def told() -> Origins:
        return _origins(file, wanted, source)

    return Target(file.name, symbol, file, source, key, returns, make, program, proved, notes, told)


def _text(source: Path, wanted: Build, folder: Path, design: Design | None) -> str:
    """Assembly as it is written, C as the compiler makes it, less what is only for debuggers."""
    if source.suffix != ".c":
        return without_debug(read(source))
    lines = without_debug(assembly(wanted, source, folder)).splitlines()
    kept = [line for line in lines if line.strip() and not line.strip().startswith(".attribute")]
    macros = [
        f'    .include "{name}"' for name in (design.generate() if design else {}) if name.endswith(".inc")
    ]
    return "\n".join([*macros, *kept]) + "\n"


def _origins(source: Path, wanted: Build, text: Path) -> Origins:
    """By line of the text that was made of `source` the line of the C; nothing of assembly."""
    if source.suffix != ".c":
        return {}
    with tempfile.TemporaryDirectory(prefix="instar-") as scratch:
        told = assembly(wanted, source, Path(scratch), lines=True)
    return origins(text.read_text(encoding="utf-8"), told)


def _placed(text: str, origin: Path, folder: Path, name: str) -> Path:
    """The text as a scratch file; in the folder `CAME` where its lines are those of `origin`."""
    file = folder / ("compiled" if origin.suffix == ".c" else CAME) / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    return file


def _arguments(given: Sequence[str]) -> tuple[list[Arg], tuple[str, ...]]:
    """`["a0=1024", "a1:7"]`: a buffer of 1,024 bytes, the number 7.

    Raises `InstarError` where one is of neither form, or a register is left out.
    """
    chance = random.Random(_SEED)
    if not given:
        note = "assumed: a0 to a3 point to 16,384 bytes each, filled by chance; --argument says it otherwise"
        return [Arg.inout(chance.randbytes(16_384), 16) for _ in range(4)], (note,)
    found: dict[str, Arg] = {}
    for text in given:
        mark = "=" if "=" in text else ":"
        register, _, number = text.partition(mark)
        if register not in REGISTERS or not number.isdecimal():
            raise InstarError(
                f'--argument: "{text}" is neither REGISTER=BYTES, a buffer, nor REGISTER:VALUE, as in a1:7'
            )
        buffer = mark == "="
        found[register] = (
            Arg.inout(chance.randbytes(int(number)), 16) if buffer else Arg.value("size", int(number))
        )
    wanted = list(REGISTERS)[: len(found)]
    for register in wanted:
        if register not in found:
            raise InstarError(f"--argument: {register} is left out; registers are filled from a0 on")
    return [found[register] for register in wanted], ()
