"""Equality of residues: two terms that both lie in [0, q) and are congruent modulo q are the same.

Source: uniqueness of the remainder. No divider is given to the solver. Instead every term below the two is
a vector of bits, of which some are fresh, and an integer relation ties fresh ones to those of the
operands:

- a sum, difference or product whose interval fits the width of its result is that of the integers,
  exactly;
- a sum that may wrap is the integer one less 2^w times its carry, a fresh bit;
- the low bits of a product are those of the whole product of the same low bits;
- a choice is `b + c·(a - b)` in its condition's bit c;
- `x % q` with q's own modulus is congruent to x; no other quotient or remainder has a relation;
- slices, extensions and shifts by constants are the same bits at other places.

Each relation is solved for one fresh bit of weight one, which every vector has, and all are polynomials
modulo q in bits, in which b·b = b. If the difference of the two terms becomes 0 by these rules, they are
congruent whatever the operands are. Monomials that stay may be shown to be 0 by the solver, each for
itself. Intervals are those of `interval`, and where these do not suffice for [0, q), the solver's.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass

from instar.hardware.proof.interval import Interval, Intervals, fits
from instar.hardware.proof.polynomial import (
    Polynomial,
    TooLarge,
    add_scaled,
    product,
    reduced,
    weighted,
)
from instar.hardware.proof.solver import always
from instar.hardware.proof.terms import Pool, Term, order, signed

#: Monomials that stay are looked at one by one, at most so many.
_MOST_RESIDUAL = 64
#: How many operations deep the solver looks first; None: to the operands.
_DEPTHS = (4, 8, 16, None)


@dataclass(frozen=True)
class Congruence:
    """What came of it; `why` says where it ended without a proof."""

    holds: bool
    why: str


def moduli(term: Term) -> list[int]:
    """By which constants remainders below a term are taken, the last one first."""
    found = {}
    for here in order([term]):
        if here.op in ("srem", "urem") and here.args[1].value:
            found[abs(signed(here.args[1].value, here.width))] = True
    return list(reversed(found))


def same_residue(pool: Pool, a: Term, b: Term, q: int, seconds: float) -> Congruence:
    """Whether `a` and `b` are shown to be the same number in [0, q)."""
    end = time.monotonic() + seconds
    bits = _Bits(pool, q)
    try:
        bits.prepare([a, b])
        for name, term in (("the RTL's result", a), ("the description's result", b)):
            if not _below(pool, bits.intervals, term, q, end):
                return Congruence(False, f"{name} is not shown to be below {q}")
        difference = weighted(bits.of(a), False, q)
        add_scaled(difference, weighted(bits.of(b), False, q), -1, q)
        left = reduced(difference, bits.rules, q)
        left = _without_impossible(pool, bits, left, end)
    except TooLarge as error:
        return Congruence(False, str(error))
    return Congruence(not left, f"{len(left)} monomials of the difference modulo {q} stay" if left else "")


def _below(pool: Pool, intervals: Intervals, term: Term, q: int, end: float) -> bool:
    if intervals.of(term, False)[1] < q:
        return True
    if 1 << term.width <= q:
        return True
    claim = pool.apply("ult", term, pool.const(q, term.width))
    return _shown(pool, intervals, claim, end)


def _shown(pool: Pool, intervals: Intervals, claim: Term, end: float) -> bool:
    """Whether a claim holds, tried on more and more of what is below it."""
    tried = None
    for depth in _DEPTHS:
        left = end - time.monotonic()
        if left <= 0:
            return False
        cut, assumed = localised(pool, intervals, claim, depth)
        if cut is tried:
            continue
        tried = cut
        share = left if depth is None else left / 4
        if always(pool, cut, share, assumed, refine=depth is None).holds:
            return True
    return False


def localised(pool: Pool, intervals: Intervals, claim: Term, depth: int | None) -> tuple[Term, list[Term]]:
    """The claim with variables for what is deeper than `depth`, and what is known of these."""
    level = {claim: 0}
    for term in reversed(order([claim])):
        step = 0 if term.op in ("join", "not") else 1
        for arg in term.args:
            level[arg] = min(level.get(arg, level[term] + step), level[term] + step)
    near = {term for term, at in level.items() if depth is None or at <= depth}
    by = {
        term: pool.var(f"cut {term.number}", term.width)
        for term in level
        if term not in near and term.op not in ("const", "var", "join", "not")
    }
    (cut,) = pool.substitute([claim], by)
    back = {by[term]: term for term in by}
    assumed: list[Term] = []
    for here in order([cut]):
        term = back.get(here, here)
        if here.op == "const" or here.width == 1:
            continue
        if here not in back and depth is None:
            # All of the way down: what is known of each sum helps.
            term = here
        for is_signed, less in ((False, "ult"), (True, "slt")):
            low, high = intervals.of(term, is_signed)
            if not fits((low - 1, low - 1), here.width, is_signed):
                pass
            else:
                assumed.append(pool.invert(pool.apply(less, here, pool.const(low, here.width))))
            if fits((high + 1, high + 1), here.width, is_signed):
                assumed.append(pool.invert(pool.apply(less, pool.const(high, here.width), here)))
    return cut, [term for term in dict.fromkeys(assumed) if term.value != 1]


def _without_impossible(pool: Pool, bits: _Bits, left: Polynomial, end: float) -> Polynomial:
    """Less the monomials whose bits are never set together."""
    if len(left) > _MOST_RESIDUAL:
        return left
    kept: Polynomial = {}
    for monomial, coefficient in left.items():
        terms = [bits.term_of(bit) for bit in sorted(monomial)]
        if not terms or any(term is None for term in terms):
            kept[monomial] = coefficient
            continue
        together = terms[0]
        for term in terms[1:]:
            assert term is not None and together is not None
            together = pool.apply("and", together, term)
        assert together is not None
        if not _shown(pool, bits.intervals, pool.invert(together), end):
            kept[monomial] = coefficient
    return kept


class _Bits:
    """Terms as vectors of literals (polynomial.weighted), and the relations of fresh bits."""

    def __init__(self, pool: Pool, q: int) -> None:
        self.pool, self.q = pool, q
        self.intervals = Intervals(pool)
        self.rules: dict[int, Polynomial] = {}
        self._known: dict[Term, tuple[int, ...]] = {}
        self._products: dict[tuple[tuple[int, ...], tuple[int, ...]], tuple[int, ...]] = {}
        self._origin: dict[int, tuple[Term, int]] = {}
        self._count = 0

    def prepare(self, roots: Sequence[Term]) -> None:
        for term in order(roots):
            self._known[term] = tuple(self._vector(term))
            assert len(self._known[term]) == term.width, term

    def of(self, term: Term) -> tuple[int, ...]:
        return self._known[term]

    def term_of(self, bit: int) -> Term | None:
        """A bit as a term; None where it belongs to none."""
        found = self._origin.get(bit)
        return self.pool.extract(found[0], found[1], found[1]) if found else None

    def _fresh(self, term: Term | None, place: int) -> int:
        self._count += 1
        if term is not None:
            self._origin[self._count] = (term, place)
        return self._count

    def _new(
        self, term: Term | None, width: int, interval: Interval, is_signed: bool, value: Polynomial | None
    ) -> list[int]:
        """Fresh bits for a number of the interval, equal to `value` modulo q where that is known."""
        low, high = interval
        if low == high:
            return [low >> at & 1 for at in range(width)]
        is_signed = is_signed and low < 0
        size = next(n for n in range(1, width + 1) if fits(interval, n, is_signed))
        upper = [self._fresh(term, at) for at in range(1, size)]
        # Last, so that the rule of a bit is about bits before it.
        lowest = self._fresh(term, 0)
        literals = [2 * lowest, *(2 * bit for bit in upper)]
        if value is not None:
            rest = weighted([0, *literals[1:]], is_signed, self.q) if size > 1 else {}
            sign = -1 if size == 1 and is_signed else 1
            rule = dict(value)
            add_scaled(rule, rest, -1, self.q)
            self.rules[lowest] = rule if sign == 1 else {m: self.q - c for m, c in rule.items()}
        return literals + [literals[-1] if is_signed else 0] * (width - size)

    def _free(self, term: Term) -> list[int]:
        unsigned, own = self.intervals.of(term, False), self.intervals.of(term, True)
        is_signed = own[1] - own[0] < unsigned[1] - unsigned[0]
        return self._new(term, term.width, own if is_signed else unsigned, is_signed, None)

    def _vector(self, term: Term) -> Sequence[int]:
        if term.value is not None:
            return [term.value >> at & 1 for at in range(term.width)]
        match term.op:
            case "join":
                found: list[int] = []
                for inner, high, low in reversed(term.slices):
                    found += self._known[inner][low : high + 1]
                return found
            case "not":
                return [literal ^ 1 for literal in self._known[term.args[0]]]
            case "ite" if term.width > 1:
                return self._choice(term)
            case "add" | "sub":
                return self._sum(term)
            case "mul":
                return self._product(term)
            case "srem" | "urem":
                return self._remainder(term)
        return self._free(term)

    def _value(self, term: Term, is_signed: bool) -> Polynomial:
        return weighted(self._known[term], is_signed, self.q)

    def _choice(self, term: Term) -> list[int]:
        condition, a, b = term.args
        unsigned, own = self.intervals.of(term, False), self.intervals.of(term, True)
        is_signed = own[1] - own[0] < unsigned[1] - unsigned[0]
        # c·a + (1 - c)·b, of numbers that are read alike.
        bit = weighted(self._known[condition], False, self.q)
        apart = self._value(a, is_signed)
        add_scaled(apart, self._value(b, is_signed), -1, self.q)
        value = product(bit, apart, self.q)
        add_scaled(value, self._value(b, is_signed), 1, self.q)
        return self._new(term, term.width, self.intervals.of(term, is_signed), is_signed, value)

    def _sum(self, term: Term) -> list[int]:
        a, b = term.args
        sign = 1 if term.op == "add" else -1
        for is_signed in (False, True):
            interval = self.intervals.of(term, is_signed)
            for a_signed, left in self.intervals.readings(a):
                for b_signed, right in self.intervals.readings(b):
                    ends = (
                        (left[0] + (right[0] if sign == 1 else -right[1])),
                        (left[1] + (right[1] if sign == 1 else -right[0])),
                    )
                    exact = fits(ends, term.width, is_signed) or self._combined_fits(
                        term, is_signed, (a, a_signed), left, (b, b_signed), right
                    )
                    if exact:
                        value = self._value(a, a_signed)
                        add_scaled(value, self._value(b, b_signed), sign, self.q)
                        return self._new(term, term.width, interval, is_signed, value)
        # The carry is bit w of the sum in one bit more.
        wide = [self.pool.zero_extend(arg, term.width + 1) for arg in term.args]
        carry_term = self.pool.extract(self.pool.apply(term.op, *wide), term.width, term.width)
        carry = self._fresh(carry_term, 0)
        value = self._value(a, False)
        add_scaled(value, self._value(b, False), sign, self.q)
        add_scaled(value, {frozenset((carry,)): 1}, -sign * (1 << term.width), self.q)
        return self._new(term, term.width, self.intervals.of(term, False), False, value)

    def _combined_fits(
        self,
        term: Term,
        is_signed: bool,
        a: tuple[Term, bool],
        left: Interval,
        b: tuple[Term, bool],
        right: Interval,
    ) -> bool:
        return fits(self.intervals.combined(term.op, a, left, b, right), term.width, is_signed)

    def _product(self, term: Term) -> list[int]:
        a, b = term.args
        for is_signed in (False, True):
            for a_signed, left in self.intervals.readings(a):
                for b_signed, right in self.intervals.readings(b):
                    ends = [x * y for x in left for y in right]
                    if fits((min(ends), max(ends)), term.width, is_signed):
                        value = product(self._value(a, a_signed), self._value(b, b_signed), self.q)
                        return self._new(
                            term, term.width, self.intervals.of(term, is_signed), is_signed, value
                        )
        # All of the product of the unsigned operands; this one is its lower half.
        key = (self._known[a], self._known[b])
        if key not in self._products:
            value = product(self._value(a, False), self._value(b, False), self.q)
            size = 2 * term.width
            self._products[key] = tuple(self._new(None, size, (0, (1 << size) - 1), False, value))
        return list(self._products[key][: term.width])

    def _remainder(self, term: Term) -> list[int]:
        x, divisor = term.args
        is_signed = term.op == "srem"
        known = divisor.value
        if not known or abs(signed(known, term.width) if is_signed else known) != self.q:
            return self._free(term)
        return self._new(
            term, term.width, self.intervals.of(term, is_signed), is_signed, self._value(x, is_signed)
        )
