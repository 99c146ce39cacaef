"""The manual's texts agree with one another, with its pseudo-instructions and with the standards."""

from __future__ import annotations

import bitwuzla
import pytest

from .identities import ALL, FALSE, Identity, constants
from .solver import Program, Script, part_of, renamed


def decide(identity: Identity, xlen: int) -> bitwuzla.Result:
    """Unsat: left and right are equal for all values."""
    filled = [identity.left, identity.right, identity.given]
    for name, value in constants(xlen).items():
        filled = [text.replace(name, value) for text in filled]
    left_text, right_text, given = filled
    script = Script(xlen)
    left = Program(script).run(left_text)
    is_term = right_text.startswith("(") or " " not in right_text
    right = None if is_term else Program(script).run(right_text)
    equal = []
    for part in identity.parts:
        names = part.split()
        sides = [
            concatenated(left, names),
            renamed(right_text) if right is None else concatenated(right, names),
        ]
        if right is None and sides[1].startswith("x"):
            script.initial(sides[1], f"(_ BitVec {xlen})")
        equal.append(f"(= {sides[0]} {sides[1]})")
    raised = [f"(= {flag} #b0)" for program in (left, right) if program for flag in program.raised]
    return script.decide(f"(=> {renamed(given)} (and {' '.join(equal + raised)}))")


def concatenated(program: Program, names: list[str]) -> str:
    """A part of the state, or several registers as one number."""
    sorts = {"pc": "", "memory": ""}
    terms = [program.part(n, sorts[n]) if n in sorts else program.register(n) for n in names]
    return terms[0] if len(terms) == 1 else f"(concat {' '.join(terms)})"


CASES = [(identity, xlen) for identity in ALL for xlen in identity.xlens]


@pytest.mark.parametrize(("identity", "xlen"), CASES, ids=[f"{i.name}, RV{xlen}" for i, xlen in CASES])
def test_identity_holds(identity: Identity, xlen: int) -> None:
    assert decide(identity, xlen) == bitwuzla.Result.UNSAT


@pytest.mark.parametrize("identity", FALSE, ids=str)
def test_what_is_false_is_refuted(identity: Identity) -> None:
    for xlen in identity.xlens:
        assert decide(identity, xlen) == bitwuzla.Result.SAT


def test_there_are_fifty_identities_and_no_two_with_one_name() -> None:
    assert len(ALL) >= 50
    assert len({identity.name for identity in ALL}) == len(ALL)
    assert part_of("a0") == "x10"
