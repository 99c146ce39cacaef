"""What designs/hqc-units and designs/cvxif-hqc claim beside published figures."""

from __future__ import annotations

import pytest
from instar.hardware import generate
from instar.hardware.cost import Wanted
from instar.hardware.units import unit_cost
from instar.places import library

from .hqc_units import CORES, INTERFACE, OPERATIONS, UNITS, rows

ALL = "+ bytes and their peak"
#: Gate equivalents that units may take beside Keccak's.
MOST = 12_000


def test_the_core_with_units_takes_less_than_the_chip_with_a_coprocessor() -> None:
    found = rows(UNITS, "hqc", ("1",), "all")
    for operation in OPERATIONS:
        row = found["hqc", "1", ALL, operation]
        assert row.published_rtl_cycles is not None and row.measurement.checked
        assert 0 < (row.measurement.cycles or 0) < row.published_rtl_cycles


def test_sparse_products_behind_cvxif_take_a_fourteenth_of_dense_ones() -> None:
    found = rows(INTERFACE, "hqc-v5", ("1",), "all")
    for operation in OPERATIONS:
        row = found["hqc-v5", "1", ALL, operation]
        assert row.published_rtl_cycles is not None and row.measurement.checked
        assert 0 < 14 * (row.measurement.cycles or 0) < row.published_rtl_cycles


@pytest.mark.slow
@pytest.mark.parametrize("design", [UNITS, INTERFACE])
def test_units_beside_keccaks_are_small(design: str) -> None:
    made = generate(library().core(CORES[design], design=library().design(design), variant="all"))
    costs = [unit_cost(unit, Wanted(("gates",))).area for unit in made.units if unit.name != "round"]
    assert 0 < sum(cost.gate_equivalents for cost in costs if cost) <= MOST
    assert all(costs)
