"""Terms as integers: exact forms over fewer unknowns, their intervals, and what they are modulo q.

Source: interval and affine arithmetic (Stolfi and de Figueiredo, 1997), with rational coefficients.
A *base* is an integer unknown with an interval: a term read as a number, or the lowest k bits of
one. A *form* of a term of w bits is a sum of bases with rational coefficients that the term is
congruent to modulo 2^w; it is *exact* where it is the number itself, signed or unsigned. So

- a sum, difference or product with a constant has the forms of its operands, and is exact where the
  interval of such a form fits its width, whatever wrapped before;
- the bits of t from k on are (t - low_k(t)) / 2^k, exactly, and the lowest bits of a term have its
  forms;
- a choice is looked at in each case of its condition, with what the case says of a base.

Beside it stands the same number modulo an odd q, a polynomial in bases: a product is one of
polynomials, `x % q` is x, a choice between numbers that are congruent is one of them, else c·a +
(1 - c)·b in its condition's bit c. Nothing is assumed: each rule holds for all values of the
variables.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping
from fractions import Fraction

from instar.hardware.proof.form import Affine, Exact, Form, Interval, fits, kept, whole
from instar.hardware.proof.polynomial import ONE, Polynomial, add_scaled, product
from instar.hardware.proof.terms import Pool, Term, order, signed, stripped

#: What is known of bases in a case.
Narrowed = Mapping[int, tuple[Fraction, Fraction]]
#: Conditions of one bit, and their value.
Case = dict[Term, bool]

#: Cases of a condition that are looked at.
_MOST_CASES = 8


class Forms:
    """Forms of the terms of a proof, modulo an odd `q`."""

    def __init__(self, pool: Pool, q: int) -> None:
        self.pool, self.q = pool, q
        self._intervals: list[Interval] = [(Fraction(1), Fraction(1))]
        self._bases: dict[tuple[object, ...], int] = {}
        self._exact: dict[tuple[Term, bool], Exact] = {}
        self._forms: dict[Term, tuple[Form, ...]] = {}

    # ------------------------------------------------------------ what others ask

    def exact(self, term: Term, is_signed: bool = False) -> Exact:
        """A term as a number."""
        self._prepare(term)
        return self._exact[term, is_signed]

    def residue(self, term: Term) -> Polynomial:
        """A term as an unsigned number modulo q."""
        return self.exact(term).forms[0].residue

    # ------------------------------------------------------------ bases

    def _base(self, key: tuple[object, ...], low: int, high: int) -> int:
        if key not in self._bases:
            self._bases[key] = len(self._intervals)
            self._intervals.append((Fraction(low), Fraction(high)))
        return self._bases[key]

    def _of_base(self, base: int) -> Form:
        return Form({base: Fraction(1)}, {(base,): 1})

    def _constant(self, value: int) -> Form:
        return Form({0: Fraction(value)} if value else {}, {ONE: value % self.q} if value % self.q else {})

    def _scaled(self, form: Form, by: Fraction) -> Form:
        factor = by.numerator * pow(by.denominator, -1, self.q) % self.q
        residue: Polynomial = {}
        add_scaled(residue, form.residue, factor, self.q)
        return Form({base: by * coefficient for base, coefficient in form.affine.items() if by}, residue)

    def _sum(self, a: Form, b: Form, sign: int = 1) -> Form:
        affine = dict(a.affine)
        for base, coefficient in b.affine.items():
            total = affine.get(base, Fraction(0)) + sign * coefficient
            if total:
                affine[base] = total
            else:
                affine.pop(base, None)
        residue = dict(a.residue)
        add_scaled(residue, b.residue, sign, self.q)
        return Form(affine, residue)

    def _interval(self, affine: Affine, narrowed: Narrowed | None = None) -> Interval:
        low = high = Fraction(0)
        for base, coefficient in affine.items():
            ends = narrowed.get(base) if narrowed else None
            a, b = (coefficient * end for end in ends or self._intervals[base])
            low, high = low + min(a, b), high + max(a, b)
        return low, high

    # ------------------------------------------------------------ terms

    def _prepare(self, root: Term) -> None:
        for term in order([root], self._done()):
            if term not in self._forms:
                self._compute(term)

    def _done(self) -> set[Term]:
        return set(self._forms)

    def _compute(self, term: Term) -> None:
        """Both readings and the forms; operands have theirs."""
        width = term.width
        forms: list[Form] = []
        if term.value is not None:
            unsigned: Exact | None = self._known(term.value)
            own: Exact | None = self._known(signed(term.value, width))
        elif term.op == "join":
            unsigned, own, forms = self._joined(term)
        elif term.op in ("add", "sub"):
            unsigned, own, forms = self._added(term)
        elif term.op == "mul":
            unsigned, own, forms = self._multiplied(term)
        elif term.op == "ite" and width > 1:
            unsigned, own = self._chosen(term.args[0], term.args[1], term.args[2], term)
        elif term.op in ("srem", "urem"):
            unsigned, own = self._remainder(term)
        else:
            unsigned, own = None, None
        self._settle(term, unsigned, own, forms)

    def _known(self, value: int) -> Exact:
        return Exact((self._constant(value),), value, value)

    def _settle(self, term: Term, unsigned: Exact | None, own: Exact | None, forms: list[Form]) -> None:
        """Completes one reading by the other, and both by a base of their own."""
        width = term.width
        if unsigned is None and own is None:
            most = (1 << width) - 1
            unsigned = Exact((), 0, most)
        if own is None:
            assert unsigned is not None
            if unsigned.high < 1 << (width - 1):
                own = unsigned
        elif unsigned is None and own.low >= 0:
            unsigned = own
        unsigned = unsigned and self._with_base(term, False, unsigned)
        own = own and (
            unsigned if unsigned is not None and own == unsigned else self._with_base(term, True, own)
        )
        top = self._of_base(self._base(("bit", term, width - 1), 0, 1))
        lift = self._scaled(top, Fraction(1 << width))
        if own is None:
            assert unsigned is not None
            moved = tuple(self._sum(form, lift, -1) for form in unsigned.forms)
            own = self._with_base(term, True, Exact(moved, *whole(width, True)))
        if unsigned is None:
            moved = tuple(self._sum(form, lift) for form in own.forms)
            unsigned = self._with_base(term, False, Exact(moved, *whole(width, False)))
        if unsigned.high < 1 << (width - 1) and own.low < 0:
            own = unsigned
        self._exact[term, False], self._exact[term, True] = unsigned, own
        self._forms[term] = kept([*forms, *own.forms, *unsigned.forms])

    def _with_base(self, term: Term, is_signed: bool, exact: Exact) -> Exact:
        if exact.low == exact.high:
            return self._known(exact.low)
        low, high = exact.low, exact.high
        for form in exact.forms:
            ends = self._interval(form.affine)
            low, high = max(low, -(-ends[0] // 1)), min(high, ends[1] // 1)
        # What is a base and a constant needs no base of its own: what is said of one is said of the
        # other.
        single = [form for form in exact.forms if len(form.affine.keys() - {0}) == 1]
        if single:
            return Exact(exact.forms, low, high)
        base = self._base(("number", term, is_signed and low < 0), low, high)
        affine = {base: Fraction(1)}
        residue = exact.forms[0].residue if exact.forms else self._of_base(base).residue
        return Exact(kept([*exact.forms, Form(affine, residue)]), low, high)

    # ------------------------------------------------------------ wiring

    def _low(self, term: Term, bits: int) -> Form:
        """The lowest bits of a term as an unsigned number."""
        if bits == 0:
            return self._constant(0)
        exact = self._exact[term, False]
        if bits >= term.width or exact.high < 1 << bits:
            return exact.forms[0]
        if bits == 1:
            return self._of_base(self._base(("bit", term, 0), 0, 1))
        return self._of_base(self._base(("low", term, bits), 0, (1 << bits) - 1))

    def _slice(self, term: Term, high: int, low: int, is_signed: bool) -> tuple[Exact | None, list[Form]]:
        """A slice as a number, and its forms."""
        size = high - low + 1
        below = self._low(term, low)
        # Modulo 2^size: of whatever is congruent modulo 2^w, w - low bits are left.
        forms = [
            self._scaled(self._sum(form, below, -1), Fraction(1, 1 << low)) for form in self._forms[term]
        ]
        if high == low and not is_signed:
            bit = self._of_base(self._base(("bit", term, high), 0, 1))
            return Exact((bit,), 0, 1), forms
        for reading in (is_signed, not is_signed):
            exact = self._exact[term, reading]
            if fits((exact.low, exact.high), high + 1, is_signed):
                shifted = tuple(
                    self._scaled(self._sum(form, below, -1), Fraction(1, 1 << low)) for form in exact.forms
                )
                return Exact(shifted, exact.low >> low, exact.high >> low), forms
        if is_signed:
            return None, forms
        form = self._scaled(self._sum(self._low(term, high + 1), below, -1), Fraction(1, 1 << low))
        return Exact((form,), 0, (1 << size) - 1), forms

    def _joined(self, term: Term) -> tuple[Exact | None, Exact | None, list[Form]]:
        inner, extended = stripped(self.pool, term)
        if inner is not term:
            self._prepare(inner)
            own = self._exact[inner, extended]
            if extended and own.low < 0:
                return None, own, []
            return own, own, []
        top, *rest = term.slices
        size = sum(high - low + 1 for _, high, low in rest)
        below, below_ends = self._constant(0), (0, 0)
        for piece in rest:
            exact, _ = self._slice(*piece, False)
            assert exact is not None
            shift = piece[1] - piece[2] + 1
            form = exact.forms[0]
            below = self._sum(self._scaled(below, Fraction(1 << shift)), form)
            below_ends = (
                (below_ends[0] << shift) + exact.low,
                (below_ends[1] << shift) + exact.high,
            )
        found: list[Exact | None] = []
        forms: list[Form] = []
        for is_signed in (False, True):
            exact, forms = self._slice(*top, is_signed)
            if exact is None:
                found.append(None)
                continue
            both = tuple(self._sum(self._scaled(form, Fraction(1 << size)), below) for form in exact.forms)
            ends = (exact.low << size) + below_ends[0], (exact.high << size) + below_ends[1]
            found.append(Exact(both, *ends))
        forms = [self._sum(self._scaled(form, Fraction(1 << size)), below) for form in forms]
        return found[0], found[1], forms

    # ------------------------------------------------------------ arithmetic

    def _fitting(self, forms: list[Form], width: int) -> tuple[Exact | None, Exact | None]:
        """The readings that forms are exact for."""
        found: list[Exact | None] = []
        for is_signed in (False, True):
            fitting = [form for form in forms if fits(self._interval(form.affine), width, is_signed)]
            if not fitting:
                found.append(None)
                continue
            ends = [self._interval(form.affine) for form in fitting]
            low, high = max(-(-a // 1) for a, _ in ends), min(b // 1 for _, b in ends)
            found.append(Exact(kept(fitting), low, high))
        return found[0], found[1]

    def _added(self, term: Term) -> tuple[Exact | None, Exact | None, list[Form]]:
        a, b = term.args
        sign = 1 if term.op == "add" else -1
        forms = [self._sum(x, y, sign) for x, y in itertools.product(self._forms[a], self._forms[b])]
        unsigned, own = self._fitting(forms, term.width)
        # A choice between two numbers beside a number that its condition knows.
        for one, other in ((a, b), (b, a)):
            found = self._two_valued(one)
            if found is not None:
                condition, *values = found
                branches = [
                    self.pool.apply(term.op, *((value, other) if one is a else (other, value)))
                    for value in values
                ]
                if all(branch is not term for branch in branches):
                    better = self._chosen(condition, branches[0], branches[1], term)
                    unsigned, own = (self._merged(x, y) for x, y in zip((unsigned, own), better, strict=True))
        return unsigned, own, forms

    def _merged(self, a: Exact | None, b: Exact | None) -> Exact | None:
        if a is None or b is None:
            return a or b
        return Exact(kept([*a.forms, *b.forms]), max(a.low, b.low), min(a.high, b.high))

    def _two_valued(self, term: Term) -> tuple[Term, Term, Term] | None:
        """A choice between constants: its condition and both."""
        if term.op == "ite" and all(arg.value is not None for arg in term.args[1:]):
            return term.args[0], term.args[1], term.args[2]
        if term.op == "join":
            chosen = {piece for piece in term.slices if piece[0].value is None}
            if len(chosen) == 1 and all(high == low for _, high, low in chosen):
                (bit,) = chosen
                values = []
                for value in (1, 0):
                    given = self.pool.const(value, 1)
                    values.append(
                        self.pool.join((given, 0, 0) if piece == bit else piece for piece in term.slices)
                    )
                condition = self.pool.join([bit])
                self._prepare(condition)
                return condition, values[0], values[1]
        return None

    def _multiplied(self, term: Term) -> tuple[Exact | None, Exact | None, list[Form]]:
        a, b = term.args
        if b.value is not None:
            factors = {Fraction(b.value), Fraction(signed(b.value, b.width))}
            forms = [self._scaled(form, factor) for form in self._forms[a] for factor in sorted(factors)]
            return *self._fitting(forms, term.width), forms
        found: dict[bool, Exact] = {}
        for left, right in itertools.product((False, True), repeat=2):
            x, y = self._exact[a, left], self._exact[b, right]
            ends = [i * j for i in (x.low, x.high) for j in (y.low, y.high)]
            low, high = min(ends), max(ends)
            residue = product(x.forms[0].residue, y.forms[0].residue, self.q)
            form = Form({self._base(("product", a, left, b, right), low, high): Fraction(1)}, residue)
            for is_signed in (False, True):
                if fits((low, high), term.width, is_signed):
                    found.setdefault(is_signed, Exact((form,), low, high))
        x, y = self._exact[a, False], self._exact[b, False]
        residue = product(x.forms[0].residue, y.forms[0].residue, self.q)
        base = self._base(("product", a, False, b, False), x.low * y.low, x.high * y.high)
        return found.get(False), found.get(True), [Form({base: Fraction(1)}, residue)]

    def _remainder(self, term: Term) -> tuple[Exact | None, Exact | None]:
        x, divisor = term.args
        is_signed = term.op == "srem"
        known = divisor.value
        if not known:
            return None, None
        size = abs(signed(known, term.width)) if is_signed else known
        exact = self._exact[x, is_signed]
        low, high = max(1 - size, min(exact.low, 0)), min(size - 1, max(exact.high, 0))
        base = self._base(("number", term, is_signed and low < 0), low, high)
        form = self._of_base(base)
        if size == self.q:
            form = Form(form.affine, exact.forms[0].residue)
        found = Exact((form,), low, high)
        return (None, found) if low < 0 else (found, found)

    # ------------------------------------------------------------ choices

    def _chosen(self, condition: Term, a: Term, b: Term, term: Term) -> tuple[Exact | None, Exact | None]:
        """A choice, by the cases of its condition."""
        parts: list[tuple[Term, bool, Narrowed]] = []
        for branch, truth in ((a, True), (b, False)):
            for case in self._cases(condition, truth):
                narrowed = self._facts(case)
                if narrowed is not None:
                    parts.append((self._in_case(branch, case), truth, narrowed))
        found = [self._together(parts, condition, term.width, is_signed) for is_signed in (False, True)]
        return found[0], found[1]

    def _together(
        self, parts: list[tuple[Term, bool, Narrowed]], condition: Term, width: int, is_signed: bool
    ) -> Exact | None:
        """One number for all cases, if all are known in this reading."""
        if not parts:
            return None
        known: list[tuple[bool, list[Polynomial]]] = []
        low, high = [], []
        for branch, truth, narrowed in parts:
            fitting = [
                (form.residue, ends)
                for form in self._forms[branch]
                if fits(ends := self._interval(form.affine, narrowed), width, is_signed)
            ]
            if not fitting:
                return None
            known.append((truth, [residue for residue, _ in fitting]))
            low.append(max(-(-ends[0] // 1) for _, ends in fitting))
            high.append(min(ends[1] // 1 for _, ends in fitting))
        residue = _common([residues for _, residues in known])
        if residue is None:
            sides = [_common([own for truth, own in known if truth == side]) for side in (True, False)]
            if sides[0] is None or sides[1] is None:
                return None
            bit, _ = self._slice(condition, 0, 0, False)
            assert bit is not None
            apart = dict(sides[0])
            add_scaled(apart, sides[1], -1, self.q)
            residue = product(bit.forms[0].residue, apart, self.q)
            add_scaled(residue, sides[1], 1, self.q)
        key = ("choice", condition, tuple((part[0], part[1]) for part in parts), is_signed and min(low) < 0)
        base = self._base(key, min(low), max(high))
        return Exact((Form({base: Fraction(1)}, residue),), min(low), max(high))

    def _cases(self, condition: Term, truth: bool) -> list[Case]:
        """All ways in which a condition has a value, over bits that are no conjunctions."""
        if condition.op == "not":
            return self._cases(condition.args[0], not truth)
        if condition.op in ("and", "or"):
            a, b = condition.args
            if truth == (condition.op == "and"):
                found = [
                    {**x, **y}
                    for x, y in itertools.product(self._cases(a, truth), self._cases(b, truth))
                    if all(y.get(term, value) == value for term, value in x.items())
                ]
            else:
                found = self._cases(a, truth)
                found += [
                    {**x, **y}
                    for x, y in itertools.product(self._cases(a, not truth), self._cases(b, truth))
                    if all(y.get(term, value) == value for term, value in x.items())
                ]
            if len(found) <= _MOST_CASES:
                return found
        return [{condition: truth}]

    def _in_case(self, term: Term, case: Case) -> Term:
        by = {condition: self.pool.const(int(value), 1) for condition, value in case.items()}
        (found,) = self.pool.substitute([term], by)
        self._prepare(found)
        return found

    def _facts(self, case: Case) -> Narrowed | None:
        """What a case says of bases; None where it cannot be."""
        narrowed: dict[int, Interval] = {}
        for condition, truth in case.items():
            others = {other: value for other, value in case.items() if other is not condition}
            for term, is_signed, low, high in self._says(condition, truth):
                here = self._in_case(term, others) if others else term
                self._prepare(here)
                for form in self._exact[here, is_signed].forms:
                    if not self._narrow(form.affine, low, high, narrowed):
                        return None
        return narrowed

    def _narrow(
        self, affine: Affine, low: int | None, high: int | None, narrowed: dict[int, Interval]
    ) -> bool:
        """Whether a form of one base can lie there; then that base is narrowed."""
        offset = affine.get(0, Fraction(0))
        bases = [base for base in affine if base]
        if not bases:
            return (low is None or offset >= low) and (high is None or offset <= high)
        if len(bases) > 1:
            ends = self._interval(affine)
            return (low is None or ends[1] >= low) and (high is None or ends[0] <= high)
        (base,) = bases
        bounds = [None if end is None else (end - offset) / affine[base] for end in (low, high)]
        if affine[base] < 0:
            bounds.reverse()
        least, most = narrowed.get(base, self._intervals[base])
        least = least if bounds[0] is None else max(least, bounds[0])
        most = most if bounds[1] is None else min(most, bounds[1])
        narrowed[base] = least, most
        return least <= most

    def _says(self, condition: Term, truth: bool) -> Iterator[tuple[Term, bool, int | None, int | None]]:
        """Readings between ends, which a bit is about."""
        if condition.op == "join" and len(condition.slices) == 1:
            term, high, _ = condition.slices[0]
            for is_signed in (True, False):
                exact = self._exact[term, is_signed]
                if fits((exact.low, exact.high), high + 1, True):
                    yield (term, is_signed, None, -1) if truth else (term, is_signed, 0, None)
                    return
        elif condition.op in ("ult", "slt"):
            a, b = condition.args
            is_signed = condition.op == "slt"

            def number(constant: int) -> int:
                return signed(constant, a.width) if is_signed else constant

            if b.value is not None:
                bound = number(b.value)
                yield (a, is_signed, None, bound - 1) if truth else (a, is_signed, bound, None)
            elif a.value is not None:
                bound = number(a.value)
                yield (b, is_signed, bound + 1, None) if truth else (b, is_signed, None, bound)
        elif condition.op == "eq" and condition.args[1].value is not None and truth:
            value = condition.args[1].value
            yield condition.args[0], False, value, value


def _common(known: list[list[Polynomial]]) -> Polynomial | None:
    """A polynomial that is among those of every case."""
    return next((one for one in known[0] if all(one in others for others in known)), None) if known else None
