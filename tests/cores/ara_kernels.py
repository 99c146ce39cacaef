"""Vector kernels of our own, cold and warm, in RTL and model: `python -m tests.cores.ara_kernels`.

Of the files `rules*.S` rules of the model may be made, of `judges*.S` none was. A line for each
says cycles of both calls in RTL and in the model; the last lines say how many are within 1 % or
three cycles, and within 3 % or three cycles. `rules`, `judges` or names of kernels may follow.
`--rtl FOLDER` runs them in a checkout of the core's RTL, and `--record` writes its cycles to the
list, by which `tests/cores/test_ara_kernels.py` holds the model; without `--rtl` the recorded ones
stand beside the model. `--set vector_lanes=2 --set vector_bus_width=64` changes RTL and model.

Sources: tests/cores/ara/own/*.S and the list beside them, cycles.txt.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from instar._core import Core, InstarError, Program
from instar.cli.core_options import overrides
from instar.cli.options import open_library
from instar.outcome import WrongResult
from instar.places import runtime_folder
from instar.rtl.build import build_simulator
from instar.rtl.score import simulated
from instar.rtl.source import find_source
from instar.toolchain import Build, build, find_compiler

OWN = Path(__file__).with_name("ara") / "own"
LIST = OWN / "cycles.txt"
#: Bytes of a kernel's data.
_DATA = 16 << 10
#: Turns of an empty loop after a call, in which the unit comes to rest.
_REST = 150
#: mstatus.VS: hardware has the vector registers off at reset.
_MAIN = """
    .globl main, back
    .balign 64
main:
    mv s1, ra
    li t0, 0x200
    csrs mstatus, t0
    li s0, 2
8:  la a0, data
    li a1, {amount}
    call {name}
back:
    li t1, {rest}
9:  addi t1, t1, -1
    bnez t1, 9b
    addi s0, s0, -1
    bnez s0, 8b
    li a0, 0
    mv ra, s1
    ret
    .data
    .balign 4096
data:
"""
#: Instructions at a time.
_PIECE = 1 << 16


@dataclass(frozen=True)
class Kernel:
    """A kernel, and what its two calls took in RTL."""

    name: str
    #: File of it, without its ending.
    file: str
    #: Its second argument.
    amount: int
    cold: int
    warm: int

    @property
    def judges(self) -> bool:
        """No rule was made from it."""
        return self.file.startswith("judges")

    def program(self, core: Core) -> Program:
        """A program that calls it twice, with turns of an empty loop between the calls."""
        words = "".join(f"    .word {n * 2654435761 % (1 << 32):#010x}\n" for n in range(_DATA // 4))
        main = _MAIN.format(name=self.name, amount=self.amount, rest=_REST) + words
        with tempfile.TemporaryDirectory() as folder:
            runtime = runtime_folder()
            sources = (runtime / "crt0.S", OWN / f"{self.file}.S", Path(folder) / "main.S")
            sources[-1].write_text(main, encoding="utf-8")
            elf = build(Build(find_compiler(), core.isa, sources, link_script=runtime / "link.ld"))
            return Program(elf, isa=core.isa)

    def in_model(self, core: Core) -> tuple[int, int]:
        """Cycles of the two calls."""
        program = self.program(core)
        runs = program.retired(core=core)
        pcs: list[int] = []
        commits: list[int] = []
        while piece := runs.next(_PIECE):
            pcs += memoryview(piece["pcs"]).cast("B").cast("Q")
            commits += memoryview(piece["cycles"]).cast("B").cast("Q")
        return self.calls(program, pcs, commits)

    def in_rtl(self, core: Core, simulator: Path) -> tuple[int, int]:
        """Cycles of the two calls. Raises `InstarError` or `WrongResult` where that goes wrong."""
        program = self.program(core)
        trace, _, _ = simulated(core, program.rtl_image(core), simulator)
        lines = [line.split() for line in trace.splitlines()]
        pcs, commits = [int(line[0], 16) for line in lines], [int(line[2]) for line in lines]
        return self.calls(program, pcs, commits)

    def calls(self, program: Program, pcs: list[int], commits: list[int]) -> tuple[int, int]:
        """Cycles from the commit before each call's first instruction to that of its last one."""
        (first, end), (again, last) = self.windows(program, pcs)
        return commits[end] - commits[first - 1], commits[last] - commits[again - 1]

    def windows(self, program: Program, pcs: list[int]) -> list[tuple[int, int]]:
        """First and last instruction of each call."""
        entry, back = (program.symbols[name]["address"] for name in (self.name, "back"))
        first = pcs.index(entry)
        end = pcs.index(back, first)
        again = pcs.index(entry, end)
        return [(first, end - 1), (again, pcs.index(back, again) - 1)]


