"""The design `cvxif-keccak` beside the best software."""

from __future__ import annotations

from instar.measurement import Wanted, measure
from instar.places import library
from instar.toolchain import find_compiler
from instar.variants import find_variant
from instar.workload.program import Recipe

from ..shared import ROOT

DESIGN = library().design([str(ROOT / "designs/cvxif-keccak")])


def test_without_state_it_takes_two_thirds_of_the_best_software() -> None:
    found = library()
    workload, key = found.workload_set("sha3")

    def cycles(variant: str) -> int:
        chosen = find_variant(DESIGN, variant)
        host = found.core(place_core(variant), design=DESIGN, variant=variant)
        recipe = Recipe(workload, key, host.isa, find_compiler(None), DESIGN, chosen)
        measured = measure(found, Wanted(recipe, "keccak_f1600", host)).cycles
        assert measured is not None
        return measured

    for suffix in ("", "-single"):
        assert 1.5 * cycles(f"interleaved-3{suffix}") <= cycles(f"scheduled-c{suffix}")


def place_core(variant: str) -> str:
    """The core of a baseline or variant."""
    found = find_variant(DESIGN, variant)
    assert found is not None and found["cores"] is not None
    return found["cores"][0]
