"""Terms without their upper bits have the values that they had with them."""

from __future__ import annotations

import random

from instar.discover.narrow import narrowed
from instar.hardware.proof.terms import Pool, Term, evaluate, order


def _random_term(pool: Pool, numbers: random.Random, depth: int, width: int) -> Term:
    if depth == 0:
        if numbers.random() < 0.3:
            return pool.const(numbers.getrandbits(width) & -(1 << numbers.randrange(width)), width)
        return pool.var(f"v{numbers.randrange(3)}_{width}", width)

    def below(bits: int = width) -> Term:
        return _random_term(pool, numbers, depth - 1, bits)

    match numbers.randrange(5):
        case 0:
            low = numbers.randrange(8)
            return pool.extract(below(width + 8), low + width - 1, low)
        case 1 if width > 8:
            return pool.sign_extend(below(width - 5), width)
        case 2 if width > 8:
            cut = numbers.randrange(1, width)
            return pool.concat(below(width - cut), below(cut))
        case 3:
            return pool.choose(pool.apply("ult", below(), below()), below(), pool.invert(below()))
        case _:
            operations = [
                "add",
                "sub",
                "mul",
                "mul",
                "and",
                "or",
                "xor",
                "shl",
                "lshr",
                "ashr",
                "udiv",
                "slt",
            ]
            op = numbers.choice(operations)
            made = pool.apply(op, below(), below())
            return pool.zero_extend(made, width) if op == "slt" else made


def test_the_lowest_bits_of_random_terms_stay_as_they_are() -> None:
    numbers = random.Random(7)
    changed = 0
    for _ in range(400):
        pool = Pool()
        term = _random_term(pool, numbers, 4, 32)
        bits = numbers.choice([1, 8, 16, 31, 32])
        low = narrowed(pool, term, bits)
        changed += low is not pool.extract(term, bits - 1, 0)
        assert low.width == bits
        names = {str(one.data): one.width for one in order([term, low]) if one.op == "var"}
        for _ in range(8):
            values = {name: numbers.getrandbits(width) for name, width in names.items()}
            known = evaluate([term, low], values)
            assert known[low] == known[term] & ((1 << bits) - 1)
    assert changed > 200


def test_one_product_has_one_form() -> None:
    pool = Pool()
    x = pool.var("x", 64)
    wide = pool.extract(pool.apply("mul", x, pool.const(58728449 << 32, 64)), 63, 32)
    narrow = pool.apply("mul", pool.extract(x, 31, 0), pool.const(58728449, 32))
    assert narrowed(pool, wide, 32) is narrow


def test_a_product_of_products_has_one_form_whatever_is_multiplied_first() -> None:
    pool = Pool()
    a, b, c = (pool.var(name, 64) for name in "abc")
    inverse = pool.const(58_728_449, 64)

    def product(one: Term, *others: Term) -> Term:
        for other in others:
            one = pool.apply("mul", one, other)
        return one

    low = narrowed(pool, product(product(a, b), inverse), 32)
    assert low is narrowed(pool, product(product(inverse, a), b), 32)
    assert low is narrowed(pool, product(b, product(inverse, a)), 32)
    assert low is not narrowed(pool, product(product(c, b), inverse), 32)
