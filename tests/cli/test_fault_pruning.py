"""Campaigns that leave out what tells nothing new, beside campaigns that run every fault to its end."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from instar._core import Arg, Campaign, Program, fault_campaign
from instar.cli import run_command
from instar.places import runtime_folder
from instar.toolchain import Build, build, find_compiler

#: Registers that the random code computes with: buffer, counter and stack apart.
REGISTERS = ("t0", "t1", "t2", "t3", "t4", "t5", "a2", "a3", "a4", "a5", "s2", "s3")
OF_TWO = ("add", "sub", "xor", "or", "and", "sll", "srl", "mul", "sltu", "divu")
ISA = "rv32imac_zicntr"


def code(seed: int, counters: bool) -> str:
    """A function over 64 bytes at a0: loops of random code with branches, calls, and dead values."""
    chance = random.Random(seed)
    lines: list[str] = []

    def some() -> str:
        return chance.choice(REGISTERS)

    def step(n: int) -> list[str]:
        word, byte = 4 * chance.randrange(16), chance.randrange(64)
        forms = [
            lambda: [f"{chance.choice(OF_TWO)} {some()}, {some()}, {some()}"],
            lambda: [f"addi {some()}, {some()}, {chance.randrange(-512, 512)}"],
            lambda: [f"slli {some()}, {some()}, {chance.randrange(32)}"],
            lambda: [f"lw {some()}, {word}(a0)"],
            lambda: [f"lbu {some()}, {byte}(a0)"],
            lambda: [f"sw {some()}, {word}(a0)"],
            lambda: [f"sb {some()}, {byte}(a0)"],
            lambda: [f"sw {some()}, {4 * chance.randrange(2)}(sp)"],
            lambda: [f"li {some()}, {chance.randrange(1 << 20)}"],
            lambda: [f"bltu {some()}, {some()}, 1f", f"xori {some()}, {some()}, 5", "1:"],
            lambda: [f"addi t6, a0, {word}", f"amoadd.w {some()}, {some()}, (t6)"],
            lambda: [f"addi t6, a0, {word}", f"lr.w {some()}, (t6)", f"sc.w {some()}, {some()}, (t6)"],
            lambda: ["jal ra, g"],
        ]
        if counters and n % 7 == 0:
            return ["csrr t0, instret", f"sw t0, {word}(a0)"]
        return chance.choice(forms)()

    for loop in range(3):
        lines += [f"li s0, {chance.randrange(8, 14)}", f"loop{loop}:"]
        for n in range(chance.randrange(12, 20)):
            lines += step(n)
        lines += ["addi s0, s0, -1", f"bnez s0, loop{loop}"]
        if loop == 0:
            # Long, and it touches little: some bytes are read, and some of words are overwritten.
            lines += ["li s1, 9000", "long:", f"sb s1, {chance.randrange(64)}(a0)"]
            lines += [
                f"lbu t6, {chance.randrange(64)}(a0)",
                "sw t6, 12(sp)",
                "addi s1, s1, -1",
                "bnez s1, long",
            ]
    body = "\n".join(lines)
    return f"""
        .text
        .globl f
        .type f, @function
    f:  addi sp, sp, -32
        sw ra, 28(sp)
        sw s0, 24(sp)
        sw s2, 20(sp)
        sw s3, 16(sp)
        sw s1, 8(sp)
        {body}
        mv a0, t3
        lw ra, 28(sp)
        lw s0, 24(sp)
        lw s2, 20(sp)
        lw s3, 16(sp)
        lw s1, 8(sp)
        addi sp, sp, 32
        ret
        .size f, .-f
    g:  addi sp, sp, -16
        sw t1, 0(sp)
        sw t2, 4(sp)
        lw t5, 0(sp)
        xor a3, a3, t5
        addi sp, sp, 16
        ret
    """


def built(text: str, folder: Path) -> Program:
    source = folder / "random.S"
    source.write_text(text)
    runtime = runtime_folder()
    sources = (runtime / "crt0.S", source)
    return Program(build(Build(find_compiler(), ISA, sources, link_script=runtime / "link.ld")), isa=ISA)


def campaign(program: Program, seed: int, pruning: bool, **given: Any) -> Campaign:
    data = random.Random(seed).randbytes(64)
    usual: dict[str, Any] = {"registers": True, "loads": True, "opcodes": True, "branches": True}
    return fault_campaign(
        program,
        "f",
        [Arg.inout(data)],
        returns="u32",
        skips=bytes((1, 2, 3)),
        pruning=pruning,
        **{**usual, "threads": 2, **given},
    )


@pytest.mark.parametrize(
    ("seed", "counters", "sample"),
    [
        (1, False, 4_000),
        (2, True, 4_000),
        *(pytest.param(n, n % 3 == 0, 60_000, marks=pytest.mark.slow) for n in range(3, 30)),
    ],
)
def test_faults_of_random_code_have_the_classes_that_runs_to_the_end_have(
    seed: int, counters: bool, sample: int, tmp_path: Path
) -> None:
    program = built(code(seed, counters), tmp_path)
    pruned, whole = (campaign(program, seed, pruning, sample=(sample, seed)) for pruning in (True, False))
    differing = [
        n for n, pair in enumerate(zip(pruned.classes, whole.classes, strict=True)) if len({*pair}) > 1
    ]
    assert not differing, [(pruned.fault(n), pruned.classes[n], whole.classes[n]) for n in differing[:5]]
    assert len(Counter(whole.classes)) >= 4
    assert all(pruned.spared) and whole.spared == (0, 0, 0)


def test_what_is_left_out_does_not_depend_on_threads(tmp_path: Path) -> None:
    program = built(code(1, False), tmp_path)
    asked: Callable[[int], Campaign] = lambda threads: campaign(  # noqa: E731
        program, 1, True, opcodes=False, threads=threads, sample=(2_000, 1)
    )
    one, three = asked(1), asked(3)
    assert (one.classes, one.spared) == (three.classes, three.spared)


@pytest.mark.parametrize("asked", [("--sample", "500", "--flip", "reg"), ("--pairs", "--flip", "branch")])
def test_the_command_counts_what_was_left_out_and_finds_the_same_without(
    asked: tuple[str, ...], capfd: pytest.CaptureFixture[str]
) -> None:
    found = []
    for pruning in ((), ("--no-pruning",)):
        command = ("ml-kem-512", "decaps", "--within", "kpke_pack_message", *asked, *pruning)
        run_command(["fault", *command, "--json"])
        found.append(json.loads(capfd.readouterr().out))
    pruned, whole = found
    assert [pruned[what] for what in ("models", "found")] == [whole[what] for what in ("models", "found")]
    assert whole["pruned"] is None
    assert list(pruned["pruned"]) == ["same_as_without_fault", "same_as_another", "brought_ahead"]
    assert 0 < pruned["pruned"]["same_as_without_fault"] < sum(row["tried"] for row in pruned["models"])
