"""`instar histogram` and `instar run --histogram`: sums, groups, files, sentences for wrong inputs."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from instar.cli import run_command

from tests.cli.test_commands import json_of, program


def cells(found: dict[str, Any], run: int = 0) -> list[dict[str, Any]]:
    listed = found["runs"][run]["cells"]
    assert isinstance(listed, list)
    return listed


def test_every_instruction_is_in_one_cell(capfd: pytest.CaptureFixture[str]) -> None:
    measured = json_of(capfd, "measure", "ml-dsa-44", "ntt")
    found = json_of(capfd, "histogram", "ml-dsa-44", "ntt")
    (run,) = found["runs"]
    assert run["instructions"] == measured["instructions"]
    assert sum(cell["executions"] for cell in run["cells"]) == run["instructions"]
    # 8 layers of 128 butterflies, two multiplications and their high half each.
    assert sum(cell["executions"] for cell in run["cells"] if cell["mnemonic"] == "mulh") == 2 * 8 * 128
    assert {cell["function"] for cell in run["cells"]} == {"mldsa_ntt"}
    kinds = {cell["mnemonic"]: (cell["operation"], cell["extension"], cell["class"]) for cell in run["cells"]}
    assert kinds["mulh"] == ("mulh", "m", "multiply")
    assert kinds["c.lw"] == ("lw", "c", "load")
    assert kinds["c.addi"] == ("addi", "c", "alu")


def test_a_whole_program_is_counted_by_hand(capfd: pytest.CaptureFixture[str]) -> None:
    """calls.S: six entries of `fall`, four of which push and pop ra; `hop` once and `leaf` twice."""
    found = json_of(capfd, "histogram", str(program("calls")))
    by = {(cell["function"], cell["mnemonic"]): cell["executions"] for cell in cells(found)}
    assert by["fall", "c.swsp"] == by["fall", "c.lwsp"] == 4
    assert by["leaf", "c.nop"] == 2 and by["hop", "c.nop"] == 1
    assert by["fall", "c.jr"] == 6 and by["leaf", "c.jr"] == 2


def test_a_run_counts_what_the_command_counts(capfd: pytest.CaptureFixture[str]) -> None:
    elf = str(program("calls"))
    alone = json_of(capfd, "histogram", elf)
    beside = json_of(capfd, "run", elf, "--histogram", "--core", "cva6-single")
    assert beside["histogram"]["cells"] == cells(alone)
    assert beside["cycles"] > 0
    assert "histogram" not in json_of(capfd, "run", elf)


def test_instructions_of_a_design_are_counted_as_its_own(capfd: pytest.CaptureFixture[str]) -> None:
    variants = ("--variant", "portable-c", "--variant", "triple-commit")
    found = json_of(capfd, "histogram", "ml-dsa-44", "ntt", "--design", "cva6-ntt", *variants)
    assert [run["name"] for run in found["runs"]] == ["portable-c", "triple-commit"]
    own = [sum(c["executions"] for c in run["cells"] if c["class"] == "custom") for run in found["runs"]]
    assert own[0] == 0 and own[1] >= 8 * 128
    named = {c["extension"] for c in cells(found, 1) if c["class"] == "custom"}
    assert named == {"Xpqntt"}
    assert found["runs"][1]["instructions"] < found["runs"][0]["instructions"]


@pytest.mark.parametrize(
    ("by", "shows"),
    [
        ("mnemonic", " c.lwsp "),
        ("operation", " jalr "),
        ("class", " jump_register "),
        ("extension", " c "),
        ("function", " fall "),
    ],
)
def test_each_kind_of_row_is_shown(by: str, shows: str, capfd: pytest.CaptureFixture[str]) -> None:
    assert run_command(["histogram", str(program("calls")), "--by", by]) == 0
    assert shows in capfd.readouterr().out.split(f"By {by}\n")[1]


def test_files_hold_the_same_numbers(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    elf = str(program("calls"))
    files = [tmp_path / f"h.{ending}" for ending in ("csv", "json", "svg", "png")]
    options = [part for file in files for part in ("--histogram-to", str(file))]
    assert run_command(["run", elf, *options]) == 0
    out, message = capfd.readouterr()
    assert out == "" and all(f"{file.name}: written" in message.replace("\n", "") for file in files)
    table, listed, svg, png = files
    found = json_of(capfd, "histogram", elf)
    assert json.loads(listed.read_text())["runs"] == found["runs"]
    with table.open() as opened:
        rows = list(csv.DictReader(opened))
    assert [row["mnemonic"] for row in rows] == [cell["mnemonic"] for cell in cells(found)]
    assert sum(int(row["executions"]) for row in rows) == found["runs"][0]["instructions"]
    assert png.read_bytes().startswith(b"\x89PNG")
    texts = [element.text for element in ElementTree.parse(svg).iter("{http://www.w3.org/2000/svg}text")]
    assert {"c.lwsp", "instructions executed"} <= set(texts)


@pytest.mark.parametrize(
    ("command", "says"),
    [
        (["histogram", "sha3"], ["which function", "keccak_f1600"]),
        (["histogram", "no/such.elf"], ["no/such.elf", "no such file"]),
        (["histogram", "t.trace"], ["no ELF file"]),
        (["histogram", "sha3", "keccak_f1600", "-o", "h.pdf"], ["h.pdf", ".svg", ".csv"]),
        (["histogram", "sha3", "keccak_f1600", "-o", "no/h.svg"], ["no/h.svg", "no folder"]),
        (["histogram", "sha3", "keccak_f1600", "--call", "2"], ["no call 2"]),
        (["histogram", "sha3", "keccak_f1600", "--variant", "x"], ["--design"]),
        (["run", "x.elf", "--histogram-to", "h.txt"], ["h.txt", ".csv"]),
        (["run", "x.elf", "--trace-format", "rvfi"], ["--trace"]),
    ],
)
def test_a_wrong_request_gets_one_sentence(
    command: list[str],
    says: list[str],
    tmp_path: Path,
    capfd: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "t.trace").write_text("80000000 0001\n")
    assert run_command(command) == 2
    message = capfd.readouterr().err
    assert all(part in message for part in says), message
    assert len(message.strip().splitlines()) == 1
