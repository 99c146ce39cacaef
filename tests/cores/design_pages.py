"""What pages of designs tell of cycles, and what is measured now."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from instar.cli import run_command


def columns(page: str, row: str) -> list[str]:
    """The cells of a row of a page's tables, which it has once, after the first."""
    (found,) = re.findall(rf"^\| {re.escape(row)} \| (.*) \|$", page, re.MULTILINE)
    return [cell.strip() for cell in str(found).split("|")]


def measured(
    capfd: pytest.CaptureFixture[str], target: str, what: str, core: str, design: str, variant: str
) -> dict[str, Any]:
    """What `instar measure` says of a function or operation with a design's variant; outputs are checked."""
    words = ["measure", target, what, "--core", core, "--design", design, "--variant", variant]
    assert run_command([*words, "--json"]) == 0
    found: dict[str, Any] = json.loads(capfd.readouterr().out)
    assert found["checked"]
    return found
