"""Generated kernels are what their generator writes.

Source: designs/cva6-ntt/scheduler.
"""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_scheduled_kernels_are_what_their_plans_give() -> None:
    generator = ROOT / "designs/cva6-ntt/scheduler"
    done = subprocess.run([sys.executable, str(generator), "--check"], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
