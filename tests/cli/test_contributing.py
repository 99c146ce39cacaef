"""The worked example of CONTRIBUTING.md, followed literally in an empty folder."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import pytest
from instar.cli import run_command

ROOT = Path(__file__).resolve().parents[2]
_BLOCK = re.compile(r"^```(\w+)(?: file=(\S+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def test_the_worked_example_runs_from_an_empty_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    blocks = _BLOCK.findall((ROOT / "CONTRIBUTING.md").read_text())
    files = {name: text for _, name, text in blocks if name}
    assert len(files) == 6
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    commands = [line[2:] for kind, _, text in blocks if kind == "console" for line in text.splitlines()]
    assert len(commands) == 3
    shown = []
    for command in commands:
        program, *arguments = shlex.split(command)
        assert program == "instar"
        assert run_command(arguments) == 0, capsys.readouterr().err
        shown.append(capsys.readouterr().out)
    assert "+ x.rotxor" in shown[0]
    measured = json.loads(shown[1])
    assert measured["checked"] and measured["cycles"] > 0
    assert "x_rotxor" in (tmp_path / "generated" / "xrotxor.h").read_text()
