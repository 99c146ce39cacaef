"""Writes sike-<set>.json: keys, ciphertexts, altered ciphertexts, and inputs to refuse.

Source: the model beside this file (model.py), which reproduces the authors' vectors.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from generator import Case, cancelling_pairs, each, generate, numbered, place_of, random_bytes, with_flip
from model import SETS, Sike


class Generator:
    """The cases of one parameter set, most under one key pair.

    An operation takes a tenth of a second to seconds in a simulator: of the larger set one of each kind
    runs always, the others are `long`; of the smaller one altered ciphertexts run too.
    """

    def __init__(self, key: str) -> None:
        self.key, self.scheme = key, SETS[key]
        self.coins = self.drawn("key")
        self.pk, self.sk = self.scheme.keygen(*self.coins)
        self.m = random_bytes(f"m {key}", self.scheme.message)
        self.ct, self.ss = self.scheme.encaps(self.m, self.pk)

    def drawn(self, label: str) -> tuple[bytes, bytes]:
        scheme: Sike = self.scheme
        return (
            random_bytes(f"s {label} {self.key}", scheme.message),
            random_bytes(f"{label} {self.key}", scheme.key_3_bytes),
        )

    def cases(self) -> Iterator[Case]:
        first = [*self.keygen(), *self.encaps(), *self.decaps()]
        yield from first
        yield from self.refused()
        base = place_of(first, "decaps")
        for case in self.altered():
            told = {name: value for name, value in case.items() if value not in (self.ct, self.sk)}
            yield {"op": "decaps", "derived_from": base, **told}

    def keygen(self) -> Iterator[Case]:
        size, s = self.scheme.key_3_bytes, self.coins[0]
        keys = [
            (self.coins[1], ""),
            (bytes([255]) * size, "all bits set, of which the highest are dropped"),
            (bytes(size), "the key zero"),
            ((1 << self.scheme.bits_3 - 1).to_bytes(size, "little"), "the highest bit alone"),
        ]
        for number, (key, reason) in enumerate(keys):
            pk, sk = self.scheme.keygen(s, key)
            case: Case = {"op": "keygen", "rng": [s, key], "pk": pk, "sk": sk, "measure": number == 0}
            case |= {"reason": reason} if reason else {}
            yield case | ({"long": True} if number else {})

    def encaps(self) -> Iterator[Case]:
        p, size = self.scheme.p, self.scheme.element_bytes
        # One part of one element as a number that is not reduced, the same element.
        other = (int.from_bytes(self.pk[:size], "little") + p).to_bytes(size, "little") + self.pk[size:]
        cases = [
            (self.m, self.pk, "a key as key generation makes it"),
            (bytes(len(self.m)), other, "a part of an element that is not reduced"),
        ]
        for number, (m, pk, reason) in enumerate(cases):
            ct, ss = self.scheme.encaps(m, pk)
            case: Case = {"op": "encaps", "rng": [m], "pk": pk, "ct": ct, "ss": ss, "measure": number == 0}
            yield {**case, "reason": reason} | ({"long": True} if number else {})

    def decaps(self) -> Iterator[Case]:
        assert self.scheme.decaps(self.ct, self.sk) == self.ss
        case: Case = {"op": "decaps", "ct": self.ct, "sk": self.sk, "ss": self.ss, "measure": True}
        yield {**case, "reason": "a ciphertext as encapsulation makes it"}

    def refused(self) -> Iterator[Case]:
        """Wrong lengths."""
        for pk in (b"", self.pk[:-1], self.pk + b"\0"):
            case: Case = {"op": "encaps", "rng": [self.m], "pk": pk, "ct": b"", "ss": b""}
            yield {**case, "ok": False, "status": "public_key_length"}

        def decaps(status: str, ct: bytes, sk: bytes) -> Case:
            return {"op": "decaps", "ct": ct, "sk": sk, "ss": b"", "ok": False, "status": status}

        for ct in (b"", self.ct[:-1], self.ct + b"\0"):
            yield decaps("ciphertext_length", ct, self.sk)
        for sk in (b"", self.sk[:-1], self.sk + b"\0"):
            yield decaps("private_key_length", self.ct, sk)

    def rejected(self, ct: bytes) -> bytes:
        """What decapsulation answers to a ciphertext that encapsulation did not make: s decides."""
        return self.scheme.secret(self.sk[: self.scheme.message], ct)

    def altered(self) -> Iterator[Case]:
        """Ciphertexts that encapsulation did not make. Of all but the first the model is not asked."""
        border = self.scheme.pk_bytes
        places = [(0, 0), (border - 1, 0), (border, 7), (len(self.ct) - 1, 3), (7, 7), (border // 2, 5)]
        ct = with_flip(self.ct, *places[0])
        assert self.scheme.decaps(ct, self.sk) == self.rejected(ct)

        def row(at: int, bit: int) -> Case:
            return {"flip_byte": at, "flip_bit": bit, "ss": self.rejected(with_flip(self.ct, at, bit))}

        yield row(*places[0])
        long = {} if self.key == "p434" else {"long": True}
        yield {**each(row(at, bit) for at, bit in places[1:]), **long}
        pairs = (ct + self.ct[border:] for ct in cancelling_pairs(self.ct[:border]))
        rows = [{"ct": ct, "ss": self.rejected(ct)} for ct in pairs]
        yield {"reason": "two bytes changed, by as much and back", **each(rows), **long}
        # p751 has bits above an element's 751st in the last byte.
        p, size = self.scheme.p, self.scheme.element_bytes
        # The same points in other bytes: the message is found again, and its ciphertext is not
        # this one.
        other = (int.from_bytes(self.ct[:size], "little") + p).to_bytes(size, "little") + self.ct[size:]
        assert self.scheme.decaps(other, self.sk) == self.rejected(other)
        yield {"ct": other, "ss": self.rejected(other), "reason": "a part that is not reduced", **long}
        for ct, reason in (
            (bytes(len(self.ct)), "zeros"),
            (bytes([255]) * len(self.ct), "ones"),
            (random_bytes("ct", len(self.ct)), "random bytes"),
        ):
            yield {"ct": ct, "ss": self.rejected(ct), "reason": reason, "long": True}


if __name__ == "__main__":
    files = [
        (f"sike-{key}", numbered(Generator(key).cases(), set=scheme.name)) for key, scheme in SETS.items()
    ]
    generate(__file__, "SIKE round 3", "its own model of the specification", files)
