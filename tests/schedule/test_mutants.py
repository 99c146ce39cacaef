"""Wrong schedules are refused: whatever the simulator shows to differ, without an exception."""

from __future__ import annotations

import struct
from collections import Counter
from pathlib import Path
from random import Random

import pytest
from instar._core import Arg, InstarError, Program, call_watched

from .mutants import mutants
from .programs import FUNCTIONS, NTT, SOFTWARE, built, of_bytes, proof

COEFFICIENTS = 256
#: Instructions after which a mutant counts as endless.
MOST = 20_000


def arguments(kernel: str) -> list[Arg]:
    """Buffers of random coefficients."""
    random = Random(1)
    words = [random.randrange(-8380416, 8380417) for _ in range(2 * COEFFICIENTS)]
    a, b = (struct.pack(f"<{COEFFICIENTS}i", *part) for part in (words[::2], words[1::2]))
    return [Arg.output(len(a)), Arg.input(a), Arg.input(b)] if kernel == "pointwise" else [Arg.inout(a)]


def outputs(program: Program, kernel: str, args: list[Arg]) -> list[bytes | None] | None:
    """What a call leaves; None where it breaks a rule of calls or fails."""
    try:
        result, broken = call_watched(program, FUNCTIONS[kernel], args, max_instructions=MOST)
    except InstarError:
        return None
    return result["buffers"] if result is not None and broken is None else None


@pytest.mark.parametrize(
    ("kernel", "source", "count", "wrong", "refused"),
    [
        pytest.param("pointwise", SOFTWARE / "pointwise.S", 500, 500, 500, id="software"),
        pytest.param(
            "pointwise",
            NTT / "three-ports/pointwise.S",
            500,
            500,
            500,
            id="three-ports",
            marks=pytest.mark.slow,
        ),
        pytest.param("ntt", NTT / "scheduled/ntt.S", 100, 98, 98, id="ntt", marks=pytest.mark.slow),
    ],
)
def test_mutants_are_refused(kernel: str, source: Path, count: int, wrong: int, refused: int) -> None:
    original = built(source)
    elf = Path(original.path).read_bytes()
    symbol = original.symbols[FUNCTIONS[kernel]]
    listing = original.disassemble(symbol["address"], symbol["size"])
    words = [word for _, word, _, _ in listing]
    code = struct.pack(f"<{len(words)}I", *words)
    assert elf.count(code) == 1, "the function's words stand once in the file"
    at, args = elf.index(code), arguments(kernel)
    right = outputs(original, kernel, args)
    assert right is not None
    same = of_bytes(elf)
    assert outputs(same, kernel, args) == right and proof(original, same, kernel, MOST)["refusal"] is None
    random, found, shown = Random(7), Counter[str](), 0
    for number, (kind, changed) in enumerate(mutants(words, random, count)):
        made = struct.pack(f"<{len(changed)}I", *changed)
        program = of_bytes(elf[:at] + made + elf[at + len(made) :])
        differs = outputs(program, kernel, args) != right
        refusal = proof(original, program, kernel, MOST)["refusal"]
        assert refusal is not None or not differs, f"mutant {number}, {kind}, differs and was proved"
        found[kind] += refusal is not None
        shown += differs
    assert (shown, found.total()) == (wrong, refused), found
