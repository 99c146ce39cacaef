"""Devices on the bus: a program prints on the console, reads the timer and ends by `tohost`."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import instar
import pytest
from instar.cli import run_command
from instar.toolchain import Build, build, find_compiler

RUNTIME = Path(__file__).parents[2] / "workloads" / "runtime"
GDB = shutil.which("gdb-multiarch") or shutil.which("riscv64-unknown-elf-gdb")
START = "import sys; from instar.cli import run_command; sys.exit(run_command(sys.argv[1:]))"
DEVICES = ["--device", "console", "--device", "timer"]

#: Echoes its input to its end, and exits with the difference of two readings of mtime.
PROGRAM = """.globl _start, tohost, between
_start: lui s0, 0x10000
lui s1, 0x200c
read: lbu t0, 5(s0)
andi t0, t0, 1
beqz t0, over
lbu t1, 0(s0)
beqz t1, read
sb t1, 0(s0)
j read
over: li t1, '!'
sb t1, 0(s0)
li t1, 10
sb t1, 0(s0)
lw a0, -8(s1)
between: nop
nop
lw a1, -8(s1)
sub a0, a1, a0
slli a0, a0, 1
ori a0, a0, 1
la t0, tohost
sw zero, 4(t0)
sw a0, 0(t0)
1: j 1b
.data
.balign 64
tohost: .dword 0
"""


@pytest.fixture(scope="module")
def elf(tmp_path_factory: pytest.TempPathFactory) -> Path:
    source = tmp_path_factory.mktemp("devices") / "devices.S"
    source.write_text(PROGRAM)
    return build(Build(find_compiler(), "rv32i", (source,), link_script=RUNTIME / "link.ld"))


def ran(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", START, "run", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_program_echoes_on_the_console_and_reads_the_timer(elf: Path) -> None:
    done = ran(str(elf), *DEVICES, typed="hello")
    # Without a core the clock is the retired count: three instructions lie between the readings.
    assert (done.stdout, done.returncode) == ("hello!\n", 3), done.stderr
    assert "the program read a clock; without --core it was given the retired instructions" in done.stderr


@pytest.mark.parametrize("core", ["cv32e40p", "cva6-single", "cva6-superscalar"])
def test_a_core_is_the_timers_clock(elf: Path, core: str, capfd: pytest.CaptureFixture[str]) -> None:
    assert run_command(["run", str(elf), *DEVICES, "--core", core, "--json"]) == 0
    out, err = capfd.readouterr()
    result = json.loads(out)
    assert result["console"] == "!\n" and result["cycles"] > result["instructions"], result
    assert 3 <= result["exit_code"] <= 40 and "a clock" not in err


def test_a_profile_and_a_trace_have_the_accesses(elf: Path, tmp_path: Path) -> None:
    log = tmp_path / "spike.log"
    done = ran(str(elf), *DEVICES, "--trace", str(log), typed="")
    assert done.stdout == "!\n", done.stderr
    text = log.read_text()
    assert "mem 0x0200bff8" in text and re.search(r"mem 0x10000000 0x21\b", text), text


@pytest.mark.skipif(GDB is None, reason="no GDB for RISC-V here")
def test_a_program_under_gdb_has_the_devices(elf: Path) -> None:
    command = [sys.executable, "-c", START, "run", str(elf), *DEVICES, "--gdb", "0"]
    with subprocess.Popen(
        command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as running:
        assert running.stderr is not None and running.stdout is not None and GDB is not None
        found = re.search(r"target remote :(\d+)", running.stderr.readline())
        assert found
        lines = [
            f"target remote :{found[1]}",
            "awatch *(char*)0x10000000",
            "continue",
            "delete",
            "break between",
        ]
        lines += ["continue", "p $a0 > 0", "x/w 0x0200bff8", "continue"]
        asked = [argument for line in lines for argument in ("-ex", line)]
        done = subprocess.run(
            [GDB, "-batch", "-nx", str(elf), *asked], capture_output=True, text=True, timeout=120, check=False
        )
        assert running.wait(timeout=60) == 3, done.stdout + done.stderr
        assert running.stdout.read() == "!\n"
    assert "access (read/write) watchpoint 1" in done.stdout, done.stdout
    assert "Breakpoint 2, " in done.stdout and "$1 = 1" in done.stdout, done.stdout
    assert "Cannot access memory at address 0x200bff8" in done.stdout + done.stderr


def test_python_names_devices_too(elf: Path) -> None:
    program = instar.Program(elf, devices=["console", "timer"])
    for _ in range(2):
        outcome = program.run()
        assert (outcome.exit_code, outcome.console) == (3, b"!\n"), outcome
    with pytest.raises(instar.InstarError, match="devices"):
        instar.Program(elf, devices="console")


@pytest.mark.parametrize(
    ("devices", "says"),
    [
        ([], "load of 1 bytes at 0x10000005, which is outside memory; --device console puts a console there"),
        (["uart"], 'there is no device "uart"; there are: console, timer'),
        (["console@x"], '"x" is no address; right is one such as console@0x10000000'),
        (["console@0x80000000"], "device console at 0x80000000 lies in memory"),
        (["timer", "console@0x02004000"], "overlaps device timer at 0x02000000"),
        (["timer@4"], "device timer at 0x4 does not begin at a multiple of 8"),
    ],
)
def test_what_cannot_be_is_told_in_one_sentence(
    elf: Path, devices: list[str], says: str, capfd: pytest.CaptureFixture[str]
) -> None:
    options = [option for device in devices for option in ("--device", device)]
    assert run_command(["run", str(elf), *options]) == 2
    assert says in " ".join(capfd.readouterr().err.split())


def test_a_region_of_a_core_is_what_an_access_takes(
    elf: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """Two bytes are printed and four registers read: each store and load by its latency later."""
    head = '[core]\nname = "{}"\nbased_on = "cv32e40p"\nsummary = "With a slow bus."\n'
    region = '[[regions]]\nname = "apb"\nbase = 0x10000000\nbytes = 0x1000\nfrom = "assumed"\n'

    def cycles_on(core: str) -> int:
        own = ["--core", core, "--path", str(tmp_path), "--json"]
        assert run_command(["run", str(elf), *DEVICES, *own]) == 0
        return int(json.loads(capfd.readouterr().out)["cycles"])

    cycles = {}
    (tmp_path / "cores").mkdir()
    for name, load, store in [("fast", 1, 1), ("loads", 11, 1), ("stores", 1, 11)]:
        text = head.format(name) + region + f"load_latency = {load}\nstore_latency = {store}\n"
        (tmp_path / "cores" / f"{name}.toml").write_text(text)
        cycles[name] = cycles_on(name)
    plain = cycles_on("cv32e40p")
    assert cycles["fast"] == plain
    # The status before and after the input's end and the input, all used at once: ten cycles each.
    assert cycles["loads"] == plain + 3 * 10
    # Two stores, ten cycles each.
    assert cycles["stores"] == plain + 2 * 10
