"""`python -m tests.adversary`: makes inputs to which a checker must not say yes, and counts what it said.

Exit code 1 where there was a wrong yes; each is kept, with command and truth, in target/adversary.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path

from tests.adversary.generator import load, names, piece
from tests.adversary.tally import Tally, Verdict

TARGET = Path(__file__).resolve().parents[2] / "target" / "adversary"
#: Seconds of a whole round, over all generators.
HOUR = 3600.0
#: Pieces that the cases of one process are handed over in: what one leaks or keeps ends with the
#: piece.
PIECES = 8


def main(arguments: Sequence[str] | None = None) -> int:
    """The command; its exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.adversary", description=__doc__)
    parser.add_argument("--only", nargs="+", choices=names(), default=names(), help="these (all)")
    parser.add_argument("--seconds", type=float, default=HOUR, help=f"in all ({HOUR:.0f})")
    parser.add_argument("--seed", type=int, help="of the first case (random)")
    parser.add_argument("--count", type=int, help="cases of each (a whole round, as the generator says)")
    parser.add_argument("--jobs", "-j", type=int, default=os.cpu_count() or 1, help="processes (one a CPU)")
    parser.add_argument("--out", type=Path, default=TARGET, help="where wrong cases are kept")
    asked = parser.parse_args(arguments)
    seed = random.randrange(1 << 30) if asked.seed is None else asked.seed
    print(f"first seed {seed}", flush=True)
    shares = {name: load(name).SHARE for name in asked.only}
    wrong = 0
    end = time.monotonic() + asked.seconds
    for place, name in enumerate(asked.only):
        # What one does not need falls to those after it.
        left = sum(shares[other] for other in asked.only[place:])
        seconds = max(end - time.monotonic(), 0.0) * shares[name] / left
        tally = _made(name, seed, asked.count or load(name).ROUND, seconds, asked.jobs)
        print(f"\n{name}: {load(name).WHAT}\n{tally.table()}", flush=True)
        for case in tally.wrong:
            folder = asked.out / f"{name}-{case.seed}"
            case.save(folder)
            print(f"WRONG YES {name}, {case.kind}: {case.truth} ({folder})", flush=True)
        wrong += tally.of(Verdict.WRONG)
    return int(wrong > 0)


def _made(name: str, seed: int, count: int, seconds: float, jobs: int) -> Tally:
    """The cases of one generator, over so many processes."""
    deadline, begun = time.monotonic() + seconds, time.monotonic()
    size = max(1, -(-count // (jobs * PIECES)))
    pieces = [(seed + at, min(size, count - at)) for at in range(0, count, size)]
    tally = Tally()
    if jobs == 1:
        for first, number in pieces:
            tally += load(name).run(first, number, deadline)
        return tally
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), max_tasks_per_child=1) as pool:
        running = [pool.submit(piece, name, *one, deadline) for one in pieces]
        for done in as_completed(running):
            tally += done.result()
            seen = f"{tally.tried} of {count} cases, {tally.of(Verdict.WRONG)} wrong"
            print(f"{name}: {seen}, {time.monotonic() - begun:.0f} s", flush=True)
    return tally


if __name__ == "__main__":
    sys.exit(main())
