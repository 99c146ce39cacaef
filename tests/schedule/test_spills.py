"""Loads and stores that are chosen anew: fewer instructions, the same function, whatever it was."""

from __future__ import annotations

import json
import random
from dataclasses import dataclass
from pathlib import Path

import pytest
from instar._core import Arg, Program, call_watched, free_spills, prove
from instar.cli import run_command
from instar.schedule import program_of
from instar.schedule.listing import rewritten
from instar.toolchain import find_compiler

ISA = {32: "rv32imc_zba_zbb", 64: "rv64imc_zba_zbb"}
CALL = ("--argument", "a0=96", "--returns", "0", "--core", "cva6-superscalar", "--effort", "1")

#: Every value goes over the stack, and comes back at once.
SPILLED = """
    .text
    .globl work
    .type work, @function
work:
    addi sp, sp, -32
    lw t0, 0(a0)
    sw t0, 4(sp)
    lw t0, 4(a0)
    sw t0, 8(sp)
    lw t1, 4(sp)
    add t0, t0, t1
    sw t0, 12(sp)
    lw t1, 8(sp)
    xor t0, t0, t1
    lw t1, 12(sp)
    and t0, t0, t1
    sw t0, 0(a0)
    addi sp, sp, 32
    ret
    .size work, . - work
"""


@dataclass(frozen=True)
class Freed:
    """A function before and after."""

    before: Program
    after: Program
    lines: int
    text: str

    def refusal(self, results: int = 0) -> str | None:
        return prove(self.before, self.after, "work", returns=results)["refusal"]


def freed(folder: Path, text: str, xlen: int = 32, results: int = 0, orders: int = 2000) -> Freed | None:
    """The function `work` of a text with other loads and stores; None where none of them can go."""
    source, made = folder / "work.S", folder / "freed.S"
    source.write_text(text)
    compiler = find_compiler(None)
    before = program_of(source, ISA[xlen], None, compiler)
    found = free_spills(
        before,
        "work",
        [Arg.inout(bytes(range(96)), 16)],
        results=results,
        orders=orders,
        seed=1,
        processors=2,
    )
    if not found["lines"]:
        return None
    made.write_text(rewritten(source, "work", found["lines"]))
    return Freed(before, program_of(made, ISA[xlen], None, compiler), len(found["lines"]), made.read_text())


def chance(seed: int, xlen: int, rounds: int) -> str:
    """A function of random operations on a buffer and a frame; with `rounds`, in a loop."""
    rng = random.Random(seed)
    word, load, store = xlen // 8, "lw" if xlen == 32 else "ld", "sw" if xlen == 32 else "sd"
    registers = [f"t{n}" for n in range(7)] + [f"a{n}" for n in range(2, 8)]
    registers = rng.sample(registers, rng.randint(4, 12))
    frame = rng.choice([0, 32, 64])
    lines = [f"li {register}, {rng.randrange(100)}" for register in registers]
    lines += [f"{store} {registers[0]}, {at}(sp)" for at in range(0, frame, word)]
    lines += [f"li a1, {rounds}", "1:"] if rounds else []
    for _ in range(rng.randint(20, 60)):
        a, b, c = (rng.choice(registers) for _ in range(3))
        place = f"{rng.randrange(8) * word}(a0)"
        if frame and rng.random() < 0.6:
            place = f"{rng.randrange(frame // word) * word}(sp)"
        lines.append(
            rng.choice(
                [f"{load} {a}, {place}", f"{store} {a}, {place}", f"xor {a}, {b}, {c}", f"add {a}, {b}, {c}"]
            )
        )
    lines += [f"addi a0, a0, {word}", "addi a1, a1, -1", "bnez a1, 1b"] if rounds else []
    lines += [f"{store} {register}, {n * word}(a0)" for n, register in enumerate(registers[:4])]
    into = [f"addi sp, sp, -{frame}"] if frame else []
    out = [f"addi sp, sp, {frame}"] if frame else []
    head = ["    .text", "    .globl work", "    .type work, @function", "work:"]
    return "\n".join([*head, *into, *lines, *out, "ret", "    .size work, . - work"]) + "\n"


@pytest.mark.parametrize("xlen", [32, 64])
@pytest.mark.parametrize("rounds", [0, 3], ids=["straight", "loop"])
def test_random_functions_stay_the_same_and_become_shorter(tmp_path: Path, xlen: int, rounds: int) -> None:
    shorter = 0
    for seed in range(12):
        found = freed(tmp_path, chance(seed, xlen, rounds), xlen, orders=400)
        if found is not None:
            assert found.refusal() is None, seed
            shorter += 1
    assert shorter >= 9


