"""A core with other instructions: `--set isa=…`, or a file of four lines."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from instar.cli import run_command

#: A core without Zbb, whose rotations are three instructions each.
CORE = """[core]
name = "bare"
summary = "cva6-single without Zba and Zbb"
based_on = "cva6-single"
isa = "{isa}"
"""
MEASURED = ["measure", "sha3", "keccak_f1600", "--json", "--core"]


def test_isa_beside_a_core_names_the_option_that_does_it(capfd: pytest.CaptureFixture[str]) -> None:
    assert run_command([*MEASURED, "cva6-single", "--isa", "rv32imc"]) == 2
    said = capfd.readouterr().err
    assert "for another say --set isa=rv32imc" in said and said.count("\n") == 1


def test_a_core_of_four_lines_has_other_instructions(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    core = tmp_path / "cores" / "bare.toml"
    core.parent.mkdir()
    core.write_text(CORE.format(isa="rv32imc"))
    cycles = []
    for name in ("cva6-single", "bare"):
        assert run_command([*MEASURED, name]) == 0
        cycles.append(json.loads(capfd.readouterr().out)["cycles"])
    assert cycles[1] > 1.1 * cycles[0]
    # What the family has no timing for is refused with its line.
    core.write_text(CORE.format(isa="rv32imac_zicboz"))
    assert run_command([*MEASURED, "bare"]) == 2
    assert 'which the model of family "cva6" has no timing for' in capfd.readouterr().err


def test_the_isa_is_set_as_a_parameter_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    core = tmp_path / "cores" / "bare.toml"
    core.parent.mkdir()
    core.write_text(CORE.format(isa="rv32imc"))
    cycles = []
    for which in (["bare"], ["cva6-single", "--set", "isa=rv32imc"]):
        assert run_command([*MEASURED, *which]) == 0
        cycles.append(json.loads(capfd.readouterr().out)["cycles"])
    assert cycles[0] == cycles[1]
    assert run_command([*MEASURED[:-2], "--core", "cva6-single", "--set", "isa=rv32imc"]) == 0
    assert "isa=rv32imc" in capfd.readouterr().out.replace(" = ", "=")


@pytest.mark.parametrize(
    ("isa", "says"),
    [
        ("rv32q", "write an ISA string such as rv32imc_zba_zbb"),
        ("7", '`isa` of core "cva6-single" cannot be 7'),
        ("rv64imc", "xlen is 32"),
        ("rv32imac_zicboz", 'which the model of family "cva6" has no timing for'),
    ],
)
def test_an_isa_that_the_core_cannot_have_is_one_sentence(
    isa: str, says: str, capfd: pytest.CaptureFixture[str]
) -> None:
    assert run_command([*MEASURED, "cva6-single", "--set", f"isa={isa}"]) == 2
    said = capfd.readouterr().err
    assert says in said and said.count("\n") == 1, said
