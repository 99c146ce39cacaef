"""What a judge says of a found instruction beside a known one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

#: `exact`: the same; `covers`: the same with some of it fixed or left out; `no`: refuted.
Kind = Literal["exact", "covers", "unknown", "no"]
_ORDER: dict[Kind, int] = {"exact": 0, "covers": 1, "unknown": 2, "no": 3}


@dataclass(frozen=True)
class Example:
    """Operands with which two instructions differ."""

    #: By operand and number of the truth.
    operands: Mapping[str, int]
    #: By result of the truth: what it is.
    truth: Mapping[str, int]
    #: What the found instruction has there.
    found: Mapping[str, int]

    def sentence(self) -> str:
        """As text."""
        given = ", ".join(f"{name} = {value:#x}" for name, value in self.operands.items())
        name = next(name for name, value in self.truth.items() if self.found[name] != value)
        return f"of {given} {name} is {self.found[name]:#x}, not {self.truth[name]:#x}"


@dataclass(frozen=True)
class Verdict:
    """What was found of an instruction beside a truth."""

    kind: Kind
    #: By operand of the found instruction: what stands there.
    operands: Mapping[str, str] = field(default_factory=dict)
    #: By result of the truth: which result of the found instruction it is.
    results: Mapping[str, str] = field(default_factory=dict)
    #: Results of the found instruction that are not looked at.
    unused: tuple[str, ...] = ()
    #: By number of the found instruction: what it is, of that of the truth.
    numbers: Mapping[str, str] = field(default_factory=dict)
    #: Numbers of the truth that are reached, where those are not all.
    reached: tuple[int, ...] | None = None
    #: Whether the program needs no other.
    enough: bool = True
    #: What it holds under, beside registers that are different and not x0.
    assuming: tuple[str, ...] = ()
    #: By which ways it was proved: form, solver, residues.
    proof: tuple[str, ...] = ()
    example: Example | None = None
    #: Whether all values that were tried agree all the same.
    close: bool = False
    #: Why there is no match, or no answer.
    why: str = ""

    @property
    def order(self) -> tuple[int, bool, int]:
        """The better the less."""
        return _ORDER[self.kind], not self.enough, -len(self.reached or ())
