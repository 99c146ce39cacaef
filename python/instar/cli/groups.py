"""Options that belong together: a dataclass whose fields are options is one parameter of a command."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable
from dataclasses import MISSING, Field, fields, is_dataclass
from typing import Any, TypeVar, get_type_hints

R = TypeVar("R")


def spread(command: Callable[..., R]) -> Callable[..., R]:
    """`command` with each dataclass among its parameters as the options that are its fields, in its place."""
    parameters: list[inspect.Parameter] = []
    groups: dict[str, type] = {}
    signature = inspect.signature(command, eval_str=True)
    for one in signature.parameters.values():
        if not (isinstance(one.annotation, type) and is_dataclass(one.annotation)):
            parameters.append(one.replace(kind=inspect.Parameter.KEYWORD_ONLY))
            continue
        groups[one.name] = one.annotation
        hints = get_type_hints(one.annotation, include_extras=True)
        parameters += [_option(field, hints[field.name]) for field in fields(one.annotation)]

    @functools.wraps(command)
    def wrapped(**given: Any) -> R:
        made = {
            name: group(**{field.name: given.pop(field.name) for field in fields(group)})
            for name, group in groups.items()
        }
        return command(**given, **made)

    # Typer reads the options off the signature.
    wrapped.__signature__ = signature.replace(parameters=parameters)  # type: ignore[attr-defined]
    wrapped.__annotations__ = {one.name: one.annotation for one in parameters}
    return wrapped


def _option(field: Field[Any], annotation: Any) -> inspect.Parameter:
    default = inspect.Parameter.empty if field.default is MISSING else field.default
    kind = inspect.Parameter.KEYWORD_ONLY
    return inspect.Parameter(field.name, kind, default=default, annotation=annotation)
