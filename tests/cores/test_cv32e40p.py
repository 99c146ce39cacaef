"""CV32E40P and cv32e40px: recorded traces, and the RTL of the Python package beside the model."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import zstandard
from instar._core import score, trace_index
from instar.cli import run_command
from instar.places import library as library_of
from instar.places import runtime_folder
from instar.toolchain import Build, build, find_compiler

from ..shared import TRACES
from .pipeline_programs import program

RECORDED = TRACES / "cv32e40p"
OFFLOADED = Path(__file__).with_name("offloaded")
#: What trapped in these is in no line of the trace, and no ECALL.
UNTOLD = {"illegal_mret"}
#: Memory that is not the ideal one.
MEMORIES = [
    ["data_response_cycles=2"],
    ["data_response_cycles=3", "data_grant_cycles=2"],
    ["fetch_response_cycles=2"],
    ["fetch_response_cycles=3", "fetch_grant_cycles=2"],
    ["data_response_cycles=2", "fetch_response_cycles=2"],
    ["data_grant_cycles=1", "fetch_grant_cycles=1"],
    ["memory_banks=1"],
    ["memory_banks=2", "memory_bank_bytes=1024"],
    ["memory_banks=4", "memory_bank_bytes=4", "data_grant_cycles=1", "fetch_response_cycles=2"],
]


@pytest.mark.skipif(not RECORDED.is_dir(), reason="no RTL traces beside the project")
def test_every_window_of_the_recorded_traces_is_exact_but_where_a_trace_does_not_tell_what_trapped() -> None:
    library = library_of()
    untold = set()
    for entry in trace_index(RECORDED):
        core, *designs = (entry["core"] or "").split("+")
        design = library.design(designs) if designs else None
        windows = score(entry["trace"], library.core(core, design=design), design=design)
        for window in windows:
            if window["accuracy"] == 1 and window["cycles_model"] == window["cycles_reference"]:
                continue
            untold.add(window["window"])
            assert any("taken as ECALL" in note for note in window["notes"]), window
    assert untold == UNTOLD


RI5CY = TRACES / "risqv"


@pytest.mark.skipif(not RI5CY.is_dir(), reason="no RTL traces beside the project")
def test_every_recorded_window_of_ri5cy_without_a_designs_instructions_is_exact(tmp_path: Path) -> None:
    """They stand after the others in one trace, whose last body has an instruction of Xpulp."""
    micro = json.loads((RI5CY / "index.json").read_text())[0]
    windows = [window for window in micro["windows"] if window["name"].startswith("base_")]
    skipped = windows[0]["first_line"] - 40
    with (RI5CY / micro["trace"]).open("rb") as compressed:
        text = zstandard.ZstdDecompressor().stream_reader(compressed).read().decode()
    lines = text.splitlines()[skipped:]
    count = next(at for at, line in enumerate(lines) if line.split()[1] == "0000000b")
    (tmp_path / "base.trace").write_text("\n".join(lines[:count]) + "\n")
    windows = [
        {
            **window,
            "first_line": window["first_line"] - skipped,
            "last_line": window["last_line"] - skipped,
        }
        for window in windows
        if window["last_line"] - skipped <= count
    ]
    assert len(windows) == 107
    index = [{**micro, "trace": "base.trace", "core": "ri5cy", "windows": windows}]
    (tmp_path / "index.json").write_text(json.dumps(index))
    scored = score(tmp_path / "base.trace", library_of().core("ri5cy"))
    off = [
        one["window"]
        for one in scored
        if one["accuracy"] != 1 or one["cycles_model"] != one["cycles_reference"]
    ]
    assert not off
    assert len(scored) == 107


def built(folder: Path, text: str, isa: str = "rv32imc") -> Path:
    source = folder / "program.S"
    source.write_text(text)
    runtime = runtime_folder()
    sources = (runtime / "crt0.S", source)
    return build(Build(find_compiler(), isa, sources, link_script=runtime / "link.ld"))


def scored(capfd: pytest.CaptureFixture[str], *command: str | Path) -> dict[str, object]:
    code = run_command([*map(str, command), "--json"])
    out, message = capfd.readouterr()
    assert code == 0, message
    window: dict[str, object] = json.loads(out)["windows"][0]
    return window


def test_random_programs_leave_id_in_the_rtls_cycles_with_any_memory(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    elf = built(tmp_path, program(seed=1, blocks=80, rounds=3))
    seen = set()
    for memory in [[], *MEMORIES]:
        changes = [part for change in memory for part in ("--set", change)]
        window = scored(capfd, "rtl", "score", "cv32e40p", elf, *changes)
        assert window["accuracy"] == 1, (memory, window)
        assert window["cycles_model"] == window["cycles_reference"]
        seen.add(window["cycles_reference"])
    assert len(seen) == len(MEMORIES) + 1, "each memory has cycles of its own"


def test_what_a_coprocessor_would_be_handed_too_early_is_an_error_if_it_does_not_wait(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    lines = (
        ".globl main\nmain: la a1, main\n lw a0, 0(a1)\n{}.insn r 0x0b, 0, 0, s7, a0, a0\n li a0, 0\n ret\n"
    )
    command = ["run", "--design", "xlad", "--path", str(OFFLOADED), "--core", "cv32e40px", "--set"]
    for between, waits, code in (("", "true", 0), ("", "false", 2), (" nop\n", "false", 0)):
        elf = built(tmp_path, lines.format(between))
        assert run_command([*command, f"coprocessor_waits={waits}", str(elf)]) == code
        message = capfd.readouterr().err
        assert ("not there yet" in message) == (code == 2), message


@pytest.mark.parametrize(
    ("between", "offset", "code"),
    [("", 2, 2), (" nop\n", 2, 0), ("", 4, 0)],
    ids=["in the cycle of the result", "a cycle later", "within a word"],
)
def test_an_access_across_two_words_in_the_cycle_of_a_result_is_refused(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], between: str, offset: int, code: int
) -> None:
    """In RTL the second word is reached by the result. That of `lad.b` comes after two cycles."""
    before = ".globl main\n.balign 4\nmain: la a1, main\n nop\n.insn r 0x0b, 1, 0, s7, a1, a1\n"
    elf = built(tmp_path, f"{before}{between} lw a2, {offset}(a1)\n li a0, 0\n ret\n")
    command = ["run", "--design", "xlad", "--path", str(OFFLOADED), "--core", "cv32e40px"]
    assert run_command([*command, str(elf)]) == code
    message = capfd.readouterr().err
    assert ("across two words" in message) == (code == 2), message


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        (["memory_bank_bytes=100"], ["memory_bank_bytes", "power of two"]),
        (["load_use_cycles=3", "data_grant_cycles=1"], ["load_use_cycles", "leave load_use_cycles at 2"]),
        (["data_response_cycles=0"], ["data_response_cycles", "1"]),
    ],
)
def test_memory_that_no_core_has_gets_one_sentence(
    changes: list[str], says: list[str], capfd: pytest.CaptureFixture[str]
) -> None:
    given = [part for change in changes for part in ("--set", change)]
    assert run_command(["measure", "sha3", "keccak_f1600", "--core", "cv32e40p", *given]) == 2
    message = capfd.readouterr().err.strip()
    assert all(part in message for part in says), message


def test_a_folder_without_the_rtl_of_cv32e40px_says_what_is_wanted(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    command = ["rtl", "score", "cv32e40px", "sha3", "keccak_f1600"]
    assert run_command(command) == 2
    assert "esl-epfl/cv32e40px 10b0806" in capfd.readouterr().err
    assert run_command([*command, "--rtl", str(tmp_path)]) == 2
    message = capfd.readouterr().err.strip()
    assert "rtl/include/cv32e40px_apu_core_pkg.sv" in message and len(message.splitlines()) == 1
