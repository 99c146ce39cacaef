"""`instar run --trace`: what is written is read back as the run that it was."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest
from instar.cli import run_command
from instar.toolchain import Build, build, find_compiler

from tests.cli.test_commands import json_of, program

HERE = Path(__file__).parent
ENDLESS = (
    ".globl _start\n_start:\n  li t1, 3\n  nop\n  nop\n1:\n  lw t0, 0(zero)\n  divu t2, t1, t1\n  j 1b\n"
)


def test_a_native_trace_is_timed_as_the_run_itself(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    elf, core = str(program("calls")), ("--core", "cva6-superscalar")
    for name in ("t.itrace", "t.itrace.zst"):
        trace = str(tmp_path / name)
        ran = json_of(capfd, "run", elf, *core, "--trace", trace)
        timed = json_of(capfd, "profile", trace, *core, "--program", elf)
        assert timed["instructions"] == ran["instructions"]
        # A trace counts from after the commit of its first instruction.
        assert timed["cycles"] == ran["cycles"] - 1
        assert {row["function"]: row["calls"] for row in timed["functions"]}["fall"] == 6


def test_an_rvfi_trace_has_the_lines_of_the_tracer(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    elf, trace = str(program("calls")), tmp_path / "t.rvfi"
    ran = json_of(capfd, "run", elf, "--trace", str(trace))
    lines = trace.read_text().splitlines()
    retired = [line for line in lines if line.startswith("core ")]
    assert len(retired) == ran["instructions"]
    form = re.compile(r"core   0: 0x[0-9a-f]{16} \(0x[0-9a-f]{8}\) DASM\([0-9a-f]{8}\)")
    assert all(form.fullmatch(line) for line in retired)
    others = [line for line in lines if not line.startswith("core ")]
    assert len(others) == 8 and all(" mem 0x8000" in line for line in others)
    assert json_of(capfd, "profile", str(trace), "--core", "cva6-single")["instructions"] == len(retired)


SPIKE = re.compile(
    r"core   0: 3 0x[0-9a-f]{8} \(0x(?:[0-9a-f]{8}|[0-9a-f]{4})\)"
    r"(?: x(?:[1-9] |[1-3][0-9]) 0x[0-9a-f]{8})*(?: c\d+_\w+ 0x[0-9a-f]{8})*"
    r"(?: mem 0x[0-9a-f]{8}(?: 0x(?:[0-9a-f]{2}|[0-9a-f]{4}|[0-9a-f]{8}))?)*"
)


def test_a_commit_log_has_the_values_that_a_run_computed(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    elf, core = str(program("calls")), ("--core", "cva6-superscalar")
    log, native = tmp_path / "t.log", tmp_path / "t.itrace"
    ran = json_of(capfd, "run", elf, *core, "--trace", str(log))
    lines = log.read_text().splitlines()
    assert len(lines) == ran["instructions"] and all(SPIKE.fullmatch(line) for line in lines)
    # calls.S: fall(3) is entered with a0 = 3, 2, 1, 0 and stores ra each time but the last.
    stores = [line for line in lines if re.search(r" mem 0x\w+ 0x\w+$", line)]
    loads = [line for line in lines if re.search(r" x1  0x\w+ mem 0x\w+$", line)]
    assert len(stores) == len(loads) == 4
    saved = [tuple(re.findall(r"mem 0x(\w+) 0x(\w+)", line)[0]) for line in stores]
    restored = [tuple(reversed(re.findall(r"x1  0x(\w+) mem 0x(\w+)", line)[0])) for line in loads]
    assert saved[:3] == restored[2::-1] and saved[3:] == restored[3:]
    assert run_command(["run", elf, "--trace", str(native)]) == 0
    capfd.readouterr()
    timed = [json_of(capfd, "profile", str(t), *core, "--program", elf) for t in (log, native)]
    assert timed[0]["cycles"] == timed[1]["cycles"] == ran["cycles"] - 1


@pytest.mark.parametrize(("isa", "ones"), [("rv32imac", "ffffff"), ("rv64imac", "ffffffffffffff")])
def test_a_commit_log_shows_every_kind_of_effect_as_wide_as_it_is(
    isa: str, ones: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    link = HERE.parent / "isa" / "link.ld"
    elf = build(Build(find_compiler(), isa, (HERE / "commits.S",), link_script=link))
    log = tmp_path / "t.log"
    ran = json_of(capfd, "run", str(elf), "--isa", isa, "--trace", str(log))
    lines = [line.split(")", 1)[1].strip() for line in log.read_text().splitlines()]
    # The ecall trapped, so it did not retire.
    assert ran["exit_code"] == 0 and len(lines) == ran["instructions"]
    zeros = "0" * len(ones)
    address = rf"mem 0x[0-9a-f]{{{len(ones) + 2}}}"
    effects = [
        f"{address} 0xfffffffe",
        f"{address} 0xfffe",
        f"{address} 0xfe",
        f"x7  0x{ones}fe {address}",
        f"x28 0x{zeros}fe {address}",
        f"x29 0x{ones}fe {address} {address} 0xfffffffc",
        f"c832_mscratch 0x{ones}fe",
        f"x30 0x{ones}fe",
        f"x31 0x{ones}fe c832_mscratch 0x{zeros}05",
        f"x10 0x{zeros}01",
        f"c773_mtvec 0x{zeros[:-6]}80[0-9a-f]{{6}}",
        f"c833_mepc 0x{zeros[:-6]}80[0-9a-f]{{6}}",
        r"c768_mstatus 0x[0-9a-f]+" + (r" c784_mstatush 0x0{8}" if isa.startswith("rv32") else ""),
        f"{address} 0x00000001",
    ]
    shown = [line for line in lines if not re.fullmatch(r"(x(5|6|11|12|13|14) +0x[0-9a-f]+)?", line)]
    assert len(shown) == len(effects), shown
    for line, effect in zip(shown, effects, strict=True):
        assert re.fullmatch(effect, line), (line, effect)


@pytest.mark.parametrize("name", ["t.itrace", "t.rvfi.zst", "t.log"])
def test_a_run_that_fails_leaves_a_whole_trace(
    name: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    source = tmp_path / "endless.S"
    source.write_text(ENDLESS)
    elf = build(Build(find_compiler(), "rv32im", (source,), link_script=HERE.parent / "isa" / "link.ld"))
    trace = str(tmp_path / name)
    # The very first load goes wrong, outside memory; before it three instructions retire.
    limit = ["--max-instructions", "5000"]
    assert run_command(["run", str(elf), "--trace", trace, *limit]) == 2
    capfd.readouterr()
    assert json_of(capfd, "profile", trace, "--core", "cva6-single")["instructions"] == 3
    source.write_text(ENDLESS.replace("lw t0, 0(zero)", "addi t0, t0, 1"))
    elf = build(Build(find_compiler(), "rv32im", (source,), link_script=HERE.parent / "isa" / "link.ld"))
    assert run_command(["run", str(elf), "--trace", trace, *limit]) == 2
    capfd.readouterr()
    assert json_of(capfd, "profile", trace, "--core", "cva6-single")["instructions"] == 5000


def test_a_trace_that_cannot_be_written_is_told_before_the_run(capfd: pytest.CaptureFixture[str]) -> None:
    assert run_command(["run", str(program("hello")), "--trace", "no/such/folder/t"]) == 2
    out, message = capfd.readouterr()
    assert out == "" and "no/such/folder/t" in message and "cannot be written" in message


def test_a_full_disk_ends_the_run_with_a_sentence(capfd: pytest.CaptureFixture[str]) -> None:
    full = Path("/dev/full")
    if not full.exists():
        pytest.skip("this system has no device that is always full")
    assert run_command(["run", str(program("calls")), "--trace", str(full)]) == 2
    message = capfd.readouterr().err
    assert "/dev/full" in message and "No space left" in message
    assert subprocess.run(["test", "-c", str(full)], check=False).returncode == 0
