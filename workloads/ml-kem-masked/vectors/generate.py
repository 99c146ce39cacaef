"""Writes ml-kem-masked-<set>.json: decapsulations of keys in shares, and of whole ones.

Source: the package kyber-py 1.2.0 (seeded); shares and randomness are made up.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
from kyber_py.ml_kem import ML_KEM_512, ML_KEM_768, ML_KEM_1024

sys.path.insert(0, str(Path(__file__).parents[2]))

from generator import Case, each, flipped, generate, numbered, random_bytes, with_flip

SETS: dict[str, Any] = {"512": ML_KEM_512, "768": ML_KEM_768, "1024": ML_KEM_1024}
#: Words of randomness, MLKEM_MASKED_WORDS.
WORDS = {"512": 5781, "768": 7061, "1024": 8901}
Q = 3329


class Generator:
    """The cases of one parameter set, under one key pair."""

    def __init__(self, name: str) -> None:
        self.name, self.scheme = name, SETS[name]
        self.d, self.z = random_bytes(f"masked d {name}", 32), random_bytes(f"masked z {name}", 32)
        self.ek, self.dk = self.scheme._keygen_internal(self.d, self.z)
        self.k, self.c = self.scheme._encaps_internal(self.ek, random_bytes(f"masked m {name}", 32))
        #: Where the encapsulation key starts in the decapsulation key.
        self.at = 384 * self.scheme.k

    def cases(self) -> Iterator[Case]:
        valid = {"op": "known_answer", "dk": self.dk, "c": self.c, "k": self.k}
        yield {**valid, "measure": True}
        for case in self.refused():
            yield {**valid, "k": b"", "ok": False, **case}
        yield {**self.shared(), "measure": True}
        altered = flipped(self.c, -1)
        yield {**self.shared(), "c": altered, "k": self.scheme._decaps_internal(self.dk, altered)}
        short = {"fresh": self.fresh()[:-4], "k": b"", "ok": False, "status": "randomness"}
        yield {**self.shared(), **short, "reason": "a word short"}
        yield {"op": "known_answer", "derived_from": 1, **each(self.flips())}

    def refused(self) -> Iterator[Case]:
        for c, reason in ((self.c[:-1], "one byte short"), (self.c + b"\0", "one byte long")):
            yield {"c": c, "status": "ciphertext_length", "reason": reason}
        yield {"dk": self.dk[:-1], "status": "decapsulation_key_length", "reason": "one byte short"}
        for at, reason in ((self.at, "the encapsulation key"), (-33, "its hash")):
            yield {
                "dk": flipped(self.dk, at),
                "status": "decapsulation_key_hash",
                "reason": f"a bit of {reason} altered",
            }

    def shared(self) -> Case:
        number = int.from_bytes(self.dk[: self.at], "little")
        secret = np.array([number >> 12 * i & 0xFFF for i in range(256 * self.scheme.k)])
        mask = np.frombuffer(random_bytes(f"masked s {self.name}", 4 * len(secret)), "<u4").astype(int) % Q
        shares = np.concatenate([(secret - mask) % Q, mask]).astype("<i2").tobytes()
        case = {"op": "decaps", "s": shares, "others": self.dk[self.at :]}
        return {**case, "c": self.c, "fresh": self.fresh(), "k": self.k}

    def fresh(self) -> bytes:
        return random_bytes(f"masked fresh {self.name}", 4 * WORDS[self.name])

    def flips(self) -> Iterator[Case]:
        """One bit altered at either end, at the border of u and v, and in each polynomial on the way."""
        border, step = 32 * self.scheme.du * self.scheme.k, 32 * self.scheme.du
        places = {0, 1, border - 1, border, len(self.c) - 1, *range(step - 3, border, step)}
        for number, at in enumerate(sorted(places)):
            altered = with_flip(self.c, at, number % 8)
            answer = self.scheme._decaps_internal(self.dk, altered)
            assert answer != self.k
            yield {"flip_byte": at, "flip_bit": number % 8, "k": answer}


if __name__ == "__main__":
    files = ((f"ml-kem-masked-{name}", numbered(Generator(name).cases(), set=f"ML-KEM-{name}")) for name in SETS)
    generate(__file__, "FIPS 203", "kyber-py 1.2.0", files)
