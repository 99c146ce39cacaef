"""The schemes against their known answers when GCC compiles them: a few of each, and all in `slow`."""

from __future__ import annotations

import pytest
from instar.workload.program import DEFAULT_ISA

from ..gcc import GCC, needs_gcc
from ..shared import KATS
from .matrix import FURTHER, RV64, SETS, WORKLOADS, Point, Record, further, one_of_each, own, run

pytestmark = needs_gcc

#: What other workloads contain is compiled with them.
PARTS = {name for workload in WORKLOADS.values() for name in workload["requires"]}
#: Not the first set, where that one is slow.
QUICKEST = {"slh-dsa": "sha2-128f"}
#: A set of each scheme.
SCHEMES = [
    (name, key)
    for name, key in SETS
    if name not in PARTS and key == QUICKEST.get(name, next(iter(WORKLOADS[name]["sets"]), ""))
]


#: Each on one of both; `make test-all` has all vectors on both.
DEALT = [(*scheme, (DEFAULT_ISA, RV64)[at % 2]) for at, scheme in enumerate(SCHEMES)]


@pytest.mark.parametrize(("name", "parameter_set", "isa"), DEALT)
def test_a_case_of_each_operation_passes(
    name: str, parameter_set: str, isa: str, record_property: Record
) -> None:
    point = Point(name, parameter_set, isa, GCC)
    assert run(point, own(name), record_property, one_of_each) > len(WORKLOADS[name]["operations"]) // 2


@pytest.mark.slow
@pytest.mark.parametrize("isa", [DEFAULT_ISA, RV64])
@pytest.mark.parametrize(("name", "parameter_set"), SETS)
def test_own_vectors_pass(name: str, parameter_set: str, isa: str, record_property: Record) -> None:
    assert run(Point(name, parameter_set, isa, GCC), own(name), record_property) > 0


@pytest.mark.slow
@pytest.mark.skipif(not KATS.is_dir(), reason="no folder with further vectors beside the project")
@pytest.mark.parametrize("isa", [DEFAULT_ISA, RV64])
@pytest.mark.parametrize(("name", "parameter_set"), FURTHER)
def test_further_vectors_pass(name: str, parameter_set: str, isa: str, record_property: Record) -> None:
    files = further(name, parameter_set)
    if not files:
        pytest.skip("the folder has no case of this set")
    assert run(Point(name, parameter_set, isa, GCC), files, record_property) > 0
