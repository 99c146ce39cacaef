"""Loops are turned by half a round and stay the same function; a bound that is left alone is found out."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from instar._core import prove

from bench.slothy.kernels import written
from bench.slothy.pipeline import Loop, loops, turned

from .kernels import ROUNDS, SUMS, core, kernel

#: Counts down to zero, ahead of its middle; the pointer moves at the end.
DOWN = (
    "li a2, 16",
    ".Lround:",
    "addi a2, a2, -1",
    *ROUNDS[2:-3],
    "addi a0, a0, 4",
    "bnez a2, .Lround",
    "ret",
)
#: Counts down to zero, at its end.
DOWN_LATE = ("li a2, 16", ".Lround:", *ROUNDS[2:-2], "addi a2, a2, -1", "bnez a2, .Lround", "ret")


def refusal(folder: Path, lines: tuple[str, ...], chosen: list[Loop]) -> str | None:
    """Why the turned function is not the function; that it is longer is asserted."""
    before = kernel(folder, lines)
    after = written(before, core(), turned(before.lines, chosen), folder / "after")
    assert len(after.lines) > len(before.lines) + 10
    return prove(before.program, after.program, "f", returns=0)["refusal"]


def test_a_loop_that_counts_behind_its_middle_ends_a_round_earlier(tmp_path: Path) -> None:
    found = loops(kernel(tmp_path, ROUNDS).lines)
    assert found == [Loop(1, 4, "a2", True)]
    beside = tmp_path / "beside"
    beside.mkdir()
    assert refusal(beside, ROUNDS, found) is None


def test_a_loop_that_ends_at_zero_is_turned_wherever_it_counts(tmp_path: Path) -> None:
    for number, (lines, loop) in enumerate(
        [(DOWN, Loop(1, None, "zero", False)), (DOWN_LATE, Loop(1, 1, "a2", False))]
    ):
        folder = tmp_path / str(number)
        folder.mkdir()
        assert refusal(folder, lines, [loop]) is None
        beside = folder / "beside"
        beside.mkdir()
        assert loops(kernel(beside, lines).lines) == [loop]


def test_a_turned_loop_with_its_old_bound_is_not_proved(tmp_path: Path) -> None:
    wrong = replace(Loop(1, 4, "a2", True), step=None, back=False)
    assert refusal(tmp_path, ROUNDS, [wrong]) is not None


def test_a_loop_whose_bound_is_loaded_in_it_and_straight_code_stay(tmp_path: Path) -> None:
    loaded = (*ROUNDS[:-3], "addi a0, a0, 4", "lw a2, 0(a1)", "bne a0, a2, .Lround", "ret")
    first, second = tmp_path / "a", tmp_path / "b"
    first.mkdir()
    second.mkdir()
    assert loops(kernel(first, SUMS).lines) == []
    # The call would not end, so the lines alone are asked.
    before = kernel(second, ROUNDS).lines
    assert [line["text"] for line in before][1:-2] and loaded
    spoilt = [dict(line) for line in before]
    spoilt[2]["text"] = "lw a2, 0(a1)"
    assert loops(spoilt) == []  # type: ignore[arg-type]
