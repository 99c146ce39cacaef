"""The design `software`: each kernel is proved equal to the C that it was made of, and says what it costs."""

from __future__ import annotations

import random
import re
import shutil
import struct
import subprocess
import sys
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from instar._core import Arg, InstarError, prove
from instar.measurement import Wanted, measure
from instar.places import library
from instar.prepared import prepare
from instar.schedule.target import provable_program
from instar.toolchain import find_compiler
from instar.workload.inputs import scalar_type
from instar.workload.program import Recipe, find_variant

from ..shared import ROOT

if TYPE_CHECKING:
    from instar._core import VariantInfo

DESIGN = library().design([str(ROOT / "designs/software")])
#: What these folders' kernels came from is written by the generators of other designs: the program, and its
#: folder below what it writes.
GENERATED = {
    ROOT / "workloads/ml-dsa/kernels/cva6-superscalar": ("cva6-ntt/scheduler", "software"),
    ROOT / "workloads/ml-dsa/kernels/cva6-single": ("cva6-ntt/scheduler", "software"),
    ROOT / "workloads/ml-dsa/kernels/cv32e40p": ("cva6-ntt/scheduler", "software"),
    ROOT / "workloads/sha3/kernels/cv32e40p": ("cvxif-keccak/generator", "cv32e40p/base-interleaved"),
}
#: A set of each workload.
SETS = {"k-pke": "k-pke-768", "ml-dsa": "ml-dsa-44", "saber": "saber-saber"}
_AFTER = re.compile(r"-> ([\d,]+) cycles")


def shipped() -> Iterator[tuple[str, str, str]]:
    """Variant, workload or one of its sets, and function of each kernel."""
    for variant in DESIGN.info["variants"]:
        for entry in variant["replaces"]:
            workload, _, function = entry.partition("/")
            own = sorted(folder_of(variant["name"], workload).glob(f"*/{function}.S"))
            # A kernel for each set, or one for all, which is tried with one of them.
            for target in [f"{workload}-{file.parent.name}" for file in own] or [
                SETS.get(workload, workload)
            ]:
                yield variant["name"], target, function


def chosen(variant: str) -> tuple[VariantInfo, str]:
    """A variant, and the core that it is for."""
    found = find_variant(DESIGN, variant)
    assert found is not None and found["cores"] is not None
    (core,) = found["cores"]
    return found, core


def folder_of(variant: str, workload: str) -> Path:
    return ROOT / "workloads" / workload / "kernels" / chosen(variant)[1]


def file_of(variant: str, target: str, function: str) -> Path:
    workload, key = library().workload_set(target)
    folder = folder_of(variant, workload["name"])
    own = folder / key / f"{function}.S"
    return own if own.is_file() else folder / f"{function}.S"


@cache
def recipes(variant: str, target: str) -> tuple[Recipe, Recipe]:
    """The workload with its portable code, and with all kernels of the variant."""
    found, core = chosen(variant)
    known, key = library().workload_set(target)
    plain = Recipe(known, key, library().core(core).isa, find_compiler(None))
    return plain, replace(plain, design=DESIGN, variant=found)


@pytest.fixture(scope="module")
def starts(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What each generator writes, in a folder of its name."""
    folder = tmp_path_factory.mktemp("starts")
    for generator in sorted({generator for generator, _ in GENERATED.values()}):
        program = [sys.executable, str(ROOT / "designs" / generator), str(folder / generator)]
        subprocess.run(program, check=True)
    return folder


@pytest.mark.parametrize(("variant", "target", "function"), list(shipped()))
def test_a_kernel_is_the_same_function_as_its_start(
    variant: str, target: str, function: str, starts: Path
) -> None:
    plain, replaced = recipes(variant, target)
    generator, written = GENERATED.get(file_of(variant, target, function).parent, ("", ""))
    if generator:
        plain = replace(plain, kernels=((function, starts / generator / written / f"{function}.S"),))
    before, after = (provable_program(library(), recipe) for recipe in (plain, replaced))
    info = plain.workload["functions"][function]
    returns = 0 if scalar_type(info["returns"]) is None else 2
    proof = prove(before, after, info["symbol"], returns=returns)
    assert proof["refusal"] is None


@pytest.mark.parametrize(("variant", "target", "function"), list(shipped()))
def test_a_kernel_takes_the_cycles_that_it_says(variant: str, target: str, function: str) -> None:
    says = _AFTER.search(file_of(variant, target, function).read_text())
    assert says is not None
    plain, replaced = recipes(variant, target)
    core = library().core(chosen(variant)[1])
    cycles = measure(library(), Wanted(replaced, function, core)).cycles
    # Where a function lies in its line of the instruction cache is the program's: a few cycles, and 1.3 %
    # where turned loops leave many short blocks.
    assert cycles == pytest.approx(int(says[1].replace(",", "")), rel=0.015)
    portable = measure(library(), Wanted(plain, function, core)).cycles
    assert cycles is not None and portable is not None and cycles <= portable


def test_interleaved_keccak_permutes_as_the_portable_one() -> None:
    plain, replaced = recipes("cv32e40p", "sha3")
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
    _, replaced = recipes("cv32e40p", "sha3")
    found = measure(library(), Wanted(replaced, "keccak_f1600", library().core("cv32e40p")))
    assert found.checked
    assert any("keccak_f1600 has a domain of its own (keccak_domain.h" in note for note in found.notes)


def test_a_header_of_a_domain_without_its_kernel_is_refused(tmp_path: Path) -> None:
    plain, _ = recipes("cv32e40p", "sha3")
    folder = ROOT / "workloads/sha3"
    shutil.copy(folder / "kernels/cv32e40p/keccak_domain.h", tmp_path)
    many = shutil.copy(folder / "src/keccak_f1600_many.c", tmp_path)
    with pytest.raises(
        InstarError, match=r"keccak_domain\.h: is for the kernel of keccak_f1600 that lies beside"
    ):
        prepare(library(), replace(plain, kernels=(("keccak_f1600_many", Path(many)),)), "keccak_f1600_many")


def test_every_kernel_beside_a_workload_is_one_of_the_design() -> None:
    files = {file_of(*kernel) for kernel in shipped()}
    cores = {chosen(variant)[1] for variant, _, _ in shipped()}
    assert files == {file for core in cores for file in ROOT.glob(f"workloads/*/kernels/{core}/**/*.S")}
