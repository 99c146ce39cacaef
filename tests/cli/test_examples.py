"""The example spaces of the documentation run as they stand, and the committed picture is what they give."""

from __future__ import annotations

import os
from pathlib import Path

import pyarrow.parquet as parquet
import pytest
from instar.cli import run_command
from instar.origin.markup import take_svg

EXAMPLES = Path(__file__).resolve().parents[2] / "docs" / "examples"


def run(name: str, folder: Path) -> list[dict[str, object]]:
    assert run_command(["explore", str(EXAMPLES / name / "space.toml"), "-o", str(folder)]) == 0
    rows: list[dict[str, object]] = parquet.read_table(folder / "results.parquet").to_pylist()
    return rows


def test_issue_by_commit_width_is_the_committed_picture(tmp_path: Path) -> None:
    rows = run("issue-commit", tmp_path)
    assert len(rows) == 75 and all(row["cycles"] for row in rows)
    committed = EXAMPLES / "issue-commit" / "picture.svg"
    # The committed one is that of any state, so without the record of what made it.
    drawn = take_svg((tmp_path / "picture.svg").read_bytes())[1]
    if os.environ.get("INSTAR_BLESS"):
        committed.write_bytes(drawn)
    assert drawn == committed.read_bytes()
    assert len(drawn) < 100_000
    cycles = {(row["program"], row["issue_width"], row["commit_ports"]): row["cycles"] for row in rows}
    for program, issue, commit in cycles:
        # More hardware of either kind is not slower.
        wider, deeper = (program, issue + 1, commit), (program, issue, commit + 1)  # type: ignore[operator]
        for more in (wider, deeper):
            assert cycles.get(more, 0) <= 1.001 * cycles[program, issue, commit]  # type: ignore[operator]


@pytest.mark.slow
def test_the_keccak_ladder_s_front_is_the_committed_one(tmp_path: Path) -> None:
    rows = run("keccak-ladder", tmp_path)
    assert len(rows) == 18 and all(row["cycles"] and row["area_kge"] is not None for row in rows)
    committed = EXAMPLES / "keccak-ladder" / "front.svg"
    drawn = take_svg((tmp_path / "front.svg").read_bytes())[1]
    if os.environ.get("INSTAR_BLESS"):
        committed.write_bytes(drawn)
    assert drawn == committed.read_bytes()
    area = {(row["core"], row["step"]): row["area_kge"] for row in rows}
    for core in ("cva6-superscalar", "cva6-single"):
        assert area[core, "portable C"] == area[core, "scheduled C"] == 0
        steps = ("plain, 2 operands", "interleaved, 2", "interleaved, 3", "state and rounds")
        assert sorted(steps, key=lambda step: area[core, step]) == list(steps)  # type: ignore[arg-type,return-value]


def test_the_steps_of_a_design_have_a_front_where_areas_are_stated(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    rows = run("ntt-variants", tmp_path)
    areas = {row["variant"]: row["area_kge"] for row in rows}
    assert areas["portable-c"] == 0 and areas["triple-commit"] == 4.7
    assert areas["butterfly"] is None
    front = (tmp_path / "front.svg").read_text()
    assert "stated area (kGE)" in front and "triple-commit" in front and "butterfly" not in front
    assert "area (kGE)" in capfd.readouterr().out
