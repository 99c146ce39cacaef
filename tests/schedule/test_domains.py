"""The bit-interleaved Keccak of the design `software`, which has a domain of its own."""

from __future__ import annotations

import random
import shutil
import struct
from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from instar._core import Arg, InstarError
from instar.checked_program import prepare
from instar.measurement import Wanted, measure
from instar.places import library
from instar.toolchain import find_compiler
from instar.variants import find_variant
from instar.workload.program import Recipe

from ..shared import ROOT

DESIGN = library().design([str(ROOT / "designs/software")])


@cache
def recipes() -> tuple[Recipe, Recipe]:
    """SHA-3 with its portable code, and with all kernels for cv32e40p."""
    workload, key = library().workload_set("sha3")
    plain = Recipe(workload, key, library().core("cv32e40p").isa, find_compiler(None))
    return plain, replace(plain, design=DESIGN, variant=find_variant(DESIGN, "cv32e40p"))


def test_interleaved_keccak_permutes_as_the_portable_one() -> None:
    plain, replaced = recipes()
    ours, portable = (prepare(library(), recipe, "keccak_f1600").program for recipe in (replaced, plain))
    chance = random.Random(1)
    for _ in range(20):
        state = [chance.getrandbits(64) for _ in range(25)]
        expected = portable.call("keccak_f1600", [Arg.inout(packed(state), 8)])["buffers"][0]
        found = ours.call("keccak_f1600", [Arg.inout(packed(map(interleaved, state)), 8)])["buffers"][0]
        assert expected is not None
        assert found == packed(map(interleaved, struct.unpack("<25Q", expected)))


def interleaved(lane: int) -> int:
    """Bits with even numbers below, those with odd numbers above."""
    return sum((lane >> (2 * (i % 32) + i // 32) & 1) << i for i in range(64))


def packed(lanes: Iterable[int]) -> bytes:
    return struct.pack("<25Q", *lanes)


def test_a_result_says_that_a_kernel_has_its_own_domain() -> None:
    _, replaced = recipes()
    found = measure(library(), Wanted(replaced, "keccak_f1600", library().core("cv32e40p")))
    assert found.checked
    assert any("keccak_f1600 has a domain of its own (keccak_domain.h" in note for note in found.notes)


def test_a_header_of_a_domain_without_its_kernel_is_refused(tmp_path: Path) -> None:
    plain, _ = recipes()
    folder = ROOT / "workloads/sha3"
    shutil.copy(folder / "kernels/cv32e40p/keccak_domain.h", tmp_path)
    many = shutil.copy(folder / "src/keccak_f1600_many.c", tmp_path)
    with pytest.raises(
        InstarError, match=r"keccak_domain\.h: is for the kernel of keccak_f1600 that lies beside"
    ):
        prepare(library(), replace(plain, kernels=(("keccak_f1600_many", Path(many)),)), "keccak_f1600_many")
