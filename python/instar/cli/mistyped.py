"""What is said of a command line that the parser refuses: the option, what it got, what is right."""

from __future__ import annotations

from typing import Any

from typer.exceptions import TyperException


def sentence(error: TyperException) -> str:
    """The parser's sentence; of a number out of its range, or of none, our own with the range in it."""
    return _of_number(error) or error.format_message().replace(": Value error, ", ": ")


def _of_number(error: TyperException) -> str | None:
    param, cause = getattr(error, "param", None), error.__cause__
    faults: list[dict[str, Any]] = cause.errors() if cause is not None and hasattr(cause, "errors") else []
    what = {"int": "a whole number", "float": "a number"}.get(getattr(cause, "title", "").rpartition("-")[2])
    if param is None or what is None or len(faults) != 1:
        return None
    name = " / ".join(f"'{name}'" for name in param.opts) if param.opts[0].startswith("-") else param.name
    return f"Invalid value for {name}: {faults[0]['input']!r}; {what}{_range(param.min, param.max)} is right"


def _range(least: float | None, most: float | None) -> str:
    if least is not None and most is not None:
        return f" from {least} to {most}"
    if least is not None:
        return f" of at least {least}"
    return "" if most is None else f" of at most {most}"
