"""Writes kyber<set>.json: Kyber's key generation, encapsulation and decapsulation, and wrong lengths.

Source: the package kyber-py 1.2.0, its randomness replaced. What rounds or rejects at an edge is
shown by the vectors of k-pke.
"""

import copy
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from kyber_py.kyber import Kyber512, Kyber768, Kyber1024

sys.path.insert(0, str(Path(__file__).parents[2]))

from generator import Case, flipped, generate, numbered, place_of, random_bytes, rejections

SETS: dict[str, Any] = {"512": Kyber512, "768": Kyber768, "1024": Kyber1024}


def given(scheme: Any, *parts: bytes) -> Any:
    """The scheme with these 32 bytes as its randomness, one after the other."""
    seeded, coins = copy.copy(scheme), iter(parts)
    seeded.random_bytes = lambda _: next(coins)
    return seeded


class Generator:
    """The cases of one parameter set, most under one key pair."""

    def __init__(self, name: str) -> None:
        self.scheme = SETS[name]
        self.d, self.z, self.m = (random_bytes(f"{part} Kyber{name}", 32) for part in "dzm")
        self.pk, self.sk = given(self.scheme, self.d, self.z).keygen()
        self.ss, self.ct = given(self.scheme, self.m).encaps(self.pk)

    def cases(self) -> Iterator[Case]:
        keygen = {"op": "keygen", "d": self.d, "z": self.z, "pk": self.pk, "sk": self.sk, "measure": True}
        first = [keygen, *self.encaps(), *self.decaps()]
        yield from first
        exchange = {"op": "kem", "rng": [self.d, self.z, self.m]}
        yield {**exchange, "pk": self.pk, "sk": self.sk, "ct": self.ct, "ss": self.ss}
        base, border = place_of(first, "decaps"), 32 * self.scheme.du * self.scheme.k
        yield from rejections(base, "ct", self.ct, "ss", lambda ct: self.scheme.decaps(self.sk, ct), border)

    def encaps(self) -> Iterator[Case]:
        # Round 3 does not ask whether the coefficients of a public key are reduced.
        unreduced = b"\xff" * (len(self.pk) - 32) + self.pk[-32:]
        for number, (pk, m) in enumerate(((self.pk, self.m), (unreduced, bytes(32)))):
            ss, ct = given(self.scheme, m).encaps(pk)
            yield {"op": "encaps", "pk": pk, "m": m, "ct": ct, "ss": ss, "measure": number == 0}
        for pk, reason in (
            (self.pk[:-1], "one byte short"),
            (self.pk + b"\0", "one byte long"),
            (b"", "empty"),
        ):
            case = {"op": "encaps", "pk": pk, "m": self.m, "ct": b"", "ss": b""}
            yield {**case, "ok": False, "status": "public_key_length", "reason": reason}

    def decaps(self) -> Iterator[Case]:
        altered = [flipped(self.ct, at) for at in (0, 100, -1)]
        for number, ct in enumerate((self.ct, *altered)):
            ss = self.scheme.decaps(self.sk, ct)
            assert (ss == self.ss) == (number == 0)
            yield {"op": "decaps", "sk": self.sk, "ct": ct, "ss": ss, "measure": number == 0}
        for sk, ct, status, reason in (
            (self.sk[:-1], self.ct, "secret_key_length", "one byte short"),
            (self.sk + b"\0", self.ct, "secret_key_length", "one byte long"),
            (self.sk, self.ct[:-1], "ciphertext_length", "one byte short"),
            (self.sk, self.ct + b"\0", "ciphertext_length", "one byte long"),
        ):
            case = {"op": "decaps", "sk": sk, "ct": ct, "ss": b""}
            yield {**case, "ok": False, "status": status, "reason": reason}


if __name__ == "__main__":
    files = ((f"kyber{name}", numbered(Generator(name).cases(), set=f"Kyber{name}")) for name in SETS)
    generate(__file__, "CRYSTALS-Kyber 3.02", "kyber-py 1.2.0", files)
