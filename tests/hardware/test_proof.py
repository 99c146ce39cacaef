"""A unit's RTL is proved equal to its instructions' descriptions, for all operands and any traffic."""

from __future__ import annotations

from pathlib import Path

import pytest
from instar import places
from instar._core import Design
from instar.hardware.proof.instruction import Limits, prove_unit
from instar.hardware.unit import Unit, generate

from . import units
from .butterfly import BUTTERFLY

#: Butterflies with canonical residues.
RESIDUES = str(Path(__file__).parent / "residues")


@pytest.mark.parametrize("unit", units.ALL, ids=lambda unit: unit.name)
def test_units_that_are_right_are_proved_for_all_operands(unit: Unit, design: Design) -> None:
    for proof in prove_unit(unit, design, Limits(60, 0)):
        assert proof.proof == "smt", proof


def test_butterflies_with_one_multiplier_are_proved_by_residues() -> None:
    design = places.library().design(RESIDUES)
    for proof in prove_unit(BUTTERFLY, design, Limits(60, 0)):
        assert (proof.proof, proof.ways) == ("smt", ("form", "residues modulo 8380417")), proof


@pytest.mark.parametrize(
    ("name", "variant"),
    [
        ("cva6-ntt", "triple-commit"),
        ("cva6-ntt", "own-multiplier"),
        ("cvxif-ntt", "products-3"),
        ("cvxif-keccak", "round"),
        (RESIDUES, None),
    ],
    ids=["shared", "own", "cvxif", "keccak", "residues"],
)
def test_the_circuits_of_our_designs_are_proved(name: str, variant: str | None) -> None:
    """Butterflies, helpers and 1,600 bits of state."""
    library = places.library()
    design = library.design(name)
    made = generate(library.core("cva6-superscalar", design=design, variant=variant))
    assert made.units
    for unit in made.units:
        assert {proof.proof for proof in prove_unit(unit, design, Limits(300, 0))} == {"smt"}, unit.name
