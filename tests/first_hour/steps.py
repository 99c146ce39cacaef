"""What a newcomer types in the first hour: README, the five-minute example, an own program, an own sweep."""

from __future__ import annotations

import shlex
import sys
from dataclasses import dataclass
from pathlib import Path

from tests.documents.blocks import files, write
from tests.first_hour.terminal import Screen, run
from tests.shared import ROOT

INSTAR = str(Path(sys.executable).with_name("instar"))

_PROGRAM = """\
int putchar(int);

static unsigned table[64];

int main(void) {
    for (unsigned i = 0; i < 6400; i++) table[i % 64] = table[i % 64] * 31 + i;
    for (const char *c = "mine\\n"; *c; c++) putchar(*c);
    return 0;
}

/* HTIF, device 1: docs/reference/run.md. */
extern volatile unsigned long long tohost;
int putchar(int c) {
    tohost = 1ull << 56 | 1ull << 48 | (unsigned char)c;
    return c;
}
"""

_SPACE = """\
[space]
title = "How many commit ports does my program need?"

[base]
core = "cva6-superscalar"
program = "mine.elf"

[[axes]]
set = "commit_ports"
title = "commit ports"
range = [1, 3]

[[axes]]
set = "issue_width"
title = "issue width"
unit = "instructions per cycle"
range = [1, 2]

[[rules]]
when = { issue_width = 1 }
set = { fetch_width = 32, alus = 1, alu_bypass = false, register_read_ports = 2 }
"""

#: README's table of things to do, and what follows from them; `short` ones take a second or two
#: each.
QUICK = [
    "instar -h",
    "instar list",
    "instar measure ml-dsa-44 ntt --core cva6-single",
    "instar measure ml-dsa-44 ntt --core cva6-single",
    "instar profile ml-dsa-44 ntt --core cva6-superscalar",
    "instar profile ml-dsa-44 ntt --core cva6-superscalar --by instruction --top 5",
    "instar histogram ml-dsa-44 ntt",
    "instar compare ml-dsa-44 ntt --core cva6-single --core cva6-superscalar --top 4",
    "instar new design my-first",
    "instar check",
    "instar evaluate my-first",
    "instar new workload my-second",
    "instar vectors my-second",
    "instar evaluate rotxor",
    "instar measure chacha20 chacha20_rounds --design rotxor --core cva6-superscalar",
    "instar header rotxor -o generated",
    "instar run mine.elf",
    "instar run mine.elf --core cva6-superscalar",
    "instar run mine.elf --profile --histogram --top 5",
    "instar run mine.elf --trace mine.itrace",
    "instar score mine.itrace --core cva6-single",
    "instar profile mine.elf --core cva6-superscalar",
    "instar explore mine.toml",
    "instar explore mine.toml",
    "instar check mine.toml",
]
#: The rest of the table, which takes minutes.
SLOW = [
    "instar evaluate cva6-ntt",
    "instar measure ml-dsa-65 sign --core cva6-single",
    "instar histogram ml-dsa-44 sign -o sign.svg",
    "instar ct ml-dsa-44",
    "instar vectors ml-dsa-87",
    "instar profile ml-dsa-44 sign --core cva6-superscalar --flame sign.svg --by call --top 4",
    "instar explore issue-commit.toml",
]
#: What goes wrong in a first hour, each with exit code 2 and one sentence.
SLIPS = [
    "instar evaluate cva6-nt",
    "instar measure ml-dsa-44 nnt --core cva6-single",
    "instar measure ml-dsa ntt",
    "instar run mine.c",
    "instar run nothing.elf",
    "instar profile ml-dsa-44",
    "instar mesure ml-dsa-44 ntt",
    "instar run mine.elf --core cva7",
]


@dataclass(frozen=True)
class Step:
    """One command and what was seen."""

    command: str
    shown: Screen


def prepare(folder: Path) -> None:
    """The files that a newcomer has by now: those of the five-minute example, a program, a space."""
    write(folder, files())
    (folder / "mine.c").write_text(_PROGRAM)
    (folder / "mine.toml").write_text(_SPACE)
    space = (ROOT / "docs/examples/issue-commit/space.toml").read_text()
    (folder / "issue-commit.toml").write_text(space)


def compile_own(folder: Path) -> Screen:
    """As docs/reference/run.md says: clang from ziglang, with the runtime that Instar carries."""
    runtime = ROOT / "workloads" / "runtime"
    sources = [str(runtime / name) for name in ("crt0.S", "string.c", "integer.c")]
    command = (
        f"{sys.executable} -m ziglang cc -target riscv32-freestanding-none -mcpu=generic_rv32+m+c -O2 -g"
    )
    more = ["-ffreestanding", "-nostdlib", f"-I{runtime / 'include'}", f"-Wl,-T,{runtime / 'link.ld'}"]
    return run([*shlex.split(command), *more, *sources, "mine.c", "-o", "mine.elf"], folder)


def walk(commands: list[str], folder: Path, columns: int = 80) -> list[Step]:
    """Types the commands one after the other."""
    steps = []
    for command in commands:
        words = shlex.split(command)
        steps.append(Step(command, run([INSTAR, *words[1:]], folder, columns)))
    return steps
