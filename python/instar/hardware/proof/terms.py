"""Bit-vector terms, each kept once, with wiring in one normal form.

Source: SMT-LIB 2.6, theory FixedSizeBitVectors. What only moves bits (concatenation, slices,
extensions, shifts and masks by constants) is a `join` of slices, so that two ways to write the same
wires are the same term. A Bool is a bit vector of one bit. Every rule here is an identity of the
theory.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise
from typing import Final

#: A slice of a term: the term, its highest and its lowest bit.
Slice = tuple["Term", int, int]

COMMUTATIVE: Final = frozenset({"and", "or", "xor", "add", "mul", "eq"})
_BITWISE: Final = frozenset({"and", "or", "xor"})


class Term:
    """A term; equal terms of one pool are the same object. `number` grows from operands to results."""

    __slots__ = ("args", "data", "number", "op", "width")

    def __init__(
        self, op: str, width: int, args: tuple[Term, ...], data: int | str | tuple[Slice, ...], number: int
    ) -> None:
        self.op: Final = op
        self.width: Final = width
        self.args: Final = args
        self.data: Final = data
        self.number: Final = number

    @property
    def value(self) -> int | None:
        """The number that a constant is."""
        return self.data if self.op == "const" and isinstance(self.data, int) else None

    @property
    def slices(self) -> tuple[Slice, ...]:
        """What it is joined of, highest first; itself if it is no join."""
        if self.op == "join":
            assert isinstance(self.data, tuple)
            return self.data
        return ((self, self.width - 1, 0),)

    def __repr__(self) -> str:
        shown = self.data if self.op in ("const", "var") else tuple(arg.number for arg in self.args)
        return f"<{self.number}: {self.op}/{self.width} {shown}>"


class Pool:
    """All terms of a proof."""

    def __init__(self) -> None:
        self._known: dict[tuple[object, ...], Term] = {}

    def _make(
        self, op: str, width: int, args: tuple[Term, ...], data: int | str | tuple[Slice, ...] = 0
    ) -> Term:
        marked: object = data
        if isinstance(data, tuple):
            marked = tuple((term.number, high, low) for term, high, low in data)
        key = (op, width, tuple(arg.number for arg in args), marked)
        term = self._known.get(key)
        if term is None:
            term = self._known[key] = Term(op, width, args, data, len(self._known))
        return term

    def const(self, value: int, width: int) -> Term:
        """A number, in two's complement."""
        return self._make("const", width, (), value & ((1 << width) - 1))

    def var(self, name: str, width: int) -> Term:
        """A symbol that may have any value."""
        return self._make("var", width, (), name)

    # ------------------------------------------------------------ wiring

    def join(self, slices: Iterable[Slice]) -> Term:
        """Slices side by side, the highest bits first."""
        pieces: list[Slice] = []
        for given in slices:
            for piece in self._flat(*given):
                self._append(pieces, piece)
        if len(pieces) == 1 and pieces[0][2] == 0 and pieces[0][1] == pieces[0][0].width - 1:
            return pieces[0][0]
        width = sum(high - low + 1 for _, high, low in pieces)
        args = tuple(dict.fromkeys(term for term, _, _ in pieces))
        return self._make("join", width, args, tuple(pieces))

    def _flat(self, term: Term, high: int, low: int) -> Iterator[Slice]:
        if term.op == "const":
            assert term.value is not None
            part = self.const(term.value >> low, high - low + 1)
            yield part, part.width - 1, 0
        elif term.op == "join":
            top = term.width
            for inner, inner_high, inner_low in term.slices:
                bottom = top - (inner_high - inner_low + 1)
                if low < top and bottom <= high:
                    cut_high = inner_low + min(high, top - 1) - bottom
                    cut_low = inner_low + max(low, bottom) - bottom
                    yield from self._flat(inner, cut_high, cut_low)
                top = bottom
        else:
            yield term, high, low

    def _append(self, pieces: list[Slice], piece: Slice) -> None:
        term, high, low = piece
        if pieces:
            before, before_high, before_low = pieces[-1]
            if before is term and before_low == high + 1 and term.op != "const":
                pieces[-1] = (term, before_high, low)
                return
            if before.value is not None and term.value is not None:
                both = self.const(before.value << term.width | term.value, before.width + term.width)
                pieces[-1] = (both, both.width - 1, 0)
                return
        pieces.append(piece)

    def concat(self, *terms: Term) -> Term:
        """Terms side by side, the highest bits first."""
        return self.join((term, term.width - 1, 0) for term in terms)

    def extract(self, term: Term, high: int, low: int) -> Term:
        """Bits `high` to `low`."""
        assert 0 <= low <= high < term.width, (term, high, low)
        return self.join([(term, high, low)])

    def zero_extend(self, term: Term, width: int) -> Term:
        """To `width` bits in all."""
        return term if width == term.width else self.concat(self.const(0, width - term.width), term)

    def sign_extend(self, term: Term, width: int) -> Term:
        """To `width` bits in all."""
        top = self.extract(term, term.width - 1, term.width - 1)
        return self.concat(*[top] * (width - term.width), term)

    # ------------------------------------------------------------ operations

    def invert(self, a: Term) -> Term:
        """All bits turned over."""
        if a.value is not None:
            return self.const(~a.value, a.width)
        if a.op == "not":
            return a.args[0]
        return self._make("not", a.width, (a,))

    def choose(self, condition: Term, a: Term, b: Term) -> Term:
        """`a` where the one bit of `condition` is set, else `b`."""
        if condition.value is not None:
            return a if condition.value else b
        if a is b:
            return a
        if condition.op == "not":
            return self.choose(condition.args[0], b, a)
        if a.width == 1 and a.value is not None and b.value is not None:
            return condition if a.value else self.invert(condition)
        return self._make("ite", a.width, (condition, a, b))

    def apply(self, op: str, a: Term, b: Term) -> Term:
        """An operation of two operands; comparisons have one bit, all others the width of `a`."""
        if op in COMMUTATIVE and (
            b.number < a.number if (a.value is None) == (b.value is None) else a.value is not None
        ):
            a, b = b, a
        if a.value is not None and b.value is not None:
            return self.const(compute(op, a.width, a.value, b.value), 1 if op in _COMPARISONS else a.width)
        simple = self._simple(op, a, b)
        if simple is not None:
            return simple
        return self._make(op, 1 if op in _COMPARISONS else a.width, (a, b))

    def _simple(self, op: str, a: Term, b: Term) -> Term | None:
        width, known = a.width, b.value
        full = (1 << width) - 1
        if op in _BITWISE:
            return self._bitwise(op, a, b)
        if op in ("shl", "lshr", "ashr") and known is not None:
            return self._shifted(op, a, known)
        if op in ("add", "sub") and known == 0:
            return a
        if op == "sub" and a is b:
            return self.const(0, width)
        if op == "sub" and known is not None:
            return self.apply("add", a, self.const(-known, width))
        if op == "add" and known is not None and a.op == "add" and a.args[1].value is not None:
            return self.apply("add", a.args[0], self.const(known + a.args[1].value, width))
        if op == "mul" and known is not None and known & (known - 1) == 0:
            return self.const(0, width) if known == 0 else self._shifted("shl", a, known.bit_length() - 1)
        if op == "eq":
            if a is b:
                return self.const(1, 1)
            if width == 1 and known is not None:
                return a if known else self.invert(a)
        if op == "slt" and known == 0:
            return self.extract(a, width - 1, width - 1)
        if op in ("ult", "slt") and a is b:
            return self.const(0, 1)
        if op == "ult" and known == 0:
            return self.const(0, 1)
        if op == "ult" and a.value == full:
            return self.const(0, 1)
        return None

    def _shifted(self, op: str, a: Term, by: int) -> Term:
        if by == 0:
            return a
        width = a.width
        if op == "shl":
            return (
                self.const(0, width)
                if by >= width
                else self.concat(self.extract(a, width - 1 - by, 0), self.const(0, by))
            )
        if op == "lshr":
            return (
                self.const(0, width)
                if by >= width
                else self.zero_extend(self.extract(a, width - 1, by), width)
            )
        return self.sign_extend(self.extract(a, width - 1, min(by, width - 1)), width)

    def _bitwise(self, op: str, a: Term, b: Term) -> Term | None:
        """Piece by piece where some bits of an operand are known."""
        if a is b:
            return self.const(0, a.width) if op == "xor" else a
        if all(term.op != "const" for x in (a, b) for term, _, _ in x.slices):
            return None
        cuts = sorted({cut for x in (a, b) for cut in _cuts(x)})
        parts = [
            self._bitwise_part(op, self.extract(a, high - 1, low), self.extract(b, high - 1, low))
            for low, high in pairwise(cuts)
        ]
        return self.concat(*reversed(parts))

    def _bitwise_part(self, op: str, a: Term, b: Term) -> Term:
        if a.value is not None:
            a, b = b, a
        if a.value is not None or b.value is None:
            return self.apply(op, a, b)
        full = (1 << a.width) - 1
        if b.value in (0, full):
            if op == "xor":
                return a if b.value == 0 else self.invert(a)
            absorbs = (b.value == 0) == (op == "and")
            return b if absorbs else a
        # Bits that are set and bits that are not, each run for itself.
        parts, low = [], 0
        for at in range(1, a.width + 1):
            if at == a.width or (b.value >> at & 1) != (b.value >> low & 1):
                part = self.extract(a, at - 1, low)
                parts.append(self._bitwise_part(op, part, self.const(b.value >> low, at - low)))
                low = at
        return self.concat(*reversed(parts))

    # ------------------------------------------------------------ whole terms

    def substitute(self, roots: list[Term], by: Mapping[Term, Term]) -> list[Term]:
        """The terms with others in the place of some."""
        new: dict[Term, Term] = dict(by)
        for term in order(roots, set(by)):
            if term not in new:
                new[term] = self.rebuilt(term, [new[arg] for arg in term.args])
        return [new[root] for root in roots]

    def rebuilt(self, term: Term, args: list[Term]) -> Term:
        """The same operation on other operands."""
        if term.op in ("const", "var"):
            return term
        if term.op == "join":
            swapped = dict(zip(term.args, args, strict=True))
            return self.join((swapped[inner], high, low) for inner, high, low in term.slices)
        if term.op == "not":
            return self.invert(args[0])
        if term.op == "ite":
            return self.choose(*args)
        return self.apply(term.op, *args)


