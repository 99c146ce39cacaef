"""Writes ml-dsa-<set>.json: every form of key generation, signing and verification, and inputs to refuse.

Source: the package dilithium-py 1.5.1 signs and verifies; messages are formatted by formats.py
of the workload prehash, as the package does it for SHA-512 alone.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from dilithium_py.ml_dsa import ML_DSA_44, ML_DSA_65, ML_DSA_87

sys.path.insert(0, str(Path(__file__).parents[2]))
sys.path.insert(0, str(Path(__file__).parents[2] / "prehash" / "vectors"))

from edges import Edges
from formats import HASHES, prehashed, pure
from generator import Case, generate, numbered, random_bytes

SETS: dict[str, Any] = {"44": ML_DSA_44, "65": ML_DSA_65, "87": ML_DSA_87}
ZERO = bytes(32)

# Four hashes per set, so that the three files together have all.
HASHES_OF = {"44": list(HASHES)[:4], "65": list(HASHES)[4:8], "87": list(HASHES)[8:]}


class Generator:
    """The cases of one parameter set, all under one key pair."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.scheme = SETS[name]
        self.seed = random_bytes(f"key {name}", 32)
        self.pk, self.sk = self.scheme.key_derive(self.seed)

    def sign_fields(self, iface: str, prehash: str, **fields: Any) -> Case:
        """The fields of a signing case in the order of the shared vector files."""
        case = {
            "op": "sign",
            "iface": iface,
            "prehash": prehash,
            "externalMu": False,
            "deterministic": True,
            "hashAlg": None,
            "sk": self.sk,
            "message": None,
            "mu": None,
            "context": None,
            "rnd": ZERO,
        }
        return {**case, **fields}

    def sign(self) -> Iterator[Case]:
        sign = self.scheme._sign_internal
        for number in range(8):
            message = random_bytes(f"measured message {number}", 59)
            sig = sign(self.sk, pure(b"", message), ZERO)
            yield self.sign_fields("external", "pure", message=message, context=b"", sig=sig, measure=True)
        message, context = random_bytes("hedged", 300), random_bytes("context", 255)
        rnd = random_bytes("rnd", 32)
        yield self.sign_fields(
            "external",
            "pure",
            message=message,
            context=context,
            rnd=rnd,
            deterministic=False,
            sig=sign(self.sk, pure(context, message), rnd),
        )
        yield self.sign_fields("internal", "none", message=message, sig=sign(self.sk, message, ZERO))
        mu = random_bytes("mu", 64)
        yield self.sign_fields(
            "internal", "none", mu=mu, externalMu=True, sig=sign(self.sk, mu, ZERO, external_mu=True)
        )
        for number, alg in enumerate(HASHES_OF[self.name]):
            if self.name == "87" and number % 2:
                continue  # these two are verified below, which keeps the file small
            message, context = random_bytes(f"hashed by {alg}", 200), random_bytes(alg, 10 * number)
            yield self.sign_fields(
                "external",
                "preHash",
                hashAlg=alg,
                message=message,
                context=context,
                sig=sign(self.sk, prehashed(alg, context, message), ZERO),
            )

    def sign_seed(self) -> Iterator[Case]:
        message, context, rnd = random_bytes("seed", 40), b"context", random_bytes("seed rnd", 32)
        case = {
            "op": "sign_seed",
            "seed": self.seed,
            "message": message,
            "mu": None,
            "context": context,
            "rnd": rnd,
        }
        mu = random_bytes("seed mu", 64)
        yield {**case, "sig": self.scheme._sign_internal(self.sk, pure(context, message), rnd)}
        yield {
            **case,
            "message": None,
            "context": b"",
            "mu": mu,
            "sig": self.scheme._sign_internal(self.sk, mu, rnd, external_mu=True),
        }

    def refused_signing(self) -> Iterator[Case]:
        seeded = {
            "op": "sign_seed",
            "message": b"m",
            "mu": None,
            "context": b"",
            "rnd": ZERO,
            "sig": b"",
            "ok": False,
        }
        yield {**seeded, "seed": self.seed, "context": bytes(256), "status": "context_too_long"}
        for length in (0, 31, 33):
            yield {**seeded, "seed": bytes(length), "status": "seed_length"}
        yield {**seeded, "seed": b"", "message": None, "mu": bytes(64), "status": "seed_length"}
        refused = {"ok": False, "sig": b""}
        yield self.sign_fields(
            "external",
            "pure",
            message=b"m",
            context=b"",
            sk=self.sk[:-1],
            status="private_key_length",
            **refused,
        )
        for alg in ("SHA-1", "MD5", "none"):
            yield self.sign_fields(
                "external",
                "preHash",
                message=b"m",
                context=b"",
                sk=b"",
                hashAlg=alg,
                status="unknown_hash",
                **refused,
            )

    def verify_fields(self, iface: str, prehash: str, sig: bytes, **fields: Any) -> Case:
        case = {
            "op": "verify",
            "iface": iface,
            "prehash": prehash,
            "externalMu": False,
            "hashAlg": "none",
            "pk": self.pk,
            "message": None,
            "mu": None,
            "context": None,
            "sig": sig,
        }
        return {**case, **fields}

    def verify(self) -> Iterator[Case]:
        message, context = random_bytes("verified", 59), b"context"
        formatted = pure(context, message)
        sig = self.scheme._sign_internal(self.sk, formatted, ZERO)
        yield self.verify_fields("external", "pure", sig, message=message, context=context, measure=True)
        for alg in HASHES_OF[self.name][1::2]:
            hashed = self.scheme._sign_internal(self.sk, prehashed(alg, context, message), ZERO)
            yield self.verify_fields(
                "external", "preHash", hashed, message=message, context=context, hashAlg=alg
            )

        def refused(status: str, reason: str, signature: bytes, **fields: Any) -> Case:
            given = {"message": message, "context": context, **fields}
            return self.verify_fields(
                "external", "pure", signature, ok=False, status=status, reason=reason, **given
            )

        assert not self.scheme._verify_internal(self.pk, pure(context, message + b"."), sig)
        yield refused("invalid_signature", "modified message", sig, message=message + b".")
        yield refused("context_too_long", "context of 256 bytes", sig, pk=b"", context=bytes(256))
        yield refused("signature_length", "empty signature", b"")
        yield refused("public_key_length", "empty public key", b"", pk=b"")
        for status, reason, broken in self.malformed(sig):
            assert not self.accepts(formatted, broken), reason
            yield refused(status, reason, broken)
        yield self.verify_fields(
            "external",
            "preHash",
            b"",
            pk=b"",
            message=message,
            context=context,
            ok=False,
            hashAlg="SHA-1",
            status="unknown_hash",
        )

    def accepts(self, formatted: bytes, sig: bytes, pk: bytes | None = None) -> bool:
        """The oracle's answer; it raises where the hint is malformed."""
        try:
            return bool(self.scheme._verify_internal(pk or self.pk, formatted, sig))
        except ValueError:
            return False

    def malformed(self, sig: bytes) -> Iterator[tuple[str, str, bytes]]:
        """Valid signatures broken in one place; fewer of them for the longer ones."""
        omega, k = self.scheme.omega, self.scheme.k
        start = len(sig) - omega - k
        hint = bytearray(sig[start:])
        ends = hint[omega:]
        begin = next(b for b, e in zip([0, *ends], ends, strict=False) if e - b >= 2)
        assert ends[-1] < omega

        def with_hint(at: int, *values: int) -> bytes:
            changed = bytearray(hint)
            changed[at : at + len(values)] = bytes(values)
            return sig[:start] + bytes(changed)

        yield "malformed_hint", "hint indices out of order", with_hint(begin, hint[begin + 1], hint[begin])
        if self.name == "87":
            return
        yield "invalid_signature", "bit flip in c_tilde", bytes([sig[0] ^ 1]) + sig[1:]
        yield "malformed_hint", "non-zero padding", with_hint(omega - 1, 1)
        if self.name == "65":
            return
        yield "malformed_hint", "a repeated hint index", with_hint(begin, hint[begin + 1])
        yield "malformed_hint", "more than omega hints", with_hint(omega + k - 1, omega + 1)
        yield "malformed_hint", "a count that goes down", with_hint(omega + k - 1, ends[-2] - 1)
        # The first coefficient of z becomes gamma1 - beta, the least that is too large.
        bits = 18
        c_tilde = self.scheme.c_tilde_bytes
        packed = int.from_bytes(sig[c_tilde:start], "little") >> bits << bits | self.scheme.beta
        too_large = packed.to_bytes(start - c_tilde, "little")
        yield "invalid_signature", "z at the bound", sig[:c_tilde] + too_large + sig[start:]

    def cases(self) -> Iterator[Case]:
        edges = Edges(self)
        first = [*self.whole(), *edges.cases()]
        yield from first
        yield from edges.near_challenges(len(first) + 1)

    def whole(self) -> Iterator[Case]:
        seeds = [self.seed, ZERO, *([bytes([255]) * 32] if self.name != "87" else [])]
        for number, seed in enumerate(seeds):
            pk, sk = self.scheme.key_derive(seed)
            yield {"op": "keygen", "seed": seed, "pk": pk, "sk": sk, "measure": number == 0}
        yield from self.sign()
        yield from self.sign_seed()
        yield from self.refused_signing()
        yield from self.verify()

    def other_hashes(self) -> list[str]:
        """The hashes for which there is no case above."""
        return [alg for alg in HASHES if alg not in HASHES_OF[self.name]]


if __name__ == "__main__":
    files = ((f"ml-dsa-{name}", numbered(Generator(name).cases(), set=f"ML-DSA-{name}")) for name in SETS)
    generate(__file__, "FIPS 204", "dilithium-py 1.5.1", files)
