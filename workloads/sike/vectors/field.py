"""GF(p²) for p = 2^e2·3^e3 - 1, with i² = -1, in Python's own integers, and points of a curve by x alone.

Source: SIKE specification, round 3 (2020-10-01), §1.2 and appendix A. Curves are
y² = x³ + a·x² + x; a point is (X : Z), its x is X/Z.
"""

from dataclasses import dataclass

#: a + b·i.
Element = tuple[int, int]
#: X and Z.
Point = tuple[Element, Element]

ZERO: Element = (0, 0)
ONE: Element = (1, 0)


@dataclass(frozen=True)
class Field:
    """Arithmetic modulo `p`; elements are reduced."""

    p: int

    def add(self, *terms: Element) -> Element:
        return sum(t[0] for t in terms) % self.p, sum(t[1] for t in terms) % self.p

    def sub(self, a: Element, b: Element) -> Element:
        return (a[0] - b[0]) % self.p, (a[1] - b[1]) % self.p

    def scale(self, k: int, a: Element) -> Element:
        return k * a[0] % self.p, k * a[1] % self.p

    def mul(self, a: Element, b: Element) -> Element:
        return (a[0] * b[0] - a[1] * b[1]) % self.p, (a[0] * b[1] + a[1] * b[0]) % self.p

    def square(self, a: Element) -> Element:
        return self.mul(a, a)

    def inverse(self, a: Element) -> Element:
        """Of zero it is zero, as a power a^(p² - 2) has it."""
        norm = pow(a[0] * a[0] + a[1] * a[1], self.p - 2, self.p)
        return a[0] * norm % self.p, -a[1] * norm % self.p

    def over(self, a: Element, b: Element) -> Element:
        return self.mul(a, self.inverse(b))

    def root(self, a: Element) -> Element:
        """A square root of a square, for p = 3 mod 4: of a norm's root, and half of what that leaves."""
        norm = pow(a[0] * a[0] + a[1] * a[1], (self.p + 1) // 4, self.p)
        for sign in (1, -1):
            half = (a[0] + sign * norm) * pow(2, -1, self.p) % self.p
            real = pow(half, (self.p + 1) // 4, self.p)
            if real and real * real % self.p == half:
                found = real, a[1] * pow(2 * real, -1, self.p) % self.p
                if self.square(found) == a:
                    return found
        imaginary = pow(-a[0], (self.p + 1) // 4, self.p)
        assert self.square((0, imaginary)) == a, "no square"
        return 0, imaginary

    def is_square(self, a: int) -> bool:
        return pow(a, (self.p - 1) // 2, self.p) in (0, 1)

    # --- the curve y² = x³ + a·x² + x

    def x_of(self, point: Point) -> Element:
        return self.over(*point)

    def double(self, point: Point, a: Element) -> Point:
        """4·x·z times x² + a·x·z + z², below (x² - z²)²."""
        x, z = point
        xx, zz, xz = self.square(x), self.square(z), self.mul(x, z)
        below = self.scale(4, self.mul(xz, self.add(xx, self.mul(a, xz), zz)))
        return self.square(self.sub(xx, zz)), below

    def plus(self, p: Point, q: Point, difference: Point) -> Point:
        """P + Q, where P - Q is known."""
        same = self.sub(self.mul(p[0], q[0]), self.mul(p[1], q[1]))
        cross = self.sub(self.mul(p[0], q[1]), self.mul(p[1], q[0]))
        return self.mul(difference[1], self.square(same)), self.mul(difference[0], self.square(cross))

    def times(self, k: int, point: Point, a: Element) -> Point:
        """k·P for k > 0, by Montgomery's ladder."""
        low, high = point, self.double(point, a)
        for bit in bin(k)[3:]:
            both = self.plus(low, high, point)
            low, high = (both, self.double(high, a)) if bit == "1" else (self.double(low, a), both)
        return low

    def sums(self, x: Element, y: Element, a: Element) -> tuple[Element, Element]:
        """x(P + Q) and x(P - Q), in no order that can be known from x(P) = x and x(Q) = y alone."""
        xy = self.mul(x, y)
        below = self.inverse(self.square(self.sub(x, y)))
        half = self.mul(self.add(x, y), self.add(xy, ONE))
        half = self.mul(self.add(half, self.scale(2, self.mul(a, xy))), below)
        product = self.mul(self.square(self.sub(xy, ONE)), below)
        apart = self.root(self.sub(self.square(half), product))
        return self.add(half, apart), self.sub(half, apart)

    def curve(self, x: Element, y: Element, difference: Element) -> Element:
        """The a of the curve on which P, Q and P - Q have these x."""
        pairs = self.add(self.mul(x, y), self.mul(difference, self.add(x, y)))
        product = self.mul(self.mul(x, y), difference)
        top = self.square(self.sub(ONE, pairs))
        return self.sub(self.over(top, self.scale(4, product)), self.add(x, y, difference))

    def j_invariant(self, a: Element) -> Element:
        aa = self.square(a)
        top = self.sub(aa, (3, 0))
        return self.over(self.scale(256, self.mul(top, self.square(top))), self.sub(aa, (4, 0)))