def _cuts(term: Term) -> Iterator[int]:
    at = term.width
    for _, high, low in term.slices:
        yield at
        at -= high - low + 1
    yield 0


def order(roots: Iterable[Term], stop: set[Term] | frozenset[Term] = frozenset()) -> list[Term]:
    """All terms below the roots, operands before results; nothing below those of `stop`."""
    seen: set[Term] = set()
    pending = list(roots)
    while pending:
        term = pending.pop()
        if term not in seen:
            seen.add(term)
            if term not in stop:
                pending += term.args
    return sorted(seen, key=lambda term: term.number)


def stripped(pool: Pool, term: Term) -> tuple[Term, bool]:
    """What a join extends, and whether by its sign; itself if it extends nothing."""
    slices = term.slices
    top, high, _ = slices[0]
    if top.value == 0 and len(slices) > 1:
        return pool.join(slices[1:]), False
    repeated = 0
    while repeated < len(slices) and slices[repeated] == (top, high, high):
        repeated += 1
    if repeated and repeated < len(slices) and slices[repeated][0] is top and slices[repeated][1] == high:
        return pool.join(slices[repeated:]), True
    # One bit beside itself is its own sign.
    if repeated == len(slices) and repeated > 1:
        return pool.join(slices[-1:]), True
    return term, False


