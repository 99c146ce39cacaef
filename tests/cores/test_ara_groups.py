"""Whole calls with `vkeccak.vi`: the model beside what they took in Marian's RTL with the generated unit.

Source: tests/cores/ara/groups/calls.toml, which says how they were run.
"""

from __future__ import annotations

import tomllib
from typing import Any

import pytest
from instar.measurement import Wanted, measure
from instar.places import library
from instar.toolchain import find_compiler
from instar.variants import find_variant
from instar.workload.program import Recipe

from .ara_groups import GROUPS, sequences

CALLS: list[dict[str, Any]] = tomllib.loads((GROUPS / "calls.toml").read_text(encoding="utf-8"))["call"]
#: Part of the RTL's cycles by which the model may differ.
WITHIN = 0.011


@pytest.mark.parametrize(
    "call", [pytest.param(call, id=f"{call['set']} {call['operation']}") for call in CALLS]
)
def test_a_call_takes_what_it_takes_in_rtl(call: dict[str, Any]) -> None:
    lib = library()
    design = lib.design("vkeccak")
    core = lib.core("marian", design=design, variant=call["variant"])
    chosen = find_variant(design, call["variant"])
    recipe = Recipe(lib.workload(call["workload"]), call["set"], core.isa, find_compiler(), design, chosen)
    cycles = measure(lib, Wanted(recipe, call["operation"], core)).cycles
    assert cycles is not None
    assert abs(cycles - call["warm"]) <= WITHIN * call["warm"], (cycles, call["warm"])


def test_every_sequence_was_recorded() -> None:
    for source in GROUPS.glob("*.S"):
        recorded = source.with_suffix(".txt").read_text(encoding="utf-8")
        titles = [line.removeprefix("= ") for line in recorded.splitlines() if line.startswith("= ")]
        assert titles == [name for name, _ in sequences(source.read_text(encoding="utf-8"))]
