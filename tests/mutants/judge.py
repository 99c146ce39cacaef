"""Runs the vectors on a program with a fault until one of them notices."""

from __future__ import annotations

import hashlib
import tempfile
from dataclasses import dataclass
from pathlib import Path

from instar._core import InstarError, Program
from instar.workload.answers import Answers
from instar.workload.program import DEFAULT_ISA

from .faults import Fault
from .subject import Compilation, Refused, Subject

#: A faulty program may take so many times the right one's instructions, and a few; then it counts
#: as hung.
_PATIENCE, _LEAST = 4, 5_000_000


@dataclass(frozen=True)
class Verdict:
    """What became of a fault."""

    #: "refused" by the compiler, "identical" machine code, "caught" or "survived".
    outcome: str
    #: What the case that caught it said, and its digest.
    sentence: str = ""
    case: str = ""


class Judge:
    """Plants one fault after the other in its own copy of the sources."""

    def __init__(self, subject: Subject) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="instar-mutants-")
        self._compilation = Compilation(subject, Path(self._folder.name))
        program = Program(str(self._compilation.plain()), isa=DEFAULT_ISA)
        answers, cost = Answers(program), {}
        for case in subject.cases:
            wrong = answers.wrong(case.prepared)
            if wrong is not None:
                raise InstarError(f"without a fault: {wrong}")
            cost[case.digest] = answers.instructions
        #: Those first that lately caught a fault, as the next one is near the last; then the
        #: cheapest.
        self._cases = sorted(subject.cases, key=lambda case: (cost[case.digest], case.digest))
        self._limit = {digest: _PATIENCE * count + _LEAST for digest, count in cost.items()}
        #: By machine code: a bound that is one more is often what a comparison with "or equal" is.
        self._known: dict[tuple[bytes, frozenset[str]], Verdict] = {}

    def judge(self, fault: Fault, survived: frozenset[str] = frozenset()) -> Verdict:
        """The verdict on `fault`, of which it is known which cases do not notice it."""
        try:
            elf = self._compilation.with_fault(fault)
        except Refused:
            return Verdict("refused")
        if elf is None:
            return Verdict("identical")
        key = (hashlib.sha256(elf.read_bytes()).digest(), survived)
        if key not in self._known:
            self._known[key] = self._of_program(elf, survived)
        return self._known[key]

    def _of_program(self, elf: Path, survived: frozenset[str]) -> Verdict:
        try:
            program = Program(str(elf), isa=DEFAULT_ISA)
        except InstarError as error:
            return Verdict("refused", str(error))
        answers = Answers(program)
        for place, case in enumerate(self._cases):
            if case.digest not in survived:
                try:
                    sentence = answers.wrong(case.prepared, self._limit[case.digest])
                except InstarError as error:
                    sentence = f"{case.prepared.label}: {str(error).replace(program.path, 'it')}"
                if sentence is not None:
                    self._cases.insert(0, self._cases.pop(place))
                    return Verdict("caught", sentence, case.digest)
        return Verdict("survived")
