"""`instar leak --repair`: known bad gadgets become clean, by changes that are proved and judged again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from instar._core import InstarError, Program, part_values, prove
from instar.cli import run_command
from instar.places import library
from instar.schedule.check import program_of
from instar.schedule.listing import rewritten
from instar.toolchain import find_compiler

GADGETS = Path(__file__).parent.parent / "leak"
SHARED = ["--core", "cv32e40p", "--secret", "a:boolean:a0,a1", "--secret", "b:boolean:a2,a3", "--fresh", "a4"]
COPIED = ["--core", "cv32e40p", "--secret", "shared:boolean:2", "--result", "copied:boolean:2"]
PINI = ["--core", "cv32e40p", "--secret", "pini_a:boolean:2", "--secret", "pini_b:boolean:2"]
PINI += ["--fresh", "pini_r", "--result", "pini_c:boolean:2"]


@pytest.mark.parametrize(
    ("file", "function", "given"),
    [
        ("gadgets.S", "and_isw", SHARED),
        ("gadgets.S", "and_isw_overwritten", SHARED),
        ("gadgets.S", "and_trichina", SHARED),
        ("gadgets.S", "copy_one", COPIED),
        ("pini.c", "pini_call", PINI),
    ],
)
def test_a_leaky_twin_becomes_clean_and_stays_the_same_function(
    file: str, function: str, given: list[str], tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    source, made = GADGETS / file, tmp_path / "made.S"
    assert run_command(["leak", str(source), function, *given, "--no-control"]) == 1
    capfd.readouterr()
    assert run_command(["leak", str(source), function, *given, "--repair", "-o", str(made), "--json"]) == 0
    told = json.loads(capfd.readouterr().out)
    assert told["leaks_before"] and told["leaks"] == [] and told["proved"]
    assert told["controls"]["unmasked"] > 0 and told["controls"]["random"] == 0
    assert 0 < len(told["changes"]) <= told["tried"]
    # Whoever has the file alone comes to the same.
    assert run_command(["leak", str(made), function, *given, "--seed", "77"]) == 0
    check = ["schedule", "--check", str(source), str(made), "--function", function, "--core", "cv32e40p"]
    assert run_command(check) == 0
    assert "proved" in capfd.readouterr().out


@pytest.mark.parametrize(
    ("core", "function"),
    [("ibex-small", "and_isw"), ("ibex-opentitan", "and_isw"), ("ibex-small", "immediate_names")],
)
def test_what_meets_on_wires_alone_is_parted(
    core: str, function: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    source, made = GADGETS / "gadgets.S", tmp_path / "made.S"
    given = ["--core", core, "--secret", "a:boolean:a0,a1"]
    given += ["--secret", "b:boolean:a2,a3", "--fresh", "a4"] if function == "and_isw" else []
    assert run_command(["leak", str(source), function, *given, "--repair", "-o", str(made), "--json"]) == 0
    told = json.loads(capfd.readouterr().out)
    assert told["leaks_before"] and told["leaks"] == [] and told["proved"]
    assert run_command(["leak", str(made), function, *given, "--seed", "77"]) == 0


def test_a_workloads_function_is_repaired_as_the_compiler_made_it(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    words = ["leak", "masked", "masked_and", "--core", "cv32e40p", "--repair", "--traces", "100", "--json"]
    assert run_command([*words, "-o", str(tmp_path / "masked_and.S")]) == 0
    told = json.loads(capfd.readouterr().out)
    assert told["leaks_before"] and told["changes"] and told["leaks"] == []
    assert (tmp_path / "masked_and.S").read_text().startswith("# masked masked_and on cv32e40p: ")


def test_what_was_changed_is_told_with_its_cost(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    words = ["leak", str(GADGETS / "gadgets.S"), "copy_one", *COPIED, "--repair"]
    assert run_command([*words, "-o", str(tmp_path / "copy.S")]) == 0
    said = capfd.readouterr().out
    assert "`lw t2, 4(t0)` writes" in said and "a load of a public zero in front of" in said
    assert "keeps apart x7" in said and "keeps apart load data" in said
    assert "leaks         2 → 0 points" in said and "cycles        11 → 14" in said
    text = (tmp_path / "copy.S").read_text()
    assert "2 -> 0 points leak, 11 -> 14 cycles; proved equal" in text and ".Linstar_zero: .word 0" in text
    # What stands beside the function stays.
    assert "and_isw_cleared:" in text


def test_a_value_by_itself_is_no_transition_and_stays(capfd: pytest.CaptureFixture[str]) -> None:
    assert run_command(["leak", str(GADGETS / "gadgets.S"), "and_isw_unordered", *SHARED, "--repair"]) == 1
    said = capfd.readouterr().out
    assert "repaired by 0 changes of 0" in said and "cycles        22 → 22" in said
    assert "left: result, cycle 9: its result of `xor t3, t2, t4`" in said
    assert "a value tells by itself, which no order and nothing between mends" in said
    assert "no change was found" not in said


def test_a_repair_can_be_made_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("own.S").write_text((GADGETS / "gadgets.S").read_text())
    assert run_command(["leak", "own.S", "and_trichina", *SHARED, "--repair", "-o", "clean.S"]) == 0
    # The command has what is drawn, without which it would be another.
    assert "--fresh a4" in Path("clean.S").read_text()
    capfd.readouterr()
    assert run_command(["repeat", "clean.S"]) == 0
    assert capfd.readouterr().out == "clean.S: same bytes\n"


@pytest.fixture(scope="module")
def trichina() -> Program:
    return program_of(GADGETS / "gadgets.S", library().core("cv32e40p").isa, None, find_compiler())


def _address(program: Program, text: str) -> int:
    symbol = program.symbols["and_trichina"]
    lines = program.disassemble(symbol["address"], symbol["size"])
    return next(pc for pc, _, _, there in lines if there == text)


@pytest.mark.parametrize("meeting", ["operand", "factor", "register", "loaded"])
def test_each_change_but_what_must_be_added_is_the_same_function(
    meeting: str, trichina: Program, tmp_path: Path
) -> None:
    before, now = _address(trichina, "xor t1, t1, t3"), _address(trichina, "and t4, a1, a2")
    partings = part_values(trichina, "and_trichina", [], before=before, now=now, meeting=meeting)
    assert len({parting["what"] for parting in partings}) == len(partings) > 1
    assert (partings[-1]["loads"] is not None) == (meeting == "loaded")
    compiler, isa = find_compiler(), library().core("cv32e40p").isa
    first = program_of(GADGETS / "gadgets.S", isa, None, compiler, for_proof=True)
    for number, parting in enumerate(partings):
        file = tmp_path / f"{number}.S"
        file.write_text(rewritten(GADGETS / "gadgets.S", "and_trichina", parting["lines"]))
        second = program_of(file, isa, None, compiler, for_proof=True)
        assert prove(first, second, "and_trichina")["refusal"] is None, parting["what"]


def test_a_place_where_nothing_meets_is_refused(trichina: Program) -> None:
    with pytest.raises(InstarError, match='"bus" is no place where values meet'):
        part_values(trichina, "and_trichina", [], before=0, now=0, meeting="bus")


#: Both shares of a come through one register, and then another function is called.
CALLS = """
.text
.globl calls
.type calls, @function
calls:
  addi sp, sp, -16
  sw ra, 12(sp)
  mv t0, a0
  addi zero, zero, 0
  mv t0, a1
  call empty
  lw ra, 12(sp)
  addi sp, sp, 16
  ret
