"""Polynomials over the integers modulo q.

Source: own design; a monomial is a sorted tuple of unknowns, one for each time that it occurs.
"""

from __future__ import annotations

from instar._core import InstarError

#: Monomial → coefficient in [1, q).
Polynomial = dict[tuple[int, ...], int]

ONE: tuple[int, ...] = ()
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
            monomial = tuple(sorted(left + right))
            found[monomial] = (found.get(monomial, 0) + x * y) % q
    return {monomial: coefficient for monomial, coefficient in found.items() if coefficient}
