"""A family of cores is one folder and one line: nobody else names it (ARCHITECTURE.md)."""

from __future__ import annotations

import re
from pathlib import Path

CRATES = Path(__file__).resolve().parents[2] / "crates"
CORES = CRATES / "cores" / "src"

# A vector unit is no core by itself: its family stands on that of its scalar core.
STANDS_ON = {"ara": "cva6"}

FAMILIES = sorted(path.parent.name for path in CORES.glob("*/family.rs"))


def named(text: str, family: str) -> list[str]:
    """Lines of code, comments left out, that reach into the family or decide by its name."""
    code = (line.split("//")[0] for line in text.splitlines())
    return [
        line for line in code if re.search(rf"\b{family}(::|\s+as\b)|\bmod {family}\b|== \"{family}\"", line)
    ]


def test_there_is_a_family() -> None:
    assert "cva6" in FAMILIES


def test_a_family_is_named_in_its_folder_and_in_one_line() -> None:
    for family in FAMILIES:
        lines = {}
        for path in CRATES.glob("*/src/**/*.rs"):
            above = [other for other, host in STANDS_ON.items() if host == family]
            inside = any(CORES / other in path.parents for other in [family, *above])
            if inside or path.name == "tests.rs" or "tests" in path.parts:
                continue
            for line in named(path.read_text(), family):
                lines[str(path.relative_to(CRATES))] = line.strip()
        assert lines == {"cores/src/lib.rs": f"{family} as {family.capitalize()},"}


def test_a_line_that_reaches_into_a_family_is_seen() -> None:
    assert named("use instar_cores::cva6::Params; // why\n", "cva6")
    assert named('    if family == "cva6" {\n', "cva6")
    assert not named("// see cva6::Params\n", "cva6")
