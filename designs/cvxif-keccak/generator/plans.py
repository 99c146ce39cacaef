"""The kernels: their form, and the order of rows that was found for it."""

from dataclasses import dataclass

from base import Base, BaseInterleaved, WrittenOut
from forms import Form, Interleaved, Published
from listing import Finish
from permutation import Orders


@dataclass(frozen=True)
class Plan:
    """One generated file."""

    folder: str
    title: str
    form: Form
    orders: Orders
    finish: Finish = "plain"
    #: That has its instructions; none: the base has them.
    extension: str | None = "xpqkeccak"


def orders(first: str, second: str, kept: str) -> Orders:
    """Rows of two rounds; words that stay in registers: column, row, half.

    A row comes with its half (2: both); in the base form, with the column where it begins.
    """
    rounds = [tuple((int(step[0]), int(step[1])) for step in text.split()) for text in (first, second)]
    words = tuple((int(word[0]), int(word[1]), int(word[2])) for word in kept.split())
    return Orders((rounds[0], rounds[1]), words)


# Those with fewest loads and stores that a random search found, by registers as `allocate.py` gives
# them.
TWO = orders(
    "01 11 41 30 10 20 31 40 21 00",
    "40 00 30 10 21 41 31 01 11 20",
    "220 001 420 401 411 111 301 441 311 120 231 211 330 240 020",
)
THREE = orders(
    "30 01 41 21 11 31 00 20 10 40",
    "11 30 20 00 10 40 21 31 41 01",
    "001 201 401 041 431 231 441 310 141 030 101 340",
)
DUAL = orders(
    "31 11 10 21 40 01 30 00 20 41",
    "41 31 21 01 20 10 30 40 00 11",
    "011 240 231 421 400 300 141 200 411 020 130 230 100 311 140",
)
PLAIN = orders(
    "32 12 42 02 22",
    "42 02 32 22 12",
    "311 141 010 020 120 011 121 421 310 401 110 321 211 420",
)

#: A row of the base form is made lane by lane; instead of a half stands where it begins.
SLIDING = orders(
    "04 42 13 20 32",
    "43 01 24 31 14",
    "031 331 310 140 110 111 000 030",
)

APART = orders(
    "21 41 01 10 30 00 20 11 31 40",
    "40 30 00 10 11 21 01 31 20 41",
    "220 041 120 241 201 431 141 341 211 420 320 131",
)

PLANS: list[Plan] = [
    Plan("single/plain-2", "plain halves, two operands", Form(2), PLAIN),
    Plan("single/plain-3", "plain halves, three operands", Form(3), PLAIN),
    Plan("single/interleaved-2", "bit-interleaved, two operands", Interleaved(2), TWO),
    Plan("single/interleaved-3", "bit-interleaved, three operands", Interleaved(3), THREE),
    Plan("superscalar/plain-2", "plain halves, two operands", Form(2), PLAIN, "paired"),
    Plan("superscalar/plain-3", "plain halves, three operands", Form(3), PLAIN, "paired"),
    Plan("superscalar/interleaved-2", "bit-interleaved, two operands", Interleaved(2), TWO, "paired"),
    # Half of the sums by `xor`, which the second issue slot has for nothing.
    Plan(
        "superscalar/interleaved-3", "bit-interleaved, three operands", Interleaved(3, True), DUAL, "paired"
    ),
    Plan("cv32e40p/base", "plain halves, base instructions", Base(), SLIDING, "renamed", None),
    Plan(
        "cv32e40p/base-interleaved",
        "bit-interleaved words of the caller, base instructions",
        BaseInterleaved(),
        APART,
        "ahead",
        None,
    ),
    Plan(
        "cv32e40p/written-out",
        "plain halves, base instructions, nothing complemented",
        WrittenOut(),
        PLAIN,
        "renamed",
        None,
    ),
    Plan(
        "cv32e40px/published",
        "plain halves, CIRCE's published instructions",
        Published(),
        PLAIN,
        "renamed",
        "xcirce_keccak",
    ),
    Plan(
        "cv32e40px/ours", "bit-interleaved, three operands", Interleaved(3), THREE, "renamed", "xours_keccak"
    ),
]
