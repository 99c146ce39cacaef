"""Sampled timing: near the whole, as sure as it says, the same every time, honest where it is cut short."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

import pytest
from instar._core import Core, Observers, Sample, Sampling, Views, observe_call
from instar.checked_program import Prepared, PreparedCall, make_calls, prepare
from instar.cli import run_command
from instar.places import library as library_of
from instar.toolchain import find_compiler
from instar.workload.program import Recipe

from tests.cli.test_commands import json_of

LIBRARY = library_of()
CORE = "cva6-superscalar"
KEYGEN = ("ml-dsa-44", "keygen", "--core", CORE)


@dataclass(frozen=True)
class Subject:
    """A call and its cycles, timed whole."""

    prepared: Prepared
    call: PreparedCall
    core: Core
    cycles: int

    def sampled(self, seed: int = 0, error: float = 0.05) -> tuple[int, Sample]:
        sampling = Sampling(from_instructions=0, seed=seed, error=error)
        found = make_calls(self.prepared.program, [self.call], self.core, sampling=sampling)[0]
        assert found["sample"] is not None and found["cycles"] is not None
        return found["cycles"], found["sample"]


@cache
def subject(name: str, operation: str, core_name: str = CORE) -> Subject:
    workload, parameter_set = LIBRARY.workload_set(name)
    core = LIBRARY.core(core_name)
    prepared = prepare(
        LIBRARY, Recipe(workload, parameter_set, core.isa, find_compiler(), None, None), operation
    )
    call = prepared.calls[0]
    cycles = make_calls(prepared.program, [call], core)[0]["cycles"]
    assert cycles is not None
    return Subject(prepared, call, core, cycles)


def test_a_sample_is_near_the_whole_and_its_interval_holds_it() -> None:
    whole = subject("ml-dsa-65", "sign")
    cycles, found = whole.sampled()
    assert found["windows"] >= 200 and found["covered"] == 1
    assert found["low"] <= whole.cycles <= found["high"]
    assert abs(cycles / whole.cycles - 1) < 0.03


def test_the_seed_decides_where_the_windows_lie_and_nothing_else_does() -> None:
    whole = subject("ml-dsa-65", "sign")
    first = whole.sampled(seed=1)
    assert whole.sampled(seed=2) != first
    assert whole.sampled(seed=1) == first


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "operation", "core"),
    [
        ("ml-dsa-44", "keygen", "cva6-superscalar"),
        ("ml-dsa-65", "sign", "cva6-superscalar"),
        ("ml-dsa-87", "sign", "cva6-single"),
        ("ml-dsa-87", "verify", "cv64a6"),
        ("ml-dsa-44", "sign", "cv64a6"),
    ],
)
def test_of_a_hundred_samples_ninety_five_hold_the_whole_in_their_interval(
    name: str, operation: str, core: str
) -> None:
    whole = subject(name, operation, core)
    found = [whole.sampled(seed) for seed in range(100)]
    held = sum(sample["low"] <= whole.cycles <= sample["high"] for _, sample in found)
    mean = sum(cycles for cycles, _ in found) / len(found)
    print(f"{name} {operation} {core}: {held} of 100, mean off by {mean / whole.cycles - 1:+.3%}")
    assert held >= 95
    assert abs(mean / whole.cycles - 1) < 0.01


def test_short_runs_are_timed_whole_and_long_ones_are_told_to_be_sampled(
    capfd: pytest.CaptureFixture[str],
) -> None:
    usual = json_of(capfd, "measure", *KEYGEN)
    whole = json_of(capfd, "measure", *KEYGEN, "--timing", "whole")
    assert usual["windows"] == whole["windows"] == 0
    assert usual["cycles"] == usual["cycles_low"] == usual["cycles_high"] == whole["cycles"]
    sampled = json_of(capfd, "measure", *KEYGEN, "--timing", "sampled", "--error", "0.1")
    assert sampled["windows"] > 0 and sampled["cycles_low"] < sampled["cycles"] < sampled["cycles_high"]
    assert any("the cycles are sampled" in note for note in sampled["notes"])
    # A loop of three thousand instructions has no room for windows.
    short = ("measure", "sha3", "keccak_f1600", "--core", CORE, "--timing", "sampled")
    assert json_of(capfd, *short)["windows"] == 0


def test_a_profile_of_windows_adds_up_to_their_cycles() -> None:
    whole = subject("ml-dsa-65", "sign")
    call, program = whole.call, whole.prepared.program

    def seen(sampling: Sampling | None) -> dict[str, float]:
        result, observed = observe_call(
            program,
            call.symbol,
            call.arguments,
            returns=call.returns,
            observers=Observers(cycles=Views()),
            core=whole.core,
            sampling=sampling,
        )
        profile = observed["cycles"]
        assert profile is not None and result["cycles"] is not None
        total = sum(row["cycles"] or 0 for row in profile["functions"])
        assert total == profile["cycles"]
        keccak = next(row for row in profile["functions"] if "keccak_f1600" in row["function"])
        return {"share": (keccak["cycles"] or 0) / total, "cycles": result["cycles"], "total": total}

    sampled = seen(Sampling(from_instructions=0, error=0.1))
    exact = seen(None)
    assert exact["total"] == exact["cycles"] == whole.cycles
    assert sampled["total"] < exact["total"]
    assert abs(sampled["share"] - exact["share"]) < 0.05
    # Looking on changes no cycle.
    assert sampled["cycles"] == whole.sampled(error=0.1)[0]


def test_a_run_that_is_cut_short_gives_what_it_has() -> None:
    whole = subject("ml-dsa-65", "sign")
    told = iter(range(10**9))

    def stop() -> Iterator[bool]:
        yield from (True for _ in range(2))
        while True:
            yield False

    answers = stop()
    sampling = Sampling(from_instructions=0, error=1e-4)
    found = whole.prepared.program.call(
        whole.call.symbol,
        whole.call.arguments,
        returns=whole.call.returns,
        core=whole.core,
        sampling=sampling,
        progress=lambda _: next(told) >= 0 and next(answers),
    )
    assert found["sample"] is not None and found["cycles"] is not None
    wide = found["sample"]["high"] - found["sample"]["low"]
    assert wide > 2e-4 * found["cycles"]


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        (("--confidence", "1.5"), "a confidence of 1.5 cannot be; it lies between 0.5 and 1, as in 0.997"),
        (("--error", "0"), "an error of 0 cannot be; it lies above 0 and is at most 0.5, as in 0.01"),
        (
            ("--timing", "whole", "--error", "0.1"),
            "--error is about sampled runs, and this one is timed whole; add --timing sampled",
        ),
    ],
)
def test_wrong_options_are_told_in_a_sentence(
    capfd: pytest.CaptureFixture[str], given: tuple[str, ...], sentence: str
) -> None:
    assert run_command(["measure", *KEYGEN, *given]) == 2
    assert sentence in capfd.readouterr().err


def test_sampling_without_a_core_is_refused(capfd: pytest.CaptureFixture[str]) -> None:
    assert run_command(["measure", "ml-dsa-44", "sign", "--timing", "sampled"]) == 2
    assert "name a core" in (err := capfd.readouterr().err) or "say which with --core" in err
