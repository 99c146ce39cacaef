"""What a description says now is what is measured: no result of one that has changed since is taken."""

from __future__ import annotations

import json
from pathlib import Path

import pyarrow.parquet as parquet
import pytest
from instar.cli import run_command

from ..documents.blocks import files

PAGE = "docs/your-own-device.md"
DEVICE = ["measure", "sums", "fletcher", "--core", "cv32e40p", "--design", "checksum", "--json"]
MINE = ["measure", "ml-dsa-44", "caddq", "--core", "cva6-superscalar", "--design", "mine", "--json"]
TABLE, TEXT = Path("designs/checksum/design.toml"), Path("designs/checksum/checksum.core_desc")
IMPORTED = """
import "RV32I.core_desc"
InstructionSet Modulus extends RV32I { architectural_state { const unsigned<32> MODULUS = 8380417; } }
"""
SPACE = """
[space]
title = "The bus"
[base]
core = "cv32e40p"
design = "checksum"
variant = "engine"
workload = "sums"
operation = "fletcher"
[[axes]]
set = "data_grant_cycles"
values = [0, 1]
"""


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name, text in files(PAGE).items():
        path = Path(name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new))


def cycles(capfd: pytest.CaptureFixture[str], command: list[str]) -> int:
    assert run_command(command) == 0
    return int(json.loads(capfd.readouterr().out)["cycles"])


def wrong(capfd: pytest.CaptureFixture[str], command: list[str]) -> bool:
    return run_command(command) == 1 and "is wrong" in capfd.readouterr().err


def test_a_device_whose_commands_take_longer(capfd: pytest.CaptureFixture[str]) -> None:
    before = cycles(capfd, DEVICE)
    change(TABLE, "2 + 2 * LENGTH", "1002 + 2 * LENGTH")
    assert cycles(capfd, DEVICE) == before + 1000
    change(TABLE, "1002 + 2 * LENGTH", "2 + 2 * LENGTH")
    assert cycles(capfd, DEVICE) == before


def test_a_device_that_computes_something_else(capfd: pytest.CaptureFixture[str]) -> None:
    cycles(capfd, DEVICE)
    change(TEXT, "both >= 65535 ? both - 65535 : both", "both")
    assert wrong(capfd, DEVICE)


def test_a_device_whose_registers_begin_otherwise(capfd: pytest.CaptureFixture[str]) -> None:
    change(Path("designs/checksum/kernels/fletcher.c"), "  FLETCHER->LENGTH = 64;\n", "")
    change(TABLE, 'name = "LENGTH"\n', 'name = "LENGTH"\nreset = 64\n')
    cycles(capfd, DEVICE)
    change(TABLE, "reset = 64", "reset = 63")
    assert wrong(capfd, DEVICE)


@pytest.mark.parametrize("kind", ["instruction", "device"])
def test_a_file_that_is_imported(kind: str, capfd: pytest.CaptureFixture[str]) -> None:
    if kind == "instruction":
        assert run_command(["new", "design", "mine"]) == 0
        capfd.readouterr()
        folder, command = Path("designs/mine"), MINE
        change(folder / "xmine.core_desc", "Xmine extends RV32I", "Xmine extends Modulus")
        change(folder / "xmine.core_desc", "? 8380417 : 0", "? (signed)MODULUS : 0")
        text = folder / "xmine.core_desc"
        (folder / "part.core_desc").write_text(IMPORTED)
    else:
        folder, command, text = TABLE.parent, DEVICE, TEXT
        change(text, "InstructionSet Checksum {", "InstructionSet Checksum extends Modulus {")
        change(text, "both - 65535", "both - MODULUS[15:0]")
        part = IMPORTED.replace('import "RV32I.core_desc"', "").replace("extends RV32I", "")
        (folder / "part.core_desc").write_text(part.replace("8380417", "65535"))
    text.write_text('import "part.core_desc"\n' + text.read_text())
    cycles(capfd, command)
    change(folder / "part.core_desc", "MODULUS = ", "MODULUS = 1 + ")
    assert wrong(capfd, command)


def test_the_points_of_a_space(capfd: pytest.CaptureFixture[str]) -> None:
    Path("space.toml").write_text(SPACE)
    found = []
    for _ in range(2):
        assert run_command(["explore", "space.toml", "-o", "swept"]) == 0
        rows = parquet.read_table("swept/results.parquet").to_pylist()
        found.append([row["cycles"] for row in rows])
        change(TABLE, "2 + 2 * LENGTH", "1002 + 2 * LENGTH")
    assert [late - soon for soon, late in zip(*found, strict=True)] == [1000, 1000]


def test_a_device_on_a_bus_of_the_same_latencies_that_overlaps_accesses(
    capfd: pytest.CaptureFixture[str],
) -> None:
    before = cycles(capfd, DEVICE)
    own = 'load_latency = 5\nstore_latency = 6\nwidths = [4]\nfrom = "assumed"'
    change(TABLE, 'bus = "pulpino-apb"', own)
    # PULPino's takes an access when the one before is answered, this one sooner.
    assert cycles(capfd, DEVICE) < before
