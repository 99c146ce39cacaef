"""A unit's RTL is proved equal to its instructions' descriptions, for all operands and any traffic."""

from __future__ import annotations

import re
from dataclasses import replace
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
    ("name", "core", "variant"),
    [
        ("cva6-ntt", "cva6-superscalar", "triple-commit"),
        ("cva6-ntt", "cva6-superscalar", "own-multiplier"),
        ("cvxif-ntt", "cva6-superscalar", "products-3"),
        ("cvxif-keccak", "cva6-superscalar", "round"),
        ("hqc-units", "cv32e40p", "all"),
        pytest.param("cvxif-hqc", "cv32e40px", "all", marks=pytest.mark.slow),
        (RESIDUES, "cva6-superscalar", None),
    ],
    ids=["shared", "own", "cvxif", "keccak", "windows", "windows behind CV-X-IF", "residues"],
)
def test_the_circuits_of_our_designs_are_proved(name: str, core: str, variant: str | None) -> None:
    """Butterflies, helpers, windows, and 1,600 bits of state."""
    library = places.library()
    design = library.design(name)
    made = generate(library.core(core, design=design, variant=variant))
    assert made.units
    for unit in made.units:
        assert {proof.proof for proof in prove_unit(unit, design, Limits(300, 0))} == {"smt"}, unit.name


def test_registers_that_no_output_depends_on_are_proved_too() -> None:
    """Instructions that only write a design's own registers, which others read in other units."""
    library = places.library()
    design = library.design("risqv")
    (unit,) = generate(library.core("ri5cy", design=design), ["pq.set_kyber", "pq.set_fwd_ntt"]).units
    assert {proof.proof for proof in prove_unit(unit, design, Limits(60, 0))} == {"smt"}
    broken = replace(unit, text=re.sub(r"(modulus_q <= )[^;]*;\n  end", r"\g<1>16'hd03;\n  end", unit.text))
    assert broken.text != unit.text
    # The second one leaves it alone; no traffic shows what is wrong, as no output depends on it.
    kyber, forward = prove_unit(broken, design, Limits(60, 0))
    assert forward.proof == "smt" and kyber.proof is None
    assert kyber.refuted and "modulus_q becomes" in kyber.why
