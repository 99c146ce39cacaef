"""`instar evaluate --csv` and `--md`: files beside the tables, or one of them on standard output."""

from __future__ import annotations

from pathlib import Path

import pytest
from instar.cli import run_command

_SMALL = ["evaluate", "zknh", "--core", "cva6-single", "--only", "sha256_compress"]


def test_csv_and_markdown_are_written_with_their_record(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    csv, md = tmp_path / "rows.csv", tmp_path / "rows.md"
    assert run_command([*_SMALL, "--csv", str(csv), "--md", str(md)]) == 0
    out, told = capsys.readouterr()
    assert "sha2 sha256_compress on cva6-single" in out and told.count("written") == 2
    heads, *rows = csv.read_text().splitlines()
    assert heads.startswith("design,core,workload") and heads.endswith("origin") and len(rows) == 2
    assert (
        "## sha2 sha256\\_compress on cva6-single" in md.read_text() and "instar evaluate" in md.read_text()
    )


def test_standard_output_has_one_result(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_command([*_SMALL, "--csv", "-"]) == 0
    assert capsys.readouterr().out.startswith("design,core,")
    for more in (["--md", "-"], ["--json"]):
        assert run_command([*_SMALL, "--csv", "-", *more]) == 2
        out, told = capsys.readouterr()
        assert out == "" and "standard output" in told
