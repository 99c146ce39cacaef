"""Writes saber.json: key generation, encapsulation, decapsulation, altered ciphertexts, and inputs to refuse.

Source: the model beside this file (model.py), which reproduces the authors' vectors.
"""

import hashlib
import sys
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from generator import Case, generate, numbered, place_of, random_bytes, rejections
from model import Q_BITS, SETS, N, Saber, pack, unpack


class Generator:
    """The cases of one parameter set, all but key generation under one key pair."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.scheme = Saber(SETS[key])
        self.pk, self.sk = self.scheme.keygen(random_bytes(f"key {key}", 96))
        self.ct, self.ss = self.scheme.encaps(random_bytes(f"measured {key}", 32), self.pk)

    def cases(self) -> Iterator[Case]:
        first = [
            *self.keygen(),
            *self.encaps(),
            *self.decaps(),
            *self.altered(),
            *self.refused(),
            *self.whole(),
        ]
        yield from first
        base, border = place_of(first, "decaps"), self.scheme.vector_bytes
        yield from rejections(base, "ct", self.ct, "ss", lambda ct: self.scheme.decaps(ct, self.sk), border)

    def keygen(self) -> Iterator[Case]:
        for number, coins in enumerate((random_bytes(f"key {self.key}", 96), bytes(96), bytes([255]) * 96)):
            pk, sk = self.scheme.keygen(coins)
            yield {"op": "keygen", "rng": coins, "pk": pk, "sk": sk, "measure": number == 0}

    def encaps(self) -> Iterator[Case]:
        all_ones = bytes([255]) * self.scheme.vector_bytes + self.pk[self.scheme.vector_bytes :]
        cases = [
            (random_bytes(f"measured {self.key}", 32), self.pk, "a key as key generation makes it"),
            (bytes(32), bytes(self.scheme.pk_bytes), "a public key of zeros"),
            (bytes([255]) * 32, all_ones, "a public vector of the largest residues"),
        ]
        for number, (coins, pk, reason) in enumerate(cases):
            ct, ss = self.scheme.encaps(coins, pk)
            yield {
                "op": "encaps",
                "rng": coins,
                "pk": pk,
                "ct": ct,
                "ss": ss,
                "measure": number == 0,
                "reason": reason,
            }

    def decapsulated(self, ct: bytes, reason: str, sk: bytes | None = None, *, measure: bool = False) -> Case:
        ss = self.scheme.decaps(ct, sk or self.sk)
        return {"op": "decaps", "ct": ct, "sk": sk or self.sk, "ss": ss, "measure": measure, "reason": reason}

    def decaps(self) -> Iterator[Case]:
        case = self.decapsulated(self.ct, "a ciphertext as encapsulation makes it", measure=True)
        assert case["ss"] == self.ss
        yield case
        for end in (1, -1):
            extreme = self.scheme.parameters.mu // 2 * end
            secret = pack([extreme] * N, Q_BITS) * self.scheme.parameters.rank
            sk = secret + self.sk[len(secret) :]
            largest = bytes([255]) * len(self.ct)
            yield self.decapsulated(
                largest, f"a secret vector of {extreme} alone, the largest ciphertext", sk
            )

    def altered(self) -> Iterator[Case]:
        """Ciphertexts that encapsulation did not make: z decides."""
        vector = self.scheme.vector_bytes
        changes = [
            (0, 1, "the first bit flipped"),
            (vector - 1, 128, "the last bit of the vector flipped"),
            (vector, 1, "the first bit of the message part flipped"),
            (len(self.ct) - 1, 128, "the last bit flipped"),
        ]
        made = []
        for at, bit, reason in changes:
            ct = bytearray(self.ct)
            ct[at] ^= bit
            made.append((bytes(ct), reason))
        made += [(bytes(len(self.ct)), "zeros"), (random_bytes("ct", len(self.ct)), "random bytes")]
        for ct, reason in made:
            case = self.decapsulated(ct, reason)
            rejected = hashlib.sha3_256(self.sk[-32:] + hashlib.sha3_256(ct).digest()).digest()
            assert case["ss"] == rejected, reason
            yield case
        yield self.decapsulated(
            self.ct, "another hash of the public key", self.sk[:-64] + bytes(32) + self.sk[-32:]
        )

    def refused(self) -> Iterator[Case]:
        """Wrong lengths, and private keys with a coefficient that no secret has."""
        for pk in (b"", self.pk[:-1], self.pk + b"\0"):
            yield {
                "op": "encaps",
                "rng": bytes(32),
                "pk": pk,
                "ct": b"",
                "ss": b"",
                "ok": False,
                "status": "public_key_length",
            }

        def decaps(status: str, ct: bytes, sk: bytes) -> Case:
            return {"op": "decaps", "ct": ct, "sk": sk, "ss": b"", "ok": False, "status": status}

        for ct in (b"", self.ct[:-1], self.ct + b"\0"):
            yield decaps("ciphertext_length", ct, self.sk)
        for sk in (b"", self.sk[:-1], self.sk + b"\0"):
            yield decaps("private_key_length", self.ct, sk)
        largest = self.scheme.parameters.mu // 2
        for at, value in ((0, largest + 1), (self.scheme.parameters.rank * N - 1, -largest - 1), (N, 4096)):
            yield decaps("malformed_private_key", self.ct, self.with_coefficient(at, value))

    def with_coefficient(self, at: int, value: int) -> bytes:
        """The private key with coefficient `at` of its secret vector changed."""
        size = N * Q_BITS // 8
        begin = at // N * size
        poly = unpack(self.sk[begin : begin + size], Q_BITS)
        poly[at % N] = value
        return self.sk[:begin] + pack(poly, Q_BITS) + self.sk[begin + size :]

    def whole(self) -> Iterator[Case]:
        coins = [random_bytes(f"whole {self.key} {number}", 32) for number in range(4)]
        pk, sk = self.scheme.keygen(b"".join(coins[:3]))
        ct, ss = self.scheme.encaps(coins[3], pk)
        yield {"op": "kem", "rng": coins, "pk": pk, "sk": sk, "ct": ct, "ss": ss}


if __name__ == "__main__":
    cases = (numbered(Generator(key).cases(), set=parameters.name) for key, parameters in SETS.items())
    files = [("saber", chain.from_iterable(cases))]
    generate(__file__, "Saber round 3", "its own model of the specification", files)
