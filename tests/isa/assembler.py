"""Text to words by an assembler that is not ours, for tests of the disassembler.

Source: LLVM's assembler, which comes with the compiler of `instar.toolchain`.
"""

from __future__ import annotations

import re
import subprocess
from collections.abc import Sequence
from pathlib import Path

from instar.toolchain import find_compiler

#: The text of a branch or jump ends with an address; the assembler wants it relative to where it
#: stands.
_FLOW = re.compile(r"((?:c\.)?(?:jal|j|b[a-z]+) (?:.*, )?)(0x[0-9a-f]+)")
_START, _END = b"<the words>", b"</the words>"


def relative(text: str, pc: int, xlen: int) -> str:
    """`text` of the instruction at `pc`, its target (where it has one) as a distance from there."""
    flow = _FLOW.fullmatch(text)
    if not flow:
        return text
    half = 1 << xlen - 1
    return f"{flow[1]}.{(int(flow[2], 16) - pc + half) % (2 * half) - half:+d}"


def assemble(lines: Sequence[str], isa: str, folder: Path) -> bytes:
    """The code of `lines` on a core with the extensions of `isa`."""
    source, output = folder / "lines.s", folder / "lines.o"
    marked = [f'.ascii "{_START.decode()}"', ".option norelax", *lines, f'.ascii "{_END.decode()}"']
    source.write_text("\n".join([*marked, ""]))
    compiler = find_compiler()
    command = [*compiler.command, *compiler.target_flags(isa), "-c", str(source), "-o", str(output)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[:4000]
    return output.read_bytes().split(_START, 1)[1].split(_END, 1)[0]
