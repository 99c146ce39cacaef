"""docs/your-own-vector-instruction.md, followed literally in an empty folder."""

from __future__ import annotations

from pathlib import Path

import pytest

from ..documents.blocks import figure, files, follow

PAGE = "docs/your-own-vector-instruction.md"


def _instructions(shown: str) -> int:
    assert "checked" in shown
    return figure(shown, "instructions")


def test_a_vector_instruction_of_ones_own_runs_from_an_empty_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    assert len(files(PAGE)) == 5
    checked, scalar, short, long, slow, quick, histogram, _ = follow(PAGE, tmp_path, monkeypatch, capfd)
    assert "nothing wrong" in checked
    # 128 elements of a group of eight registers of 256 bits at a time, and all at once in those of
    # 1,024.
    assert _instructions(long) < _instructions(short) < _instructions(scalar) / 20
    # What the page promises of cycles: a core with a vector unit has them.
    assert figure(quick, "cycles") < figure(slow, "cycles") / 2
    assert "v.barrett" in histogram
    assert "v_barrett(vtype, vl, vd, vs2)" in (tmp_path / "generated" / "xvbarrett.h").read_text()
