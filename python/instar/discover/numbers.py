"""The numbers of two encodings beside each other: which of one does what one of the other does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from instar.discover.matching import Given
from instar.discover.operation import Operation

#: Widths whose shifts turn over: `32 - shamt`.
_TURNS = (8, 16, 32, 64)
Choice = tuple[int, ...]


def chosen(numbers: Mapping[Choice, list[Choice]]) -> dict[Choice, Choice]:
    """One choice for each number of the truth; the number itself, or what it leaves of a width, first."""
    return {
        number: min(mine, key=lambda one: (_strangeness(one, number), one))
        for number, mine in numbers.items()
    }


def _strangeness(mine: Choice, number: Choice) -> int:
    plain = [0 if one in number else 1 if any(_turned(one, of) for of in number) else 2 for one in mine]
    return sum(plain)


def _turned(mine: int, number: int) -> bool:
    return any((mine + number) % turn == 0 for turn in _TURNS)


def described(
    found: Operation, truth: Operation, given: tuple[Given, ...], shown: Mapping[Choice, Choice]
) -> dict[str, str]:
    """What each number of the found instruction is, and the operand that holds an amount."""
    names = list(found.numbers)
    names += [operand for operand, one in zip(found.inputs, given, strict=True) if one.kind == "amount"]
    return {
        name: _formula([mine[at] for mine in shown.values()], list(shown), truth)
        for at, name in enumerate(names)
    }


def _formula(values: Sequence[int], numbers: Sequence[Choice], truth: Operation) -> str:
    if len(set(values)) == 1:
        return str(values[0])
    if len(truth.numbers) == 1:
        (name,) = truth.numbers
        pairs = list(zip(values, (number[0] for number in numbers), strict=True))
        if all(mine == number for mine, number in pairs):
            return name
        for turn in _TURNS:
            if all(mine in (turn - number, -number % turn) for mine, number in pairs):
                return f"{turn} - {name}"
    return "by " + ", ".join(
        f"{'/'.join(map(str, number))}: {mine}" for mine, number in zip(values, numbers, strict=True)
    )
