"""What the models say of registers and wires of CV32E40P, CVA6 and Ibex, beside what RTL says."""

from __future__ import annotations

import os
import struct
from pathlib import Path

import pytest
import zstandard
from instar._core import ElementScore
from instar.cli import run_command
from instar.places import library
from instar.report.elements import render

from .record import CORES, RECORDED, image_of

CVA6 = os.environ.get("CVA6_CHECKOUT")
#: A record of the bench: cycle, element, value.
_RECORD = struct.Struct("<III")


def _score(name: str, folder: Path, change: int | None = None) -> ElementScore:
    """The recorded run of a core; one bit of record `change` is another."""
    files = (RECORDED / name).glob("*.zst")
    unpacked = {path.stem: zstandard.decompress(path.read_bytes()) for path in files}
    elf, elements = folder / "program.elf", folder / "elements"
    elf.write_bytes(unpacked["program.elf"])
    data = bytearray(unpacked["elements"])
    if change is not None:
        cycle, number, value = _RECORD.unpack_from(data, change * _RECORD.size)
        _RECORD.pack_into(data, change * _RECORD.size, cycle, number, value ^ 4)
    elements.write_bytes(data)
    core = library().core(name)
    return image_of(core, elf).score_elements(core, elements)


#: Of each core elements that are among those told, and those of which something is not known:
#: on CV32E40P words between the two of a misaligned load, and the bus behind CSR accesses; on CVA6
#: what executes on a wrong path but ALU operations and products, and operands of code that is none;
#: on Ibex bytes in front of a misaligned load, what CSR accesses without rd read, and code that is
#: none and comes after a branch.
_OF_NO_CODE = {"read", "operand", "adder", "result", "store data", "forwarded"}
_TOLD = {
    "ibex-small": (
        {"adder", "intermediate top", "divider quotient", "store data", "split load0"},
        {"register write", "split load", *_OF_NO_CODE},
    ),
    "ibex-opentitan": (
        {"adder", "divider dividend", "forwarded b", "writeback", "split load0"},
        {"register write", "split load", "writeback", *_OF_NO_CODE},
    ),
    "cv32e40p": ({"multiplier c", "divider quotient", "load data"}, {"load data", "result", "x"}),
    "cva6-single": ({"product high", "divider quotient", "write buffer0", "store queue3"}, {"operand"}),
    "cva6-superscalar": (
        {"carry-less product", "scoreboard7", "committed store1", "second operand b"},
        {"operand", "second operand", "scoreboard", "divider"},
    ),
}


@pytest.mark.parametrize("core", CORES)
def test_every_bit_that_flips_in_rtl_flips_in_the_model_where_that_claims_to_know(
    core: str, tmp_path: Path
) -> None:
    score = _score(core, tmp_path)
    assert score["differences"] == []
    assert all(row["exact"] + row["unknown"] == row["toggling"] for row in score["elements"])
    exact = sum(row["exact"] for row in score["elements"])
    assert exact > 3000 and exact > 0.98 * sum(row["toggling"] for row in score["elements"])
    told, not_known = _TOLD[core]
    assert told < {row["name"] for row in score["elements"]}
    unknown = {row["name"] for row in score["elements"] if row["unknown"]}
    assert all(any(name.startswith(start) for start in not_known) for name in unknown)


@pytest.mark.parametrize("core", CORES)
def test_a_single_wrong_bit_is_told_with_its_element_and_cycle(core: str, tmp_path: Path) -> None:
    score = _score(core, tmp_path, change=3000)
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


@pytest.mark.slow
@pytest.mark.parametrize("core", ["ibex-small", "ibex-opentitan"])
def test_in_rtl_of_ibex_nothing_of_a_function_is_wrong(core: str, capfd: pytest.CaptureFixture[str]) -> None:
    assert run_command(["rtl", "leak", core, "ml-kem-768", "ntt"]) == 0
    lines = capfd.readouterr().out.splitlines()
    rows = [line.split() for line in lines if "flip-flops" in line or "wire" in line]
    assert len(rows) > 10 and all(row[-2] == "0" for row in rows)


@pytest.mark.slow
@pytest.mark.parametrize("core", ["cva6-single", "cva6-superscalar"])
@pytest.mark.skipif(CVA6 is None, reason="CVA6_CHECKOUT names no checkout of openhwgroup/cva6 6cb200105")
def test_in_rtl_of_cva6_nothing_of_a_function_is_wrong(core: str, capfd: pytest.CaptureFixture[str]) -> None:
    assert run_command(["rtl", "leak", core, "ml-kem-768", "ntt", "--rtl", str(CVA6)]) == 0
    rows = [line.split() for line in capfd.readouterr().out.splitlines() if "flip-flops" in line]
    assert len(rows) > 25 and all(row[-2] == "0" for row in rows)
