"""Blocks of the unit for microprograms, proved for all operands: a column, a digit of a product, sums.

A whole lane is put together of its columns by exact arithmetic, as no solver ends with so many
products; a solver does with two or three of them at once. Products of two digits are any numbers up
to (2^D - 1)^2 here, the same ones wherever the same two digits meet: what holds of these holds of
the products.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from instar.hardware.proof.netlist import Netlist, read_netlist
from instar.hardware.proof.solver import always
from instar.hardware.proof.terms import Pool, Term

from ..shared import ROOT
from .test_microprogram_unit import small

RTL = ROOT / "rtl" / "microprogram"
PROPERTIES = (Path(__file__).parent / "microprogram" / "properties.sv").read_text()
SECONDS = 600.0
#: Bits of a number, and the ports of a column.
WIDTH = 768
COLUMN = ("a_i", "b_i", "q_i", "p_i", "lower_i", "upper_i", "lower_o", "upper_o")
slow = pytest.mark.slow


def module(name: str) -> str:
    return (RTL / f"instar_mp_{name}.sv").read_text()


def of_digit(text: str, digit: int) -> str:
    assert "Digit = 16" in text
    return text.replace("Digit = 16", f"Digit = {digit}")


@pytest.mark.parametrize("digit", [8, 16, 32])
def test_a_column_adds_without_loss(digit: int) -> None:
    pool = Pool()
    text = of_digit(PROPERTIES.split("// Sums in chunks")[0], digit) + module("column")
    netlist = read_netlist(pool, text, "column_property")
    right, bounded = netlist.outputs["right_o"], netlist.outputs["bounded_o"]
    assert always(pool, right, SECONDS, [bounded], refine=False).holds
    # Not without the bound.
    assert always(pool, right, SECONDS, refine=False).holds is False


def step(digit: int, digits: int, text: str) -> tuple[Pool, Term, list[Term]]:
    """The claim of a digit's step, and what it assumes."""
    pool = Pool()
    text = of_digit(text, digit).replace("Digits = 48", f"Digits = {digits}") + module("column")
    netlist = read_netlist(pool, text, "instar_mp_lane")
    width = digit * (digits + 3)
    wires, constant = netlist.wires, pool.const

    def piece(wire: str, number: int, bits: int = digit) -> Term:
        return pool.extract(wires[wire], bits * number + bits - 1, bits * number)

    def plus(terms: list[tuple[Term, int]]) -> Term:
        """Of terms with their digits' places."""
        total = constant(0, width)
        for term, place in terms:
            shifted = pool.concat(term, constant(0, digit * place)) if place else term
            total = pool.apply("add", total, pool.zero_extend(shifted, width))
        return total

    def times(a: Term, b: Term) -> Term:
        return pool.apply("mul", pool.zero_extend(a, 2 * digit), pool.zero_extend(b, 2 * digit))

    rows = [(piece(name, at, bits), at) for name, bits in (("lower_o", digit), ("upper_o", digit + 1))
            for at in range(digits)]  # fmt: skip
    a, q = piece("a_q", 0), wires["q"]
    ab = [(times(a, piece("b_q", at)), at) for at in range(digits)]
    qp = [(times(q, piece("p_i", at)), at + 1) for at in range(digits - 1)]
    moved = pool.substitute([term for term, _ in rows], netlist.registers)
    # What it was is worth nothing where a product begins.
    was = pool.choose(wires["begins_q"], constant(0, width), plus(rows))
    left = plus([(term, place + 1) for term, (_, place) in zip(moved, rows, strict=True)])
    left = pool.apply("add", left, pool.zero_extend(q, width))
    right = pool.apply("add", was, plus([*ab, *qp]))
    most = constant(((1 << digit) - 1) ** 2, 2 * digit)
    bounds = [pool.invert(pool.apply("ult", most, product)) for product, _ in [*ab, *qp]]
    known = pool.apply("eq", wires["first_q"], pool.extract(ab[0][0], digit - 1, 0))
    return pool, pool.apply("eq", left, right), [known, *bounds]


@slow
@pytest.mark.parametrize(("digit", "digits"), [(8, 2), (8, 3), (16, 2), (16, 3), (32, 2)])
def test_a_digit_of_a_product_is_a_step_of_montgomery_s(digit: int, digits: int) -> None:
    """sum'·2^D + q = sum + a·b + q·p·2^D: with N = p·2^D - 1, sum' = (sum + a·b + q·N)/2^D."""
    pool, claim, assumed = step(digit, digits, module("lane"))
    assert always(pool, claim, SECONDS, assumed, refine=False).holds


