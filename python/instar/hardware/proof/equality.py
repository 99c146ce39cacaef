"""Whether two terms are always equal: by their form, by residues, by the solver.

Source: own design; each way is sound alone, so the order is only one of time.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from instar.hardware.proof.clock import Budget
from instar.hardware.proof.forms import Forms
from instar.hardware.proof.polynomial import TooLarge
from instar.hardware.proof.shown import not_in_time
from instar.hardware.proof.solver import always
from instar.hardware.proof.terms import Pool, Term, order, signed

#: By how many different constants remainders are looked at.
_MOST_MODULI = 4


@dataclass(frozen=True)
class Equality:
    """`holds` is None where neither was shown; `values` are those of a counterexample."""

    holds: bool | None
    ways: frozenset[str]
    values: Mapping[str, int]
    why: str = ""


def moduli(term: Term) -> list[int]:
    """By which constants remainders below a term are taken, the last one first."""
    found = {}
    for here in order([term]):
        if here.op in ("srem", "urem") and here.args[1].value:
            value = here.args[1].value
            found[abs(signed(value, here.width)) if here.op == "srem" else value] = True
    return list(reversed(found))


def same(pool: Pool, rtl: Term, described: Term, seconds: float) -> Equality:
    """Whether `rtl` is what is `described`, whatever the variables are."""
    budget = Budget(seconds)
    ways: set[str] = set()
    for a, b in _parts(pool, rtl, described):
        found = _same_part(pool, a, b, max(0.01, budget.left()))
        ways |= found.ways
        if not found.holds:
            return Equality(found.holds, frozenset(ways), found.values, found.why)
    return Equality(True, frozenset(ways), {})


#: Values of one variable that are gone through one by one.
_MOST_CASES = 32


def same_by_cases(pool: Pool, rtl: Term, described: Term, over: Term, seconds: float) -> Equality:
    """The same, for one value of the variable `over` after the other; as it is where there are too many.

    A table that a small field chooses from is a constant then, and what stands after it has one
    form.
    """
    if rtl is described or 1 << over.width > _MOST_CASES:
        return same(pool, rtl, described, seconds)
    budget = Budget(seconds)
    ways: set[str] = set()
    for value in range(1 << over.width):
        by = {over: pool.const(value, over.width)}
        one, other = pool.substitute([rtl, described], by)
        found = same(pool, one, other, max(0.01, budget.left()))
        ways |= found.ways
        if not found.holds:
            values = {**found.values, str(over.data): value}
            return Equality(found.holds, frozenset(ways), values, found.why)
    return Equality(True, frozenset(ways | {"cases"}), {})


def _parts(pool: Pool, rtl: Term, described: Term) -> Iterator[tuple[Term, Term]]:
    """Slices of the description's join, each with the same bits of the other; its extensions stay whole."""
    found = moduli(described)
    if len(described.slices) == 1 or not found:
        yield rtl, described
        return
    at = described.width
    for piece in described.slices:
        size = piece[1] - piece[2] + 1
        yield pool.extract(rtl, at - 1, at - size), pool.join([piece])
        at -= size


def _same_part(pool: Pool, rtl: Term, described: Term, seconds: float) -> Equality:
    if rtl is described:
        return Equality(True, frozenset({"form"}), {})
    # The description's remainders are what a solver cannot do.
    for q in moduli(described)[:_MOST_MODULI]:
        if _congruent(pool, rtl, described, q):
            return Equality(True, frozenset({f"residues modulo {q}"}), {})
    answer = always(pool, pool.apply("eq", rtl, described), seconds)
    if answer.holds is not None:
        return Equality(answer.holds, frozenset({"solver"}), answer.values)
    return Equality(None, frozenset(), {}, not_in_time(seconds))


def _congruent(pool: Pool, rtl: Term, described: Term, q: int) -> bool:
    """Whether both are shown to be one residue from 0 on, by their forms."""
    if q % 2 == 0:
        return False
    try:
        forms = Forms(pool, q)
        a, b = forms.exact(rtl), forms.exact(described)
    except TooLarge:
        return False
    if not (a.low >= 0 and a.high < q and b.low >= 0 and b.high < q):
        return False
    return any(one.residue == other.residue for one in a.forms for other in b.forms)
