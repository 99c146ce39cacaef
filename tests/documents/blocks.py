"""The blocks of code of our pages: the files that a page shows, and the commands that its reader types.

A block `file=NAME` is that file; one of `console` has a command a line, each after `$ `.
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import pytest
from instar.cli import run_command

from ..shared import ROOT

_BLOCK = re.compile(r"^```(\w+)(?: file=(\S+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
#: The page with the worked example: a design, a workload, and a kernel for it.
CONTRIBUTING = "CONTRIBUTING.md"


@dataclass(frozen=True)
class Block:
    """One block of a page."""

    language: str
    #: The file that it is, or "".
    file: str
    text: str


def blocks(page: str) -> list[Block]:
    """The blocks of a page, which is named from the root of the project."""
    return [Block(*found) for found in _BLOCK.findall((ROOT / page).read_text(encoding="utf-8"))]


def files(page: str = CONTRIBUTING) -> dict[str, str]:
    """The files that a page shows, by the path below its reader's folder."""
    return {block.file: block.text for block in blocks(page) if block.file}


def write(folder: Path, files: Mapping[str, str | bytes]) -> None:
    """Writes files below a folder, with the folders that they need."""
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content.encode() if isinstance(content, str) else content)


def follow(
    page: str, folder: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> list[str]:
    """Goes into `folder` and does there what the page says, block by block.

    Returns what each command printed. Each must end with 0, and a block that is no file must be
    commands.
    """
    monkeypatch.chdir(folder)
    shown = []
    for block in blocks(page):
        if block.file:
            write(folder, {block.file: block.text})
            continue
        assert block.language == "console"
        for line in block.text.splitlines():
            assert line.startswith("$ "), line
            code = _typed(shlex.split(line[2:]))
            out, said = capfd.readouterr()
            assert code == 0, f"{line}: {said}"
            shown.append(out)
    return shown


def _typed(command: list[str]) -> int:
    """Exit code of one command."""
    program, *arguments = command
    if program == "instar":
        return run_command(arguments)
    assert program == "python"
    environment = {**os.environ, "COLUMNS": "80"}
    return subprocess.run([sys.executable, *arguments], env=environment, check=False).returncode


def figure(shown: str, name: str) -> int:
    """A figure of a printed result, by its name: `cycles  1,234`."""
    found = re.search(rf"{name} +([\d,]+)", shown)
    assert found
    return int(found[1].replace(",", ""))
