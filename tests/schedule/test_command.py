"""`instar schedule --check`: what it says of a proof, of a difference, and of what it cannot follow."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from instar.cli import run_command

#: Two functions by their lines, and options: exit code, stdout and stderr.
Check = Callable[..., tuple[int, str, str]]


def source(path: Path, *lines: str, name: str = "f") -> None:
    """Writes a function of these lines, which begin with the file's fourth."""
    head = f"    .globl {name}\n    .type {name}, @function\n{name}:\n"
    path.write_text(head + "".join(f"    {line}\n" for line in lines) + f"    .size {name}, . - {name}\n")


@pytest.fixture
def said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> Check:
    """Compares two functions of these lines; exit code, stdout, stderr."""
    monkeypatch.chdir(tmp_path)

    def check(a: tuple[str, ...], b: tuple[str, ...], *options: str) -> tuple[int, str, str]:
        source(tmp_path / "a.S", *a)
        source(tmp_path / "b.S", *b)
        code = run_command(["schedule", "--check", "a.S", "b.S", *options])
        out, message = capfd.readouterr()
        return code, out, message

    return check


PLAIN = ("lw t0, 0(a0)", "addi t0, t0, 1", "sw t0, 0(a0)", "ret")
OTHER = ("lw a2, 0(a0)", "addi a2, a2, 1", "sw a2, 0(a0)", "ret")


def test_a_proof_is_one_sentence_and_one_object(said: Check) -> None:
    assert said(PLAIN, OTHER) == (
        0,
        "proved: f leaves the same in both; one path, 4 and 4 instructions\n",
        "",
    )
    code, out, _ = said(PLAIN, OTHER, "--json", "--core", "cva6-superscalar")
    found = json.loads(out)
    assert code == 0 and found["refusal"] is None and found["function"] == "f"
    assert (found["instructions"], found["paths"], found["assumptions"]) == ([4, 4], 1, [])


ROUNDS = ("1: lw t0, 0(a0)", "addi a0, a0, 4", "addi a1, a1, -1", "sw t0, -4(a0)", "bnez a1, 1b", "ret")
TURNED = ("1: lw t2, 0(a0)", "addi a1, a1, -1", "sw t2, 0(a0)", "addi a0, a0, 4", "bnez a1, 1b", "ret")


def test_rounds_that_the_arguments_count_are_proved_by_induction(said: Check) -> None:
    assert said(ROUNDS, TURNED, "--returns", "0") == (
        0,
        "proved: f leaves the same in both; by induction over the rounds of a loop, 4 ways to it, through it "
        "or on, of the longest, 6 and 6 instructions\n",
        "",
    )
    _, out, _ = said(ROUNDS, TURNED, "--returns", "0", "--json")
    assert json.loads(out)["rounds"] is True
    wrong = (TURNED[0], TURNED[1], "sw t2, 4(a0)", *TURNED[3:])
    code, _, message = said(ROUNDS, wrong, "--returns", "0")
    assert code == 1 and "memory at a0+4 may differ" in message


def test_a_difference_is_one_sentence_with_both_lines(said: Check) -> None:
    wrong = ("lw a2, 0(a0)", "addi a2, a2, 2", "sw a2, 0(a0)", "ret")
    code, out, message = said(PLAIN, wrong)
    assert (code, out) == (1, "")
    assert message.startswith(
        "instar: a.S (A) and b.S (B) are not proved equal: memory at a0 may differ: A writes it"
    )
    assert message.count("\n") == 1 and "a.S:6" in message and "b.S:6" in message
    code, out, _ = said(PLAIN, wrong, "--json")
    assert code == 1 and json.loads(out)["refusal"].startswith("memory at a0 may differ")


@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        (("jalr t0", "ret"), "jumps to an address that is not known"),
        (("call exit", "ret"), "which leaves the function to the machine"),
        (("jr t0",), "jumps to an address that is not known"),
        (("csrr t0, mcycle", "ret"), "is csrrs, whose register is the machine's"),
        (("1: j 1b",), "is reached after 1000 instructions, as if the function never ended"),
        ((".word 0", "ret"), "is no instruction of"),
        (
            ("lw t0, 0(a1)", "beqz t0, 1f", "addi a0, a0, 4", "1: addi sp, sp, 4", "ret"),
            "leaves sp 4 bytes above",
        ),
        (("lw t1, 0(a1)", "sw t1, 4(a0)", *PLAIN), "memory at a0+4 may differ"),
        (
            ("1: addi a1, a1, -1", "bnez a1, 1b", *PLAIN),
            "on one of more than 64 paths; by induction: no loop",
        ),
    ],
)
def test_what_cannot_be_proved_is_one_sentence(said: Check, lines: tuple[str, ...], sentence: str) -> None:
    code, out, message = said(lines, PLAIN, "--returns", "0", "--max-instructions", "1000")
    assert (code, out) == (1, "")
    assert sentence in message and message.count("\n") == 1


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (("--noalias", "a0"), '--noalias: "a0" does not name two different registers, as in a0,a1'),
        (("--noalias", "a0,t0"), '--noalias: "t0" is no argument register; these are a0, a1, a2'),
        (("--function", "g"), "g"),
        (("--isa", "rv33i"), "rv33i"),
        (("--core", "cva6-superscalar", "--isa", "rv32im"), "--isa is about instructions without a core"),
    ],
)
def test_wrong_input_is_one_sentence(said: Check, options: tuple[str, ...], sentence: str) -> None:
    code, out, message = said(PLAIN, OTHER, *options)
    assert (code, out) == (2, "")
    assert sentence in message and message.count("\n") == 1


def test_a_file_or_a_function_that_is_not_there_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    source(tmp_path / "a.S", *PLAIN)
    source(tmp_path / "b.S", *PLAIN, name="g")
    for command, sentence in [
        ([], "what is to be scheduled? Give a workload and a function"),
        (["--check", "a.S", "none.S"], "none.S"),
        (["--check", "a.S", "b.S"], "A and B have no function in common"),
    ]:
        assert run_command(["schedule", *command]) == 2
        message = capfd.readouterr().err
        assert sentence in message and message.count("\n") == 1


def test_words_of_a_design_that_stand_as_data_stay_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """The assembler tells no line of them, and the source has no macros."""
    monkeypatch.chdir(tmp_path)
    source(
        tmp_path / "a.S",
        ".4byte 0x00000077",
        "mv t0, a1",
        "addi t0, t0, 1",
        ".4byte 0x00003077",
        "add a0, t0, a1",
        "ret",
    )
    command = ["schedule", "a.S", "--core", "ri5cy", "--design", "risqv", "--effort", "1", "-o", "out.S"]
    assert run_command(command) == 0, capfd.readouterr().err
    text = (tmp_path / "out.S").read_text()
    assert [line.strip() for line in text.splitlines() if ".4byte" in line] == [
        ".4byte 0x00000077",
        ".4byte 0x00003077",
    ]
    capfd.readouterr()
    assert run_command(["schedule", "--check", "a.S", "out.S", "--design", "risqv"]) == 0
