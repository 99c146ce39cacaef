"""What a contract leaves open of a call: where buffers lie, what idle registers and old memory hold.

A function may count on none of it, so a check varies it. Source: docs/reference/workload.md, "A
kernel by itself".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np

from instar.workload.inputs import ELEMENT_TYPES

if TYPE_CHECKING:
    from instar._core import Arg, ArgumentInfo, Conditions, FunctionInfo

PAGE = 4096
#: Alignments up to a cache line's are told apart.
_LINE = 64


@dataclass(frozen=True)
class Setting:
    """One choice of all that."""

    #: By argument: where in a page its buffer begins; () is as it comes.
    offsets: tuple[int, ...] = ()
    #: By argument: the earlier one whose buffer it is too.
    shared: tuple[int | None, ...] = ()
    reversed: bool = False
    #: What idle registers hold: "marks", "zeros", "ones", or the seed of numbers by chance.
    idle: str = "marks"
    #: Memory is as the call before left it.
    keep_memory: bool = False

    def conditions(self) -> Conditions:
        """As a watched call takes it."""
        return list(self.offsets), list(self.shared), self.reversed, self.idle, self.keep_memory

    def told(self, args: Sequence[ArgumentInfo]) -> str:
        """In a sentence, behind the name of an input; nothing where all is as it comes."""
        parts = []
        buffers = [number for number, one in enumerate(args) if is_buffer(one)]
        for number in buffers if self.offsets else ():
            parts.append(f"{args[number]['name']} at {self.offsets[number]:#x} of a page")
        for number, other in enumerate(self.shared):
            if other is not None:
                parts.append(f"{args[number]['name']} and {args[other]['name']} in one buffer")
        if self.reversed and len(buffers) > 1:
            parts.append("the last buffer first")
        if self.idle != "marks":
            held = {"zeros": "zero", "ones": "all ones"}.get(self.idle, f"numbers of seed {self.idle}")
            parts.append(f"idle registers {held}")
        if self.keep_memory:
            parts.append("memory as the calls before left it")
        return "; " + ", ".join(parts) if parts else ""


PLAIN = Setting()


def is_buffer(argument: ArgumentInfo) -> bool:
    """Whether it is passed by its address."""
    return argument["kind"] in {"in", "out", "inout"}


class Settings:
    """Choices one after the other: alignments that the contract allows, ends of pages, what is idle."""

    def __init__(self, function: FunctionInfo, seed: int, *, aligned: Sequence[int] | None = None) -> None:
        self._args = function["args"]
        #: By argument: what its address is a multiple of.
        self._aligns = [argument["align"] for argument in self._args] if aligned is None else list(aligned)
        self._chance = np.random.default_rng(seed)
        self._number = 0

    def next(self, sizes: Sequence[int]) -> Setting:
        """The next choice, for buffers of so many bytes."""
        self._number += 1
        number = self._number
        return Setting(
            offsets=tuple(
                self._offset(number + 7 * at, align, size)
                for at, (align, size) in enumerate(zip(self._aligns, sizes, strict=True))
            ),
            reversed=number % 2 == 1,
            idle=("zeros", "ones", str(int(self._chance.integers(2**31))), "marks")[number // 2 % 4],
            keep_memory=True,
        )

    def _offset(self, number: int, align: int, size: int) -> int:
        """A place within a page: at its end or astride it each third and fourth time, else some alignment."""
        kind = number % 4
        if kind == 3 and size:
            return (PAGE - size) % PAGE // align * align
        if kind == 2 and size > align:
            return (PAGE - int(self._chance.integers(1, min(size, PAGE)))) // align * align
        return number // 2 * align % max(_LINE, align)

    def shared(self, sizes: Sequence[int], one: int, other: int) -> Setting:
        """The next choice, with two arguments in one buffer."""
        found = self.next(sizes)
        first, second = sorted((one, other))
        shared: list[int | None] = [None] * len(self._args)
        shared[second] = first
        offsets = list(found.offsets)
        # It is aligned as either of them needs.
        widest = max(self._aligns[first], self._aligns[second])
        offsets[second] = offsets[first] = offsets[first] // widest * widest
        return replace(found, shared=tuple(shared), offsets=tuple(offsets))


def in_place(function: FunctionInfo) -> Iterator[tuple[int, int]]:
    """Pairs of arguments that may be one buffer, by their numbers."""
    numbers = {argument["name"]: number for number, argument in enumerate(function["args"])}
    for number, argument in enumerate(function["args"]):
        for other in argument["in_place"]:
            yield number, numbers[other]


def byte_sizes(function: FunctionInfo, arguments: Sequence[Arg]) -> list[int]:
    """Bytes of each argument's buffer; 0 for values."""
    sizes = []
    for described, argument in zip(function["args"], arguments, strict=True):
        if not is_buffer(described):
            sizes.append(0)
            continue
        _, given = argument.__reduce__()
        sizes.append(given[0] if isinstance(given[0], int) else len(given[0]))
    return sizes


def element_bytes(argument: ArgumentInfo) -> int:
    """Bytes of one element."""
    return int(np.dtype(ELEMENT_TYPES[argument["type"]]).itemsize)
