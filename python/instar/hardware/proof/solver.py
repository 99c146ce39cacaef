"""Questions about terms, asked of Bitwuzla, with products cut out.

Source: Bitwuzla 0.9 (PyPI). A product of two terms is a fresh variable of full width wherever it
occurs, one for the same two operands however they were extended: what holds for any value holds for
the product. Signed products are unsigned ones with the usual corrections. What is refuted so is
asked again with the products themselves.
"""

from __future__ import annotations

import importlib.util
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from instar._core import InstarError
from instar.extras import installing
from instar.hardware.proof.clock import Budget
from instar.hardware.proof.terms import Pool, Term, evaluate, order, stripped


@dataclass(frozen=True)
class Answer:
    """`holds` is None where the time did not suffice; `values` are those of a counterexample."""

    holds: bool | None
    values: Mapping[str, int]
    seconds: float


def need_bitwuzla() -> Any:
    """The solver's module, or a sentence."""
    if importlib.util.find_spec("bitwuzla") is None:
        raise InstarError(f"Bitwuzla proves and is not installed: {installing('hardware')}")
    import bitwuzla

    return bitwuzla


def always(
    pool: Pool, claim: Term, seconds: float, assumptions: Sequence[Term] = (), *, refine: bool = True
) -> Answer:
    """Whether the one bit `claim` is set whatever the variables are, where the assumptions hold.

    Without `refine` a counterexample may be one of products that are none.
    """
    begin, budget = time.monotonic(), Budget(seconds)
    if claim.value == 1:
        return Answer(True, {}, 0.0)
    uncut = [claim, *assumptions]
    whole = without_products(pool, uncut)
    found, values = _ask(whole, seconds)
    if found is False and refine and whole != uncut:
        real = {str(v.data): values.get(str(v.data), 0) for v in order(uncut) if v.op == "var"}
        known = evaluate(uncut, real)
        if known[claim] == 1 or any(known[assumed] == 0 for assumed in assumptions):
            left = budget.left()
            found, values = _ask(uncut, left) if left > 0 else (None, {})
    return Answer(found, values, time.monotonic() - begin)


def without_products(pool: Pool, roots: list[Term]) -> list[Term]:
    """The terms with a variable for each product of two terms that are no constants."""
    products = [t for t in order(roots) if t.op == "mul" and all(arg.value is None for arg in t.args)]
    for number, _ in enumerate(products):
        # Operands may contain products that were cut before.
        found = [t for t in order(roots) if t.op == "mul" and all(arg.value is None for arg in t.args)]
        if not found:
            break
        roots = pool.substitute(roots, {found[0]: _cut(pool, found[0])})
        assert number < len(products)
    return roots


def _cut(pool: Pool, product: Term) -> Term:
    """The product, by a variable for the unsigned one of both operands without their extensions."""
    width = product.width
    (a, a_signed), (b, b_signed) = (stripped(pool, arg) for arg in product.args)
    if (b.width, b.number) < (a.width, a.number):
        a, a_signed, b, b_signed = b, b_signed, a, a_signed
    whole = pool.var(f"product {a.number} {b.number}", a.width + b.width)
    value = _resized(pool, whole, width)
    for one, is_signed, other in ((a, a_signed, b), (b, b_signed, a)):
        if is_signed:
            # A set sign bit counts -2^w instead of 0 beyond the w bits.
            sign = pool.extract(one, one.width - 1, one.width - 1)
            shifted = pool.apply("shl", _resized(pool, other, width), pool.const(one.width, width))
            value = pool.apply("sub", value, pool.choose(sign, shifted, pool.const(0, width)))
    if a_signed and b_signed:
        both = pool.apply(
            "and", pool.extract(a, a.width - 1, a.width - 1), pool.extract(b, b.width - 1, b.width - 1)
        )
        corner = pool.apply("shl", pool.const(1, width), pool.const(a.width + b.width, width))
        value = pool.apply("add", value, pool.choose(both, corner, pool.const(0, width)))
    return value


def _resized(pool: Pool, term: Term, width: int) -> Term:
    if term.width >= width:
        return pool.extract(term, width - 1, 0)
    return pool.zero_extend(term, width)


_NAMES = {
    "and": "BV_AND",
    "or": "BV_OR",
    "xor": "BV_XOR",
    "not": "BV_NOT",
    "add": "BV_ADD",
    "sub": "BV_SUB",
    "mul": "BV_MUL",
    "shl": "BV_SHL",
    "lshr": "BV_SHR",
    "ashr": "BV_ASHR",
    "udiv": "BV_UDIV",
    "urem": "BV_UREM",
    "sdiv": "BV_SDIV",
    "srem": "BV_SREM",
}
_PREDICATES = {"eq": "EQUAL", "ult": "BV_ULT", "slt": "BV_SLT"}


def _ask(roots: Sequence[Term], seconds: float) -> tuple[bool | None, dict[str, int]]:
    """Whether the first always holds where the others do; with a counterexample."""
    b = need_bitwuzla()
    manager = b.TermManager()
    options = b.Options()
    options.set(b.Option.PRODUCE_MODELS, True)
    solver = b.Bitwuzla(manager, options)
    # Its own limit counts the clock on the wall.
    solver.configure_terminator(Budget(seconds).is_over)
    made = _built(b, manager, roots)
    one = manager.mk_bv_value(manager.mk_bv_sort(1), 1)
    solver.assert_formula(manager.mk_term(b.Kind.DISTINCT, [made[roots[0]], one]))
    for assumed in roots[1:]:
        solver.assert_formula(manager.mk_term(b.Kind.EQUAL, [made[assumed], one]))
    result = solver.check_sat()
    if result == b.Result.UNSAT:
        return True, {}
    if result != b.Result.SAT:
        return None, {}
    variables = [term for term in made if term.op == "var"]
    return False, {str(v.data): int(solver.get_value(made[v]).value(10)) for v in variables}


def _built(b: Any, manager: Any, roots: Iterable[Term]) -> dict[Term, Any]:
    made: dict[Term, Any] = {}
    sorts: dict[int, Any] = {}

    def sort(width: int) -> Any:
        if width not in sorts:
            sorts[width] = manager.mk_bv_sort(width)
        return sorts[width]

    one, zero = manager.mk_bv_value(sort(1), 1), manager.mk_bv_value(sort(1), 0)
    for term in order(roots):
        args = [made[arg] for arg in term.args]
        if term.value is not None:
            made[term] = manager.mk_bv_value(sort(term.width), term.value)
        elif term.op == "var":
            made[term] = manager.mk_const(sort(term.width), str(term.data))
        elif term.op == "join":
            parts = [
                made[t]
                if low == 0 and high == t.width - 1
                else manager.mk_term(b.Kind.BV_EXTRACT, [made[t]], [high, low])
                for t, high, low in term.slices
            ]
            made[term] = parts[0] if len(parts) == 1 else manager.mk_term(b.Kind.BV_CONCAT, parts)
        elif term.op == "ite":
            condition = manager.mk_term(b.Kind.EQUAL, [args[0], one])
            made[term] = manager.mk_term(b.Kind.ITE, [condition, *args[1:]])
        elif term.op in _PREDICATES:
            holds = manager.mk_term(getattr(b.Kind, _PREDICATES[term.op]), args)
            made[term] = manager.mk_term(b.Kind.ITE, [holds, one, zero])
        else:
            made[term] = manager.mk_term(getattr(b.Kind, _NAMES[term.op]), args)
    return made
