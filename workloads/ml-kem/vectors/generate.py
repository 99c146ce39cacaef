"""Writes ml-kem-<set>.json: key generation, encapsulation and decapsulation, and inputs to refuse.

Source: the package kyber-py 1.2.0 (seeded). What rounds or rejects at an edge is shown by the
vectors of k-pke.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from kyber_py.ml_kem import ML_KEM_512, ML_KEM_768, ML_KEM_1024

sys.path.insert(0, str(Path(__file__).parents[2]))

from generator import (
    Case,
    bits_to_flip,
    cancelling_pairs,
    each,
    flipped,
    generate,
    numbered,
    place_of,
    random_bytes,
    rejections,
    with_flip,
)

SETS: dict[str, Any] = {"512": ML_KEM_512, "768": ML_KEM_768, "1024": ML_KEM_1024}
Q = 3329


def refused(status: str, reason: str) -> Case:
    return {"ok": False, "status": status, "reason": reason}


class Generator:
    """The cases of one parameter set, most under one key pair."""

    def __init__(self, name: str) -> None:
        self.scheme = SETS[name]
        self.d, self.z = random_bytes(f"d {name}", 32), random_bytes(f"z {name}", 32)
        self.ek, self.dk = self.scheme._keygen_internal(self.d, self.z)
        self.m = random_bytes(f"m {name}", 32)
        self.k, self.c = self.scheme._encaps_internal(self.ek, self.m)
        #: Where the parts of a decapsulation key start: the encapsulation key, its hash, z.
        self.ek_at, self.hash_at = 384 * self.scheme.k, 768 * self.scheme.k + 32

    def cases(self) -> Iterator[Case]:
        first = [
            *self.keys(),
            *self.encaps(),
            *self.decaps(),
            *self.seeds(),
            *self.checks(),
            *self.exchanges(),
        ]
        yield from first
        base = place_of(first, "decaps")
        border = 32 * self.scheme.du * self.scheme.k
        yield from rejections(
            base, "c", self.c, "k", lambda c: self.scheme._decaps_internal(self.dk, c), border
        )
        yield self.other_hashes(base)

    def keys(self) -> Iterator[Case]:
        yield {"op": "keygen", "d": self.d, "z": self.z, "ek": self.ek, "dk": self.dk, "measure": True}
        ek, dk = self.scheme._keygen_internal(bytes(32), b"\xff" * 32)
        yield {"op": "keygen", "d": bytes(32), "z": b"\xff" * 32, "ek": ek, "dk": dk}
        yield {"op": "keygen_seed", "seed": self.d + self.z, "ek": self.ek, "dk": self.dk}
        for length in (0, 63, 65):
            case = {"op": "keygen_seed", "seed": bytes(length), "ek": b"", "dk": b""}
            yield {**case, **refused("seed_length", f"a seed of {length} bytes")}

    def with_coefficients(self, *changed: tuple[int, int]) -> bytes:
        """The encapsulation key with some coefficients replaced."""
        number = int.from_bytes(self.ek[: self.ek_at], "little")
        for place, value in changed:
            number = number & ~(0xFFF << (12 * place)) | value << (12 * place)
        return number.to_bytes(self.ek_at, "little") + self.ek[self.ek_at :]

    def encaps(self) -> Iterator[Case]:
        last = 256 * self.scheme.k - 1
        largest = self.with_coefficients((0, Q - 1), (1, Q - 1), (last - 1, Q - 1), (last, Q - 1))
        for number, (ek, m) in enumerate(((self.ek, self.m), (self.ek, b"\xff" * 32), (largest, bytes(32)))):
            k, c = self.scheme._encaps_internal(ek, m)
            yield {"op": "encaps", "ek": ek, "m": m, "c": c, "k": k, "measure": number == 0}
        case = {"op": "encaps", "m": self.m, "c": b"", "k": b""}
        for ek, reason in self.unreduced():
            yield {**case, "ek": ek, **refused("encapsulation_key_modulus", reason)}
        for ek, reason in (
            (self.ek[:-1], "one byte short"),
            (self.ek + b"\0", "one byte long"),
            (b"", "empty"),
        ):
            yield {**case, "ek": ek, **refused("encapsulation_key_length", reason)}

    def unreduced(self) -> Iterator[tuple[bytes, str]]:
        last = 256 * self.scheme.k - 1
        yield self.with_coefficients((0, Q)), "the first coefficient is q"
        yield self.with_coefficients((1, Q)), "the second coefficient is q"
        yield self.with_coefficients((last - 1, Q)), "the last coefficient but one is q"
        yield self.with_coefficients((last, 4095)), "the last coefficient is 4095"

    def decapsulated(self, dk: bytes, c: bytes, reason: str, **fields: Any) -> Case:
        return {
            "op": "decaps",
            "dk": dk,
            "c": c,
            "k": self.scheme._decaps_internal(dk, c),
            "reason": reason,
            **fields,
        }

    def decaps(self) -> Iterator[Case]:
        valid = self.decapsulated(self.dk, self.c, "valid", measure=True)
        assert valid["k"] == self.k
        yield valid
        for at in (0, -1):
            altered = self.decapsulated(self.dk, flipped(self.c, at), f"one bit of byte {at} altered")
            assert altered["k"] != self.k
            yield altered
        yield self.decapsulated(self.dk, b"\xff" * len(self.c), "all ones")
        # No key that was generated: the secret vector is any, and so is the encapsulation key.
        ek = random_bytes("any ek", self.hash_at - self.ek_at - 32)
        ek = self.scheme.M.decode_vector(ek, self.scheme.k, 12, is_ntt=True).encode(12) + bytes(32)
        dk = random_bytes("any dk", self.ek_at) + ek + self.scheme._H(ek) + self.z
        yield self.decapsulated(dk, self.c, "a key that was not generated")

        case = {"op": "decaps", "dk": self.dk, "c": self.c, "k": b""}
        for c, reason in ((self.c[:-1], "one byte short"), (self.c + b"\0", "one byte long"), (b"", "empty")):
            yield {**case, "c": c, **refused("ciphertext_length", reason)}
        for status, dk, reason in self.malformed():
            yield {**case, "dk": dk, **refused(status, reason)}

    def malformed(self) -> Iterator[tuple[str, bytes, str]]:
        length, hashed = "decapsulation_key_length", "decapsulation_key_hash"
        yield length, self.dk[:-1], "one byte short"
        yield length, self.dk + b"\0", "one byte long"
        yield hashed, flipped(self.dk, self.hash_at), "the first byte of the hash"
        yield hashed, flipped(self.dk, self.hash_at + 31), "the last byte of the hash"
        yield hashed, flipped(self.dk, self.ek_at), "the first byte of the encapsulation key"
        yield hashed, flipped(self.dk, self.hash_at - 1), "the last byte of the encapsulation key"

    def seeds(self) -> Iterator[Case]:
        seed, altered = self.d + self.z, flipped(self.c, 7)
        case = {"op": "decaps_from_seed", "seed": seed, "c": self.c, "K": self.k}
        yield case
        yield {**case, "c": altered, "K": self.scheme._decaps_internal(self.dk, altered)}
        yield {**case, "seed": seed[:-1], "K": b"", **refused("seed_length", "one byte short")}
        yield {**case, "c": self.c[:-1], "K": b"", **refused("ciphertext_length", "one byte short")}

    def checks(self) -> Iterator[Case]:
        yield {"op": "ek_check", "ek": self.ek}
        # What stands after the vector is no coefficient.
        yield {"op": "ek_check", "ek": self.ek[: self.ek_at] + b"\xff" * 32}
        for ek, reason in self.unreduced():
            yield {"op": "ek_check", "ek": ek, **refused("encapsulation_key_modulus", reason)}
        yield {"op": "ek_check", "ek": b"", **refused("encapsulation_key_length", "empty")}
        yield {"op": "dk_check", "dk": self.dk}
        for status, dk, reason in self.malformed():
            yield {"op": "dk_check", "dk": dk, **refused(status, reason)}

    def other_hashes(self, base: int) -> Case:
        """Decapsulation keys in whose hash of the encapsulation key one bit is another, or two bytes are."""
        hashed, z = self.dk[self.hash_at : -32], self.dk[-32:]
        altered = [with_flip(hashed, at, bit) for at, bit in bits_to_flip(32)]
        rows = [{"dk_append": other + z} for other in (*altered, *cancelling_pairs(hashed))]
        case = {"op": "dk_check", "derived_from": base, "dk_truncate": 64}
        return {**case, **refused("decapsulation_key_hash", "another hash"), **each(rows)}

    def exchanges(self) -> Iterator[Case]:
        case = {"op": "exchange", "ek": self.ek, "dk": self.dk, "m": self.m, "c": self.c, "K": self.k}
        yield case
        answerless = {**case, "c": b"", "K": b""}
        yield {**answerless, "ek": b"", **refused("encapsulation_key_length", "no encapsulation key")}
        yield {**answerless, "dk": b"", **refused("decapsulation_key_length", "no decapsulation key")}


if __name__ == "__main__":
    files = ((f"ml-kem-{name}", numbered(Generator(name).cases(), set=f"ML-KEM-{name}")) for name in SETS)
    generate(__file__, "FIPS 203", "kyber-py 1.2.0", files)
