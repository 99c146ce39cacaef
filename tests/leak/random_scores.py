"""Scores elements of random programs in RTL.

`python -m tests.leak.random_scores CORE SHARE SEED… [--rtl FOLDER]`: each is a program of 300 blocks
that goes round five times (tests/cores/pipeline_programs.py); SHARE is that of accesses whose
address is a multiple of four, 1 on a core that traps at others. Printed are cycles, flips of bits in
element-cycles, and of these those that are exact, not known, and wrong.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

from instar.places import library
from instar.rtl.score import score_elements

from tests.cores.pipeline_programs import program

from .record import assembled, image_of

BLOCKS, ROUNDS = 300, 5


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("core")
    parser.add_argument("share", type=float)
    parser.add_argument("seeds", type=int, nargs="+")
    parser.add_argument("--rtl", type=Path)
    given = parser.parse_args()
    core = library().core(given.core)
    for seed in given.seeds:
        with tempfile.TemporaryDirectory() as scratch:
            elf = assembled(core, program(seed, BLOCKS, ROUNDS, given.share, 0.0), Path(scratch))
            name = f"seed {seed}"
            _, score = score_elements(core, image_of(core, elf), name, lambda _: None, given.rtl)
        rows = score["elements"]
        flips = sum(row["toggling"] for row in rows)
        exact, unknown = sum(row["exact"] for row in rows), sum(row["unknown"] for row in rows)
        print(f"{name}: {score['cycles']:,} {flips:,} {exact:,} {unknown:,} {flips - exact - unknown:,}")
        print(*score["differences"], sep="\n", end="\n" if score["differences"] else "")


if __name__ == "__main__":
    main()
