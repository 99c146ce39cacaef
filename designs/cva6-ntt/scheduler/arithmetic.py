"""Butterflies and products modulo q: by instructions with two results or one, or by those of RV32IM.

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


def result_of(program: Program, op: str, uses: list[Value], at: float) -> Value:
    """The one result of an instruction."""
    result = Value()
    program.add(op, uses, [result], at)
    return result


def sum_and_difference(program: Program, a: Value, b: Value, at: float) -> tuple[Value, Value]:
    """(a + b, a - b)."""
    return result_of(program, "add", [a, b], at + 0.6), result_of(program, "sub", [a, b], at + 0.7)


class Arithmetic:
    """By butterflies with two results.

    Sums and differences are not reduced, as in the portable C: with inputs in (-q, q) the transform
    stays below 9q, and the inverse below 256q, which is less than 2^31. Constants are below q, and
    so are products.
    """

    #: Words of a constant in the table.
    words = 1

    def begin(self, program: Program) -> None:
        """Registers that the arithmetic needs all the time."""

    def constant(self, z: int) -> list[int]:
        """A constant as it stands in the table."""
        return [z]

    def cooley_tukey(
        self, program: Program, a: Value, b: Value, z: list[Value], at: float, last: bool
    ) -> tuple[Value, Value]:
        """(a + z·b, a - z·b); after the `last` layer of a pass they are stored."""
        results = (Value(), Value())
        program.add("pq.bfct", [a, b, *z], list(results), at, in_place=2)
        return results

    def gentleman_sande(
        self, program: Program, a: Value, b: Value, z: list[Value], at: float, last: bool
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


class TwoOperands(Arithmetic):
    """By `pq.mm` and the core's sums."""

    def cooley_tukey(
        self, program: Program, a: Value, b: Value, z: list[Value], at: float, last: bool
    ) -> tuple[Value, Value]:
        return sum_and_difference(program, a, self.product(program, b, z, at), at)

    def gentleman_sande(
        self, program: Program, a: Value, b: Value, z: list[Value], at: float, last: bool
    ) -> tuple[Value, Value]:
        total, difference = sum_and_difference(program, a, b, at)
        return total, self.product(program, difference, z, at)

    def product_of(self, program: Program, a: Value, b: Value, at: float) -> Value:
        return result_of(program, "pq.mm", [a, b], at)


class ThreeOperands(TwoOperands):
    """By products that are added to a third operand, subtracted from it, or of a difference."""

    def cooley_tukey(
        self, program: Program, a: Value, b: Value, z: list[Value], at: float, last: bool
    ) -> tuple[Value, Value]:
        total = result_of(program, "pq.mmadd", [b, *z, a], at)
        return total, result_of(program, "pq.mnmsub", [b, *z, a], at + 0.1)

    def gentleman_sande(
        self, program: Program, a: Value, b: Value, z: list[Value], at: float, last: bool
    ) -> tuple[Value, Value]:
        difference = result_of(program, "pq.smm", [b, *z, a], at)
        return result_of(program, "add", [a, b], at + 0.1), difference


class TwoPorts(ThreeOperands):
    """The same where another issue port takes the core's own instructions: of a butterfly's two results one
    comes from the coprocessor, the other from the core.

    n = z·b - a is one, 2a + n = z·b + a the other. So n is a difference with the wrong sign; its whole block
    goes on with that sign, and what is stored gets the right one.
    """

    def __init__(self) -> None:
        self.negated: set[Value] = set()

    def cooley_tukey(
        self, program: Program, a: Value, b: Value, z: list[Value], at: float, last: bool
    ) -> tuple[Value, Value]:
        # Both are of one block: what follows is of -a and -b where they are negated.
        wrong = a in self.negated
        if last and not wrong:
            return super().cooley_tukey(program, a, b, z, at, last)
        difference = result_of(program, "pq.mmsub", [b, *z, a], at)
        total = result_of(program, "sh1add", [a, difference], at + 0.6)
        if last:
            return result_of(program, "neg", [total], at + 0.7), difference
        self.negated.add(total if wrong else difference)
        return total, difference


class Software(Arithmetic):
    """By RV32IM: a constant stands beside its product with q^-1, which saves one of four multiplications.

    Results of products lie in (-q, q); sums and differences are not reduced: with inputs in (-q, q)
    the transform stays below 9q and the inverse below 256q, which is less than 2^31.
    """

    words = 2

    def begin(self, program: Program) -> None:
        self.q = program.argument("t0")
        self.q_inverse = program.argument("t1")

    def constant(self, z: int) -> list[int]:
        return [z, z * Q_INVERSE % R]

    def cooley_tukey(
        self, program: Program, a: Value, b: Value, z: list[Value], at: float, last: bool
    ) -> tuple[Value, Value]:
        t = self.product(program, b, z, at)
        return sum_and_difference(program, a, t, at)

    def gentleman_sande(
        self, program: Program, a: Value, b: Value, z: list[Value], at: float, last: bool
    ) -> tuple[Value, Value]:
        total, difference = sum_and_difference(program, a, b, at)
        return total, self.product(program, difference, z, at)

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
