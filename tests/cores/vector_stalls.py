"""Whether any sequence of vector instructions stalls a core for ever: `python -m tests.cores.vector_stalls`.

100,000 random sequences on every setting of the vector cores, 250 in a program. A line says of each
setting how many sequences and instructions came to their end, and how many trapped; then come those
at which a core stalled or the model broke off. Names of settings and `--sequences` make it shorter;
`--first` begins elsewhere.
"""

from __future__ import annotations

import argparse
import re
import sys
import tempfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from instar._core import InstarError, Program
from instar.places import library, runtime_folder
from instar.toolchain import Build, build, find_compiler

from ..shared import MISALIGNED
from .vector_sequences import Vectors, name, program, sequence

#: Name of a setting: its core and the parameters that differ.
SETTINGS: dict[str, tuple[str, Mapping[str, int | bool | str]]] = {
    "marian": ("marian", {}),
    "marian-plain": ("marian-plain", {}),
    "marian-1024": ("marian-1024", {}),
    "ara-4-lanes": ("ara-4-lanes", {}),
    "2 lanes": ("marian", {"vector_lanes": 2, "vector_bus_width": 64}),
    "8 lanes": ("marian", {"vector_lanes": 8}),
    "16 lanes": ("marian-1024", {"vector_lanes": 16}),
    "karu64": ("karu64", {}),
}
#: Sequences of a program.
_TOGETHER = 250
_PLACE = re.compile(r"0x[0-9a-f]+")


@dataclass
class Found:
    """What became of some sequences."""

    sequences: int = 0
    instructions: int = 0
    trapped: int = 0
    #: What the model said of the runs, a sentence each.
    notes: set[str] = field(default_factory=set)
    #: Seed of each sequence that did not come to its end, and why.
    stalled: list[tuple[int, str]] = field(default_factory=list)


def unit_of(core: str) -> Vectors:
    """What is tried on a core."""
    isa = library().core(core).isa
    length = re.search(r"zvl(\d+)b", isa)
    assert length
    return Vectors(int(length[1]), permutes=core.startswith("karu"), groups="zvknhb" in isa)


def _run(setting: str, seeds: list[int], found: Found) -> list[int]:
    """Runs sequences; those after one at which the core stalled, which are still to be run."""
    core_name, changed = SETTINGS[setting]
    core = library().core(core_name, overrides=dict(changed) or None)
    with tempfile.TemporaryDirectory() as scratch:
        source = Path(scratch) / "sequences.S"
        source.write_text(program(unit_of(core_name), seeds))
        runtime = runtime_folder()
        elf = build(
            Build(find_compiler(), core.isa, (runtime / "crt0.S", source), link_script=runtime / "link.ld")
        )
    made = Program(elf, isa=core.isa, equipment=MISALIGNED)
    try:
        run = made.run(core=core)
    except InstarError as error:
        place = _PLACE.search(str(error))
        function = made.locate(int(place[0], 16))[0] if place else None
        seed = next((seed for seed in seeds if function and function[0] == name(seed)), None)
        if seed is None:
            raise
        found.stalled.append((seed, str(error)))
        found.sequences += seeds.index(seed)
        return seeds[seeds.index(seed) + 1 :]
    except BaseException as error:  # a panic is none of the others
        if isinstance(error, KeyboardInterrupt | SystemExit):
            raise
        if len(seeds) == 1:
            found.stalled.append((seeds[0], f"{type(error).__name__}: {error}"))
            return []
        half = len(seeds) // 2
        for part in (seeds[:half], seeds[half:]):
            while part:
                part = _run(setting, part, found)
        return []
    assert run["exit_code"] == 0, run
    found.sequences += len(seeds)
    found.instructions += run["instructions"]
    found.notes.update(run["stands_still"])
    found.trapped += made.registers()["x"][27]
    return []


def tried(setting: str, first: int, count: int) -> Found:
    """So many sequences from seed `first` on, on a setting."""
    found = Found()
    for begin in range(first, first + count, _TOGETHER):
        left = list(range(begin, min(begin + _TOGETHER, first + count)))
        while left:
            left = _run(setting, left, found)
    return found


def _told(setting: str, found: Found) -> Iterator[str]:
    yield (
        f"{setting}: {found.sequences:,} sequences came to their end, {found.instructions:,} instructions, "
        f"of which {found.trapped:,} trapped; {len(found.stalled)} stalled"
    )
    for seed, why in found.stalled[:5]:
        yield f"  seed {seed}: {why}"
        yield from (f"    {line}" for line in sequence(unit_of(SETTINGS[setting][0]), seed))


def main() -> int:
    """1 where a core stalled."""
    options = argparse.ArgumentParser(prog="python -m tests.cores.vector_stalls")
    options.add_argument("settings", nargs="*", default=list(SETTINGS))
    options.add_argument("--sequences", type=int, default=100_000)
    options.add_argument("--first", type=int, default=0)
    given = options.parse_args()
    bad = False
    for setting in given.settings:
        found = tried(setting, given.first, given.sequences)
        bad |= bool(found.stalled)
        print(*_told(setting, found), sep="\n", flush=True)
    return int(bad)


if __name__ == "__main__":
    sys.exit(main())
