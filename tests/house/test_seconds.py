"""Each folder of tests keeps within its budget of processor time, as it was measured last."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path

from ..shared import ROOT
from .seconds import ASKED, as_toml, by_folder, kept, lines

#: Seconds of processors that all checks may take: twenty minutes of two processors.
TOGETHER = 2 * 20 * 60

_BUSY = """\
import subprocess, sys, time
import pytest

BUSY = "import time\\nwhile time.process_time() < 0.3: pass"

@pytest.fixture(scope="module")
def before():
    subprocess.run([sys.executable, "-c", BUSY])

def test_busy(before):
    assert True

def test_idle(before):
    time.sleep(0.3)
"""


def test_each_folder_was_measured_and_keeps_within_its_budget() -> None:
    measured = kept("folders")
    for name, took in measured.items():
        assert took["taken"] <= took["budget"], (
            f"tests/{name} takes longer than tests/house/seconds.toml allows"
        )
    assert sum(part["processors"] for part in kept("parts").values()) <= TOGETHER
    folders = {path.relative_to(ROOT / "tests").parts[0] for path in (ROOT / "tests").rglob("test_*.py")}
    assert not measured or set(measured) == folders


def test_a_run_tells_the_seconds_of_tests_with_their_fixtures_and_children(tmp_path: Path) -> None:
    folder = tmp_path / "tests" / "some"
    folder.mkdir(parents=True)
    (folder / "test_some.py").write_text(_BUSY)
    (tmp_path / "conftest.py").write_text(
        "from tests.house.seconds import register\ndef pytest_configure(config): register(config)\n"
    )
    told = tmp_path / "told" / "seconds.json"
    for more in ([], ["-n", "2", "--dist", "loadfile"]):
        done = subprocess.run(
            [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *more],
            cwd=tmp_path,
            env={**os.environ, ASKED: str(told), "PYTHONPATH": str(ROOT)},
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        seconds = json.loads(told.read_text())
        busy, idle = (seconds[f"tests/some/test_some.py::test_{name}"] for name in ("busy", "idle"))
        assert busy >= 0.3 > idle
        assert "seconds of processors by folder" in done.stdout and "some " in done.stdout


def test_what_a_run_took_is_kept_beside_budgets_and_a_new_folder_gets_some_room() -> None:
    folders = by_folder(
        {"tests/cli/test_a.py::x": 10.0, "tests/cli/test_b.py::y": 2.5, "tests/isa/test_c.py::z": 41.0}
    )
    assert folders == {"cli": 12.5, "isa": 41.0}
    part = {"begun": 1.4, "passed": 100.0, "processors": 180.2}
    found = tomllib.loads(as_toml(folders, {"tests in Rust": part}, {"cli": {"budget": 20}}))
    assert found["folders"] == {"cli": {"budget": 20, "taken": 12.5}, "isa": {"budget": 60, "taken": 41.0}}
    assert found["parts"] == {"tests in Rust": {"from": 1, "seconds": 100, "processors": 180}}
    shown = [line.split() for line in lines(folders, found["folders"])]
    assert shown[1:] == [["isa", "41", "41", "60"], ["cli", "12", "12", "20"], ["together", "54", "54", "80"]]