.size calls, . - calls
.globl empty
.type empty, @function
empty:
  ret
.size empty, . - empty
"""

SENTENCES = {
    ("gadgets.elf", "and_isw"): "an ELF file has lost its text",
    ("gadgets.S", "and_isw", "-o", "fixed.svg"): "a repaired function is assembly",
    ("gadgets.S", "and_isw", "--npy", "s.npy"): "leave out --repair",
    ("calls.S", "calls"): "calls",
    ("gadgets.S", "and_isx"): "and_isx",
    ("nobody.S", "and_isw"): "nobody.S",
    ("ml-dsa-44", "sign"): "is an operation; name one of its functions",
}


@pytest.mark.parametrize("words", SENTENCES)
def test_what_cannot_be_repaired_is_told_in_one_sentence(
    words: tuple[str, ...], trichina: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    monkeypatch.chdir(tmp_path)
    Path("gadgets.S").write_text((GADGETS / "gadgets.S").read_text())
    Path("calls.S").write_text(CALLS)
    Path("gadgets.elf").write_bytes(Path(trichina.path).read_bytes())
    assert run_command(["leak", *words, *SHARED, "--repair"]) == 2
    said = capfd.readouterr().err
    assert SENTENCES[words] in said
    assert said.count("\n") == 1 and "Traceback" not in said


def test_what_a_repair_counts_on_is_said_to_a_repair_alone(capfd: pytest.CaptureFixture[str]) -> None:
    assert run_command(["leak", str(GADGETS / "gadgets.S"), "and_isw", *SHARED, "--noalias", "a0,a1"]) == 2
    assert "give --repair too" in capfd.readouterr().err
