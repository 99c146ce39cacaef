"""Which of a design's instructions programs contain: what their hardware must have."""

from __future__ import annotations

from collections.abc import Iterable

from instar._core import Design, Program


def contained(programs: Iterable[Program], design: Design | None) -> tuple[str, ...]:
    """Mnemonics, in the order of the design, of those that stand in a function of one of `programs`.

    Each function is read from its first word to its last, whether a run gets there or not.
    """
    if design is None:
        return ()
    left = {i["mnemonic"]: i for extension in design.info["extensions"] for i in extension["instructions"]}
    every = tuple(left)
    for program in programs:
        symbols = program.symbols.values()
        functions = {(s["address"], s["size"]) for s in symbols if s["function"] and s["size"]}
        words = {
            (word, length)
            for address, size in sorted(functions)
            for _, word, length, _ in program.disassemble(address, size)
        }
        left = {
            name: one
            for name, one in left.items()
            if not any(
                length == one["length"] and word & one["mask"] == one["value"] for word, length in words
            )
        }
    return tuple(name for name in every if name not in left)
