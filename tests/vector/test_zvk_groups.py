"""The design zvk on whole groups: S-boxes by definition, rounds and products for all that decides them.

Source: own design; FIPS 197, section 5.1.1; GB/T 32907-2016, section 6.2.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce
from operator import xor

import pytest

from .cases import Case
from .described import both, ours, told, word


@dataclass(frozen=True)
class Field:
    """GF(2^8) modulo a polynomial, and the affine map of its S-box: the matrix's lowest row, a constant."""

    polynomial: int
    row: int
    constant: int

    def product(self, a: int, b: int) -> int:
        total = 0
        for n in range(8):
            total ^= a << n if b >> n & 1 else 0
        for n in range(14, 7, -1):
            total ^= self.polynomial << (n - 8) if total >> n & 1 else 0
        return total

    def inverse(self, a: int) -> int:
        return next((b for b in range(256) if self.product(a, b) == 1), 0)

    def affine(self, x: int) -> int:
        rows = (self.row << n | self.row >> (8 - n) for n in range(8))
        return sum(((x & row).bit_count() & 1) << n for n, row in enumerate(rows)) ^ self.constant


AES = Field(0x11B, 0xF1, 0x63)
SM4 = Field(0x1F5, 0xA7, 0xD3)


def by_groups(mnemonic: str, groups: Sequence[tuple[bytes, bytes]]) -> list[bytes]:
    """What the instruction makes of each vd and vs2, by both; they must not differ."""
    vlen, length = 1024, 128 * 8
    encoding = next(e for e in ours() if e.mnemonic == mnemonic)
    cases = []
    for first in range(0, len(groups), length // 16):
        some = groups[first : first + length // 16]
        vd, vs2 = (b"".join(group[n] for group in some).ljust(length, b"\0") for n in range(2))
        cases.append(
            Case(
                word(encoding, 8, 16, 0),
                0b010_011,
                4 * len(some),
                0,
                0,
                (0, 0, 0),
                bytes(length) + vd + vs2 + bytes(length),
            )
        )
    found = []
    for case, (manual, described) in zip(cases, both(cases, vlen), strict=True):
        assert not manual.trapped
        assert not manual.differences(described), told(encoding, case)
        found += [described.v[at : at + 16] for at in range(length, length + 4 * case.avl, 16)]
    return found


def test_the_s_boxes_of_aes_are_those_of_their_definition() -> None:
    box = [AES.affine(AES.inverse(x)) for x in range(256)]
    states = [(bytes([x] * 16), bytes(16)) for x in range(256)]
    assert [found[0] for found in by_groups("vaesef.vv", states)] == box
    assert [box[found[0]] for found in by_groups("vaesdf.vv", states)] == list(range(256))


@pytest.mark.parametrize("mnemonic", ["vaesef.vv", "vaesem.vv", "vaesdf.vv", "vaesdm.vv"])
def test_a_round_of_aes_is_that_of_the_simulator_for_every_byte_in_every_place(mnemonic: str) -> None:
    """A round is a sum of functions of one byte each, and of the key: these are all of those."""
    states = [(bytes(n) + bytes([x]) + bytes(15 - n), bytes(16)) for n in range(16) for x in range(256)]
    assert len(set(by_groups(mnemonic, states))) == 16 * 255 + 1


def test_the_s_box_of_sm4_is_that_of_its_definition_in_all_of_its_places() -> None:
    box = [SM4.affine(SM4.inverse(SM4.affine(x))) for x in range(256)]
    # The first round adds L(S(x)), x the sum of words 1 to 3 and a key, to word 0; it is the first
    # of four.
    words = [x << 8 * place for place in range(4) for x in range(256)]
    keys = [(bytes(16), x.to_bytes(4, "little") + bytes(12)) for x in words]
    for x, found in zip(words, by_groups("vsm4r.vv", keys), strict=True):
        b = sum(box[x >> 8 * place & 255] << 8 * place for place in range(4))
        turned = [b << n & 0xFFFFFFFF | b >> (32 - n) for n in (0, 2, 10, 18, 24)]
        assert int.from_bytes(found[:4], "little") == reduce(xor, turned)


def test_the_product_of_ghash_is_that_of_the_simulator_for_all_pairs_of_single_bits() -> None:
    """The product is bilinear, being written as sums of products of sums of bits: these decide all others."""
    bits = [(1 << n).to_bytes(16, "little") for n in range(128)]
    assert len(set(by_groups("vgmul.vv", [(a, b) for a in bits for b in bits]))) == 255
