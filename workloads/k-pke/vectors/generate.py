"""Writes k-pke-<set>.json: key generation, encryption and decryption, also of what no scheme makes.

Source: the package kyber-py 1.2.0. Crafted keys and ciphertexts stand in crafted.py.
"""

import copy
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from kyber_py.kyber import Kyber512, Kyber768, Kyber1024
from kyber_py.ml_kem import ML_KEM_512, ML_KEM_768, ML_KEM_1024

sys.path.insert(0, str(Path(__file__).parents[2]))

from crafted import Crafted
from generator import Case, bits_to_flip, cancelling_pairs, each, generate, numbered, random_bytes

# Kyber's encryption is the same, and does not ask whether a key is reduced.
SETS: dict[str, tuple[Any, Any]] = {
    "512": (ML_KEM_512, Kyber512),
    "768": (ML_KEM_768, Kyber768),
    "1024": (ML_KEM_1024, Kyber1024),
}


class Generator:
    """The cases of one parameter set."""

    def __init__(self, name: str) -> None:
        self.scheme, self.kyber = SETS[name]
        self.vector_bytes = 384 * self.scheme.k
        self.c_bytes = 32 * (self.scheme.du * self.scheme.k + self.scheme.dv)
        self.crafted = Crafted(self.scheme)

    def keygen(self, rho: bytes, sigma: bytes) -> Case:
        seeded = copy.copy(self.scheme)
        seeded._G = lambda _: (rho, sigma)
        ek, dk = seeded._k_pke_keygen(b"")
        return {"op": "keygen", "rho": rho, "sigma": sigma, "ek": ek, "dk": dk}

    def encrypt(self, ek: bytes, m: bytes, r: bytes) -> Case:
        return {"op": "encrypt", "ek": ek, "m": m, "r": r, "c": self.kyber._cpapke_enc(ek, m, r)}

    def decrypt(self, dk: bytes, c: bytes) -> Case:
        return {"op": "decrypt", "dk": dk, "c": c, "m": self.scheme._k_pke_decrypt(dk, c)}

    def cases(self) -> Iterator[Case]:
        first = list(self.whole())
        yield from first
        yield from self.replaced(len(first) + 1)

    def whole(self) -> Iterator[Case]:
        rho, sigma = random_bytes("rho", 32), random_bytes("sigma", 32)
        key = self.keygen(rho, sigma)
        yield {**key, "measure": True}
        for number, found in enumerate(self.crafted.seeds_of_the_matrix()):
            yield self.keygen(found, random_bytes(f"sigma {number}", 32))

        m, r = random_bytes("message", 32), random_bytes("r", 32)
        sent = self.encrypt(key["ek"], m, r)
        yield {**sent, "measure": True}
        unreduced = b"\xff" * self.vector_bytes + rho
        yield self.encrypt(unreduced, bytes(32), random_bytes("unreduced", 32))
        yield self.encrypt(random_bytes("any", self.vector_bytes) + rho, b"\xff" * 32, bytes(32))
        for vector, coins in self.crafted.values_of_v():
            yield self.encrypt(vector + rho, bytes(32), coins)
        for seed, coins in self.crafted.values_of_u():
            yield self.encrypt(bytes(self.vector_bytes) + seed, m, coins)

        received = self.decrypt(key["dk"], sent["c"])
        assert received["m"] == m
        yield {**received, "measure": True}
        yield self.decrypt(b"\xff" * self.vector_bytes, b"\xff" * self.c_bytes)
        for number in range(2):
            dk = random_bytes(f"dk {number}", self.vector_bytes)
            yield self.decrypt(dk, random_bytes(f"c {number}", self.c_bytes))
        for dk, c in self.crafted.values_of_w():
            yield self.decrypt(dk, c)

    def replaced(self, number: int) -> Iterator[Case]:
        """Equal ciphertexts, which are case `number`, and such that differ in one bit or in two bytes."""
        key, other = random_bytes("key", 32), random_bytes("other", 32)
        a = random_bytes("ciphertext", self.c_bytes)
        case = {"op": "replace_if_different", "key": key, "other": other, "a": a, "b": a}
        yield {**case, "chosen": key}
        derived = {"op": "replace_if_different", "derived_from": number, "chosen": other}
        flips = bits_to_flip(len(a), (32 * self.scheme.du * self.scheme.k,))
        yield {**derived, **each({"flip_byte": at, "flip_bit": bit} for at, bit in flips)}
        yield {**derived, **each({"b": pair} for pair in cancelling_pairs(a))}


if __name__ == "__main__":
    files = ((f"k-pke-{name}", numbered(Generator(name).cases(), set=f"K-PKE-{name}")) for name in SETS)
    generate(__file__, "FIPS 203", "kyber-py 1.2.0", files)
