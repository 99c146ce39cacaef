"""The transform unit of design tum22 with wide words, in RTL: values, cycles, and what its circuit takes."""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from pathlib import Path

import pytest
from instar.rtl.verilator import driven

from ..cores.test_transform_unit import DILITHIUM, KYBER, LARGE, LONG, SABER, Ring, polynomial, transformed
from ..shared import ROOT

HERE = Path(__file__).parent / "wide"
RTL = ROOT / "designs" / "tum22" / "rtl" / "wide_transform.sv"
WORD = 1 << 32


def performed(log_b: int, lines: Sequence[str]) -> list[list[int]]:
    """What the driver prints, line by line."""
    files = {
        "wide_transform.sv": RTL.read_text(),
        "bench.sv": f"`define LOG_B {log_b}\n" + (HERE / "bench.sv").read_text(),
    }
    program = driven(
        "wide_bench", files, (HERE / "driver.cpp").read_text(), "-O1", "the wide transform needs"
    )
    done = subprocess.run([program], input="\n".join(lines), capture_output=True, text=True, check=True)
    return [[int(word) for word in line.split()] for line in done.stdout.splitlines()]


def command(number: int, ring: Ring, source: int, other: int, target: int) -> str:
    log_n = ring.n.bit_length() - 1
    return f"3 {number} {log_n} {ring.layers} {source} {other} {target} {ring.q} {pow(-ring.q, -1, WORD)}"


def put(slot: int, values: Sequence[int]) -> list[str]:
    return [f"0 {256 * slot + at} {value}" for at, value in enumerate(values)]


def twiddles(ring: Ring) -> list[str]:
    return [f"1 {at} {ring.zeta(at) * WORD % ring.q}" for at in range(1 << ring.layers)]


@pytest.mark.parametrize("log_b", [0, 1, 2])
def test_transforms_and_products_of_every_ring_are_right_in_the_cycles_of_the_page(log_b: int) -> None:
    for ring in (KYBER, DILITHIUM, SABER, LARGE, LONG):
        a, b = polynomial(ring, 1), polynomial(ring, 2)
        shrink = pow(WORD, -1, ring.q)
        lines = [*twiddles(ring), *put(0, a), *put(4, b), command(0, ring, 0, 0, 0), f"2 0 {ring.n}"]
        lines += [command(1, ring, 0, 0, 0), f"2 0 {ring.n}"]
        for number in (2, 3, 4):
            lines += [command(number, ring, 0, 4, 8), f"2 2048 {ring.n}"]
        there_cycles, there, back_cycles, back, *rest = performed(log_b, lines)
        assert there == transformed(ring, a)
        assert back == a
        pairs = list(zip(a, b, strict=True))
        assert rest[1] == [x * y * shrink % ring.q for x, y in pairs]
        assert rest[3] == [(x + y) % ring.q for x, y in pairs]
        assert rest[5] == [(x - y) % ring.q for x, y in pairs]
        words = ring.n >> (log_b + 1)
        both = [(there_cycles, ring.layers), (back_cycles, ring.layers)]
        for (cycles, early), passes in [*both, *((rest[at], 2) for at in (0, 2, 4))]:
            # What the page's formula says, or up to two less; and no word is read in the cycle that writes it.
            assert passes * words + 8 <= cycles <= passes * words + 10 and early == 0, (ring, cycles)
