"""Commands as a user types them: output on stdout, stable JSON keys, exit codes."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import psutil
import pytest
from instar.cli import COMMANDS, GROUPS, run_command
from instar.cli.command_examples import EXAMPLES
from instar.places import runtime_folder
from instar.toolchain import Build, build, find_compiler

HERE = Path(__file__).parent


def json_of(capfd: pytest.CaptureFixture[str], *command: str) -> dict[str, Any]:
    code = run_command([*command, "--json"])
    out, message = capfd.readouterr()
    assert code == 0, message
    found = json.loads(out)
    assert isinstance(found, dict)
    return found


def test_measure_has_its_documented_keys(capfd: pytest.CaptureFixture[str]) -> None:
    found = json_of(capfd, "measure", "ml-dsa-44", "ntt", "--core", "cva6-superscalar")
    assert {"core", "operation", "cycles", "instructions", "warmup", "checked"} <= found.keys()
    assert found["warmup"] == 1 and found["checked"] is True
    assert isinstance(found["cycles"], int) and isinstance(found["instructions"], int)
    assert found["instructions"] / 2 <= found["cycles"] <= 4 * found["instructions"]


def test_a_64_bit_core_runs_the_scheme_in_fewer_instructions(capfd: pytest.CaptureFixture[str]) -> None:
    wide = json_of(capfd, "measure", "sha3", "keccak_f1600", "--core", "cv64a6")
    narrow = json_of(capfd, "measure", "sha3", "keccak_f1600", "--core", "cva6-single")
    assert wide["checked"] is True
    # The state is 25 lanes of 64 bits; halves cost at least twice the instructions.
    assert 2 * wide["instructions"] < narrow["instructions"]


def test_measure_without_a_core_counts_instructions_only(capfd: pytest.CaptureFixture[str]) -> None:
    found = json_of(capfd, "measure", "sha3", "keccak_f1600")
    assert found["cycles"] is None and found["instructions"] > 1000


def test_a_cold_call_costs_more_and_is_no_warm_one_from_the_cache(capfd: pytest.CaptureFixture[str]) -> None:
    command = ("measure", "ml-dsa-44", "ntt", "--core", "cva6-superscalar")
    warm, cold = json_of(capfd, *command), json_of(capfd, *command, "--cold")
    assert (warm["warmup"], cold["warmup"]) == (1, 0)
    assert cold["cycles"] > warm["cycles"]
    assert cold["instructions"] == warm["instructions"]


def test_a_second_measurement_says_that_it_is_cached(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    first = json_of(capfd, "measure", "sha3", "keccak_f1600")
    second = json_of(capfd, "measure", "sha3", "keccak_f1600")
    assert not first.pop("cached") and second.pop("cached")
    assert first == second


def program(name: str) -> Path:
    return build(
        Build(
            find_compiler(),
            "rv32imc",
            (HERE / f"{name}.S",),
            link_script=HERE.parent / "isa" / "link.ld",
        )
    )


def test_run_shows_the_console_and_ends_with_the_programs_code(capfd: pytest.CaptureFixture[str]) -> None:
    assert run_command(["run", str(program("hello"))]) == 7
    out, message = capfd.readouterr()
    assert out == "hello\n" and "exit code 7" in message


def test_a_programs_own_cycle_counter_agrees_with_the_model(capfd: pytest.CaptureFixture[str]) -> None:
    """The program exits with the difference of two reads of mcycle around 100 dependent additions."""
    path = str(program("cycles"))
    found = json_of(capfd, "run", path, "--core", "cva6-single")
    # One addition per cycle; a CSR access commits before its successor issues.
    assert 100 <= found["exit_code"] <= 110
    assert run_command(["run", path]) == 101
    assert "read a clock" in capfd.readouterr().err


@pytest.mark.parametrize(
    ("what", "says"),
    [
        ("misaligned()", ["misaligned load of 4 bytes at 0x80004001", "in misaligned", "crash.c:6"]),
        ("deep(100000)", ["stack overflow", "in deep", "crash.c:8"]),
        ("outside()", ["load of 4 bytes at 0x00000010", "outside memory", "in outside", "crash.c:14"]),
        ("illegal()", ["illegal instruction 0xffffffff", "in illegal", "crash.c:17"]),
        ("jump()", ["jump to 0x20000000", "outside memory"]),
    ],
)
def test_a_fault_names_function_line_and_reason(
    what: str, says: list[str], capfd: pytest.CaptureFixture[str]
) -> None:
    runtime = runtime_folder()
    sources = (*sorted(runtime.glob("*.[cS]")), HERE / "crash.c")
    script = runtime / "link.ld"
    elf = build(
        Build(find_compiler(), "rv32imc", sources, (runtime / "include",), {"WHAT": what}, link_script=script)
    )
    assert run_command(["run", str(elf)]) == 2
    message = capfd.readouterr().err
    assert all(part in message for part in says), message


def test_without_a_core_instructions_are_counted_for_any_isa(capfd: pytest.CaptureFixture[str]) -> None:
    narrow, wide = (
        json_of(capfd, "measure", "sha3", "keccak_f1600", "--isa", isa) for isa in ("rv32imc", "rv64imc")
    )
    assert narrow["cycles"] is None and narrow["instructions"] > 2 * wide["instructions"]
    for more, says in ((["--core", "cva6-single"], "a core has its own"), ([], '"rv33" is no ISA string')):
        assert run_command(["measure", "sha3", "keccak_f1600", "--isa", "rv33", *more]) == 2
        assert says in capfd.readouterr().err


def test_list_names_what_is_built_in(capfd: pytest.CaptureFixture[str]) -> None:
    found = json_of(capfd, "list")
    names = {kind: {entry["name"] for entry in entries} for kind, entries in found.items()}
    assert "cva6-ntt" in names["design"]
    assert {"cva6-single", "cva6-superscalar"} <= names["core"]
    assert {"ml-dsa", "sha2", "sha3"} <= names["workload"]


def test_the_generated_include_and_header_compile_to_the_described_words(tmp_path: Path) -> None:
    assert run_command(["header", "cva6-ntt", "-o", str(tmp_path)]) == 0
    source = tmp_path / "use.S"
    source.write_text(
        '.include "xpqntt.inc"\n.globl _start\n_start:\n  pq_bfct a0, a1, a2\n  pq_mulq t6, s11, zero\n'
    )
    compiler = find_compiler()
    out = tmp_path / "use.o"
    flags = compiler.target_flags("rv32im")
    subprocess.run(
        [*compiler.command, *flags, f"-I{tmp_path}", "-c", str(source), "-o", str(out)], check=True
    )
    words = [0x00C5_850B, 0x000D_AF8B]  # funct3 0 and 2 of custom-0
    assert b"".join(word.to_bytes(4, "little") for word in words) in out.read_bytes()


def test_an_interrupted_run_says_so_and_ends_with_130(tmp_path: Path) -> None:
    source = tmp_path / "endless.S"
    source.write_text(".globl _start\n_start:\n  addi t0, t0, 1\n  j _start\n")
    link = HERE.parent / "isa" / "link.ld"
    elf = build(Build(find_compiler(), "rv32im", (source,), link_script=link))
    command = [str(Path(sys.executable).with_name("instar")), "run", str(elf)]

    def heed_interruptions() -> None:
        """A shell's background jobs, and what they start, ignore the signal."""
        signal.signal(signal.SIGINT, signal.SIG_DFL)

    with subprocess.Popen(
        command, stderr=subprocess.PIPE, text=True, preexec_fn=heed_interruptions
    ) as running:
        # Two seconds of a processor: it has long begun to run, on a busy machine too.
        while psutil.Process(running.pid).cpu_times().user < 2:
            time.sleep(0.1)
        running.send_signal(signal.SIGINT)
        _, message = running.communicate(timeout=20)
    assert running.returncode == 130 and "interrupted" in message


