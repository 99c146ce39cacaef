"""Loops of vector kernels, and ML-KEM with such kernels, in Instar and in the simulators installed, in turns.

Each row is one ELF file that all of them run.
"""

from __future__ import annotations

import statistics
from collections.abc import Iterable
from pathlib import Path

from instar._core import Program
from instar.places import library as library_of
from instar.toolchain import Build, build, find_compiler
from instar.workload.program import Recipe, find_variant

from .race import HERE, RUNS, own_seconds, peer_seconds, peers, repeated

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
            found.append(_row(title, isa, vlen, [elf(kind, count, isa) for count in (0, rounds)]))
        isa = f"rv64imc_zba_zbb_zve64x_zvl{vlen}b"
        found.append(_row("ML-KEM-768 keygen", isa, vlen, [scheme(count, isa) for count in (0, KEY_PAIRS)]))
    return found


def _row(title: str, isa: str, vlen: int, paths: list[Path]) -> dict[str, float | str]:
    """A program that does nothing and the same one at work."""
    idle, busy = (Program(path, isa=isa) for path in paths)
    (none, _, idle_code), (all_of_it, _, code) = own_seconds(idle), own_seconds(busy)
    commands = peers(64, vlen)
    seconds: dict[str, list[float]] = {name: [] for name in ("instar", *commands)}
    for _ in range(RUNS):
        seconds["instar"].append(own_seconds(busy)[1] - own_seconds(idle)[1])
        for name, command in commands.items():
            long = peer_seconds(command, paths[1], code)
            seconds[name].append(long - peer_seconds(command, paths[0], idle_code))
    speeds = {name: (all_of_it - none) / statistics.median(taken) / 1e6 for name, taken in seconds.items()}
    return {"program": title, "isa": isa, **{name.removesuffix("64"): mips for name, mips in speeds.items()}}


if __name__ == "__main__":
    for row in race():
        print("  ".join(f"{cell:7.1f}" if isinstance(cell, float) else f"{cell:32}" for cell in row.values()))
