"""The records of kernels that were checked beside the portable code that they replace."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from instar._core import ToldHazard


@dataclass(frozen=True)
class KernelCheck:
    """A kernel beside the portable code that it replaces."""

    function: str
    #: Its file.
    kernel: str
    #: How many were tried, the last of which is wrong where one is.
    inputs: int
    #: Outputs were compared with those of portable code; not where the kernel has a domain of its
    #: own.
    compared: bool
    wrong: str | None
    #: What the wrong input is called, and its values by argument.
    input: str | None
    values: dict[str, list[int]]
    #: Outputs were compared modulo this number, as the contract has it; None where they are equal
    #: bit by bit.
    modulo: int | None = None
    #: What was not tried, in sentences.
    untried: list[str] = field(default_factory=list)
    #: Where the hardware computes another value than the program's order says, on the core.
    hazards: list[ToldHazard] = field(default_factory=list)
    #: Why it is not checked though outputs are right; None where nothing stands against it.
    unchecked: str | None = None

    @property
    def checked(self) -> bool:
        """Whether nothing is wrong with it, in hardware either."""
        return self.wrong is None and self.unchecked is None


@dataclass(frozen=True)
class KernelChecks:
    """All kernels of one program that were checked."""

    #: The program, as in a sentence.
    title: str
    isa: str
    compiler: str
    kernels: list[KernelCheck]
    #: Known answers that the whole program gave; None where kernels are wrong, or one of the
    #: answers.
    answers: int | None
    unanswered: str | None
    #: Those left out, as they differ from one that was tried in the values of one entry.
    answers_alike: int = 0
    #: The core whose model told the hazards; None where none was asked.
    core: str | None = None
    #: What is to be known, a sentence each.
    notes: list[str] = field(default_factory=list)

    @property
    def right(self) -> bool:
        """Whether nothing is wrong."""
        return self.answers is not None and all(check.checked for check in self.kernels)
