"""Every table of figures says where they come from: a test computes them, or a date stands above them.

`<!-- computed: NAME -->` is of `passages.py`; `<!-- tested: FILE -->` names the test that compares
rows; `<!-- measured: DATE, how -->` is what somebody measured; `<!-- dated: DATE -->` is a table
that nobody recomputes, with the day when it was last changed.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ..shared import ROOT

_MARK = re.compile(
    r"<!-- (?:computed: [\w-]+|tested: (?P<test>\S+)|(?:measured|dated): \d{4}-\d\d-\d\d(?:, .+)?) -->"
)
#: A table of figures has columns whose numbers stand to the right.
_RULE = re.compile(r"^\|.*-:\s*\|")
PAGES = [ROOT / "README.md", *sorted(ROOT.glob("docs/**/*.md")), *sorted(ROOT.glob("designs/*/*.md"))]


def unmarked(text: str) -> list[int]:
    """Lines at which tables of figures begin that no mark stands above."""
    lines = text.splitlines()
    heads = [number for number, line in enumerate(lines) if number > 0 and _RULE.match(line)]
    return [head for head in heads if head < 2 or not _MARK.fullmatch(lines[head - 2])]


def test_a_table_without_a_mark_is_found() -> None:
    table = "| what | cycles |\n|---|---:|\n| ntt | 15,376 |\n"
    assert unmarked(f"text\n\n{table}") == [3]
    assert unmarked(f"<!-- measured: 2026-11-28, by hand -->\n{table}") == []
    assert unmarked(f"<!-- measured: lately -->\n{table}") == [2]
    assert unmarked("| key | what |\n|---|---|\n| a | 1 |\n") == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_table_of_figures_is_recomputed_or_dated(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert unmarked(text) == [], "lines of tables that need a mark above them"
    for mark in _MARK.finditer(text):
        assert mark["test"] is None or (ROOT / mark["test"]).is_file(), mark[0]
