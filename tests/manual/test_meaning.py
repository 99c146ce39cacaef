"""The door to the terms: what is wrong is said in a sentence; a design's instructions have terms as well."""

from __future__ import annotations

from typing import Any

import bitwuzla
import pytest
from instar import places
from instar._core import InstarError, meaning

from .solver import Script


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"mnemonic": "addd"}, 'there is no instruction "addd" on RV64'),
        ({"mnemonic": "add", "word": 0x13}, 'there is no instruction "add" with the encoding 0x13 on RV64'),
        ({"mnemonic": "add", "xlen": 16}, "XLEN 16 does not exist here; 32 and 64 do"),
        ({"mnemonic": "add", "fields": {"rs3": 1}}, 'add has no field "rs3"; it has rs2, rs1, rd'),
        ({"mnemonic": "add", "fields": {"rd": 32}}, 'the field "rd" of add cannot be 32'),
        ({"mnemonic": "add", "step": "a b"}, 'the step "a b" is no name: letters and digits, a letter first'),
        ({"mnemonic": "c.lw", "xlen": 32, "fields": {"imm": 2}}, None),
    ],
)
def test_a_wrong_argument_is_told(arguments: dict[str, Any], sentence: str | None) -> None:
    if sentence is None:
        sentence = 'the field "imm" of c.lw cannot be 2'
    with pytest.raises(InstarError) as told:
        meaning(**{"xlen": 64, **arguments})
    assert str(told.value) == sentence


def test_registers_that_are_not_known_are_chosen_by_their_fields() -> None:
    found = meaning("sub", xlen=32)
    parts = {part for part, _, _ in found["inputs"]}
    assert {"rd", "rs1", "rs2", "pc", "x1", "x31"} <= parts
    script = Script(32)
    script.lines += [f"(declare-const {symbol} {sort})" for _, symbol, sort in found["inputs"]]
    script.lines.append(found["definitions"])
    chosen = "(and (= s.rd #b00111) (= s.rs1 #b00111) (= s.rs2 #b00000))"
    assert script.decide(f"(=> {chosen} (= {found['outputs']['x7']} s.x7))") == bitwuzla.Result.UNSAT
    assert script.decide(f"(= {found['outputs']['x7']} s.x7)") == bitwuzla.Result.SAT


def test_an_instruction_of_a_design_raises_where_its_text_says() -> None:
    design = places.library().design("cva6-ntt")
    found = meaning("pq.lwp", xlen=32, fields={"rd": 10, "rd2": 11, "rs1": 12, "imm": 0}, design=design)
    script = Script(32)
    script.lines += [f"(declare-const {symbol} {sort})" for _, symbol, sort in found["inputs"]]
    script.lines.append(found["definitions"])
    low = "(bvand s.x12 (_ bv7 32))"
    trap = f"(and (= {found['raised']} #b1) (= {found['cause']} (_ bv4 32)))"
    assert script.decide(f"(= (distinct {low} (_ bv0 32)) {trap})") == bitwuzla.Result.UNSAT
