"""A version in every state: a tag, none, changes, no git, and what a build has put in."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import instar
import pytest
from instar.version import Made, announced, as_built, commit, made, version

from ..shared import ROOT

PROJECT = '[project]\nname = "instar"\nversion = "0.2.0"\n'
#: Of versions, in the one form that PEP 440 calls normal, with what may follow a plus sign.
NORMAL = re.compile(r"\d+(\.\d+)*(\.post\d+)?(\.dev\d+)?(\+[a-z0-9]+(\.[a-z0-9]+)*)?")


def git(root: Path, *words: str) -> str:
    alone = {"GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_SYSTEM": os.devnull}
    who = ["-c", "user.name=A", "-c", "user.email=a@b"]
    done = subprocess.run(
        ["git", *who, *words],
        cwd=root,
        env={**os.environ, **alone},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip()


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package in a checkout with one commit."""
    found = tmp_path / "python" / "instar"
    found.mkdir(parents=True)
    (found / "a.py").write_text("A = 1\n")
    (tmp_path / "docs.md").write_text("one\n")
    (tmp_path / "pyproject.toml").write_text(PROJECT)
    git(tmp_path, "init", "--quiet")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "--quiet", "-m", "one")
    return found


def advance(root: Path) -> None:
    git(root, "commit", "--quiet", "--allow-empty", "-m", "more")


def head(root: Path) -> str:
    return git(root, "rev-parse", "HEAD")


def test_without_a_tag_all_commits_count(package: Path, tmp_path: Path) -> None:
    advance(tmp_path)
    assert made(package) == (f"0.2.0.dev2+g{head(tmp_path)[:10]}", head(tmp_path))


def test_an_older_tag_counts_the_commits_since(package: Path, tmp_path: Path) -> None:
    git(tmp_path, "tag", "v0.1.0")
    git(tmp_path, "tag", "a-mark-that-is-no-version")
    for _ in range(3):
        advance(tmp_path)
    assert made(package).version == f"0.2.0.dev3+g{head(tmp_path)[:10]}"


def test_a_tagged_state_has_the_tag_s_version_and_the_next_one_comes_after(
    package: Path, tmp_path: Path
) -> None:
    git(tmp_path, "tag", "-a", "v0.2.0", "-m", "0.2.0")
    assert made(package) == ("0.2.0", head(tmp_path))
    advance(tmp_path)
    assert made(package).version == f"0.2.0.post1+g{head(tmp_path)[:10]}"


def test_changed_sources_are_told_and_changed_pages_are_not(package: Path, tmp_path: Path) -> None:
    (tmp_path / "docs.md").write_text("two\n")
    (package / "new.py").write_text("what git does not know\n")
    assert not made(package).version.endswith(".dirty")
    (package / "a.py").write_text("A = 2\n")
    assert made(package) == (f"0.2.0.dev1+g{head(tmp_path)[:10]}.dirty", f"{head(tmp_path)}-dirty")
    git(tmp_path, "tag", "v0.2.0")
    assert made(package).version == f"0.2.0+g{head(tmp_path)[:10]}.dirty"


def test_where_git_does_not_answer_nobody_knows(
    package: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", "")
    assert made(package) == ("0.2.0.dev0+unknown", None)
    monkeypatch.undo()
    (tmp_path / ".git" / "HEAD").write_text("nothing\n")
    assert made(package) == ("0.2.0.dev0+unknown", None)


def test_another_repository_around_is_not_asked(package: Path, tmp_path: Path) -> None:
    within = tmp_path / "unpacked" / "python" / "instar"
    within.mkdir(parents=True)
    (tmp_path / "unpacked" / "pyproject.toml").write_text(PROJECT)
    assert made(within) == ("0.2.0.dev0+unknown", None)
    (within / "_built.py").write_text(as_built(Made("0.2.0.dev7+gabc", "abc")))
    assert made(within) == ("0.2.0.dev7+gabc", "abc")


def test_a_hook_of_another_repository_does_not_lead_there(
    package: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GIT_DIR", str(ROOT / ".git"))
    assert made(package).version.startswith("0.2.0.dev1+g")


def test_a_wheel_bears_what_the_build_put_in(tmp_path: Path) -> None:
    package = tmp_path / "site-packages" / "instar"
    package.mkdir(parents=True)
    for state in (Made("0.2.0", "0123"), Made("0.2.0.dev0+unknown", None)):
        (package / "_built.py").write_text(as_built(state))
        assert made(package) == state


def test_this_instar_s_version_is_that_of_its_checkout_in_normal_form() -> None:
    assert NORMAL.fullmatch(version())
    assert version().startswith(announced(ROOT) or "")
    assert commit() is None or re.fullmatch("[0-9a-f]{40}(-dirty)?", commit() or "")
    assert instar.__version__ == version()


def test_the_command_says_it_and_asks_git_only_then() -> None:
    asked = "from instar.cli import run_command; run_command([{!r}])"
    asked += "; import instar.version; print(instar.version._own.cache_info().currsize)"
    for words, times in (("--version", "1"), ("list", "0")):
        done = subprocess.run(
            [sys.executable, "-c", asked.format(words)], capture_output=True, text=True, check=True
        )
        assert done.stdout.splitlines()[-1] == times
        assert words == "list" or done.stdout.startswith(f"instar {version()}\n")
