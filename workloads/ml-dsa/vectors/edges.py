"""The cases at the edges of ML-DSA: bounds met and missed by one, encodings that must be refused, lengths.

Source: FIPS 204 Algorithms 3, 5, 7, 8, 21 and 25; how a case is solved for stands in crafted.py.
Each is here because a fault planted in the C survived without it (`make mutants`).
"""

from collections.abc import Iterator
from typing import Any

from crafted import ZERO, Crafted, Q, Row, corners
from formats import prehashed, pure
from generator import Case, cancelling_pairs, each, random_bytes, with_flip


class Edges:
    """The edge cases of one parameter set; `generator` gives names, keys and the fields of a case."""

    def __init__(self, generator: Any) -> None:
        self.generator = generator
        self.scheme = generator.scheme
        self.crafted = Crafted(self.scheme, generator.sk)

    def cases(self) -> Iterator[Case]:
        yield self.extreme_keygen()
        yield from self.refused_keys()
        yield from self.refused_lengths()
        yield from self.verified()
        yield from self.norms()
        yield from self.challenges()
        yield from self.hint_encodings()
        yield from self.signing_bounds()

    # --- Keys

    def extreme_keygen(self) -> Case:
        """A key whose t0 has both ends of the range of Power2Round."""
        for number in range(10_000):
            seed = random_bytes(f"extreme t0 {number}", 32)
            pk, sk = self.scheme.key_derive(seed)
            t0 = self.scheme._unpack_sk(sk)[5]
            found = {a for i in range(self.scheme.k) for a in t0[i, 0].coeffs}
            # The package keeps coefficients modulo q or centred.
            if {4096, -4095} <= {a - Q if a > Q // 2 else a for a in found}:
                return {"op": "keygen", "seed": seed, "pk": pk, "sk": sk, "measure": False}
        raise AssertionError("no such seed")

    def refused_keys(self) -> Iterator[Case]:
        """Private keys of which one coefficient is -eta - 1, the first of s1 or the last of s2."""
        bits = 3 if self.scheme.eta == 2 else 4
        begin, end = 128, 128 + 32 * bits * (self.scheme.l + self.scheme.k)
        digits = int.from_bytes(self.generator.sk[begin:end], "little")
        mask, wrong = (1 << bits) - 1, 2 * self.scheme.eta + 1
        for shift, value in ((0, wrong), (8 * (end - begin) - bits, wrong)):
            changed = digits & ~(mask << shift) | value << shift
            sk = self.generator.sk[:begin] + changed.to_bytes(end - begin, "little") + self.generator.sk[end:]
            yield self.sign_mu(bytes(64), sk, b"", ok=False, status="malformed_private_key")

    def refused_lengths(self) -> Iterator[Case]:
        fields, verify = self.generator.sign_fields, self.generator.verify_fields
        refused: Case = {"ok": False, "sig": b"", "sk": b""}
        long = bytes(range(256))
        message = {"message": b"m"}
        yield fields("external", "pure", **message, context=long, status="context_too_long", **refused)
        yield fields(
            "external",
            "preHash",
            hashAlg="SHA2-256",
            **message,
            context=long,
            status="context_too_long",
            **refused,
        )
        yield fields(
            "external",
            "preHash",
            hashAlg="SHA2-256",
            **message,
            context=b"",
            status="private_key_length",
            **refused,
        )
        yield fields("internal", "none", **message, status="private_key_length", **refused)
        yield self.sign_mu(
            bytes(64), bytes(self.scheme._sk_size() + 1), b"", ok=False, status="private_key_length"
        )
        size, key = self.scheme._sig_size(), bytes(self.scheme._pk_size())
        for pk, length, status in (
            (key + b"\0", 0, "public_key_length"),
            (key, size - 1, "signature_length"),
            (key, size + 1, "signature_length"),
        ):
            sig, answer = bytes(length), {"pk": pk, "ok": False, "status": status}
            yield verify("external", "pure", sig, message=b"m", context=b"", **answer)
        for pk, status in ((b"", "public_key_length"), (key, "signature_length")):
            answer = {"pk": pk, "ok": False, "status": status}
            yield verify("internal", "none", b"", message=b"m", **answer)
            yield verify("internal", "none", b"", mu=bytes(64), externalMu=True, **answer)
            yield verify("external", "preHash", b"", hashAlg="SHA2-256", message=b"m", context=b"", **answer)
        yield verify(
            "external",
            "preHash",
            b"",
            hashAlg="SHA2-256",
            message=b"m",
            context=long,
            pk=b"",
            ok=False,
            status="context_too_long",
        )

    # --- Verification

    def verified(self) -> Iterator[Case]:
        """Valid signatures, some at an edge, by the interfaces and hashes that other cases do not have."""
        edges = [*self.roundings(), self.most()]
        interfaces = [("external", "preHash", alg) for alg in self.generator.other_hashes()]
        interfaces += [("external", "pure", None), ("internal", "none", None), ("internal", "none", "mu")]
        for number, (iface, prehash, kind) in enumerate(interfaces):
            message, context = random_bytes(f"verified {number}", 64 + number), bytes(51 * (number % 6))
            plain = self.generator.pk[:32], self.crafted.random_z("plain"), self.crafted.no_hints()
            edge = edges.pop() if edges else plain
            fields: Case = {"message": message}
            if prehash == "preHash":
                formatted = prehashed(kind, context, message)
                fields |= {"context": context, "hashAlg": kind}
            elif prehash == "pure":
                formatted, context = pure(bytes(255), message), bytes(255)
                fields |= {"context": context}
            else:
                formatted = message
            mu = random_bytes("verified mu", 64) if kind == "mu" else None
            pk, sig = self.crafted.free(*edge, formatted, mu)
            if mu is None:
                assert self.generator.accepts(formatted, sig, pk)
            else:
                fields = {"mu": mu, "externalMu": True}
            yield self.generator.verify_fields(iface, prehash, sig, pk=pk, **fields)

    def roundings(self) -> Iterator[tuple[bytes, list[Row], list[list[int]]]]:
        """Coefficients of w' at the edges of UseHint; matrices with a candidate of q - 1, of q and of 0."""
        rhos = [self.crafted.rho_with_candidate(candidate) for candidate in (Q - 1, Q, 0)]
        for number, group in enumerate(corners(self.scheme)):
            rho = rhos[number % 3]
            z, places = self.crafted.z_for(rho, [value for value, _ in group])
            hints = self.crafted.no_hints()
            for (row, at), (_, hint) in zip(places, group, strict=True):
                if hint:
                    hints[row].append(at)
            yield rho, z, [sorted(row) for row in hints]

    def most(self) -> tuple[bytes, list[Row], list[list[int]]]:
        """Coefficients of z at the bound, and as many hints as there may be."""
        bound = self.crafted.z_bound
        z = self.crafted.random_z("norms")
        for row in z:
            row[0], row[255] = bound - 1, 1 - bound
        # The first and the last coefficient, nothing in the second row, and the rest in the last.
        hints = [[0, 255], [], *([100] for _ in range(self.scheme.k - 3)), []]
        hints[-1] = list(range(200 - self.scheme.omega + sum(map(len, hints)), 200))
        return self.generator.pk[:32], z, hints

    def norms(self) -> Iterator[Case]:
        """Coefficients of z one beyond the bound."""
        bound, message, context = self.crafted.z_bound, b"norms", b""
        formatted = pure(context, message)
        for row, at, value in ((0, 0, -bound), (self.scheme.l - 1, 255, bound)):
            z = self.crafted.random_z("beyond")
            z[row][at] = value
            pk, sig = self.crafted.free(self.generator.pk[:32], z, self.crafted.no_hints(), formatted)
            yield self.invalid(formatted, pk, sig, "invalid_signature", message=message, context=context)

    def challenges(self) -> Iterator[Case]:
        """One wrong byte in ctilde, on which w' does not depend here."""
        message, context = b"challenge", b""
        formatted = pure(context, message)
        z = self.crafted.random_z("challenge")
        pk, sig = self.crafted.free(self.generator.pk[:32], z, self.crafted.no_hints(), formatted)
        for at in (0, self.scheme.c_tilde_bytes - 1):
            wrong = sig[:at] + bytes([sig[at] ^ 0x10]) + sig[at + 1 :]
            yield self.invalid(formatted, pk, wrong, "invalid_signature", message=message, context=context)

    def near_challenges(self, number: int) -> Iterator[Case]:
        """A signature, which is case `number`, and such with a bit or two bytes of ctilde changed.

        Nothing else of verification depends on ctilde here: what is compared is right but for these
        bits.
        """
        message, context, size = b"near challenge", b"", self.scheme.c_tilde_bytes
        formatted, z = pure(context, message), self.crafted.random_z("near challenge")
        pk, sig = self.crafted.free(self.generator.pk[:32], z, self.crafted.no_hints(), formatted)
        assert self.generator.accepts(formatted, sig, pk)
        fields = {"message": message, "context": context}
        yield self.generator.verify_fields("external", "pure", sig, pk=pk, **fields)
        flips = sorted({*((0, bit) for bit in range(8)), *((at, at % 8) for at in range(size))})
        pair = list(cancelling_pairs(sig[:size]))[1] + sig[size:]
        for altered in (pair, *(with_flip(sig, at, bit) for at, bit in flips)):
            assert not self.generator.accepts(formatted, altered, pk)
        case = {"op": "verify", "derived_from": number, "ok": False, "status": "invalid_signature"}
        yield {**case, **each({"flip_byte": at, "flip_bit": bit} for at, bit in flips)}
        yield {**case, "sig": pair, "reason": "two bytes of ctilde, by as much and back"}

    def hint_encodings(self) -> Iterator[Case]:
        """Malformed hints that a decoder without one of its checks would take."""
        k, omega = self.scheme.k, self.scheme.omega
        half = (omega + 1) // 2
        full = [*range(half), *range(omega - half)]
        encodings = [
            # One more than omega; the byte after the last index continues the order.
            full + [half] * (k - 1) + [omega + 1],
            # An index twice, then a byte that is not zero right after the last index, and at the
            # end.
            [7, 7] + [0] * (omega - 2) + [2] * k,
            [7, 9] + [0] * (omega - 2) + [1] * k,
            [7] + [0] * (omega - 2) + [1] + [1] * k,
            # Counts that go down, with indices in order.
            [*range(9)] + [0] * (omega - 9) + [9] + [8] * (k - 1),
            [*range(9)] + [0] * (omega - 9) + [5] * (k - 1) + [4],
        ]
        zeros = bytes(self.scheme._sig_size() - omega - k)
        for encoding in encodings:
            pk, sig = bytes(self.scheme._pk_size()), zeros + bytes(encoding)
            yield self.invalid(pure(b"", b"m"), pk, sig, "malformed_hint", message=b"m", context=b"")

    # --- Signing

    def signing_bounds(self) -> Iterator[Case]:
        """First turns of the loop that stand at a bound: accepted, and for the next value rejected."""
        crafted, scheme = self.crafted, self.scheme
        z, low = crafted.z_bound, crafted.low_bound
        yield self.first_turn(*crafted.bounds(z - 1, low - 1), accepted=True)
        yield self.first_turn(*crafted.bounds(z, 0), accepted=False)
        yield self.first_turn(*crafted.bounds(0, low), accepted=False)
        for edges in crafted.hint_edges():
            yield self.first_turn(*edges, accepted=True)
        yield self.first_turn(*crafted.hint_count(scheme.omega), accepted=True)
        yield self.first_turn(*crafted.hint_count(scheme.omega + 1), accepted=False)
        if scheme.tau << 12 >= scheme.gamma_2:  # |ct0| reaches its bound in ML-DSA-44 alone
            yield self.first_turn(*crafted.t0_edge(scheme.gamma_2 - 1), accepted=True)
            yield self.first_turn(*crafted.t0_edge(scheme.gamma_2), accepted=False)
        yield self.many_turns()

    def many_turns(self) -> Case:
        """A signature for which kappa + r passes 255, so that its second byte counts."""
        # Size of the coefficients of t0, and a message that was found for it.
        size, number = {"44": (3600, 6), "65": (3900, 5), "87": (3500, 15)}[self.generator.name]
        sk, mu = self.crafted.rejecting_key(size), self.crafted.mu(f"many turns {number}")
        case = self.sign_mu(mu, sk)
        assert self.crafted.turns(mu, case["sig"]) * self.scheme.l > 256
        return case

    def first_turn(self, mu: bytes, sk: bytes, *, accepted: bool) -> Case:
        case = self.sign_mu(mu, sk)
        c_tilde = self.crafted.candidate(mu).c_tilde
        assert (case["sig"][: len(c_tilde)] == c_tilde) == accepted
        return case

    def sign_mu(self, mu: bytes, sk: bytes, sig: bytes | None = None, **fields: Any) -> Case:
        if sig is None:
            sig = self.scheme._sign_internal(sk, mu, ZERO, external_mu=True)
        case: Case = self.generator.sign_fields(
            "internal", "none", sk=sk, mu=mu, externalMu=True, sig=sig, **fields
        )
        return case

    def invalid(self, formatted: bytes, pk: bytes, sig: bytes, status: str, **fields: Any) -> Case:
        assert not self.generator.accepts(formatted, sig, pk)
        case: Case = self.generator.verify_fields(
            "external", "pure", sig, pk=pk, ok=False, status=status, **fields
        )
        return case
