"""Paths in prose do not rot: every relative link and every generated file is what it says."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
_LINK = re.compile(r"\]\(([^)#:\s]+)(?:#[^)]*)?\)")
PAGES = [
    ROOT / name
    for name in subprocess.run(
        ["git", "ls-files", "*.md"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.splitlines()
]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_relative_link_leads_somewhere(page: Path) -> None:
    for target in _LINK.findall(page.read_text()):
        assert (page.parent / target).exists(), f"{page.relative_to(ROOT)}: {target}"


#: Workloads whose oracle takes long: that of SLH-DSA signs for minutes, those of ML-DSA and SIKE
#: take half a one.
LONG = {"ml-dsa", "slh-dsa", "sike"}
SCRIPTS = sorted((ROOT / "workloads").glob("*/vectors/generate.py"))


def checked(script: Path, *options: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, script, "--check", *options], capture_output=True, text=True)


@pytest.mark.parametrize(
    "script",
    [script for script in SCRIPTS if script.parents[1].name not in LONG],
    ids=lambda script: script.parents[1].name,
)
def test_own_vectors_of_the_first_sets_are_what_their_oracle_gives(script: Path) -> None:
    done = checked(script, "--no-sweeps", "--first")
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.slow
@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.parents[1].name)
def test_own_vectors_are_what_their_oracle_gives(script: Path) -> None:
    done = checked(script, "--no-sweeps")
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.slow
@pytest.mark.parametrize(
    "script",
    [script for script in SCRIPTS if "rejections(" in script.read_text()],
    ids=lambda script: script.parents[1].name,
)
def test_sweeps_of_own_vectors_are_what_their_oracle_gives(script: Path) -> None:
    done = checked(script)
    assert done.returncode == 0, done.stdout + done.stderr