_COMPARISONS: Final = frozenset({"eq", "ult", "slt"})


def signed(value: int, width: int) -> int:
    """The number that the bits are in two's complement."""
    return value - (1 << width) if value >> (width - 1) else value


def compute(op: str, width: int, a: int, b: int) -> int:
    """An operation on numbers below 2^width, as the theory defines it."""
    full = (1 << width) - 1
    match op:
        case "and":
            return a & b
        case "or":
            return a | b
        case "xor":
            return a ^ b
        case "add":
            return a + b & full
        case "sub":
            return a - b & full
        case "mul":
            return a * b & full
        case "eq":
            return int(a == b)
        case "ult":
            return int(a < b)
        case "slt":
            return int(signed(a, width) < signed(b, width))
        case "shl":
            return a << b & full if b < width else 0
        case "lshr":
            return a >> b if b < width else 0
        case "ashr":
            return signed(a, width) >> min(b, width - 1) & full
        case "udiv":
            return a // b if b else full
        case "urem":
            return a % b if b else a
        case "sdiv" | "srem":
            x, y = signed(a, width), signed(b, width)
            if y == 0:
                return (1 if x < 0 else full) if op == "sdiv" else a
            quotient = abs(x) // abs(y) * (1 if (x < 0) == (y < 0) else -1)
            return (quotient if op == "sdiv" else x - quotient * y) & full
    raise AssertionError(op)


def evaluate(roots: Iterable[Term], values: Mapping[str, int]) -> dict[Term, int]:
    """The number that each term below the roots is, where variables have these values."""
    known: dict[Term, int] = {}
    for term in order(roots):
        args = [known[arg] for arg in term.args]
        if term.value is not None:
            known[term] = term.value
        elif term.op == "var":
            known[term] = values[str(term.data)]
        elif term.op == "join":
            total = 0
            for inner, high, low in term.slices:
                total = total << (high - low + 1) | known[inner] >> low & ((1 << (high - low + 1)) - 1)
            known[term] = total
        elif term.op == "not":
            known[term] = ~args[0] & ((1 << term.width) - 1)
        elif term.op == "ite":
            known[term] = args[1] if args[0] else args[2]
        else:
            known[term] = compute(term.op, term.args[0].width, args[0], args[1])
    return known
