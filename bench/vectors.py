"""Loops of vector kernels in Instar and in the simulators that are installed, the same ELF files, in turns."""

from __future__ import annotations

import statistics
from collections.abc import Iterable
from pathlib import Path

from instar._core import Program
from instar.toolchain import Build, build, find_compiler

from .race import HERE, RUNS, own_seconds, peer_seconds, peers

#: What `KIND` in programs/vector.S makes of the loop, and how often it runs.
LOOPS = (
    ("Montgomery butterflies, e16 m1", 150_000),
    ("logic and shifts, e64 m1", 150_000),
    ("gathers, e16 m1", 150_000),
    ("products and sums, e32 m4", 60_000),
)
LENGTHS = (128, 256, 1024)


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


def race(lengths: Iterable[int] = LENGTHS) -> list[dict[str, float | str]]:
    """By loop and VLEN: million instructions per second here and in each peer."""
    found: list[dict[str, float | str]] = []
    for vlen in lengths:
        isa = f"rv64imcv_zvl{vlen}b"
        for kind, (title, rounds) in enumerate(LOOPS):
            paths = [elf(kind, rounds, isa) for rounds in (0, rounds)]
            idle, busy = (Program(path, isa=isa) for path in paths)
            (none, _, idle_code), (all_of_it, _, code) = own_seconds(idle), own_seconds(busy)
            count = all_of_it - none
            row: dict[str, float | str] = {"program": title, "isa": isa}
            commands = peers(64, vlen)
            seconds: dict[str, list[float]] = {name: [] for name in ("instar", *commands)}
            for _ in range(RUNS):
                seconds["instar"].append(own_seconds(busy)[1] - own_seconds(idle)[1])
                for name, command in commands.items():
                    long = peer_seconds(command, paths[1], code)
                    seconds[name].append(long - peer_seconds(command, paths[0], idle_code))
            for name, taken in seconds.items():
                row[name.removesuffix("64")] = count / statistics.median(taken) / 1e6
            found.append(row)
    return found


if __name__ == "__main__":
    for row in race():
        print("  ".join(f"{cell:7.1f}" if isinstance(cell, float) else f"{cell:32}" for cell in row.values()))
