"""ARCHITECTURE.md is a map, decisions stand by room, and both name only what is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ..shared import ROOT

MAP = ROOT / "ARCHITECTURE.md"
DECISIONS = sorted((ROOT / "docs" / "decisions").glob("*.md"))
PAPERS = [MAP, *DECISIONS]
#: Bytes of a map that a newcomer reads in a quarter of an hour.
LONGEST_MAP = 12 * 1024
WIDEST = 100
#: Where a path in a paper may begin: at the root, among the crates, in a crate, in the package.
BEGINNINGS = [
    "",
    "crates",
    "crates/*",
    "crates/*/src",
    "crates/*/src/engine",
    "crates/cores/src/cva6",
    "python/instar",
]
_ROOTS = "crates|python|rtl|tools|docs|tests|workloads|designs|cores"
_PATH = re.compile(rf"`((?:{_ROOTS})/[\w./-]*|[\w./-]+\.(?:rs|py|md|toml|txt))`")


def test_the_map_is_short() -> None:
    assert len(MAP.read_bytes()) <= LONGEST_MAP


def test_the_map_leads_to_every_page_of_decisions() -> None:
    linked = re.findall(r"\(docs/decisions/([\w-]+\.md)\)", MAP.read_text())
    assert sorted(linked) == [page.name for page in DECISIONS]


@pytest.mark.parametrize("paper", PAPERS, ids=lambda paper: paper.name)
def test_prose_is_narrow_enough_to_be_read_beside_code(paper: Path) -> None:
    lines = enumerate(paper.read_text().splitlines(), 1)
    wide = [number for number, line in lines if len(line) > WIDEST and not line.startswith(("|", "    "))]
    assert not wide


@pytest.mark.parametrize("paper", PAPERS, ids=lambda paper: paper.name)
def test_a_paper_names_paths_that_are_there(paper: Path) -> None:
    named = set(_PATH.findall(paper.read_text()))
    gone = [
        path
        for path in sorted(named)
        if not any(any(ROOT.glob(f"{start}/{path}".lstrip("/").rstrip("/"))) for start in BEGINNINGS)
    ]
    assert not gone
