"""A short round of `make torture`, always of the same inputs."""

from __future__ import annotations

from pathlib import Path

import pytest
from instar.cli import run_command

from tests.torture.__main__ import main
from tests.torture.bases import make


def test_what_is_damaged_was_right_before(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "files"
    make(tmp_path / "bases").place(folder)
    code = run_command(["check", str(folder)])
    assert code == 0, capsys.readouterr().out


def test_damaged_files_and_odd_command_lines_end_in_good_order(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code = main(["--count", "16", "--seed", "1", "--home", str(tmp_path)])
    assert code == 0, capsys.readouterr().out
