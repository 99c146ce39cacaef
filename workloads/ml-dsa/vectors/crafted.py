"""Signatures and private keys at the edges of ML-DSA, which random ones reach once in thousands or never.

Source: FIPS 204 Algorithms 7 and 8, of which a crafted case solves for what it wants:

- Under a public key with t1 = 0 the challenge drops out of w' = Az - c·t1·2^d. So any short z and
  any hint make a valid signature, and z can be solved for coefficients of w'.
- The challenge of a candidate depends on neither s1, s2 nor t0. So these can be solved, in their
  ranges, for coefficients of z, of w - cs2 and of ct0. Such a private key belongs to no public key;
  signing does not ask.

The arithmetic is that of dilithium-py; what a case is to show is asserted where it is made.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import shake_128
from typing import Any

import numpy as np
from generator import random_bytes

Q = 8380417
ZERO = bytes(32)
Row = list[int]


def centred(a: int, modulus: int = Q) -> int:
    a %= modulus
    return a - modulus if a > modulus // 2 else a


def largest(rows: list[Row]) -> int:
    return max(abs(a) for row in rows for a in row)


def aligned(c: Row, at: int) -> list[tuple[int, int]]:
    """Place and sign of the coefficients of s that enter coefficient `at` of c·s modulo X^256 + 1."""
    return [((at - i) % 256, c[i] if i <= at else -c[i]) for i in range(256) if c[i]]


def product(c: Row, s: Row) -> Row:
    """c·s modulo X^256 + 1; c is sparse, and nothing gets near q."""
    given, out = np.array(s), np.zeros(256, dtype=np.int64)
    for i, sign in enumerate(c):
        if sign:
            out[i:] += sign * given[: 256 - i]
            out[:i] -= sign * given[256 - i :]
    return [int(a) for a in out]


def solved(c: Row, at: int, wanted: int, limit: int) -> Row:
    """The row s with |s| <= limit for which coefficient `at` of c·s is `wanted`."""
    s = [0] * 256
    for place, sign in aligned(c, at):
        step = max(-limit, min(limit, wanted))
        s[place] = sign * step
        wanted -= step
    assert wanted == 0
    return s


@dataclass
class Candidate:
    """The first turn of the signing loop, up to the challenge: nothing in it depends on s1, s2 and t0."""

    y: list[Row]
    w: list[Row]
    c: Row
    c_tilde: bytes

    def split(self, alpha: int) -> tuple[list[Row], list[Row]]:
        """High and low bits of w."""
        high, low = [], []
        for row in self.w:
            pairs = [decomposed(a, alpha) for a in row]
            high.append([pair[0] for pair in pairs])
            low.append([pair[1] for pair in pairs])
        return high, low


def decomposed(r: int, alpha: int) -> tuple[int, int]:
    """Algorithm 36."""
    r0 = centred(r, alpha)
    return (0, r0 - 1) if r - r0 == Q - 1 else ((r - r0) // alpha, r0)


class Crafted:
    """Edge cases of one parameter set."""

    def __init__(self, scheme: Any, sk: bytes) -> None:
        self.scheme = scheme
        self.alpha = 2 * scheme.gamma_2
        self.z_bound = scheme.gamma_1 - scheme.beta
        self.low_bound = scheme.gamma_2 - scheme.beta
        self._sk = sk
        self._rho, self._key, self._tr, *_ = scheme._unpack_sk(sk)
        self._matrix = scheme._expand_matrix_from_seed(self._rho)

    # --- Verification under a key with t1 = 0

    def vector(self, rows: list[Row]) -> Any:
        return self.scheme.M.vector([self.scheme.R([a % Q for a in row]) for row in rows])

    def free(
        self, rho: bytes, z: list[Row], hints: list[list[int]], formatted: bytes, mu: bytes | None = None
    ) -> tuple[bytes, bytes]:
        """The public key and a signature, valid if z and the number of hints keep their bounds."""
        scheme = self.scheme
        pk = rho + bytes(scheme._pk_size() - 32)
        packed = self.vector(z)
        h = self.vector([[int(n in row) for n in range(256)] for row in hints])
        w = (scheme._expand_matrix_from_seed(rho) @ packed.to_ntt()).from_ntt()
        w1 = h.use_hint(w, self.alpha).bit_pack_w(scheme.gamma_2)
        mu = mu or scheme._h(scheme._h(pk, 64) + formatted, 64)
        return pk, scheme._pack_sig(scheme._h(mu + w1, scheme.c_tilde_bytes), packed, h)

    def random_z(self, label: str) -> list[Row]:
        draw = random.Random(f"{label} {self.scheme.k}")
        limit = self.z_bound - 1
        return [[draw.randint(-limit, limit) for _ in range(256)] for _ in range(self.scheme.l)]

    def no_hints(self) -> list[list[int]]:
        return [[] for _ in range(self.scheme.k)]

    def rho_with_candidate(self, wanted: int) -> bytes:
        """A seed of the matrix for which a candidate of Algorithm 30 is `wanted` within its first 256."""
        scheme, digits = self.scheme, wanted.to_bytes(3, "little")
        for number in range(1 << 20):
            rho = random_bytes(f"rho {number}", 32)
            for place in ((j, i) for i in range(scheme.k) for j in range(scheme.l)):
                stream = shake_128(rho + bytes(place)).digest(3 * 256)
                at = stream.find(digits)
                while at >= 0 and at % 3:
                    at = stream.find(digits, at + 1)
                if at >= 0:
                    return rho
        raise AssertionError("no such seed")

    def z_for(self, rho: bytes, targets: list[int]) -> tuple[list[Row], list[tuple[int, int]]]:
        """A short z for which Az has the values `targets`, and the rows and places where it has them."""
        scheme, count = self.scheme, len(targets)
        matrix = scheme._expand_matrix_from_seed(rho)
        entries = [[matrix[i, j].from_ntt().coeffs for j in range(scheme.l)] for i in range(scheme.k)]
        flat = np.array([[p, [-a for a in p]] for row in entries for p in row], dtype=np.int64)
        draw = np.random.Generator(np.random.PCG64(scheme.k))
        while True:
            j, s = draw.integers(scheme.l, size=(2000, count)), draw.integers(256, size=(2000, count))
            i, n = draw.integers(scheme.k, size=(2000, count)), draw.integers(256, size=(2000, count))
            # Coefficient n of X^s times a polynomial is its coefficient n - s, negative where that
            # wraps.
            away = n[:, :, None] - s[:, None, :]
            which = i[:, :, None] * scheme.l + j[:, None, :]
            values = solutions(flat[which, (away < 0).astype(int), away % 256], targets)
            for hit in np.flatnonzero(np.abs(values).max(axis=1) < self.z_bound):
                z = self.zeros(scheme.l)
                for column, place, value in zip(j[hit], s[hit], values[hit], strict=True):
                    z[column][place] = int(value)
                w = (matrix @ self.vector(z).to_ntt()).from_ntt()
                places = [(int(a), int(b)) for a, b in zip(i[hit], n[hit], strict=True)]
                if all(w[a, 0].coeffs[b] == t for (a, b), t in zip(places, targets, strict=True)):
                    return z, places

    # --- Signing with a crafted private key

    def mu(self, label: str) -> bytes:
        return random_bytes(label, 64)

    def turns(self, mu: bytes, sig: bytes) -> int:
        """The turns that a signature took."""
        for number in range(1000):
            if sig.startswith(self.candidate(mu, number).c_tilde):
                return number + 1
        raise AssertionError("no signature of this message")

    def candidate(self, mu: bytes, number: int = 0) -> Candidate:
        """A turn, by default the first, for the base key's public parts."""
        scheme = self.scheme
        kappa = number * scheme.l
        y = scheme._expand_mask_vector(scheme._h(self._key + ZERO + mu, 64), kappa)
        w = (self._matrix @ y.to_ntt()).from_ntt()
        w1 = w.high_bits(self.alpha).bit_pack_w(scheme.gamma_2)
        c_tilde = scheme._h(mu + w1, scheme.c_tilde_bytes)
        c = scheme.R.sample_in_ball(c_tilde, scheme.tau)
        return Candidate(
            [[centred(a) for a in y[i, 0].coeffs] for i in range(scheme.l)],
            [list(w[i, 0].coeffs) for i in range(scheme.k)],
            [centred(a) for a in c.coeffs],
            c_tilde,
        )

    def private_key(self, s1: list[Row], s2: list[Row], t0: list[Row]) -> bytes:
        vectors = [self.vector(s1), self.vector(s2)]
        t0_vector = self.scheme.M.vector([self.scheme.R(row) for row in t0])
        # `bit_pack_t0` wants centred coefficients.
        for i, wanted in enumerate(t0):
            t0_vector[i, 0].coeffs = wanted
        made: bytes = self.scheme._pack_sk(self._rho, self._key, self._tr, *vectors, t0_vector)
        return made

    def zeros(self, count: int) -> list[Row]:
        return [[0] * 256 for _ in range(count)]

    def at_edge(self, rows: list[Row], c: Row, edge: int, reach: int, limit: int) -> list[Row] | None:
        """The s with |s| <= limit for which the largest coefficient of rows + c·s is `edge`, if any."""
        for i, row in enumerate(rows):
            for n, a in enumerate(row):
                if abs(edge - abs(a)) <= reach and abs(a) <= edge:
                    s = self.zeros(len(rows))
                    s[i] = solved(c, n, (edge - abs(a)) * (1 if a >= 0 else -1), limit)
                    moved = [a + b for a, b in zip(row, product(c, s[i]), strict=True)]
                    if largest([*rows[:i], moved, *rows[i + 1 :]]) == edge:
                        return s
        return None

    def bounds(self, z_edge: int, low_edge: int) -> tuple[bytes, bytes]:
        """Message representative and key for which max|z| and max|w0 - cs2| of the first turn are these.

        A bound of 0 stands for any that is accepted.
        """
        scheme = self.scheme
        for number in range(100_000):
            mu = self.mu(f"bounds {number}")
            turn = self.candidate(mu)
            _, low = turn.split(self.alpha)
            s1, s2 = self.zeros(scheme.l), self.zeros(scheme.k)
            if z_edge == 0 and largest(turn.y) >= self.z_bound:
                continue
            if low_edge == 0 and largest(low) >= self.low_bound:
                continue
            if z_edge:
                found = self.at_edge(turn.y, turn.c, z_edge, scheme.beta, scheme.eta)
                if found is None:
                    continue
                s1 = found
            if low_edge:
                found = self.at_edge(low, turn.c, low_edge, scheme.beta, scheme.eta)
                if found is None:
                    continue
                s2 = [[-a for a in row] for row in found]
            return mu, self.private_key(s1, s2, self.zeros(scheme.k))
        raise AssertionError("no such message")

    def quiet(self) -> Iterator[tuple[bytes, Candidate, list[Row], list[Row]]]:
        """Messages whose first turn is accepted with s1 = s2 = t0 = 0; the turn, high and low bits."""
        for number in range(100_000):
            mu = self.mu(f"quiet {number}")
            turn = self.candidate(mu)
            high, low = turn.split(self.alpha)
            if largest(turn.y) < self.z_bound and largest(low) < self.low_bound:
                yield mu, turn, high, low

    def key_with_t0(self, t0: list[Row]) -> bytes:
        return self.private_key(self.zeros(self.scheme.l), self.zeros(self.scheme.k), t0)

    def hint_edges(self) -> Iterator[tuple[bytes, bytes]]:
        """Keys for which w0 + ct0 stands at, and one beyond, each edge of the range that needs no hint."""
        gamma_2 = self.scheme.gamma_2
        # Value and high bits (None for any); at -gamma2 these decide, as Algorithm 36 wraps there.
        edges = [(gamma_2, None), (gamma_2 + 1, None)]
        edges += [(-gamma_2 + 1, 1), (-gamma_2, 0), (-gamma_2, 1), (-gamma_2 - 1, 0)]
        messages = self.quiet()
        while edges:
            mu, turn, high, low = next(messages)
            t0, left = self.zeros(self.scheme.k), list(edges)
            for i in range(self.scheme.k):
                for value, only in left:
                    if only == 0 and i == self.scheme.k - 1:
                        continue  # the high bits of the next row are to be others
                    near = [n for n in range(256) if only in (None, high[i][n])]
                    n = min(near, key=lambda n: abs(value - low[i][n]), default=None)
                    # Few coefficients of t0 keep the hints below omega.
                    if n is not None and abs(value - low[i][n]) <= 4 * 4095:
                        t0[i] = solved(turn.c, n, value - low[i][n], 4095)
                        left.remove((value, only))
                        break
            enough = len(edges) - len(left) >= min(len(edges), 4)
            if enough and sum(map(len, self.hints(turn, high, low, t0))) <= self.scheme.omega:
                edges = left
                yield mu, self.key_with_t0(t0)

    def hints(self, turn: Candidate, high: list[Row], low: list[Row], t0: list[Row]) -> list[list[int]]:
        """The places of the hints with s2 = 0."""
        return [self._row_hints(turn, *row) for row in zip(high, low, t0, strict=True)]

    def _row_hints(self, turn: Candidate, high: Row, low: Row, t0: Row) -> list[int]:
        if not any(t0):
            return []
        moved = enumerate(zip(high, low, product(turn.c, t0), strict=True))
        return [
            n
            for n, (r1, r0, d) in moved
            if abs(r0 + d) >= self.scheme.gamma_2 - 1
            and decomposed((r1 * self.alpha + r0 + d) % Q, self.alpha)[0] != r1
        ]

    def hint_count(self, wanted: int) -> tuple[bytes, bytes]:
        """A key with which the first turn has `wanted` hints, the first and last coefficient among them."""
        gamma_2, reach = self.scheme.gamma_2, 6 * 4095
        draw = random.Random(f"hints {self.scheme.k}")
        for mu, turn, high, low in self.quiet():
            rows = [next((i for i, r in enumerate(low) if gamma_2 - abs(r[n]) < reach), -1) for n in (0, 255)]
            if -1 in rows or rows[0] == rows[1]:
                continue
            t0 = self.zeros(self.scheme.k)
            for i, n in zip(rows, (0, 255), strict=True):
                beyond = (gamma_2 + 4095) * (1 if low[i][n] > 0 else -1)
                t0[i] = solved(turn.c, n, beyond - low[i][n], 4095)
            places = self.hints(turn, high, low, t0)
            while (missing := wanted - sum(map(len, places))) != 0:
                i = draw.randrange(self.scheme.k)
                changed = list(t0[i])
                for _ in range(max(1, missing // 2)):
                    changed[draw.randrange(256)] = draw.randint(-4095, 4096) if missing > 0 else 0
                found = self._row_hints(turn, high[i], low[i], changed)
                kept = (i != rows[0] or 0 in found) and (i != rows[1] or 255 in found)
                if kept and abs(missing + len(places[i]) - len(found)) <= max(3, abs(missing)):
                    t0[i], places[i] = changed, found
            return mu, self.key_with_t0(t0)
        raise AssertionError("no such message")

    def t0_edge(self, edge: int) -> tuple[bytes, bytes]:
        """A key with which max|ct0| of the first turn is `edge`, and nothing fails by the hints."""
        for mu, turn, high, low in self.quiet():
            t0 = self.zeros(self.scheme.k)
            t0[-1] = solved(turn.c, 77, edge, 4095)
            hints = sum(map(len, self.hints(turn, high, low, t0)))
            if largest([product(turn.c, t0[-1])]) == edge and hints <= self.scheme.omega:
                return mu, self.key_with_t0(t0)
        raise AssertionError("no such message")

    def rejecting_key(self, size: int) -> bytes:
        """A key whose t0 has coefficients of one size: many hints, and so many rejections."""
        draw = random.Random(f"rejecting {self.scheme.k}")
        t0 = [[draw.choice((-size, size)) for _ in range(256)] for _ in range(self.scheme.k)]
        return self.key_with_t0(t0)


def solutions(systems: Any, targets: list[int]) -> Any:
    """The solutions modulo q of many square systems, centred; where a pivot is zero, something else."""
    work = np.concatenate(
        [systems % Q, np.tile(np.array(targets)[None, :, None], (len(systems), 1, 1))], axis=2
    )
    size = len(targets)
    for at in range(size):
        inverse = work[:, at, at].copy()
        power, result = inverse.copy(), np.ones_like(inverse)
        for bit in range((Q - 2).bit_length()):
            if (Q - 2) >> bit & 1:
                result = result * power % Q
            power = power * power % Q
        work[:, at] = work[:, at] * result[:, None] % Q
        for other in range(size):
            if other != at:
                work[:, other] = (work[:, other] - work[:, other, at, None] * work[:, at]) % Q
    values = work[:, :, size]
    return np.where(values > Q // 2, values - Q, values)


def corners(scheme: Any) -> Iterator[list[tuple[int, int]]]:
    """Values of a coefficient of w' with the hint that it gets, in groups that one signature can have."""
    gamma_2 = scheme.gamma_2
    alpha, top = 2 * gamma_2, (Q - 1) // (2 * gamma_2) - 1
    middle = 5 * alpha
    values = [
        *((middle + gamma_2, 0), (middle + gamma_2 + 1, 0), (0, 1)),
        *((middle, 1), (middle + 1, 1), (Q - 1, 0)),
        *((top * alpha + gamma_2, 0), (top * alpha + gamma_2 + 1, 0), (Q - 1, 1)),
        *((top * alpha + 1, 1), (top * alpha + gamma_2 + 1, 1), (1, 1)),
        *((top * alpha, 1), (top * alpha + gamma_2, 1), (middle + gamma_2 + 1, 1)),
    ]
    # How many one z can be solved for depends on how short it must be.
    size = 5 if scheme.gamma_1 > 1 << 17 else 3
    for begin in range(0, len(values), size):
        yield values[begin : begin + size]
