"""Writes slh-dsa-<set>.json: keys, signatures, inputs to refuse, and components of every set.

Source: the package slh-dsa 0.2.5 signs and verifies; hashlib hashes. Only one signature of a set is
kept whole, since it has up to 49,856 bytes: verification repeats it with and without a change,
other signatures are known by their digests.
"""

import hashlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import slhdsa.lowlevel.slhdsa as scheme
from slhdsa.lowlevel import parameters
from slhdsa.lowlevel.addresses import Address, FORSTreeAddress, WOTSHashAddress
from slhdsa.lowlevel.fors import FORS
from slhdsa.lowlevel.wots import WOTS, WOTSParameter
from slhdsa.lowlevel.xmss import XMSS

sys.path.insert(0, str(Path(__file__).parents[2]))
sys.path.insert(0, str(Path(__file__).parents[2] / "prehash" / "vectors"))

from formats import prehashed, pure
from generator import Case, each, generate, numbered, random_bytes
from nearly import Reader, is_full, near_roots, nearly_signed

SETS = [
    f"{family}-{size}"
    for family in ("sha2", "shake")
    for size in ("128s", "128f", "192s", "192f", "256s", "256f")
]
#: Sets in which everything is signed, quickly.
FASTEST = ("sha2-128f", "shake-128f")


