"""SMT-LIB 2 text as terms: what descriptions and Yosys write.

Source: The SMT-LIB Standard, version 2.6, sections 3.1 to 3.6. Of the language only what these two
writers use.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import reduce
from itertools import pairwise

from instar._core import InstarError
from instar.hardware.proof.terms import Pool, Term

Expression = str | list["Expression"]

_TOKEN = re.compile(r"\|[^|]*\||[()]|[^\s()|;]+|;[^\n]*")


def read(text: str) -> Iterator[Expression]:
    """The commands of a text; comments are left out."""
    stack: list[list[Expression]] = [[]]
    for found in _TOKEN.finditer(text):
        token = found[0]
        if token == "(":
            stack.append([])
        elif token == ")":
            done = stack.pop()
            stack[-1].append(done)
            if len(stack) == 1:
                yield done
                stack[0].clear()
        elif not token.startswith(";"):
            stack[-1].append(token)


#: SMT-LIB's name → ours, for operations of two operands of one width.
_BINARY = {
    **{f"bv{op}": op for op in ("and", "or", "xor", "add", "sub", "mul", "shl", "lshr", "ashr")},
    **{f"bv{op}": op for op in ("udiv", "urem", "sdiv", "srem", "ult", "slt")},
}
#: Comparisons by `ult` and `slt`: whether operands change places, whether the result is turned
#: over.
_ORDERS = {"gt": (True, False), "le": (True, True), "ge": (False, True)}


def width_of(sort: Expression) -> int:
    """Bits of a sort; a Bool is one bit, an array all of its elements side by side."""
    if sort == "Bool":
        return 1
    if isinstance(sort, list) and sort[0] == "Array":
        return (1 << width_of(sort[1])) * width_of(sort[2])
    if isinstance(sort, list) and sort[:2] == ["_", "BitVec"]:
        return int(str(sort[2]))
    raise InstarError(f"proof: values of the sort {shown(sort)} are not read; bit vectors are")


def shown(expression: Expression) -> str:
    """As text."""
    if isinstance(expression, str):
        return expression
    return f"({' '.join(shown(inner) for inner in expression)})"


def literal(pool: Pool, text: str) -> Term | None:
    """A constant, if it is one."""
    if text in ("true", "false"):
        return pool.const(int(text == "true"), 1)
    if text.startswith("#b"):
        return pool.const(int(text[2:], 2), len(text) - 2)
    if text.startswith("#x"):
        return pool.const(int(text[2:], 16), 4 * (len(text) - 2))
    return None


#: Operations of which a simulator knows no result where the divisor is 0.
_DIVIDING = ("bvudiv", "bvurem", "bvsdiv", "bvsrem", "bvsmod")


def term_of(
    pool: Pool,
    expression: Expression,
    resolve: Callable[[Expression], Term | None],
    divided: Callable[[Term, Term], Term] = lambda quotient, divisor: quotient,
) -> Term:
    """The term of an expression; `resolve` knows symbols, and calls of functions.

    `divided` says what a quotient or a remainder is, which depends on who divides by zero.
    """
    # Deep texts are read with a stack of their own.
    values: list[Term] = []
    pending: list[tuple[Expression, bool]] = [(expression, False)]
    while pending:
        here, ready = pending.pop()
        if ready:
            assert isinstance(here, list)
            count = len(here) - 1
            args = values[len(values) - count :]
            del values[len(values) - count :]
            made = _operation(pool, here[0], args, here)
            values.append(divided(made, args[1]) if here[0] in _DIVIDING else made)
            continue
        known = literal(pool, here) if isinstance(here, str) else None
        if known is None and isinstance(here, list) and len(here) == 3 and here[0] == "_":
            known = pool.const(int(str(here[1])[2:]), int(str(here[2])))
        known = resolve(here) if known is None else known
        if known is not None:
            values.append(known)
            continue
        if isinstance(here, str):
            raise InstarError(f"proof: nothing is known of the symbol {here}")
        pending.append((here, True))
        pending += [(inner, False) for inner in reversed(here[1:])]
    return values[0]


def _operation(pool: Pool, head: Expression, args: list[Term], whole: Expression) -> Term:
    if isinstance(head, list):
        if head[:2] == ["_", "extract"]:
            return pool.extract(args[0], int(str(head[2])), int(str(head[3])))
        extensions = {"zero_extend": pool.zero_extend, "sign_extend": pool.sign_extend}
        if len(head) == 3 and str(head[1]) in extensions:
            return extensions[str(head[1])](args[0], args[0].width + int(str(head[2])))
        raise InstarError(f"proof: the operation {shown(head)} is not read")
    one = pool.const(1, 1)
    match head:
        case "concat":
            return pool.concat(*args)
        case "ite":
            return pool.choose(*args)
        case "=":
            return reduce(lambda a, b: pool.apply("and", a, b), _neighbours(pool, args), one)
        case "distinct" if len(args) == 2:
            return pool.invert(pool.apply("eq", *args))
        case "not" | "bvnot":
            return pool.invert(args[0])
        case "bvneg":
            return pool.apply("sub", pool.const(0, args[0].width), args[0])
        case "and" | "or" | "xor":
            return reduce(lambda a, b: pool.apply(head, a, b), args)
        case "=>":
            return pool.apply("or", pool.invert(args[0]), args[1])
        case "select":
            return _element(pool, args[0], args[1])
        case "store":
            return _stored(pool, *args)
        case "bvcomp":
            return pool.apply("eq", *args)
        case "bvxnor":
            return pool.invert(pool.apply("xor", *args))
    if head in _BINARY:
        return reduce(lambda a, b: pool.apply(_BINARY[head], a, b), args)
    if head[:3] in ("bvu", "bvs") and head[3:] in _ORDERS:
        swapped, inverted = _ORDERS[head[3:]]
        a, b = reversed(args) if swapped else args
        less = pool.apply(head[2] + "lt", a, b)
        return pool.invert(less) if inverted else less
    raise InstarError(f"proof: the operation {shown(head)} is not read, in {shown(whole)[:100]}")


def elements(pool: Pool, array: Term, width: int) -> list[Term]:
    """The elements of an array, element 0 first, which stands in the lowest bits."""
    return [pool.extract(array, at + width - 1, at) for at in range(0, array.width, width)]


def _element(pool: Pool, array: Term, index: Term) -> Term:
    found = elements(pool, array, array.width >> index.width)
    for bit in range(index.width):
        chosen = pool.extract(index, bit, bit)
        found = [pool.choose(chosen, b, a) for a, b in zip(found[::2], found[1::2], strict=True)]
    return found[0]


def _stored(pool: Pool, array: Term, index: Term, value: Term) -> Term:
    new = []
    for number, element in enumerate(elements(pool, array, value.width)):
        here = pool.apply("eq", index, pool.const(number, index.width))
        new.append(pool.choose(here, value, element))
    return pool.concat(*reversed(new))


def _neighbours(pool: Pool, args: list[Term]) -> list[Term]:
    return [pool.apply("eq", a, b) for a, b in pairwise(args)]
