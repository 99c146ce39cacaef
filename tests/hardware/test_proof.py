"""A unit's RTL is proved equal to its instructions' descriptions, for all operands and any traffic."""

from __future__ import annotations

from pathlib import Path

import pytest
from instar import places
from instar._core import Design
from instar.hardware.proof.instruction import prove_unit
from instar.hardware.unit import Unit

from . import units

HERE = Path(__file__).parent


@pytest.fixture(scope="module")
def design() -> Design:
    return places.library().design(str(HERE / "proofs"))


@pytest.mark.parametrize("unit", units.ALL, ids=lambda unit: unit.name)
def test_units_that_are_right_are_proved_for_all_operands(unit: Unit, design: Design) -> None:
    for proof in prove_unit(unit, design, 60):
        assert proof.proof == "smt", proof
