"""Commands whose cycles are those of their slave's engine: any text agrees in values and in time, and a core
waits as long in the model as in RTL."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from instar._core import InstarError, Library
from instar.cli import run_command
from instar.hardware.slave import slaves_of
from instar.hardware.slave_check import check_slave
from instar.places import data_folder, library

from ..documents.blocks import write
from .devices import MIXER, MIXER_DESIGN, read_slave
from .random_device import random_device


def _agrees(folder: Path, seed: int) -> None:
    write(folder, random_device(seed))
    design, slave = read_slave(folder, "chance")
    found = check_slave(slave, design, 6_000)
    assert found.wrong is None and not found.untried, f"seed {seed}: {found}"


def test_commands_by_chance_take_what_their_engines_take(tmp_path: Path) -> None:
    _agrees(tmp_path, 0)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(1, 60))
def test_more_commands_by_chance(tmp_path: Path, seed: int) -> None:
    _agrees(tmp_path, seed)


@pytest.mark.parametrize("variant", ["core-obi", "core-apb"])
def test_all_commands_of_the_transform_unit_agree(variant: str) -> None:
    design = library().design("tum22").of_variant(variant)
    (slave,), _ = slaves_of(design)
    found = check_slave(slave, design, 4_000)
    assert found.wrong is None and not found.untried


def test_a_command_without_a_circuit_has_no_engine(tmp_path: Path) -> None:
    design = MIXER_DESIGN.format(bus="obi", while_busy="stall", mix="engine", more="")
    text = MIXER.replace(
        "register unsigned<32> SEED;", "register unsigned<32> SEED; register unsigned<8> BIG[65];"
    )
    write(tmp_path, {"designs/mixing/design.toml": design, "designs/mixing/mixer.core_desc": text})
    with pytest.raises(
        InstarError, match=r"design.toml:7: cycles = \"engine\" wants a slave, .* has 65 elements"
    ):
        Library([tmp_path], data=data_folder()).design("mixing")


@pytest.mark.slow
@pytest.mark.parametrize("variant", ["core-obi", "core-apb"])
def test_a_whole_key_generation_is_the_model_s_in_rtl(
    capfd: pytest.CaptureFixture[str], variant: str
) -> None:
    words = ["rtl", "run", "cv32e40p", "ml-kem-512", "keygen", "--design", "tum22", "--variant", variant]
    assert run_command([*words, "--json"]) == 0
    found = json.loads(capfd.readouterr().out)
    assert found["accesses"] == 2_316
    for window in found["windows"]:
        assert window["accuracy"] == 1.0 and window["instructions"] > 400_000
        assert window["cycles_reference"] == window["cycles_model"]


@pytest.mark.slow
def test_what_a_program_needs_and_the_core_lacks_is_said(capfd: pytest.CaptureFixture[str]) -> None:
    words = ["rtl", "run", "cv32e40p", "sha3", "keccak_f1600", "--design", "tum22", "--variant", "obi-2"]
    assert run_command(words) == 2
    refused = capfd.readouterr().err
    assert "illegal instruction" in refused
    assert 'the RTL of cv32e40p has no place for the instructions of "tum22"' in refused
