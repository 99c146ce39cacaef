"""The command `instar`: one file per subcommand, results on stdout, messages on stderr.

Exit codes: 0 done; 1 a result was wrong (a vector, a kernel, a check); 2 the input was wrong, in one
sentence on stderr; 130 interrupted, 143 ended by SIGTERM, 141 nobody read stdout. `instar run` ends with the
program's own exit code.
"""

from __future__ import annotations

import functools
import io
import sys
import warnings
from collections.abc import Callable
from typing import ParamSpec, TypeVar, get_args, get_type_hints

import typer
from typer.exceptions import TyperException
from typer.models import ArgumentInfo

from instar import __version__
from instar._core import InstarError
from instar.cli import (
    annotate,
    bench,
    check,
    compare,
    ct,
    evaluate,
    explore,
    header,
    histogram,
    listing,
    measure,
    new,
    profile,
    rtl,
    run,
    score,
    signals,
    vectors,
)
from instar.cli.options import EXIT_WRONG_INPUT, EXIT_WRONG_RESULT, refuse_empty
from instar.cli.progress import messages
from instar.cli.wide import on_a_page
from instar.prepared import WrongResult
from instar.toolchain import BuildNote

P = ParamSpec("P")
R = TypeVar("R")


class Interrupted(Exception):
    """The user ended the run; Typer has its own silent way with KeyboardInterrupt."""


class Unread(Exception):
    """Who reads the result has seen enough; Typer would end the process."""


def told_apart(command: Callable[P, R]) -> Callable[P, R]:
    """`command`, with an interruption as `Interrupted`, and no option that is empty."""

    hints = get_type_hints(command, include_extras=True)
    arguments = {
        name for name, hint in hints.items() if any(isinstance(m, ArgumentInfo) for m in get_args(hint)[1:])
    }

    @functools.wraps(command)
    def wrapped(*args: P.args, **kwargs: P.kwargs) -> R:
        refuse_empty({name: value for name, value in kwargs.items() if name not in arguments})
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
    add_completion=True,
    pretty_exceptions_enable=False,
    # Commands inherit it; descriptions are plain text, whose brackets are no markup.
    context_settings={"help_option_names": ["-h", "--help"]},
    rich_markup_mode=None,
)
app.command("evaluate", short_help="a design beside its baselines and published figures")(
    told_apart(on_a_page(evaluate.command))
)
app.command("measure", short_help="one function or operation, checked and timed")(
    told_apart(on_a_page(measure.command))
)
app.command("run", short_help="an ELF program, from its entry to its exit")(
    told_apart(on_a_page(run.command))
)
app.command("score", short_help="recorded traces against a core model")(told_apart(on_a_page(score.command)))
app.command("annotate", short_help="a trace with the model's cycles and their causes")(
    told_apart(annotate.command)
)
app.command("compare", short_help="two timed runs side by side")(told_apart(on_a_page(compare.command)))
app.command("profile", short_help="where the cycles or instructions went")(
    told_apart(on_a_page(profile.command))
)
app.command("histogram", short_help="which instructions are executed")(
    told_apart(on_a_page(histogram.command))
)
app.command("ct", short_help="what depends on the secrets of a scheme")(told_apart(on_a_page(ct.command)))
app.command("vectors", short_help="a scheme against its known answers")(
    told_apart(on_a_page(vectors.command))
)
app.command("explore", short_help="a space of cores, designs and programs")(
    told_apart(on_a_page(explore.command))
)
app.command("bench", short_help="a table of what schemes cost on cores, and two of them compared")(
    told_apart(on_a_page(bench.command))
)
app.command("header", short_help="C header and assembler macros of a design")(told_apart(header.command))
app.command("list", short_help="the designs, cores and workloads that there are")(
    told_apart(on_a_page(listing.command))
)

app.command("check", short_help="validate descriptions without running anything")(
    told_apart(on_a_page(check.command))
)

new_app = typer.Typer(
    help="Begin a design, a core or a workload: commented text that runs at once.", no_args_is_help=True
)
new_app.command("design", short_help="one instruction, its cost, a kernel, an evaluation")(
    told_apart(new.design)
)
new_app.command("core", short_help="the parameters of another core, to be changed")(told_apart(new.core))
new_app.command("workload", short_help="C code with an operation and known answers")(told_apart(new.workload))
app.add_typer(new_app, name="new", short_help="begin a design, a core or a workload")

rtl_app = typer.Typer(
    help="The RTL of a core, from a Python package, beside the model.", no_args_is_help=True
)
rtl_app.command("score", short_help="recorded traces against a core model")(told_apart(on_a_page(rtl.score)))
rtl_app.command("trace", short_help="a call in RTL, written as a trace")(told_apart(rtl.trace))
app.add_typer(rtl_app, name="rtl", short_help="a core's RTL beside its model")


def _print_version(wanted: bool) -> None:
    if wanted:
        print(f"instar {__version__}")
        raise typer.Exit


@app.callback()
def _options(
    version: bool = typer.Option(
        False, "--version", callback=_print_version, is_eager=True, help="Print the version."
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
        for argument in arguments:
            if not argument.isascii() and argument != argument.encode(errors="replace").decode():
                shown = argument.encode(errors="surrogateescape")
                raise InstarError(
                    f"the argument {shown!r} is no UTF-8, which every name must be; rename the file"
                )
        with warnings.catch_warnings():
            warnings.simplefilter("always", BuildNote)
            warnings.showwarning = _notes(warnings.showwarning)
            outcome = app(arguments, standalone_mode=False, prog_name="instar")
    except TyperException as error:
        # Without a command the message is the help.
        message = error.format_message()
        messages.print(message if message.startswith("Usage: ") else f"instar: {message}")
        return error.exit_code
    except (Interrupted, KeyboardInterrupt, typer.Abort) as error:
        said, code = signals.sentence(error.__cause__ if isinstance(error, Interrupted) else error)
        messages.print(f"instar: {said}")
        return code
    except WrongResult as error:
        messages.print(f"instar: {error}")
        return EXIT_WRONG_RESULT
    except InstarError as error:
        messages.print(f"instar: {error}")
        return EXIT_WRONG_INPUT
    except (Unread, BrokenPipeError):
        signals.leave_streams()
        return signals.EXIT_PIPE
    except OSError as error:
        where = f"{error.filename}: " if error.filename is not None else ""
        messages.print(f"instar: {where}{error.strerror or error}")
        if error.filename == "stdout":
            signals.leave_streams()
        return EXIT_WRONG_INPUT
    except MemoryError:
        messages.print("instar: there is not enough memory for this")
        return EXIT_WRONG_INPUT
    return outcome if isinstance(outcome, int) else 0
