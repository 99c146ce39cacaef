"""The command `instar`: one file per subcommand, results on stdout, messages on stderr.

Exit codes: 0 done; 1 a result was wrong (a vector, a kernel, a check); 2 the input was wrong, in one
sentence on stderr; 130 interrupted, 143 ended by SIGTERM, 141 nobody read stdout. `instar run` ends with the
program's own exit code.
"""

from __future__ import annotations

import functools
import io
import sys
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
    signals,
    vectors,
)
from instar.cli.options import EXIT_WRONG_INPUT, EXIT_WRONG_RESULT, refuse_empty
from instar.prepared import WrongResult

P = ParamSpec("P")
R = TypeVar("R")


class Interrupted(Exception):
    """The user ended the run; Typer has its own silent way with KeyboardInterrupt."""


class Unread(Exception):
    """Who reads the result has seen enough; Typer would end the process."""


def told_apart(command: Callable[P, R]) -> Callable[P, R]:
    """`command`, with an interruption as `Interrupted`, and no option that is empty."""

    @functools.wraps(command)
    def wrapped(*args: P.args, **kwargs: P.kwargs) -> R:
        refuse_empty(kwargs)
        try:
            return command(*args, **kwargs)
        except KeyboardInterrupt as error:
            raise Interrupted from error
        except BrokenPipeError as error:
            raise Unread from error

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
    signals.handle()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # What a terminal's character set lacks is shown as a number.
            stream.reconfigure(errors="backslashreplace")
    code = run_command(sys.argv[1:])
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        signals.leave_streams()
        code = signals.EXIT_PIPE
    except OSError as error:
        print(f"instar: stdout: {error.strerror}", file=sys.stderr)
        signals.leave_streams()
        code = EXIT_WRONG_INPUT
    sys.exit(code)


def run_command(arguments: list[str]) -> int:
    """Runs one command line and returns its exit code; nothing but wrong code raises."""
    try:
        for argument in arguments:
            if not argument.isascii() and argument != argument.encode(errors="replace").decode():
                shown = argument.encode(errors="surrogateescape")
                raise InstarError(
                    f"the argument {shown!r} is no UTF-8, which every name must be; rename the file"
                )
        outcome = app(arguments, standalone_mode=False, prog_name="instar")
    except TyperException as error:
        # Without a command the help was printed, and there is no message.
        if message := error.format_message():
            print(f"instar: {message}", file=sys.stderr)
        return error.exit_code
    except (Interrupted, KeyboardInterrupt, typer.Abort) as error:
        said, code = signals.sentence(error.__cause__ if isinstance(error, Interrupted) else error)
        print(f"instar: {said}", file=sys.stderr)
        return code
    except WrongResult as error:
        print(f"instar: {error}", file=sys.stderr)
        return EXIT_WRONG_RESULT
    except InstarError as error:
        print(f"instar: {error}", file=sys.stderr)
        return EXIT_WRONG_INPUT
    except (Unread, BrokenPipeError):
        signals.leave_streams()
        return signals.EXIT_PIPE
    except OSError as error:
        where = f"{error.filename}: " if error.filename is not None else ""
        print(f"instar: {where}{error.strerror or error}", file=sys.stderr)
        if error.filename == "stdout":
            signals.leave_streams()
        return EXIT_WRONG_INPUT
    except MemoryError:
        print("instar: there is not enough memory for this", file=sys.stderr)
        return EXIT_WRONG_INPUT
    return outcome if isinstance(outcome, int) else 0
