"""Terms without the bits that nobody looks at, so that 64 bits and 32 that say the same have one form.

Source: arithmetic modulo 2^w: the lowest bits of sums, differences and products are those of the
operands' lowest bits alone, a factor 2^k moves a product by k places, and factors have no order.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Sequence

from instar.hardware.proof.terms import Pool, Term, order

#: Terms that are gone through; what is larger stays as it is.
_MOST_TERMS = 2_000
#: Factors of a product that are brought into one order.
_MOST_FACTORS = 16
#: Operations whose lowest bits follow from the operands' lowest bits.
_FROM_BELOW = frozenset({"add", "sub", "mul", "and", "or", "xor"})


def narrowed(pool: Pool, term: Term, width: int) -> Term:
    """The lowest bits of a term."""
    if len(order([term])) > _MOST_TERMS:
        return pool.extract(term, width - 1, 0)
    made: dict[tuple[Term, int], Term] = {}
    pending = [(term, width)]
    while pending:
        here, bits = pending[-1]
        missing = [need for need in _needs(here, bits) if need not in made]
        if missing:
            pending += missing
            continue
        pending.pop()
        made[here, bits] = _made(pool, here, bits, made)
    return made[term, width]


def _needs(term: Term, bits: int) -> list[tuple[Term, int]]:
    """Which bits of which operands are looked at."""
    if term.op in ("const", "var"):
        return []
    if term.op == "join":
        return [(inner, high + 1) for inner, high, _ in _below(term, bits)]
    if term.op in _FROM_BELOW or term.op == "not":
        return [(arg, bits) for arg in term.args]
    if term.op == "ite":
        condition, *others = term.args
        return [(condition, 1), *((arg, bits) for arg in others)]
    return [(arg, arg.width) for arg in term.args]


def _below(term: Term, bits: int) -> list[tuple[Term, int, int]]:
    """The slices of a join that its lowest bits are, the highest first."""
    found: list[tuple[Term, int, int]] = []
    left = bits
    for inner, high, low in reversed(term.slices):
        if left > 0:
            found.append((inner, min(high, low + left - 1), low))
            left -= high - low + 1
    return found[::-1]


def _made(pool: Pool, term: Term, bits: int, made: dict[tuple[Term, int], Term]) -> Term:
    if term.op in ("const", "var"):
        return pool.extract(term, bits - 1, 0)
    if term.op == "join":
        return pool.join((made[inner, high + 1], high, low) for inner, high, low in _below(term, bits))
    args = [made[need] for need in _needs(term, bits)]
    if term.op == "mul":
        return _product(pool, *args)
    if term.op in _FROM_BELOW or term.op in ("not", "ite"):
        return pool.rebuilt(term, args)
    return pool.extract(pool.rebuilt(term, args), bits - 1, 0)


def _product(pool: Pool, a: Term, b: Term) -> Term:
    """A product; by a multiple of a power of two the rest of it, moved."""
    for one, other in ((a, b), (b, a)):
        if one.value and not one.value & 1:
            places = (one.value & -one.value).bit_length() - 1
            rest = pool.extract(one, one.width - 1, places)
            top = pool.extract(other, other.width - 1 - places, 0)
            return pool.concat(pool.apply("mul", top, rest), pool.const(0, places))
    return _chain(pool, [*_factors(a), *_factors(b)])


def _factors(term: Term) -> list[Term]:
    """Of a product of products, which have no order and no brackets modulo 2^w."""
    found: list[Term] = []
    pending = [term]
    while pending and len(found) < _MOST_FACTORS:
        here = pending.pop()
        if here.op == "mul":
            pending += here.args
        else:
            found.append(here)
    return [*found, *pending]


def _chain(pool: Pool, factors: Sequence[Term]) -> Term:
    """The product of all: constants in one, the others in the order in which the pool got them."""
    width = factors[0].width
    known = math.prod(one.value for one in factors if one.value is not None) % 2**width
    others = sorted((one for one in factors if one.value is None), key=lambda one: one.number)
    parts = [*others, *([pool.const(known, width)] if known != 1 or not others else [])]
    return functools.reduce(lambda one, other: pool.apply("mul", one, other), parts)
