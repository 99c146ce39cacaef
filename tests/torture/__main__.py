"""`python -m tests.torture`: as many inputs of each kind as asked for; what ended badly is kept and named.

Exit code 1 where an input ended badly. `--repeat elf:123` makes one of them again and shows what it
prints.
"""

from __future__ import annotations

import argparse
import random
import shlex
import shutil
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import cycle
from pathlib import Path

from tests.torture.inputs import COUNTS
from tests.torture.pool import ended
from tests.torture.task import Ended, Task

ROOT = Path(__file__).resolve().parents[2]


def main(arguments: Sequence[str] | None = None) -> int:
    """The command; its exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.torture", description=__doc__)
    parser.add_argument("--kinds", nargs="+", choices=list(COUNTS), default=list(COUNTS))
    parser.add_argument("--count", type=int, help="inputs of each kind; default: a whole round")
    parser.add_argument("--seconds", type=float, help="begin nothing after so many")
    parser.add_argument("--seed", type=int, help="of the first input; default: a random one")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--repeat", metavar="KIND:SEED", help="one input again, with what it prints")
    parser.add_argument("--home", type=Path, default=ROOT / "target" / "torture")
    asked = parser.parse_args(arguments)
    home: Path = asked.home.resolve()
    for left in [*home.glob("work-*"), *home.glob("bases-*"), home / "explored"]:
        shutil.rmtree(left, ignore_errors=True)
    home.mkdir(parents=True, exist_ok=True)
    if asked.repeat:
        kind, _, seed = asked.repeat.partition(":")
        (done,) = ended(iter([Task(kind, int(seed))]), home, 1)
        print(
            shlex.join(["instar", *done.arguments]),
            done.printed,
            f"exit code {done.code}",
            done.wrong,
            sep="\n",
        )
        return int(bool(done.wrong))
    first = random.randrange(1 << 30) if asked.seed is None else asked.seed
    print(f"first seed {first}", flush=True)
    counts = {kind: asked.count or COUNTS[kind] for kind in asked.kinds}
    return _report(counts, ended(_tasks(counts, first, asked.seconds), home, asked.workers), home)


def _tasks(counts: dict[str, int], first: int, seconds: float | None) -> Iterator[Task]:
    """All kinds side by side, so that a round that is cut short has some of each."""
    begun = time.monotonic()
    left = Counter(counts)
    for kind in cycle(counts):
        if not left.total() or (seconds is not None and time.monotonic() - begun > seconds):
            return
        if left[kind]:
            yield Task(kind, first + counts[kind] - left[kind])
            left[kind] -= 1


def _report(counts: dict[str, int], outcomes: Iterator[Ended], home: Path) -> int:
    done: Counter[str] = Counter()
    codes: Counter[tuple[str, int | None]] = Counter()
    wrong: list[Ended] = []
    for one in outcomes:
        done[one.task.kind] += 1
        codes[one.task.kind, one.code] += 1
        if one.wrong:
            wrong.append(one)
            name = f"{one.task.kind}:{one.task.seed}"
            kept = home / f"{name.replace(':', '-')}.txt"
            command = shlex.join(["instar", *one.arguments])
            kept.write_text(f"{command}\n\n{one.wrong}\n\n{one.printed}\n", errors="backslashreplace")
            reason = one.wrong.strip().splitlines()[-1][:160]
            print(f"BAD {name}: {reason} (python -m tests.torture --repeat {name})", flush=True)
        if done.total() % 1000 == 0:
            print(f"{done.total()} of {sum(counts.values())} inputs, {len(wrong)} bad", flush=True)
    print(f"{'kind':12} {'inputs':>7} {'done':>7} {'refused':>8} {'other':>6} {'bad':>5}")
    for kind in counts:
        fine, refused = codes[kind, 0], codes[kind, 2]
        bad = sum(one.task.kind == kind for one in wrong)
        print(f"{kind:12} {done[kind]:7} {fine:7} {refused:8} {done[kind] - fine - refused:6} {bad:5}")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
