"""The transform unit of design tum22: its commands beside Python, their cycles, and why they hold."""

from __future__ import annotations

import random
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import instar
import numpy as np
import pytest
from instar.places import library as library_of
from instar.places import runtime_folder
from instar.toolchain import Build, build, find_compiler

TEXT = Path(__file__).parent / "transform_unit" / "perform.c"
COMMANDS = [
    "forward",
    "inverse",
    "pointwise",
    "base_2",
    "base_4",
    "add",
    "subtract",
    "scale",
    "reverse",
    "clear",
    "copy",
    "unpack",
    "binomial",
    "pack",
    "reject",
    "powers",
]
WORD = 1 << 32
#: What CTRL is told beside the command: slots 0, 4 and 8.
SLOTS = 0 << 16 | 4 << 20 | 8 << 24
ACCUMULATE, CENTRED = 1 << 28, 1 << 24


@dataclass(frozen=True)
class Ring:
    """Polynomials of n coefficients modulo q, a root of order 2 · 2^layers, and layers of a transform."""

    n: int
    q: int
    root: int
    layers: int

    def zeta(self, at: int) -> int:
        return pow(self.root, reversed_bits(at, self.layers), self.q)

    def gamma(self, block: int) -> int:
        """The root modulo which products of block number `block` are taken."""
        return pow(self.root, 2 * reversed_bits(block, self.layers) + 1, self.q)


def reversed_bits(value: int, bits: int) -> int:
    return int(f"{value:0{bits}b}"[::-1], 2) if bits else 0


