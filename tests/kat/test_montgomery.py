"""Products of cva6-ntt and cvxif-ntt are FIPS 204's algorithm 49, bit by bit, at the ends of operands too.

The reference is the algorithm over Python's integers. Up to |rs1·rs2| = 2^31·q, where kernels'
ranges end, a residue lies in (-q, q); beyond, the instructions stay defined.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import product

import numpy as np
import pytest
from instar._core import behave
from instar.places import library

Q = 8380417
#: Of a factor rs2 so many bits are read.
FACTOR_BITS = 28


def signed(value: int, bits: int = 32) -> int:
    """The number that the lowest bits are with a sign."""
    value &= (1 << bits) - 1
    return value - (1 << bits) if value >> (bits - 1) else value


def montgomery(a: int, b: int) -> int:
    """Algorithm 49 of a·b, with b of 28 bits."""
    x = a * signed(b, FACTOR_BITS)
    m = signed(x * pow(Q, -1, 1 << 32))
    assert (x - m * Q) % (1 << 32) == 0
    return (x - m * Q) >> 32


#: Numbers at which ranges end, and their neighbours.
ENDS = sorted(
    {
        sign * (end + step)
        for end in (0, Q, 9 * Q, 256 * Q, 1 << 13, 1 << 26, 1 << 27, 1 << 31)
        for step in (-1, 0, 1)
        for sign in (-1, 1)
        if -(1 << 31) <= sign * (end + step) < 1 << 31
    }
)
Registers = tuple[int, int, int]
#: By design and mnemonic: the third operand, what is written, and its values of (rs1, rs2, third).
INSTRUCTIONS: dict[tuple[str, str], tuple[str | None, dict[str, Callable[[int, int, int], int]]]] = {
    ("cva6-ntt", "pq.mulq"): (None, {"rd": lambda b, z, _: montgomery(b, z)}),
    ("cva6-ntt", "pq.bfct"): (
        "rd",
        {"rd": lambda b, z, a: a + montgomery(b, z), "rs1": lambda b, z, a: a - montgomery(b, z)},
    ),
    ("cva6-ntt", "pq.bfgs"): (
        "rd",
        {"rd": lambda b, z, a: a + b, "rs1": lambda b, z, a: montgomery(signed(a - b), z)},
    ),
    ("cvxif-ntt", "pq.mm"): (None, {"rd": lambda b, z, _: montgomery(b, z)}),
    ("cvxif-ntt", "pq.mmadd"): ("rs3", {"rd": lambda b, z, a: a + montgomery(b, z)}),
    ("cvxif-ntt", "pq.mnmsub"): ("rs3", {"rd": lambda b, z, a: a - montgomery(b, z)}),
    ("cvxif-ntt", "pq.mmsub"): ("rs3", {"rd": lambda b, z, a: montgomery(b, z) - a}),
    ("cvxif-ntt", "pq.smm"): ("rs3", {"rd": lambda b, z, a: montgomery(signed(a - b), z)}),
}


@pytest.mark.parametrize(("design", "mnemonic"), INSTRUCTIONS)
def test_an_instruction_is_the_algorithm_for_all_operands(design: str, mnemonic: str) -> None:
    third, results = INSTRUCTIONS[design, mnemonic]
    chance = random.Random(49)
    sets: list[Registers] = list(product(ENDS, ENDS, [0, 1, -Q, 9 * Q - 1, -(1 << 31), (1 << 31) - 1]))
    sets += [tuple(signed(chance.getrandbits(32)) for _ in range(3)) for _ in range(2000)]  # type: ignore[misc]
    names = ["rs1", "rs2", *([third] if third else [])]
    numbers = {name: 10 + at for at, name in enumerate(dict.fromkeys(["rd", *names]))}
    table = np.array([[value & 0xFFFF_FFFF for value in one[: len(names)]] for one in sets], dtype="<u8")
    out, _ = behave(
        mnemonic,
        xlen=32,
        registers=numbers,
        reads=names,
        values=table.tobytes(),
        writes=list(results),
        design=library().design(design),
    )
    found = np.frombuffer(out, dtype="<u8").reshape(len(sets), len(results))
    for one, row in zip(sets, found, strict=True):
        for (name, right), value in zip(results.items(), row, strict=True):
            assert signed(int(value)) == signed(right(*one)), (mnemonic, name, one)


def test_residues_lie_within_the_modulus_where_kernels_use_them() -> None:
    """The pairs of greatest operands that a contract allows: twiddles, unreduced sums, 9q by 9q."""
    for a, b in ((256 * Q - 1, Q - 1), (9 * Q - 1, 9 * Q - 1), ((1 << 31) - 1, Q - 1)):
        for signs in product((-1, 1), repeat=2):
            x, y = signs[0] * a, signs[1] * b
            assert abs(x * y) <= Q << 31
            assert abs(montgomery(x, y)) < Q
            assert montgomery(x, y) % Q == x * y * pow(1 << 32, -1, Q) % Q
    # The limit is one: a factor of 28 bits beside any word goes beyond.
    assert abs(montgomery(-(1 << 31), -(1 << 27))) > Q
