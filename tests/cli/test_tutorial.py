"""docs/tutorial.md, followed literally in an empty folder: its files are written, its commands run."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from instar.cli import run_command

ROOT = Path(__file__).resolve().parents[2]
_BLOCK = re.compile(r"^```(\w+)(?: file=(\S+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def test_the_three_sittings_work_from_an_empty_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    ran = 0
    for kind, name, text in _BLOCK.findall((ROOT / "docs" / "tutorial.md").read_text()):
        if name:
            (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / name).write_text(text)
            continue
        assert kind == "console"
        for line in text.splitlines():
            program, *arguments = shlex.split(line.removeprefix("$ "))
            assert program in ("instar", "python")
            if program == "instar":
                code = run_command(arguments)
            else:
                environment = {**os.environ, "COLUMNS": "80"}
                code = subprocess.run([sys.executable, *arguments], env=environment, check=False).returncode
            shown = capfd.readouterr()
            assert code == 0, f"{line}: {shown.err}"
            ran += 1
    assert ran > 15
    assert (tmp_path / "generated" / "xmy_first.h").is_file()
    assert (tmp_path / "swept" / "points.csv").is_file() or list((tmp_path / "swept").iterdir())
