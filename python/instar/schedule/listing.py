"""The text of a scheduled function: its source with other instructions between its label and its end.

Everything around the function stays as it was written: includes, sections, tables. What stood in it is
replaced line by line, each instruction with what its source line says of it; macros are expanded, directives
inside the function are not kept.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from instar._core import InstarError
from instar.schedule.source import LABEL

if TYPE_CHECKING:
    from instar._core import ScheduledLine

#: The symbol of `lla a1, .Ltable`, `la a1, table + 4` and `auipc a1, %pcrel_hi(table)`.
_ADDRESS = re.compile(r"\bll?a\s+\w+\s*,\s*([^#;/]+)|%pcrel_hi\(([^)]*)\)")
#: Directives that are fine inside a function, as they say nothing about its instructions.
_SILENT = re.compile(
    r"\.((type|size|globl|global|weak|local|hidden|internal|protected|p2align|balign|align|option|text|insn"
    r"|[248]byte|half|word)\b|macro|endm|rept|endr|set|equ|if|else|endif|irp|L)"
)
#: Those that say something of names, or that the text behind the function may need.
_OF_NAMES = re.compile(
    r"\.(type|size|globl|global|weak|local|hidden|internal|protected|set|equ|equiv)\b(?!.*\\)"
)
_OPTION = re.compile(r"\.option\b")
_COMMENT = re.compile(r"(?:#|//)(?!include|if|endif|define|else|pragma)\s?(.*)")
#: An address that the linker fills in, as in `lui a0, %hi(table)` and `lw a0, %lo(table+4)(a0)`.
_HIGH, _LOW = re.compile(r"%hi\([^)]*\)"), re.compile(r"%lo\([^)]*\)")
#: The immediate of `addi rd, rs, 5`, and that of `lw rd, 5(rs)`.
_LAST, _OFFSET = re.compile(r"-?\d+$"), re.compile(r"-?\d+(?=\()")


@dataclass(frozen=True)
class Body:
    """Where a function stands in its file, what is kept of its lines, and where."""

    #: The first line of it and the one behind its last instruction; numbers from 0.
    first: int
    end: int
    #: What stands in front of its first instruction.
    head: tuple[str, ...]
    #: What is said between its instructions of names and of the assembler, behind the last one.
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
    """Lines that say something of names, and macros; in the last line what stands behind its instruction."""
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


def rewritten(source: Path, symbol: str, lines: Sequence[ScheduledLine], macros: Collection[str]) -> str:
    """The file `source` with `symbol` in the order of `lines`.

    `macros` are mnemonics that the source's includes define with `_` for `.`.
    """
    text = source.read_text(encoding="utf-8").splitlines()
    there = [line for line in lines if line["pc"]]
    own = [line["line"] for line in there if line["line"] is not None and line["file"] is not None]
    if len(own) != len(there):
        raise InstarError(
            f"{source}: the program does not say on which lines {symbol} stands; build it with -g"
        )
    body = find_body(source, text, symbol, own)
    inside = list(_instructions(source, text, symbol, lines, macros))
    return "\n".join([*text[: body.first], *body.head, *inside, *body.tail, *text[body.end :]]) + "\n"


def _instructions(
    source: Path, text: Sequence[str], symbol: str, lines: Sequence[ScheduledLine], macros: Collection[str]
) -> Iterable[str]:
    targets = {line["target"] for line in lines if line["target"] is not None}
    anchors = {line["anchor"] for line in lines if line["anchor"] is not None}
    name = re.sub(r"\W", "_", symbol)
    begun: set[int] = set()
    told: set[int] = set()
    for line in lines:
        block = line["block"]
        if block not in begun and block in targets:
            yield f".L{name}_{block}:"
        begun.add(block)
        shown = _shown(line["text"], macros)
        if line["target"] is not None:
            shown = re.sub(r"0x[0-9a-f]+$", f".L{name}_{line['target']}", shown)
        if line["pc"] in anchors:
            address = _address(source, text, line)
            yield f".L{name}_pc{line['pc']:x}:"
            shown = re.sub(r", .*", f", %pcrel_hi({address})", shown)
        if line["anchor"] is not None:
            shown = _with_immediate(shown, f"%pcrel_lo(.L{name}_pc{line['anchor']:x})")
        written, comment = _written(text, line)
        shown = _absolute(shown, written)
        if comment and line["line"] not in told:
            shown = f"{shown:<36}# {comment}"
        told.add(line["line"] or 0)
        yield f"    {shown}"


def _shown(text: str, macros: Collection[str]) -> str:
    mnemonic, _, operands = text.partition(" ")
    if mnemonic in macros:
        # A macro's operands stand one after the other, as the include lists them.
        mnemonic, operands = mnemonic.replace(".", "_"), re.sub(r"\((\w+)\)", r", \1", operands)
    return f"{mnemonic} {operands}".rstrip()


def _absolute(shown: str, written: str) -> str:
    """With `%hi(symbol)` and `%lo(symbol)` where the source line has them: addresses are the linker's."""
    if high := _HIGH.search(written):
        return re.sub(r", .*", f", {high[0]}", shown)
    if low := _LOW.search(written):
        return _with_immediate(shown, low[0])
    return shown


def _with_immediate(shown: str, immediate: str) -> str:
    return (_OFFSET if "(" in shown else _LAST).sub(immediate, shown)


def _written(text: Sequence[str], line: ScheduledLine) -> tuple[str, str]:
    """What the source says where an instruction stands, and the comment behind it."""
    number = line["line"] or 0
    whole = text[number - 1] if 0 < number <= len(text) else ""
    found = _COMMENT.search(whole)
    if found is None:
        return whole, ""
    before = whole[: found.start()]
    return before, found[1].strip() if before.strip() else ""


def _address(source: Path, text: Sequence[str], line: ScheduledLine) -> str:
    found = _ADDRESS.search(_written(text, line)[0])
    if found is None:
        raise InstarError(
            f"{source}:{line['line']}: an address is made from the pc, and not by lla, la or %pcrel_hi; "
            "write it so"
        )
    return (found[1] or found[2]).strip()
