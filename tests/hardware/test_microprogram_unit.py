"""The unit for microprograms in RTL: every operation beside the model, at random; each fault in it is found."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from instar._core import Design
from instar.hardware.slave import Slave
from instar.hardware.slave_check import check_slave

from ..documents.blocks import write
from .devices import read_slave
from .lint import warnings

HERE = Path(__file__).parent / "microprogram"
#: Accesses of a quick check, and of the others.
FEW, MANY = 2_000, 20_000
slow = pytest.mark.slow


def small(folder: Path, units: int = 1, digit: int = 32, bus: str = "obi") -> tuple[Design, Slave]:
    """A unit with programs of all operations."""
    design = (HERE / "design.toml").read_text().format(units=units, digit=digit, bus=bus)
    texts = {f"designs/small/{name}": (HERE / name).read_text() for name in ("pairs.mp", "lanes.mp")}
    write(folder, {**texts, "designs/small/design.toml": design})
    return read_slave(folder, "small")


@pytest.mark.parametrize(
    ("units", "digit", "bus"),
    [
        (1, 32, "obi"),
        *(pytest.param(*one, marks=slow) for one in ((2, 16, "pulpino-apb"), (2, 16, "obi"), (3, 8, "obi"))),
        pytest.param(4, 32, "obi", marks=slow),
    ],
)
def test_every_operation_has_the_values_and_cycles_of_the_model(
    tmp_path: Path, units: int, digit: int, bus: str
) -> None:
    design, slave = small(tmp_path, units, digit, bus)
    found = check_slave(slave, design, FEW if digit == 32 and units == 1 else MANY)
    assert found.wrong is None
    assert all(started > 20 for started in found.started.values()), found.started
