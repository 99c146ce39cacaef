"""Whether a found instruction is a known one: values refuse, the solver proves, and both are told.

Source: own design. What the terms say and what the simulator computes come from one description by
two ways; a counterexample of the solver counts where the simulator shows it too.
"""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from instar.discover.matching import (
    AMOUNTS,
    MANY,
    MOST_NUMBERS,
    MOST_WAYS,
    Candidate,
    Given,
    Range,
    Trial,
    constants,
    operand_table,
    ways,
)
from instar.discover.narrow import narrowed
from instar.discover.numbers import chosen, described
from instar.discover.operation import Operation
from instar.discover.verdict import Example, Verdict
from instar.hardware.proof.clock import Budget
from instar.hardware.proof.equality import Equality, same
from instar.hardware.proof.shown import not_in_time
from instar.hardware.proof.terms import Pool, Term

#: Of the solver, for each instruction beside each truth.
SECONDS = 30.0
#: Ways that are given to the solver, and those that are looked through for operands that differ.
_MOST_CANDIDATES, _MOST_EXAMPLES = 16, 4
#: Share of the time for terms without the bits that do not count; one form of the two is quick.
_OF_NARROWED = 0.25


@dataclass(frozen=True)
class _Stage:
    """What is claimed: of which operands, and of which bits."""

    ranges: Mapping[str, Range]
    bits: int

    def assuming(self, truth: Operation) -> tuple[str, ...]:
        said = [f"{name} is {span}" for name, span in self.ranges.items() if span.bits < truth.xlen]
        if self.bits < truth.xlen:
            said.append(f"the lowest {self.bits} bits of a result count")
        return tuple(said)


def _stages(truth: Operation, ranges: Mapping[str, Range], bits: int | None) -> list[_Stage]:
    """What is tried, one after the other, from what says most."""
    whole = {name: Range(truth.xlen, False) for name in truth.inputs}
    narrow = {**whole, **ranges}
    stages = [_Stage(whole, truth.xlen), _Stage(narrow, truth.xlen)]
    if bits is not None:
        stages += [_Stage(whole, bits), _Stage(narrow, bits)]
    return list({tuple(stage.assuming(truth)): stage for stage in stages}.values())


def judge(
    found: Operation,
    truth: Operation,
    ranges: str = "",
    bits: int | None = None,
    used: Sequence[int] = (),
    seconds: float = SECONDS,
) -> Verdict:
    """Whether `found` is `truth`, or covers it; `used` are the numbers that the program has.

    `ranges` and `bits` say what the program's operands are and which bits of results count there;
    they are assumed only where it does not hold without.
    """
    refused = _no_shape(found, truth)
    if refused is not None:
        return refused
    stages = _stages(truth, Range.read(ranges), bits)
    numbers: set[tuple[int, ...]] = {(number,) for number in used}
    best: Verdict | None = None
    for stage in stages:
        # What is harder to prove leaves its time to what is easier.
        made = _Judge(found, truth, stage, numbers, seconds / len(stages)).verdict()
        # What is refuted where least is claimed is refuted; else the best counts.
        if best is None or made.order < best.order or (made.kind == "no" and best.kind != "covers"):
            best = made
        if made.kind == "exact" or (
            made.kind == "covers" and made.enough and not _may_be_exact(found, truth)
        ):
            break
    assert best is not None
    return best


def _may_be_exact(found: Operation, truth: Operation) -> bool:
    """Whether they have as many operands, results and numbers."""
    return (
        len(found.inputs) == len(truth.inputs)
        and len(found.results) == len(truth.results)
        and found.count() == truth.count()
    )


def _no_shape(found: Operation, truth: Operation) -> Verdict | None:
    """What can be no match by the number of operands, and what is not tried."""
    if len(found.results) < len(truth.results):
        return Verdict("no", why=f"it has {_count(len(found.results), 'result')}, not {len(truth.results)}")
    if len(found.inputs) < len(truth.inputs):
        return Verdict("no", why=f"it reads {_count(len(found.inputs), 'register')}, not {len(truth.inputs)}")
    if found.count() > MOST_NUMBERS:
        return Verdict(
            "unknown",
            why=f"its encoding has {found.count():,} numbers, more than the {MOST_NUMBERS:,} that are tried",
        )
    return None


