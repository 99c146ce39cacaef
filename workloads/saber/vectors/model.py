"""Saber in Python, straight from its specification: the oracle of generate.py.

Source: Saber, round 3 (D'Anvers, Karmakar, Roy, Vercauteren et al., 2020): parameters, PKE and KEM,
data types and the byte order of packed polynomials. No package has round 3's bytes;
`model.py saber.json` compares this model with such a file of vectors by the authors' own reference
program.

It shares no idea with the C: a polynomial is a list of residues, a product is that of two large
integers, and bits are counted in strings.
"""

import hashlib
import json
import struct
import sys
from dataclasses import dataclass
from pathlib import Path

N = 256
Q_BITS, P_BITS = 13, 10
H1 = 1 << (Q_BITS - P_BITS - 1)
SEED = 32

Poly = list[int]


@dataclass(frozen=True)
class Parameters:
    """One parameter set: rank of the module, binomial distribution, bits of the rounded message."""

    name: str
    rank: int
    mu: int
    t_bits: int

    @property
    def h2(self) -> int:
        return (1 << (P_BITS - 2)) - (1 << (P_BITS - self.t_bits - 1)) + (1 << (Q_BITS - P_BITS - 1))


SETS = {
    "light": Parameters("LightSaber", 2, 10, 3),
    "saber": Parameters("Saber", 3, 8, 4),
    "fire": Parameters("FireSaber", 4, 6, 6),
}


