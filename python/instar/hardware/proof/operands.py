"""Operands to try: corner values first, then random ones, always the same.

Source: the constants of a description are where its cases begin.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator, Mapping, Sequence

from instar.hardware.proof.terms import Term, order


def corners(terms: Sequence[Term], width: int) -> list[int]:
    """0, 1, -1, least and greatest, powers of two, and the description's constants with their neighbours."""
    full = (1 << width) - 1
    found = [0, 1, full, 1 << (width - 1), (1 << (width - 1)) - 1]
    for term in order(terms):
        if term.value is not None and 3 < term.value <= full:
            found += [term.value + near & full for near in (-1, 0, 1)]
            found += [-term.value + near & full for near in (-1, 0, 1)]
    for at in range(width):
        found += [1 << at, -(1 << at) & full]
    return list(dict.fromkeys(found))


def operands(ports: Mapping[str, int], terms: Sequence[Term], seed: int) -> Iterator[dict[str, int]]:
    """Values of ports: pairs of the first corners, then corners among random numbers, without an end."""
    random_numbers = random.Random(seed)
    known = {name: corners(terms, width) for name, width in ports.items()}
    first = [values[:12] for values in known.values()]
    for values in itertools.islice(itertools.product(*first), 2000):
        yield dict(zip(known, values, strict=True))
    while True:
        yield {
            name: random_numbers.choice(known[name])
            if random_numbers.random() < 0.3
            else random_numbers.getrandbits(width)
            for name, width in ports.items()
        }
