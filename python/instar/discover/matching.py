"""How one instruction may stand for another: what each of its operands gets, and what values say of that.

Source: own design. Values only refuse; what they leave is proved in `judge`.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from instar.discover.operation import Operation
from instar.hardware.proof.operands import corners
from instar.hardware.proof.oracle import Numbers
from instar.hardware.proof.terms import Pool, Term, order, signed

_SEED: Final = 20_261_129
#: Operands that every way is tried with, and those that what is left is tried with.
FEW, MANY = 4, 512
#: Operands of `MANY` that are a corner value.
_SHARE = 0.3
#: Ways to give operands that are tried, choices of numbers, and both together.
MOST_WAYS, MOST_NUMBERS, _MOST_TRIALS = 20_000, 4_096, 1_000_000
#: Constants of a truth that an operand may be.
_MOST_CONSTANTS = 12
#: A register that holds an amount may hold one of these.
AMOUNTS: Final = 64


@dataclass(frozen=True)
class Given:
    """What an operand gets: an operand of the truth, a constant, or an amount for its number."""

    kind: str
    value: int = 0


@dataclass(frozen=True)
class Range:
    """So many bits, signed or not."""

    bits: int
    is_signed: bool

    @classmethod
    def read(cls, text: str) -> dict[str, Range]:
        """`rs1:s16 rs2:u9`, by operand."""
        parts = (one.partition(":") for one in text.split())
        return {name: cls(int(span[1:]), span[0] == "s") for name, _, span in parts}

    def __str__(self) -> str:
        return f"{'a signed' if self.is_signed else 'an unsigned'} number of {self.bits} bits"

    def widened(self, values: Numbers, xlen: int) -> Numbers:
        """Numbers of so many bits as registers hold them."""
        if not self.is_signed or self.bits == xlen:
            return values
        upper = np.uint64((1 << xlen) - (1 << self.bits))
        return np.where(values >> np.uint64(self.bits - 1) & np.uint64(1), values | upper, values)

    def variable(self, pool: Pool, name: str, xlen: int) -> Term:
        """Any such number in a register."""
        made = pool.var(name, self.bits)
        return (
            pool.sign_extend(made, xlen)
            if self.is_signed and self.bits < xlen
            else pool.zero_extend(made, xlen)
        )


def operand_table(ranges: Sequence[Range], xlen: int, terms: Sequence[Term], seed: int = _SEED) -> Numbers:
    """`MANY` rows of operands of a truth, the first `FEW` without corner values."""
    numbers = np.random.default_rng(seed)
    table = np.zeros((MANY, len(ranges)), dtype=np.uint64)
    for at, span in enumerate(ranges):
        top = (1 << span.bits) - 1
        column = numbers.integers(0, top, MANY, dtype=np.uint64, endpoint=True)
        known = np.array(sorted({value & top for value in corners(terms, span.bits)}), dtype=np.uint64)
        corner = numbers.random(MANY) < _SHARE
        corner[:FEW] = False
        table[:, at] = span.widened(np.where(corner, numbers.choice(known, MANY), column), xlen)
    return table


def constants(terms: Sequence[Term], xlen: int) -> list[int]:
    """What an operand may be fixed at: 0, 1, all ones, and the truth's factors, summands and masks."""
    full = (1 << xlen) - 1
    found: dict[int, None] = dict.fromkeys([0, 1, full])
    for term in order(terms):
        if term.op not in ("mul", "add", "sub", "and"):
            continue
        for value in (arg.value for arg in term.args):
            if value is not None:
                number = signed(value, term.width)
                if abs(number) > AMOUNTS and abs(number) <= full:
                    found[number & full] = None
                    found[-number & full] = None
    return list(found | dict.fromkeys(_masks(terms)))[:_MOST_CONSTANTS]


def _masks(terms: Sequence[Term]) -> list[int]:
    """Bits of an operand that stand alone, those of lanes together: where they are, and from bit 0 on."""
    lanes: dict[tuple[Term, int], set[int]] = {}
    for term in order(terms):
        if term.op == "join" and any(inner.value == 0 for inner, _, _ in term.slices):
            for inner, high, low in term.slices:
                if inner.op == "var":
                    lanes.setdefault((inner, high - low + 1), set()).add(low)
    found: dict[int, None] = {}
    for (_, bits), lows in lanes.items():
        mask = sum(((1 << bits) - 1) << low - min(lows) for low in lows)
        if mask > AMOUNTS:
            found |= {mask: None, mask << min(lows): None}
    return list(found)


def ways(
    count: int, wanted: int, fixed: Sequence[int], *, amount: bool, choices: int = 1
) -> list[tuple[Given, ...]]:
    """What `count` operands may get so that all `wanted` ones of the truth are used, the plainest first.

    Each way is tried with so many `choices` of numbers.
    """
    operands = [Given("operand", at) for at in range(wanted)]
    if count <= wanted:
        return list(itertools.permutations(operands)) if count == wanted else []
    amounts = [Given("amount")] if amount else []
    free = [*operands, *amounts, *(Given("constant", one) for one in fixed)]
    # With many operands and numbers the last constants are left out, which are the truth's own.
    while len(free) ** count * choices > _MOST_TRIALS and free[-1].kind == "constant":
        free.pop()
    found = [
        given
        for given in itertools.product(free, repeat=count)
        if set(operands) <= set(given) and sum(one.kind == "amount" for one in given) <= 1
    ]
    return sorted(found, key=_plainness)[:MOST_WAYS]