def pack(poly: Poly, bits: int) -> bytes:
    """Residues modulo 2^bits, the first in the lowest bits."""
    digits = sum((a % (1 << bits)) << bits * i for i, a in enumerate(poly))
    return digits.to_bytes(N * bits // 8, "little")


def unpack(data: bytes, bits: int) -> Poly:
    digits = int.from_bytes(data, "little")
    return [digits >> bits * i & (1 << bits) - 1 for i in range(N)]


def unpack_vector(data: bytes, bits: int) -> list[Poly]:
    size = N * bits // 8
    return [unpack(data[i : i + size], bits) for i in range(0, len(data), size)]


def multiply(a: Poly, b: Poly, bits: int) -> Poly:
    """The product of residues modulo 2^bits in Z[x]/(x^256 + 1): both polynomials at x = 2^64."""
    modulus = 1 << bits
    packed = (struct.pack(f"<{N}Q", *(c % modulus for c in poly)) for poly in (a, b))
    one, other = (int.from_bytes(digits, "little") for digits in packed)
    wide = struct.unpack(f"<{2 * N}Q", (one * other).to_bytes(16 * N, "little"))
    return [(wide[i] - wide[i + N]) % modulus for i in range(N)]


def inner_product(a: list[Poly], b: list[Poly], bits: int) -> Poly:
    total = [0] * N
    for one, other in zip(a, b, strict=True):
        total = [(x + y) % (1 << bits) for x, y in zip(total, multiply(one, other, bits), strict=True)]
    return total


def gen_matrix(parameters: Parameters, seed_a: bytes) -> list[list[Poly]]:
    rank, size = parameters.rank, N * Q_BITS // 8
    polys = unpack_vector(hashlib.shake_128(seed_a).digest(rank * rank * size), Q_BITS)
    return [polys[rank * i : rank * (i + 1)] for i in range(rank)]


def gen_secret(parameters: Parameters, seed_s: bytes) -> list[Poly]:
    half, count = parameters.mu // 2, parameters.rank * N
    digits = int.from_bytes(hashlib.shake_128(seed_s).digest(count * parameters.mu // 8), "little")

    def weight(at: int) -> int:
        return (digits >> at & (1 << half) - 1).bit_count()

    flat = [weight(2 * half * i) - weight(2 * half * i + half) for i in range(count)]
    return [flat[N * i : N * (i + 1)] for i in range(parameters.rank)]


def rounded(poly: Poly) -> Poly:
    return [((a + H1) % (1 << Q_BITS)) >> (Q_BITS - P_BITS) for a in poly]


@dataclass(frozen=True)
class Saber:
    """Key generation, encapsulation and decapsulation of one parameter set from given random bytes."""

    parameters: Parameters

    @property
    def vector_bytes(self) -> int:
        return self.parameters.rank * N * P_BITS // 8

    @property
    def secret_bytes(self) -> int:
        return self.parameters.rank * N * Q_BITS // 8

    @property
    def pk_bytes(self) -> int:
        return self.vector_bytes + SEED

    def keygen(self, coins: bytes) -> tuple[bytes, bytes]:
        """`coins` are the random bytes in the order in which they are asked for: seed_A, seed_s, z."""
        seed_a, seed_s, z = coins[:SEED], coins[SEED : 2 * SEED], coins[2 * SEED :]
        seed_a = hashlib.shake_128(seed_a).digest(SEED)
        a, s = gen_matrix(self.parameters, seed_a), gen_secret(self.parameters, seed_s)
        transposed = [list(column) for column in zip(*a, strict=True)]
        b = [rounded(inner_product(row, s, Q_BITS)) for row in transposed]
        pk = b"".join(pack(poly, P_BITS) for poly in b) + seed_a
        sk = b"".join(pack(poly, Q_BITS) for poly in s)
        return pk, sk + pk + hashlib.sha3_256(pk).digest() + z

    def encrypt(self, message: bytes, seed_s: bytes, pk: bytes) -> bytes:
        a, s = gen_matrix(self.parameters, pk[self.vector_bytes :]), gen_secret(self.parameters, seed_s)
        b = [rounded(inner_product(row, s, Q_BITS)) for row in a]
        v = inner_product(unpack_vector(pk[: self.vector_bytes], P_BITS), s, P_BITS)
        bits = [message[i // 8] >> i % 8 & 1 for i in range(N)]
        shift = P_BITS - self.parameters.t_bits
        c = [((x + H1 - (m << P_BITS - 1)) % (1 << P_BITS)) >> shift for x, m in zip(v, bits, strict=True)]
        return b"".join(pack(poly, P_BITS) for poly in b) + pack(c, self.parameters.t_bits)

    def decrypt(self, ct: bytes, sk: bytes) -> bytes:
        s = unpack_vector(sk[: self.secret_bytes], Q_BITS)
        v = inner_product(unpack_vector(ct[: self.vector_bytes], P_BITS), s, P_BITS)
        c, shift = unpack(ct[self.vector_bytes :], self.parameters.t_bits), P_BITS - self.parameters.t_bits
        bits = [
            ((x + self.parameters.h2 - (y << shift)) % (1 << P_BITS)) >> P_BITS - 1
            for x, y in zip(v, c, strict=True)
        ]
        return sum(bit << i for i, bit in enumerate(bits)).to_bytes(32, "little")

    def encaps(self, coins: bytes, pk: bytes) -> tuple[bytes, bytes]:
        m = hashlib.sha3_256(coins).digest()
        key = hashlib.sha3_512(m + hashlib.sha3_256(pk).digest()).digest()
        ct = self.encrypt(m, key[32:], pk)
        return ct, hashlib.sha3_256(key[:32] + hashlib.sha3_256(ct).digest()).digest()

    def decaps(self, ct: bytes, sk: bytes) -> bytes:
        pk = sk[self.secret_bytes : self.secret_bytes + self.pk_bytes]
        m = self.decrypt(ct, sk)
        key = hashlib.sha3_512(m + sk[-64:-32]).digest()
        kept = key[:32] if self.encrypt(m, key[32:], pk) == ct else sk[-32:]
        return hashlib.sha3_256(kept + hashlib.sha3_256(ct).digest()).digest()


def reproduces(path: Path) -> int:
    """How many cases of a file of the authors' vectors the model reproduces, which must be all of them."""
    named = {parameters.name: Saber(parameters) for parameters in SETS.values()}
    cases = json.loads(path.read_text())["cases"]
    for case in cases:
        scheme, coins = named[case["set"]], [bytes.fromhex(part) for part in case["rng"]]
        pk, sk = scheme.keygen(b"".join(coins[:3]))
        ct, ss = scheme.encaps(coins[3], pk)
        made = {"pk": pk, "sk": sk, "ct": ct, "ss": ss}
        assert all(made[name].hex() == case[name] for name in made), f"{case['set']} {case['count']}"
        assert scheme.decaps(ct, sk) == ss
    return len(cases)


if __name__ == "__main__":
    print(f"{reproduces(Path(sys.argv[1]))} cases reproduced")
