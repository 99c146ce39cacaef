"""Writes ntt.S, invntt.S, basemul_acc.S and others: K-PKE's arithmetic on words of two coefficients.

`python designs/risqv/generator FOLDER` writes them there, and Saber's to FOLDER/saber. Seven layers are
two passes over memory: four layers on sixteen words at a time, three on eight. `instar measure k-pke-512
ntt --design risqv --core ri5cy` names whatever is wrong.
"""

from __future__ import annotations

import sys
from pathlib import Path

import saber
from ordering import (
    CONSTANTS,
    END,
    FREE,
    WORK,
    Program,
    R,
    backward,
    forward,
    framed,
    words_of,
)

Q = 3329
ZETAS = [pow(17, int(f"{k:07b}"[::-1], 2), Q) for k in range(128)]


def products(count: int) -> Program:
    """Eight words of a row's sum of products: butterflies add (b1, b0)·a0 and (b0, b1·gamma)·a1.

    a0, a1, a2 and a3 are the sum, the row's polynomials, the vector's and what its cache has.
    """
    body = Program()
    plus, lower, scale = CONSTANTS
    sets = [WORK[5 * n : 5 * n + 5] for n in range(len(WORK) // 5)]
    for word in range(8):
        total, a, b, moved, crossed = sets[word % len(sets)]
        body.compute("li", total, "0")
        for n in range(count):
            body.load(a, 4 * word + 512 * n, "a1")
            body.load(b, 4 * word + 512 * n, "a2")
            body.load(crossed, 2 * word + 256 * n, "a3", "lhu")
            body.lanes("add", b, plus)
            body.compute("slli", moved, b, "16")
            body.compute("or", crossed, crossed, moved)
            body.lanes("add", crossed, lower)
            body.butterfly("dit", a, total, b)
            body.compute("srli", a, a, "16")
            body.butterfly("dit", a, total, crossed)
        body.lanes("mul", total, scale)
        body.store(total, 4 * word)
    return body


def reduction() -> Program:
    """Sixteen words: 2^15 is added, so that no lane is negative, and taken off the remainder."""
    body = Program()
    flip, one, back = CONSTANTS
    for word in range(16):
        both = WORK[word]
        body.load(both, 4 * word)
        body.compute("xor", both, both, flip)
        body.lanes("mul", both, one)
        body.lanes("sub", both, back)
        body.store(both, 4 * word)
    return body


def packing() -> Program:
    """Sixteen words to twelve of 12 bits a coefficient; a1 is the polynomial."""
    body = Program()
    plus, closer, _ = CONSTANTS
    for group in range(4):
        at = 10 * (group % 2)
        words, moved = WORK[at : at + 4], WORK[at + 4 : at + 8]
        for n, (both, upper) in enumerate(zip(words, moved, strict=True)):
            body.load(both, 16 * group + 4 * n, "a1")
            body.lanes("add", both, plus)
            body.compute("srli", upper, both, "16")
            body.compute("mul", upper, upper, closer)
            body.compute("sub", both, both, upper)
        for n in range(3):
            body.compute("slli", moved[n], words[n + 1], str(24 - 8 * n))
            if n:
                body.compute("srli", words[n], words[n], str(8 * n))
            body.compute("or", words[n], words[n], moved[n])
            body.store(words[n], 12 * group + 4 * n)
    return body


def crossing() -> Program:
    """Eight words of what products with b need: each second coefficient, by its root.

    a1 is b, a2 has the roots.
    """
    body = Program()
    plus, upper, _ = CONSTANTS
    sets = [WORK[3 * n : 3 * n + 3] for n in range(len(WORK) // 3)]
    for word in range(8):
        first, second, root = sets[word % len(sets)]
        body.load(first, 8 * word, "a1")
        body.load(second, 8 * word + 4, "a1")
        body.load(root, 4 * word, "a2")
        body.compute("srli", first, first, "16")
        body.compute("and", second, second, upper)
        body.compute("or", first, first, second)
        body.lanes("add", first, plus)
        body.lanes("mul", first, root)
        body.store(first, 4 * word)
    return body


def transform(name: str, about: str, constants: dict[str, int], table: list[int], body: list[str]) -> str:
    """One of the transforms, with its factors."""
    begin = [f"    la      a1, .L{name}_factors"]
    begin += [f"    li      {register}, {value * 0x10001}" for register, value in constants.items()]
    lines = framed(name, about, [*begin, "    nop", *(f"    {line}" for line in body)])
    return "\n".join([*lines, *words_of(name, table)]) + "\n"


def multiplication(name: str, about: str) -> str:
    """Sums of products of as many polynomials as the parameter set has; of one for MLKEM_SET = 256."""
    plus, lower, scale = CONSTANTS
    body = [f"    li      {plus}, {5 * Q * 0x10001}", f"    li      {lower}, {Q}"]
    body += [f"    li      {scale}, {R * R % Q * 0x10001}", f"    addi    {END}, a0, 512", f".L{name}_words:"]
    for count in (1, 2, 3, 4):
        body += ["#if" if count == 1 else "#elif"]
        body[-1] += f" MLKEM_SET == {256 * count}"
        body += [f"    {line}" for line in products(count).ordered()]
    body += ["#endif"]
    body += [
        f"    addi    {base}, {base}, {step}"
        for base, step in (("a0", 32), ("a1", 32), ("a2", 32), ("a3", 16))
    ]
    body += [f"    bne     a0, {END}, .L{name}_words"]
    return "\n".join(framed(name, about, body)[:-1]) + "\n"


def looped(
    name: str, about: str, constants: dict[str, int], steps: dict[str, int], size: int, body: list[str]
) -> list[str]:
    """A function that goes through `size` bytes at a0, `steps` of each argument a turn."""
    begin = [f"    li      {register}, {value}" for register, value in constants.items()]
    begin += [f"    addi    {END}, a0, {size}", f".L{name}_words:"]
    end = [f"    addi    {base}, {base}, {step}" for base, step in steps.items()]
    end += [f"    bne     a0, {END}, .L{name}_words"]
    return framed(name, about, [*begin, *(f"    {line}" for line in body), *end])


def small(folder: Path) -> None:
    """Functions that go once through a polynomial."""
    about = "void kpke_reduce(int16_t a[256]): representatives in [0, q) of any coefficients."
    constants = dict(
        zip(CONSTANTS, [1 << 31 | 1 << 15, R % Q * 0x10001, (1 << 15) % Q * 0x10001], strict=True)
    )
    lines = looped("kpke_reduce", about, constants, {"a0": 64}, 512, reduction().ordered())
    (folder / "reduce.S").write_text("\n".join(lines[:-1]) + "\n")
    about = "void kpke_pack_12(uint8_t bytes[384], const int16_t a[256]): sixteen words at a time."
    constants = {CONSTANTS[0]: Q * 0x10001, CONSTANTS[1]: (1 << 16) - (1 << 12)}
    lines = looped("kpke_pack_12", about, constants, {"a0": 48, "a1": 64}, 384, packing().ordered())
    (folder / "pack_12.S").write_text("\n".join(lines[:-1]) + "\n")
    about = "void kpke_basemul_cache(int16_t cache[128], const int16_t b[256]): eight words at a time."
    constants = {CONSTANTS[0]: 5 * Q * 0x10001, CONSTANTS[1]: 0xFFFF0000}
    steps = {"a0": 32, "a1": 64, "a2": 32}
    lines = looped("kpke_basemul_cache", about, constants, steps, 256, crossing().ordered())
    at = lines.index(".Lkpke_basemul_cache_words:")
    lines[at:at] = ["    la      a2, .Lkpke_basemul_cache_factors"]
    roots = [sign * ZETAS[64 + n] * R % Q for n in range(64) for sign in (1, -1)]
    lines[-1:] = words_of("kpke_basemul_cache", roots)
    (folder / "basemul_cache.S").write_text("\n".join(lines) + "\n")


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    ahead = forward(add=True).ordered()
    table = [zeta * R % Q for zeta in ZETAS]
    about = "void kpke_ntt(int16_t a[256]): four layers on sixteen words at a time, then three on eight."
    (folder / "ntt.S").write_text(transform("kpke_ntt", about, {FREE[25]: Q}, table, ahead))
    back = backward(add=True).ordered()
    table = [-zeta * R % Q for zeta in ZETAS]
    about = "void kpke_invntt(int16_t a[256]): three layers on eight words at a time, then four on sixteen."
    scale = pow(128, -1, Q) * R % Q
    constants = {FREE[24]: 2 * Q, FREE[25]: scale}
    (folder / "invntt.S").write_text(transform("kpke_invntt", about, constants, table, back))
    about = "void kpke_basemul_acc(c, a, b, cache): eight words of the sum at a time."
    (folder / "basemul_acc.S").write_text(multiplication("kpke_basemul_acc", about))
    small(folder)
    saber.write(folder / "saber")


if __name__ == "__main__":
    main()