class Generator:
    """The cases of one parameter set, all under one key pair."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.par = getattr(parameters, name.replace("-", "_"))
        self.n = self.par.n
        seeds = [random_bytes(f"{label} {name}", self.n) for label in ("SK.seed", "SK.prf", "PK.seed")]
        self.sk_seed, self.sk_prf, self.pk_seed = seeds
        given = iter(seeds)
        scheme.token_bytes = lambda _: next(given)
        self.secret, self.public = scheme.keygen(self.par)
        self.sk, self.pk = b"".join(self.secret), b"".join(self.public)
        alg = "SHA2-256" if self.n == 16 else "SHA2-512"
        self.alg = alg if name.startswith("sha2") else "SHAKE-128" if self.n == 16 else "SHAKE-256"

    def cases(self) -> Iterator[Case]:
        yield from self.keys()
        yield from self.signed()
        yield from self.refused_signing()
        yield from self.verified()
        yield from self.refused_verification()
        yield from self.components()
        yield from self.near_misses()
        yield from self.full_digest()
        if self.name in FASTEST:
            yield self.whole_words()
        yield from self.refused_elsewhere()

    def keys(self) -> Iterator[Case]:
        seeds = {"skSeed": self.sk_seed, "skPrf": self.sk_prf, "pkSeed": self.pk_seed}
        yield {"op": "keygen", **seeds, "pk": self.pk, "sk": self.sk, "measure": True}

    # --- Signing

    def sign(self, formatted: bytes, addrnd: bytes) -> bytes:
        scheme.token_bytes = lambda _: addrnd
        signature: bytes = scheme.sign(formatted, self.secret, self.par, randomize=True)
        assert scheme.verify(formatted, signature, self.public, self.par)
        return signature

    def sign_fields(self, iface: str, prehash: str, **fields: Any) -> Case:
        """The fields of a signing case in the order of the shared vector files."""
        case: Case = {
            "op": "sign",
            "iface": iface,
            "prehash": prehash,
            "deterministic": True,
            "hashAlg": None,
            "sk": self.sk,
            "pk": self.pk,
            "message": b"m",
            "context": b"",
            "addrnd": self.pk_seed,
        }
        return {**case, **fields}

    def with_digest(self, case: Case, formatted: bytes) -> Case:
        sig = self.sign(formatted, case["addrnd"])
        return {**case, "siglen": len(sig), "sig_sha256": hashlib.sha256(sig).digest()}

    def base(self) -> Case:
        """The case whose signature is kept: pure in the fast sets, pre-hash in the small ones."""
        message, context = random_bytes(f"message {self.name}", 59), b"context"
        if self.name.endswith("f"):
            case = self.sign_fields("external", "pure", message=message, context=context)
            formatted = pure(context, message)
        else:
            case = self.sign_fields("external", "preHash", message=message, context=context, hashAlg=self.alg)
            formatted = prehashed(self.alg, context, message)
        self.formatted = formatted
        case = self.with_digest(case, formatted)
        self.sig = self.sign(formatted, case["addrnd"])
        return {**case, "sig": self.sig, "measure": True}

    def signed(self) -> Iterator[Case]:
        yield self.base()
        if self.name not in FASTEST:
            return
        message, addrnd = random_bytes("hedged", 300), random_bytes("addrnd", self.n)
        hedged = {"message": message, "addrnd": addrnd, "deterministic": False}
        yield self.with_digest(self.sign_fields("internal", "none", **hedged), message)
        context = random_bytes("context", 255)
        case = self.sign_fields("external", "preHash", message=message, context=context, hashAlg=self.alg)
        yield self.with_digest(case, prehashed(self.alg, context, message))

    def refused_signing(self) -> Iterator[Case]:
        refused: Case = {"ok": False}
        for prehash in ("pure", "preHash"):
            fields = {**refused, "hashAlg": "SHA2-256"}
            too_long = {"context": bytes(256), "status": "context_too_long"}
            yield self.sign_fields("external", prehash, **fields, **too_long)
            for sk in (self.sk[:-1], self.sk + b"0"):
                yield self.sign_fields("external", prehash, **fields, sk=sk, status="private_key_length")
        yield self.sign_fields("internal", "none", **refused, sk=b"", status="private_key_length")
        fields = {**refused, "hashAlg": "SHA-1", "status": "unknown_hash"}
        yield self.sign_fields("external", "preHash", **fields)

    # --- Verification

    def derived(self, **fields: Any) -> Case:
        """A case that takes over what it does not say from the case whose signature is kept."""
        return {"op": "verify", "derived_from": 2, **fields}

    def verified(self) -> Iterator[Case]:
        yield self.derived(measure=True)
        yield self.derived(iface="internal", prehash="none", message=self.formatted)

    def refused_verification(self) -> Iterator[Case]:
        n, par = self.n, self.par
        fors = n * par.k * (par.a + 1)
        wots = n * WOTSParameter(par).len
        last = n + fors + (par.d - 1) * (wots + n * par.h_m)
        places = {
            "R": n - 1,
            "a secret value of FORS": n,
            "the last authentication path of FORS": n + fors - 1,
            "the first WOTS+ signature": n + fors,
            "the checksum of the last WOTS+ signature": last + wots - 1,
            "the last authentication path": last + wots + n * par.h_m - 1,
        }
        for what, byte in places.items():
            flipped = {"flip_byte": byte, "flip_bit": byte % 8, "reason": f"bit flip in {what}"}
            yield self.derived(**flipped, ok=False, status="invalid_signature")
        yield self.derived(msg_append=b"\0", ok=False, status="invalid_signature")
        yield self.derived(context=b"Context", ok=False, status="invalid_signature")
        for at in (0, n):
            pk = bytearray(self.pk)
            pk[at] ^= 1
            yield self.derived(pk=bytes(pk), ok=False, status="invalid_signature")
        yield self.derived(truncate=1, ok=False, status="signature_length")
        yield self.derived(sig=b"", ok=False, status="signature_length")
        for pk in (b"", self.pk[:-1], self.pk + b"0"):
            yield self.derived(pk=pk, ok=False, status="public_key_length")
        yield self.derived(context=bytes(256), ok=False, status="context_too_long")
        fields = {"prehash": "preHash", "hashAlg": "SHA-1", "ok": False}
        yield self.derived(**fields, status="unknown_hash")

    def refused_elsewhere(self) -> Iterator[Case]:
        """The kept signature at the two other interfaces, whose message is formatted otherwise."""
        refused: Case = {"ok": False, "status": "invalid_signature"}
        if self.name.endswith("f"):
            yield self.derived(prehash="preHash", hashAlg=self.alg, **refused)
        else:
            yield self.derived(prehash="pure", hashAlg=None, **refused)
        message = self.formatted + b"\0"
        yield self.derived(iface="internal", prehash="none", message=message, **refused)

    def near_misses(self) -> Iterator[Case]:
        """Signatures whose root agrees with the key's in one byte, and in all but one bit or two."""
        refused: Case = {"ok": False, "status": "invalid_signature"}
        n, root = self.n, self.public[1]
        places = sorted({*range(4), *range(n - 4, n)}) if n > 16 else list(range(n))
        flips = Reader(self.par, self.formatted, self.sig, self.pk_seed, root).flips_that_keep(places, root)
        rows = [
            {"flip_byte": at, "flip_bit": bit, "reason": f"byte {place} of the root alone is right"}
            for place, (at, bit) in flips.items()
        ]
        yield self.derived(**refused, **each(rows))
        for other, reason in near_roots(root, all_of_them=n == 16):
            sig = nearly_signed(self.par, self.secret, self.formatted, other)
            yield self.derived(pk=self.pk_seed + other, sig=sig, reason=reason, **refused)

    def full_digest(self) -> Iterator[Case]:
        """A right signature of no message in no context: one whose digest is full, see `nearly.Digest`."""
        formatted = pure(b"", b"")
        addrnd = next(
            found
            for number in range(1 << 20)
            if is_full(self.par, self.secret, formatted, found := random_bytes(f"full {number}", self.n))
        )
        reason = "all bits of the digest are 1 that no index takes"
        fields = {"message": b"", "context": b"", "reason": reason}
        if self.name.endswith("f"):
            case = self.sign_fields("external", "pure", addrnd=addrnd, **fields)
            del case["deterministic"]
            yield self.with_digest(case, formatted)
        else:
            sig = self.sign(formatted, addrnd)
            yield self.derived(prehash="pure", hashAlg=None, sig=sig, **fields)

    # --- Components

    def component(self, op: str, tree: int, measure: bool, **fields: Any) -> Case:
        seeds = {"skSeed": self.sk_seed, "pkSeed": self.pk_seed}
        return {"op": op, **seeds, "tree": tree, **fields, "measure": measure}

    def components(self) -> Iterator[Case]:
        par, most = self.par, (1 << (self.par.h - self.par.h_m)) - 1
        leaf = (1 << par.h_m) - 1
        wots = WOTS(WOTSParameter(par), par)
        places = ((0, most, leaf), (par.d - 1, 0, 0), (1, 0x0123456789ABCDEF % most >> par.h_m, 2))
        for layer, tree, keypair in places:
            address = WOTSHashAddress(layer, tree)
            address.keypair = keypair
            node = wots.generate_publickey(self.sk_seed, self.pk_seed, address)
            fields = {"layer": layer, "keypair": keypair, "node": node}
            yield self.component("wots_pk", tree, layer == 0, **fields)
        # Digits of the message and of its checksum at both ends, and in between.
        messages = (random_bytes("signed root", self.n), bytes(self.n), b"\xff" * self.n)
        for (layer, tree, keypair), message in zip(places, messages, strict=True):
            address = WOTSHashAddress(layer, tree)
            address.keypair = keypair
            sig = bytearray(wots.wots_parameter.len * self.n)
            wots.sign(message, self.sk_seed, self.pk_seed, address, memoryview(sig))
            fields = {"layer": layer, "keypair": keypair, "message": message, "sig": bytes(sig)}
            yield self.component("wots_sign", tree, layer == 0, **fields)
        # Nodes below and above a group of eight leaves, hashed side by side; an h' of 3 has one
        # group.
        for height in (1, 2, min(par.h_m, 4)):
            layer, tree, _ = places[height % 3]
            index = (1 << (par.h_m - height)) - 1
            node = XMSS(par).node(self.sk_seed, index, height, self.pk_seed, Address(layer, tree))
            fields = {"layer": layer, "index": index, "height": height, "node": node}
            yield self.component("xmss_node", tree, height == 2, **fields)
        for height in (0, 2, 3, par.a - 1):
            keypair, tree = leaf - height % 2, most >> height
            address = FORSTreeAddress(0, tree)
            address.keypair = keypair
            index = (par.k << (par.a - height)) - 1 - height % 2
            if height > 6:
                height, index = 6, (par.k << (par.a - 6)) - 2
            node = FORS(par).node(self.sk_seed, index, height, self.pk_seed, address)
            fields = {"keypair": keypair, "index": index, "height": height, "node": node}
            yield self.component("fors_node", tree, height == 3, **fields)

    def whole_words(self) -> Case:
        """A node of FORS whose key pair has something in each byte: those of a set end at 511."""
        keypair, index, height, tree = 0x12345678, 5, 1, 0x0123456789ABCDEF
        address = FORSTreeAddress(0, tree)
        address.keypair = keypair
        node = FORS(self.par).node(self.sk_seed, index, height, self.pk_seed, address)
        fields = {"keypair": keypair, "index": index, "height": height, "node": node}
        return {**self.component("fors_node", tree, False, **fields), "reason": "all bytes of a key pair"}


def title(name: str) -> str:
    """`SLH-DSA-SHA2-128s` for `sha2-128s`."""
    family, size = name.split("-")
    return f"SLH-DSA-{family.upper()}-{size}"


if __name__ == "__main__":
    files = ((f"slh-dsa-{name}", numbered(Generator(name).cases(), set=title(name))) for name in SETS)
    generate(__file__, "FIPS 205", "slh-dsa 0.2.5", files)
