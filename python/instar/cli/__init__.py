"""The command `instar`: one file per subcommand, results on stdout, messages on stderr.

Exit codes: 0 done; 1 a result was wrong (a vector, a kernel, a check); 2 the input was wrong, in
one sentence on stderr; 130 interrupted, 143 ended by SIGTERM, 141 nobody read stdout. `instar run`
ends with the program's own exit code.
"""

from __future__ import annotations

import functools
import io
import os
import sys
import warnings
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import ParamSpec, TypeVar, get_args, get_type_hints

import typer
from typer.core import TyperGroup
from typer.exceptions import TyperException
from typer.models import ArgumentInfo

from instar._core import InstarError
from instar.cli import mistyped, signals
from instar.cli.anew import may_be_anew
from instar.cli.beside import looks_beside
from instar.cli.command_examples import as_in
from instar.cli.groups import spread
from instar.cli.messages import messages
from instar.cli.once import OnceCommand
from instar.cli.options import EXIT_UNFINISHED, EXIT_WRONG_INPUT, EXIT_WRONG_RESULT, refuse_empty
from instar.cli.typed import known_as_typed
from instar.cli.wide import on_a_page
from instar.outcome import BuildNote, Unfinished, WrongResult
from instar.version import version as own_version

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


@dataclass(frozen=True)
class Entry:
    """A command: where it stands, and what the list of commands says of it."""

    module: str
    short_help: str
    function: str = "command"
    #: It prints tables, and takes `--wide`.
    tables: bool = True

    def load(self) -> Callable[..., object]:
        command = spread(getattr(import_module(f"instar.cli.{self.module}"), self.function))
        paged = on_a_page(command) if self.tables else command
        return told_apart(known_as_typed(may_be_anew(looks_beside(paged))))


COMMANDS = {
    "evaluate": Entry("evaluate", "a design beside its baselines and published figures"),
    "measure": Entry("measure", "one function or operation, checked and timed"),
    "run": Entry("run", "an ELF program, from its entry to its exit"),
    "score": Entry("score", "recorded traces against a core model"),
    "annotate": Entry("annotate", "a trace with the model's cycles and their causes", tables=False),
    "compare": Entry("compare", "two timed runs side by side"),
    "profile": Entry("profile", "where the cycles or instructions went"),
    "show": Entry("show", "a few instructions on their way through the pipeline"),
    "histogram": Entry("histogram", "which instructions are executed"),
    "energy": Entry("energy", "what an operation draws with a design and without, as a ratio"),
    "ct": Entry("ct", "what depends on the secrets of a scheme"),
    "fault": Entry("fault", "what faults can make of an operation that must refuse"),
    "gadget": Entry("gadget", "what probes in a masked circuit tell of its secrets"),
    "leak": Entry("leak", "what registers of a core tell of masked secrets"),
    "check-kernel": Entry("check_kernel", "kernels beside the portable code that they replace"),
    "discover": Entry("discover", "instructions that functions would gain from, found and proved"),
    "schedule": Entry(
        "schedule", "the best order of a function's instructions, with its proof", tables=False
    ),
    "hardware": Entry("hardware", "circuits of a design's instructions, proved and measured"),
    "synth": Entry("synth", "what a circuit costs in gates, FPGA parts and delay"),
    "vectors": Entry("vectors", "a scheme against its known answers"),
    "explore": Entry("explore", "a space of cores, designs and programs"),
    "report": Entry("report", "a page on a design, or a gallery of all", tables=False),
    "bench": Entry("bench", "a table of what schemes cost on cores, and two of them compared"),
    "suite": Entry("suite", "benchmarks that you bring (CoreMark, Dhrystone, Embench), scored on cores"),
    "tune": Entry("tune", "compiler flags of a scheme, searched with a core model as judge"),
    "repeat": Entry("repeat", "a result made again by its command, and compared"),
    "header": Entry("header", "C header and assembler macros of a design", tables=False),
    "list": Entry("listing", "the designs, cores and workloads that there are"),
    "docs": Entry("docs", "the pages of the documentation", tables=False),
    "check": Entry("check", "validate descriptions without running anything"),
    "cite": Entry("cite", "how to cite this Instar, with version and commit", tables=False),
}
#: Groups of commands: what the list says of them, their help, and their commands.
GROUPS = {
    "new": (
        "begin a design, a device, a core or a workload",
        "Begin a design, a device, a core or a workload: commented text that runs at once.",
        {
            "design": Entry("new", "one instruction, its cost, a kernel, an evaluation", "design", False),
            "device": Entry("new", "a device on the bus, its registers from SystemRDL too", "device", False),
            "core": Entry("new", "the parameters of another core, to be changed", "core", False),
            "workload": Entry("new", "C code with an operation and known answers", "workload", False),
        },
    ),
    "rtl": (
        "a core's RTL beside its model",
        "The RTL of a core, from a Python package, beside the model.",
        {
            "run": Entry("rtl", "calls on a core with a design's coprocessor in it", "run", False),
            "score": Entry("rtl", "calls or a program in RTL: how close the model comes", "score"),
            "trace": Entry("rtl", "a call in RTL, written as a trace", "trace", False),
            "leak": Entry("rtl_leak", "values in the core's registers: the model's beside RTL's"),
            "compare": Entry("rtl_compare", "a trace of yours beside a run of its program"),
            "verify": Entry(
                "rtl_verify", "random programs in RTL and model: where they part, which rules were reached"
            ),
            "area": Entry("rtl_area", "whole cores in gates, part by part, beside each other"),
            "prove": Entry("rtl_prove", "circuits of a design beside its description", "prove"),
        },
    ),
}


