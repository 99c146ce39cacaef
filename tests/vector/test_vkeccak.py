"""The design vkeccak: what its newest form permutes, what it refuses, and the hashes over it.

Source: drafts of Zvknhk, whose twenty edge cases are rebuilt here from the rules of the text; FIPS
202, RFC 9861. Permutation and sponge beside it are those of keccak.py, the RFC's vectors
pycryptodome's.
"""

from __future__ import annotations

import hashlib
import random
import struct
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import instar
import numpy as np
import pytest
from Crypto.Hash import KangarooTwelve, TurboSHAKE128, TurboSHAKE256
from instar._core import Design, Library
from instar.toolchain import Build, build, find_compiler

from .cases import Case, area
from .driver import ILLEGAL, Left, by_simulator
from .keccak import keccak_p, kt128, sponge

HERE = Path(__file__).parent
VLENS = [128, 256, 512, 1024, 2048, 4096]
WORD = 0xA609_2077
LMULS = {"m1": 0, "m2": 1, "m4": 2, "m8": 3, "mf2": 7}
FROM_256 = frozenset(VLENS[1:])
EVERYWHERE = frozenset(VLENS)
NOWHERE: frozenset[int] = frozenset()


@pytest.fixture(scope="module")
def design() -> Design:
    return Library([]).design("vkeccak")


@dataclass(frozen=True)
class Edge:
    """One case, and the lengths of registers for which it is legal."""

    what: str
    legal: frozenset[int]
    vd: int = 0
    imm: int = 0
    sew: int = 64
    lmul: str = "m8"
    avl: int = 32
    vstart: int = 0
    vm: int = 1


#: By the number that the public suite gives a case with this set of legal lengths.
EDGES = [
    Edge("one state in v0", EVERYWHERE),
    Edge("in v8", FROM_256, vd=8),
    Edge("in v24", FROM_256, vd=24),
    Edge("SEW 32", NOWHERE, sew=32),
    Edge("no group starts with v4", NOWHERE, vd=4),
    Edge("vl is no multiple of 32, which VLEN 128 ignores", frozenset({128}), avl=7),
    Edge("imm 2", NOWHERE, imm=2),
    Edge("vstart at vl", FROM_256, vstart=32),
    Edge("twelve rounds", EVERYWHERE, imm=1),
    Edge("imm 31", NOWHERE, imm=31),
    Edge("masked", NOWHERE, vm=0),
    Edge("SEW 16", NOWHERE, sew=16),
    Edge("LMUL 1", frozenset({128, 2048, 4096}), lmul="m1"),
    Edge("LMUL 4", frozenset({128, 512, 1024, 2048, 4096}), lmul="m4"),
    Edge("vl is 0", EVERYWHERE, avl=0),
    Edge("vstart is no multiple of 32", NOWHERE, vstart=1),
    Edge("vl is 0, vstart 32", FROM_256, avl=0, vstart=32),
    Edge("LMUL 2", frozenset({128, 1024, 2048, 4096}), lmul="m2"),
    # Public machines take vtype e64, mf2. The manual reserves it where ELEN is 64: vill, and so
    # illegal here.
    Edge("LMUL 1/2", NOWHERE, lmul="mf2"),
    Edge("an odd register", NOWHERE, vd=1),
]


def _word(edge: Edge) -> int:
    return (WORD & ~(1 << 25)) | edge.vm << 25 | edge.imm << 20 | edge.vd << 7


def _case(edge: Edge, v: bytes) -> Case:
    vtype = LMULS[edge.lmul] | (edge.sew.bit_length() - 4) << 3
    return Case(_word(edge), vtype, edge.avl, edge.vstart, 0, (0, 0, 0), v)


def _permuted(v: bytes, at: int, states: range, rounds: int) -> bytes:
    out = bytearray(v)
    for state in states:
        first = at + 256 * state
        lanes = keccak_p(list(struct.unpack_from("<25Q", v, first)), rounds)
        struct.pack_into("<25Q", out, first, *lanes)
    return bytes(out)


def _left(cases: list[Case], vlen: int, design: Design) -> list[Left]:
    before = random.Random(vlen).randbytes(area(vlen))
    return by_simulator(cases, 64, vlen, before, design=design)


