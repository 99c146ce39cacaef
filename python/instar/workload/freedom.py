"""What of a function's inputs a caller may choose: lengths, alignments, numbers.

Its contract says so; where the contract says nothing everything of the type may come. What portable
code itself cannot take was never meant, so it is left out then, and told.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

import numpy as np

from instar.workload.constants import near
from instar.workload.inputs import (
    Input,
    bounds,
    call_arguments,
    elements_of,
    made_up,
    usual_length,
    with_lengths,
)
from instar.workload.settings import Setting, byte_sizes, is_buffer

if TYPE_CHECKING:
    from instar._core import FunctionInfo

#: Elements that are tried where a contract names no most, unless the usual number is larger.
_OPEN = 1100
#: Alignments that are told apart.
_WIDEST = 64

#: What portable code breaks on an input in a setting; None where nothing.
Portable = Callable[[Input, Setting], str | None]


@dataclass(frozen=True)
class Length:
    """Numbers of elements that a caller may give."""

    low: int
    high: int
    multiple: int
    usual: int
    #: The contract names no most.
    open_ended: bool

    def tried(self, numbers: list[int], chance: np.random.Generator) -> list[int]:
        """Those that are tried: the first ones, those near powers of two, numbers of the code, and others."""
        step = self.multiple
        wanted = [*range(41), *(2**k + d for k in range(5, 17) for d in (-1, 0, 1))]
        wanted += [300, 777, self.high // step, self.low // step, self.usual // step]
        wanted += [int(chance.integers(self.low, self.high, endpoint=True)) // step for _ in range(8)]
        found = {number * step for number in wanted} | set(near(numbers, self.low, self.high, 32))
        return sorted(n for n in found if self.low <= n <= self.high and n % step == 0)


@dataclass(frozen=True)
class Freedom:
    """All that a caller may choose."""

    #: By argument: what its address is a multiple of.
    aligns: list[int]
    lengths: dict[str, Length] = field(default_factory=dict)
    #: Scalars with a usual value that may have others.
    scalars: frozenset[str] = frozenset()
    #: What is left out, in sentences.
    untried: tuple[str, ...] = ()

    @classmethod
    def of(cls, function: FunctionInfo, parameter_set: str) -> Freedom:
        """By the contract."""
        lengths = {}
        for argument in function["args"]:
            if argument["kind"] != "length":
                continue
            buffer = next(other for other in function["args"] if other["name"] == argument["of"])
            usual = usual_length(function, argument, parameter_set)
            limits = bounds(argument["range"], parameter_set)
            multiple = argument["multiple"][parameter_set] if argument["multiple"] else 1
            high = max(_OPEN, 2 * usual) // multiple * multiple
            if buffer["count"] is not None:
                high = usual
            low, high = limits or (0, high)
            if buffer["count"] is None or limits is not None:
                lengths[argument["name"]] = Length(low, high, multiple, usual, limits is None)
        scalars = {a["name"] for a in function["args"] if a["kind"] == "scalar" and a["value"] is not None}
        scalars -= {argument["times"] or "" for argument in function["args"]}
        return cls([argument["align"] for argument in function["args"]], lengths, frozenset(scalars))

    def any_scalars(self, function: FunctionInfo) -> FunctionInfo:
        """`function` without the usual values of what may have others."""
        args = [
            {**argument, "value": None} if argument["name"] in self.scalars else argument
            for argument in function["args"]
        ]
        return {**function, "args": args}  # type: ignore[typeddict-item]

    def that(self, function: FunctionInfo, parameter_set: str, portable: Portable) -> Freedom:
        """The same without what portable code cannot take where the contract does not promise it."""
        found = self
        for step in (_without_lengths, _without_scalars, _without_alignments):
            found = step(found, function, parameter_set, portable)
        return found


def _probe(function: FunctionInfo, parameter_set: str, name: str) -> Input:
    return Input(name, made_up(function, parameter_set, np.random.default_rng(1), "random"), function)


def _without_lengths(
    freedom: Freedom, function: FunctionInfo, parameter_set: str, portable: Portable
) -> Freedom:
    kept = dict(freedom.lengths)
    untried = []
    for name, length in freedom.lengths.items():
        if not length.open_ended:
            continue
        for number in (0, length.multiple, 3 * length.multiple, length.high):
            given = with_lengths(function, parameter_set, {name: number})
            if (
                broken := portable(_probe(given, parameter_set, f"{name} = {number}"), Setting())
            ) is not None:
                kept[name] = replace(length, low=length.usual, high=length.usual, open_ended=False)
                untried.append(
                    f"{name} other than {length.usual}: with {number} portable code itself is wrong "
                    f"({broken}); `range` and `multiple` say what it takes"
                )
                break
    return replace(freedom, lengths=kept, untried=(*freedom.untried, *untried))


def _without_scalars(
    freedom: Freedom, function: FunctionInfo, parameter_set: str, portable: Portable
) -> Freedom:
    kept = set(freedom.scalars)
    untried = []
    for argument in function["args"]:
        name = argument["name"]
        if name not in kept or argument["range"] is not None:
            continue
        free = freedom.any_scalars(function)
        elements = elements_of(function, argument, parameter_set, {})
        for value in dict.fromkeys([elements.low, elements.least, elements.high]):
            given = _probe(free, parameter_set, f"{name} = {value}")
            given.values[name] = elements.of([value])
            if (broken := portable(given, Setting())) is not None:
                kept.discard(name)
                untried.append(
                    f"{name} other than usual: with {value} portable code itself is wrong ({broken}); "
                    "`range` says what it takes"
                )
                break
    return replace(freedom, scalars=frozenset(kept), untried=(*freedom.untried, *untried))


def _without_alignments(
    freedom: Freedom, function: FunctionInfo, parameter_set: str, portable: Portable
) -> Freedom:
    aligns, untried = list(freedom.aligns), []
    given = _probe(function, parameter_set, "alignment")
    sizes = byte_sizes(function, call_arguments(function, parameter_set, given.values))
    for at, argument in enumerate(function["args"]):
        if not is_buffer(argument) or not sizes[at]:
            continue
        while aligns[at] < _WIDEST:
            offsets = tuple(aligns[at] if number == at else 0 for number in range(len(aligns)))
            if portable(given, Setting(offsets)) is None:
                break
            aligns[at] *= 2
        if aligns[at] != freedom.aligns[at]:
            untried.append(
                f"{argument['name']} at addresses that are no multiple of {aligns[at]}, where portable code "
                "itself fails; `align` says what it takes"
            )
    return replace(freedom, aligns=aligns, untried=(*freedom.untried, *untried))
