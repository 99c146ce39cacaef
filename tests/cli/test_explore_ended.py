"""A sweep that is ended by SIGTERM: one sentence, no worker and no semaphore left, its points kept."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import psutil
import pytest

from tests.cli.test_explore import lines, slow_points, wait_for
from tests.cli.test_surroundings import ENTRY


@pytest.mark.parametrize("group", [False, True], ids=["alone", "with its workers"])
def test_a_sweep_that_is_terminated_leaves_nothing_behind(tmp_path: Path, group: bool) -> None:
    slow_points(tmp_path)
    sweep = subprocess.Popen(
        [sys.executable, "-c", ENTRY, "explore", "small.toml", "-o", "out", "-j", "2"],
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    wait_for(lambda: (tmp_path / "out").is_dir() and len(lines(tmp_path / "out")) >= 1)
    started = psutil.Process(sweep.pid).children(recursive=True)
    for process in [psutil.Process(sweep.pid), *(started if group else [])]:
        process.send_signal(signal.SIGTERM)
    _, said = sweep.communicate(timeout=60)
    assert sweep.returncode == 143, said
    assert said == "instar: ended by SIGTERM; what was finished is kept\n"
    _, alive = psutil.wait_procs(started, timeout=20)
    assert not alive
    assert lines(tmp_path / "out")