def kernels() -> list[Kernel]:
    """All of them, as the list has them."""
    lines = [line.split() for line in LIST.read_text(encoding="utf-8").splitlines() if line[:1] != "#"]
    return [Kernel(name, file, *map(int, numbers)) for name, file, *numbers in lines]


def is_close(reference: int, model: int) -> bool:
    """Within 1 %, or three cycles."""
    return abs(model - reference) <= max(3, 0.01 * reference)


def summary(pairs: Sequence[tuple[int, int]]) -> str:
    """What pairs of cycles, of RTL and model, come to."""
    close = sum(is_close(*pair) for pair in pairs)
    near = sum(abs(model - reference) <= max(3, 0.03 * reference) for reference, model in pairs)
    furthest = max((model / reference - 1 for reference, model in pairs if reference), key=abs, default=0.0)
    return (
        f"{close} of {len(pairs)} within 1 % or three cycles, {near} within 3 %, "
        f"furthest {100 * furthest:+.1f} %"
    )


def record(found: Sequence[Kernel]) -> None:
    """Writes the list anew, with what was found of some kernels."""
    lines = [line for line in LIST.read_text(encoding="utf-8").splitlines() if line.startswith("#")]
    new = {kernel.name: kernel for kernel in found}
    for kernel in (new.get(kernel.name, kernel) for kernel in kernels()):
        lines.append(f"{kernel.name} {kernel.file} {kernel.amount} {kernel.cold} {kernel.warm}")
    LIST.write_text("\n".join(lines) + "\n", encoding="utf-8")


def main() -> int:
    """1 where a kernel does not run; another number of cycles is told and no error."""
    options = argparse.ArgumentParser(prog="python -m tests.cores.ara_kernels")
    options.add_argument("what", nargs="*", default=["rules", "judges"], help="or names of kernels")
    options.add_argument("--core", default="marian")
    options.add_argument("--rtl", type=Path, help="a checkout of the core's RTL")
    options.add_argument("--record", action="store_true", help="with --rtl: writes its cycles to the list")
    options.add_argument("--set", action="append", default=[], help="as in vector_lanes=2")
    given = options.parse_args()
    core = open_library([]).core(given.core, overrides=overrides(given.set or None))
    simulator = build_simulator(find_source(core, None, given.rtl), print) if given.rtl is not None else None
    found: list[Kernel] = []
    pairs: dict[str, list[tuple[int, int]]] = {}
    failed = 0
    for kernel in kernels():
        kind = "judges" if kernel.judges else "rules"
        if kind not in given.what and kernel.name not in given.what:
            continue
        try:
            if simulator is not None:
                cold, warm = kernel.in_rtl(core, simulator)
                kernel = replace(kernel, cold=cold, warm=warm)
            model = kernel.in_model(core)
        except (InstarError, WrongResult) as error:
            print(f"{kernel.name}: {error}", flush=True)
            failed += 1
            continue
        found.append(kernel)
        each = list(zip((kernel.cold, kernel.warm), model, strict=True))
        for call, pair in zip(("cold", "warm"), each, strict=True):
            pairs.setdefault(f"{kind}, {call}", []).append(pair)
        marks = "".join(" " if is_close(*pair) else "*" for pair in each)
        shown = ", ".join(f"{a} {b} {100 * (b / a - 1):+.1f} %" if a else f"- {b}" for a, b in each)
        print(f"{marks} {kernel.name}: RTL and model cold, warm: {shown}", flush=True)
    for kind, of_kind in pairs.items():
        print(f"{kind}: {summary(of_kind)}")
    if given.record and given.rtl is not None and not given.set:
        record(found)
    return min(failed, 1)


if __name__ == "__main__":
    sys.exit(main())
