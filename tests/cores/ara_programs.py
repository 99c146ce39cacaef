"""Vector kernels and sequences in RTL and model: `python -m tests.cores.ara_programs --rtl FOLDER`.

A line for each says instructions, those that retire at another distance than in RTL, and the cycles
of both; the last line sums up. `kernels`, `sequences`, `rows` (the published rows by Zvk, called
twice in a loop) or names of them may follow, by default the first two, and
`--set vector_lanes=2 --set vector_bus_width=64` changes RTL and model. Memory must hold the same
afterwards.

Sources: tests/cores/ara/kernels/*.S, tests/cores/ara/sequences.txt, tests/cores/ara/rows.toml.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from instar import rtl
from instar._core import Core, InstarError, Program
from instar.cli.core_options import overrides
from instar.cli.options import open_library
from instar.outcome import WrongResult
from instar.places import runtime_folder
from instar.toolchain import Build, build, find_compiler

from .ara_rows import rows

ARA = Path(__file__).with_name("ara")
#: Bytes of a kernel's data, and how often its loop runs: once cold.
_DATA, _PASSES = 16 << 10, 2
#: Passes of a sequence, and turns of an empty loop between them, in which the unit comes to rest.
_ROUNDS, _REST = 3, 150
#: mstatus.VS: hardware has the vector registers off at reset.
_VECTORS_ON = "    li t0, 0x200\n    csrs mstatus, t0\n"


def sequences(text: str) -> Iterator[tuple[str, list[tuple[int, int | None]]]]:
    """Title, and word and address of each instruction; without strided and indexed accesses."""
    for block in text.split("= ")[1:]:
        title, *lines = block.splitlines()
        parts = [line.split() for line in lines]
        words = [(int(one[0], 16), int(one[4], 16) if one[4].startswith("0x") else None) for one in parts]
        if not any(address is not None and word >> 26 & 3 for word, address in words):
            yield title.split()[0], words


def sequence_program(words: list[tuple[int, int | None]]) -> str:
    """A sequence in a loop, its base registers set in front of it."""
    bases = {f"x{word >> 15 & 31}": address for word, address in words if address is not None}
    lines = [f"    li {register}, {address & 0x1FFF | 0x80100000:#x}" for register, address in bases.items()]
    lines += [f"    .word {word:#010x}" for word, _ in words]
    rest = "9:  addi t1, t1, -1\n    bnez t1, 9b\n"
    return (
        f"    .globl main\n    .balign 64\nmain:\n{_VECTORS_ON}    li s2, {_ROUNDS}\n"
        f"8:  li t1, {_REST}\n{rest}"
        + "\n".join(lines)
        + f"\n    li t1, {_REST}\n{rest}    addi s2, s2, -1\n    bnez s2, 8b\n    li a0, 0\n    ret\n"
    )


def kernel_program() -> str:
    """Calls `kernel` with the data that it takes."""
    return (
        f"    .globl main\nmain:\n    mv s1, ra\n{_VECTORS_ON}    la a0, data\n    li a1, {_PASSES}\n"
        f"    call kernel\n    la t0, data\n    ld t0, 0(t0)\n    li a0, 0\n    mv ra, s1\n    ret\n"
        f"    .data\n    .balign 4096\ndata:\n"
        + "".join(f"    .word {(n * 2654435761) % (1 << 32):#010x}\n" for n in range(_DATA // 4))
    )


def _built(core: Core, texts: list[str]) -> Program:
    with tempfile.TemporaryDirectory() as scratch:
        runtime = runtime_folder()
        sources = [runtime / "crt0.S"]
        for number, text in enumerate(texts):
            sources.append(Path(scratch) / f"part{number}.S")
            sources[-1].write_text(text)
        elf = build(Build(find_compiler(), core.isa, tuple(sources), link_script=runtime / "link.ld"))
    return Program(elf, isa=core.isa, equipment=core.equipment)


def _compared(core: Core, checkout: Path, made: Program, name: str) -> tuple[int, int, int, int]:
    """Instructions, those at another distance, cycles in RTL and in the model."""
    result = rtl.score(core, made.rtl_image(core), name, lambda _: None, checkout=checkout)
    window = result["windows"][0]
    equal = round((window["accuracy"] or 0.0) * window["instructions"])
    return (
        window["instructions"],
        window["instructions"] - equal,
        window["cycles_reference"] or 0,
        window["cycles_model"],
    )


def main() -> int:
    """1 where anything goes wrong; another distance is told and no error."""
    options = argparse.ArgumentParser(prog="python -m tests.cores.ara_programs")
    options.add_argument("what", nargs="*", default=["kernels", "sequences"], help="or names of them")
    options.add_argument("--core", default="marian")
    options.add_argument("--rtl", type=Path, required=True, help="a checkout of the core's RTL")
    options.add_argument("--set", action="append", default=[], help="as in vector_lanes=2")
    given = options.parse_args()
    core = open_library([]).core(given.core, overrides=overrides(given.set or None))
    programs: dict[str, tuple[str, Callable[[], Program]]] = {
        file.stem: ("kernels", partial(_built, core, [kernel_program(), file.read_text(encoding="utf-8")]))
        for file in sorted((ARA / "kernels").glob("*.S"))
    }
    for title, words in sequences((ARA / "sequences.txt").read_text(encoding="utf-8")):
        programs[title] = ("sequences", partial(_built, core, [sequence_program(words)]))
    programs |= {row.title: ("rows", row.looped_program) for row in rows() if row.variant == "zvk"}
    sums, wrong, exact, furthest, ran = [0, 0, 0, 0], 0, 0, 0.0, 0
    for name, (kind, made) in programs.items():
        if kind not in given.what and name not in given.what:
            continue
        try:
            found = _compared(core, given.rtl, made(), name)
        except (InstarError, WrongResult) as error:
            print(f"{name}: {error}", flush=True)
            wrong += 1
            continue
        instructions, differ, reference, model = found
        sums = [total + one for total, one in zip(sums, found, strict=True)]
        ran, exact = ran + 1, exact + (differ == 0)
        furthest = max(furthest, abs(model / reference - 1))
        print(
            f"{name}: {differ} of {instructions} at another distance, RTL {reference}, model {model}",
            flush=True,
        )
    print(
        f"{ran} programs, {exact} of them exact; {sums[1]} of {sums[0]} instructions at another distance; "
        f"cycles {sums[2]} in RTL, {sums[3]} in the model, {100 * furthest:.2f} % apart at most; "
        f"{wrong} did not run"
    )
    return min(wrong, 1)


if __name__ == "__main__":
    sys.exit(main())
