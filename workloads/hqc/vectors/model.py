"""HQC in Python, in the generation after version 5.0.0 and in version 5.0.0: the oracle of generate.py.

Source: HQC, specification of 2025-08-22 and reference program of 2026-02-10: parameters, PKE and
KEM, Reed-Solomon and Reed-Muller codes, byte order. `model.py hqc.json` compares this model with
such a file of vectors by the authors' own reference program.

It shares no idea with the C: vectors are large integers, products in GF(256) go by logarithms, a
code word of Reed-Solomon is found by Euclid's algorithm, and one of Reed-Muller by counting bits.
"""

import hashlib
import json
import sys
from dataclasses import dataclass
from pathlib import Path

SEED, SALT, SECRET = 32, 16, 32


@dataclass(frozen=True)
class Parameters:
    """One parameter set: ring, codes, weights. `k` counts bytes, `copies` those of a Reed-Muller word."""

    name: str
    n: int
    n1: int
    copies: int
    k: int
    delta: int
    omega: int
    omega_r: int

    @property
    def n2(self) -> int:
        return 128 * self.copies

    @property
    def n_bytes(self) -> int:
        return (self.n + 7) // 8

    @property
    def v_bytes(self) -> int:
        return self.n1 * self.n2 // 8


SETS = {
    "1": Parameters("HQC-1", 17669, 46, 3, 16, 15, 66, 75),
    "3": Parameters("HQC-3", 35851, 56, 5, 24, 16, 100, 114),
    "5": Parameters("HQC-5", 57637, 90, 5, 32, 29, 131, 149),
}

EXP = [1]
for _ in range(254):
    EXP.append((EXP[-1] << 1) ^ (0x11D if EXP[-1] & 128 else 0))
LOG = {value: exponent for exponent, value in enumerate(EXP)}

#: Polynomials over GF(256), the constant first.
Poly = list[int]


def times(a: int, b: int) -> int:
    return EXP[(LOG[a] + LOG[b]) % 255] if a and b else 0


def over(a: int, b: int) -> int:
    return EXP[(LOG[a] - LOG[b]) % 255] if a else 0


def value(p: Poly, x: int) -> int:
    total = 0
    for coefficient in reversed(p):
        total = times(total, x) ^ coefficient
    return total


def degree(p: Poly) -> int:
    return max((i for i, coefficient in enumerate(p) if coefficient), default=-1)


def product(p: Poly, q: Poly) -> Poly:
    out = [0] * (len(p) + len(q) - 1)
    for i, a in enumerate(p):
        for j, b in enumerate(q):
            out[i + j] ^= times(a, b)
    return out


def divided(p: Poly, q: Poly) -> tuple[Poly, Poly]:
    """Quotient and remainder."""
    rest, top = list(p), degree(q)
    quotient = [0] * max(1, len(p) - top)
    for i in range(degree(p) - top, -1, -1):
        factor = over(rest[i + top], q[top])
        quotient[i] = factor
        for j in range(top + 1):
            rest[i + j] ^= times(factor, q[j])
    return quotient, rest[: max(1, top)]


def rs_encode(message: bytes, delta: int) -> bytes:
    """Parity first, the message last."""
    generator = [1]
    for i in range(1, 2 * delta + 1):
        generator = product(generator, [EXP[i], 1])
    parity = divided([0] * 2 * delta + list(message), generator)[1]
    return bytes(parity) + message


def rs_decode(word: bytes, k: int, delta: int) -> bytes:
    """The message of the code word at a distance up to delta; of another word its last bytes, as they are."""
    syndromes = [value(list(word), EXP[i]) for i in range(1, 2 * delta + 1)]
    # Euclid's algorithm on x^(2·delta) and the syndromes, until the remainder is below delta.
    before, rest = [0] * 2 * delta + [1], syndromes
    locator_before, locator = [0], [1]
    while degree(rest) >= delta:
        quotient, remainder = divided(before, rest)
        new = product(quotient, locator)
        for i, coefficient in enumerate(locator_before):
            new[i] ^= coefficient
        before, rest, locator_before, locator = rest, remainder, locator, new
    slope = [coefficient if i % 2 == 0 else 0 for i, coefficient in enumerate(locator[1:])]
    out = list(word)
    for at in range(len(word)):
        inverse = EXP[-at % 255]
        if value(locator, inverse) == 0 and value(slope, inverse):
            out[at] ^= over(value(rest, inverse), value(slope, inverse))
    return bytes(out[-k:])


