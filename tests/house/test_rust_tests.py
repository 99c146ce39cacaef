"""Tests of a crate from outside are one program, which links it once; what it does not name would not run."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from ..shared import ROOT

CRATES = sorted(path.parent for path in (ROOT / "crates").glob("*/tests"))
_FENCE = re.compile(r"^\s*//[/!] ```(\w*)$", re.MULTILINE)


@pytest.mark.parametrize("crate", CRATES, ids=lambda path: path.name)
def test_each_file_of_tests_is_compiled(crate: Path) -> None:
    files = {path.stem for path in (crate / "tests").glob("*.rs")}
    manifest = tomllib.loads((crate / "Cargo.toml").read_text())
    if manifest["package"].get("autotests", True):
        assert len(files) == 1, f"{crate.name}: join them in tests/all.rs, as crates/sim does"
        return
    assert [one["path"] for one in manifest["test"]] == ["tests/all.rs"]
    named = set(re.findall(r"^mod (\w+);$", (crate / "tests" / "all.rs").read_text(), re.MULTILINE))
    assert files - named == {"all"}


def test_examples_in_comments_run_where_there_are_any() -> None:
    for manifest in (ROOT / "crates").glob("*/Cargo.toml"):
        lib = tomllib.loads(manifest.read_text()).get("lib", {})
        if lib.get("doctest", True) or "cdylib" in lib.get("crate-type", []):
            continue
        for path in (manifest.parent / "src").rglob("*.rs"):
            # Each other fence ends a block.
            assert set(_FENCE.findall(path.read_text())[::2]) <= {"text"}, path.relative_to(ROOT)
