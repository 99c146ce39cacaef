"""Loops of the hardware's in runs: `lp.setup` of design risqv on RI5CY."""

from __future__ import annotations

from pathlib import Path

import instar
import pytest
from instar._core import InstarError
from instar.cli import run_command
from instar.places import library as library_of

from .test_cv32e40p import built

#: lp.setup of loop, count's register and the label of the last instruction.
SETUP = """.macro lp_setup l, rs, lab
.word 0x407b | (\\l << 7) | (\\rs << 15) | ((((\\lab) - .) / 2) << 20)
.endm
"""
NESTED = """
    li t0, {outer}
    li t1, 3
    li a1, 0
    lp_setup 1, 5, 3f
    addi a1, a1, 100
    lp_setup 0, 6, 2f
    addi a1, a1, 1
    nop
2:  addi a1, a1, 10
    nop
3:  addi a1, a1, 1000
    mv a0, a1
    ret
"""


def program(folder: Path, text: str) -> instar.Program:
    code = f"{SETUP}.option norvc\n.globl main, probe\nmain: li a0, 0\nret\nprobe:\n{text}\n"
    return instar.Program(built(folder, code), isa="rv32imc", design=library_of().design("risqv"))


@pytest.mark.parametrize("outer", [1, 2, 4, 3000])
@pytest.mark.parametrize("hardware", [False, True])
def test_loops_in_loops_are_gone_through_and_cost_nothing(tmp_path: Path, outer: int, hardware: bool) -> None:
    """3,000 rounds become machine code where nobody looks on."""
    loaded = program(tmp_path, NESTED.format(outer=outer))
    wanted = outer * (100 + 3 * 11 + 1000)
    assert loaded.call("probe", returns="u32").returned == wanted
    core = library_of().core("ri5cy", design=library_of().design("risqv"))
    outcome = loaded.call("probe", returns="u32", core=core, hardware_values=hardware)
    assert outcome.returned == wanted
    # No instruction and no cycle but those that stand there.
    rounds = outer * (1 + 1 + 3 * 3 + 2)
    assert outcome.instructions == 3 + (outer == 3000) + 1 + rounds + 2
    assert outcome.cycles is not None and outcome.cycles == outcome.instructions


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("li t0, 4\nlp_setup 0, 5, 1f\n1: addi a0, a0, 1\nret", "has fewer than two instructions"),
        ("li t0, 4\nlp_setup 0, 5, 1f\nnop\n1: beqz x0, 2f\n2: ret", "ends with an instruction behind which"),
        ("li t0, 4\nlp_setup 0, 5, 1f\nnop\nnop\n1: .word 0\nret", "ends where no instruction stands"),
    ],
)
def test_a_loop_that_the_hardware_was_not_seen_to_repeat_is_one_sentence(
    tmp_path: Path, text: str, said: str
) -> None:
    with pytest.raises(InstarError, match=said) as error:
        program(tmp_path, text).call("probe", 0)
    assert str(error.value).count("\n") == 0


def test_a_loop_of_one_round_goes_on(tmp_path: Path) -> None:
    text = "li t0, 1\nlp_setup 0, 5, 1f\n1: addi a0, a0, 1\nret"
    assert program(tmp_path, text).call("probe", 5, returns="u32").returned == 6


def test_a_schedule_follows_no_such_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    lines = ["f:", "li t0, 4", ".word 0x01a2c07b", "nop", "addi a0, a0, 1", "ret", ".size f, . - f"]
    Path("a.S").write_text("\n".join([".globl f", ".type f, @function", *lines, ""]))
    command = ["schedule", "a.S", "--core", "ri5cy", "--design", "risqv"]
    assert run_command(command) != 0
    said = capfd.readouterr().err
    assert "f is not scheduled" in said and said.count("\n") == 1


def test_how_often_a_loop_is_gone_through_is_no_secret(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    text = f"""{SETUP}.option norvc
    .globl main, key
    main: la t0, key
    lw t0, 0(t0)
    lp_setup 0, 5, 1f
    nop
    1: nop
    li a0, 0
    ret
    .data
    .type key, @object
    .size key, 4
    key: .word 3
    """
    elf = built(tmp_path, text)
    assert run_command(["run", str(elf), "--design", "risqv", "--secret", "key"]) != 0
    said = capfd.readouterr().err
    assert "a branch depends on key" in said and "lp.setup" in said
