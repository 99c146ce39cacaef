"""Programs with vector instructions under `instar run` and its views."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from instar.cli import run_command
from instar.toolchain import Build, build, find_compiler

ISA = "rv64imcv_zvl256b"
BENCH = Path(__file__).resolve().parents[2] / "bench" / "programs"
_MAIN = """
    .globl main
main:
    la      a0, key
    vsetivli t0, 16, e8, m1, ta, ma
    vmv.v.i v4, 1
    vsetivli t0, 8, e8, m1, ta, ma
    vle8.v  v2, (a0)
    vadd.vv v4, v2, v2
    vsetivli t0, 16, e8, m1, ta, ma
    li      a1, 8
    vslidedown.vx v6, v4, a1
    vmv.x.s a0, v6
LEAK
    andi    a0, a0, 0x7f
    ret
    .data
    .globl key
    .type key, @object
    .size key, 16
key: .space 16
"""


def program(folder: Path, leak: str = "") -> str:
    (folder / "main.S").write_text(_MAIN.replace("LEAK", leak))
    request = Build(
        compiler=find_compiler(),
        isa=ISA,
        sources=(BENCH / "start.S", folder / "main.S"),
        link_script=BENCH / "link.ld",
    )
    return str(build(request))


def test_agnostic_elements_stay_or_become_ones(capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = program(tmp_path)
    # Element 8 of v4 lies after vl when the sum is written.
    assert run_command(["run", file, "--isa", ISA]) == 1
    assert run_command(["run", file, "--isa", ISA, "--vector-agnostic-ones"]) == 0x7F


def test_views_of_a_run_count_vector_instructions(capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = program(tmp_path)
    coverage, histogram = tmp_path / "prog.info", tmp_path / "prog.json"
    views = ["--coverage", str(coverage), "--histogram-to", str(histogram)]
    assert run_command(["run", file, "--isa", ISA, *views, "--json"]) == 0
    told = json.loads(capfd.readouterr().out)
    assert told["instructions"] > 0
    # vadd.vv is the eighth line of the file.
    assert "DA:9,1" in coverage.read_text()
    assert '"vadd.vv"' in histogram.read_text()


def test_a_secret_is_followed_through_vector_registers(
    capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    command = ["--isa", ISA, "--secret", "key", "--json"]
    assert run_command(["run", program(tmp_path), *command]) == 0
    assert json.loads(capfd.readouterr().out)["leaks"] == []
    leak = "vsetivli t0, 8, e8, m1, ta, ma\n vminu.vv v8, v2, v2\n vmv.x.s a2, v8\n beqz a2, 1f\n1:"
    assert run_command(["run", program(tmp_path, leak), *command]) == 0
    found = json.loads(capfd.readouterr().out)["leaks"]
    assert sorted(one["kind"] for one in found) == ["branch", "latency"]


def test_a_commit_log_has_the_vector_registers_that_were_written_and_accesses_by_element(
    capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    body = """vsetivli t0, 8, e16, m2, ta, ma
 vid.v v12
 vmsltu.vi v0, v12, 3
 vadd.vi v14, v12, 1, v0.t
 vse16.v v12, (sp), v0.t
 vlseg2e8.v v20, (sp)
 vslideup.vi v22, v12, 7
 vmv.x.s a0, v4"""
    log = tmp_path / "log.spike"
    command = ["run", program(tmp_path, body), "--isa", ISA, "--trace", str(log), "--trace-format", "spike"]
    assert run_command(command) == 0
    lines = dict(re.findall(r"\((0x[0-9a-f]{8})\) (.*)", log.read_text()))
    vstart = "c8_vstart 0x0000000000000000"

    def register(*elements: int) -> str:
        return f"0x{''.join(f'{element:04x}' for element in reversed(elements)):0>64}"

    # Eight elements of 16 bits of a group of two registers of 256 bits lie in the first.
    assert lines["0x5208a657"] == f"e16 m2 l8 {vstart} v12 {register(*range(8))}"
    # Registers stand in the order of their numbers.
    assert lines["0x72c13057"] == f"e16 m2 l8 v0  {register(7)} {vstart}"
    # Elements 0 to 2 are active, and the others are not written.
    assert lines["0x00c0b757"] == f"e16 m2 l8 {vstart} v14 {register(1, 2, 3)}"
    stored = re.findall(r"mem 0x([0-9a-f]+) 0x([0-9a-f]+)", lines["0x00015627"])
    first = int(stored[0][0], 16)
    assert [(int(at, 16) - first, data) for at, data in stored] == [(0, "0000"), (2, "0001"), (4, "0002")]
    # Two fields of bytes, each in a register of its own.
    loaded = lines["0x22010a07"]
    assert re.findall(r" (v\d+) ", loaded) == ["v20", "v21"] and loaded.count(" mem ") == 16
    # A slide writes nothing below its amount, and here one element.
    assert lines["0x3ac3bb57"] == f"e16 m2 l8 {vstart} v22 {register(0)}"
    assert lines["0x42402557"] == f"e16 m2 l8 {vstart} x10 0x0000000000000000"
    # vl where it is asked for, vtype where it changes.
    assert lines["0xcc0472d7"] == f"x5  0x0000000000000008 {vstart} c3104_vl 0x0000000000000008"


#: li t1, 32; vsetvli t1, t1, e64, m8; vkeccak.vi v8, 24 in its form of 2024, which no other variant
#: has.
_OF_2024 = "li t1, 32\n vsetvli t1, t1, e64, m8, ta, ma\n .word 0xa788a477"


@pytest.mark.parametrize("command", ["histogram", "profile", "run"])
def test_a_file_is_executed_with_the_descriptions_of_a_variant(
    command: str, capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = program(tmp_path, _OF_2024)
    isa = [] if command == "profile" else ["--isa", ISA]
    with_design = [command, file, *isa, "--design", "vkeccak"]
    views = {"histogram": ["--json"], "profile": ["--by", "mnemonic", "--json"], "run": ["--histogram"]}
    assert run_command([*with_design, "--variant", "2024", *views[command]]) in (0, 1)
    shown = capfd.readouterr()
    assert "vkeccak.vi" in shown.out + shown.err
    assert run_command([*with_design, *views[command]]) == 2
    assert "illegal instruction" in capfd.readouterr().err
    assert run_command([*with_design, "--variant", "2042"]) == 2
    assert 'has no variant "2042"' in capfd.readouterr().err


def test_a_commit_log_tells_what_a_designs_vector_instruction_changed(
    capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    log = tmp_path / "log.spike"
    command = ["run", program(tmp_path, _OF_2024), "--isa", ISA, "--design", "vkeccak", "--variant", "2024"]
    assert run_command([*command, "--trace", str(log), "--trace-format", "spike"]) in (0, 1)
    (line,) = re.findall(r"\(0xa788a477\) (.*)", log.read_text())
    assert line.startswith("e64 m8 l32 v8  0x")
    # 25 lanes in registers of four; the first lane of the permutation of 0.
    assert re.findall(r" (v\d+) ", line) == [f"v{n}" for n in range(8, 15)]
    assert line.split(" v9 ")[0].endswith("f1258f7940e1dde7")


def test_a_design_without_cores_says_what_is_built_for_or_that_there_is_nothing_to_judge_by(
    capfd: pytest.CaptureFixture[str],
) -> None:
    table = ["bench", "sha3", "--design", "rvv", "--operations", "sha3_256", "--json"]
    assert run_command(table) == 0
    (row,) = json.loads(capfd.readouterr().out)["rows"]
    assert row["xlen"] == 64 and "_zve64x_zvl128b" in row["flags"] and row["checked"]
    assert run_command(["schedule", "sha3", "keccak_f1600", "--design", "rvv"]) == 2
    assert 'design "rvv" names no core' in capfd.readouterr().err
