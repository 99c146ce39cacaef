"""Computed passage of docs/reference/core.md: the runs that the model of karu64 was compared with.

Source: tests/cores/karu64/recorded.toml, which tests/cores/test_karu64.py holds the model to.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable

from ..shared import ROOT
from .tables import table


def runs() -> str:
    """Each run by how the RTL was configured."""
    text = (ROOT / "tests/cores/karu64/recorded.toml").read_text(encoding="utf-8")
    lines = [
        [run["name"], run["setting"], f"{run['instructions']:,}", f"{run['cycles']:,}"]
        for run in tomllib.loads(text)["run"]
    ]
    return table(["program", "RTL", "instructions", "cycles"], 2, lines)


PASSAGES: dict[str, Callable[[], str]] = {"karu64-runs": runs}
