"""Assembly as compilers and people write it is scheduled, or refused by a sentence on the user's own line."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest
from instar._core import Program
from instar.cli import run_command
from instar.schedule import program_of
from instar.schedule.source import labels, without_debug
from instar.toolchain import find_compiler

from ..gcc import needs_gcc
from .compiled import FLAGS, FUNCTIONS, ISA, SEVERAL, compiled

COMPILERS = [pytest.param("clang", id="clang"), pytest.param("gcc", id="gcc", marks=needs_gcc)]
SCHEDULE = ["--core", "cva6-single", "--orders", "20", "--keep-loops"]
#: Each function by one compiler with some flags belongs to every change, all with all to the slow
#: checks.
QUICK = set(zip(FUNCTIONS, list(FLAGS) * 3, ["clang", "gcc"] * 6, strict=False))
CASES = [
    pytest.param(
        *case,
        id="-".join(case),
        marks=[*([needs_gcc] if case[2] == "gcc" else []), *([] if case in QUICK else [pytest.mark.slow])],
    )
    for case in product(FUNCTIONS, FLAGS, ("clang", "gcc"))
]


def told(capfd: pytest.CaptureFixture[str], *command: str) -> tuple[int, str]:
    """The exit code, and the sentence of an error."""
    code = run_command(["schedule", *command])
    errors = [line for line in capfd.readouterr().err.splitlines() if not line.startswith(("note:", "o.S:"))]
    return code, "\n".join(errors)


@pytest.mark.parametrize(("name", "flags", "compiler"), CASES)
def test_what_a_compiler_writes_is_scheduled_and_checked(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
    name: str,
    flags: str,
    compiler: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    file = compiled(tmp_path, name, FUNCTIONS[name], compiler, flags).name
    assert told(capfd, "--check", file, file, "--isa", ISA) == (0, "")
    assert told(capfd, file, *SCHEDULE, "-o", "o.S") == (0, "")
    assert told(capfd, "--check", file, "o.S", "--isa", ISA) == (0, "")


@pytest.mark.parametrize("compiler", COMPILERS)
def test_one_of_several_functions_is_scheduled_by_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], compiler: str
) -> None:
    monkeypatch.chdir(tmp_path)
    file = compiled(tmp_path, "several", SEVERAL, compiler, "O2-g").name
    several = "several.s has several functions; say which with --function: "
    assert several in told(capfd, file, *SCHEDULE)[1]
    assert several in told(capfd, "--check", file, file)[1]
    assert told(capfd, file, *SCHEDULE, "--function", "two", "-o", "o.S") == (0, "")
    assert told(capfd, "--check", file, "o.S", "--isa", ISA, "--function", "one") == (0, "")
    sentence = "three is scheduled only if it calls nobody"
    assert sentence in told(capfd, file, *SCHEDULE, "--function", "three")[1]
    # What it calls is there to be followed.
    assert told(capfd, "--check", file, file, "--isa", ISA, "--function", "three") == (0, "")


def test_a_compiler_error_is_told_with_the_line_of_the_users_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    text = "    .globl fn\nfn:\n    .cfi_startproc\n    lw t0, 0(a0)\n    lq t0, 4(a0)\n    .cfi_endproc\n"
    (tmp_path / "k.s").write_text(text)
    for command in (["k.s", *SCHEDULE], ["--check", "k.s", "k.s"]):
        code, said = told(capfd, *command)
        assert code == 2 and f"{tmp_path}/k.s:5:" in said and "instar-" not in said


#: A name that is not defined, one that the start-up code has too, no function, a place inside.
SENTENCES = [
    (".globl fn\nfn: la t0, other\nret", '"other" is used and stands nowhere'),
    (".globl memcpy\nmemcpy: ret", '"memcpy" is a name of the start-up code too'),
    ("fn: ret", "k.S has no function: in the code of k.S there must be a label with `.globl`"),
    (".data\n.globl d\nd: .word 1", "k.S has no function"),
    (
        ".globl fn\nfn: lw t0, 0(a0)\nmid: sw t0, 4(a0)\nret\n.rodata\n.word mid - fn",
        "k.S:6: names mid, which stands inside the function (line 3)",
    ),
    (
        '.globl fn\nfn: lw t0, 0(a0)\n.string "x"\n.align 2\nsw t0, 4(a0)\nret',
        "k.S:3: .string inside a function",
    ),
]


@pytest.mark.parametrize(("text", "sentence"), SENTENCES)
def test_what_is_not_scheduled_is_told_in_one_sentence(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
    text: str,
    sentence: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "k.S").write_text(f"{text}\n")
    code, said = told(capfd, "k.S", *SCHEDULE)
    assert code == 2 and sentence in said and said.count("\n") == 0


#: What people write: no .type, the label in front of an instruction, several instructions in a
#: line.
BY_HAND = {
    "untyped": ".globl fn\nfn: lw t0,0(a0)\nmul t0,t0,t0\nsw t0,4(a0)\nret\n",
    "one-line": ".globl fn\nfn: lw t0,0(a0); mul t0,t0,t0; sw t0,4(a0); ret; .size fn, . - fn\n",
    "options": ".globl fn\nfn:\n.option push\n.option arch, +zba\nsh1add a0, a0, a1\n.option pop\nret\n",
    "globl-after": "fn:\nlw t0,0(a0)\n.globl fn\n.type fn, @function\nsw t0,4(a0)\nret\n",
    "macro-inside": ".globl fn\nfn:\nlw t0,0(a0)\n.macro twice x\nadd \\x, \\x, \\x\n.endm\ntwice t0\n"
    "sw t0,4(a0)\nret\n.globl g\ng:\ntwice a0\nret\n",
    "constants-inside": ".globl fn\nfn:\n.equ AT, 8\nlw t0,AT(a0)\nsw t0,4(a0)\nret\n"
    ".globl g\ng:\nlw a0, AT(a0)\nret\n",
}


@pytest.mark.parametrize("name", BY_HAND)
def test_what_people_write_is_scheduled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], name: str
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "k.S").write_text(BY_HAND[name])
    assert told(capfd, "k.S", *SCHEDULE, "--function", "fn", "-o", "o.S") == (0, "")
    isa = f"{ISA}_zba"
    assert told(capfd, "--check", "k.S", "o.S", "--isa", isa, "--function", "fn") == (0, "")
    if "g:" in BY_HAND[name]:
        assert told(capfd, "--check", "k.S", "o.S", "--isa", isa, "--function", "g") == (0, "")


def test_lines_for_debuggers_become_empty_and_others_stay_where_they_are() -> None:
    text = (
        'fn:\n.cfi_startproc\n\t.loc 1 2 3\n#APP\n# 7 "x.c" 1\nnop\n.section .debug_info,"",@progbits\n'
        ".word 1\n.text\n.pushsection .rodata\n.word 2\n.popsection\nret\n.cfi_endproc\n"
    )
    plain = without_debug(text).split("\n")
    kept = ["fn:", "nop", ".text", ".pushsection .rodata", ".word 2", ".popsection", "ret"]
    assert [line for line in plain if line] == kept
    assert all(line in ("", was) for line, was in zip(plain, text.split("\n"), strict=True))


def test_labels_are_those_of_code() -> None:
    text = ".globl fn, t\nfn: ret\nother:\n.L1: ret\n1: ret\n.section .rodata\nt: .word 1\n.text\nlast:\n"
    assert [(label.name, label.is_global) for label in labels(text)] == [
        ("fn", True),
        ("other", False),
        ("last", False),
    ]


def test_a_program_says_the_lines_of_the_file_that_was_given(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "k.s"
    file.write_text("    .globl fn\nfn:\n    .cfi_startproc\n    lw a0, 0(a0)\n    ret\n    .cfi_endproc\n")
    program: Program = program_of(file, ISA, None, find_compiler(None))
    _, where, line = program.locate(program.symbols["fn"]["address"])
    assert (where, line) == (str(file), 4)


def test_what_the_linker_filled_in_is_where_it_is_behind_aligned_code(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    # A linker that takes spare bytes of an alignment away leaves relocations where they were
    # before.
    before = (
        "    .p2align 2\n    .globl g\ng: addi a0, a0, 1\n    beq a0, a1, 1f\n    mul a0, a0, a1\n1: ret\n"
    )
    text = (
        f"{before}    .p2align 11\n    .globl f\nf: lui t0, %hi(t)\n    addi t0, t0, %lo(t)\n"
        "    lw a0, 8(t0)\n"
        "    ret\n    .section .rodata\n    .p2align 2\nt: .word 1, 2, 3, 4\n"
    )
    (tmp_path / "k.s").write_text(text)
    assert told(capfd, "--check", "k.s", "k.s", "--isa", ISA, "--function", "f") == (0, "")
