"""What a core model does not step costs the same cycles, and a switch steps everything."""

from __future__ import annotations

import pytest
from instar._core import Arg, Program, remembered
from instar.places import library

from tests.python.conftest import sample_elf

CORES = (
    "cva6-single",
    "cva6-superscalar",
    "cva6-2022",
    "cv32e40p",
    "cv32e40x",
    "ibex-small",
    "ibex-opentitan",
    "picorv32-im",
    "vexriscv-lite",
)


@pytest.mark.parametrize("name", CORES)
def test_a_loop_is_mostly_not_stepped_and_takes_the_same_cycles(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    core = library().core(name)
    program = Program(sample_elf(core.isa), isa=core.isa)
    spin = ("spin", [Arg.value("u32", 20_000)])
    known = remembered(program, *spin, core=core)
    assert known is not None and known["replayed"] > 0.8 * known["instructions"]
    assert 0 < known["bytes"] < 2**20 and known["forgotten"] == 0
    cycles = program.call(*spin, core=core)["cycles"]

    monkeypatch.setenv("INSTAR_STEPPED", "1")
    stepped = remembered(program, *spin, core=core)
    assert stepped is not None and (stepped["replayed"], stepped["bytes"]) == (0, 0)
    assert program.call(*spin, core=core)["cycles"] == cycles
