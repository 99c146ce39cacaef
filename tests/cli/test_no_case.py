"""An operation that no case measures: the sentence names a set only where the workload has sets."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from instar.cli import run_command

from ..shared import ROOT

LEAKY = ROOT / "docs" / "examples" / "leaky"


def said(capfd: pytest.CaptureFixture[str], *words: str) -> str:
    assert run_command(["measure", *words, "--core", "cva6-single"]) == 2
    message = capfd.readouterr().err
    assert message.count("\n") == 1
    return message


def test_a_workload_without_sets_is_told_of_no_set(capfd: pytest.CaptureFixture[str]) -> None:
    message = said(capfd, str(LEAKY), "reduce")
    assert 'operation "reduce" has no case to be measured on: give it a measure = {' in message
    assert " in set " not in message and '""' not in message


def test_a_workload_with_sets_is_told_which(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    shutil.copytree(LEAKY, tmp_path / "leaky")
    file = tmp_path / "leaky" / "workload.toml"
    text = file.read_text(encoding="utf-8")
    at = text.index("[operations.substitute]")
    file.write_text(f'{text[:at]}[sets.small]\ntitle = "Small"\n\n{text[at:]}', encoding="utf-8")
    message = said(capfd, f"{tmp_path / 'leaky'}-small", "reduce")
    assert 'operation "reduce" has no case to be measured on in set "small": give it' in message
