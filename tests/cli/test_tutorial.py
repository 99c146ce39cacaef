"""docs/tutorial.md, followed literally in an empty folder: its files are written, its commands run."""

from __future__ import annotations

from pathlib import Path

import pytest

from ..documents.blocks import follow


def test_the_three_sittings_work_from_an_empty_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    assert len(follow("docs/tutorial.md", tmp_path, monkeypatch, capfd)) > 15
    assert (tmp_path / "generated" / "xmy_first.h").is_file()
    assert (tmp_path / "swept" / "points.csv").is_file() or list((tmp_path / "swept").iterdir())
