"""Saber's products by transforms modulo two primes of 16 bits: a polynomial is 128 words for each.

Coefficients of a product are below 12,582,912, a third of 3329 · 12289, so the residues give it exactly.
Sums of products bear a factor R^-1, which the way back takes off.
"""

from __future__ import annotations

from pathlib import Path

from ordering import END, FREE, ROOM, Program, R, backward, forward, framed

SMALL, LARGE = 3329, 12289
#: Added to a quotient by the small prime, so that it is in order below the large one.
BEYOND = 4096
#: Instructions that name the modulus.
MODE = {SMALL: "pq_set_kyber", LARGE: "pq_set_newhope512"}


def both(lane: int) -> int:
    """A word with this in both lanes."""
    return lane * 0x10001


def powers(q: int) -> list[int]:
    """A 256th root of unity to each power."""
    root = next(w for w in (pow(g, (q - 1) // 256, q) for g in range(2, q)) if pow(w, 128, q) == q - 1)
    return [pow(root, n, q) for n in range(256)]


def zetas(q: int) -> list[int]:
    """Factors of the layers."""
    return [powers(q)[int(f"{k:07b}"[::-1], 2)] for k in range(128)]


def gathered() -> Program:
    """Words of two coefficients: as they are to the stack, modulo the small prime to where they were."""
    body = Program("a0", "sp")
    plus, one = FREE[24:26]
    for n in range(128):
        low, high = FREE[2 * (n % 11) :][:2]
        body.load(low, 8 * n, what="lhu")
        body.load(high, 8 * n + 4, what="lhu")
        body.compute("slli", high, high, "16")
        body.compute("or", low, low, high)
        body.store(low, ROOM + 4 * n, "sp")
        body.lanes("add", low, plus)
        body.lanes("mul", low, one)
        body.store(low, 4 * n)
    return body


def joined() -> Program:
    """Coefficients of residues at a0 and in the stack, from the last to the first."""
    body = Program("a0", "sp")
    inverse, beyond, mask, small, less = FREE[21:26]
    for n in range(127, -1, -1):
        first, second, low, other = FREE[4 * (n % 5) :][:4]
        body.load(first, 4 * n)
        body.load(second, ROOM + 4 * n, "sp")
        body.lanes("sub", second, first)
        body.lanes("mul", second, inverse)
        body.lanes("add", second, beyond)
        body.compute("and", low, second, mask)
        body.compute("mul", low, low, small)
        body.compute("and", other, first, mask)
        body.compute("add", low, low, other)
        body.compute("add", low, low, less)
        body.compute("srli", second, second, "16")
        body.compute("mul", second, second, small)
        body.compute("srli", first, first, "16")
        body.compute("add", second, second, first)
        body.compute("add", second, second, less)
        body.store(low, 8 * n)
        body.store(second, 8 * n + 4)
    return body


def multiplied(more: bool) -> Program:
    """Eight words of products, added to what is at a0 or not; a1 and a2 have factors, a3 the roots.

    Butterflies add (b1, b0)·a0 and (b0, b1·gamma)·a1.
    """
    body = Program()
    work = [name for name in FREE if name not in ("a2", "a3", END)]
    sets = [work[5 * n : 5 * n + 5] for n in range(len(work) // 5)]
    for word in range(8):
        total, a, b, crossed, other = sets[word % len(sets)]
        if more:
            body.load(total, 4 * word)
        else:
            body.compute("li", total, "0")
        body.load(a, 4 * word, "a1")
        body.load(b, 4 * word, "a2")
        body.compute("srli", crossed, b, "16")
        body.compute("slli", other, b, "16")
        body.compute("or", crossed, crossed, other)
        body.load(other, 4 * word, "a3")
        body.lanes("mul", crossed, other)
        body.butterfly("dit", a, total, b)
        body.compute("srli", a, a, "16")
        body.butterfly("dit", a, total, crossed)
        body.store(total, 4 * word)
    return body


def halves(label: str, table: list[int]) -> list[str]:
    """A table in the program's constants."""
    lines = ["    .section .rodata", "    .p2align 2", f"{label}:"]
    return lines + [
        "    .half   " + ", ".join(map(str, table[at : at + 16])) for at in range(0, len(table), 16)
    ]


def phase(q: int, table: str, constants: dict[str, int], program: Program) -> list[str]:
    """One program modulo q."""
    begin = [f"    {MODE[q]}", f"    la      a1, {table}"] if table else []
    begin += [f"    li      {register}, {value}" for register, value in constants.items()]
    return [*begin, "    nop", *(f"    {line}" for line in program.ordered())]


def transform() -> str:
    """void saber_ntt(int32_t a[256])."""
    small, large = ".Lsaber_ntt_small", ".Lsaber_ntt_large"
    constants = {FREE[24]: both(2 * SMALL), FREE[25]: both(R % SMALL)}
    body = phase(SMALL, small, constants, gathered())
    body += phase(SMALL, "", {}, forward(add=False))
    body += phase(LARGE, large, {FREE[25]: both(LARGE)}, forward(add=True, source=("sp", ROOM), to=512))
    about = "void saber_ntt(int32_t a[256]): modulo 3329 and modulo 12289, 128 words each."
    lines = framed("saber_ntt", about, body, 512)
    for label, q in ((small, SMALL), (large, LARGE)):
        lines += halves(label, [zeta * R % q for zeta in zetas(q)])
    return "\n".join(lines) + "\n"


def back() -> str:
    """void saber_invntt(int32_t a[256])."""
    small, large = ".Lsaber_invntt_small", ".Lsaber_invntt_large"
    scale = {q: {FREE[25]: both(pow(128, -1, q) * R * R % q)} for q in MODE}
    body = phase(SMALL, small, scale[SMALL], backward(add=False))
    body += phase(LARGE, large, scale[LARGE], backward(add=False, source=512, to=("sp", ROOM)))
    inverse = both(pow(SMALL, -1, LARGE) * R % LARGE)
    values = [inverse, both(BEYOND), 0xFFFF, SMALL, -BEYOND * SMALL]
    body += phase(LARGE, "", dict(zip(FREE[21:26], values, strict=True)), joined())
    about = "void saber_invntt(int32_t a[256]): the integers that have these residues."
    lines = framed("saber_invntt", about, body, 512)
    for label, q in ((small, SMALL), (large, LARGE)):
        lines += halves(label, [-zeta * R % q for zeta in zetas(q)])
    return "\n".join(lines) + "\n"


def product(name: str, about: str, more: bool) -> str:
    """Products of polynomials, modulo both primes."""
    roots = f".L{name}_roots"
    body = [f"    la      a3, {roots}"]
    for q in MODE:
        label = f".L{name}_{q}"
        body += [f"    {MODE[q]}", f"    addi    {END}, a0, 512", f"{label}:"]
        body += [f"    {line}" for line in multiplied(more).ordered()]
        body += [f"    addi    {base}, {base}, 32" for base in ("a0", "a1", "a2", "a3")]
        # What acts in ID does so after a taken branch too.
        body += [f"    bne     a0, {END}, {label}", "    nop"]
    table = []
    for q in MODE:
        for n in range(128):
            gamma = powers(q)[2 * int(f"{n:07b}"[::-1], 2) + 1]
            table += [gamma * R % q, R % q]
    return "\n".join([*framed(name, about, body), *halves(roots, table)]) + "\n"


def write(folder: Path) -> None:
    """The four functions of the transform's domain."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "ntt.S").write_text(transform())
    (folder / "invntt.S").write_text(back())
    about = "void saber_pointwise(int32_t c[256], const int32_t a[256], const int32_t b[256])"
    (folder / "pointwise.S").write_text(product("saber_pointwise", about, more=False))
    about = "void saber_pointwise_acc(int32_t c[256], const int32_t a[256], const int32_t b[256])"
    (folder / "pointwise_acc.S").write_text(product("saber_pointwise_acc", about, more=True))
