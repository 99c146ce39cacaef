"""`instar run` of programs as people link them: static musl, picolibc with semihosting."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent / "c_library.c"
START = Path(__file__).parent / "linux_start.c"
GCC = shutil.which("riscv64-unknown-elf-gcc")
#: musl for an integer-only hart; the compiler's package brings its source.
MUSL = {
    xlen: ["-target", f"riscv{xlen}-linux-musl", f"-mcpu=generic_rv{xlen}+m+a+c", "-static"]
    for xlen in (32, 64)
}
#: picolibc's own memory map: code in flash, data copied from there to RAM by its start-up code.
PICOLIBC = {
    32: ["--specs=picolibc.specs", "-march=rv32imac", "-mabi=ilp32"],
    64: ["--specs=picolibc.specs", "-march=rv64imac", "-mabi=lp64", "-mcmodel=medany"],
}


def run(elf: Path, *arguments: str) -> tuple[int, str, str]:
    """Exit code, stdout and stderr of `instar run`, with one line of input."""
    command = [sys.executable, "-c", "from instar.cli import main; main()", "run", str(elf), "--", *arguments]
    done = subprocess.run(command, input="a line\n", capture_output=True, text=True)
    return done.returncode, done.stdout, done.stderr


@pytest.mark.parametrize("xlen", [32, 64])
def test_what_a_static_musl_program_asks_of_the_kernel_is_answered(xlen: int, tmp_path: Path) -> None:
    elf = tmp_path / "start.elf"
    options = [*MUSL[xlen], "-O2", "-nostdlib", "-ffreestanding", "-fno-builtin"]
    subprocess.run([sys.executable, "-m", "ziglang", "cc", *options, str(START), "-o", str(elf)], check=True)
    code, out, _ = run(elf, "one", "two words")
    assert (code, out) == (7, "Hello\nargument one\nargument two words\nread a line\n")
    code, out, err = run(elf, "time")
    assert (code, out.splitlines()[-1]) == (7, "time")
    assert err.count("a cycle counted as a nanosecond") == 1


@pytest.mark.slow  # musl is compiled from its source: 40 seconds.
@pytest.mark.parametrize("xlen", [32, 64])
def test_a_static_musl_program_runs(xlen: int, tmp_path: Path) -> None:
    elf = tmp_path / "musl.elf"
    compiler = [sys.executable, "-m", "ziglang", "cc"]
    subprocess.run([*compiler, *MUSL[xlen], "-O2", "-DASK_TIME", str(SOURCE), "-o", str(elf)], check=True)
    code, out, _ = run(elf, "one", "two words")
    assert (code, out) == (7, "Hello 300040\nargument one\nargument two words\nread a line\n")
    code, out, err = run(elf, "time")
    assert (code, out.splitlines()[-1]) == (7, "time")
    assert err.count("a cycle counted as a nanosecond") == 1


def with_picolibc(xlen: int, elf: Path, *options: str) -> None:
    if GCC is None:
        pytest.skip(
            "no riscv64-unknown-elf-gcc (Debian: gcc-riscv64-unknown-elf picolibc-riscv64-unknown-elf)"
        )
    command = [GCC, *PICOLIBC[xlen], *options, "-O2", str(SOURCE), "-o", str(elf)]
    done = subprocess.run(command, capture_output=True, text=True)
    if "picolibc.specs" in done.stderr:
        pytest.skip("no picolibc (Debian: picolibc-riscv64-unknown-elf)")
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("xlen", [32, 64])
def test_a_picolibc_program_with_semihosting_runs(xlen: int, tmp_path: Path) -> None:
    elf = tmp_path / "picolibc.elf"
    room = "-Wl,--defsym=__ram_size=0x100000"
    with_picolibc(xlen, elf, "--crt0=semihost", "--oslib=semihost", room)
    code, out, _ = run(elf, "one")
    # The command line is the program's name and its arguments; picolibc puts a name of its own
    # before it.
    assert (code, out) == (7, f"Hello 300040\nargument {elf}\nargument one\nread a line\n")


def test_a_program_without_an_end_is_told_how_programs_end(tmp_path: Path) -> None:
    elf = tmp_path / "endless.elf"
    with_picolibc(32, elf, "--oslib=dummyhost")
    code, _, err = run(elf)
    assert code == 2
    assert "a program ends by a store to `tohost`" in err
