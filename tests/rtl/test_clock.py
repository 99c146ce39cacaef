"""What a program reads of its clocks in RTL and from the model, side by side as verilated now."""

from __future__ import annotations

import pytest
from instar import rtl
from instar._core import Program

from tests.cores.record_clocks import CLOCKS, Clocks

PACKAGED = [one for one in CLOCKS if one.packaged and not one.coprocessor]


@pytest.mark.slow
@pytest.mark.parametrize("clocks", [pytest.param(one, id=one.name) for one in PACKAGED])
def test_counters_show_a_program_what_they_show_it_in_rtl(clocks: Clocks) -> None:
    core = clocks.model()
    made = Program(
        clocks.elf(),
        isa=core.isa,
        equipment=core.equipment,
    )
    # Each value is the address of a store, which is compared with the RTL's as it retires.
    windows = rtl.score(core, made.rtl_image(core), "counters", lambda _: None)["windows"]
    assert windows[0]["accuracy"] == 1.0
