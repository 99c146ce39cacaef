"""The command line that runs, as results keep it: without the options that change no result."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import typer

from instar._core import InstarError
from instar.origin import command as running

R = TypeVar("R")
_CONTEXT = "typed_context"
#: Parameters that name what a command writes, files or a folder; a test knows those of all
#: commands.
WRITES = {
    "annotate": {"out"},
    "bench": {"html", "csv", "md"},
    "evaluate": {"csv", "md"},
    "discover": {"out"},
    "explore": {"out"},
    "hardware": {"out"},
    "header": {"out"},
    "histogram": {"out"},
    "leak": {"out", "npy"},
    "new core": {"folder"},
    "new design": {"folder"},
    "new device": {"folder"},
    "new workload": {"folder"},
    "profile": {"flame", "kanata", "perfetto", "cycles"},
    "repeat": {"keep"},
    "report": {"out"},
    "rtl run": {"vcd"},
    "rtl score": {"vcd"},
    "rtl trace": {"out", "index"},
    "rtl verify": {"out", "junit"},
    "run": {"trace", "histogram_to", "flame", "coverage"},
    "schedule": {"out"},
    "show": {"out"},
    "suite": {"csv", "md", "picture"},
    "tune": {"md"},
}
#: Those that name what is read.
READS = {
    *(
        "a",
        "accept",
        "b",
        "check",
        "checkout",
        "compare",
        "elf",
        "file",
        "files",
        "folder",
        "index",
        "kernel",
        "operands",
    ),
    *("path", "program", "rdl", "rtl", "space", "suite", "trace"),
}
#: Commands whose results can be made again.
REPEATED = {
    *("bench", "check-kernel", "compare", "ct", "evaluate", "explore", "fault", "gadget"),
    *(
        "hardware",
        "header",
        "histogram",
        "leak",
        "measure",
        "profile",
        "report",
        "rtl compare",
        "rtl prove",
        "rtl run",
    ),
    *("rtl score", "run", "schedule", "score", "show", "synth", "tune", "vectors"),
}
#: Commands that write where nobody says where.
UNASKED = {"explore", "report"}
#: What a stranger's file may not ask for, and why.
REFUSED = {
    "checkout": "names RTL that would be compiled and run on this machine",
    "gdb": "waits for a debugger",
    "rtl": "names RTL that would be compiled and run on this machine",
}
#: Options that change when and how something is computed and shown, but not what comes out.
WITHOUT_EFFECT = {"no_cache", "jobs", "cluster", "wide", "recompute"}


def known_as_typed(command: Callable[..., R]) -> Callable[..., R]:
    """`command`, which begins by noting how it was called."""

    @functools.wraps(command)
    def wrapped(*args: Any, typed_context: typer.Context, **kwargs: Any) -> R:
        if (folder := running.again_in()) is not None:
            kwargs = _elsewhere(name_of(typed_context), kwargs, folder)
        else:
            running.begin(_words(typed_context))
        return command(*args, **kwargs)

    # Typer reads the options off the signature, and gives the context to who names it.
    signature = inspect.signature(command, eval_str=True)
    context = inspect.Parameter(_CONTEXT, inspect.Parameter.KEYWORD_ONLY, annotation=typer.Context)
    parameters = [*signature.parameters.values(), context]
    wrapped.__signature__ = signature.replace(parameters=parameters)  # type: ignore[attr-defined]
    wrapped.__annotations__ = {one.name: one.annotation for one in parameters}
    return wrapped


def _elsewhere(name: str, given: dict[str, Any], folder: Path) -> dict[str, Any]:
    """What a command that a result names is called with: its outputs go to `folder`, and to it alone.

    Raises `InstarError` for what a stranger's file may not have this machine do.
    """
    if name not in REPEATED:
        raise InstarError(f"`instar {name}` makes no result that could be made again")
    for refused, why in REFUSED.items():
        if given.get(refused) is not None:
            raise InstarError(f"--{refused} {why}; run the command yourself where you trust it")
    made = {**given, "no_cache": True} | ({"cluster": None} if "cluster" in given else {})
    writes = WRITES.get(name, set())
    for number, (option, value) in enumerate(given.items()):
        if option in writes and (value is not None or name in UNASKED):
            made[option] = _into(folder / str(number), value)
        elif option not in READS and _has_path(value):
            raise InstarError(f"--{option.replace('_', '-')} names a file, and it is not known what for")
    return made


def _into(folder: Path, value: Any) -> Any:
    """The same names in another folder."""
    if isinstance(value, list | tuple):
        return [_into(folder / str(number), one) for number, one in enumerate(value)]
    folder.mkdir(parents=True, exist_ok=True)
    return folder / (Path(value or "out").name or "out")


def _has_path(value: Any) -> bool:
    return isinstance(value, Path) or (isinstance(value, list | tuple) and any(map(_has_path, value)))


def given(context: typer.Context, name: str | None) -> bool:
    """Whether a parameter was typed."""
    source = context.get_parameter_source(name) if name else None
    return source is not None and source.name == "COMMANDLINE"


def name_of(context: typer.Context) -> str:
    """`rtl run`."""
    return context.command_path.partition(" ")[2]


def _words(context: typer.Context) -> Iterator[str]:
    """The words of the command, arguments first."""
    name = name_of(context)
    yield from name.split(" ")
    writes = WRITES.get(name, set())
    arguments, options = [], []
    for one in context.command.params:
        if not given(context, one.name) or one.name in WITHOUT_EFFECT:
            continue
        values = _listed(context.params[one.name or ""], names_output=one.name in writes)
        if one.param_type_name == "argument":
            arguments += values
        elif getattr(one, "is_flag", False):
            spelled = one.opts if context.params[one.name or ""] else one.secondary_opts
            options.append(_long(spelled))
        else:
            size = max(one.nargs, 1)
            for at in range(0, len(values), size):
                options += [_long(one.opts), *values[at : at + size]]
    if any(word.startswith("-") for word in arguments):
        yield from options
        yield "--"
        yield from arguments
    else:
        yield from arguments
        yield from options


def _long(spelled: list[str]) -> str:
    return max(spelled, key=len)


def _listed(value: Any, *, names_output: bool) -> list[str]:
    """The words of a value: of an output its name alone, for the rest of its place is the user's."""
    if isinstance(value, list | tuple):
        return [word for one in value for word in _listed(one, names_output=names_output)]
    if isinstance(value, Path) and names_output:
        return [value.name or str(value)]
    text = str(getattr(value, "value", value))
    return [text.lower() if isinstance(value, bool) else text]