def test_a_step_with_a_fault_is_no_step() -> None:
    text = module("lane").replace("lower[0] + upper[0][Digit-1:0] + first_q", "lower[0] + first_q")
    pool, claim, assumed = step(16, 3, text)
    assert always(pool, claim, SECONDS, assumed, refine=False).holds is False


#: A sum of wires and of products of two of them, each with its factor, over the integers.
Sum = Counter[Term | tuple[Term, Term]]


def of_columns(digit: int, digits: int, text: str) -> tuple[Sum, Sum]:
    """2^D·sum' + q and sum + a·b + q·p·2^D of a lane, where each column is an addition.

    That a column is one is `test_a_column_adds_without_loss`, for any operands; here what its wires
    are is read from the whole lane.
    """
    pool = Pool()
    text = of_digit(text, digit).replace("Digits = 48", f"Digits = {digits}") + module("column")
    netlist = read_netlist(pool, text, "instar_mp_lane")
    wires, moves, base = netlist.wires, netlist.registers, 1 << digit

    def piece(term: Term, number: int, bits: int) -> Term:
        return pool.extract(term, bits * number + bits - 1, bits * number)

    def add(total: Sum, what: Term | tuple[Term, Term], factor: int) -> None:
        if not any(part.value == 0 for part in (what if isinstance(what, tuple) else (what,))):
            total[what] += factor

    a, q, first = piece(wires["a_q"], 0, digit), wires["q"], wires["first_q"]
    left, right = Sum(), Sum()
    for at in range(digits):
        for row, bits in (("lower", digit), ("upper", digit + 1)):
            (follows,) = pool.substitute([piece(wires[f"{row}_q"], at, bits)], moves)
            add(left, follows, base ** (at + 1))
            add(right, piece(wires[row], at, bits), base**at)
        add(right, (a, piece(wires["b_q"], at, digit)), base**at)
        if at < digits - 1:
            add(right, (q, piece(wires["p_i"], at, digit)), base ** (at + 1))
    left[q] += 1
    # Of each column what it adds up comes in the place of what it gives.
    for at in range(digits):
        column = {port: wires[f"gen_columns[{at}].i_column.{port}"] for port in COLUMN}
        down = column["lower_o"]
        if at == 0:
            known = pool.apply("eq", first, pool.extract(product(pool, a, column["b_i"]), digit - 1, 0))
            assert always(pool, pool.apply("eq", down, q), SECONDS, [known], refine=False).holds
            down = q
        for given, factor in ((down, 1), (column["upper_o"], base)):
            add(left, given, -factor * base**at)
        products = (column["a_i"], column["b_i"]), (column["q_i"], column["p_i"])
        for one in (*products, column["lower_i"], column["upper_i"]):
            add(left, one, base**at)
    # What it was is worth nothing where a product begins.
    for row in ("lower", "upper"):
        was = pool.choose(wires["begins_q"], pool.const(0, wires[row].width), wires[f"{row}_q"])
        assert always(pool, pool.apply("eq", wires[row], was), SECONDS).holds
    # The lowest digit of the first product is known a cycle before, whatever comes.
    three = [moves[first], *pool.substitute([a, piece(wires["b_q"], 0, digit)], moves)]
    for loads in (0, 1):
        low, x, y = pool.substitute(three, {wires["load_i"]: pool.const(loads, 1)})
        assert pool.apply("eq", low, pool.apply("mul", x, y)).value == 1
    return Sum({what: factor for what, factor in left.items() if factor}), right


def product(pool: Pool, a: Term, b: Term) -> Term:
    return pool.apply("mul", pool.zero_extend(a, 2 * a.width), pool.zero_extend(b, 2 * b.width))


@pytest.mark.parametrize("digit", [8, 16, 32])
def test_columns_side_by_side_are_a_step_of_montgomery_s(digit: int) -> None:
    """Of whole lanes of 768 bits: the columns' sums, each in its place, over the integers."""
    left, right = of_columns(digit, WIDTH // digit, module("lane"))
    assert left == right


def test_columns_in_another_order_are_no_step() -> None:
    text = module("lane").replace("assign lower_d[i-1] = down", "assign lower_d[Digits-1-i] = down")
    left, right = of_columns(32, WIDTH // 32, text)
    assert left != right


@pytest.mark.parametrize("digit", [32, pytest.param(16, marks=slow)])
def test_sums_in_chunks_are_sums(tmp_path: Path, digit: int) -> None:
    _, slave = small(tmp_path, 1, digit)
    texts = [slave.files[name] for name in ("instar_mp_pkg.sv", "instar_mp_types.sv")]
    pool = Pool()
    text = "\n".join([*texts, "module sum_property" + PROPERTIES.split("module sum_property")[1]])
    netlist: Netlist = read_netlist(pool, text, "sum_property")
    assert always(pool, netlist.outputs["right_o"], SECONDS).holds
