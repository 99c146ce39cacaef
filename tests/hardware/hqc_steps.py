"""Steps of the coprocessor bus-hqc: what each must leave in registers and write, of the formulas of HQC.

Source: HQC specification (2025-08-22), FIPS 202; names of registers and memories are those of
designs/bus-hqc/hqc.core_desc. Nothing here is of the circuit but which step does what.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from instar.hardware.proof.netlist import Netlist, read_netlist
from instar.hardware.proof.terms import Pool, Term, order

from .hqc_terms import ALPHA, Terms, generator, round_constants

#: Steps with a round of Keccak whose last one adds no words to the state.
WHOLE = ("finish_1", "squeeze_3", "expand_3")


@dataclass(frozen=True)
class Claim:
    """What holds after a step, where what is assumed holds before it."""

    name: str
    step: str
    holds: Term
    assumed: tuple[Term, ...] = ()


class Circuit:
    """The coprocessor without its memories, as Yosys reads it."""

    def __init__(self, text: str, module: str) -> None:
        self.pool = Pool()
        self.netlist: Netlist = read_netlist(self.pool, text[: text.index("\nendmodule") + 11], module)
        self.numbers = {
            name: int(number) for name, number in re.findall(r"assign does_(\w+) = step_q == 7'd(\d+);", text)
        }
        self.reset = self.pool.var("rst_ni", 1)
        self.step_register = self.register("step_q")

    def register(self, name: str) -> Term:
        """The variable that a register is."""
        (found,) = (t for t in order([self.netlist.wires[name]]) if t.op == "var" and t is not self.reset)
        return found

    def at(self, step: str) -> Step:
        return Step(self, step)


class Step:
    """A step: registers before and after it, and what goes to memories; a command is under way."""

    def __init__(self, circuit: Circuit, name: str) -> None:
        self.circuit, self.pool, self.name = circuit, circuit.pool, name
        one = self.pool.const(1, 1)
        self.known = {
            circuit.reset: one,
            circuit.register("busy_q"): one,
            circuit.step_register: self.pool.const(circuit.numbers[name], circuit.step_register.width),
        }

    def before(self, name: str) -> Term:
        return self.pool.substitute([self.circuit.netlist.wires[name]], self.known)[0]

    def after(self, name: str) -> Term:
        moved = self.pool.substitute([self.circuit.netlist.wires[name]], self.circuit.netlist.registers)
        return self.pool.substitute(moved, self.known)[0]

    #: What a memory gave, or gets.
    given = written = before


class Formulas(Terms):
    """What HQC says of steps."""

    def __init__(self, circuit: Circuit) -> None:
        super().__init__(circuit.pool)
        self.circuit = circuit

    def array(self, step: Step, name: str, count: int, after: bool = False) -> list[Term]:
        ask = step.after if after else step.before
        return [ask(f"{name}_{number}_q") for number in range(count)]

    def claims(self) -> Iterator[Claim]:
        yield from (self.syndromes(), self.discrepancy(), self.locator(), self.evaluator(), self.places())
        yield from (
            self.inverse(),
            self.division(),
            self.code_word(),
            self.copies(),
            self.layer(),
            self.peak(),
        )
        yield from self.rounds()
        yield from self.draws()
        yield self.spread()
        yield self.windows()

    def syndromes(self) -> Claim:
        step = self.circuit.at("correct_14")
        symbol = self.bits(step.given("symbols_rdata_i"), 7, 0)
        was, now = self.array(step, "s", 58), self.array(step, "s", 58, after=True)
        pairs = [(now[i], self.xor(self.times(self.const(ALPHA[i], 8), was[i]), symbol)) for i in range(58)]
        return Claim("syndromes", step.name, self.equal(*pairs))

    def discrepancy(self) -> Claim:
        step = self.circuit.at("correct_11")
        i, k = self.bits(step.before("i_8_q"), 4, 0), step.before("k_q")
        at = self.pool.apply("sub", k, self.wide(i, 6))
        sigma = self.chosen(i, self.array(step, "sigma", 32))
        term = self.times(sigma, self.chosen(at, self.array(step, "s", 64)))
        counts = self.pool.invert(self.less(k, self.wide(i, 6)))
        was = step.before("discrepancy_q")
        right = self.pool.choose(counts, self.xor(was, term), was)
        return Claim(
            "discrepancy of Berlekamp and Massey", step.name, self.equal((step.after("discrepancy_q"), right))
        )

    def locator(self) -> Claim:
        step = self.circuit.at("correct_10")
        i, gamma, by = (
            self.bits(step.before("i_9_q"), 4, 0),
            step.before("gamma_q"),
            step.before("discrepancy_q"),
        )
        old = self.chosen(i, self.array(step, "sigma", 32))
        before = self.chosen(i, self.array(step, "before", 32))
        new = self.xor(self.times(gamma, old), self.times(by, before))
        pairs = []
        for name, value in (("sigma", new), ("before", step.before("carried_q"))):
            now = self.array(step, name, 32, after=True)
            for number, was in enumerate(self.array(step, name, 32)):
                here = self.equal((i, self.const(number, 5)))
                pairs.append((now[number], self.pool.choose(here, value, was)))
        return Claim("locator of Berlekamp and Massey", step.name, self.equal(*pairs))

    def evaluator(self) -> Claim:
        step = self.circuit.at("correct_8")
        i, number = self.bits(step.before("i_10_q"), 4, 0), self.bits(step.before("l_q"), 4, 0)
        at = self.pool.apply("sub", self.wide(number, 6), self.wide(i, 6))
        sigma = self.chosen(i, self.array(step, "sigma", 32))
        term = self.times(sigma, self.chosen(at, self.array(step, "s", 64)))
        right = self.xor(step.before("sum_2_q"), term)
        return Claim("error evaluator", step.name, self.equal((step.after("sum_2_q"), right)))

    def places(self) -> Claim:
        step = self.circuit.at("correct_5")
        i, power = self.bits(step.before("i_11_q"), 4, 0), step.before("power_q")
        term = self.times(self.chosen(i, self.array(step, "sigma", 32)), power)
        of_evaluator = self.times(self.chosen(i, self.array(step, "before", 32)), power)
        nothing, is_odd = self.const(0, 8), self.bits(i, 0, 0)
        pairs = []
        for name, more in (
            ("even_2_q", self.pool.choose(is_odd, nothing, term)),
            ("odd_2_q", self.pool.choose(is_odd, term, nothing)),
            ("evaluator_q", of_evaluator),
        ):
            pairs.append((step.after(name), self.xor(step.before(name), more)))
        pairs.append((step.after("power_q"), self.times(power, step.before("place_2_q"))))
        goes_on = self.less(i, self.bits(step.before("code_q"), 13, 9))
        return Claim("sums of Chien and Forney", step.name, self.equal(*pairs), (goes_on,))

    def inverse(self) -> Claim:
        step = self.circuit.at("correct_4")
        square = self.times(step.before("square_q"), step.before("square_q"))
        right = self.times(step.before("inverse_q"), square)
        pairs = (step.after("square_q"), square), (step.after("inverse_q"), right)
        return Claim("inverse in GF(256)", step.name, self.equal(*pairs))

    def division(self) -> Claim:
        step = self.circuit.at("encode_6")
        j, table = step.before("j_q"), step.before("table_q")
        listed = [self.const(0, 8)] * 256
        for begin, parity in ((0, 30), (64, 32), (128, 58)):
            for number, one in enumerate(generator(parity)):
                listed[begin + number] = self.const(one, 8)
        coefficient = self.chosen(self.pool.apply("add", table, self.wide(j, 8)), listed)
        value = self.xor(step.before("below_q"), self.times(step.before("factor_q"), coefficient))
        was, now = self.array(step, "s", 64), self.array(step, "s", 64, after=True)
        pairs = [
            (now[i], self.pool.choose(self.equal((j, self.const(i, 6))), value, was[i])) for i in range(64)
        ]
        begins = [self.equal((table, self.const(begin, 8))) for begin in (0, 64, 128)]
        one_of = self.pool.apply("or", begins[0], self.pool.apply("or", *begins[1:]))
        return Claim("division by the generator", step.name, self.equal(*pairs), (one_of,))

    def code_word(self) -> Claim:
        step = self.circuit.at("encode_3")
        symbol = step.before("symbol_q")
        pairs = []
        for number in range(4):
            bits = []
            for place in range(32 * number, 32 * number + 32):
                # The value at a place: the sum of its bits' symbols, and of the constant.
                parts = [self.bits(symbol, 7, 7), self.const(0, 1)]
                parts += [self.bits(symbol, bit, bit) for bit in range(7) if place >> bit & 1]
                bits.append(self.xor(*parts))
            pairs.append((step.written(f"acc{number}_wdata_o"), self.pool.concat(*reversed(bits))))
        return Claim("code word of Reed and Muller", step.name, self.equal(*pairs))

    def rows(self, step: Step, after: bool = False) -> list[Term]:
        """The 128 numbers of the Hadamard transform."""
        return [*self.array(step, "low", 64, after), *self.array(step, "high", 64, after)]

    def copies(self) -> Claim:
        step = self.circuit.at("nearest_6")
        words = [step.given(f"acc{number}_rdata_i") for number in range(4)]
        pairs = []
        for place, (was, now) in enumerate(zip(self.rows(step), self.rows(step, after=True), strict=True)):
            bit = self.bits(words[place // 32], place % 32, place % 32)
            pairs.append((now, self.pool.apply("add", was, self.wide(bit, 11))))
        return Claim("sum of copies", step.name, self.equal(*pairs))

    def layer(self) -> Claim:
        step = self.circuit.at("nearest_4")
        was, now = self.rows(step), self.rows(step, after=True)
        last = self.equal((step.before("layer_q"), self.const(6, 3)))
        # At the end 64 times the copies go off the first: its bits were 0 and 1 and not 1 and -1.
        copies = self.bits(step.before("code_q"), 26, 24)
        off = self.pool.concat(self.const(0, 2), copies, self.const(0, 6))
        off = self.pool.choose(last, off, self.const(0, 11))
        pairs = []
        for place in range(64):
            a, b = was[place], was[place + 64]
            total = self.pool.apply("add", a, b)
            pairs.append((now[2 * place], total if place else self.pool.apply("sub", total, off)))
            pairs.append((now[2 * place + 1], self.pool.apply("sub", a, b)))
        return Claim("butterflies of the Hadamard transform", step.name, self.equal(*pairs))

    def peak(self) -> Claim:
        step = self.circuit.at("nearest_3")
        was, now = self.rows(step), self.rows(step, after=True)
        best, group = step.before("best_q"), self.bits(step.before("group_q"), 3, 0)
        for number, value in enumerate(was[:8]):
            sign = self.bits(value, 10, 10)
            negated = self.pool.apply("sub", self.const(0, 11), value)
            magnitude = self.bits(self.pool.choose(sign, negated, value), 9, 0)
            place = self.pool.invert(self.pool.concat(group, self.const(number, 3)))
            key = self.pool.concat(magnitude, place, self.pool.invert(sign))
            best = self.pool.choose(self.less(best, key), key, best)
        pairs = [(step.after("best_q"), best), *zip(now[:120], was[8:], strict=True)]
        return Claim("peak of eight", step.name, self.equal(*pairs))

    def rounds(self) -> Iterator[Claim]:
        """Of Keccak (FIPS 202, section 3.2), wherever a command permutes; the last round may add words."""
        constant = self.constant_register()
        for name in ("absorb_3", "finish_1", "finish_3", "squeeze_3", "expand_3"):
            step = self.circuit.at(name)
            state, number = step.before("state_q"), step.before("round_2_q")
            lanes = {(at % 5, at // 5): self.bits(state, 64 * at + 63, 64 * at) for at in range(25)}
            right = self.pool.concat(*reversed(self.permuted(lanes, number)))
            most = 24 if name in WHOLE else 23
            known = self.less(number, self.const(most, 5)), self.equal((constant, self.seven(number)))
            yield Claim(f"round of Keccak in {name}", name, self.equal((step.after("state_q"), right)), known)
            moved = self.pool.substitute([self.circuit.netlist.registers[constant]], step.known)[0]
            follows = self.equal((moved, self.seven(step.after("round_2_q"))))
            in_table = self.less(step.after("round_2_q"), self.const(24, 5))
            yield Claim(f"constant after {name}", name, follows, (in_table,))

    def constant_register(self) -> Term:
        """Yosys reads the table of round constants a cycle before: seven bits are a register of its own."""
        named = {
            t
            for wire, term in self.circuit.netlist.wires.items()
            if wire.endswith("_q")
            for t in order([term])
        }
        (found,) = (t for t in self.circuit.netlist.registers if t not in named)
        return found

    def seven(self, number: Term) -> Term:
        """The bits of a round's constant that may be set."""
        listed = [sum((one >> (2**bit - 1) & 1) << bit for bit in range(7)) for one in round_constants()]
        return self.chosen(number, [self.const(one, 7) for one in listed + [0] * 8])

    def draws(self) -> Iterator[Claim]:
        """A number of 24 bits becomes a position, of each of the four places in its word and both orders."""
        for place in range(4):
            for turned in (0, 1):
                yield self.draw(place, turned)

    def draw(self, place: int, turned: int) -> Claim:
        step = self.circuit.at("draw_4")
        for register, bit, value, width in (("at_2_q", 0, place, 2), ("shape_q", 31, turned, 1)):
            whole = self.circuit.register(register)
            parts = [self.bits(whole, whole.width - 1, bit + width)] if bit + width < whole.width else []
            parts += [self.const(value, width), *([self.bits(whole, bit - 1, 0)] if bit else [])]
            step.known[whole] = self.pool.concat(*parts)
        both = self.pool.concat(step.before("block_read_1_q"), step.before("block_read_0_q"))
        little = self.bits(both, 8 * place + 23, 8 * place)
        parts = [self.bits(little, 8 * byte + 7, 8 * byte) for byte in range(3)]
        drawn = self.pool.concat(*parts) if turned else little
        size, reciprocal = self.bits(step.before("n_q"), 15, 0), self.bits(step.before("reciprocal_q"), 17, 0)
        scaled = self.pool.apply("mul", self.wide(drawn, 42), self.wide(reciprocal, 42))
        quotient = self.wide(self.bits(scaled, 41, 32), 18)
        back = self.pool.apply("mul", self.wide(quotient, 34), self.wide(size, 34))
        rest = self.bits(self.pool.apply("sub", self.wide(drawn, 34), back), 16, 0)
        over = self.pool.invert(self.less(rest, self.wide(size, 17)))
        less = self.pool.apply("sub", rest, self.wide(size, 17))
        position = self.bits(self.pool.choose(over, less, rest), 15, 0)
        marks = self.chosen(self.bits(position, 6, 5), [step.given(f"acc{n}_rdata_i") for n in range(4)])
        mark = self.pool.apply("shl", self.const(1, 32), self.wide(self.bits(position, 4, 0), 32))
        free = self.equal((self.pool.apply("and", marks, mark), self.const(0, 32)))
        count, weight = step.before("count_q"), self.bits(step.before("weight_q"), 7, 0)
        fresh = self.pool.apply("and", self.less(count, weight), free)
        fresh = self.pool.apply("and", fresh, self.less(drawn, self.bits(step.before("bound_q"), 23, 0)))
        known_place = self.bits(step.before("offset_q"), 8, 0)
        line = self.pool.apply("add", known_place, self.wide(count, 9))
        # Where nothing is written, what would be is of no matter.
        written = self.equal(
            (step.written("list_wdata_o"), self.wide(position, 32)), (step.written("list_addr_o"), line)
        )
        more = self.pool.apply("add", count, self.wide(fresh, 8))
        right = self.equal((step.written("list_we_o"), fresh), (step.after("count_q"), more))
        right = self.pool.apply("and", right, self.pool.choose(fresh, written, self.const(1, 1)))
        return Claim(f"a draw at byte {place}, {'turned' if turned else 'as it is'}", step.name, right)

    def spread(self) -> Claim:
        step = self.circuit.at("spread_3")
        size = self.bits(step.before("n_q"), 15, 0)
        number = self.pool.apply("sub", step.before("left_3_q"), self.const(1, 8))
        below = self.pool.apply("sub", size, self.wide(number, 16))
        word = step.before("block_read_0_q")
        scaled = self.pool.apply("mul", self.wide(word, 48), self.wide(below, 48))
        position = self.pool.apply("add", self.wide(number, 16), self.bits(scaled, 47, 32))
        marks = self.chosen(self.bits(position, 6, 5), [step.given(f"acc{n}_rdata_i") for n in range(4)])
        mark = self.pool.apply("shl", self.const(1, 32), self.wide(self.bits(position, 4, 0), 32))
        there = self.pool.apply("and", marks, mark)
        own = step.before("own_q")
        owned = self.pool.apply("lshr", own, self.wide(self.bits(position, 7, 0), 160))
        owned = self.pool.apply("and", self.bits(owned, 0, 0), self.less(position, self.const(160, 16)))
        again = self.pool.apply("or", self.pool.invert(self.equal((there, self.const(0, 32)))), owned)
        more = self.pool.apply("shl", self.const(1, 160), self.wide(number, 160))
        more = self.pool.apply("or", own, self.pool.choose(again, more, self.const(0, 160)))
        kept = self.pool.choose(again, self.wide(number, 16), position)
        line = self.pool.apply("add", self.bits(step.before("offset_q"), 8, 0), self.wide(number, 9))
        pairs = [
            (step.written("list_wdata_o"), self.wide(kept, 32)),
            (step.written("list_addr_o"), line),
            (step.written("list_we_o"), self.const(1, 1)),
            (step.after("own_q"), more),
        ]
        marked = self.pool.apply("or", marks, mark)
        for memory in range(4):
            here = self.equal((self.bits(position, 6, 5), self.const(memory, 2)))
            written = self.equal((step.written(f"acc{memory}_wdata_o"), marked))
            pairs.append((step.written(f"acc{memory}_we_o"), here))
            pairs.append((self.pool.choose(here, written, self.const(1, 1)), self.const(1, 1)))
        return Claim("a position of an encryption's vector", step.name, self.equal(*pairs))

    def windows(self) -> Claim:
        step = self.circuit.at("product_10")
        row, size = step.before("row_q"), self.bits(step.before("n_q"), 15, 0)
        total = self.pool.concat(*(step.before(f"acc{number}_read_0_q") for number in (3, 2, 1, 0)))
        first, weight = step.before("first_3_q"), self.bits(step.before("weight_q"), 7, 0)
        total = self.pool.choose(step.before("fresh_q"), self.const(0, 128), total)
        for number, name in enumerate("abcd"):
            at = step.before(f"{name}_q")
            read = [
                step.before(f"vec{n}_read_{number}_q") if number < 3 else step.given(f"vec{n}_rdata_i")
                for n in range(8)
            ]
            left, right = (self.pool.concat(*reversed(read[begin : begin + 4])) for begin in (0, 4))
            even, odd = self.pool.concat(right, left), self.pool.concat(left, right)
            both = self.pool.choose(self.bits(at, 7, 7), odd, even)
            window = self.bits(self.pool.apply("lshr", both, self.wide(self.bits(at, 6, 0), 256)), 127, 0)
            place = self.pool.apply("add", self.wide(first, 9), self.const(number, 9))
            counts = self.less(place, self.wide(weight, 9)) if number else self.const(1, 1)
            total = self.xor(total, self.pool.choose(counts, window, self.const(0, 128)))
        rows = self.bits(self.pool.apply("add", self.wide(size, 17), self.const(127, 17)), 15, 7)
        is_last = self.equal(
            (self.pool.apply("add", self.wide(row, 10), self.const(1, 10)), self.wide(rows, 10))
        )
        over = self.bits(size, 6, 0)
        ones = self.const(-1, 128)
        kept = self.pool.invert(self.pool.apply("shl", ones, self.wide(over, 128)))
        full = self.equal((over, self.const(0, 7)))
        inside = self.pool.choose(is_last, self.pool.choose(full, ones, kept), ones)
        total = self.pool.apply("and", total, inside)
        pairs = [
            (step.written(f"acc{number}_wdata_o"), self.bits(total, 32 * number + 31, 32 * number))
            for number in range(4)
        ]
        return Claim("four windows of a product", step.name, self.equal(*pairs))