def _count(number: int, what: str) -> str:
    return f"{number} {what}{'' if number == 1 else 's'}"


class _Judge:
    """One claim about two instructions."""

    def __init__(
        self,
        found: Operation,
        truth: Operation,
        stage: _Stage,
        used: set[tuple[int, ...]],
        seconds: float,
    ) -> None:
        self.found, self.truth, self.stage = found, truth, stage
        # Most are nothing but a move with 0.
        self.used = used or {choice for choice in truth.choices if not choice or any(choice)}
        self.budget, self.seconds = Budget(seconds), seconds
        self.pool = Pool()
        self.operands = [span.variable(self.pool, name, truth.xlen) for name, span in self._spans()]
        terms = [t for choice in truth.choices[:1] for t in truth.terms(self.pool, self.operands, choice)]
        table = operand_table([span for _, span in self._spans()], truth.xlen, terms)
        self.trial = Trial(found, truth, table, (1 << stage.bits) - 1)
        self.truths = self.trial.truths()
        amount = bool(truth.numbers) and found.count() * AMOUNTS <= MOST_NUMBERS
        self.ways = ways(
            len(found.inputs),
            len(truth.inputs),
            constants(terms, truth.xlen),
            amount=amount,
            choices=found.count(),
        )

    def _spans(self) -> list[tuple[str, Range]]:
        return [(name, self.stage.ranges[name]) for name in self.truth.inputs]

    def verdict(self) -> Verdict:
        """The best that is proved of the ways that values leave."""
        left = self._left()
        best: Verdict | None = None
        for candidate in left:
            made = self._proved(candidate)
            if best is None or made.order < best.order:
                best = made
            if made.kind in ("exact", "covers") and made.enough:
                break
        if best is not None and best.kind == "no" and len(left) == _MOST_CANDIDATES:
            return Verdict("unknown", why=f"{len(left)} ways were refuted by the solver, which are not all")
        if best is not None:
            return best
        if len(self.ways) == MOST_WAYS:
            return Verdict("unknown", why=f"its operands were tried in {MOST_WAYS:,} ways, which are not all")
        return Verdict("no", example=self._example())

    def _left(self) -> list[Candidate]:
        """Ways that values leave, those first that have most of the numbers that the program needs."""
        found: list[Candidate] = []
        whole = 0
        for candidate in self.trial.candidates(self.ways, self.truths):
            if self.used & candidate.numbers.keys():
                found.append(candidate)
                whole += len(candidate.numbers) == len(self.truth.choices)
            # All that a truth without numbers has is whole.
            if whole == _MOST_CANDIDATES:
                break
        found.sort(key=lambda one: (-len(self.used & one.numbers.keys()), -len(one.numbers)))
        return found[:_MOST_CANDIDATES]

    def _proved(self, candidate: Candidate) -> Verdict:
        wanted = chosen(candidate.numbers)
        shown: dict[tuple[int, ...], tuple[int, ...]] = {}
        proof: set[str] = set()
        example, why = None, ""
        for number, mine in wanted.items():
            for result, place in enumerate(candidate.results):
                here = self._terms(candidate.given, mine)[place]
                there = self.truth.terms(self.pool, self.operands, number)[result]
                answer = self._same(here, there)
                if not answer.holds:
                    if answer.holds is None:
                        why = not_in_time(self.seconds)
                    else:
                        example = self._replayed(candidate, number, mine, answer.values)
                        why = "" if example else "the solver's counterexample does not show in the simulator"
                    break
                proof |= answer.ways
            else:
                shown[number] = mine
        if not shown.keys() & self.used:
            return Verdict("unknown", why=why) if why else Verdict("no", example=example, close=True)
        return self._told(candidate, shown, proof, why)

    def _same(self, here: Term, there: Term) -> Equality:
        """Whether the bits that count are the same: without those that do not, then as the text has them."""
        bits, left = self.stage.bits, max(0.01, self.budget.left())
        short = narrowed(self.pool, here, bits), narrowed(self.pool, there, bits)
        found = same(self.pool, *short, left * _OF_NARROWED)
        if found.holds is None:
            whole = self.pool.extract(here, bits - 1, 0), self.pool.extract(there, bits - 1, 0)
            found = same(self.pool, *whole, max(0.01, self.budget.left()))
        return found

    def _told(
        self,
        candidate: Candidate,
        shown: dict[tuple[int, ...], tuple[int, ...]],
        proof: set[str],
        why: str,
    ) -> Verdict:
        given, results = candidate.given, candidate.results
        whole = len(shown) == len(self.truth.choices)
        one_to_one = len(set(shown.values())) == len(shown)
        plain = all(one.kind == "operand" for one in given) and len(set(given)) == len(given)
        is_exact = plain and whole and one_to_one and _may_be_exact(self.found, self.truth)
        names, mine = list(self.truth.inputs), list(self.found.results)
        return Verdict(
            "exact" if is_exact else "covers",
            {
                operand: _shown(one, names)
                for operand, one in zip(self.found.inputs, given, strict=True)
                if one.kind != "amount"
            },
            {name: mine[place] for name, place in zip(self.truth.results, results, strict=True)},
            tuple(name for at, name in enumerate(mine) if at not in results),
            described(self.found, self.truth, given, shown),
            None if whole else tuple(number[0] for number in shown),
            self.used <= shown.keys(),
            self.stage.assuming(self.truth),
            tuple(sorted(proof)),
            why=f"others {why}" if why else "",
        )

    def _terms(self, given: tuple[Given, ...], numbers: tuple[int, ...]) -> list[Term]:
        width = self.truth.xlen
        operands = [
            self.operands[one.value]
            if one.kind == "operand"
            else self.pool.const(numbers[-1] if one.kind == "amount" else one.value, width)
            for one in given
        ]
        return self.found.terms(self.pool, operands, numbers[: len(self.found.numbers)])

    def _replayed(
        self, candidate: Candidate, number: tuple[int, ...], mine: tuple[int, ...], values: Mapping[str, int]
    ) -> Example | None:
        """The solver's counterexample, if the simulator has it too."""
        columns = [
            span.widened(np.array([values.get(name, 0)], dtype=np.uint64), self.truth.xlen)
            for name, span in self._spans()
        ]
        trial = Trial(self.found, self.truth, np.stack(columns, axis=1), self.trial.mask)
        truth = trial.truths()[self.truth.choices.index(number), 0]
        out = trial.founds(candidate.given, [mine], 1)[0, 0][list(candidate.results)]
        return None if np.array_equal(truth, out) else self._as_example(trial, number, 0, truth, out)

    def _example(self) -> Example | None:
        """Where the plainest way differs with the numbers that agree most often."""
        if not self.ways:
            return None
        number = min(self.used)
        truth = self.truths[self.truth.choices.index(number)]
        best: tuple[int, int, np.ndarray] | None = None
        orders = itertools.permutations(range(len(self.found.results)), len(self.truth.results))
        results = list(orders)
        for way in self.ways[:_MOST_EXAMPLES]:
            out = self.trial.founds(way, self.trial.choices(way), MANY)
            for order in results:
                agrees = (out[:, :, order] == truth).all(axis=2)
                counts = agrees.sum(axis=1)
                at = int(counts.argmax())
                if counts[at] < MANY and (best is None or counts[at] > best[0]):
                    best = int(counts[at]), int(agrees[at].argmin()), out[at][:, order]
        if best is None:
            return None
        _, row, values = best
        return self._as_example(self.trial, number, row, truth[row], values[row])

    def _as_example(
        self, trial: Trial, number: tuple[int, ...], row: int, truth: np.ndarray, found: np.ndarray
    ) -> Example:
        operands = dict(zip(self.truth.inputs, (int(one) for one in trial.table[row]), strict=True))
        operands |= dict(zip(self.truth.numbers, number, strict=True))
        names = list(self.truth.results)
        return Example(
            operands,
            dict(zip(names, (int(one) for one in truth), strict=True)),
            dict(zip(names, (int(one) for one in found), strict=True)),
        )


def _shown(one: Given, names: Sequence[str]) -> str:
    return names[one.value] if one.kind == "operand" else f"{one.value:#x}"
