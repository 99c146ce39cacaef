"""Parameters of cores at their bounds and one beyond: refused in a sentence, or the core runs with them."""

from __future__ import annotations

import instar
import numpy as np
import pytest
from instar import places
from instar._core import InstarError, families

#: A core of each family, and whether its registers have 64 bits.
CORES = [("cva6-superscalar", False), ("cv32e40p", False), ("marian", True), ("karu64", True)]
_SOME = [-(1 << 62), -1, 0, 1, 3, 1000, 1 << 31, 1 << 32, (1 << 63) - 1]


def _around(low: int, high: int) -> list[int]:
    return [low - 1, low, low + 1, (low + high) // 2, high - 1, high, high + 1]


@pytest.mark.parametrize(("core", "wide"), CORES, ids=[core for core, _ in CORES])
def test_every_parameter_beyond_its_bounds_is_refused_and_within_them_the_core_runs(
    core: str, wide: bool, program: instar.Program, program64: instar.Program
) -> None:
    subject = program64 if wide else program
    library = places.library()
    family = next(one for one in families() if one["name"] == library.core(core).family)
    values = np.arange(40, dtype=np.int32)
    ran = refused = 0
    for parameter in family["parameters"]:
        legal = parameter["range"]
        tried: list[int | bool] = [*_SOME, *(_around(*legal) if legal else [])]
        tried += [choice + more for choice in parameter["choices"] or () for more in (-1, 0, 1)]
        for value in dict.fromkeys((type(one), one) for one in [*tried, True, False]):
            overrides = {parameter["name"]: value[1]}
            try:
                library.core(core, overrides=overrides)
            except InstarError as error:
                said = str(error).replace(" ", "_")
                # One that does not go with another may be told by that other.
                named = any(one["name"] in said for one in family["parameters"])
                assert named and "\n" not in said, (overrides, str(error))
                refused += 1
                continue
            within = legal is None or legal[0] <= value[1] <= legal[1]
            assert within and (legal is None or not isinstance(value[1], bool)), overrides
            try:
                cycles = subject.call("scale", values, values.size, 3, core=core, overrides=overrides).cycles
            except InstarError as error:
                # What only shows with a program: how wide it is, what is cached.
                assert "\n" not in str(error), overrides
                continue
            assert cycles is not None and 0 < cycles < 10_000_000, (overrides, cycles)
            ran += 1
    assert ran > 3 and refused > 3 * len(family["parameters"]), (ran, refused)


@pytest.mark.parametrize(
    "overrides",
    [
        {"icache_ways": 8, "icache_bytes": 512, "icache_line_bytes": 128},
        {"dcache_ways": 3},
        {"dcache_bytes": 1000},
        {"issue_width": 5, "scoreboard_entries": 8},
        {"issue_width": 2, "fetch_width": 32},
        {"alus": 1, "alu_bypass": True},
        {"speculative_loads": True, "speculative_issue": False},
        {"speculative_store_entries": 2, "speculative_store_reserve": 2},
        {"bht_entries": 0, "bht_history_bits": 4},
        {"bht_entries": 2},
        {"ras_entries": 1},
        {"fetch_fifo_depth": 8, "fetch_width": 128, "scoreboard_entries": 3},
    ],
    ids=str,
)
def test_parameters_that_do_not_go_together_are_refused_in_a_sentence(overrides: dict[str, int]) -> None:
    with pytest.raises(InstarError) as told:
        places.library().core("cva6-superscalar", overrides=overrides)
    assert "\n" not in str(told.value) and any(name in str(told.value) for name in overrides)
