"""Speed of a core with a vector unit: vector instructions per second of simulator and model, in long loops.

The kernels are those that the model is compared with RTL on (`tests/cores/ara/kernels`). CPU
seconds of this process, less those of a run with half of the passes, so that what is stepped at
first does not count.
"""

from __future__ import annotations

import statistics
import time
from pathlib import Path

from instar._core import Arg, Program
from instar.places import library as library_of
from instar.schedule import program_of
from instar.toolchain import find_compiler

KERNELS = Path(__file__).parents[1] / "tests/cores/ara/kernels"
CORE = "marian"
#: Kernels, by what they are, with the passes of a run.
SUBJECTS = {"sha512": ("SHA-512", 20_000), "ntt": ("ML-KEM NTT", 20_000), "aes_ctr": ("AES-128 CTR", 8_000)}
RUNS = 3


def vector_instructions(program: Program, passes: int) -> tuple[int, int]:
    """Vector instructions and all instructions of a run."""
    run = program.retired("kernel", arguments(passes))
    counts: dict[int, int] = {}
    while (columns := run.next(1 << 16)) is not None:
        for number in memoryview(columns["ids"]).cast("I"):
            counts[number] = counts.get(number, 0) + 1
    classes = program.statics()["classes"]
    vectors = sum(count for number, count in counts.items() if classes[number] == "vector")
    return vectors, sum(counts.values())


def arguments(passes: int) -> list[Arg]:
    """Data, and how often the kernel goes through them."""
    return [Arg.input(bytes(16384)), Arg.value("u64", passes)]


def speeds() -> list[dict[str, float | str]]:
    """By kernel: million vector instructions and million instructions per second of simulator and model."""
    library = library_of()
    core = library.core(CORE)
    found: list[dict[str, float | str]] = []
    for name, (title, passes) in SUBJECTS.items():
        program = program_of(KERNELS / f"{name}.S", core.isa, None, find_compiler())
        (few, few_all), (more, more_all) = (vector_instructions(program, count) for count in (1, 2))
        seconds = []
        for _ in range(RUNS):
            taken = []
            for count in (passes // 2, passes):
                start = time.process_time()
                program.call("kernel", arguments(count), core=core)
                taken.append(time.process_time() - start)
            seconds.append(taken[1] - taken[0])
        rounds = (passes - passes // 2) / statistics.median(seconds) / 1e6
        found.append(
            {"program": title, "vectors": (more - few) * rounds, "all": (more_all - few_all) * rounds}
        )
    return found


if __name__ == "__main__":
    for line in speeds():
        speed = f"{line['vectors']:.1f} million vector instructions/s, {line['all']:.1f} of all"
        print(f"{line['program']} on {CORE}: {speed}")
