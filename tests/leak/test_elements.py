"""What the model says of CV32E40P's registers, beside what they hold in RTL."""

from __future__ import annotations

import struct
from pathlib import Path

import pytest
import zstandard
from instar._core import ElementScore
from instar.cli import run_command
from instar.places import library
from instar.report.elements import render

from .record import RECORDED, image_of

#: A record of the bench: cycle, element, value.
_RECORD = struct.Struct("<III")


def _score(folder: Path, change: int | None = None) -> ElementScore:
    """The recorded run; one bit of record `change` is another."""
    unpacked = {path.stem: zstandard.decompress(path.read_bytes()) for path in RECORDED.glob("*.zst")}
    elf, elements = folder / "program.elf", folder / "elements"
    elf.write_bytes(unpacked["program.elf"])
    data = bytearray(unpacked["elements"])
    if change is not None:
        cycle, number, value = _RECORD.unpack_from(data, change * _RECORD.size)
        _RECORD.pack_into(data, change * _RECORD.size, cycle, number, value ^ 4)
    elements.write_bytes(data)
    core = library().core("cv32e40p")
    return image_of(core, elf).score_elements(core, elements)


def test_every_bit_that_flips_in_rtl_flips_in_the_model_where_that_claims_to_know(tmp_path: Path) -> None:
    score = _score(tmp_path)
    assert score["differences"] == []
    assert all(row["exact"] + row["unknown"] == row["toggling"] for row in score["elements"])
    assert sum(row["exact"] for row in score["elements"]) > 3000
    # Multiplier, divider and load unit are among them.
    assert {"multiplier c", "divider quotient", "load data"} < {row["name"] for row in score["elements"]}
    # What is not known: words between the two of a misaligned load, and the bus behind CSR
    # accesses.
    unknown = {row["name"] for row in score["elements"] if row["unknown"]}
    assert all(name in {"load data", "result"} or name[0] == "x" for name in unknown)


def test_a_single_wrong_bit_is_told_with_its_element_and_cycle(tmp_path: Path) -> None:
    score = _score(tmp_path, change=3000)
    assert len(score["differences"]) in {1, 2}
    assert "in cycle" in score["differences"][0] and "the instruction at 0x" in score["differences"][0]
    said = render("it", score)
    assert score["differences"][0] in said and "100.000 %" not in said


def test_a_core_whose_elements_nobody_has_read_is_refused(capfd: pytest.CaptureFixture[str]) -> None:
    assert run_command(["rtl", "leak", "cva6-2022", "sha3", "keccak_f1600"]) == 2
    said = capfd.readouterr().err
    assert "does not show what its elements hold" in said and said.count("\n") == 1


@pytest.mark.slow
@pytest.mark.parametrize("called", [("sha3", "keccak_f1600"), ("ml-kem-768", "ntt")])
def test_in_rtl_all_of_a_function_is_exact_but_the_bus_at_its_edges(
    called: tuple[str, str], capfd: pytest.CaptureFixture[str]
) -> None:
    assert run_command(["rtl", "leak", "cv32e40p", *called]) == 0
    rows = [line.split() for line in capfd.readouterr().out.splitlines() if "flip-flops" in line]
    assert len(rows) >= 5
    # Columns: … a flip, exact, not known, wrong, bits.
    assert all(row[-5] == row[-4] and row[-3:-1] == ["0", "0"] for row in rows)
