"""`--secret` of `instar run`: what a program tells of secrets in its memory."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Annotated

import typer

from instar._core import Checker
from instar.cli.options import EXIT_WRONG_RESULT
from instar.report.leaks import render_leaks

if TYPE_CHECKING:
    from instar._core import Leak

SecretOption = Annotated[
    list[str] | None,
    typer.Option(
        "--secret",
        metavar="SYMBOL[:LEN]",
        help="Follow this memory (LEN bytes, else all of the symbol) as a secret and "
        "tell what depends on it; may be repeated; default: none.",
    ),
]


@dataclass(frozen=True)
class Secrets:
    """The secrets of a run and who follows them; None where there is none."""

    names: Sequence[str]
    checker: Checker | None

    @cached_property
    def leaks(self) -> list[Leak]:
        """What depends on them, after the run."""
        return self.checker.findings()["leaks"] if self.checker else []

    def as_json(self) -> dict[str, object]:
        """What `--json` says of them."""
        return {"leaks": self.leaks} if self.checker else {}

    def show(self) -> None:
        """Tells each place."""
        if self.leaks:
            sys.stderr.write(render_leaks([(leak, ()) for leak in self.leaks]))

    def said(self) -> str:
        """The end of the run's last sentence."""
        if self.checker is None:
            return ""
        many = len(self.leaks)
        told = "nothing depends" if not many else "1 source line depends"
        told = f"{many} source lines depend" if many > 1 else told
        return f"; {told} on {', '.join(self.names)}"

    def code(self) -> int:
        """The exit code of a run that went well."""
        return EXIT_WRONG_RESULT if self.leaks else 0