def test_list_in_pieces(capfd: pytest.CaptureFixture[str]) -> None:
    assert list(json_of(capfd, "list", "cores")) == ["core"]
    found = json_of(capfd, "list", "ml-dsa-44")
    assert found["operations"][:1] == ["keygen"] and "ntt" in found["functions"] and "44" in found["sets"]
    assert run_command(["list", "sha3"]) == 0
    out = capfd.readouterr().out
    assert "operation   sha3_256" in out and "void keccak_f1600(uint64_t lanes[25])" in out
    assert run_command(["list", "core"]) == 2
    assert 'there is no list of "core"; did you mean "cores"?' in capfd.readouterr().err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["measure"], "Missing argument 'WORKLOAD-SET', as in: instar measure ml-dsa-44 ntt --core"),
        (["new", "design"], ", as in: instar new design my-first"),
        (["rtl", "run"], ", as in: instar rtl run cva6-2022 "),
    ],
)
def test_a_missing_argument_is_told_with_an_example(
    capfd: pytest.CaptureFixture[str], words: list[str], said: str
) -> None:
    assert run_command(words) == 2
    assert said in capfd.readouterr().err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["schedule", "--effort", "99"], "'--effort': '99'; a whole number from 1 to 12 is right"),
        (["schedule", "--effort", "x"], "'--effort': 'x'; a whole number from 1 to 12 is right"),
        (["leak", "--alpha", "0.9"], "'--alpha': '0.9'; a number from 1e-12 to 0.5 is right"),
        (["show", "--call", "0"], "'--call': '0'; a whole number of at least 1 is right"),
    ],
    ids=lambda words: words[1] if isinstance(words, list) else "",
)
def test_a_number_that_is_none_or_out_of_range_is_told_with_the_range(
    capfd: pytest.CaptureFixture[str], words: list[str], said: str
) -> None:
    assert run_command(words) == 2
    assert capfd.readouterr().err == f"instar: Invalid value for {said}\n"


def test_every_command_that_needs_an_argument_has_an_example(capfd: pytest.CaptureFixture[str]) -> None:
    groups = [(name, one) for name, (_, _, entries) in GROUPS.items() for one in entries]
    for words in [*([name] for name in COMMANDS), *map(list, groups)]:
        if run_command([*words, "--help"]) == 0 and re.search(r"Usage: .*\] [A-Z]", capfd.readouterr().out):
            assert " ".join(words) in EXAMPLES, words


def test_evaluate_takes_one_function_operation_or_scheme(capfd: pytest.CaptureFixture[str]) -> None:
    found = json_of(capfd, "evaluate", "cvxif-kpke", "--only", "ml-kem-768,reduce")
    assert {(row["workload"], row["operation"]) for row in found["results"]} == {("ml-kem", "reduce")}
    assert run_command(["evaluate", "cva6-ntt", "--only", "nttt"]) == 2
    assert 'nothing called "nttt" is evaluated; did you mean "ntt"?' in capfd.readouterr().err
