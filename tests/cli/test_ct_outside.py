"""What crosses the edge of a function or a program: values of each type, and calls outside."""

from __future__ import annotations

from pathlib import Path

import pytest
from instar._core import Arg, Checker, InstarError, Program
from instar.cli import run_command
from instar.places import runtime_folder
from instar.toolchain import Build, build, find_compiler

ISA = "rv32imc_zicsr"

VALUES = """
#include <stdint.h>
struct pair { uint32_t a, b; };
struct three { uint32_t a, b, c; };
#define FAR __attribute__((noinline))
FAR uint32_t word(const uint32_t *k) { return k[0]; }
FAR uint64_t both(const uint32_t *k) { return k[0] | (uint64_t)k[1] << 32; }
FAR struct pair pair(const uint32_t *k) { return (struct pair){k[1], k[2]}; }
FAR struct three three(const uint32_t *k) { return (struct three){k[1], k[2], k[3]}; }
FAR void nothing(uint32_t *k) { k[0]++; }
static void seen(uint32_t value) { if (value & 1) __asm__ volatile("nop"); }
void see_word(const uint32_t *k) { seen(word(k)); }
void see_both(const uint32_t *k) { uint64_t v = both(k); seen(v); seen(v >> 32); }
void see_pair(const uint32_t *k) { struct pair v = pair(k); seen(v.a); seen(v.b); }
void see_three(const uint32_t *k) { struct three v = three(k); seen(v.a); seen(v.b); seen(v.c); }
int main(void) { return 0; }
"""


def compiled(folder: Path, name: str, text: str) -> Path:
    source = folder / name
    source.write_text(text)
    sources = (source, runtime_folder() / "crt0.S")
    wanted = Build(find_compiler(), ISA, sources, link_script=runtime_folder() / "link.ld")
    path = folder / "program.elf"
    path.write_bytes(build(wanted).read_bytes())
    return path


@pytest.mark.parametrize("function", ["word", "both", "pair", "three"])
def test_all_of_a_declassified_value_is_public_whatever_its_type(function: str, tmp_path: Path) -> None:
    program = Program(compiled(tmp_path, "values.c", VALUES), isa=ISA)
    for declassify, leaks in (([], True), ([(function, "return", None)], False)):
        checker = Checker(program, declassify=declassify)
        checker.call(f"see_{function}", [Arg.input(bytes(16))], secrets=[("k", 0, 0, None)])
        assert bool(checker.findings()["leaks"]) == leaks


def test_a_function_without_a_value_has_none_to_declassify(tmp_path: Path) -> None:
    program = Program(compiled(tmp_path, "values.c", VALUES), isa=ISA)
    with pytest.raises(InstarError, match="nothing returns no value that could become public"):
        Checker(program, declassify=[("nothing", "return", None)])


#: Ends with `body`, where a0 is a secret and so is a1.
WHOLE = """
    .globl main
main:
    la t0, key
    lw a0, 0(t0)
    lw a1, 4(t0)
{body}
    .data
    .balign 8
    .globl key
key: .word 6, 7
    .size key, 8
"""
EXIT = "    li a0, 0\n    li a7, 93\n    ecall\n"


@pytest.mark.parametrize(
    ("body", "told"),
    [
        pytest.param("    andi a0, a0, 1\n    li a7, 93\n    ecall\n", True, id="exit code"),
        pytest.param(EXIT, False, id="old secrets in registers that the call does not read"),
        pytest.param(
            "    andi a7, a0, 1\n    addi a7, a7, 93\n" + EXIT.replace("    li a7, 93\n", ""),
            True,
            id="number",
        ),
        pytest.param(
            "    mv a2, a1\n    li a0, 1\n    la a1, key\n    li a7, 64\n    ecall\n" + EXIT,
            True,
            id="length",
        ),
        pytest.param(
            "    li a0, 1\n    la a1, key\n    li a2, 1\n    li a7, 64\n    ecall\n" + EXIT, False, id="bytes"
        ),
        pytest.param(
            "    slli a0, a0, 1\n    ori a0, a0, 1\n    la t1, tohost\n    sw a0, 0(t1)\n1:  j 1b\n",
            True,
            id="tohost",
        ),
        pytest.param(
            "    la t1, tohost\n    li a0, 1\n    sw a0, 0(t1)\n1:  j 1b\n", False, id="tohost, public"
        ),
    ],
)
def test_a_call_to_the_environment_tells_its_arguments(
    body: str, told: bool, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    elf = compiled(tmp_path, "whole.S", WHOLE.format(body=body))
    run_command(["run", str(elf), "--isa", ISA, "--secret", "key"])
    said = "".join(capfd.readouterr())
    assert ("a call to the environment depends on key" in said) == told, said
    assert "nothing depends on key" in said or told, said
