"""The worked example of CONTRIBUTING.md, followed literally in an empty folder."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ..documents.blocks import CONTRIBUTING, files, follow


def test_the_worked_example_runs_from_an_empty_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    assert len(files(CONTRIBUTING)) == 6
    shown = follow(CONTRIBUTING, tmp_path, monkeypatch, capfd)
    assert len(shown) == 5
    assert "+ x.rotxor" in shown[0]
    measured = json.loads(shown[1])
    assert measured["checked"] and measured["cycles"] > 0
    assert "x_rotxor" in (tmp_path / "generated" / "xrotxor.h").read_text()
    assert "smt" in shown[3] and "[coprocessor]" in shown[3]
    assert "rotxor_coprocessor" in shown[4] and "gate equivalents" in shown[4]
    assert "module rotxor_x_rotxor (" in (tmp_path / "rtl" / "rotxor_x_rotxor.sv").read_text()