def _plainness(given: tuple[Given, ...]) -> tuple[int, int]:
    kinds = [one.kind for one in given]
    return kinds.count("amount") + kinds.count("constant"), kinds.count("amount")


@dataclass(frozen=True)
class Candidate:
    """A way that values do not refuse."""

    given: tuple[Given, ...]
    #: By result of the truth: which result of the found instruction it is.
    results: tuple[int, ...]
    #: By numbers of the truth: those of the found instruction, and the amount behind them, that do
    #: the same.
    numbers: Mapping[tuple[int, ...], list[tuple[int, ...]]]


@dataclass(frozen=True)
class Trial:
    """Values of a found instruction beside those of a truth."""

    found: Operation
    truth: Operation
    #: Rows of operands of the truth.
    table: Numbers
    #: The bits of results that count.
    mask: int

    def truths(self) -> Numbers:
        """By choice of numbers, row and result."""
        return self._masked(_run(self.truth, _rows(self.table, self.truth.choices)), len(self.truth.choices))

    def founds(self, given: tuple[Given, ...], choices: Sequence[tuple[int, ...]], count: int) -> Numbers:
        """The same of the found instruction, of the first `count` rows, where its operands get `given`."""
        chosen = np.array(choices, dtype=np.uint64).reshape(len(choices), 1, -1)
        rows = np.empty((len(choices), count, len(given) + len(self.found.numbers)), dtype=np.uint64)
        for at, one in enumerate(given):
            if one.kind == "operand":
                rows[:, :, at] = self.table[:count, one.value]
            else:
                rows[:, :, at] = one.value if one.kind == "constant" else chosen[:, :, -1]
        rows[:, :, len(given) :] = chosen[:, :, : len(self.found.numbers)]
        return self._masked(_run(self.found, rows), len(choices))

    def choices(self, given: tuple[Given, ...]) -> list[tuple[int, ...]]:
        """All numbers of the found instruction, and the amount behind them."""
        if all(one.kind != "amount" for one in given):
            return self.found.choices
        return [(*choice, amount) for choice in self.found.choices for amount in range(AMOUNTS)]

    def candidates(self, given: Sequence[tuple[Given, ...]], truths: Numbers) -> Iterator[Candidate]:
        """Those of the ways that values do not refuse."""
        few = np.ascontiguousarray(truths[:, :FEW])
        orders = list(itertools.permutations(range(len(self.found.results)), len(self.truth.results)))
        for way in given:
            choices = self.choices(way)
            out = self.founds(way, choices, FEW)
            for order_ in orders:
                hits = _equal(out[:, :, order_], few)
                if hits:
                    numbers = self._confirmed(way, order_, choices, hits, truths)
                    if numbers:
                        yield Candidate(way, order_, numbers)

    def _confirmed(
        self,
        given: tuple[Given, ...],
        results: tuple[int, ...],
        choices: Sequence[tuple[int, ...]],
        hits: Sequence[tuple[int, int]],
        truths: Numbers,
    ) -> dict[tuple[int, ...], list[tuple[int, ...]]]:
        """By numbers of the truth, those of the found instruction that do the same in every row."""
        tried = sorted({here for here, _ in hits})
        out = self.founds(given, [choices[here] for here in tried], MANY)[:, :, results]
        at = {here: number for number, here in enumerate(tried)}
        found: dict[tuple[int, ...], list[tuple[int, ...]]] = {}
        for here, there in hits:
            if np.array_equal(out[at[here]], truths[there]):
                found.setdefault(self.truth.choices[there], []).append(choices[here])
        return dict(sorted(found.items()))

    def _masked(self, out: Numbers, choices: int) -> Numbers:
        return (out & np.uint64(self.mask)).reshape(choices, -1, out.shape[-1])


def _rows(table: Numbers, choices: Sequence[tuple[int, ...]]) -> Numbers:
    """Each row of operands with each choice of numbers behind it."""
    numbers = np.array(choices, dtype=np.uint64).reshape(len(choices), -1)
    rows = np.broadcast_to(table, (len(choices), *table.shape))
    behind = np.broadcast_to(numbers[:, None, :], (len(choices), len(table), numbers.shape[1]))
    return np.concatenate([rows, behind], axis=2)


def _run(operation: Operation, rows: Numbers) -> Numbers:
    return operation.run(rows.reshape(-1, rows.shape[-1]))


def _equal(out: Numbers, truths: Numbers) -> list[tuple[int, int]]:
    """Which of the first are which of the second."""
    known: dict[bytes, list[int]] = {}
    for there, value in enumerate(truths):
        known.setdefault(value.tobytes(), []).append(there)
    return [
        (here, there)
        for here, value in enumerate(np.ascontiguousarray(out))
        for there in known.get(value.tobytes(), ())
    ]
