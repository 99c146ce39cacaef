"""Writes cross-<problem>-<level>.json: keys, signatures in both forms, and inputs to accept and to refuse.

Source: the model beside this file (model.py), which reproduces the authors' vectors. Of most sets
one signature is kept whole, since it has up to 74,590 bytes: verification repeats it with and
without a change, other signatures are known by their digests.
"""

import hashlib
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2]))

from generator import Case, cancelling_pairs, generate, numbered, random_bytes, with_flip
from model import SETS, Alteration, Cross, Forgery, NoSuchRound, Stream, pack, unpack

#: Sets with signatures to be accepted that only another signer would make.
UNUSUAL = ("R-SDP-1-balanced", "R-SDP(G)-1-balanced")
#: The number of the case whose signature is kept.
KEPT = 3


class Generator:
    """The cases of one parameter set, all but key generation under one key pair."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.scheme = scheme = Cross(name)
        self.key = random_bytes(f"key {name}", scheme.key_seed)
        self.pk, self.sk = scheme.keygen(self.key)
        self.message = random_bytes(f"message {name}", 59)
        self.randomness = random_bytes(f"randomness {name}", scheme.seed + scheme.salt)
        self.sig = self.signed(self.message, self.randomness)

    def signed(self, message: bytes, randomness: bytes, forged: Forgery | None = None) -> bytes:
        root, salt = randomness[: self.scheme.seed], randomness[self.scheme.seed :]
        return self.scheme.sign(self.sk, message, root, salt, forged)

    def cases(self) -> Iterator[Case]:
        yield from self.keys()
        yield from self.signatures()
        yield from self.verified()
        yield from self.flipped()
        yield from self.refused()
        if self.name in UNUSUAL:
            yield from self.unusual()
            yield self.alike_behind_the_seeds()
        if self.scheme.code.level == 1 or self.name.endswith("small"):
            yield from self.refusable()
        if self.scheme.code.level == 1 and self.name.endswith("fast"):
            yield self.told_ends()
        if self.name in UNUSUAL:
            yield self.with_zero_word()
        if self.name == "R-SDP(G)-1-balanced":
            yield self.rarely_drawn()
        if self.scheme.code.level == 1 and self.name.endswith("fast"):
            yield self.tells_the_first()

    def keys(self) -> Iterator[Case]:
        for number, seed in enumerate((self.key, bytes(self.scheme.key_seed))):
            pk, sk = self.scheme.keygen(seed)
            yield {"op": "keygen", "seed": seed, "pk": pk, "sk": sk, "measure": number == 0}

    # --- Signing

    def signing(self, op: str, message: bytes, randomness: bytes, **fields: Any) -> Case:
        sig = self.signed(message, randomness)
        digest = hashlib.sha256(sig).digest()
        whole = {"op": op, "sk": self.sk, "pk": self.pk, "msg": message, "randomness": randomness}
        return {**whole, "siglen": len(sig), "sig_sha256": digest, **fields}

    def signatures(self) -> Iterator[Case]:
        yield self.signing("sign", self.message, self.randomness, sig=self.sig, measure=True)
        yield self.signing("sign_low_memory", self.message, self.randomness, measure=True)
        other = bytes([255]) * len(self.randomness)
        both = self.signing("sign", b"", other)
        del both["randomness"]
        n = self.scheme.seed
        yield {**both, "rng": [self.sk, other[:n], other[n:]], "reason": "after key generation, no message"}
        for op in ("sign", "sign_low_memory"):
            for sk in (self.sk[:-1], self.sk + b"0", b""):
                fields = {"msg": b"m", "randomness": self.randomness, "ok": False}
                yield {"op": op, "sk": sk, **fields, "status": "private_key_length"}

    # --- Verification

    def derived(self, **fields: Any) -> Case:
        """A case that takes over what it does not say from the case whose signature is kept."""
        return {"op": "verify", "derived_from": KEPT, **fields}

    def verified(self) -> Iterator[Case]:
        yield self.derived(measure=True)

    def flipped(self) -> Iterator[Case]:
        scheme = self.scheme
        shape, n, h = scheme.shape, scheme.seed, scheme.hash_bytes
        path = 3 * h
        proof = path + shape.stored * n
        second = proof + shape.stored * h
        answers = second + (shape.t - shape.w) * h
        used = len(scheme.told(scheme.challenge_2(self.sig[2 * h : path])))
        places = {
            "the salt": 0,
            "the digest of the commitments": h + 1,
            "the digest of the second challenge": 2 * h + 2,
            "the first seed": path,
            "the last seed": path + used * n - 1,
            "the first node of the commitments": proof,
            "the last node of the commitments": proof + used * h - 1,
            "the first second commitment": second,
            "the last second commitment": answers - 1,
            "the first response": answers,
            "the last response": len(self.sig) - scheme.answer,
            "the first word": answers + scheme.fp_bytes,
        }
        if used < shape.stored:
            places |= {"the room behind the seeds": proof - 1, "the room behind the nodes": second - 1}
            places |= {"the room behind the last seed": path + used * n}
            places |= {"the room behind the last node": proof + used * h}
        for what, byte in places.items():
            yield self.derived(
                flip_byte=byte, flip_bit=byte % 8, reason=f"bit flip in {what}", ok=False, **INVALID
            )
        for what, byte, bits in (
            ("a response", answers + scheme.fp_bytes - 1, scheme.code.n * scheme.p_bits),
            ("a word", answers + scheme.answer - 1, scheme.words * scheme.z_bits),
        ):
            if bits % 8:
                reason = f"a bit behind the last element of {what}"
                yield self.derived(flip_byte=byte, flip_bit=bits % 8, reason=reason, ok=False, **INVALID)
                yield self.derived(flip_byte=byte, flip_bit=7, reason=reason, ok=False, **INVALID)

    def refused(self) -> Iterator[Case]:
        pk, scheme = self.pk, self.scheme
        yield self.derived(msg_append=b"\0", ok=False, **INVALID)
        for at in (0, scheme.key_seed, len(pk) - 2):
            yield self.derived(pk=bytes([*pk[:at], pk[at] ^ 1, *pk[at + 1 :]]), ok=False, **INVALID)
        bits = (scheme.code.n - scheme.code.k) * scheme.p_bits
        for bit in sorted({bits % 8, 7}) if bits % 8 else ():
            altered, reason = bytes([*pk[:-1], pk[-1] | 1 << bit]), "a bit behind the last element of the key"
            yield self.derived(pk=altered, reason=reason, ok=False, **INVALID)
        yield self.derived(truncate=1, ok=False, status="signature_length")
        for sig in (b"", self.sig + b"\0") if self.name in UNUSUAL else (b"",):
            yield self.derived(sig=sig, ok=False, status="signature_length")
        for key in (b"", pk[:-1], pk + b"0"):
            yield self.derived(pk=key, ok=False, status="public_key_length")

    # --- What another signer would make, with all hashes right

    def refusable(self) -> Iterator[Case]:
        """Signatures that one check of verification refuses, and no other."""
        scheme, last = self.scheme, self.scheme.hash_bytes - 1

        def with_z(at: int) -> Alteration:
            def altered(word: bytes) -> bytes:
                exponents = unpack(word, scheme.z_bits, scheme.words)
                if exponents[at]:
                    return b""
                exponents[at] = scheme.z
                return pack(exponents, scheme.z_bits)

            return altered

        def pair(digest: bytes) -> bytes:
            return list(cancelling_pairs(digest))[1]

        crafted = {
            "z in the place of 0 as the first exponent of a word": Forgery(word=with_z(0)),
            "a bit behind the last element of a response": Forgery(
                answer=behind(scheme.code.n * scheme.p_bits)
            ),
            "z in the place of 0 as the last exponent of a word": Forgery(word=with_z(-1)),
            "a bit behind the last exponent of a word": Forgery(word=behind(scheme.words * scheme.z_bits, 7)),
            "a commitment's digest but for two bytes, which differ by as much and back": Forgery(
                commitment=pair
            ),
            "a challenge's digest but for the first bit": Forgery(challenge=lambda d: with_flip(d, 0, 0)),
            "a challenge's digest but for the last bit": Forgery(challenge=lambda d: with_flip(d, last, 7)),
        }
        if scheme.words * scheme.z_bits % 8 == 0:
            del crafted["a bit behind the last exponent of a word"]
        # Higher levels have longer signatures and the same checks.
        for reason, forged in list(crafted.items())[: None if scheme.code.level == 1 else 2]:
            fields = {"pk": self.pk, "msg": self.message, "sig": self.forged(forged), "reason": reason}
            yield {"op": "verify", **fields, "ok": False, **INVALID}

    def forged(self, forged: Forgery) -> bytes:
        """The forgery under the first randomness that has a round for it."""
        for number in range(1000):
            with suppress(NoSuchRound):
                n = self.scheme.seed + self.scheme.salt
                return self.signed(self.message, random_bytes(f"forged {number} {self.name}", n), forged)
        raise AssertionError("no randomness shows this forgery")

    def alike_behind_the_seeds(self) -> Case:
        """A signature with two bytes after its seeds that are not zero, and are the same."""
        scheme = self.scheme
        path = 3 * scheme.hash_bytes
        used = len(scheme.told(scheme.challenge_2(self.sig[2 * scheme.hash_bytes : path]))) * scheme.seed
        room = scheme.shape.stored * scheme.seed
        assert used < room
        sig = with_flip(with_flip(self.sig, path + used, 1), path + room - 1, 1)
        return self.derived(sig=sig, reason="two bytes behind the seeds alike", ok=False, **INVALID)

    def told_ends(self) -> Case:
        """A signature that tells the first and the last seed: the kept one need not."""
        scheme, digests = self.scheme, slice(2 * self.scheme.hash_bytes, 3 * self.scheme.hash_bytes)
        for number in range(100_000):
            n = scheme.seed + scheme.salt
            sig = self.signed(self.message, random_bytes(f"told ends {number} {self.name}", n))
            challenge = scheme.challenge_2(sig[digests])
            if challenge[0] and challenge[-1]:
                reason = "the first and the last seed are told"
                return {"op": "verify", "pk": self.pk, "msg": self.message, "sig": sig, "reason": reason}
        raise AssertionError("no randomness tells both")

    def with_zero_word(self) -> Case:
        """A signature whose signer took the key's error vector for a mask: nobody can tell."""
        fields = {"pk": self.pk, "msg": self.message, "sig": self.forged(Forgery(bare=True))}
        return {"op": "verify", **fields, "reason": "a word of zeros, as the mask is the key's error vector"}

    def rarely_drawn(self) -> Case:
        """A signature with two things that samplers seldom meet.

        A mask for which a group of eight candidates is not enough when fewer elements are missing;
        and a bit set after the one that decides on the last exchange of the second challenge.
        """
        scheme, digests = self.scheme, slice(2 * self.scheme.hash_bytes, 3 * self.scheme.hash_bytes)
        for number in range(100_000):
            randomness = random_bytes(f"rarely drawn {number} {self.name}", scheme.seed + scheme.salt)
            if self.takes_another_group(randomness):
                digest = self.signed(self.message, randomness)[digests]
                if scheme.challenge_2(digest) != scheme.challenge_2(digest, fewest=2):
                    reason = "a mask that takes another group of candidates, a last exchange by one bit"
                    return self.signing("sign", self.message, randomness, reason=reason)
        raise AssertionError("no randomness leads to both")

    def tells_the_first(self) -> Case:
        """Signing that tells the first seed; two bits for the last exchange would make another one of it."""
        scheme, digests = self.scheme, slice(2 * self.scheme.hash_bytes, 3 * self.scheme.hash_bytes)
        for number in range(100_000):
            randomness = random_bytes(f"tells the first {number} {self.name}", scheme.seed + scheme.salt)
            digest = self.signed(self.message, randomness)[digests]
            challenge = scheme.challenge_2(digest)
            if challenge[0] and challenge != scheme.challenge_2(digest, fewest=2):
                reason = "the first seed is told, and the last exchange is by one bit"
                return self.signing("sign", self.message, randomness, reason=reason)
        raise AssertionError("no randomness leads to both")

    def takes_another_group(self, randomness: bytes) -> bool:
        """Whether seven or fewer elements of some mask are not all among the next eight candidates."""
        scheme, code = self.scheme, self.scheme.code
        root, salt = randomness[: scheme.seed], randomness[scheme.seed :]
        for node, seed in scheme.seeds(root, salt).items():
            if node.leaves > 1:
                continue
            stream = Stream(scheme, seed + salt, 2 * scheme.shape.t - 1 + node.first)
            stream.bytes((code.fz_bits + 7) // 8)
            bits, missing, groups = stream.bytes((code.fp_bits + 7) // 8), code.n, 0
            candidates = unpack(bits, scheme.p_bits, code.fp_bits // scheme.p_bits)
            while missing > 0:
                groups += missing < 8
                group = candidates[:8]
                missing, candidates = missing - sum(one < scheme.p for one in group), candidates[8:]
            if groups > 1:
                return True
        return False

    def unusual(self) -> Iterator[Case]:
        """What another signer may make: elements that are not canonical."""
        scheme, n = self.scheme, self.scheme.code.n

        def not_canonical(packed: bytes) -> bytes:
            """The first zero as p: nothing where there is none."""
            elements = unpack(packed, scheme.p_bits, n)
            if 0 not in elements:
                return b""
            elements[elements.index(0)] = scheme.p
            return pack(elements, scheme.p_bits)

        sig = self.signed(self.message, self.randomness, Forgery(answer=not_canonical))
        reason = "a response with p in the place of 0, which the specification takes"
        yield {"op": "verify", "pk": self.pk, "msg": self.message, "sig": sig, "reason": reason}
        yield self.key_with_p()

    def key_with_p(self) -> Case:
        """A public key with p in the place of 0, which the specification takes."""
        scheme = self.scheme
        rest = scheme.code.n - scheme.code.k
        for number in range(1000):
            pk, sk = scheme.keygen(random_bytes(f"key with a zero {number} {self.name}", scheme.key_seed))
            s = unpack(pk[scheme.key_seed :], scheme.p_bits, rest)
            if 0 in s:
                break
        s[s.index(0)] = scheme.p
        root, salt = self.randomness[: scheme.seed], self.randomness[scheme.seed :]
        sig = scheme.sign(sk, self.message, root, salt)
        pk = pk[: scheme.key_seed] + pack(s, scheme.p_bits)
        reason = "a key with p in the place of 0, which the specification takes"
        return {"op": "verify", "pk": pk, "msg": self.message, "sig": sig, "reason": reason}


INVALID = {"status": "invalid_signature"}


def behind(bits: int, bit: int | None = None) -> Alteration:
    """Sets a bit of the last byte that no element fills: the first one if not told which."""
    return lambda packed: bytes([*packed[:-1], packed[-1] | 1 << (bits % 8 if bit is None else bit)])


def cases(problem: str, level: int) -> Iterator[Case]:
    for name in SETS:
        if name.startswith(f"{problem}-{level}-"):
            yield from numbered(Generator(name).cases(), set=f"CROSS-{name}")


if __name__ == "__main__":
    files = (
        (f"cross-{file}-{level}", cases(problem, level))
        for file, problem in (("rsdp", "R-SDP"), ("rsdpg", "R-SDP(G)"))
        for level in (1, 3, 5)
    )
    generate(__file__, "CROSS 2.2", "model.py", files)