KYBER = Ring(256, 3329, 17, 7)
DILITHIUM = Ring(256, 8380417, 1753, 8)
SABER = Ring(256, 25166081, 1708789, 7)
#: Six layers, and a prime just below 2^32.
LARGE = Ring(256, 4294957057, pow(7, 4294957056 // 128, 4294957057), 6)
LONG = Ring(1024, 12289, pow(11, 12288 // 2048, 12289), 10)


class Unit:
    """The unit with so many butterflies, behind the bus of a variant."""

    def __init__(self, variant: str) -> None:
        design = library_of().design("tum22").of_variant(variant)
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

    def perform(self, ring: Ring, command: str, flags: int = 0, **given: Any) -> tuple[list[int], list[int]]:
        """C afterwards; cycles and COUNT."""
        a, b, before = (np.zeros(1024, dtype=np.uint32) for _ in range(3))
        for to, name in ((a, "a"), (b, "b"), (before, "c")):
            values = given.get(name, [])
            to[: len(values)] = values
        log_n = ring.n.bit_length() - 1
        settings = [
            ring.q,
            pow(-ring.q, -1, WORD),
            log_n | ring.layers << 4,
            given.get("scale", 1),
            given.get("round", 0),
            given.get("format", 0),
            given.get("length", 0),
            1 << COMMANDS.index(command) | SLOTS | flags,
        ]
        roots = [WORD % ring.q] + [ring.zeta(1 << k) * WORD % ring.q for k in range(ring.layers)]
        roots += [0] * (11 - len(roots))
        c, cycles = instar.Out(1024, np.uint32), instar.Out(2, np.uint32)
        outcome = self.program.call(
            "perform",
            c,
            cycles,
            a,
            b,
            before,
            np.array(settings, dtype=np.uint32),
            np.array(roots, dtype=np.uint32),
            core=self.core,
        )
        return [int(x) for x in outcome.outputs[0]], [int(x) for x in outcome.outputs[1]]


@pytest.fixture(scope="module")
def unit() -> Unit:
    return Unit("apb-2")


def transformed(ring: Ring, a: list[int]) -> list[int]:
    """Each block modulo X^size - gamma: what layers of butterflies make."""
    blocks = [a]
    for layer in range(ring.layers):
        after = []
        for at, block in enumerate(blocks):
            half, zeta = len(block) // 2, ring.zeta((1 << layer) + at)
            turned = [x * zeta % ring.q for x in block[half:]]
            after.append([(x + y) % ring.q for x, y in zip(block[:half], turned, strict=True)])
            after.append([(x - y) % ring.q for x, y in zip(block[:half], turned, strict=True)])
        blocks = after
    return [x for block in blocks for x in block]


def multiplied(ring: Ring, a: list[int], b: list[int]) -> list[int]:
    """Products of blocks, with Montgomery's factor."""
    size, shrink = ring.n >> ring.layers, pow(WORD, -1, ring.q)
    out = []
    for block in range(1 << ring.layers):
        x, y = a[size * block : size * (block + 1)], b[size * block : size * (block + 1)]
        c = [0] * size
        for i in range(size):
            for j in range(size):
                turned = ring.gamma(block) if i + j >= size else 1
                c[(i + j) % size] += x[i] * y[j] * turned * shrink
        out += [value % ring.q for value in c]
    return out


def polynomial(ring: Ring, seed: int) -> list[int]:
    source = random.Random(seed)
    extremes = [0, 1, ring.q - 1, ring.q // 2, ring.q // 2 + 1]
    return extremes + [source.randrange(ring.q) for _ in range(ring.n - len(extremes))]


@pytest.mark.parametrize(
    "ring", [KYBER, DILITHIUM, SABER, LARGE, LONG], ids=lambda ring: f"{ring.n}-{ring.q}"
)
def test_a_transform_is_that_of_the_standard_and_its_inverse_takes_it_back(unit: Unit, ring: Ring) -> None:
    a = polynomial(ring, 1)
    assert ring.zeta(1) * ring.zeta(1) % ring.q == ring.q - 1
    there, _ = unit.perform(ring, "forward", c=a)
    assert there[: ring.n] == transformed(ring, a)
    back, _ = unit.perform(ring, "inverse", c=there)
    assert back[: ring.n] == a


@pytest.mark.parametrize(
    ("ring", "command"), [(KYBER, "base_2"), (LARGE, "base_4"), (DILITHIUM, "pointwise")]
)
def test_products_in_the_transform_and_their_sums(unit: Unit, ring: Ring, command: str) -> None:
    a, b, c = (polynomial(ring, seed) for seed in (2, 3, 4))
    product = multiplied(ring, a, b)
    assert unit.perform(ring, command, a=a, b=b, c=c)[0][: ring.n] == product
    summed = [(x + y) % ring.q for x, y in zip(product, c, strict=True)]
    assert unit.perform(ring, command, ACCUMULATE, a=a, b=b, c=c)[0][: ring.n] == summed


@pytest.mark.parametrize("ring", [SABER, LARGE], ids=["saber", "large"])
def test_what_goes_coefficient_by_coefficient(unit: Unit, ring: Ring) -> None:
    a, b = polynomial(ring, 5), polynomial(ring, 6)[::-1]
    shrink = pow(WORD, -1, ring.q)
    pairs = list(zip(a, b, strict=True))
    wanted = {
        "add": [(x + y) % ring.q for x, y in pairs],
        "subtract": [(x - y) % ring.q for x, y in pairs],
        "scale": [x * 12345 * shrink % ring.q for x in a],
        "reverse": [a[reversed_bits(i, 8)] for i in range(ring.n)],
        "clear": [0] * ring.n,
        "copy": a,
    }
    for command, result in wanted.items():
        c, _ = unit.perform(ring, command, a=a, b=b, c=b, scale=12345)
        assert c[: ring.n] == result, command


def string(fields: list[int], width: int) -> list[int]:
    bits = sum(field << width * at for at, field in enumerate(fields))
    return [bits >> 32 * word & WORD - 1 for word in range((width * len(fields) + 31) // 32)]


@pytest.mark.parametrize(("width", "scale"), [(10, 3329), (11, 3329), (4, 3329), (12, 1), (1, 1665)])
def test_fields_of_bits_become_coefficients_and_coefficients_fields(
    unit: Unit, width: int, scale: int
) -> None:
    """Decompression and compression of FIPS 203, and bytes of keys."""
    source = random.Random(width)
    fields = [source.randrange(1 << width) for _ in range(256)]
    shift = width if scale == 3329 else 0
    setting = {"format": width | shift << 16, "scale": scale, "round": 1 << shift >> 1}
    c, _ = unit.perform(KYBER, "unpack", a=string(fields, width), **setting)
    values = [(field * scale + (1 << shift >> 1) >> shift) % 3329 for field in fields]
    assert c[:256] == values
    shift, quotient = (26, ((1 << 26 + width) + 1664) // 3329) if scale > 1 else (0, 1)
    setting = {"format": width | shift << 16, "scale": quotient, "round": 1 << shift >> 1}
    c, _ = unit.perform(KYBER, "pack", a=values, **setting)
    assert c[: 8 * width] == string([field % 3329 for field in fields], width)


def test_signed_fields_and_rounding_of_saber(unit: Unit) -> None:
    source = random.Random(7)
    signed = [-4096, 4095, -1, 0, *(source.randrange(-4096, 4096) for _ in range(252))]
    words = string([value % 8192 for value in signed], 13)
    c, _ = unit.perform(SABER, "unpack", a=words, format=13 | CENTRED)
    assert c[:256] == [value % SABER.q for value in signed]
    setting = {"format": 10 | 3 << 16 | CENTRED, "round": 4}
    c, _ = unit.perform(SABER, "pack", a=[value % SABER.q for value in signed], **setting)
    assert c[:80] == string([(value + 4 >> 3) % 1024 for value in signed], 10)


@pytest.mark.parametrize("eta", [2, 3, 4, 5])
def test_samples_are_differences_of_sums_of_bits(unit: Unit, eta: int) -> None:
    source = random.Random(eta)
    fields = [0, (1 << eta) - 1, (1 << eta) - 1 << eta]
    fields += [source.randrange(1 << 2 * eta) for _ in range(253)]
    c, _ = unit.perform(KYBER, "binomial", a=string(fields, 2 * eta), format=2 * eta)
    wanted = [(field % (1 << eta)).bit_count() - (field >> eta).bit_count() for field in fields]
    assert c[:256] == [value % 3329 for value in wanted]


@pytest.mark.parametrize(("ring", "width", "kept"), [(KYBER, 12, 12), (DILITHIUM, 24, 23)])
def test_fields_below_the_modulus_are_taken_one_after_the_other(
    unit: Unit, ring: Ring, width: int, kept: int
) -> None:
    source = random.Random(width)
    fields = [source.randrange(1 << width) for _ in range(42 * 32 // width)]
    c, (_, count) = unit.perform(ring, "reject", a=string(fields, width), format=width | kept << 8, length=42)
    wanted = [value for field in fields if (value := field % (1 << kept)) < ring.q]
    assert c[:count] == wanted
    assert count == len(wanted)


def took(unit: Unit, command: str, flags: int = 0) -> int:
    """Cycles of a command on ML-DSA's polynomials, less what a store and a load take without one."""
    busy = unit.perform(DILITHIUM, command, flags, length=42, format=24 | 23 << 8)[1][0]
    return busy - 13


def test_a_transform_of_ml_dsa_takes_the_cycles_of_the_page() -> None:
    """256 points: at most 560 with two butterflies and 312 with four, as Adams Bridge has."""
    cycles = {count: took(Unit(f"apb-{count}"), "forward") for count in (1, 2, 4)}
    assert cycles == {1: 1034, 2: 522, 4: 266}


@pytest.mark.parametrize("butterflies", [1, 2, 4])
@pytest.mark.parametrize("log_n", [5, 8, 10])
def test_a_layer_reads_what_the_one_before_has_written(butterflies: int, log_n: int) -> None:
    """One wide word is read and one written a cycle; a word is written eight cycles after it was read."""
    words = (1 << log_n) // (2 * butterflies)
    layer_cycles, latency = max(words, 16), 8
    for strides in (range(log_n - 1, -1, -1), range(log_n)):
        written = dict.fromkeys(range(words), 0)
        for layer, stride in enumerate(strides):
            apart = (1 << stride) // (2 * butterflies)
            order = list(range(words))
            if apart:
                starts = range(0, words, 2 * apart)
                order = [w + d for s in starts for w in range(s, s + apart) for d in (0, apart)]
            for at, word in enumerate(order):
                now = 2 + layer * layer_cycles + at
                assert now >= written[word], (strides, layer, word)
                # The pair is together with its second word.
                written[word] = now + latency
