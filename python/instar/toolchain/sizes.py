"""How many bytes of a program one function needs: those that the linker keeps when nothing else is called.

The files are compiled once more with each function and each object in a section of its own, and are
linked from the function on with garbage collection (`--gc-sections` of GNU ld and lld), for each
function anew.
"""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from instar import cache
from instar._core import Program
from instar.toolchain.build import Build, build_key, compile_sources, link

#: What puts each function and each object into a section of its own.
_APART = ("-ffunction-sections", "-fdata-sections")


@dataclass(frozen=True)
class Sizes:
    """Bytes of each kind."""

    #: Instructions, and what lies among them.
    code_bytes: int
    #: Constants (.rodata).
    constant_bytes: int
    #: Initialised and zeroed data (.data and .bss), stack left out.
    data_bytes: int


def sizes(
    request: Build, entries: Sequence[str], script: Path, *, use_cache: bool = True
) -> dict[str, Sizes]:
    """What each of the functions `entries` needs of the program that `request` makes.

    `script` is the linker script, which defines `__code_bytes`, `__constant_bytes` and
    `__data_bytes`.
    """
    apart = replace(request, link_script=script, extra_flags=(*request.extra_flags, *_APART))
    key = cache.digest("sizes", cache.tool_digest(), build_key(request), script.read_bytes(), *entries)
    if use_cache and (found := cache.load_result(key)) is not None:
        return {entry: Sizes(**found[entry]) for entry in entries}
    made = {}
    with tempfile.TemporaryDirectory(prefix="instar-") as scratch:
        folder = Path(scratch)
        objects = compile_sources(apart, folder)
        for entry in entries:
            out = folder / "program.elf"
            link(apart, objects, out, "--gc-sections", "-e", entry)
            symbols = Program(out, isa=request.isa).symbols
            code, constants, data = (
                symbols[f"__{kind}_bytes"]["address"] for kind in ("code", "constant", "data")
            )
            made[entry] = Sizes(code, constants, data)
    cache.store_result(key, {entry: asdict(one) for entry, one in made.items()})
    return made