def rm_pattern(number: int) -> int:
    """The 128 bits of which the one at x is the parity of x & number."""
    return sum(((x & number).bit_count() & 1) << x for x in range(128))


PATTERNS = [rm_pattern(number) for number in range(128)]


def rm_encode(byte: int) -> int:
    return PATTERNS[byte & 127] ^ ((1 << 128) - 1 if byte & 128 else 0)


def rm_decode(word: int, copies: int) -> int:
    """The first of the nearest code words, in the order of the lower seven bits."""
    whole = sum(1 << 128 * i for i in range(copies))
    best, found = -1, 0
    for number in range(128):
        peak = word.bit_count() - 2 * (word & PATTERNS[number] * whole).bit_count()
        peak -= 64 * copies if number == 0 else 0
        if abs(peak) > best:
            best, found = abs(peak), number | (128 if peak > 0 else 0)
    return found


class Stream:
    """The XOF. Version 5.0.0 takes whole words of eight bytes and drops what is left of the last one."""

    def __init__(self, seed: bytes, *, words: bool) -> None:
        self.bytes = hashlib.shake_256(seed + b"\x01").digest(40000)
        self.words = words
        self.at = 0

    def take(self, length: int) -> bytes:
        begin = self.at
        self.at += -(-length // 8) * 8 if self.words else length
        return self.bytes[begin : begin + length]


class Hqc:
    """One parameter set; `old`: version 5.0.0."""

    def __init__(self, parameters: Parameters, *, old: bool = False) -> None:
        self.parameters, self.old = parameters, old
        self.pk_bytes = SEED + parameters.n_bytes
        self.sk_bytes = self.pk_bytes + 2 * SEED + parameters.k
        self.ct_bytes = parameters.n_bytes + parameters.v_bytes + SALT
        #: Of key pairs made so far: values that the sampler rejected, positions it drew twice.
        self.rejected = self.repeated = self.first = 0

    def stream(self, seed: bytes) -> Stream:
        return Stream(seed, words=self.old)

    def reject(self, stream: Stream) -> list[int]:
        """Positions of a private vector."""
        n, weight = self.parameters.n, self.parameters.omega
        bound = (1 << 24) // n * n
        out: list[int] = []
        block = b""
        while len(out) < weight:
            if not block:
                block = stream.take(3 * weight if self.old else 3)
            drawn, block = int.from_bytes(block[:3], "big" if self.old else "little"), block[3:]
            if drawn >= bound:
                self.rejected += 1
            elif drawn % n in out:
                self.repeated += 1
                self.first += drawn % n == out[0]
            else:
                out.append(drawn % n)
        return out

    def drawn(self, data: bytes) -> list[int]:
        """Positions as they are drawn, some more than once."""
        numbers = (int.from_bytes(data[at : at + 4], "little") for at in range(0, len(data), 4))
        return [i + (number * (self.parameters.n - i) >> 32) for i, number in enumerate(numbers)]

    def fixed(self, stream: Stream) -> list[int]:
        """Positions of a vector of encryption."""
        out = self.drawn(stream.take(4 * self.parameters.omega_r))
        for i in range(len(out) - 1, -1, -1):
            if out[i] in out[i + 1 :]:
                out[i] = i
        return out

    def dense(self, positions: list[int]) -> int:
        return sum(1 << at for at in positions)

    def cyclic(self, a: int, positions: list[int]) -> int:
        """a times the sum of x^position, modulo x^n - 1."""
        n = self.parameters.n
        total = 0
        for at in positions:
            total ^= a << at
        return (total & (1 << n) - 1) ^ (total >> n)

    def public_vector(self, seed: bytes) -> int:
        parameters = self.parameters
        data = self.stream(seed).take(parameters.n_bytes)
        return int.from_bytes(data, "little") & (1 << parameters.n) - 1

    def encoded(self, message: bytes) -> int:
        parameters = self.parameters
        word = 0
        for i, byte in enumerate(rs_encode(message, parameters.delta)):
            for copy in range(parameters.copies):
                word |= rm_encode(byte) << parameters.n2 * i + 128 * copy
        return word

    def decoded(self, word: int) -> bytes:
        parameters = self.parameters
        mask = (1 << parameters.n2) - 1
        parts = [word >> parameters.n2 * i & mask for i in range(parameters.n1)]
        received = bytes(rm_decode(part, parameters.copies) for part in parts)
        return rs_decode(received, parameters.k, parameters.delta)

    def truncated(self, a: int) -> int:
        return a & (1 << 8 * self.parameters.v_bytes) - 1

    def keygen(self, seed_kem: bytes) -> tuple[bytes, bytes]:
        stream = self.stream(seed_kem)
        seed_pke, sigma = stream.take(SEED), stream.take(self.parameters.k)
        seeds = hashlib.sha3_512(seed_pke + b"\x02").digest()
        seed_dk, seed_ek = seeds[:SEED], seeds[SEED:]
        private = self.stream(seed_dk)
        y = self.reject(private)
        x = self.reject(private)
        s = self.dense(x) ^ self.cyclic(self.public_vector(seed_ek), y)
        pk = seed_ek + s.to_bytes(self.parameters.n_bytes, "little")
        return pk, pk + seed_dk + sigma + seed_kem

    def encrypt(self, message: bytes, theta: bytes, pk: bytes) -> bytes:
        """u and v."""
        stream = self.stream(theta)
        r2, e, r1 = (self.fixed(stream) for _ in range(3))
        u = self.dense(r1) ^ self.cyclic(self.public_vector(pk[:SEED]), r2)
        s = int.from_bytes(pk[SEED:], "little") & (1 << self.parameters.n) - 1
        v = self.encoded(message) ^ self.truncated(self.cyclic(s, r2) ^ self.dense(e))
        return u.to_bytes(self.parameters.n_bytes, "little") + v.to_bytes(self.parameters.v_bytes, "little")

    def encaps(self, message: bytes, salt: bytes, pk: bytes) -> tuple[bytes, bytes]:
        key, theta = self.derived(pk, message, salt)
        return self.encrypt(message, theta, pk) + salt, key

    def derived(self, pk: bytes, message: bytes, salt: bytes) -> tuple[bytes, bytes]:
        both = hashlib.sha3_512(self.hashed(pk) + message + salt + b"\x00").digest()
        return both[:SECRET], both[SECRET:]

    def hashed(self, pk: bytes) -> bytes:
        return hashlib.sha3_256(pk + b"\x01").digest()

    def rejection(self, ct: bytes, sk: bytes) -> bytes:
        """What decapsulation answers to a ciphertext that encapsulation did not make."""
        sigma = sk[self.pk_bytes + SEED : self.pk_bytes + SEED + self.parameters.k]
        return hashlib.sha3_256(self.hashed(sk[: self.pk_bytes]) + sigma + ct + b"\x03").digest()

    def decrypt(self, ct: bytes, sk: bytes) -> bytes:
        n_bytes = self.parameters.n_bytes
        y = self.reject(self.stream(sk[self.pk_bytes : self.pk_bytes + SEED]))
        u = int.from_bytes(ct[:n_bytes], "little") & (1 << self.parameters.n) - 1
        v = int.from_bytes(ct[n_bytes:-SALT], "little")
        return self.decoded(v ^ self.truncated(self.cyclic(u, y)))

    def decaps(self, ct: bytes, sk: bytes) -> bytes:
        pk, salt = sk[: self.pk_bytes], ct[-SALT:]
        message = self.decrypt(ct, sk)
        key, theta = self.derived(pk, message, salt)
        return key if self.encrypt(message, theta, pk) + salt == ct else self.rejection(ct, sk)


def reproduces(path: Path) -> int:
    """How many cases of a file of the authors' vectors the model reproduces, which must be all of them."""
    told = json.loads(path.read_text())
    named = {parameters.name: Hqc(parameters, old="v5" in told["scheme"]) for parameters in SETS.values()}
    for case in told["cases"]:
        scheme, coins = named[case["set"]], [bytes.fromhex(part) for part in case["rng"]]
        pk, sk = scheme.keygen(coins[0])
        ct, ss = scheme.encaps(coins[1], coins[2], pk)
        made = {"pk": pk, "sk": sk, "ct": ct, "ss": ss}
        assert all(made[name].hex() == case[name] for name in made), f"{case['set']} {case['count']}"
        assert scheme.decaps(ct, sk) == ss
    return len(told["cases"])


if __name__ == "__main__":
    for path in sys.argv[1:]:
        print(f"{path}: {reproduces(Path(path))} cases reproduced")
