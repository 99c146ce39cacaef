"""How many of the known answers a set of instructions has, each with its proof or what refutes it.

Source: `truths` are the answers; `judge` compares. Neither knows how the instructions were found.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from instar._core import Design, InstarError, Library
from instar.discover.judge import SECONDS, judge
from instar.discover.operation import Operation, Unjudged
from instar.discover.truths import Asked, Form, operation_of
from instar.discover.verdict import Verdict
from instar.toolchain.compiler import split_isa

#: Instructions of a design that count.
COUNT = 8
#: What the solver has at first, so that what is easy is known before what is not.
_SOON = 2.0
Report = Callable[[str], None]


@dataclass(frozen=True)
class Found:
    """An instruction of the design that is judged."""

    mnemonic: str
    #: Its place in the texts, from 1 on.
    rank: int
    #: `file:line`.
    source: str
    operation: Operation | None
    #: Why it is not compared: what else it does.
    why: str = ""


@dataclass(frozen=True)
class Judged:
    """An instruction beside a form of a truth."""

    found: Found
    form: Form
    verdict: Verdict


@dataclass(frozen=True)
class Row:
    """What became of a truth: the best of all that was judged."""

    asked: Asked
    best: Judged | None
    judged: tuple[Judged, ...]

    @property
    def kind(self) -> str:
        """In one word."""
        return self.best.verdict.kind if self.best is not None else "no"

    @property
    def is_answered(self) -> bool:
        """Whether some instruction is it or covers it."""
        return self.kind in ("exact", "covers")

    @property
    def is_in_part(self) -> bool:
        """Whether it is covered, and not for all numbers that the program has."""
        return self.best is not None and self.kind == "covers" and not self.best.verdict.enough


@dataclass(frozen=True)
class Score:
    """All truths of a program beside the instructions of a design."""

    design: str
    program: str
    xlen: int
    seconds: float
    #: All of its instructions; `considered` of them were compared.
    instructions: int
    considered: tuple[Found, ...]
    rows: tuple[Row, ...]

    def counted(self, kind: str) -> int:
        """Truths with that verdict."""
        return sum(row.kind == kind for row in self.rows)

    @property
    def in_part(self) -> int:
        """Truths that are covered for some of the numbers that the program has."""
        return sum(row.is_in_part for row in self.rows)

    @property
    def answered(self) -> int:
        """Truths that are answered, some of them in part."""
        return sum(row.is_answered for row in self.rows)

    @property
    def recall(self) -> float:
        """Their share."""
        return self.answered / len(self.rows)

    @property
    def families(self) -> dict[str, tuple[int, int]]:
        """By family: truths that are answered, and all."""
        counted: dict[str, tuple[int, int]] = {}
        for row in self.rows:
            answered, all_ = counted.get(row.asked.truth.family, (0, 0))
            counted[row.asked.truth.family] = answered + row.is_answered, all_ + 1
        return counted

    @property
    def idle(self) -> list[Found]:
        """Instructions that answer no truth, which may be good all the same."""
        useful = {
            one.found.rank
            for row in self.rows
            for one in row.judged
            if one.verdict.kind in ("exact", "covers")
        }
        return [found for found in self.considered if not found.why and found.rank not in useful]

    @property
    def refuted(self) -> list[tuple[Row, Judged]]:
        """What all values that were tried took for a truth, and the solver did not."""
        return [(row, one) for row in self.rows for one in row.judged if one.verdict.close]


def width_of(library: Library, design: Design) -> int:
    """Bits of the registers that a design's instructions have.

    Raises `InstarError` where neither an ISA nor a core says it.
    """
    isa, cores = design.info["isa"], design.info["cores"]
    if isa is None and not cores:
        raise InstarError(
            f"{design.info['path']}: nothing says how wide registers are; write isa or cores into [design]"
        )
    return split_isa(isa or library.core(cores[0]).isa)[0]


def instructions_of(design: Design, xlen: int) -> list[Found]:
    """The instructions of a design in the order of its texts.

    Raises `InstarError` where it has none.
    """
    found: list[Found] = []
    for extension in design.info["extensions"]:
        for one in extension["instructions"]:
            operation, why = None, ""
            try:
                operation = Operation.of(one["mnemonic"], xlen, design, one["syntax"])
            except Unjudged as error:
                why = str(error)
            found.append(Found(one["mnemonic"], len(found) + 1, one["source"], operation, why))
    if not found:
        raise InstarError(f"{design.info['path']}: the design has no instruction that could be judged")
    return found


def score(
    design: Design,
    xlen: int,
    asked: Sequence[Asked],
    program: str,
    count: int = COUNT,
    seconds: float = SECONDS,
    report: Report = lambda _: None,
) -> Score:
    """Judges the first `count` instructions of a design by what a program is known to gain by."""
    known = instructions_of(design, xlen)
    considered = tuple(known[:count])
    rows = []
    for one in asked:
        report(f"judging {one.truth.name}")
        rows.append(_row(one, considered, seconds))
    return Score(design.info["name"], program, xlen, seconds, len(known), considered, tuple(rows))


def _row(asked: Asked, considered: Sequence[Found], seconds: float) -> Row:
    pairs = [
        (found, form) for found in considered if found.operation is not None for form in asked.truth.forms
    ]
    judged = [Judged(found, form, _judged(found, form, asked, min(_SOON, seconds))) for found, form in pairs]
    if seconds > _SOON and all(one.verdict.kind != "exact" for one in judged):
        # What was not decided has the whole time.
        judged = [
            Judged(one.found, one.form, _judged(one.found, one.form, asked, seconds))
            if one.verdict.kind == "unknown"
            else one
            for one in judged
        ]
    forms = asked.truth.forms
    best = min(
        judged, key=lambda one: (one.verdict.order, forms.index(one.form), one.found.rank), default=None
    )
    return Row(asked, best if best is not None and best.verdict.kind != "no" else None, tuple(judged))


def _judged(found: Found, form: Form, asked: Asked, seconds: float) -> Verdict:
    assert found.operation is not None
    truth = operation_of(form, asked.truth.xlen)
    return judge(found.operation, truth, form.ranges, form.bits, asked.numbers, seconds)
