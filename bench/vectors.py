"""Loops of vector kernels, and ML-KEM with such kernels, in Instar and in the simulators installed, in turns.

Each row is one ELF file that all of them run.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from instar.places import library as library_of
from instar.toolchain import Build, build, find_compiler
from instar.variants import find_variant
from instar.workload.program import Recipe

from .race import HERE, repeated, row

#: What `KIND` in programs/vector.S makes of the loop, and how often it runs.
LOOPS = (
    ("Montgomery butterflies, e16 m1", 150_000),
    ("logic and shifts, e64 m1", 150_000),
    ("gathers, e16 m1", 150_000),
    ("products and sums, e32 m4", 60_000),
)
LENGTHS = (128, 256, 1024)
#: Of ML-KEM.
KEY_PAIRS = 1_000


def elf(kind: int, rounds: int, isa: str) -> Path:
    """The program with one of the loops, `rounds` times."""
    wanted = Build(
        compiler=find_compiler(),
        isa=isa,
        sources=(HERE / "start.S", HERE / "vector.S"),
        defines={"KIND": kind, "ROUNDS": rounds},
        link_script=HERE / "link.ld",
    )
    path = build(wanted)
    path.chmod(0o755)
    return path


def scheme(rounds: int, isa: str) -> Path:
    """ML-KEM-768 with the kernels of design `rvv`, which makes `rounds` key pairs."""
    library = library_of()
    design = library.design("rvv")
    recipe = Recipe(
        library.workload("ml-kem"), "768", isa, find_compiler(), design, find_variant(design, None)
    )
    return repeated(recipe, rounds)


def race(lengths: Iterable[int] = LENGTHS) -> list[dict[str, float | str]]:
    """By program and VLEN: million instructions per second here and in each peer."""
    found: list[dict[str, float | str]] = []
    for vlen in lengths:
        isa = f"rv64imcv_zvl{vlen}b"
        for kind, (title, rounds) in enumerate(LOOPS):
            found.append(row(title, isa, [elf(kind, count, isa) for count in (0, rounds)], 64, vlen))
        isa = f"rv64imc_zba_zbb_zve64x_zvl{vlen}b"
        pairs = [scheme(count, isa) for count in (0, KEY_PAIRS)]
        found.append(row("ML-KEM-768 keygen", isa, pairs, 64, vlen))
    return found


if __name__ == "__main__":
    for line in race():
        cells = (f"{cell:7.1f}" if isinstance(cell, float) else f"{cell:32}" for cell in line.values())
        print("  ".join(cells))
