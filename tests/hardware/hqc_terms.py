"""Numbers and terms of which the steps of HQC are made: GF(256), and rounds of Keccak.

Source: HQC specification (2025-08-22), FIPS 202.
"""

from __future__ import annotations

from collections.abc import Sequence

from instar.hardware.proof.terms import Pool, Term

#: Powers of alpha from the first one on, and x^8 in GF(256).
ALPHA = [2]
for _ in range(57):
    ALPHA.append(ALPHA[-1] << 1 ^ (0x11D if ALPHA[-1] & 0x80 else 0))


def field_product(a: int, b: int) -> int:
    """In GF(256), bit by bit."""
    whole = 0
    for bit in reversed(range(8)):
        whole = whole << 1 ^ (0x11D if whole & 0x80 else 0) ^ (a if b >> bit & 1 else 0)
    return whole


def generator(parity: int) -> list[int]:
    """Coefficients of the product of x - alpha^i, the highest left out."""
    found = [1]
    for root in ALPHA[:parity]:
        shifted, scaled = [0, *found], [*(field_product(root, one) for one in found), 0]
        found = [one ^ other for one, other in zip(shifted, scaled, strict=True)]
    return found[:parity]


def round_constants() -> list[int]:
    """Of iota, by the register of eight bits of FIPS 202, algorithm 5."""
    found, register = [], 1
    for _ in range(24):
        constant = 0
        for bit in range(7):
            constant |= (register & 1) << (2**bit - 1)
            register = register << 1 ^ (0x171 if register & 0x80 else 0)
        found.append(constant)
    return found


class Terms:
    """Short names for terms, and what is computed in several steps."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool

    def const(self, value: int, width: int) -> Term:
        return self.pool.const(value, width)

    def bits(self, term: Term, high: int, low: int) -> Term:
        return self.pool.extract(term, high, low)

    def wide(self, term: Term, width: int) -> Term:
        return self.pool.zero_extend(term, width)

    def xor(self, *terms: Term) -> Term:
        found = terms[0]
        for term in terms[1:]:
            found = self.pool.apply("xor", found, term)
        return found

    def equal(self, *pairs: tuple[Term, Term]) -> Term:
        found = self.const(1, 1)
        for a, b in pairs:
            assert a.width == b.width, (a, b)
            found = self.pool.apply("and", found, self.pool.apply("eq", a, b))
        return found

    def less(self, a: Term, b: Term) -> Term:
        return self.pool.apply("ult", a, b)

    def chosen(self, at: Term, of: Sequence[Term]) -> Term:
        """Of a list whose length is a power of two."""
        if len(of) == 1:
            return of[0]
        top = self.bits(at, len(of).bit_length() - 2, len(of).bit_length() - 2)
        half = len(of) // 2
        return self.pool.choose(top, self.chosen(at, of[half:]), self.chosen(at, of[:half]))

    def times(self, a: Term, b: Term) -> Term:
        """In GF(256): the bits of b from the highest on."""
        whole = self.const(0, 8)
        for bit in reversed(range(8)):
            top = self.bits(whole, 7, 7)
            whole = self.pool.concat(self.bits(whole, 6, 0), self.const(0, 1))
            whole = self.xor(whole, self.pool.choose(top, self.const(0x1D, 8), self.const(0, 8)))
            whole = self.xor(whole, self.pool.choose(self.bits(b, bit, bit), a, self.const(0, 8)))
        return whole

    def permuted(self, a: dict[tuple[int, int], Term], number: Term) -> list[Term]:
        def turned(lane: Term, by: int) -> Term:
            by %= 64
            return self.pool.concat(self.bits(lane, 63 - by, 0), self.bits(lane, 63, 64 - by)) if by else lane

        c = [self.xor(*(a[x, y] for y in range(5))) for x in range(5)]
        d = [self.xor(c[(x + 4) % 5], turned(c[(x + 1) % 5], 1)) for x in range(5)]
        b, x, y = {(0, 0): self.xor(a[0, 0], d[0])}, 1, 0
        for t in range(24):
            b[y, (2 * x + 3 * y) % 5] = turned(self.xor(a[x, y], d[x]), (t + 1) * (t + 2) // 2)
            x, y = y, (2 * x + 3 * y) % 5
        found = []
        for y in range(5):
            for x in range(5):
                chi = self.pool.apply("and", self.pool.invert(b[(x + 1) % 5, y]), b[(x + 2) % 5, y])
                found.append(self.xor(b[x, y], chi))
        constants = [self.const(one, 64) for one in round_constants()] + [self.const(0, 64)] * 8
        found[0] = self.xor(found[0], self.chosen(number, constants))
        return found
