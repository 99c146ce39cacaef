"""Butterflies and products modulo q, by the design's instructions or by those of RV32IM.

Source: FIPS 204 section 7.5 and appendix A; Montgomery products with R = 2^32 as in the portable C.
"""

from program import Program, Value

Q = 8380417
N = 256
R = 1 << 32
ROOT = 1753
#: q^-1 mod R.
Q_INVERSE = pow(Q, -1, R)


def bit_reverse(x: int) -> int:
    """The eight bits of `x` from back to front."""
    return int(f"{x:08b}"[::-1], 2)


#: zeta^brv(k)·R mod q, the twiddle of block k (FIPS 204 appendix B).
ZETAS = [pow(ROOT, bit_reverse(k), Q) * R % Q for k in range(N)]
#: R²/256 mod q: the inverse transform's factor 1/256, and the factor R that the portable C leaves.
SCALE = R * R * pow(N, -1, Q) % Q


class Arithmetic:
    """By the design's instructions."""

    #: Words of a constant in the table.
    words = 1

    def begin(self, program: Program) -> None:
        """Registers that the arithmetic needs all the time."""

    def constant(self, z: int) -> list[int]:
        """A constant as it stands in the table."""
        return [z]

    def cooley_tukey(
        self, program: Program, a: Value, b: Value, z: list[Value], at: float
    ) -> tuple[Value, Value]:
        """(a + z·b, a - z·b)."""
        results = (Value(), Value())
        program.add("pq.bfct", [a, b, *z], list(results), at, in_place=2)
        return results

    def gentleman_sande(
        self, program: Program, a: Value, b: Value, z: list[Value], at: float
    ) -> tuple[Value, Value]:
        """(a + b, (a - b)·z)."""
        results = (Value(), Value())
        program.add("pq.bfgs", [a, b, *z], list(results), at, in_place=2)
        return results

    def product(self, program: Program, a: Value, z: list[Value], at: float) -> Value:
        """a·z for a constant of the table."""
        return self.product_of(program, a, z[0], at)

    def product_of(self, program: Program, a: Value, b: Value, at: float) -> Value:
        """a·b·R^-1."""
        result = Value()
        program.add("pq.mulq", [a, b], [result], at)
        return result


class Software(Arithmetic):
    """By RV32IM: a constant stands beside its product with q^-1, which saves one of four multiplications.

    Results of products lie in (-q, q); sums and differences are not reduced: with inputs in (-q, q) the
    transform stays below 9q and the inverse below 256q, which is less than 2^31.
    """

    words = 2

    def begin(self, program: Program) -> None:
        self.q = program.argument("t0")
        self.q_inverse = program.argument("t1")

    def constant(self, z: int) -> list[int]:
        return [z, z * Q_INVERSE % R]

    def cooley_tukey(
        self, program: Program, a: Value, b: Value, z: list[Value], at: float
    ) -> tuple[Value, Value]:
        t = self.product(program, b, z, at)
        return self.sum_and_difference(program, a, t, at)

    def gentleman_sande(
        self, program: Program, a: Value, b: Value, z: list[Value], at: float
    ) -> tuple[Value, Value]:
        total, difference = self.sum_and_difference(program, a, b, at)
        return total, self.product(program, difference, z, at)

    def sum_and_difference(self, program: Program, a: Value, b: Value, at: float) -> tuple[Value, Value]:
        """(a + b, a - b)."""
        results = (Value(), Value())
        program.add("add", [a, b], [results[0]], at + 0.6)
        program.add("sub", [a, b], [results[1]], at + 0.7)
        return results

    def product(self, program: Program, a: Value, z: list[Value], at: float) -> Value:
        high, low = Value(), Value()
        program.add("mul", [a, z[1]], [low], at)
        program.add("mulh", [a, z[0]], [high], at + 0.1)
        return self.reduce(program, high, low, at + 0.2)

    def product_of(self, program: Program, a: Value, b: Value, at: float) -> Value:
        high, low, scaled = Value(), Value(), Value()
        program.add("mul", [a, b], [low], at)
        program.add("mulh", [a, b], [high], at + 0.1)
        program.add("mul", [low, self.q_inverse], [scaled], at + 0.2)
        return self.reduce(program, high, scaled, at + 0.3)

    def reduce(self, program: Program, high: Value, factor: Value, at: float) -> Value:
        """high - (factor·q >> 32)."""
        multiple, result = Value(), Value()
        program.add("mulh", [factor, self.q], [multiple], at)
        program.add("sub", [high, multiple], [result], at + 0.1)
        return result
