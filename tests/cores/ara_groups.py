"""Sequences with a design's instructions on groups in RTL: `python -m tests.cores.ara_groups --rtl FOLDER`.

Each is run three times in a loop, at rest between the passes, with the design's units behind the
lanes of the core. Written is the list beside the sequences, which `crates/cores/src/ara/recorded.rs`
holds the model to: of the third pass the cycles in which each instruction was answered, shown to
the units and done, counted from the first answer.

Sources: tests/cores/ara/groups/*.S; a line `# = name` begins a sequence.
"""

from __future__ import annotations

import argparse
import re
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from instar._core import Core, Program
from instar.hardware.behind_lanes import attachment_of
from instar.places import library, runtime_folder
from instar.rtl.build import build_simulator
from instar.rtl.score import vector_moments
from instar.rtl.source import find_source
from instar.toolchain import Build, build, find_compiler

GROUPS = Path(__file__).with_name("ara") / "groups"
#: Design, variant and core of each file of sequences.
DESIGNS = {"vkeccak": ("vkeccak", "vkeccak-timed", "marian"), "zvk": ("zvk", "zvk", "marian-plain")}
_PASSES, _REST = 3, 150
_DATA = 16 << 10
_LINE = re.compile(r"vseti?vli\s+zero, (\w+), e(\d+), (m\w+)")


def sequences(text: str) -> Iterator[tuple[str, list[str]]]:
    """Name and instructions of each."""
    for block in text.split("# = ")[1:]:
        name, *lines = block.splitlines()
        yield name, [line.strip() for line in lines if line.strip() and not line.startswith("#")]


_MAIN = """\
{head}
    .globl main, first, behind
    .balign 64
main:
    li t0, 0x200
    csrs mstatus, t0
    li t2, 32
    li t3, 64
    li t4, 128
    la a0, data
    li a1, 4096
    add a1, a0, a1
    li s2, {passes}
8:  li t1, {rest}
9:  addi t1, t1, -1
    bnez t1, 9b
first:
{lines}
behind:
    li t1, {rest}
9:  addi t1, t1, -1
    bnez t1, 9b
    addi s2, s2, -1
    bnez s2, 8b
    li a0, 0
    ret
    .data
    .balign 4096
data:
"""


def program(core: Core, head: str, lines: list[str]) -> Program:
    """A sequence in a loop; a0 and a1 point to its data, t2, t3 and t4 hold 32, 64 and 128."""
    text = _MAIN.format(head=head, passes=_PASSES, rest=_REST, lines="\n".join(lines))
    text += "".join(f"    .word {n * 2654435761 % (1 << 32):#010x}\n" for n in range(_DATA // 4))
    with tempfile.TemporaryDirectory() as folder:
        main = Path(folder) / "main.S"
        main.write_text(text, encoding="utf-8")
        runtime = runtime_folder()
        sources = (runtime / "crt0.S", main)
        elf = build(Build(find_compiler(), core.isa, sources, link_script=runtime / "link.ld"))
        return Program(elf, isa=core.isa, design=core.design)


def recorded(core: Core, simulator: Path, head: str, lines: list[str]) -> list[str]:
    """Lines of the list for a sequence."""
    made = program(core, head, lines)
    first, behind, data = (made.symbols[name]["address"] for name in ("first", "behind", "data"))
    own = [line.split() for line in vector_moments(core, made.rtl_image(core), simulator).splitlines()]
    last = [one for one in own if first <= int(one[0], 16) < behind and one[1] != "reorder"][-len(lines) :]
    known = {"t2": 32, "t3": 64, "t4": 128}
    start, vl, sew, lmul, found = int(last[0][2]), 0, 0, "m1", []
    for line, (_, word, *cycles) in zip(lines, last, strict=True):
        if setting := _LINE.match(line):
            vl, sew, lmul = known.get(setting[1]) or int(setting[1]), int(setting[2]), setting[3]
        place = re.search(r"\(a([01])\)", line)
        address = hex(data + 4096 * int(place[1])) if place else "-"
        times = " ".join("-" if one == "-" else str(int(one) - start) for one in cycles)
        found.append(f"{word} {vl} e{sew} {lmul} {address} {times}  {line}")
    return found


def main() -> int:
    """Runs the sequences of some files."""
    options = argparse.ArgumentParser(prog="python -m tests.cores.ara_groups")
    options.add_argument("what", nargs="*", default=list(DESIGNS), help="names of files, without .S")
    options.add_argument("--rtl", type=Path, required=True, help="a checkout of the core's RTL")
    given = options.parse_args()
    for name in given.what:
        design, variant, host = DESIGNS[name]
        lib = library()
        core = lib.core(host, design=lib.design(design), variant=variant)
        simulator = build_simulator(find_source(core, attachment_of(core), given.rtl), print)
        text = []
        source = (GROUPS / f"{name}.S").read_text(encoding="utf-8")
        for title, lines in sequences(source):
            text += [f"= {title}", *recorded(core, simulator, source.split("# = ")[0], lines)]
            print("\n".join(text[-len(lines) - 1 :]), flush=True)
        (GROUPS / f"{name}.txt").write_text("\n".join(text) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
