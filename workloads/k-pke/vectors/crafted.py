"""Keys and ciphertexts of K-PKE for which rounding and rejection stand at an edge.

Source: FIPS 203 Algorithms 7, 13, 14 and 15, of which a crafted case solves for what it wants:

- v = t·y + e2 for the message zero, and t is whatever a public key says: so v can be any
  polynomial.
- w = v - s·u with s whatever a private key says: with s a constant polynomial, w is anything that
  is a sum of a decompressed coefficient and a multiple of another one.
- u = A·y + e1 depends on rho and r alone, which are searched for.

The arithmetic is that of kyber-py; what a case is to show is asserted where it is made.
"""

from collections.abc import Iterator
from hashlib import shake_128
from typing import Any

from generator import random_bytes

Q = 3329
Row = list[int]


def bit_reversed(i: int) -> int:
    return int(f"{i:07b}"[::-1], 2)


#: The root of each pair of coefficients in the NTT domain, Algorithm 12.
GAMMAS = [pow(17, 2 * bit_reversed(i) + 1, Q) for i in range(128)]


def packed(rows: list[Row], bits: int) -> bytes:
    """ByteEncode of each row."""
    numbers = (sum(a << (bits * i) for i, a in enumerate(row)) for row in rows)
    return b"".join(number.to_bytes(32 * bits, "little") for number in numbers)


def quotient(wanted: Row, divisor: Row) -> Row:
    """The t for which t·divisor = wanted in the NTT domain."""
    out: Row = []
    for gamma, (w0, w1), (d0, d1) in zip(GAMMAS, pairs(wanted), pairs(divisor), strict=True):
        inverse = pow(d0 * d0 - gamma * d1 * d1, -1, Q)
        i0, i1 = d0 * inverse, -d1 * inverse
        out += [(w0 * i0 + gamma * w1 * i1) % Q, (w0 * i1 + w1 * i0) % Q]
    return out


def pairs(row: Row) -> Iterator[tuple[int, int]]:
    return zip(row[::2], row[1::2], strict=True)


def edges(d: int) -> list[int]:
    """The least residue that each value of Compress_d has, and the one below it."""
    first = [((2 * y + 1) * Q + (1 << (d + 1)) - 1 >> (d + 1)) % Q for y in range(1 << d)]
    return [a for edge in first for a in (edge - 1, edge)]


class Crafted:
    """Edge cases of one parameter set."""

    def __init__(self, scheme: Any) -> None:
        self.scheme = scheme

    # --- Rejection

    def seeds_of_the_matrix(self) -> Iterator[bytes]:
        """Seeds with candidates q - 1 and q at either place of a pair, and one that needs a fourth block."""
        wanted = {(place, value) for place in (0, 1) for value in (Q - 1, Q)}
        for number in range(1 << 20):
            rho = random_bytes(f"matrix {number}", 32)
            found = set()
            for column in range(self.scheme.k):
                for row in range(self.scheme.k):
                    candidates = self._candidates(rho, column, row, 3)
                    found |= {(i % 2, a) for i, a in enumerate(candidates[:300]) if a in (Q - 1, Q)}
            if found & wanted:
                wanted -= found
                yield rho
            if not wanted:
                break
        for number in range(1 << 20):
            rho = random_bytes(f"long {number}", 32)
            if sum(a < Q for a in self._candidates(rho, 0, 0, 3)) == 255:
                yield rho
                return

    def _candidates(self, rho: bytes, column: int, row: int, blocks: int) -> Row:
        stream = int.from_bytes(shake_128(rho + bytes([column, row])).digest(168 * blocks), "little")
        return [stream >> (12 * i) & 0xFFF for i in range(112 * blocks)]

    # --- Encryption

    def values_of_v(self) -> Iterator[tuple[bytes, bytes]]:
        """Vectors of public keys, with r, for which v has wanted values: every edge of Compress."""
        scheme = self.scheme
        r = random_bytes("v", 32)
        y, after = scheme._generate_error_vector(r, scheme.eta_1, 0)
        _, after = scheme._generate_error_vector(r, scheme.eta_2, after)
        e2, _ = scheme._generate_polynomial(r, scheme.eta_2, after)
        y_hat = y.to_ntt()
        wanted = (edges(scheme.dv) + [i * 13 % Q for i in range(256)])[:256]
        sent = scheme.R([(a - e) % Q for a, e in zip(wanted, e2.coeffs, strict=True)]).to_ntt()
        t = quotient(sent.coeffs, y_hat[0, 0].coeffs)
        vector = packed([t] + [[0] * 256] * (scheme.k - 1), 12)
        t_hat = scheme.M.decode_vector(vector, scheme.k, 12, is_ntt=True)
        made = t_hat.dot(y_hat).from_ntt() + e2
        assert made.coeffs == wanted
        yield vector, r

    def values_of_u(self) -> Iterator[tuple[bytes, bytes]]:
        """Seeds of matrices, with r, for which u has the residues next to where Compress rounds otherwise."""
        scheme, d = self.scheme, self.scheme.du
        # The residues whose 2^d-fold lies nearest to a tie, on either side, and zero.
        inverse = pow(1 << d, -1, Q)
        wanted = {(Q - 1) // 2 * inverse % Q, (Q + 1) // 2 * inverse % Q, 0}
        rho = random_bytes("u", 32)
        matrix = scheme._generate_matrix_from_seed(rho, transpose=True)
        for number in range(1000):
            r = random_bytes(f"u {number}", 32)
            y, after = scheme._generate_error_vector(r, scheme.eta_1, 0)
            e1, _ = scheme._generate_error_vector(r, scheme.eta_2, after)
            u = (matrix @ y.to_ntt()).from_ntt() + e1
            found = {a for i in range(scheme.k) for a in u[i, 0].coeffs} & wanted
            if found:
                wanted -= found
                yield rho, r
            if not wanted:
                return
        raise AssertionError("no such randomness")

    # --- Decryption

    def values_of_w(self) -> Iterator[tuple[bytes, bytes]]:
        """Private keys and ciphertexts for which w lies at the edges of Compress_1."""
        scheme = self.scheme
        us = [Q * y + (1 << scheme.du - 1) >> scheme.du for y in range(1 << scheme.du)]
        vs = [Q * y + (1 << scheme.dv - 1) >> scheme.dv for y in range(1 << scheme.dv)]
        for factor in (1, 1234):
            places = {factor * a % Q: y for y, a in enumerate(us)}
            combinations = [
                (places[(v - w) % Q], y) for w in edges(1) for y, v in enumerate(vs) if (v - w) % Q in places
            ]
            chosen = (combinations * 256)[:256]
            # In the NTT domain a constant polynomial has the constant at every even place.
            dk = packed([[factor, 0] * 128] + [[0] * 256] * (scheme.k - 1), 12)
            u = [[y for y, _ in chosen]] + [[0] * 256] * (scheme.k - 1)
            yield dk, packed(u, scheme.du) + packed([[y for _, y in chosen]], scheme.dv)
