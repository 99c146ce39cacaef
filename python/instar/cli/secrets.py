"""`--secret` of `instar run`: what a program tells of secrets in its memory."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Annotated

import typer

from instar._core import Checker, Core, Design, Program
from instar.cli.options import EXIT_WRONG_RESULT, messages, print_json, program_console, steps
from instar.report.leaks import render_leaks

SecretOption = Annotated[
    list[str] | None,
    typer.Option(
        "--secret",
        metavar="SYMBOL[:LEN]",
        help="Follow this memory (LEN bytes, else all of the symbol) as a secret and "
        "tell what depends on it; may be repeated; default: none.",
    ),
]


def run_with_secrets(
    program: Program,
    secrets: Sequence[str],
    *,
    design: Design | None,
    core: Core | None,
    max_instructions: int | None,
    json: bool,
) -> int:
    """Runs a program and tells what depends on its secrets; 1 where something does, else its exit code."""
    checker = Checker(program, design=design, core=core, max_instructions=max_instructions)

    with steps(None, "following secrets") as bar:
        exit_code = checker.run(list(secrets), console=program_console(json, bar), progress=bar.ran)
    found = checker.findings()
    if json:
        print_json({"exit_code": exit_code, "instructions": found["instructions"], "leaks": found["leaks"]})
        return 0
    leaks = found["leaks"]
    if leaks:
        sys.stderr.write(render_leaks([(leak, ()) for leak in leaks]))
    told = "nothing depends" if not leaks else "1 source line depends"
    if len(leaks) > 1:
        told = f"{len(leaks)} source lines depend"
    messages.print(
        f"exit code {exit_code}, {found['instructions']:,} instructions; {told} on {', '.join(secrets)}",
        highlight=False,
    )
    return exit_code or (EXIT_WRONG_RESULT if leaks else 0)