def _named_only() -> None:
    """Stands in the list for a command that is not asked for."""
    raise AssertionError("a command that was not loaded")


def application(wanted: str | None = None) -> typer.Typer:
    """The command line with the command or group `wanted` alone, so that it begins soon; None: with all."""
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
    app.callback()(_options)

    def add(group: typer.Typer, entries: Mapping[str, Entry], chosen: str | None) -> None:
        for name, entry in entries.items():
            command = entry.load() if chosen in (None, name) else _named_only
            group.command(name, cls=OnceCommand, short_help=entry.short_help)(command)

    add(app, COMMANDS, wanted)
    for name, (short_help, text, entries) in GROUPS.items():
        group = typer.Typer(help=text, no_args_is_help=True)
        add(group, entries, None if wanted in (None, name) else "")
        app.add_typer(group, name=name, short_help=short_help)
    return app


@functools.cache
def _command(wanted: str | None) -> TyperGroup:
    """The same as it reads command lines: a process that runs many makes it once."""
    made = typer.main.get_command(application(wanted))
    assert isinstance(made, TyperGroup)
    return made


def _wanted(arguments: Sequence[str]) -> str | None:
    """The command that a command line names, "" where it names none; None where a shell completes it."""
    if "_INSTAR_COMPLETE" in os.environ:
        return None
    return next((word for word in arguments if not word.startswith("-")), "")


def _print_version(wanted: bool) -> None:
    if wanted:
        print(f"instar {own_version()}")
        raise typer.Exit


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
    signals.finished()
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
            command = _command(_wanted(arguments))
            outcome = command.main(arguments, standalone_mode=False, prog_name="instar")
    except TyperException as error:
        # Without a command the message is the help.
        message = mistyped.sentence(error)
        if message.startswith("Missing argument"):
            message = message.rstrip(".") + as_in(arguments)
        messages.print(message if message.startswith("Usage: ") else f"instar: {message}")
        return error.exit_code
    except (Interrupted, KeyboardInterrupt, typer.Abort) as error:
        cause = error.__cause__ if isinstance(error, Interrupted) else error
        said, code = signals.sentence(cause)
        if place := signals.place(cause):
            messages.print(f"note: the program was at {place}")
        messages.print(f"instar: {said}")
        return code
    except WrongResult as error:
        messages.print(f"instar: {error}")
        return EXIT_WRONG_RESULT
    except Unfinished as error:
        messages.print(f"instar: {error}")
        return EXIT_UNFINISHED
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
