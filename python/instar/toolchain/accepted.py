"""Whether a compiler takes flags, asked once for each version and ISA."""

from __future__ import annotations

import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

from instar import cache
from instar.toolchain.compiler import DEFAULT_OPTIMISATION, Compiler
from instar.toolchain.surroundings import decisive, environment, identity


def accepts(compiler: Compiler, isa: str, flags: Sequence[str]) -> bool:
    """Whether `flags` are known to the compiler, and not ones that it says to have no effect."""
    words = [*compiler.target_flags(isa), DEFAULT_OPTIMISATION, *flags, "-Werror"]
    made_of = identity(compiler.command, installed=not compiler.is_usual)
    key = cache.digest("flags", compiler.version, *made_of, *decisive(), *words)
    if (known := cache.load_result(key)) is not None:
        return bool(known["accepted"])
    with tempfile.TemporaryDirectory(prefix="instar-") as scratch:
        source = Path(scratch) / "empty.c"
        source.write_text("int nothing;\n")
        command = [*compiler.command, *words, "-c", str(source), "-o", str(source.with_suffix(".o"))]
        done = subprocess.run(command, capture_output=True, env=environment(), stdin=subprocess.DEVNULL)
    # One that ^C or a full disk ended has said nothing of the flags.
    if done.returncode in (0, 1):
        cache.store_result(key, {"accepted": done.returncode == 0})
    return done.returncode == 0
