"""What benchmarks of `instar discover` share: its process, their options, their tables."""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from instar._core import InstarError

#: The command `instar` of the Python that runs this.
_INSTAR = "import sys; from instar._entry import main; sys.argv[0] = 'instar'; main()"


@dataclass(frozen=True)
class Ended:
    """Why a command has no result."""

    why: str
    #: None where it was stopped.
    code: int | None = None


def run(words: Sequence[str], limit: float) -> Mapping[str, Any] | Ended:
    """What a command prints as JSON; its sentence where it ends badly or takes `limit` seconds.

    A fault of Instar's own says more than a sentence: its last line is kept.
    """
    try:
        made = subprocess.run(
            [sys.executable, "-c", _INSTAR, *words], capture_output=True, text=True, timeout=limit
        )
    except subprocess.TimeoutExpired:
        return Ended(f"not finished in {limit:g} s")
    if made.returncode:
        said = [line for line in made.stderr.splitlines() if line.startswith("instar: ")]
        last = (said or made.stderr.splitlines() or ["nothing"])[-1]
        return Ended(last.removeprefix("instar: "), made.returncode)
    told: Mapping[str, Any] = json.loads(made.stdout)
    return told


def asking(
    name: str, about: str | None, looked_at: str, limited: str, limit: float
) -> argparse.ArgumentParser:
    """Options of all: names of `looked_at` are chosen, and `limited` may take `limit` seconds."""
    parser = argparse.ArgumentParser(prog=f"python -m {name}", description=about)
    parser.add_argument(
        "--only",
        action="append",
        default=[],
        metavar="NAME",
        help=f"{looked_at} whose names begin so; default: all",
    )
    parser.add_argument("--jobs", type=int, default=1, help="threads of a search; default: 1")
    parser.add_argument(
        "--limit", type=float, default=limit, metavar="SECONDS", help=f"of a {limited}; default: {limit:g}"
    )
    parser.add_argument("--kept", action="store_true", help="run nothing: print what is there already")
    return parser


def check(asked: argparse.Namespace, names: Sequence[str], nothing: str) -> None:
    """Raises `InstarError` where options are wrong; `nothing` tells of a name that is none."""
    for name in asked.only:
        if not any(one.startswith(name) for one in names):
            raise InstarError(f'--only: {nothing} begins with "{name}"; there are {", ".join(names)}')
    if asked.jobs < 1:
        raise InstarError(f"--jobs: {asked.jobs} is none; give 1 or more")
    if asked.limit <= 0:
        raise InstarError(f"--limit: {asked.limit:g} s are none; give more")


def wanted(asked: argparse.Namespace, name: str) -> bool:
    """Whether `--only` asks for what is called so."""
    return not asked.only or name.startswith(tuple(asked.only))


def markdown(head: Sequence[str], rule: Sequence[str], lines: Sequence[Sequence[str]]) -> str:
    """A table."""
    return "\n".join(f"| {' | '.join(line)} |" for line in (head, rule, *lines))
