"""The CVA6 model against RTL that we recorded ourselves: a clone without the folder `shared` has it too.

Source: `tests/cores/record.py`, which says how they were made.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from instar._core import score, trace_index
from instar.places import library as library_of

from .record import CALLS, CORE, FOLDER

#: Lowest share of equal commit deltas and highest error of total cycles of a first call, whose
#: wrong paths meet code that never retires: a trace without its program does not tell what it was.
FIRST_CALL = (0.999, 0.002)


@pytest.mark.parametrize("name", CALLS)
def test_a_warm_call_is_timed_as_rtl_timed_it_and_a_cold_one_nearly_so(name: str) -> None:
    first, second = score(FOLDER / f"{name}.trace.zst", library_of().core(CORE))
    assert (first["window"], second["window"]) == ("first call", "second call")
    assert second["accuracy"] == 1 and second["cycles_model"] == second["cycles_reference"]
    # The jump into a call that was made before is mispredicted: its first instruction commits after
    # 8 cycles.
    within = second["first_to_last_model"]
    assert within == second["first_to_last_reference"] == second["cycles_model"] - 8 + 1
    assert first["accuracy"] is not None and first["cycles_reference"] is not None
    assert first["accuracy"] >= FIRST_CALL[0]
    assert abs(first["cycles_model"] - first["cycles_reference"]) <= FIRST_CALL[1] * first["cycles_reference"]
    assert first["cycles_reference"] > second["cycles_reference"] > second["instructions"]


def test_a_core_with_another_parameter_is_not_what_was_recorded() -> None:
    """The scores above can fail: a model that is one cycle off somewhere is seen."""
    slower = library_of().core(CORE, overrides={"load_pipe_registers": 2})
    _, second = score(FOLDER / "sha256.trace.zst", slower)
    assert second["accuracy"] is not None and second["accuracy"] < 1


def test_the_index_names_every_trace_with_its_core() -> None:
    entries = trace_index(FOLDER)
    assert {Path(entry["trace"]).name for entry in entries} == {f"{name}.trace.zst" for name in CALLS}
    assert {entry["core"] for entry in entries} == {CORE}
