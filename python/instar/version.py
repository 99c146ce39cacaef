"""Which Instar this is, for everybody who prints it; needs the standard library alone, for the build uses it.

A wheel and an sdist bear their version since they were built (`_built.py`, which tools/build_backend.py
puts in). In a checkout git is asked, once and only where somebody wants to know: what is to come stands
in pyproject.toml, and `0.2.0.dev12+g0123456.dirty` is twelve commits on the way to it, with changes.
"""

from __future__ import annotations

import ast
import functools
import os
import re
import subprocess
from pathlib import Path
from typing import NamedTuple

#: What decides results, below the root of a checkout. Files that git does not know are not asked
#: for: one is used where another is changed for it, or is the user's own.
SOURCES = ("python", "crates", "cores", "designs", "rtl", "suites", "workloads", "Cargo.toml", "Cargo.lock")
#: Digits of a commit within a version: always as many, so that a state has one version everywhere.
DIGITS = 10
#: Of a git that does not answer, as on a network's folder that hangs.
PATIENCE_SECONDS = 20


class Made(NamedTuple):
    """A state of Instar."""

    version: str
    #: All digits, and `-dirty` where the sources differ from it; None: nobody knows.
    commit: str | None


def version() -> str:
    """This Instar's version, as PEP 440 has it."""
    return _own().version


def commit() -> str | None:
    """The commit that this Instar was made of, with `-dirty` after it where sources differ."""
    return _own().commit


@functools.cache
def _own() -> Made:
    return made(Path(__file__).resolve().parent)


def made(package: Path) -> Made:
    """The state of the Instar whose Python package lies in a folder."""
    root = package.parents[1]
    coming = announced(root)
    if coming is not None and (root / ".git").exists():
        return of_checkout(root, coming)
    if (told := built(package)) is not None:
        return told
    if coming is not None:
        return Made(f"{coming}.dev0+unknown", None)
    # It takes long to import.
    import importlib.metadata

    try:
        return Made(importlib.metadata.version("instar"), None)
    except importlib.metadata.PackageNotFoundError:
        return Made("0.dev0+unknown", None)


def announced(root: Path) -> str | None:
    """The version that a checkout's pyproject.toml announces; None where it is not Instar's."""
    try:
        text = (root / "pyproject.toml").read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return None
    found = re.search(r'^name = "instar"\nversion = "([^"]+)"$', text, re.MULTILINE)
    return found[1] if found else None


def built(package: Path) -> Made | None:
    """What the build has put into a package."""
    try:
        text = (package / "_built.py").read_text(encoding="utf-8")
    except OSError:
        return None
    values = dict(re.findall(r"^(\w+) = (.+)$", text, re.MULTILINE))
    return Made(ast.literal_eval(values["VERSION"]), ast.literal_eval(values["COMMIT"]))


def as_built(state: Made) -> str:
    """The text of `_built.py`."""
    return f'"""Written by the build."""\n\nVERSION = {state.version!r}\nCOMMIT = {state.commit!r}\n'


def of_checkout(root: Path, coming: str) -> Made:
    """The state of a checkout in which `coming` is what comes, or came last."""
    try:
        found = _git(root, "rev-parse", "--verify", "HEAD")
        dirty = _git(root, "diff", "--no-ext-diff", "--name-only", "HEAD", "--", *SOURCES) != ""
        last, since = _last_tag(root)
    except (OSError, subprocess.SubprocessError):
        return Made(f"{coming}.dev0+unknown", None)
    state = f"g{found[:DIGITS]}{'.dirty' if dirty else ''}"
    full = f"{found}-dirty" if dirty else found
    if last != coming:
        return Made(f"{coming}.dev{since}+{state}", full)
    if since:
        return Made(f"{coming}.post{since}+{state}", full)
    return Made(f"{coming}+{state}" if dirty else coming, full)


def head(root: Path) -> str | None:
    """The commit that somebody's checkout is at; None where the folder is none, or git is not there."""
    if not (root / ".git").exists():
        return None
    try:
        return _git(root, "rev-parse", "--verify", "HEAD")
    except (OSError, subprocess.SubprocessError):
        return None


def _last_tag(root: Path) -> tuple[str | None, int]:
    """The last tag of a version, and the commits since it; all of them where there is none."""
    try:
        described = _git(root, "describe", "--tags", "--long", "--match", "v[0-9]*")
    except subprocess.CalledProcessError:
        return None, int(_git(root, "rev-list", "--count", "HEAD"))
    tag, since, _ = described.rsplit("-", 2)
    return tag.removeprefix("v"), int(since)


def _git(root: Path, *words: str) -> str:
    # What a hook of another repository sets would lead there.
    surroundings = {name: value for name, value in os.environ.items() if not name.startswith("GIT_")}
    done = subprocess.run(
        ["git", *words],
        cwd=root,
        env={**surroundings, "LC_ALL": "C"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=True,
        timeout=PATIENCE_SECONDS,
    )
    return done.stdout.strip()
