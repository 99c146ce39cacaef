"""The whole files that are damaged: a program, its traces in every form, and the example of CONTRIBUTING.md.

Source: they are made once, by Instar itself, below the folder that torture works in.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from instar.cli import run_command
from instar.places import runtime_folder
from instar.toolchain import Build, build, find_compiler

from tests.documents.blocks import files, write
from tests.shared import ROOT

_LINE = re.compile(r"core +0: 0x0*([0-9a-f]+) \(0x([0-9a-f]+)\)")
#: Lines of a trace that are kept: enough for every class of instruction.
_LINES = 400

CORE = "cva6-superscalar"

SPACE = """[space]
title = "Commit ports"

[base]
core = "cva6-superscalar"
program = "base.elf"

[[axes]]
set = "commit_ports"
range = [1, 2]

[[axes]]
name = "issue"
values = [
  { label = "one", issue_width = 1 },
  { label = "two", issue_width = 2 },
]

[[areas]]
when = { commit_ports = { at_least = 2 } }
kge = 33.2
from = "assumed"
where = "here"

[picture]
show = "ipc"
x = "commit_ports"
"""


@dataclass(frozen=True)
class Bases:
    """What there is to damage; names are those of files in a working folder."""

    #: Text and binary files by their path there.
    files: dict[str, bytes]

    def place(self, folder: Path) -> None:
        """Writes all of them."""
        write(folder, self.files)


def make(folder: Path) -> Bases:
    """Makes the files, below `folder`."""
    folder.mkdir(parents=True, exist_ok=True)
    sources = (ROOT / "tests/cli/count.c", runtime_folder() / "crt0.S")
    link = runtime_folder() / "link.ld"
    program = build(Build(find_compiler(), "rv32imc_zicsr", sources, link_script=link)).read_bytes()
    elf = folder / "base.elf"
    elf.write_bytes(program)
    traces = {}
    for name in ("base.itrace", "base.rvfi", "base.log", "base.itrace.zst", "base.rvfi.zst", "base.log.zst"):
        assert run_command(["run", str(elf), "one", "two", "--trace", str(folder / name)]) == 10, name
        traces[name] = (folder / name).read_bytes()
    text = b"\n".join(traces["base.rvfi"].splitlines()[:_LINES]) + b"\n"
    traces["base.trace"] = _compact(text.decode()).encode()
    (folder / "base.trace").write_bytes(traces["base.trace"])
    out = folder / "annotated.trace"
    assert run_command(["annotate", str(folder / "base.trace"), "--core", CORE, "-o", str(out)]) == 0
    traces["annotated.trace"] = out.read_bytes()
    texts = {
        **files(),
        "space.toml": SPACE,
        "cores/own.toml": (ROOT / "cores" / f"{CORE}.toml").read_text().replace(CORE, "own"),
        "index.json": '[{"trace": "base.trace", "core": "own", "windows": '
        '[{"name": "all", "first_line": 1, "last_line": 50}]}]',
    }
    described = [
        *ROOT.glob("designs/*/*.core_desc"),
        *ROOT.glob("crates/coredsl/tests/diagnostics/*.core_desc"),
    ]
    for path in [*described, ROOT / "crates/gen/tests/sample.core_desc"]:
        texts[f"seeds/{path.name}"] = path.read_text()
    return Bases({"base.elf": program, **traces, **{name: text.encode() for name, text in texts.items()}})


def _compact(rvfi: str) -> str:
    """The compact form with cycles, of the RVFI form that Instar writes."""
    lines: list[str] = []
    for line in rvfi.splitlines():
        if match := _LINE.match(line):
            word = int(match[2], 16)
            digits = 8 if word & 3 == 3 else 4
            lines.append(f"{int(match[1], 16):08x} {word & (16**digits - 1):0{digits}x} {2 * len(lines) + 7}")
        elif " mem 0x" in line:
            lines[-1] += " " + line.split(" mem 0x")[1].split()[0]
    return "\n".join(lines) + "\n"
