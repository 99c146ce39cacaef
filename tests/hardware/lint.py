"""Verilator's lint, all warnings on."""

from __future__ import annotations

import subprocess
from pathlib import Path

from instar.hardware import Unit
from instar.rtl.source import VERILATOR, package
from instar.rtl.verilator import command, environment


def warnings(*arguments: str) -> str:
    """What Verilator warns of."""
    root, _ = package(VERILATOR)
    done = subprocess.run(
        [command(root), "--lint-only", "-Wall", "--quiet", *arguments],
        capture_output=True,
        text=True,
        env=environment(root),
    )
    assert done.returncode == 0 or done.stderr, "Verilator fails without a word"
    return "".join(line for line in done.stderr.splitlines(True) if not line.startswith("- "))


def lint(folder: Path, unit: Unit) -> None:
    """Fails with what Verilator says of the unit's text."""
    file = folder / unit.file
    file.write_text(unit.text)
    # A unit that multiplies in the core has a second module in its file.
    flags = ["-Wno-DECLFILENAME"] if unit.added != unit.module else []
    assert warnings(*flags, str(file)) == ""
