"""Small functions whose best order is proved, and loops with their gaps, as assembly."""

from __future__ import annotations


def source(name: str, lines: list[str], before: str = "") -> str:
    """A function of these lines; those that end with a colon are labels."""
    body = "".join(f"{line}\n" if line.endswith(":") else f"    {line}\n" for line in lines)
    head = f"    .globl {name}\n    .type {name}, @function\n{name}:\n"
    return f"{before}{head}{body}    .size {name}, . - {name}\n"


def _butterfly(at: int, apart: int) -> list[str]:
    return [
        f"lw t0, {4 * at}(a0)",
        f"lw t1, {4 * at + apart}(a0)",
        f"lw t2, {4 * at}(a1)",
        "mul t1, t1, t2",
        "sub t3, t0, t1",
        "add t0, t0, t1",
        f"sw t0, {4 * at}(a0)",
        f"sw t3, {4 * at + apart}(a0)",
    ]


def _butterflies(count: int, apart: int = 64) -> list[str]:
    return [line for at in range(count) for line in _butterfly(at, apart)]


def _parity() -> list[str]:
    """Sums of four columns of five words, as in the theta step of Keccak (FIPS 202, section 3.2.1)."""
    lines = []
    for column in range(4):
        lines.append(f"lw t0, {4 * column}(a0)")
        for row in range(1, 5):
            lines += [f"lw t1, {4 * (column + 5 * row)}(a0)", "xor t0, t0, t1"]
        lines.append(f"sw t0, {4 * column}(a1)")
    return lines


#: Sigma, choice and two sums of a round of SHA-256 (FIPS 180-4, section 6.2.2).
_ROUND = [
    *(f"lw t{n}, {4 * n}(a0)" for n in range(4)),
    "rori t4, t0, 6",
    "rori t5, t0, 11",
    "xor t4, t4, t5",
    "rori t5, t0, 25",
    "xor t4, t4, t5",
    "xor t5, t1, t2",
    "and t5, t5, t0",
    "xor t5, t5, t2",
    "add t4, t4, t5",
    "add t3, t3, t4",
    "lw t6, 0(a1)",
    "add t3, t3, t6",
    "sw t3, 12(a0)",
]


def _dot(count: int) -> list[str]:
    """A sum of products."""
    lines = ["li t3, 0"]
    for at in range(count):
        lines += [f"lw t0, {4 * at}(a0)", f"lw t1, {4 * at}(a1)", "mul t0, t0, t1", "add t3, t3, t0"]
    return [*lines, "sw t3, 0(a1)"]


def _own(count: int) -> list[str]:
    """Butterflies of the design cva6-ntt."""
    lines = []
    for at in range(count):
        lines += [f"lw t0, {4 * at}(a0)", f"lw t1, {4 * at + 64}(a0)", f"lw t2, {4 * at}(a1)"]
        lines += ["pq_bfct t0, t1, t2", f"sw t0, {4 * at}(a0)", f"sw t1, {4 * at + 64}(a0)"]
    return lines


_INCLUDE = '    .include "xpqntt.inc"\n'
#: Straight functions of two buffers that do not overlap: source, and the design whose instructions
#: they use.
PIECES = {
    "butterflies-2": (source("f", [*_butterflies(2, 16), "ret"]), None),
    "butterflies-4": (source("f", [*_butterflies(4, 16), "ret"]), None),
    "dot-11": (source("f", [*_dot(11), "ret"]), None),
    "parity": (source("f", [*_parity(), "ret"]), None),
    "sha-256": (source("f", [*_ROUND, "ret"]), None),
    "pq.bfct-2": (source("f", [*_own(2), "ret"], _INCLUDE), "cva6-ntt"),
    "pq.bfct-3": (source("f", [*_own(3), "ret"], _INCLUDE), "cva6-ntt"),
}


def _loop(rounds: int, body: list[str]) -> str:
    return source("f", [f"li a3, {rounds}", "1:", *body, "addi a3, a3, -1", "bnez a3, 1b", "ret"])


_HORNER = [
    *("li a3, 64", "li t6, 0", "1:"),
    *("lw t0, 0(a0)", "mul t6, t6, a2", "add t6, t6, t0", "lw t1, 4(a0)", "xor t5, t5, t1"),
    *("addi a0, a0, 8", "addi a3, a3, -1", "bnez a3, 1b"),
    *("xor t6, t6, t5", "sw t6, 0(a1)", "ret"),
]
#: Loops over two buffers that do not overlap.
LOOPS = {
    "butterflies": _loop(16, [*_butterflies(12), "addi a0, a0, 128", "addi a1, a1, 64"]),
    "horner": source("f", _HORNER),
    "sha-256": _loop(16, [*_ROUND, "addi a0, a0, 16", "addi a1, a1, 4"]),
    "copy": _loop(
        16,
        [line for at in range(8) for line in (f"lw t0, {4 * at}(a0)", f"sw t0, {4 * at}(a1)")]
        + ["addi a0, a0, 32", "addi a1, a1, 32"],
    ),
}
