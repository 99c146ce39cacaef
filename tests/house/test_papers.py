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
#: Where prose and comments stand that we write.
PROSE = ["ARCHITECTURE.md", "CHANGELOG.md", "CONTRIBUTING.md", "README.md"]
PROSE += ["bench", "crates", "designs", "docs", "fuzz", "python", "suites", "tests", "tools", "workloads"]
#: Of these pages the lists are what `instar bench --md` writes.
OF_BENCH = ROOT / "docs" / "schemes"
_DRAWN = re.compile(r"\S {3,}\S|[┌│└]")
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


def is_prose(line: str, kind: str) -> bool:
    """Whether it is a line of a page, or a comment by itself: no table, no drawing, no text of a program."""
    text = line.strip()
    if kind == ".md":
        return not line.startswith(("|", "    "))
    mark = "//" if kind == ".rs" else "#"
    drawn = _DRAWN.search(text) or text.lstrip("/!# ").startswith("|") or text.endswith("\\")
    return text.startswith(mark) and not drawn


@pytest.mark.parametrize("folder", PROSE)
def test_prose_and_comments_are_narrow_enough_to_be_read_beside_code(folder: str) -> None:
    files = [ROOT / folder] if (ROOT / folder).is_file() else sorted((ROOT / folder).glob("**/*"))
    wide = []
    for file in files:
        if file.suffix not in {".md", ".rs", ".py"} or "target" in file.relative_to(ROOT).parts:
            continue
        fenced = False
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            fenced ^= line.strip().lstrip("/!# ").startswith("```")
            if file.parent == OF_BENCH and line.startswith("- "):
                continue
            if len(line) > WIDEST and not fenced and is_prose(line, file.suffix):
                wide.append(f"{file.relative_to(ROOT)}:{number}")
    assert wide == []


@pytest.mark.parametrize("paper", PAPERS, ids=lambda paper: paper.name)
def test_a_paper_names_paths_that_are_there(paper: Path) -> None:
    named = set(_PATH.findall(paper.read_text()))
    gone = [
        path
        for path in sorted(named)
        if not any(any(ROOT.glob(f"{start}/{path}".lstrip("/").rstrip("/"))) for start in BEGINNINGS)
    ]
    assert not gone
