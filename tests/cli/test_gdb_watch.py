"""Watchpoints under a real GDB: `watch`, `rwatch`, `awatch` and `hbreak` as it does them by default."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from instar.toolchain import Build, build, find_compiler

RUNTIME = Path(__file__).parents[2] / "workloads" / "runtime"
GDB = shutil.which("gdb-multiarch") or shutil.which("riscv64-unknown-elf-gdb")

pytestmark = pytest.mark.skipif(GDB is None, reason="no GDB for RISC-V here")

#: Stores, loads, an atomic operation and a vector store to `buffer`; counts in `counter`.
PROGRAM = """.globl _start, buffer, counter, finish
_start: la a1, buffer
li a0, 17
sw a0, 0(a1)
lw a2, 0(a1)
la a3, counter
li t0, 5
loop: lw t1, 0(a3)
addi t1, t1, 1
sw t1, 0(a3)
addi t0, t0, -1
bnez t0, loop
amoadd.w a4, a0, (a1)
vsetivli t0, 8, e8, m1, ta, ma
vmv.v.i v8, 3
addi a2, a1, 4
vse8.v v8, (a2)
nop
finish: li a0, 0
li a7, 93
ecall
.data
.balign 16
.type buffer, @object
.size buffer, 16
buffer: .dword 0, 0
.type counter, @object
.size counter, 4
counter: .word 0
"""


@pytest.fixture(scope="module")
def elf(tmp_path_factory: pytest.TempPathFactory) -> Path:
    source = tmp_path_factory.mktemp("watch") / "watch.S"
    source.write_text(PROGRAM)
    return build(Build(find_compiler(), "rv64ima_zve64x_zvl128b", (source,), link_script=RUNTIME / "link.ld"))


def shown(elf: Path, *lines: str) -> str:
    """What GDB prints at these commands; the program then ends by itself."""
    start = "import sys; from instar.cli import run_command; sys.exit(run_command(sys.argv[1:]))"
    command = [sys.executable, "-c", start, "run", str(elf), "--gdb", "0"]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as instar:
        assert instar.stderr is not None
        found = re.search(r"target remote :(\d+)", instar.stderr.readline())
        assert found and GDB is not None
        asked = [argument for line in (f"target remote :{found[1]}", *lines) for argument in ("-ex", line)]
        done = subprocess.run(
            [GDB, "-batch", "-nx", str(elf), *asked], capture_output=True, text=True, timeout=120, check=False
        )
        assert instar.wait(timeout=60) == 0, done.stdout + done.stderr
    assert "Could not insert" not in done.stderr, done.stderr
    return done.stdout


def test_a_write_a_read_and_either_stop_behind_the_access(elf: Path) -> None:
    out = shown(
        elf,
        "watch *(int*)&buffer",
        "continue",
        "delete",
        "rwatch *(int*)&buffer",
        "continue",
        "p $pc == (long)&_start + 0",
        "delete",
        "awatch *(int*)&counter",
        "continue",
        "continue",
        "delete",
        "continue",
    )
    assert "Hardware watchpoint 1: *(int*)&buffer" in out and "Old value = 0\nNew value = 17" in out
    assert "Hardware read watchpoint 2: *(int*)&buffer" in out and "Value = 17" in out
    assert "Hardware access (read/write) watchpoint 3: *(int*)&counter" in out
    assert "Old value = 0\nNew value = 1" in out and "exited normally" in out


def test_conditions_hardware_breakpoints_and_vectors(elf: Path) -> None:
    out = shown(
        elf,
        "watch *(int*)&counter if *(int*)&counter == 4",
        "hbreak *(long)&finish",
        "continue",
        "p *(int*)&counter",
        "watch *(char*)((long)&buffer + 9)",
        "continue",
        "continue",
        "p $pc == (long)&finish",
        "delete",
        "continue",
    )
    assert "$1 = 4" in out
    assert "Hardware assisted breakpoint 2" in out and "New value = 3" in out
    assert "$2 = 1" in out and "exited normally" in out


#: The array that the page on GDB's watchpoints is about, with its debug information.
ARRAY = """
unsigned char input[8], copy[8];
__attribute__((noinline)) void fill(void) { for (int n = 0; n < 8; n++) input[n] = n + 40; }
__attribute__((noinline)) int take(void) { return *(volatile unsigned char *)&input[3]; }
int main(void) { fill(); copy[0] = take(); return 0; }
"""


@pytest.mark.parametrize(
    ("command", "title", "says"),
    [
        ("watch input[3]", "Hardware watchpoint 2: input[3]", "New value = 43"),
        ("rwatch input[3]", "Hardware read watchpoint 2: input[3]", "Value = 43"),
        ("awatch input[3]", "Hardware access (read/write) watchpoint 2: input[3]", "New value = 43"),
    ],
)
def test_an_element_of_an_array_is_watched_by_its_name(
    command: str, title: str, says: str, tmp_path: Path
) -> None:
    source = tmp_path / "array.c"
    source.write_text(ARRAY)
    sources = (source, RUNTIME / "crt0.S")
    elf = build(Build(find_compiler(), "rv64imac", sources, link_script=RUNTIME / "link.ld"))
    # Start-up code clears the array, which is an access.
    out = shown(elf, "tbreak main", "continue", command, "continue", "bt 1", "delete", "continue")
    assert title in out and says in out and "exited normally" in out
    # By name: the function that does it, and nothing before it.
    assert ("take ()" if command.startswith("rwatch") else "fill ()") in out
