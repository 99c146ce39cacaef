"""A command begins soon: it loads what it needs itself, and nothing of the others."""

from __future__ import annotations

import subprocess
import sys

import pytest
from instar.cli import COMMANDS, GROUPS

LOADED = """
import sys
from instar.cli import run_command
code = run_command(sys.argv[1:])
print(*sys.modules, file=sys.stderr)
sys.exit(code)
"""


def modules_of(*words: str) -> set[str]:
    done = subprocess.run([sys.executable, "-c", LOADED, *words], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return set(done.stderr.split())


def test_a_command_loads_no_other_and_no_arrays_where_it_has_none() -> None:
    loaded = modules_of("list")
    others = {entry.module for entry in COMMANDS.values()} - {"listing"}
    assert "instar.cli.listing" in loaded
    assert not loaded & {f"instar.cli.{module}" for module in others}
    assert not loaded & {"numpy", "asyncio"}


@pytest.mark.parametrize("words", [["-h"], ["--version"], ["new", "-h"]], ids=" ".join)
def test_help_and_version_load_nothing_that_measures(words: list[str]) -> None:
    assert not modules_of(*words) & {"numpy", "instar.cli.run", "instar.cli.measure"}


def test_every_command_and_group_has_a_place() -> None:
    entries = [*COMMANDS.values(), *(entry for *_, group in GROUPS.values() for entry in group.values())]
    for entry in entries:
        assert callable(entry.load())
