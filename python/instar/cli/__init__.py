"""The command `instar`: one file per subcommand, results on stdout, messages on stderr.

Exit codes: 0 done; 1 a result was wrong (a vector, a kernel, a check); 2 the input was wrong, in one
sentence on stderr; 130 interrupted. `instar run` ends with the program's own exit code.
"""

from __future__ import annotations

import functools
import sys
import warnings
from collections.abc import Callable
from typing import ParamSpec, TypeVar

import typer
from typer.exceptions import TyperException

from instar import __version__
from instar._core import InstarError
from instar.cli import (
    annotate,
    compare,
    ct,
    evaluate,
    explore,
    header,
    histogram,
    listing,
    measure,
    profile,
    rtl,
    run,
    score,
    vectors,
)
from instar.cli.options import EXIT_INTERRUPTED, EXIT_WRONG_INPUT, EXIT_WRONG_RESULT
from instar.prepared import WrongResult
from instar.toolchain import BuildNote

P = ParamSpec("P")
R = TypeVar("R")


class Interrupted(Exception):
    """The user ended the run; Typer has its own silent way with KeyboardInterrupt."""


def told_apart(command: Callable[P, R]) -> Callable[P, R]:
    """`command`, with an interruption as `Interrupted`."""

    @functools.wraps(command)
    def wrapped(*args: P.args, **kwargs: P.kwargs) -> R:
        try:
            return command(*args, **kwargs)
        except KeyboardInterrupt as error:
            raise Interrupted from error

    return wrapped


app = typer.Typer(
    name="instar",
    help="Describe a RISC-V instruction once; know in seconds what it does to post-quantum cryptography.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.command("evaluate")(told_apart(evaluate.command))
app.command("measure")(told_apart(measure.command))
app.command("run")(told_apart(run.command))
app.command("score")(told_apart(score.command))
app.command("annotate")(told_apart(annotate.command))
app.command("compare")(told_apart(compare.command))
app.command("profile")(told_apart(profile.command))
app.command("histogram")(told_apart(histogram.command))
app.command("ct")(told_apart(ct.command))
app.command("vectors")(told_apart(vectors.command))
app.command("explore")(told_apart(explore.command))
app.command("header")(told_apart(header.command))
app.command("list")(told_apart(listing.command))

rtl_app = typer.Typer(
    help="The RTL of a core, from a Python package, beside the model.", no_args_is_help=True
)
rtl_app.command("score")(told_apart(rtl.score))
rtl_app.command("trace")(told_apart(rtl.trace))
app.add_typer(rtl_app, name="rtl")


def _print_version(wanted: bool) -> None:
    if wanted:
        print(f"instar {__version__}")
        raise typer.Exit


@app.callback()
def _options(
    version: bool = typer.Option(
        False, "--version", callback=_print_version, is_eager=True, help="Print it."
    ),
) -> None:
    pass


def main() -> None:
    """Entry point of the command `instar`."""
    sys.exit(run_command(sys.argv[1:]))


def _notes(others: Callable[..., None]) -> Callable[..., None]:
    """Shows each note on a build once and in one line, and other warnings as ever."""
    told: set[str] = set()

    def show(message: Warning | str, category: type[Warning], *args: object, **kwargs: object) -> None:
        if not issubclass(category, BuildNote):
            others(message, category, *args, **kwargs)
        elif str(message) not in told:
            told.add(str(message))
            print(f"note: {message}", file=sys.stderr)

    return show


def run_command(arguments: list[str]) -> int:
    """Runs one command line and returns its exit code; nothing but wrong code raises."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("always", BuildNote)
            warnings.showwarning = _notes(warnings.showwarning)
            outcome = app(arguments, standalone_mode=False, prog_name="instar")
    except TyperException as error:
        # Without a command the help was printed, and there is no message.
        if message := error.format_message():
            print(f"instar: {message}", file=sys.stderr)
        return error.exit_code
    except (Interrupted, KeyboardInterrupt, typer.Abort):
        print("instar: interrupted; what was finished is kept", file=sys.stderr)
        return EXIT_INTERRUPTED
    except WrongResult as error:
        print(f"instar: {error}", file=sys.stderr)
        return EXIT_WRONG_RESULT
    except InstarError as error:
        print(f"instar: {error}", file=sys.stderr)
        return EXIT_WRONG_INPUT
    except OSError as error:
        print(f"instar: {error.filename}: {error.strerror}", file=sys.stderr)
        return EXIT_WRONG_INPUT
    return outcome if isinstance(outcome, int) else 0
