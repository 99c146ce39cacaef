"""Polynomials in bits over the integers modulo q.

Source: own design; a bit is its own square, so that a monomial is a set of bits.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from instar._core import InstarError

#: Monomial → coefficient in [1, q).
Polynomial = dict[frozenset[int], int]

ONE: frozenset[int] = frozenset()
#: Beyond so many monomials nothing is concluded.
_MOST = 400_000


class TooLarge(InstarError):
    """A polynomial that is not worth its memory."""


def add_scaled(a: Polynomial, b: Polynomial, by: int, q: int) -> None:
    """`a += by * b`."""
    for monomial, coefficient in b.items():
        total = (a.get(monomial, 0) + by * coefficient) % q
        if total:
            a[monomial] = total
        else:
            a.pop(monomial, None)


def product(a: Polynomial, b: Polynomial, q: int) -> Polynomial:
    """`a * b`."""
    if len(a) * len(b) > 4 * _MOST:
        raise TooLarge("proof: a polynomial became too large")
    found: Polynomial = {}
    for left, x in a.items():
        for right, y in b.items():
            monomial = left | right
            found[monomial] = (found.get(monomial, 0) + x * y) % q
    return {monomial: coefficient for monomial, coefficient in found.items() if coefficient}


def weighted(literals: Sequence[int], signed: bool, q: int) -> Polynomial:
    """The number that literals are, lowest first; 0 and 1 are constants, 2n a bit, 2n + 1 its complement."""
    found: Polynomial = {}
    for at, literal in enumerate(literals):
        weight = -(1 << at) if signed and at == len(literals) - 1 else 1 << at
        if literal & 1:
            add_scaled(found, {ONE: 1}, weight, q)
            weight = -weight
        if literal > 1:
            add_scaled(found, {frozenset((literal >> 1,)): 1}, weight, q)
    return found


def reduced(start: Polynomial, rules: dict[int, Polynomial], q: int) -> Polynomial:
    """`start` with every bit that has a rule replaced by it; rules are about bits below their own."""
    found = dict(start)
    done: set[int] = set()
    while True:
        waiting = (bit for monomial in found for bit in monomial if bit in rules and bit not in done)
        pivot = max(waiting, default=None)
        if pivot is None:
            return found
        done.add(pivot)
        with_pivot = [monomial for monomial in found if pivot in monomial]
        factor = {monomial - {pivot}: found.pop(monomial) for monomial in with_pivot}
        add_scaled(found, product(factor, rules[pivot], q), 1, q)
        if len(found) > _MOST:
            raise TooLarge("proof: a polynomial became too large")


def bits_of(monomials: Iterable[frozenset[int]]) -> set[int]:
    """All bits that occur."""
    return {bit for monomial in monomials for bit in monomial}
