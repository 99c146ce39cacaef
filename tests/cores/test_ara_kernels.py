"""Our own vector kernels, cold and warm: the model beside cycles that were recorded in RTL.

Source: tests/cores/ara/own, whose list `python -m tests.cores.ara_kernels --rtl FOLDER --record` writes.
"""

from __future__ import annotations

import pytest
from instar.places import library

from .ara_kernels import Kernel, is_close, kernels

CORE = library().core("marian")
#: Kernel by kernel the rule that it stands for, and that moves it out of what is close.
RULES = {
    "calls": "calls through registers have no target",
    "slides_by_register": "a slide goes as far as the register says, a bit at a time",
    "copies_of_groups": "what whole registers are copied from is read as vs1",
    "scalar_loads_behind": "the port takes an instruction two cycles after its issue",
    "reductions": "the first lane takes a reduction's result for a word of what follows",
    "halves": "a fraction widens into one register",
    "rho": "the last lane is followed where it has less to do",
    "theta": "a slide counts rows from when the unit has it",
    "whole_loads": "whole registers are moved as bytes",
    "spill": "a register that is stored in another width",
    "branches": "branches that jumps lead to",
}
#: Of the kernels that no rule was made from, the part that is close, and by how much none differs.
CLOSE, NONE_BEYOND = 0.95, 0.03


def _pairs(kernel: Kernel) -> list[tuple[int, int]]:
    return list(zip((kernel.cold, kernel.warm), kernel.in_model(CORE), strict=True))


@pytest.mark.parametrize("name", RULES)
def test_a_kernel_takes_what_it_takes_in_rtl(name: str) -> None:
    kernel = next(one for one in kernels() if one.name == name)
    pairs = _pairs(kernel)
    assert all(is_close(*pair) for pair in pairs), (RULES[name], pairs)


@pytest.mark.parametrize("name", ["calls", "branches"])
def test_prediction_is_that_of_a_core_of_its_time(name: str) -> None:
    kernel = next(one for one in kernels() if one.name == name)
    newer = kernel.in_model(library().core("marian", overrides={"older_prediction": False}))
    assert kernel.in_model(CORE) == (kernel.cold, kernel.warm)
    assert newer[1] != kernel.warm


@pytest.mark.slow
def test_kernels_that_no_rule_was_made_from_take_what_they_take_in_rtl() -> None:
    judges = [kernel for kernel in kernels() if kernel.judges]
    assert len(judges) >= 40
    for call, pairs in zip(("cold", "warm"), zip(*map(_pairs, judges), strict=True), strict=True):
        close = sum(is_close(*pair) for pair in pairs)
        assert close >= CLOSE * len(pairs), (call, close)
        far = [pair for pair in pairs if abs(pair[1] - pair[0]) > max(3, NONE_BEYOND * pair[0])]
        assert not far, (call, far)
