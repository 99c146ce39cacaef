"""What a program's code is called: symbols, places in the source, disassembly.

Source: the ELF file's symbol table and its DWARF line table.
"""

from __future__ import annotations

import difflib
from dataclasses import dataclass

from instar._core import InstarError


@dataclass(frozen=True)
class Symbol:
    """A name of the symbol table. As an argument of a call it is its address: a pointer to what it names."""

    name: str
    address: int
    #: Bytes; 0 where the file does not say.
    size: int
    #: It names a function, not data.
    function: bool


class Symbols(dict[str, Symbol]):
    """Name → symbol. An unknown name is an `InstarError` with the nearest known ones.

    >>> program.symbols["table"].size
    32
    """

    def __missing__(self, name: object) -> Symbol:
        near = difflib.get_close_matches(str(name), self, 3, 0.5)
        hint = f"; it has {', '.join(near)}" if near else ""
        raise InstarError(f'the program has no symbol "{name}"{hint}')


@dataclass(frozen=True)
class CodePlace:
    """Where an address lies, as far as the program says."""

    pc: int
    #: None where no function is known.
    function: str | None
    #: Bytes from the function's start.
    offset: int
    #: Source file as the compiler named it.
    file: str | None
    #: Line from 1.
    line: int | None

    def __str__(self) -> str:
        function = f"{self.function}+{self.offset:#x}" if self.function else f"{self.pc:#x}"
        return function if self.file is None else f"{function} ({self.file}:{self.line})"


@dataclass(frozen=True)
class Line:
    """One instruction of a listing."""

    pc: int
    #: The encoding; 16 bits for a compressed instruction.
    word: int
    #: Bytes, 2 or 4.
    length: int
    #: Assembly as GNU and LLVM print it without aliases.
    text: str

    @property
    def mnemonic(self) -> str:
        """The first word of the text."""
        return self.text.split(" ", 1)[0]

    def __str__(self) -> str:
        return f"{self.pc:8x}:  {self.word:0{2 * self.length}x}{' ' * (10 - 2 * self.length)}{self.text}"


class Listing(tuple[Line, ...]):
    """Instructions one after the other; printed as a disassembler prints them."""

    def __repr__(self) -> str:
        return "\n".join(map(str, self))
