"""docs/reference/schedule.md, followed literally in an empty folder."""

from __future__ import annotations

from pathlib import Path

import pytest

from ..documents.blocks import follow
from ..shared import ROOT

PAGE = "docs/reference/schedule.md"


def test_the_example_is_scheduled_and_proved_as_the_page_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    searched, proved = follow(PAGE, tmp_path, monkeypatch, capfd)
    page = (ROOT / PAGE).read_text()
    for said in (searched, proved):
        assert "".join(f"    {line}\n" for line in said.splitlines()) in page
