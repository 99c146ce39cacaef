"""The Python package as the README shows it."""

from __future__ import annotations

import instar
import numpy as np
import pytest

Q = 8380417


def test_a_function_is_called_with_arrays_and_timed() -> None:
    poly = np.arange(256, dtype=np.int32)
    plain = instar.build("ml-dsa", "44").call("ntt", poly)
    ours = instar.build("ml-dsa", "44", design="cva6-ntt").call("ntt", poly, core="cva6-superscalar")
    assert plain.cycles is None and ours.cycles is not None
    assert ours.instructions < plain.instructions
    difference = plain.outputs["a"].astype(np.int64) - ours.outputs["a"].astype(np.int64)
    assert not (difference % Q).any()


def test_a_core_parameter_can_be_changed_for_one_call() -> None:
    program = instar.build("ml-dsa", "44", design="cva6-ntt")
    poly = np.zeros(256, dtype=np.int32)
    small = program.call("ntt", poly, core="cva6-superscalar", overrides={"scoreboard_entries": 4})
    usual = program.call("ntt", poly, core="cva6-superscalar")
    assert small.cycles is not None and usual.cycles is not None and small.cycles > usual.cycles


def test_a_wrong_number_of_elements_is_one_sentence() -> None:
    program = instar.build("ml-dsa", "44")
    with pytest.raises(instar.InstarError, match="256 elements; 4 were given"):
        program.call("ntt", np.zeros(4, dtype=np.int32))


def test_an_unknown_function_lists_the_known_ones() -> None:
    with pytest.raises(instar.InstarError, match="invntt"):
        instar.build("ml-dsa", "44").call("nnt")
