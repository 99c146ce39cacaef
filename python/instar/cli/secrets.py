"""`--secret` and `--public` of `instar run`: what a program tells of secrets in its memory."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Annotated

import typer

from instar._core import Checker, InstarError
from instar.cli.options import EXIT_WRONG_RESULT
from instar.report.leaks import render_leaks

if TYPE_CHECKING:
    from instar._core import Core, Design, Findings, Leak, Program

SecretOption = Annotated[
    list[str] | None,
    typer.Option(
        "--secret",
        metavar="SYMBOL[:LEN]",
        help="Follow this memory (LEN bytes, else all of the symbol) as a secret and "
        "tell what depends on it; may be repeated; default: none.",
    ),
]
PublicOption = Annotated[
    list[str] | None,
    typer.Option(
        "--public",
        metavar="SYMBOL[:LEN]",
        help="Beside --secret: what this function returns, or whatever is stored in this memory, "
        "may be seen; may be repeated; default: nothing.",
    ),
]


@dataclass(frozen=True)
class Secrets:
    """The secrets of a run and who follows them; None where there is none."""

    names: Sequence[str]
    checker: Checker | None
    public: Sequence[str] = ()

    @cached_property
    def findings(self) -> Findings | None:
        """What was found, after the run."""
        return self.checker.findings() if self.checker else None

    @property
    def leaks(self) -> list[Leak]:
        """What depends on them."""
        return self.findings["leaks"] if self.findings else []

    @property
    def declassified(self) -> dict[str, int]:
        """How often each public symbol made something public."""
        effects = self.findings["declassified"] if self.findings else []
        return {name: effect["used"] for name, effect in zip(self.public, effects, strict=True)}

    def as_json(self) -> dict[str, object]:
        """What `--json` says of them."""
        if not self.checker:
            return {}
        declassified = [{"symbol": name, "used": used} for name, used in self.declassified.items()]
        return {"leaks": self.leaks, "declassified": declassified}

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
        public = [f"{name} {_times(used)}" for name, used in self.declassified.items()]
        return f"; {told} on {', '.join(self.names)}" + (
            f"; made public: {', '.join(public)}" if public else ""
        )

    def code(self) -> int:
        """The exit code of a run that went well."""
        return EXIT_WRONG_RESULT if self.leaks else 0


def follow_secrets(
    program: Program,
    names: Sequence[str] | None,
    public: Sequence[str] | None,
    *,
    design: Design | None,
    core: Core | None,
) -> Secrets:
    """The secrets of a run of `program`, which are not followed where there is none."""
    if not names:
        if public:
            raise InstarError(f"--public {public[0]} goes with --secret: without a secret all is public")
        return Secrets((), None)
    public = list(dict.fromkeys(public or ()))
    checker = Checker(program, design=design, core=core, public=public)
    return Secrets(names, checker, public)


def _times(used: int) -> str:
    return f"{used:,} time" + ("s" if used != 1 else "") if used else "never"
