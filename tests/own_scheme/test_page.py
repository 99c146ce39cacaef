"""docs/your-own-scheme.md, followed literally in an empty folder."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ..documents.blocks import files, follow

PAGE = "docs/your-own-scheme.md"
_DIGEST = re.compile(r"padlock: 16 of 16 answers of round trips pass; digest ([0-9a-f]{16})")


def test_the_page_is_followed_from_an_empty_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    assert len(files(PAGE)) == 3
    assert len(files(PAGE)["workloads/padlock/workload.toml"].splitlines()) <= 10
    shown = follow(PAGE, tmp_path, monkeypatch, capfd)
    assert len(shown) == 5
    here, wide = (_DIGEST.search(text) for text in (shown[0], shown[4]))
    assert here is not None and wide is not None and here[1] == wide[1]
    assert "keccak_f1600" in shown[2]
    assert "No branch, address or latency depends on a secret" in shown[3]
