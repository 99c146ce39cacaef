"""The Python package as the README shows it."""

from __future__ import annotations

import hashlib

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


def test_an_unknown_function_is_answered_with_the_nearest_or_all() -> None:
    program = instar.build("ml-kem", "768")
    for name, hint in (("nnt", 'did you mean "ntt"'), ("decap", 'did you mean "decaps" or "decaps_seed"')):
        with pytest.raises(instar.InstarError, match=f'no function or operation "{name}"; {hint}'):
            program.call(name)
    with pytest.raises(instar.InstarError, match=r"it has: ntt, invntt, .* keygen, "):
        program.call("frobnicate")


def test_an_operation_is_called_by_its_name_as_a_function_is() -> None:
    program = instar.build("ml-kem", "768")
    assert "mlkem_keygen" in program.operations["keygen"]
    pair = program.call("keygen", bytes(range(32)), bytes(32), core="cva6-single")
    assert pair.cycles is not None and pair.cycles > 100_000
    ek, dk = pair.outputs["ek"], pair.outputs["dk"]
    assert (len(ek), len(dk)) == (1184, 2400)
    sent = program.call("encaps", ek, np.arange(32, dtype=np.uint8))
    received = program.call("decaps", dk, sent.outputs["c"])
    assert sent.returned == received.returned == 0
    assert (sent.outputs["k"] == received.outputs["k"]).all()
    refused = program.call("encaps", np.full_like(ek, 255), bytes(32))
    assert refused.returned != 0


def test_lengths_of_an_operation_are_those_of_its_inputs_and_open_outputs_are_sized() -> None:
    program = instar.build("sha3")
    asked = b"abc"
    assert program.call("sha3_256", asked).output.tobytes() == hashlib.sha3_256(asked).digest()
    stream = program.call("shake128", instar.Out(77), asked).output.tobytes()
    assert stream == hashlib.shake_128(asked).digest(77)
    for values, sentence in (
        ((), r'"shake128" takes 2 inputs \(output as instar.Out\(size\), message\); 0 were given'),
        ((77, asked), '"output" of "shake128" is an output whose size the caller decides; give instar.Out'),
        ((instar.Out(7), [256]), "has elements 256 to 256; a uint8 holds 0 to 255"),
    ):
        with pytest.raises(instar.InstarError, match=sentence):
            program.call("shake128", *values)
    with pytest.raises(instar.InstarError, match="stands in its contract"):
        program.call("sha3_256", asked, returns="i32")
    with pytest.raises(instar.InstarError, match='"d" of "keygen" has 32 elements; 3 were given'):
        instar.build("ml-kem", "768").call("keygen", b"abc", bytes(32))
