"""Workers that are abandoned take what they started with them."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

from instar.jobs.workers import LocalCrew


def _runs(process: int) -> bool:
    """Whether it is there, and not only waited for."""
    state = Path(f"/proc/{process}/stat")
    try:
        return state.read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def _until(seconds: float, asked: Callable[[], bool]) -> bool:
    end = time.monotonic() + seconds
    while not asked():
        if time.monotonic() > end:
            return False
        time.sleep(0.05)
    return True


def test_a_tool_that_an_abandoned_worker_started_ends_with_it(tmp_path: Path) -> None:
    told = tmp_path / "process"
    crew = LocalCrew(1)
    crew.submit(subprocess.run, ["sh", "-c", f"echo $$ > {told}.new; mv {told}.new {told}; exec sleep 600"])
    assert _until(60, told.exists)
    process = int(told.read_text())
    assert _runs(process) and os.getpgid(process) != os.getpgid(0)
    crew.abandon()
    assert _until(20, lambda: not _runs(process))
