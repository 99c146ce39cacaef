"""In which interval the number lies that a term is, signed or unsigned.

Source: interval arithmetic; a choice is looked at under each value of its condition. What is not known is
the whole range of the width, so that every interval is right for all operands.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce

from instar.hardware.proof.terms import Pool, Term, signed, stripped

Interval = tuple[int, int]
#: A term and whether it is read as a signed number.
Reading = tuple[Term, bool]


def whole(width: int, is_signed: bool) -> Interval:
    """All numbers of a width."""
    return (-(1 << (width - 1)), (1 << (width - 1)) - 1) if is_signed else (0, (1 << width) - 1)


def fits(interval: Interval, width: int, is_signed: bool) -> bool:
    """Whether all of the interval can be written in the width."""
    low, high = whole(width, is_signed)
    return low <= interval[0] and interval[1] <= high


def _sum(a: Interval, b: Interval) -> Interval:
    return a[0] + b[0], a[1] + b[1]


def _union(a: Interval, b: Interval) -> Interval:
    return min(a[0], b[0]), max(a[1], b[1])


class Intervals:
    """Intervals of terms, each computed once."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self._known: dict[Reading, Interval] = {}
        self._roots: dict[Reading, tuple[Reading, int]] = {}

    def of(self, term: Term, is_signed: bool) -> Interval:
        """The interval of a reading."""
        key = (term, is_signed)
        if key not in self._known:
            # Operands first, so that nothing is deep.
            pending = [term]
            while pending:
                here = pending[-1]
                missing = [arg for arg in here.args if (arg, True) not in self._known]
                if missing:
                    pending += missing
                    continue
                pending.pop()
                self._compute(here)
        return self._known[key]

    def state(self, term: Term, is_signed: bool, interval: Interval) -> None:
        """Narrows a reading by what is known from elsewhere."""
        old = self.of(term, is_signed)
        self._known[term, is_signed] = (max(old[0], interval[0]), min(old[1], interval[1]))

    def readings(self, term: Term) -> Iterator[tuple[bool, Interval]]:
        """Both readings, or one where they are the same number."""
        unsigned, own = self.of(term, False), self.of(term, True)
        yield False, unsigned
        if unsigned != own:
            yield True, own

    def _compute(self, term: Term) -> None:
        width = term.width
        unsigned, own = self._unsigned(term), self._signed(term)
        if unsigned is not None and unsigned[1] < 1 << (width - 1):
            own = unsigned
        if own is not None and own[0] >= 0:
            unsigned = own if unsigned is None else (max(own[0], unsigned[0]), min(own[1], unsigned[1]))
            own = unsigned
        if own is not None and own[1] < 0 and unsigned is None:
            unsigned = own[0] + (1 << width), own[1] + (1 << width)
        self._known[term, False] = unsigned or whole(width, False)
        self._known[term, True] = own or whole(width, True)

    def _unsigned(self, term: Term) -> Interval | None:
        if term.value is not None:
            return term.value, term.value
        if term.op == "join":
            found = (0, 0)
            for piece in term.slices:
                low, high = self._slice(*piece, False)
                size = piece[1] - piece[2] + 1
                found = (found[0] << size) + low, (found[1] << size) + high
            return found
        if term.op == "urem" and term.args[1].value:
            return 0, min(term.args[1].value - 1, self.of(term.args[0], False)[1])
        if term.op == "udiv" and term.args[1].value:
            low, high = self.of(term.args[0], False)
            return low // term.args[1].value, high // term.args[1].value
        if term.op in ("and", "or"):
            highs = [self.of(arg, False)[1] for arg in term.args]
            return 0, min(highs) if term.op == "and" else (1 << max(h.bit_length() for h in highs)) - 1
        return self._arithmetic(term, False)

    def _signed(self, term: Term) -> Interval | None:
        width = term.width
        if term.value is not None:
            return (signed(term.value, width),) * 2
        if term.op == "join":
            inner, extended = stripped(self.pool, term)
            if extended:
                return self.of(inner, True)
            top, *rest = term.slices
            size = sum(high - low + 1 for _, high, low in rest)
            low, high = self._slice(*top, True)
            below = self.of(self.pool.join(rest), False) if rest else (0, 0)
            return (low << size) + below[0], (high << size) + below[1]
        if term.op == "srem" and term.args[1].value:
            most = abs(signed(term.args[1].value, width)) - 1
            low, high = self.of(term.args[0], True)
            return max(-most, min(low, 0)), min(most, max(high, 0))
        return self._arithmetic(term, True)

    def _slice(self, term: Term, high: int, low: int, is_signed: bool) -> Interval:
        size = high - low + 1
        for reading in (is_signed, not is_signed):
            found = self.of(term, reading)
            if fits(found, high + 1, is_signed):
                return found[0] >> low, found[1] >> low
        return whole(size, is_signed)

    def _arithmetic(self, term: Term, is_signed: bool) -> Interval | None:
        """Of a sum, difference, product or choice that fits; else None."""
        found = None
        if term.op == "ite":
            condition, a, b = term.args
            branches = (a, True), (b, False)
            parts = [self._under(arg, is_signed, condition, truth) for arg, truth in branches]
            possible = [part for part in parts if part is not None]
            return reduce(_union, possible) if possible else None
        if term.op in ("add", "sub", "mul"):
            a, b = term.args
            for a_signed, left in self.readings(a):
                for b_signed, right in self.readings(b):
                    here = self.combined(term.op, (a, a_signed), left, (b, b_signed), right)
                    if fits(here, term.width, is_signed) and (found is None or _size(here) < _size(found)):
                        found = here
        return found

    def combined(self, op: str, a: Reading, left: Interval, b: Reading, right: Interval) -> Interval:
        """The interval of an operation on integers in these intervals."""
        if op == "mul":
            ends = [x * y for x in left for y in right]
            if a == b:
                return (0 if left[0] <= 0 <= left[1] else min(ends)), max(ends)
            return min(ends), max(ends)
        sign = 1 if op == "add" else -1
        for one, other, first in ((a, b, True), (b, a, False)):
            # Of a choice between two numbers the other operand may know which.
            known = two_valued(self.pool, *other)
            if known is not None:
                condition, set_value, clear_value = known
                parts = []
                for truth, value in ((True, set_value), (False, clear_value)):
                    under = self._under(one[0], one[1], condition, truth)
                    if under is None:
                        continue
                    both = (under, (value, value)) if first else ((value, value), under)
                    parts.append(_sum(both[0], _scaled(both[1], sign)))
                if parts:
                    return reduce(_union, parts)
        return _sum(left, _scaled(right, sign))

    # ------------------------------------------------------------ under a condition

    def _under(self, term: Term, is_signed: bool, condition: Term, truth: bool) -> Interval | None:
        """The interval where a condition is known; None where it cannot be."""
        found = self.of(term, is_signed)
        known = self._fact(condition, truth)
        return found if known is None else self._narrowed((term, is_signed), found, *known)

    def _narrowed(
        self, reading: Reading, found: Interval, root: Reading, low: int, high: int
    ) -> Interval | None:
        base, offset = self.root(reading)
        if base == root:
            narrowed = max(found[0], low + offset), min(found[1], high + offset)
            return narrowed if narrowed[0] <= narrowed[1] else None
        term, is_signed = reading
        if term.op == "join":
            return self._narrowed_join(term, is_signed, found, root, low, high)
        if term.op == "add" and term.args[1].value is not None:
            # A sum that may wrap elsewhere, and does not here.
            a, constant = term.args
            assert constant.value is not None
            for a_signed, operand in self.readings(a):
                inner = self._narrowed((a, a_signed), operand, root, low, high)
                if inner is None:
                    return None
                for value in (signed(constant.value, term.width), constant.value):
                    here = inner[0] + value, inner[1] + value
                    if fits(here, term.width, is_signed):
                        narrowed = max(found[0], here[0]), min(found[1], here[1])
                        return narrowed if narrowed[0] <= narrowed[1] else None
        return found

    def _narrowed_join(
        self, term: Term, is_signed: bool, found: Interval, root: Reading, low: int, high: int
    ) -> Interval | None:
        """Of an extension, or of low bits that are the whole number there."""
        inner, extended = stripped(self.pool, term)
        (top, cut, lowest), *rest = inner.slices
        if (extended and not is_signed) or rest or lowest != 0:
            return found
        for reading in (is_signed, not is_signed):
            here = self._narrowed((top, reading), self.of(top, reading), root, low, high)
            if here is None:
                return None
            if fits(here, cut + 1, extended if inner is not term else is_signed):
                narrowed = max(found[0], here[0]), min(found[1], here[1])
                return narrowed if narrowed[0] <= narrowed[1] else None
        return found

    def _fact(self, condition: Term, truth: bool) -> tuple[Reading, int, int] | None:
        """What a condition says of one number: its root, and the interval of that."""
        while condition.op == "not":
            condition, truth = condition.args[0], not truth
        far = 1 << 200
        if condition.op == "join" and len(condition.slices) == 1:
            term, high, _ = condition.slices[0]
            for reading in (True, False):
                found = self.of(term, reading)
                if fits(found, high + 1, True):
                    root, offset = self.root((term, reading))
                    return (root, -far, -1 - offset) if truth else (root, -offset, far)
            return None
        if condition.op in ("ult", "slt"):
            is_signed = condition.op == "slt"
            a, b = condition.args
            if b.value is not None:
                bound = signed(b.value, b.width) if is_signed else b.value
                root, offset = self.root((a, is_signed))
                return (root, -far, bound - 1 - offset) if truth else (root, bound - offset, far)
            if a.value is not None:
                bound = signed(a.value, a.width) if is_signed else a.value
                root, offset = self.root((b, is_signed))
                return (root, bound + 1 - offset, far) if truth else (root, -far, bound - offset)
        if condition.op == "eq" and condition.args[1].value is not None and truth:
            root, offset = self.root((condition.args[0], False))
            at = condition.args[1].value - offset
            return root, at, at
        return None

    def root(self, reading: Reading) -> tuple[Reading, int]:
        """The reading that this one is a constant away from, and the constant."""
        offset = 0
        while True:
            term, is_signed = reading
            if is_signed and self.of(term, False) == self.of(term, True):
                is_signed = False
            reading = (term, is_signed)
            following = self._nearer(term, is_signed)
            if following is None:
                return reading, offset
            reading, step = following
            offset += step

    def _nearer(self, term: Term, is_signed: bool) -> tuple[Reading, int] | None:
        if term.op == "join":
            inner, extended = stripped(self.pool, term)
            if inner is not term:
                return (
                    ((inner, True), 0)
                    if extended and is_signed
                    else None
                    if extended
                    else ((inner, False), 0)
                )
            (top, high, low), *rest = term.slices
            if not rest and low == 0:
                for reading in (is_signed, not is_signed):
                    if fits(self.of(top, reading), high + 1, is_signed):
                        return (top, reading), 0
        if term.op == "add" and term.args[1].value is not None:
            a, constant = term.args
            assert constant.value is not None
            for value in (signed(constant.value, term.width), constant.value):
                for reading, found in self.readings(a):
                    if fits((found[0] + value, found[1] + value), term.width, is_signed):
                        return (a, reading), value
        return None


def _size(interval: Interval) -> int:
    return interval[1] - interval[0]


def _scaled(interval: Interval, sign: int) -> Interval:
    return interval if sign == 1 else (-interval[1], -interval[0])


def two_valued(pool: Pool, term: Term, is_signed: bool) -> tuple[Term, int, int] | None:
    """A number that one bit decides: that bit, the number where it is set, and where not."""
    if term.op == "ite" and all(arg.value is not None for arg in term.args[1:]):
        return term.args[0], *(_number(arg, is_signed) for arg in term.args[1:])  # type: ignore[return-value]
    if term.op == "join":
        chosen = {piece for piece in term.slices if piece[0].value is None}
        if len(chosen) == 1 and all(high == low for _, high, low in chosen):
            bit = next(iter(chosen))
            numbers = []
            for value in (1, 0):
                total = 0
                for inner, high, low in term.slices:
                    part = inner.value if inner.value is not None else value
                    total = total << (high - low + 1) | part
                numbers.append(signed(total, term.width) if is_signed else total)
            return pool.join([bit]), numbers[0], numbers[1]
    return None


def _number(term: Term, is_signed: bool) -> int:
    assert term.value is not None
    return signed(term.value, term.width) if is_signed else term.value
