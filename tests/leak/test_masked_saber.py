"""Masked Saber: its shares modulo r, their compression modulo 2^13, and counts that become shares."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest
from instar._core import Arg

from ..kat.matrix import program_of

R = 50332673
#: A product of vectors stays below this.
BOUND = 256 * 4096 * 12
#: A set that compresses to so many bits.
SETS = {1: "saber", 3: "light", 4: "saber", 6: "fire", 10: "saber"}


def _products(n: np.ndarray, bound: int) -> np.ndarray:
    """For each n the products w = r·n modulo 2^13 of either sign that are nearest to the bound."""
    low = (n * R) % (1 << 13)
    above = low + (bound - low) // (1 << 13) * (1 << 13)
    below = low - (bound + low) // (1 << 13) * (1 << 13)
    assert np.abs([above, below]).max() <= bound and np.abs([above, below]).min() > bound - (1 << 13)
    return np.concatenate([above, below])


def _scaled(a: np.ndarray) -> np.ndarray:
    """compress.c: a share as a number modulo 2^13, in units of 2^-10."""
    return (a * 7169 << 10) - ((a >> 11) * 21845 >> 19)


def _rounded(n: np.ndarray, d: int) -> np.ndarray:
    return (n + (4 if d == 10 else 32) >> 13 - d) % (1 << d)


@pytest.mark.parametrize("d", SETS)
def test_compression_of_shares_rounds_every_product(d: int) -> None:
    """For each residue the products at both ends, in many pairs of shares, at their ends too."""
    n = np.arange(0, 1 << 13, 1 if d == 10 else 8)
    w = _products(n, BOUND)
    wanted, offset, left_out = _rounded(np.tile(n, 2), d), 9 << (9 if d == 10 else 12), 10 - d
    random = np.random.default_rng(d)
    for first in (-R, R, 0, 1, -1, *random.integers(-R, R, 300).tolist()):
        for turn in (0, R):
            other = (w - first) % R - turn
            total = (
                ((_scaled(np.array([first])) + offset) % (1 << 23) >> left_out)
                + (_scaled(other) % (1 << 23) >> left_out)
            ) % (1 << (23 - left_out))
            assert np.array_equal(total >> 13, wanted), first


@pytest.mark.parametrize("d", SETS)
def test_the_program_compresses_so(d: int) -> None:
    program, random = program_of("saber-masked", SETS[d]), np.random.default_rng(d)
    n = random.integers(0, 1 << 13, 16) & (-1 if d == 10 else -8)
    w = _products(n, BOUND)
    a0 = random.integers(-R, R + 1, 32)
    a0[:4] = -R, R, 0, -1
    a1 = (w - a0) % R - R * random.integers(0, 2, 32)
    fresh = random.integers(0, 1 << 32, d + 12, dtype=np.uint64).astype("<u4")
    called = program.call(
        "saber_masked_compress",
        [
            Arg.output(80, 4),
            Arg.input(a0.astype("<i4").tobytes(), 8),
            Arg.input(a1.astype("<i4").tobytes(), 8),
            Arg.value("u32", d),
            Arg.input(fresh.tobytes(), 4),
        ],
    )
    words = np.frombuffer(called["buffers"][0] or b"", "<u4").reshape(-1, 2)[:d]
    bits = (words[:, 0] ^ words[:, 1])[:, None] >> np.arange(32, dtype=np.uint32) & 1
    got = (bits.astype(int) << np.arange(d)[:, None]).sum(axis=0)
    assert np.array_equal(got, _rounded(np.tile(n, 2), d))


@pytest.mark.parametrize(("key", "most"), [("light", 10), ("saber", 8), ("fire", 6)])
def test_counts_become_shares_of_what_they_stand_for(key: str, most: int) -> None:
    program, random = program_of("saber-masked", key), np.random.default_rng(most)
    count = np.arange(32) % (most + 1)
    y = random.integers(0, 16, 32)
    fresh = random.integers(0, 1 << 32, 64, dtype=np.uint64)
    fresh[:4], fresh[-4:] = 0, 0xFFFFFFFF
    called = program.call(
        "saber_masked_lift",
        [
            Arg.output(128, 8),
            Arg.output(128, 8),
            Arg.input((count ^ y).astype("<u4").tobytes(), 4),
            Arg.input(y.astype("<u4").tobytes(), 4),
            Arg.input(fresh.astype("<u4").tobytes(), 4),
        ],
    )
    a0, a1 = (np.frombuffer(called["buffers"][i] or b"", "<i4").astype(int) for i in (0, 1))
    assert np.abs([a0, a1]).max() <= R
    assert np.array_equal((a0 + a1 - count + most // 2) % R, np.zeros(32))
    assert np.array_equal((a0 + most // 2 - (fresh[::2] >> 1).astype(int)) % R, np.zeros(32))


def test_no_value_on_the_way_to_shares_tells_of_a_count() -> None:
    """lift.c in words of five bits: a value has one distribution, but for the last one's ends."""
    seen: dict[int, list[Counter[int]]] = {}
    word = 31
    for count in range(9):
        values: list[Counter[int]] = [Counter() for _ in range(10)]
        for y in range(16):
            for mask in range(16):
                for g in range(32):
                    x = count ^ y
                    z = x ^ mask ^ y
                    other = mask ^ g
                    first = ((z ^ g) - g & word) ^ z
                    last = (z ^ other) - other & word
                    assert last ^ first == count - mask & word
                    way = (x ^ mask, z, z ^ g, (z ^ g) - g & word, first, other, z ^ other, last, mask)
                    for one, value in zip(values, (*way, last ^ first), strict=True):
                        one[value] += 1
        seen[count] = values
    for count, values in seen.items():
        assert values[:-1] == seen[0][:-1], count
        # u - R is each of u - 15 to u equally often: of another count all but their distance.
        assert set(values[-1].values()) == {512}
        assert sum((seen[0][-1] - values[-1]).values()) == 512 * count
