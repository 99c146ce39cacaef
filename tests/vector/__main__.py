"""`python -m tests.vector`: random vector instructions in the simulator and by the manual, for some time."""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from .test_manual import differences

_LENGTHS = (128, 256, 512, 1024, 2048, 4096)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.vector", description=__doc__)
    parser.add_argument("--seconds", type=float, default=60, help="how long (60)")
    parser.add_argument("--seed", type=int, default=2, help="of the first programs (2)")
    chosen = parser.parse_args()
    end, seed, wrong = time.monotonic() + chosen.seconds, chosen.seed, 0
    cases, executed = Counter[str](), Counter[str]()
    while time.monotonic() < end:
        for xlen in (32, 64):
            for vlen in _LENGTHS:
                with tempfile.TemporaryDirectory() as folder:
                    found, ran = differences(seed, xlen, vlen, seed % 2 == 1, 300, Path(folder))
                print("\n".join(found), end="\n" if found else "")
                name = f"RV{xlen}, VLEN {vlen}"
                cases[name] += 300
                executed[name] += ran
                wrong += len(found)
        seed += 1
    for name, count in cases.items():
        print(f"{name}: {count:,} cases, {executed[name]:,} of them executed")
    print(f"seeds {chosen.seed} to {seed - 1}: {wrong} differences")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
