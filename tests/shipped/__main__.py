"""`python -m tests.shipped`: checks, records and remakes the kernels that `instar schedule` made.

- check: digests, first lines, cycles and proofs of all, on every processor; exit code 1 where one
  differs.
- record: writes the manifest anew from the kernels' first lines.
- restate: proves again, has the first lines say what the proof assumes now, and records.
- remake: schedules again, writes the kernels, and records.
"""

from __future__ import annotations

import argparse
import os
import shlex
import sys
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import replace
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory

from instar.cli import run_command

from .claims import assumed, complaints, start_of
from .manifest import Kernel, files, kernels, told, with_assumptions, write


def check(chosen: list[Kernel], prove: bool, jobs: int) -> int:
    """Checks them; the exit code."""
    wrong = 0
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        running = {pool.submit(complaints, kernel, prove): kernel for kernel in chosen}
        for done in as_completed(running):
            kernel, (found, seconds) = running[done], done.result()
            wrong += bool(found)
            verdict = "; ".join(found) or ("proved" if prove else "as it says, not proved")
            print(f"{kernel.name}: {verdict} ({seconds:.0f} s)", flush=True)
    print(f"{len(chosen)} kernels, {wrong} wrong")
    return int(wrong > 0)


def record() -> int:
    """The manifest, with the slow ones as they were known."""
    slow = {kernel.file for kernel in kernels() if kernel.slow}
    write([replace(one, slow=one.file in slow) for one in map(told, files())])
    return 0


def restate(chosen: list[Kernel], jobs: int) -> int:
    """Writes what proofs assume into kernels' first lines; 1 where one is not proved: it stays as it is."""
    wrong = 0
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        for kernel, (refusal, assumptions) in zip(chosen, pool.map(assumed, chosen), strict=True):
            wrong += refusal is not None
            if refusal is not None:
                print(f"{kernel.name}: {refusal}", flush=True)
            elif tuple(assumptions) != kernel.assumes:
                kernel.path.write_text(with_assumptions(kernel.path.read_text(), assumptions))
                print(f"{kernel.name}: " + "; ".join(assumptions), flush=True)
    return record() or int(wrong > 0)


def remake(chosen: list[Kernel]) -> int:
    """Runs each command again, and takes what it writes; the first exit code that is not 0."""
    for kernel in chosen:
        words = shlex.split(kernel.command)
        with TemporaryDirectory(prefix="remade-") as scratch:
            made = Path(scratch) / kernel.path.name
            words[words.index("-o") + 1] = str(made)
            if (start := start_of(kernel)) is not None:
                words[words.index("--kernel") + 1] = str(start)
            print(f"{kernel.name}: instar {kernel.command}", flush=True)
            if code := run_command(words):
                return code
            kernel.path.write_text(made.read_text().replace(str(start), f"start/{kernel.start.split()[-1]}"))
    return record()


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.shipped", description=__doc__)
    parser.add_argument(
        "action", nargs="?", choices=["check", "record", "restate", "remake"], default="check"
    )
    parser.add_argument("kernels", nargs="*", help="those with this in their names (all)")
    parser.add_argument("--no-proof", action="store_true", help="check digests and cycles alone")
    parser.add_argument("--jobs", "-j", type=int, default=os.cpu_count() or 1, help="processes (one a CPU)")
    asked = parser.parse_args()
    chosen = [
        one for one in kernels() if not asked.kernels or any(word in one.name for word in asked.kernels)
    ]
    if not chosen and asked.action != "record":
        sys.exit("no such kernel; python -m tests.shipped check --no-proof lists all")
    if asked.action == "record":
        return record()
    if asked.action == "restate":
        return restate(chosen, asked.jobs)
    return remake(chosen) if asked.action == "remake" else check(chosen, not asked.no_proof, asked.jobs)


if __name__ == "__main__":
    sys.exit(main())
