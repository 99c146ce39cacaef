"""SIKE in Python, uncompressed: the oracle of generate.py, and of the constants of the C.

Source: SIKE specification, round 3 (2020-10-01), §1.3 and §1.4. `model.py sike.json` compares this
model with such a file of vectors by the authors' own program, `model.py --first sike.json` with its
first case.

SIKE is broken: Castryck and Decru (EUROCRYPT 2023, found in 2022) compute private keys from public
ones in minutes. It is here as work to measure, not to be used.

It shares little with the C: elements are reduced integers, curves have an affine coefficient, a
kernel's point is P + k·Q by a ladder from the top of k, isogenies are walked without a strategy, one
step after the other, and take the formulas of the map as they stand in the literature.
"""

import hashlib
import json
import sys
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from field import ONE, Element, Field, Point


@dataclass(frozen=True)
class Sike:
    """One parameter set: p = 2^e2·3^e3 - 1; `message` counts bytes.

    The basis of the 2^e2-torsion is found from x = c + i, that of the 3^e3-torsion from x = c: the
    first c that serves, which `basis_2` and `basis_3` say how to tell. Of the
    two numbers that x(P - Q) may be, it is the greater one.
    """

    name: str
    e2: int
    e3: int
    message: int

    START = (6, 0)

    @cached_property
    def p(self) -> int:
        return 2**self.e2 * 3**self.e3 - 1

    @cached_property
    def field(self) -> Field:
        return Field(self.p)

    @property
    def element_bytes(self) -> int:
        return (self.p.bit_length() + 7) // 8

    @property
    def pk_bytes(self) -> int:
        return 6 * self.element_bytes

    @property
    def bits_3(self) -> int:
        """Bits of a key for the 3-side: keys are below the largest power of two below 3^e3."""
        return (3**self.e3).bit_length() - 1

    @property
    def key_3_bytes(self) -> int:
        return (self.bits_3 + 7) // 8

    # --- Public parameters

    @cached_property
    def basis_2(self) -> tuple[Element, Element, Element]:
        """x of P, Q and P - Q, of order 2^e2. Halved to order two Q is (0, 0), P another point."""
        field, found = self.field, {}
        c = 0
        while len(found) < 2:
            point: Point = field.times(3**self.e3, ((c, 1), ONE), self.START)
            last = point
            for _ in range(self.e2 - 1):
                last = field.double(last, self.START)
            if last[1] != (0, 0) and field.double(last, self.START)[1] == (0, 0):
                found.setdefault("Q" if last[0] == (0, 0) else "P", field.x_of(point))
            c += 1
        return self._with_difference(found["P"], found["Q"])

    @cached_property
    def basis_3(self) -> tuple[Element, Element, Element]:
        """x of P, Q and P - Q, of order 3^e3. P is on the curve over GF(p), Q on its twist."""
        field, found = self.field, {}
        c = 1
        while len(found) < 2:
            over_p = field.is_square(c**3 + 6 * c * c + c)
            point: Point = field.times(2 ** (self.e2 - 1), ((c, 0), ONE), self.START)
            last = field.times(3 ** (self.e3 - 1), point, self.START)
            if last[1] != (0, 0):
                found.setdefault("P" if over_p else "Q", field.x_of(point))
            c += 1
        return self._with_difference(found["P"], found["Q"])

    def _with_difference(self, x: Element, y: Element) -> tuple[Element, Element, Element]:
        return x, y, max(self.field.sums(x, y, self.START))

    # --- Isogenies

    def kernel(self, k: int, basis: tuple[Element, Element, Element], a: Element) -> Point:
        """P + k·Q."""
        field = self.field
        x, y, difference = ((one, ONE) for one in basis)
        if k == 0:
            return x
        # From the lowest bit: D = 2^i·Q, T = P + (k mod 2^i)·Q, and T - D.
        d, t, t_minus_d = y, x, difference
        while k:
            both = field.plus(t, d, t_minus_d)
            if k & 1:
                t = both  # and t - 2·d is what t - d was before
            else:
                t_minus_d = field.plus(t_minus_d, d, t)
            d = field.double(d, a)
            k >>= 1
        return t

    def walk_2(self, a: Element, kernel: Point, images: list[Element]) -> tuple[Element, list[Element]]:
        """The curve beyond an isogeny of degree 2^e2, in steps of four, and these points there."""
        field, carried = self.field, [(x, ONE) for x in images]
        for step in range(self.e2 // 2):
            point = kernel
            for _ in range(self.e2 - 2 * step - 2):
                point = field.double(point, a)
            x4 = field.x_of(point)
            square = field.square(x4)

            def image(of: Point, x4: Element = x4, square: Element = square) -> Point:
                """-(x·x4² + x - 2·x4)·x·(x·x4 - 1)² over (x - x4)²·(2·x·x4 - x4² - 1)."""
                x, z = of
                first = field.sub(field.mul(x, field.add(square, ONE)), field.scale(2, field.mul(x4, z)))
                mixed = field.sub(field.mul(x, x4), z)
                top = field.mul(field.mul(first, x), field.square(mixed))
                last = field.sub(field.scale(2, field.mul(x, x4)), field.mul(field.add(square, ONE), z))
                below = field.mul(field.square(field.sub(x, field.mul(x4, z))), last)
                return field.scale(-1, top), field.mul(below, z)

            kernel = image(kernel)
            carried = [image(one) for one in carried]
            a = field.sub(field.scale(4, field.square(square)), (2, 0))
        return a, [field.x_of(one) for one in carried]

    def walk_3(self, a: Element, kernel: Point, images: list[Element]) -> tuple[Element, list[Element]]:
        """The curve beyond an isogeny of degree 3^e3, and these points there."""
        field, carried = self.field, [(x, ONE) for x in images]
        for step in range(self.e3):
            point = kernel
            for _ in range(self.e3 - step - 1):
                point = field.plus(point, field.double(point, a), point)
            x3 = field.x_of(point)

            def image(of: Point, x3: Element = x3) -> Point:
                """x·(x·x3 - 1)² over (x - x3)²."""
                x, z = of
                top = field.mul(x, field.square(field.sub(field.mul(x, x3), z)))
                return top, field.mul(z, field.square(field.sub(x, field.mul(x3, z))))

            kernel = image(kernel)
            carried = [image(one) for one in carried]
            factor = field.add(field.mul(a, x3), field.scale(-6, field.square(x3)), (6, 0))
            a = field.mul(factor, x3)
        return a, [field.x_of(one) for one in carried]

    # --- Keys

    def encoded(self, *elements: Element) -> bytes:
        return b"".join(part.to_bytes(self.element_bytes, "little") for one in elements for part in one)

    def decoded(self, pk: bytes) -> tuple[Element, Element, Element]:
        """Numbers that are no element are taken modulo p."""
        size = self.element_bytes
        parts = [int.from_bytes(pk[at : at + size], "little") % self.p for at in range(0, 6 * size, size)]
        return (parts[0], parts[1]), (parts[2], parts[3]), (parts[4], parts[5])

    def public_2(self, k: int) -> bytes:
        kernel = self.kernel(k, self.basis_2, self.START)
        return self.encoded(*self.walk_2(self.START, kernel, list(self.basis_3))[1])

    def public_3(self, k: int) -> bytes:
        kernel = self.kernel(k, self.basis_3, self.START)
        return self.encoded(*self.walk_3(self.START, kernel, list(self.basis_2))[1])

    def shared_2(self, k: int, pk: bytes) -> bytes:
        basis = self.decoded(pk)
        a = self.field.curve(*basis)
        return self.encoded(self.field.j_invariant(self.walk_2(a, self.kernel(k, basis, a), [])[0]))

    def shared_3(self, k: int, pk: bytes) -> bytes:
        basis = self.decoded(pk)
        a = self.field.curve(*basis)
        return self.encoded(self.field.j_invariant(self.walk_3(a, self.kernel(k, basis, a), [])[0]))

    # --- KEM

    def keygen(self, s: bytes, key: bytes) -> tuple[bytes, bytes]:
        """`key` are random bytes, of which bits beyond a key's are dropped."""
        k = int.from_bytes(key, "little") & (1 << self.bits_3) - 1
        pk = self.public_3(k)
        return pk, s + k.to_bytes(self.key_3_bytes, "little") + pk

    def ephemeral(self, m: bytes, pk: bytes) -> int:
        drawn = hashlib.shake_256(m + pk).digest((self.e2 + 7) // 8)
        return int.from_bytes(drawn, "little") & (1 << self.e2) - 1

    def hidden(self, m: bytes, j: bytes) -> bytes:
        mask = hashlib.shake_256(j).digest(self.message)
        return bytes(a ^ b for a, b in zip(m, mask, strict=True))

    def secret(self, m: bytes, ct: bytes) -> bytes:
        return hashlib.shake_256(m + ct).digest(self.message)

    def encaps(self, m: bytes, pk: bytes) -> tuple[bytes, bytes]:
        k = self.ephemeral(m, pk)
        ct = self.public_2(k) + self.hidden(m, self.shared_2(k, pk))
        return ct, self.secret(m, ct)

    def decaps(self, ct: bytes, sk: bytes) -> bytes:
        """Without the check of the public key in the ciphertext that the specification permits."""
        s, key = sk[: self.message], sk[self.message : self.message + self.key_3_bytes]
        pk = sk[-self.pk_bytes :]
        c0, c1 = ct[: self.pk_bytes], ct[self.pk_bytes :]
        m = self.hidden(c1, self.shared_3(int.from_bytes(key, "little"), c0))
        again = self.public_2(self.ephemeral(m, pk))
        return self.secret(m if again == c0 else s, ct)


SETS = {
    "p434": Sike("SIKEp434", 216, 137, 16),
    "p751": Sike("SIKEp751", 372, 239, 32),
}


def reproduces(path: Path, most: int | None) -> int:
    """How many cases of a file of the authors' vectors the model reproduces, of all that it tries."""
    cases = json.loads(path.read_text())["cases"][:most]
    named = {scheme.name: scheme for scheme in SETS.values()}
    for case in cases:
        scheme, (s, key, m) = named[case["set"]], [bytes.fromhex(part) for part in case["rng"]]
        pk, sk = scheme.keygen(s, key)
        ct, ss = scheme.encaps(m, pk)
        made = {"pk": pk, "sk": sk, "ct": ct, "ss": ss}
        assert all(made[name].hex() == case[name] for name in made), f"{case['set']} {case['count']}"
        assert scheme.decaps(ct, sk) == ss
    return len(cases)


if __name__ == "__main__":
    asked = sys.argv[1:]
    first = asked[:1] == ["--first"]
    for path in asked[first:]:
        print(f"{path}: {reproduces(Path(path), 1 if first else None)} cases reproduced")
