"""What would have no effect, or mean nothing, is refused in a sentence instead of being passed over."""

from __future__ import annotations

from pathlib import Path

import pytest
from instar.cli import run_command

from tests.cli.test_outputs import program
from tests.documents.blocks import files, write

CORE = ["--core", "cva6-superscalar"]

CASES = {
    "a_variant_that_is_not_there_without_a_core": (
        ["run", "x.elf", "--design", "rotxor", "--variant", "nosuch"],
        'design "rotxor" has no variant "nosuch"; it has: portable-c, rotxor',
    ),
    "a_variant_that_is_not_there_of_a_profile": (
        ["profile", "x.elf", "--design", "rotxor", "--variant", "nosuch"],
        'has no variant "nosuch"',
    ),
    "a_variant_without_a_design": (
        ["vectors", "chacha20", "--variant", "rotxor"],
        "--variant names a variant",
    ),
    "an_empty_isa": (["run", "x.elf", "--isa", ""], "--isa is empty"),
    "an_empty_core": (["run", "x.elf", "--core", ""], "--core is empty"),
    "an_empty_design": (["measure", "chacha20", "chacha20_rounds", "--design", ""], "--design is empty"),
    "an_empty_compiler": (["measure", "chacha20", "chacha20_rounds", "--cc", ""], "--cc is empty"),
    "a_memory_that_begins_within_a_page": (
        ["run", "x.elf", "--memory", "0x80000001:16M"],
        "--memory: 0x80000001 is no multiple of 4096",
    ),
    "a_memory_beyond_64_bits": (
        ["run", "x.elf", "--memory", "0x80000000:99999999999999999999"],
        "beyond 64 bits",
    ),
    "a_stack_beyond_64_bits": (["run", "x.elf", "--stack-size", "0x" + "f" * 17], "beyond 64 bits"),
    "a_stack_of_many_digits": (["run", "x.elf", "--stack-size", "9" * 5000], "beyond 64 bits"),
    "instructions_beyond_64_bits": (
        ["run", "x.elf", "--max-instructions", "18446744073709551616"],
        "max-instructions",
    ),
    "a_window_beyond_64_bits": (
        ["profile", "x.elf", *CORE, "--kanata", "out", "--window", "1..99999999999999999999"],
        "no run has that many cycles",
    ),
    "secrets_that_no_operation_declares": (
        ["ct", "chacha20"],
        "declares a secret, so there is nothing to follow",
    ),
    "rows_without_a_histogram": (["run", "x.elf", "--by", "function"], "--by is about a histogram"),
    "a_top_without_a_table": (["run", "x.elf", "--top", "3"], "--top is about a table"),
    "a_window_without_a_log": (["profile", "x.elf", *CORE, "--window", "1..2"], "--window is about --kanata"),
    "a_width_without_a_flame_graph": (
        ["profile", "x.elf", *CORE, "--flame-of", "cycles"],
        "--flame-of is about a flame graph",
    ),
    "a_part_of_a_program": (["profile", "x.elf", *CORE, "--part", "a"], "--part is about a trace"),
    "a_call_of_a_program": (["profile", "x.elf", *CORE, "--call", "2"], "--call is about a workload"),
    "a_cold_program": (["profile", "x.elf", *CORE, "--cold"], "--cold is about a workload"),
    "a_call_of_a_histogram_of_a_program": (
        ["histogram", "x.elf", "--call", "2"],
        "--call is about a workload",
    ),
    "an_index_of_two_programs": (
        ["compare", "x.elf", "x.elf", *CORE, "--index", "i"],
        "--index is about a trace",
    ),
    "a_cold_comparison_of_programs": (
        ["compare", "x.elf", "x.elf", *CORE, "--cold"],
        "--cold is about a workload",
    ),
    "a_folder_for_names_that_is_not_there": (
        ["run", "x.elf", "--path", "nowhere"],
        "nowhere: there is no such folder; name one that holds designs/",
    ),
    "a_file_as_folder_for_names": (["list", "--path", "x.elf"], "x.elf: it is no folder"),
}


#: What may stand twice: a list, a flag, the two sides of a comparison, a program's own arguments.
TWICE = [
    ["run", "x.elf", "--path", ".", "--path", "designs"],
    ["measure", "chacha20", "chacha20_rounds", *CORE, "--set", "commit_ports=1", "--set", "ras_entries=4"],
    ["list", "--json", "--json"],
    ["compare", "x.elf", "x.elf", "--core", "cva6-single", *CORE],
    ["run", "x.elf", "--", *CORE, *CORE],
]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    write(tmp_path, files())
    (tmp_path / "x.elf").write_bytes(program().read_bytes())
    assert run_command(["run", "x.elf", "--trace", "t.rvfi"]) == 10
    return tmp_path


@pytest.mark.parametrize("case", CASES)
def test_it_is_refused(case: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command, sentence = CASES[case]
    capsys.readouterr()
    assert run_command(command) == 2
    assert sentence in capsys.readouterr().err


@pytest.mark.parametrize("command", TWICE, ids=lambda command: command[0])
def test_what_may_stand_twice_does(
    command: list[str], folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, said = run_command(command), capsys.readouterr().err
    assert code == (10 if command[0] == "run" else 0) and "twice" not in said, said


#: What has one value, and the one that counts.
LAST = {
    "--core is given twice, and has one value: cva6-single, the last": [
        *("run", "x.elf", *CORE, "--core", "cva6-single")
    ],
    "--out is given twice, and has one value: b.svg, the last": [
        *("show", "chacha20", "chacha20_rounds", *CORE, "-o", "a.svg", "--out", "b.svg")
    ],
}


@pytest.mark.parametrize("note", LAST)
def test_of_two_values_the_last_counts_and_that_is_told(
    note: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run_command(LAST[note])
    assert f"note: {note}\n" in capsys.readouterr().err


@pytest.mark.parametrize("garbage", ["garbage", "core   0: 0x80000000 (0x0000"])
def test_a_damaged_line_of_a_trace_is_named(
    garbage: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = Path("t.rvfi").read_text().splitlines()
    lines.insert(7, garbage)
    Path("t.rvfi").write_text("\n".join(lines) + "\n")
    assert run_command(["score", "t.rvfi", *CORE]) == 2
    assert "t.rvfi:8: " in capsys.readouterr().err


def test_vectors_that_are_no_text_are_refused(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for data in (b"\xf3\xff", b"[" * 100_000, b'{"cases": ' + b"9" * 5000 + b"}"):
        Path("v.json").write_bytes(data)
        assert run_command(["vectors", "sha3", "v.json"]) == 2
        assert "v.json: " in capsys.readouterr().err
