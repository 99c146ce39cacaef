"""A short round of `make torture`, always of the same inputs."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.torture.__main__ import main


def test_damaged_files_and_odd_command_lines_end_in_good_order(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code = main(["--count", "60", "--seed", "1", "--home", str(tmp_path)])
    assert code == 0, capsys.readouterr().out
