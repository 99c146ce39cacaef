"""Shapes of made-up inputs: how the elements of one argument are chosen within the range of its contract.

Extreme shapes find what overflows, boundary values what is wrong by one, single elements what mixes
up places; random values find the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

Values = NDArray[np.generic]

#: Multiples of a modulus, on both sides of zero, whose neighbours are boundary values; where the
#: whole range has no more than the second number of them, all are.
_MULTIPLES, _ALL_MULTIPLES = 64, 4096


@dataclass(frozen=True)
class Elements:
    """What one argument is filled with: how many elements of which type, and what each may be."""

    kind: np.dtype[Any]
    count: int
    low: int
    high: int
    #: Numbers whose multiples matter, as that up to which results are compared.
    moduli: tuple[int, ...] = ()

    @property
    def least(self) -> int:
        """Zero, or what is nearest to it."""
        return min(max(0, self.low), self.high)

    def all(self, value: int) -> Values:
        """Every element the same."""
        return np.full(self.count, value, self.kind)

    def of(self, values: list[int]) -> Values:
        """These elements."""
        return np.array(values, self.kind)


def boundary_values(elements: Elements) -> list[int]:
    """Where something changes: near ends of the range, zero, powers of two and multiples of the modulus."""
    bits = elements.kind.itemsize * 8
    corners = [elements.low, elements.high, 0, *(sign << k for sign in (1, -1) for k in range(bits))]
    for m in elements.moduli:
        first, last = elements.low // m, elements.high // m + 1
        if last - first > _ALL_MULTIPLES:
            corners += [first * m, last * m - m]
            first, last = max(first, -_MULTIPLES), min(last, _MULTIPLES)
        corners += [n * m // 2 for n in range(2 * first, 2 * last + 1)]
    near = {corner + step for corner in corners for step in (-1, 0, 1)}
    return sorted(value for value in near if elements.low <= value <= elements.high)


def _single(elements: Elements, value: int, generator: np.random.Generator) -> Values:
    filled = elements.all(elements.least)
    if elements.count:
        filled[int(generator.integers(elements.count))] = value
    return filled


def _alternating(elements: Elements, _: np.random.Generator) -> Values:
    return elements.of([(elements.low, elements.high)[i % 2] for i in range(elements.count)])


def _counting(elements: Elements, _: np.random.Generator) -> Values:
    size = elements.high - elements.low + 1
    start = elements.least - elements.low
    return elements.of([elements.low + (start + i) % size for i in range(elements.count)])


def _boundary(elements: Elements, generator: np.random.Generator) -> Values:
    known = boundary_values(elements)
    return elements.of([known[int(i)] for i in generator.integers(len(known), size=elements.count)])


def _random(elements: Elements, generator: np.random.Generator) -> Values:
    return generator.integers(
        elements.low, elements.high, elements.count, dtype=elements.kind.type, endpoint=True
    )


def _equal(elements: Elements, generator: np.random.Generator) -> Values:
    return elements.all(int(_random(replace(elements, count=1), generator)[0]))


def _mixed(elements: Elements, generator: np.random.Generator) -> Values:
    return generator.choice(np.array([elements.low, elements.high], elements.kind), elements.count)


#: What a shape is called in a sentence → how it fills an argument.
SHAPES: Mapping[str, Callable[[Elements, np.random.Generator], Values]] = {
    "all lowest": lambda elements, _: elements.all(elements.low),
    "all highest": lambda elements, _: elements.all(elements.high),
    "lowest and highest mixed": _mixed,
    "all zero": lambda elements, _: elements.all(elements.least),
    "lowest and highest in turn": _alternating,
    "counting up from zero": _counting,
    "one highest among zeros": lambda elements, generator: _single(elements, elements.high, generator),
    "one lowest among zeros": lambda elements, generator: _single(elements, elements.low, generator),
    "all equal": _equal,
    "boundary values": _boundary,
    "random": _random,
}
#: Those that every check begins with, each once.
EXTREME = ("all lowest", "all highest", "lowest and highest mixed", "all zero")
#: The others that a thorough check has, each several times with another place or choice.
ADVERSARIAL = (
    "lowest and highest in turn",
    "counting up from zero",
    "one highest among zeros",
    "one lowest among zeros",
    "all equal",
    "boundary values",
)
