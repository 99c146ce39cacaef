"""How little is loaded before a command begins."""

from __future__ import annotations

import subprocess
import sys

#: Packages that take long to load, and that the list of commands does not need.
_HEAVY = ("rich.console", "rich.table", "importlib.metadata", "instar.toolchain", "instar.workload.program")


def test_the_list_of_commands_loads_nothing_that_takes_long() -> None:
    code = (
        "import sys; from instar.cli import run_command; code = run_command(['--help']); "
        f"print([name for name in {_HEAVY} if name in sys.modules], file=sys.stderr); sys.exit(code)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0 and "discover" in done.stdout
    assert done.stderr.strip() == "[]"