@pytest.mark.parametrize("vlen", VLENS)
def test_the_twenty_edge_cases_are_legal_where_the_text_says(vlen: int, design: Design) -> None:
    v = random.Random(vlen).randbytes(4 * vlen)
    left = _left([_case(edge, v) for edge in EDGES], vlen, design)
    for number, (edge, found) in enumerate(zip(EDGES, left, strict=True)):
        assert found.trapped == (0 if vlen in edge.legal else ILLEGAL), f"case {number}: {edge.what}"
        if found.trapped:
            continue
        # Where VLEN is 128 there is one state whatever vl is.
        active = edge.vstart < edge.avl or vlen == 128
        expected = _permuted(v, edge.vd * vlen // 8, range(int(active)), 12 if edge.imm else 24)
        assert (found.v, found.vstart) == (expected, 0), f"case {number}: {edge.what}"


@pytest.mark.parametrize("vlen", VLENS[1:])
@pytest.mark.parametrize("lmul", ["m1", "m2", "m4", "m8"])
def test_a_group_holds_as_many_states_as_fit_and_vl_says(vlen: int, lmul: str, design: Design) -> None:
    most = vlen * (1 << LMULS[lmul]) // 2048
    v = random.Random(vlen).randbytes(4 * vlen)
    spans = [(first, count) for count in range(most + 1) for first in {0, count // 2, count}]
    edges = [
        Edge("", EVERYWHERE, vd=8, imm=count & 1, lmul=lmul, avl=32 * count, vstart=32 * first)
        for first, count in spans
        if 32 * first < vlen
    ]
    for edge, found in zip(edges, _left([_case(e, v) for e in edges], vlen, design), strict=True):
        assert found.trapped == (0 if most else ILLEGAL), edge
        if not found.trapped:
            states = range(edge.vstart // 32, edge.avl // 32)
            assert found.v == _permuted(v, vlen, states, 12 if edge.imm else 24), edge


def test_an_illegal_vtype_is_an_illegal_instruction(design: Design) -> None:
    vill = Case(WORD, 1 << 63, 32, 0, 0, (0, 0, 0), bytes(4 * 256))
    assert _left([vill], 256, design)[0].trapped == ILLEGAL


@pytest.fixture(scope="module", params=VLENS[1:])
def permute(request: pytest.FixtureRequest, design: Design) -> Callable[[str], Callable[[bytes], bytes]]:
    isa = f"rv64imc_zve64x_zvl{request.param}b"
    source = HERE / "vkeccak.c"
    elf = build(Build(find_compiler(), isa, (source,), generated=design.generate()))
    program = instar.Program(elf, isa=isa, design="vkeccak")

    def by(function: str) -> Callable[[bytes], bytes]:
        def once(state: bytes) -> bytes:
            lanes = np.frombuffer(state + bytes(56), dtype=np.uint64).copy()
            return bytes(program.call(function, lanes).output)[:200]

        return once

    return by


def test_sha3_over_the_instruction_is_that_of_others(
    permute: Callable[[str], Callable[[bytes], bytes]],
) -> None:
    permutation = permute("permute24")
    for length in (0, 1, 135, 136, 137, 500):
        message = bytes(n % 251 for n in range(length))
        assert sponge(permutation, 136, message, 6, 32) == hashlib.sha3_256(message).digest()
        assert sponge(permutation, 168, message, 0x1F, 400) == hashlib.shake_128(message).digest(400)


def test_turboshake_and_kangarootwelve_over_the_instruction_are_those_of_rfc_9861(
    permute: Callable[[str], Callable[[bytes], bytes]],
) -> None:
    permutation = permute("permute12")
    # Section 5 of the RFC: messages of 17^i bytes that count to 250, and the empty one; M, C and
    # the length.
    counting = lambda length: bytes(n % 251 for n in range(length))  # noqa: E731
    for length in (0, 1, 17, 17**2):
        message = counting(length)
        for domain in (0x01, 0x1F, 0x7F):
            turbo = TurboSHAKE128.new(domain=domain).update(message)
            assert sponge(permutation, 168, message, domain, 64) == turbo.read(64)
            turbo = TurboSHAKE256.new(domain=domain).update(message)
            assert sponge(permutation, 136, message, domain, 64) == turbo.read(64)
    empty = sponge(permutation, 168, b"", 0x1F, 32).hex()
    assert empty == "1e415f1c5983aff2169217277d17bb538cd945a397ddec541f1ce41af2c1b74c"
    assert kt128(permutation, b"", b"", 32).hex() == (
        "1ac2d450fc3b4205d19da7bfca1b37513c0803577ac7167f06fe2ce1f0ef39e5"
    )
    for length, custom in ((17, 0), (17**2, 1), (8191, 0), (8192, 41), (17**3 + 8192, 41)):
        message = counting(length)
        expected = KangarooTwelve.new(message, custom=counting(custom)).read(64)
        assert kt128(permutation, message, counting(custom), 64) == expected
