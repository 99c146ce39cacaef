"""The S-boxes' circuits on every byte, and in every lane, against the fields that they are defined in."""

from __future__ import annotations

from pathlib import Path

import pytest
from instar._core import Arg, Program
from instar.places import runtime_folder
from instar.toolchain import Build, build, find_compiler

from ..shared import ROOT

WORKLOADS = ROOT / "workloads"
#: Circuit, what it wants added to its input and to its output.
CIRCUITS = {"sub_bytes": (0, 0x63), "inv_sub_bytes": (0x63, 0), "sm4_sbox": (0x75, 0xD3)}
SOURCE = """
#include "slice.h"
#include "{header}"
/* Each word's bytes through the circuit. */
void bytes(uint32_t *words, uint32_t count) {{
    slice q[8];
    for (uint32_t i = 0; i < count; i += SLICE_WORDS) {{
        slice_words(q, words + i);
        {circuit}(q);
        slice_unwords(words + i, q);
    }}
}}
"""


def times(a: int, b: int, modulus: int) -> int:
    """The product of two bytes as polynomials modulo `modulus`."""
    product = 0
    while b:
        product ^= a if b & 1 else 0
        a = a << 1 ^ (modulus if a & 0x80 else 0)
        b >>= 1
    return product


def inverse(a: int, modulus: int) -> int:
    """a^254."""
    power = a
    for _ in range(6):
        power = times(times(power, power, modulus), a, modulus)
    return times(power, power, modulus)


def rotated_sum(a: int, row: int) -> int:
    """The matrix of which each row is `row`, turned by one more place: bit i is the parity of a and row i."""
    turned = (((row << i) | (row >> (8 - i))) & 0xFF for i in range(8))
    return sum((bin(a & bits).count("1") & 1) << i for i, bits in enumerate(turned))


def aes(byte: int) -> int:
    """FIPS 197 §5.1.1."""
    return rotated_sum(inverse(byte, 0x11B), 0xF1) ^ 0x63


def sm4(byte: int) -> int:
    """GB/T 32907 §6.2 by its algebra (F. Liu et al., ACISP 2007)."""
    within = inverse(rotated_sum(byte, 0xA7) ^ 0xD3, 0x1F5)
    return rotated_sum(within, 0xA7) ^ 0xD3


def inverse_aes() -> list[int]:
    table = [aes(byte) for byte in range(256)]
    return [table.index(byte) for byte in range(256)]


TABLES = {
    "sub_bytes": [aes(byte) for byte in range(256)],
    "inv_sub_bytes": inverse_aes(),
    "sm4_sbox": [sm4(byte) for byte in range(256)],
}


def test_the_tables_begin_as_the_standards_print_them() -> None:
    assert bytes(TABLES["sub_bytes"][:8]).hex() == "637c777bf26b6fc5"
    assert bytes(TABLES["inv_sub_bytes"][:8]).hex() == "52096ad53036a538"
    assert bytes(TABLES["sm4_sbox"][:16]).hex() == "d690e9fecce13db716b614c228fb2c05"
    assert TABLES["sm4_sbox"][0xFF] == 0x48


@pytest.mark.parametrize("isa", ["rv32imc", "rv64imc"])
@pytest.mark.parametrize("circuit", CIRCUITS)
def test_a_circuit_is_its_s_box_for_every_byte_in_every_lane(circuit: str, isa: str, tmp_path: Path) -> None:
    folder = "sm4" if circuit == "sm4_sbox" else "aes"
    header = "sbox.h" if circuit == "sm4_sbox" else f"{circuit}.h"
    source = tmp_path / "circuit.c"
    source.write_text(SOURCE.format(header=header, circuit=circuit))
    runtime = runtime_folder()
    wanted = Build(
        compiler=find_compiler(),
        isa=isa,
        sources=(*sorted(path for path in runtime.iterdir() if path.suffix in {".c", ".S"}), source),
        include=(WORKLOADS / folder / "src", WORKLOADS / "block-cipher" / "src", runtime / "include"),
        link_script=runtime / "link.ld",
    )
    program = Program(str(build(wanted)), isa=isa)
    before, after = CIRCUITS[circuit]
    # 256 bytes fill 64 words; each further turn brings every byte to another lane.
    given = bytes((byte + 4 * turn) % 256 for turn in range(16) for byte in range(256))
    answer = program.call("bytes", [Arg.inout(bytes(b ^ before for b in given), 4), Arg.value("u32", 1024)])
    got = answer["buffers"][0]
    assert got is not None
    assert bytes(b ^ after for b in got) == bytes(TABLES[circuit][b] for b in given)
