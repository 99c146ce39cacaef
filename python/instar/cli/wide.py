"""`--wide`, the same option of every command that prints tables, and the page that they are printed on."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable
from typing import Annotated, Any, TypeVar

import typer

from instar.report import page

R = TypeVar("R")

_OPTION = Annotated[
    bool,
    typer.Option("--wide", help="Tables in whole lines; default: as wide as the terminal, whole in a pipe."),
]


def on_a_page(command: Callable[..., R]) -> Callable[..., R]:
    """`command` with the option `--wide`; what it prints fits the terminal without it."""

    @functools.wraps(command)
    def wrapped(*args: Any, wide: bool = False, **kwargs: Any) -> R:
        page.set_width(None if wide else page.terminal_width())
        return command(*args, **kwargs)

    # Typer reads the options off the signature.
    signature = inspect.signature(command, eval_str=True)
    option = inspect.Parameter("wide", inspect.Parameter.KEYWORD_ONLY, default=False, annotation=_OPTION)
    parameters = [*signature.parameters.values(), option]
    wrapped.__signature__ = signature.replace(parameters=parameters)  # type: ignore[attr-defined]
    wrapped.__annotations__ = {one.name: one.annotation for one in parameters}
    return wrapped
