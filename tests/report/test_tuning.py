"""A search for compiler flags as text and as Markdown: golden files beside this one."""

from __future__ import annotations

from dataclasses import replace

from instar.report.tuning import as_markdown, render
from instar.tuned import TunedCost, TunedFile, TunedSecrets, Tuning, TuningStep

from .test_reports import compare


def step(build: int, phase: str, what: str, cycles: int | None, *, better: bool = False) -> TuningStep:
    return TuningStep(build, phase, what, cycles, None if cycles else "decaps is wrong: tc 3", better)


FOUND = Tuning(
    workload="ml-kem",
    parameter_set="768",
    operation="decaps",
    core="cva6-superscalar",
    overrides={"commit_ports": 3},
    design="cva6-ntt",
    variant="third-port",
    compiler="clang version 22",
    flags="--target=riscv32-unknown-elf -O3 -g",
    before=TunedCost(700_000, 700_000, 700_000, 900_000, 10_000),
    after=TunedCost(560_000, 560_000, 560_000, 880_000, 12_000),
    cflags="-O2 ntt.c: -O3 -falign-loops=16 unpack_message.c:",
    whole="-O2",
    files=(
        TunedFile("keccak_f1600.c", 500_000, 400_000, None),
        TunedFile("ntt.c", 100_000, 60_000, "-O3 -falign-loops=16"),
        TunedFile("unpack_message.c", 900, 900, ""),
    ),
    steps=(
        step(1, "one choice alone", "-O2", 300_000, better=True),
        step(2, "one choice alone", "-Os", 390_000),
        step(3, "together", "+ -fwrong", None),
        step(4, "by file", "each file as was best for it", 280_000, better=True),
    ),
    begun=350_000,
    cases=1,
    checked=8,
    effort=100,
    builds=4,
    seed=1,
    secrets=TunedSecrets("no branch, address or latency depends on a secret in one case", 0),
    dropped=("-mtune=unknown",),
    refused=(),
    notes=("something is to be known",),
    interrupted=False,
)


def test_what_was_gained_by_which_flags_and_how() -> None:
    compare("tuning", render(FOUND))


def test_the_same_for_a_page() -> None:
    compare("tuning-page", as_markdown(FOUND))


def test_a_search_without_gain_offers_no_flags() -> None:
    text = render(replace(FOUND, after=FOUND.before, cflags="", whole="", files=(), steps=()))
    assert "no flags were better than the workload's own" in text and "--cflags '" not in text


def test_steps_are_measured_by_what_the_search_began_with() -> None:
    assert "280,000   20.0 %" in render(FOUND)
