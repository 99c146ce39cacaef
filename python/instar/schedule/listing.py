"""The text of a scheduled function: its source with other instructions between its label and its end.

Everything around the function stays as it was written: includes, sections, tables. What stood in it
is replaced line by line, each instruction with what its source line says of it; macros are
expanded, directives inside the function are not kept.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from instar._core import InstarError, print_instructions
from instar.schedule.source import LABEL

if TYPE_CHECKING:
    from instar._core import ScheduledLine

#: Directives that are fine inside a function, as they say nothing about its instructions.
_SILENT = re.compile(
    r"\.((type|size|globl|global|weak|local|hidden|internal|protected|p2align|balign|align|option|text|insn"
    r"|[248]byte|half|word)\b|macro|endm|rept|endr|set|equ|if|else|endif|irp|L)"
)
#: Those that say something of names, or that the text after the function may need.
_OF_NAMES = re.compile(
    r"\.(type|size|globl|global|weak|local|hidden|internal|protected|set|equ|equiv)\b(?!.*\\)"
)
_OPTION = re.compile(r"\.option\b")
_COMMENT = re.compile(r"(?:#|//)(?!include|if|endif|define|else|pragma)\s?(.*)")


@dataclass(frozen=True)
class Body:
    """Where a function stands in its file, what is kept of its lines, and where."""

    #: The first line of it and the one after its last instruction; numbers from 0.
    first: int
    end: int
    #: What stands in front of its first instruction.
    head: tuple[str, ...]
    #: What is said between its instructions of names and of the assembler, after the last one.
    tail: tuple[str, ...]


def find_body(source: Path, text: Sequence[str], symbol: str, lines: Iterable[int]) -> Body:
    """Where `symbol` stands; `lines` are those of its instructions, from 1.

    Raises `InstarError` where its label is not in the file, or something in it cannot be kept.
    """
    named = [number for number, line in enumerate(text) if (at := LABEL.match(line)) and _name(at) == symbol]
    if not named:
        raise InstarError(f"{source}: the label {symbol}: does not stand there as a line of its own")
    first, end = named[0], max(lines)
    inside = list(text[first:end])
    label = LABEL.match(inside[0])
    assert label is not None
    head, behind = inside[0][: label.start(2)], label[2]
    inside[0] = "" if _is_comment(behind) else behind
    words = [word.strip() for word in inside]
    for number, word in enumerate(words):
        if word.startswith(".") and not LABEL.match(word) and not _SILENT.match(word):
            raise InstarError(
                f"{source}:{first + number + 1}: {word.split()[0]} inside a function that is scheduled; put "
                "data into a section of its own"
            )
    _refuse_named_places(source, text, first, end, words)
    options = [word for word in words if _OPTION.match(word)]
    enabled = [word for word in options if not re.search(r"\b(push|pop)\b", word)]
    opened = [*_indented([".option push", *enabled])] if enabled else []
    tail = [*_indented([".option pop"] if enabled else []), *_indented(options), *_kept(words)]
    begin = head + behind if _is_comment(behind) else head
    return Body(first, end, (begin.rstrip(), *opened), tuple(tail))


def _name(label: re.Match[str]) -> str:
    return label[1].strip('"')


def _is_comment(text: str) -> bool:
    return not text.strip() or text.strip().startswith(("#", "//", "/*"))


def _indented(words: Iterable[str]) -> Iterable[str]:
    return (f"    {word}" for word in words)


def _kept(words: Sequence[str]) -> Iterable[str]:
    """Lines that say something of names, and macros; in the last line what stands after its instruction."""
    macro = False
    for word in words:
        macro |= word.startswith(".macro")
        if macro:
            yield word
        elif _OF_NAMES.match(word):
            yield f"    {word}"
        macro &= not word.startswith(".endm")
    for piece in _without_comment(words[-1]).split(";")[1:]:
        if piece.strip().startswith("."):
            yield f"    {piece.strip()}"


def _refuse_named_places(
    source: Path, text: Sequence[str], first: int, end: int, words: Sequence[str]
) -> None:
    """Raises `InstarError` where something outside the function names a label inside it."""
    inner = {_name(at): first + n + 1 for n, word in enumerate(words) if n and (at := LABEL.match(word))}
    inner = {name: line for name, line in inner.items() if not name.isdecimal()}
    for number, line in enumerate([*text[:first], *text[end:]]):
        where = number + 1 if number < first else number + 1 + end - first
        for name in re.findall(r"[A-Za-z_.$][\w.$]*", _without_comment(line)):
            if name in inner and not re.match(r"\s*\.(size|type|globl|global|local|weak)\b", line):
                raise InstarError(
                    f"{source}:{where}: names {name}, which stands inside the function (line {inner[name]}), "
                    "and a schedule keeps no such place"
                )


def _without_comment(line: str) -> str:
    found = _COMMENT.search(line)
    return line[: found.start()] if found else line


def rewritten(source: Path, symbol: str, lines: Sequence[ScheduledLine]) -> str:
    """The file `source` with `symbol` in the order of `lines`."""
    text = source.read_text(encoding="utf-8").splitlines()
    there = [line for line in lines if line["pc"]]
    own = [line["line"] for line in there if line["line"] is not None and line["file"] is not None]
    # Of words that stand there as data the assembler tells no line: those in front of all others
    # lie between the label and them.
    untold = [line for line in there if line["line"] is None or line["file"] is None]
    if not own or any(line["word"] is None for line in untold):
        raise InstarError(
            f"{source}: the program does not say on which lines {symbol} stands; build it with -g"
        )
    body = find_body(source, text, symbol, own)
    inside = print_instructions(str(source), text, symbol, lines)
    return "\n".join([*text[: body.first], *body.head, *inside, *body.tail, *text[body.end :]]) + "\n"
