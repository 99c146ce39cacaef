"""What SLOTHY says of each window becomes the kernel's order, and only what is proved counts."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.slothy.race import Budget, Found, _stage, _theirs
from bench.slothy.theirs import need_slothy

from .kernels import ROUNDS, SUMS, core, kernel
from .stand_in import stand_in

APART = ((10, 11),)


def stage(folder: Path, change: str, lines: tuple[str, ...] = SUMS) -> Found:
    """A little computing of windows with this in SLOTHY's place."""
    python = stand_in(folder, change)
    given = kernel(folder, lines, APART)
    return _stage(given, given, core(), Budget(2, 1, python), 0.15, folder / "stage")


def test_the_stand_in_has_a_version(tmp_path: Path) -> None:
    assert need_slothy(stand_in(tmp_path, "pass")) == "SLOTHY 0.2.2, OR-Tools 9.15"


def test_an_order_that_is_proved_counts(tmp_path: Path) -> None:
    found = stage(tmp_path, "inside[0], inside[1] = sorted(inside[:2], reverse=True)")
    assert found.cycles is not None and found.remarks == []
    assert [line["text"] for line in found.lines][:2] == ["lw t1, 4(a1)", "lw t0, 0(a1)"]
    assert found.spent.processor >= 0.1


def test_an_order_that_is_not_proved_does_not_count(tmp_path: Path) -> None:
    found = stage(tmp_path, "inside.sort()")
    assert found.cycles is None
    assert found.remarks[0].startswith("1 of 1 orders are not proved equal: ")


@pytest.mark.parametrize("change", ["raise Exception('no order')", "inside.pop()"])
def test_a_window_without_an_order_stays_and_is_counted(tmp_path: Path, change: str) -> None:
    found = stage(tmp_path, change)
    assert [line["text"] for line in found.lines] == [*SUMS[:-1], "jalr zero, 0(ra)"]
    (remark,) = found.remarks
    refused, of = remark.removeprefix("no order in time for ").removesuffix(" windows").split(" of ")
    assert refused == of != "0"


def test_loops_are_given_turned_too_and_the_time_is_no_less_than_ours(tmp_path: Path) -> None:
    given = kernel(tmp_path, ROUNDS)
    budget = Budget(0.1, 1, stand_in(tmp_path, "pass"))
    found = _theirs(given, core(), budget, 0.5, tmp_path)
    assert found.spent.processor >= 0.4
    assert found.remarks[0].startswith("1 of 1 loops pipelined: ")
