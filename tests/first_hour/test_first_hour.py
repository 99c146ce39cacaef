"""The first hour of a newcomer goes without a traceback and without a line that the terminal breaks."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.first_hour.steps import QUICK, SLIPS, SLOW, Step, compile_own, prepare, walk

COLUMNS = 80


def look(steps: list[Step], code: int) -> None:
    for command, shown in ((step.command, step.shown) for step in steps):
        assert shown.code == code, f"$ {command}\n{shown.text}"
        assert "Traceback" not in shown.raw and "panicked" not in shown.raw, shown.raw
        assert not shown.wider_than(COLUMNS), f"$ {command}\n" + "\n".join(shown.wider_than(COLUMNS))
        # Nothing of a bar stays.
        assert "━" not in shown.text, f"$ {command}\n{shown.text}"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    prepare(tmp_path)
    shown = compile_own(tmp_path)
    assert shown.code == 0, shown.text
    return tmp_path


def test_the_first_hour_fits_80_columns(folder: Path) -> None:
    steps = walk(QUICK, folder, COLUMNS)
    look(steps, 0)
    run = next(step.shown for step in steps if step.command == "instar run mine.elf")
    assert run.lines[0] == "mine" and "exit code 0" in run.text
    slips = walk(SLIPS, folder, COLUMNS)
    look(slips, 2)
    assert all(step.shown.text.startswith("instar: ") for step in slips)
    (alone,) = walk(["instar"], folder, COLUMNS)
    look([alone], 2)
    assert alone.shown.text.startswith("Usage: instar ")


@pytest.mark.slow
def test_the_rest_of_the_table_in_the_readme_fits_80_columns(folder: Path) -> None:
    look(walk(SLOW, folder, COLUMNS), 0)
