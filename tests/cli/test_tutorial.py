"""docs/tutorial.md, followed literally in an empty folder: its files are written, its commands run."""

from __future__ import annotations

from pathlib import Path

import pyarrow.parquet as parquet
import pytest
from instar.cli import run_command

from ..documents.blocks import follow


def test_the_three_sittings_work_from_an_empty_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    assert len(follow("docs/tutorial.md", tmp_path, monkeypatch, capfd)) > 15
    assert (tmp_path / "generated" / "xmy_first.h").is_file()
    described = tmp_path / "designs" / "my-first" / "xmy_first.core_desc"
    described.write_text(described.read_text().replace("4194304", "8388608"))
    capfd.readouterr()
    assert run_command(["evaluate", "my-first"]) == 1
    told = capfd.readouterr().err
    assert "reduce of variant" in told and "a[0] is " in told and "(input: " in told
    # A sweep that shows something: no two points cost the same.
    swept = parquet.read_table(tmp_path / "swept" / "results.parquet").to_pylist()
    cycles = [point["cycles"] for point in swept if point["refused"] is None]
    assert len(cycles) == len(set(cycles)) == 4 and None not in cycles
