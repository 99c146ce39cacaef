"""From RTL to a simulator: verilated, compiled, and kept by content.

Source: the manual of Verilator (`--cc`).
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from instar import cache
from instar.rtl.source import Source, without_files
from instar.rtl.verilator import (
    COMPILER_FLAGS,
    RUNTIME_LEVEL,
    VERILATOR_FLAGS,
    HostCompiler,
    compile_flags,
    host_compiler,
    run,
    runtime,
    unit_of,
    verilate,
)
from instar.toolchain.surroundings import decisive

#: Told what is being done now.
Report = Callable[[str], None]

#: What runs once (`__Slow`) is compiled without optimisation. The rest is Verilator's to optimise:
#: with -O2 a simulator is no faster and takes half as long again to compile, a large one three
#: times.
_FAST, _SLOW = "-O1", "-O0"
#: From so many bytes of C++ on it is told how long it takes.
_LARGE = 32_000_000
#: Bytes of files that are compiled as one unit: each unit reads Verilator's headers, which takes as
#: long as half a megabyte of its own.
_UNIT = 2_000_000
#: Up to so many bytes of all files reading the headers again takes longer than what follows.
_SMALL = 1_000_000


def build_simulator(source: Source, report: Report) -> Path:
    """The simulator of `source`, from the cache or made now. Raises `InstarError` where a tool refuses."""
    compiler = host_compiler()
    simulator = cache.folder("rtl") / _key(source, compiler)
    if cache.is_kept(simulator):
        return simulator
    # Two builds at once would only take twice as long.
    with cache.alone(simulator), tempfile.TemporaryDirectory(prefix="instar-rtl-") as scratch:
        if cache.is_kept(simulator):
            return simulator
        folder = Path(scratch)
        report(f"verilating {source.core}")
        _verilate(source, folder)
        made = _compile(source, compiler, folder, report)
        cache.keep(simulator, made.read_bytes(), mode=0o755)
    return simulator


def _key(source: Source, compiler: HostCompiler) -> str:
    """Digest of all that decides what the simulator does."""
    package = [Path(argument) for argument in source.arguments if not argument.startswith("+")]
    own = [*package, *source.included, *source.modules, *source.programs]
    own += sorted([*source.bench.glob("*.h"), *(source.bench.parent / "bench").glob("*.h")])
    return cache.digest(
        source.package,
        source.verilator_version,
        compiler.version,
        *VERILATOR_FLAGS,
        *COMPILER_FLAGS,
        *compiler.flags,
        *decisive(),
        _FAST,
        _SLOW,
        RUNTIME_LEVEL,
        source.top,
        f"with waveforms of {source.levels or 'all'} levels" if source.waves else "",
        *source.defines,
        *(path.read_bytes() for path in own),
    )


def _verilate(source: Source, folder: Path) -> None:
    texts = [*source.arguments, *(str(module) for module in source.modules)]
    defines = [f"+define+{name}" for name in source.defines]
    refused = "Verilator refused the RTL"
    with without_files(source, "Verilator"):
        shown = ["--trace-depth", str(source.levels)] if source.levels else []
        verilate(source.verilator, source.top, [*shown, *defines, *texts], folder, refused, source.waves)


def _compile(source: Source, compiler: HostCompiler, folder: Path, report: Report) -> Path:
    """Compiles the files on as many processors as there are, then links."""
    includes = [f"-I{folder}", f"-I{source.bench}"]
    flags = [*compile_flags(compiler, source.verilator, source.waves), *includes]
    files = sorted(folder.glob("*.cpp"))
    written = sum(path.stat().st_size for path in files)
    if written >= _LARGE:
        report(
            f"large: {source.core} is {written // 1_000_000} MB of C++, which takes minutes to compile, once"
        )
    parts = units(files, source.programs)
    done = 0

    def one(number: int) -> Path:
        nonlocal done
        unit = parts[number]
        text, target = folder / f"unit-{number}.cc", folder / f"unit-{number}.o"
        text.write_text(unit_of(unit.files))
        run([*compiler.command, *flags, unit.level, "-c", str(text), "-o", str(target)], _REFUSED)
        done += 1
        report(f"compiling {source.core}: {done} of {len(parts)} units")
        return target

    report(f"compiling {source.core}: {len(parts)} units")
    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        own = pool.submit(runtime, compiler, source.verilator, source.waves)
        objects = [str(path) for path in [*pool.map(one, range(len(parts))), *own.result()]]
    program = folder / "simulator"
    run([*compiler.command, *compiler.flags, *objects, "-o", str(program), "-lpthread"], _REFUSED)
    return program


@dataclass(frozen=True)
class Unit:
    """Files that are compiled together, and the level of optimisation."""

    files: tuple[Path, ...]
    level: str


def units(verilated: Sequence[Path], programs: Sequence[Path]) -> list[Unit]:
    """The files in units of at most `_UNIT` bytes, or of one file; the longest to compile first, so that
    no processor is left alone with one of them at the end. What is small in sum is one unit.
    """
    sizes = {path: path.stat().st_size for path in (*verilated, *programs)}

    def size(files: Sequence[Path]) -> int:
        return sum(sizes[path] for path in files)

    def largest_first(files: Iterable[Path]) -> list[Path]:
        return sorted(files, key=lambda path: (-sizes[path], path.name))

    if size([*sizes]) <= _SMALL:
        return [Unit(tuple(largest_first(sizes)), _FAST)]
    slow = [path for path in verilated if "__Slow" in path.name]
    found = []
    for files, level in (([path for path in sizes if path not in slow], _FAST), (slow, _SLOW)):
        open_units: list[list[Path]] = []
        for path in largest_first(files):
            unit = next((unit for unit in open_units if size([*unit, path]) <= _UNIT), None)
            if unit is None:
                open_units.append(unit := [])
            unit.append(path)
        found += [Unit(tuple(unit), level) for unit in open_units]
    return sorted(found, key=lambda unit: (unit.level == _SLOW, -size(unit.files)))


_REFUSED = "the C++ compiler refused the simulator"
