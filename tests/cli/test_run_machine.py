"""`instar run` with arguments, other memories, and under a real GDB."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from instar.cli import run_command
from instar.toolchain import Build, build, find_compiler

from .test_run_vectors import ISA, program

HERE = Path(__file__).parent
RUNTIME = HERE.parents[1] / "workloads" / "runtime"
GDB = shutil.which("gdb-multiarch") or shutil.which("riscv64-unknown-elf-gdb")


@pytest.fixture(scope="module")
def elf() -> Path:
    sources = (HERE / "count.c", RUNTIME / "crt0.S")
    return build(Build(find_compiler(), "rv32imc", sources, link_script=RUNTIME / "link.ld"))


def test_arguments_reach_main(elf: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert run_command(["run", str(elf), "--", "one", "two words", "-x"]) == 10
    assert capfd.readouterr().out == "one\ntwo words\n-x\n"


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (["--memory", "0x80000000:4K"], "fits into a memory of"),
        (["--memory", "64M"], "BASE:SIZE"),
        (["--memory", "0:lots"], '"lots" is no number of bytes'),
        (["--stack-size", "-"], '"-" is no number of bytes'),
        (["--isa", "rv64im"], "is an RV32 program, but the ISA is rv64im"),
        (["--gdb", "0", "--json"], "--gdb goes with no view of the run"),
        (["--trace", "t", "--trace-format", "nope"], "'--trace-format': 'nope' is not one of 'native',"),
    ],
)
def test_a_wrong_machine_is_told(
    elf: Path, options: list[str], says: str, capfd: pytest.CaptureFixture[str]
) -> None:
    assert run_command(["run", str(elf), *options]) == 2
    assert says in " ".join(capfd.readouterr().err.split())


def test_a_stack_beyond_memory_is_told(elf: Path, capfd: pytest.CaptureFixture[str]) -> None:
    note = "of a stack of 4294967296 bytes there are"
    for size, is_told in (("4G", True), ("1M", False)):
        assert run_command(["run", str(elf), "--stack-size", size, "--", "one"]) == 10
        assert (note in " ".join(capfd.readouterr().err.split())) is is_told


def test_code_that_becomes_machine_code_does_what_it_did_and_a_wrong_number_is_told(
    elf: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    for number in ("0", "1"):
        monkeypatch.setenv("INSTAR_TRANSLATE_AFTER", number)
        assert run_command(["run", str(elf), "--", "one", "two words", "-x"]) == 10
        assert capfd.readouterr().out == "one\ntwo words\n-x\n"
    monkeypatch.setenv("INSTAR_TRANSLATE_AFTER", "often")
    assert run_command(["run", str(elf)]) == 2
    said = " ".join(capfd.readouterr().err.split())
    assert 'INSTAR_TRANSLATE_AFTER is "often": it takes a number of executions, as in 2000' in said


def test_an_exit_code_above_a_byte_does_not_become_success(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    source = tmp_path / "end.S"
    source.write_text(".globl _start\n_start: li a0, 0x40001100\nli a7, 93\necall\n")
    built = build(Build(find_compiler(), "rv32i", (source,), link_script=RUNTIME / "link.ld"))
    assert run_command(["run", str(built)]) == 255
    said = " ".join(capfd.readouterr().err.split())
    assert "exit code 1073746176 is more than a process can have, so this command ends with 255" in said


def test_what_is_no_file_is_told(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert run_command(["run", str(tmp_path)]) == 2
    (tmp_path / "empty").write_bytes(b"")
    assert run_command(["run", str(tmp_path / "empty")]) == 2
    said = " ".join(capfd.readouterr().err.split())
    assert "is a directory; give an ELF file" in said and "is empty; give an ELF file" in said


@pytest.mark.skipif(GDB is None, reason="no GDB for RISC-V here")
def test_gdb_breaks_prints_steps_and_sees_the_exit(elf: Path) -> None:
    start = "import sys; from instar.cli import run_command; sys.exit(run_command(sys.argv[1:]))"
    command = [sys.executable, "-c", start, "run", str(elf), "--gdb", "0"]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as instar:
        assert instar.stderr is not None
        found = re.search(r"target remote :(\d+)", instar.stderr.readline())
        assert found
        lines = [f"target remote :{found[1]}", "break step", "continue", "continue", "p $a0", "p counter"]
        lines += ["stepi", "p $mcause", "delete", "continue"]
        asked = [argument for line in lines for argument in ("-ex", line)]
        assert GDB is not None
        shown = subprocess.run(
            [GDB, "-batch", "-nx", str(elf), *asked], capture_output=True, text=True, timeout=60, check=False
        )
        assert instar.wait(timeout=60) == 10, shown.stdout + shown.stderr
    assert "Breakpoint 1, step" in shown.stdout
    # The second call has n = 1, and the first added 0.
    assert re.search(r"\$1 = 1\n\$2 = 0\n", shown.stdout), shown.stdout
    assert "exited with code 012" in shown.stdout, shown.stdout


@pytest.mark.skipif(GDB is None, reason="no GDB for RISC-V here")
def test_gdb_reads_and_writes_vector_registers(tmp_path: Path) -> None:
    file = program(tmp_path)
    start = "import sys; from instar.cli import run_command; sys.exit(run_command(sys.argv[1:]))"
    command = [sys.executable, "-c", start, "run", file, "--isa", ISA, "--gdb", "0"]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as instar:
        assert instar.stderr is not None
        found = re.search(r"target remote :(\d+)", instar.stderr.readline())
        assert found
        lines = [f"target remote :{found[1]}", "break *main", "continue", "stepi 4", "p $vl", "p $v4.b[15]"]
        # The program answers with element 8 of v4, which its sum leaves alone.
        lines += ["set $v4.b[8] = 77", "p $v4.l[1]", "p $vlenb", "delete", "continue"]
        asked = [argument for line in lines for argument in ("-ex", line)]
        assert GDB is not None
        shown = subprocess.run(
            [GDB, "-batch", "-nx", file, *asked], capture_output=True, text=True, timeout=60, check=False
        )
        assert instar.wait(timeout=60) == 77, shown.stdout + shown.stderr
    values = re.findall(r"^\$\d+ = (\S+)", shown.stdout, re.M)
    assert values == ["16", "1", str(0x0101_0101_0101_014D), "32"], shown.stdout
