"""What a release says of itself is one thing everywhere, and short."""

from __future__ import annotations

import re

from instar.version import announced

from ..shared import ROOT

CHANGELOG = ROOT / "CHANGELOG.md"
#: Screens of a list that somebody reads before an update.
LONGEST = 200
KINDS = ["New", "Changed", "Fixed"]


def test_the_changelog_begins_with_the_version_that_comes() -> None:
    versions = re.findall(r"^## (.+)$", CHANGELOG.read_text(), re.MULTILINE)
    assert versions[0] == announced(ROOT)
    assert versions == sorted(versions, reverse=True)


def test_the_changelog_is_short_and_of_one_form() -> None:
    text = CHANGELOG.read_text()
    assert len(text.splitlines()) <= LONGEST
    for version in text.split("\n## ")[1:]:
        kinds = re.findall(r"^### (.+)$", version, re.MULTILINE)
        assert kinds == sorted(set(kinds), key=KINDS.index)
    entries = re.findall(r"^- .+(?:\n  .+)*$", text, re.MULTILINE)
    assert len(entries) > 100
    assert [entry for entry in entries if entry.count("\n") > 1] == [], "one line each, two with links"
