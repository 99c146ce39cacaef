"""Decapsulations in two shares, of ML-KEM, Kyber and Saber. Source: the schemes' own oracles."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import numpy as np
from generator import Case, each, flipped, random_bytes, with_flip


@dataclass(frozen=True)
class Decapsulations:
    """The cases of one parameter set, under one key pair."""

    #: What bytes are made up from.
    name: str
    #: The key's vector as it is shared, the modulus of its shares, and what follows it in the key.
    vector: list[int]
    modulus: int
    others: bytes
    #: Bits of a compressed coefficient of u.
    du: int
    #: Words of randomness of a decapsulation.
    words: int
    #: Names of the key, the ciphertext and what is shared; and what they are.
    fields: tuple[str, str, str]
    secret: bytes
    ciphertext: bytes
    shared: bytes
    #: Statuses of a key and of a ciphertext of wrong lengths.
    lengths: tuple[str, str]
    #: Of a key and a ciphertext what is shared.
    decaps: Callable[[bytes, bytes], bytes]

    def cases(self, *more: Case) -> Iterator[Case]:
        """All cases; `more` are fields of known answers that are refused."""
        key, ct, ss = self.fields
        valid: Case = {"op": "known_answer", key: self.secret, ct: self.ciphertext, ss: self.shared}
        yield {**valid, "measure": True}
        for case in (*self._lengths(), *more):
            yield {**valid, ss: b"", "ok": False, **case}
        yield {**self._in_shares(), "measure": True}
        altered = flipped(self.ciphertext, -1)
        yield {**self._in_shares(), ct: altered, ss: self.decaps(self.secret, altered)}
        short = {"fresh": self._fresh()[:-4], ss: b"", "ok": False, "status": "randomness"}
        yield {**self._in_shares(), **short, "reason": "a word of randomness short"}
        yield {"op": "known_answer", "derived_from": 1, **each(self._flips())}

    def _lengths(self) -> Iterator[Case]:
        key, ct, _ = self.fields
        for data, reason in (
            (self.ciphertext[:-1], "one byte short"),
            (self.ciphertext + b"\0", "one byte long"),
        ):
            yield {ct: data, "status": self.lengths[1], "reason": reason}
        yield {key: self.secret[:-1], "status": self.lengths[0], "reason": "one byte short"}

    def _in_shares(self) -> Case:
        _, ct, ss = self.fields
        vector, q = np.array(self.vector), self.modulus
        mask = np.frombuffer(random_bytes(f"shares of {self.name}", 4 * len(vector)), "<u4").astype(int) % q
        shares = np.concatenate([(vector - mask) % q, mask]).astype("<i2" if q < 1 << 15 else "<i4").tobytes()
        case: Case = {"op": "decaps", "s": shares, "others": self.others, ct: self.ciphertext}
        return {**case, "fresh": self._fresh(), ss: self.shared}

    def _fresh(self) -> bytes:
        return random_bytes(f"randomness of {self.name}", 4 * self.words)

    def _flips(self) -> Iterator[Case]:
        """One bit altered at either end, at the border of u and v, and in each polynomial on the way."""
        border, step = self.du * len(self.vector) // 8, 32 * self.du
        places = {0, 1, border - 1, border, len(self.ciphertext) - 1, *range(step - 3, border, step)}
        for number, at in enumerate(sorted(places)):
            answer = self.decaps(self.secret, with_flip(self.ciphertext, at, number % 8))
            assert answer != self.shared
            yield {"flip_byte": at, "flip_bit": number % 8, self.fields[2]: answer}


def unpacked_12(data: bytes) -> list[int]:
    """Numbers of 12 bits each, as ML-KEM and Kyber pack their vectors in the NTT domain."""
    number = int.from_bytes(data, "little")
    return [number >> 12 * i & 0xFFF for i in range(len(data) * 8 // 12)]
