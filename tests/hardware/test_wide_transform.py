"""The transform unit of design tum22 with wide words, in RTL: values, cycles, and what its circuit takes."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Sequence
from pathlib import Path

import pytest
from instar.cli import run_command
from instar.rtl.verilator import driven

from ..cores.test_transform_unit import DILITHIUM, KYBER, LARGE, LONG, SABER, Ring, polynomial, transformed
from ..shared import ROOT
from .lint import warnings

README = (ROOT / "designs" / "tum22" / "README.md").read_text(encoding="utf-8")
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
            # The page's formula, or up to two less; and no word is read in the cycle that writes
            # it.
            assert passes * words + 8 <= cycles <= passes * words + 10 and early == 0, (ring, cycles)
        if ring == DILITHIUM:
            assert page("transform of 256 coefficients of ML-DSA, cycles")[log_b] == there_cycles[0]
            assert page("its inverse")[log_b] == back_cycles[0]
            # What was asked of two and of four.
            assert back_cycles[0] <= {0: 1_100, 1: 560, 2: 312}[log_b]


def page(row: str) -> list[int]:
    """Numbers of a row of the design's page: with one, two and four butterflies."""
    (found,) = re.findall(rf"^\| {re.escape(row)} \| (.*) \|$", README, re.MULTILINE)
    return [int(cell.replace(",", "")) for cell in re.split(r"\s*\|\s*", found)[:3]]


@pytest.mark.parametrize("log_b", [0, 1, 2])
def test_verilator_has_little_to_warn_of(log_b: int) -> None:
    assert warnings(f"-GLogB={log_b}", "-Wno-UNUSEDSIGNAL", str(RTL)) == ""


def test_the_memories_of_the_page_are_those_of_the_device() -> None:
    text = (ROOT / "designs" / "tum22" / "design.toml").read_text(encoding="utf-8")
    words = [int(words) for words in re.findall(r"^words = (\d+)$", text, re.MULTILINE)]
    assert page("memories, bits") == [32 * sum(words)] * 3


@pytest.mark.slow
@pytest.mark.parametrize("log_b", [0, 1, 2])
def test_the_circuit_takes_the_gates_of_the_page(
    log_b: int, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "wide_transform.sv"
    file.write_text(RTL.read_text().replace("LogB = 1,", f"LogB = {log_b},"))
    assert run_command(["synth", str(file), "--target", "gates", "--json"]) == 0
    (circuit,) = json.loads(capfd.readouterr().out)["units"]
    both = page("logic")[log_b] + page("registers")[log_b]
    assert round(circuit["gate_equivalents"]) == both
