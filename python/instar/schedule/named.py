"""Which function of a file, or of two, is meant where nobody names it.

A function is what the linked program has as one, or a global label in the code of an assembly file:
what a person writes often has no `.type`. Of several at one address one counts, and of several in
an assembly file the only global one.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from instar._core import InstarError, Program
from instar.schedule.check import build_of
from instar.schedule.source import labels, listed, read
from instar.toolchain import Compiler, build

#: Where the start-up code has a weak one.
_MAIN = "main"


def only_function(file: Path, text: str, program: Program, isa: str, compiler: Compiler) -> str:
    """The function of a file that stands for itself; `text` is its assembly.

    Raises `InstarError` where it has none, or several.
    """
    return _one(_functions(program, text, _around(isa, compiler)), f"{file} has", str(file))


def common_function(files: Sequence[Path], programs: Sequence[Program], isa: str, compiler: Compiler) -> str:
    """The function that the programs of two files both have.

    Raises `InstarError` where it is not one.
    """
    around = _around(isa, compiler)
    texts = [read(file) if file.suffix in (".S", ".s") else "" for file in files]
    a, b = (_functions(program, text, around) for program, text in zip(programs, texts, strict=True))
    if a == b:
        return _one(a, "A and B have" if files[0] != files[1] else f"{files[0]} has", "both files")
    both = [name for name in a if name in b]
    if not both:
        has = " and ".join(
            f"{label} has {listed(names) if names else 'none'}" for label, names in (("A", a), ("B", b))
        )
        raise InstarError(
            f"A and B have no function in common ({has}); both must define it under one global name"
        )
    return _one(both, "A and B have", "both files")


def _one(names: Sequence[str], who: str, where: str) -> str:
    if len(names) == 1:
        return names[0]
    if not names:
        raise InstarError(
            f"{who} no function: in the code of {where} there must be a label with `.globl`, or with "
            "`.type NAME, @function`"
        )
    raise InstarError(f"{who} several functions; say which with --function: {', '.join(sorted(names))}")


def _around(isa: str, compiler: Compiler) -> Program:
    """A program that has nothing but what every one starts by."""
    return Program(build(build_of((), isa, None, compiler)), isa=isa)


def _functions(program: Program, text: str, around: Program) -> list[str]:
    """The candidates of a program whose source, if it is assembly, is `text`."""
    symbols, own = program.symbols, {label.name: label.is_global for label in labels(text)}
    known = {name for name, symbol in around.symbols.items() if symbol["function"]}
    if _main(program) != _main(around):
        known.discard(_MAIN)
    typed = [name for name, symbol in symbols.items() if symbol["function"] and name not in known]
    named = [name for name, is_global in own.items() if is_global and name in symbols and name not in known]
    by_address: dict[int, str] = {}
    # Of names for one address that with a label of its own counts.
    for name in sorted({*typed, *named}, key=lambda name: (name not in own, name)):
        by_address.setdefault(symbols[name]["address"], name)
    found = list(by_address.values())
    outside = [name for name in found if own.get(name)]
    return sorted(outside if len(outside) == 1 else found)


def _main(program: Program) -> object:
    """What `main` consists of."""
    symbol = program.symbols.get(_MAIN)
    if symbol is None:
        return None
    return [text for _, _, _, text in program.disassemble(symbol["address"], max(symbol["size"], 4))]
