"""Each rule of a family by a small loop of its own: a run of the program takes the RTL's cycles.

Source: `tests/cores/record_rules.py`, which says how they were recorded.
"""

from __future__ import annotations

import json

import pytest
from instar.cli import run_command

from .record_rules import built, cores, names, recorded


def compared(capfd: pytest.CaptureFixture[str], name: str, core: str, *more: str) -> dict[str, object]:
    command = ["rtl", "compare", str(recorded(name, core)), str(built(name)), "--core", core, *more, "--json"]
    assert run_command(command) == 0
    found = json.loads(capfd.readouterr().out)
    assert isinstance(found, dict)
    return found


@pytest.mark.parametrize(("name", "core"), [(name, core) for name in names() for core in cores(name)])
def test_every_instruction_commits_when_it_does_in_rtl(
    name: str, core: str, capfd: pytest.CaptureFixture[str]
) -> None:
    found = compared(capfd, name, core)
    assert found["equal"] == found["common"], found


@pytest.mark.parametrize(
    ("name", "core", "change"),
    [
        ("shadow_divides", "cva6-superscalar", "multiply_latency=3"),
        ("picorv32/lengths", "picorv32", "two_cycle_alu=true"),
        ("in_order/stage", "ibex-small", "branch_target_alu=true"),
        ("cv32e40x/waits", "cv32e40x", "extension_interface=false"),
        ("vexriscv/shadows", "vexriscv-lite", "data_response_cycles=2"),
        ("rocket/blocks", "rocket", "memory_read_latency=3"),
    ],
)
def test_a_core_with_another_parameter_is_not_what_was_recorded(
    name: str, core: str, change: str, capfd: pytest.CaptureFixture[str]
) -> None:
    found = compared(capfd, name, core, "--set", change)
    assert found["equal"] != found["common"]
