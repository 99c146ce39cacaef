"""`--no-cache`, the same option of every command: nothing that was built or computed before is used."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable
from typing import Any, TypeVar

from instar import cache
from instar.cli.options import NoCacheOption

R = TypeVar("R")
_NAME = "no_cache"


def may_be_anew(command: Callable[..., R]) -> Callable[..., R]:
    """`command` with the option `--no-cache`, which a command need not know of."""
    signature = inspect.signature(command, eval_str=True)
    asks = _NAME in signature.parameters

    @functools.wraps(command)
    def wrapped(*args: Any, no_cache: bool = False, **kwargs: Any) -> R:
        cache.use(not no_cache)
        return command(*args, **kwargs, **({_NAME: no_cache} if asks else {}))

    # Typer reads the options off the signature.
    option = inspect.Parameter(_NAME, inspect.Parameter.KEYWORD_ONLY, default=False, annotation=NoCacheOption)
    parameters = [*signature.parameters.values(), *([] if asks else [option])]
    wrapped.__signature__ = signature.replace(parameters=parameters)  # type: ignore[attr-defined]
    wrapped.__annotations__ = {one.name: one.annotation for one in parameters}
    return wrapped
