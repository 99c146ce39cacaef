"""The unit of design tum22-sike multiplies points of elliptic curves: X25519 and P-256, on known answers."""

from __future__ import annotations

import random
import re
from pathlib import Path

import instar
import numpy as np
import pytest
from instar.places import library as library_of
from instar.places import runtime_folder
from instar.toolchain import Build, build, find_compiler

from ..shared import ROOT

TEXT = Path(__file__).parent / "isogeny_unit" / "perform.c"
README = (ROOT / "designs" / "tum22-sike" / "README.md").read_text(encoding="utf-8")
#: The bit of CTRL, and words of a number in IO.
X25519, P256 = (1 << 8, 10), (1 << 9, 9)
#: What a scalar multiplication may take.
MOST_CYCLES = 60_000


class Unit:
    """The unit of a variant, on its bus."""

    def __init__(self, variant: str, design_name: str = "tum22-sike") -> None:
        design = library_of().design(design_name).of_variant(variant)
        runtime = runtime_folder()
        wanted = Build(
            find_compiler(),
            "rv32imc_zicsr",
            (runtime / "crt0.S", TEXT),
            generated=design.generate(),
            link_script=runtime / "link.ld",
        )
        self.program = instar.Program(build(wanted), isa="rv32imc_zicsr", design=design)
        self.core = library_of().core("cv32e40p", design=design, variant=variant)

    def perform(
        self, command: tuple[int, int], key: int, *numbers: int, timed: bool = True
    ) -> tuple[list[int], int]:
        """The numbers in IO afterwards, and cycles, or 0."""
        bit, length = command
        words = np.zeros(144, dtype=np.uint32)
        for at, number in enumerate(numbers):
            words[at * length : (at + 1) * length] = _words(number, length)
        io, cycles = instar.InOut(words), instar.Out(1, np.uint32)
        core = self.core if timed else None
        outcome = self.program.call("perform", io, cycles, _words(key, 16), bit, core=core)
        after = [int(word) for word in outcome.outputs[0]]
        found = [
            sum(word << 32 * i for i, word in enumerate(after[at * length : (at + 1) * length]))
            for at in range(len(numbers))
        ]
        return found, int(outcome.outputs[1][0])


def _words(number: int, count: int) -> np.ndarray:
    return np.array([number >> 32 * i & 0xFFFFFFFF for i in range(count)], dtype=np.uint32)


@pytest.fixture(scope="module", params=["obi-2x16", "obi-1x32"])
def unit(request: pytest.FixtureRequest) -> Unit:
    return Unit(request.param)


def in_readme(row: str, unit: Unit, request: pytest.FixtureRequest) -> str:
    (found,) = re.findall(rf"^\| {re.escape(row)} \| (.*) \|$", README, re.MULTILINE)
    columns = [column.strip() for column in str(found).split("|")]
    return columns[int(request.node.callspec.params["unit"] == "obi-1x32")]


# ---------------------------------------------------------------- X25519


def x25519(unit: Unit, scalar: str, u: str) -> tuple[str, int]:
    key = bytearray.fromhex(scalar)
    key[0] &= 248
    key[31] = key[31] & 127 | 64
    point = int.from_bytes(bytes.fromhex(u), "little") & (1 << 255) - 1
    (found,), cycles = unit.perform(X25519, int.from_bytes(key, "little"), point)
    return (found % (2**255 - 19)).to_bytes(32, "little").hex(), cycles


#: RFC 7748, section 5.2: scalar, u-coordinate, result.
RFC_7748 = [
    (
        "a546e36bf0527c9d3b16154b82465edd62144c0ac1fc5a18506a2244ba449ac4",
        "e6db6867583030db3594c1a424b15f7c726624ec26b3353b10a903a6d0ab1c4c",
        "c3da55379de9c6908e94ea4df28d084f32eccf03491c71f754b4075577a28552",
    ),
    (
        "4b66e9d4d1b4673c5ad22691957d6af5c11b6421e0ea01d42ca4169e7918ba0d",
        "e5210f12786811d3f4b7959d0538ae2c31dbe7106fc03c3efc4cd549c715a493",
        "95cbde9476e8907d7aade45cb4b873f88b595a68799fa152e6f8f7647aac7957",
    ),
    # Once from the base point, as the section's iteration begins.
    (
        "0900000000000000000000000000000000000000000000000000000000000000",
        "0900000000000000000000000000000000000000000000000000000000000000",
        "422c8e7a6227d7bca1350b3e2bb7279f7897b87bb6854b783c60e80311ae3079",
    ),
]


def test_x25519_is_that_of_its_standard(unit: Unit, request: pytest.FixtureRequest) -> None:
    taken = set()
    for scalar, u, result in RFC_7748:
        found, cycles = x25519(unit, scalar, u)
        assert found == result
        taken.add(cycles)
    assert len(taken) == 1, "whatever the scalar and the point"
    assert 0 < cycles <= MOST_CYCLES
    assert f"{cycles:,}" == in_readme("X25519", unit, request)


# ---------------------------------------------------------------- P-256

P = 2**256 - 2**224 + 2**192 + 2**96 - 1
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
BASE = (
    0x6B17D1F2E12C4247F8BCE6E563A440F277037D812DEB33A0F4A13945D898C296,
    0x4FE342E2FE1A7F9B8EE7EB4A7C0F9E162BCE33576B315ECECBB6406837BF51F5,
)
Affine = tuple[int, int] | None


def plus(a: Affine, b: Affine) -> Affine:
    """Of affine points; None is the point at infinity."""
    if a is None or b is None:
        return a or b
    if a[0] == b[0] and (a[1] + b[1]) % P == 0:
        return None
    if a == b:
        slope = (3 * a[0] * a[0] - 3) * pow(2 * a[1], -1, P) % P
    else:
        slope = (b[1] - a[1]) * pow(b[0] - a[0], -1, P) % P
    x = (slope * slope - a[0] - b[0]) % P
    return x, (slope * (a[0] - x) - a[1]) % P


def times(k: int, point: Affine) -> Affine:
    out: Affine = None
    for bit in bin(k)[2:]:
        out = plus(out, out)
        out = plus(out, point) if bit == "1" else out
    return out


#: RFC 5903, section 8.1: private keys, and the x of what is shared.
RFC_5903 = (
    0xC88F01F510D9AC3F70A292DAA2316DE544E9AAB8AFE84049C62A9C57862D1433,
    0xC6EF9C5D78AE012A011164ACB397CE2088685D8F06BF9BE0B283AB46476BEE53,
    0xD6840F6B42F6EDAFD13116E0E12565202FEF8E9ECE7DCE03812464D04B9442DE,
)


def test_p_256_is_that_of_its_standard(unit: Unit, request: pytest.FixtureRequest) -> None:
    i, r, shared = RFC_5903
    public, cycles = unit.perform(P256, r, *BASE)
    assert unit.perform(P256, i, *public)[0][0] == shared
    assert 0 < cycles <= MOST_CYCLES
    assert f"{cycles:,}" == in_readme("P-256", unit, request)
    chance = random.Random(5)
    scalars = [0, 1, 2, 3, ORDER - 1, ORDER, ORDER + 1, 2**256 - 1, chance.getrandbits(256)]
    for k in scalars:
        point = times(chance.randrange(1, ORDER), BASE)
        assert point is not None
        found, took = unit.perform(P256, k, *point)
        assert tuple(found) == (times(k % ORDER, point) or (0, 0)), hex(k)
        assert took == cycles