def test_what_was_spilled_for_nothing_stays_in_registers(tmp_path: Path) -> None:
    found = freed(tmp_path, SPILLED)
    assert found is not None and found.refusal() is None
    # Two loads, three operations, one store; the frame's two and the return.
    assert found.lines == 9
    assert "(sp)" not in found.text


def test_more_values_than_registers_go_into_a_frame_that_grows(tmp_path: Path) -> None:
    words = range(24)
    loads = "".join(f"    lw t0, {4 * n}(a0)\n    addi t0, t0, {n}\n    sw t0, {4 * n}(a0)\n" for n in words)
    # All words are needed once more, the first of them first, before the first is written again.
    again = "".join(
        f"    lw t0, {4 * n}(a0)\n    lw t1, {4 * (23 - n)}(a0)\n    mul t0, t0, t1\n" for n in words
    )
    sums = again.replace("mul t0, t0, t1\n", "mul t0, t0, t1\n    add t2, t2, t0\n")
    text = (
        SPILLED[: SPILLED.index("work:")] + f"work:\n    li t2, 0\n{loads}{sums}    sw t2, 0(a0)\n    ret\n"
    )
    found = freed(tmp_path, text + "    .size work, . - work\n")
    assert found is not None and found.refusal() is None
    result, broken = call_watched(found.after, "work", [Arg.inout(bytes(range(96)), 16)])
    assert result is not None and broken is None
    expected = found.before.call("work", [Arg.inout(bytes(range(96)), 16)])
    assert result["buffers"] == expected["buffers"]


def test_registers_that_were_not_used_are_saved_and_lent(tmp_path: Path) -> None:
    # Twenty words that are read in each of forty rounds, with five registers to hold them.
    names = [f"t{n}" for n in range(5)]
    body = "".join(
        f"    lw {names[n % 4]}, {4 * n}(a0)\n    add t4, t4, {names[n % 4]}\n    rori t4, t4, 3\n"
        for n in range(20)
    )
    reused = body + body
    text = (
        SPILLED[: SPILLED.index("work:")]
        + f"work:\n    li t4, 0\n{reused}{reused}    sw t4, 80(a0)\n    ret\n    .size work, . - work\n"
    )
    found = freed(tmp_path, text, orders=200)
    assert found is not None and found.refusal() is None
    assert "s0" in found.text and "addi sp, sp, -" in found.text
    result, broken = call_watched(found.after, "work", [Arg.inout(bytes(range(96)), 16)])
    assert result is not None and broken is None


def test_each_load_or_store_that_is_missing_is_refused(tmp_path: Path) -> None:
    compiler = find_compiler(None)
    for seed in range(3):
        found = freed(tmp_path, chance(seed, 32, 0), orders=400)
        assert found is not None
        lines = found.text.splitlines()
        accesses = [n for n, line in enumerate(lines) if line.strip().startswith(("lw ", "sw "))]
        assert accesses
        for missing in accesses:
            (tmp_path / "wrong.S").write_text("\n".join([*lines[:missing], *lines[missing + 1 :]]) + "\n")
            wrong = program_of(tmp_path / "wrong.S", ISA[32], None, compiler)
            assert prove(found.before, wrong, "work", returns=0)["refusal"] is not None, lines[missing]


def test_keep_spills_keeps_every_instruction(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("work.S").write_text(SPILLED)
    found = {}
    for options in ((), ("--keep-spills",)):
        assert run_command(["schedule", "work.S", *CALL, *options, "--json"]) == 0
        found[options] = json.loads(capfd.readouterr().out)
    assert {run["instructions_before"] for run in found.values()} == {15}
    assert [run["instructions_after"] for run in found.values()] == [9, 15]
    assert found[()]["cycles_after"] < found["--keep-spills",]["cycles_after"]


def test_the_lower_half_of_an_address_that_is_0_in_this_link_is_kept_for_others(tmp_path: Path) -> None:
    table = "    .section .rodata\n    .balign 4096\ntable:\n    .word 3, 5\n"
    address = "    lui a2, %hi(table)\n    addi a2, a2, %lo(table)\n    lw t2, 4(a2)\n    add t0, t0, t2\n"
    text = SPILLED.replace("    sw t0, 0(a0)\n", f"{address}    sw t0, 0(a0)\n") + table
    made = freed(tmp_path, text)
    assert made is not None and "%lo(table)" in made.text
    source, after = tmp_path / "work.S", tmp_path / "freed.S"
    linked = [
        program_of(file, ISA[32], None, find_compiler(None), for_proof=True) for file in (source, after)
    ]
    assert prove(linked[0], linked[1], "work", returns=0)["refusal"] is None
