"""Assembly as compilers write it, less what is only for debuggers and unwinders, line by line.

A schedule moves instructions and renames registers, so that what is said of places between them
(`.loc`, `.cfi_*`, debug sections) would be wrong; the assembler makes new lines of its own, which
say where each instruction stands in the user's file. Lines become empty and none goes away, so that
their numbers stay.

Source: the manual of GNU as, chapters 7 (directives) and "CFI directives"; DWARF sections by their
names.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from instar._core import InstarError, need_file

#: What says something to debuggers or unwinders alone.
_NOISE = re.compile(r"\.(cfi_\w+|loc|loc_mark_labels|file|ident|addrsig|addrsig_sym|stab[snd]|lineno)\b")
#: Lines by which a preprocessor says where text came from, and GCC's marks around inline assembly.
_MARKER = re.compile(r'#\s*(\d+\s+"|line\s+\d|APP\b|NO_APP\b)')
_SECTION = re.compile(r"\.(?:push)?section\s+\"?([^\s,\"]+)\"?\s*(?:,\s*\"?(\w*)\"?)?")
_SWITCH = re.compile(r"\.(text|data|bss|rodata|sdata|sbss|section|pushsection|popsection|previous)\b")
#: Sections that speak of addresses in the code.
_OF_DEBUGGERS = (".debug_", ".zdebug_", ".eh_frame", ".stab", ".gcc_except_table", ".gdb_index")
#: A label and what stands after it.
LABEL = re.compile(r"\s*([A-Za-z_.$][\w.$]*|\"[^\"]+\"|\d+)\s*:(?!:)(.*)")
_GLOBAL = re.compile(r"\.(?:globl|global|weak)\s+(.*)")
_DEFINE = re.compile(r"#\s*define\b")


def read(file: Path) -> str:
    """The text of a source.

    Raises `InstarError` where it is none.
    """
    need_file(file)
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise InstarError(f"{file}: no text in UTF-8, by its byte {error.start:,}") from error


def without_debug(text: str) -> str:
    """The text with empty lines where something was for debuggers or unwinders only."""
    kept, dropped, continued, outer = [], False, False, list[bool]()
    for line in text.splitlines():
        word = line.strip()
        if continued or _DEFINE.match(word):
            # A macro of the preprocessor: what it expands to is told apart by `;`.
            continued = line.endswith("\\")
            kept.append(re.sub(r"\.cfi_\w+[^;\\]*", "", line))
            continue
        if (switch := _SWITCH.match(word)) is not None:
            if switch[1] in ("popsection", "previous"):
                # It goes with the section that it ends.
                kept.append("" if dropped else line)
                dropped = outer.pop() if switch[1] == "popsection" and outer else False
                continue
            if switch[1] == "pushsection":
                outer.append(dropped)
            named = _SECTION.match(word)
            dropped = named is not None and named[1].startswith(_OF_DEBUGGERS)
        noise = dropped or _NOISE.match(word) is not None or _MARKER.match(word) is not None
        kept.append("" if noise else line)
    return "\n".join(kept) + "\n"


def squeezed(text: str) -> str:
    """The text with two empty lines at most where there are more, and none at its start."""
    return re.sub(r"\n{4,}", "\n\n", text).lstrip("\n")


def listed(names: Sequence[str]) -> str:
    """`"a", "b" and "c"`."""
    quoted = [f'"{name}"' for name in names]
    return " and ".join(filter(None, (", ".join(quoted[:-1]), quoted[-1])))


@dataclass(frozen=True)
class Label:
    """A label in code that is no local one."""

    name: str
    #: Whether other files see it.
    is_global: bool


def labels(text: str) -> Iterator[Label]:
    """Labels of the sections with code, in the order in which they stand."""
    lines = text.splitlines()
    seen = {
        name.strip()
        for line in lines
        if (found := _GLOBAL.match(line.split("#")[0].strip())) is not None
        for name in re.split(r"[,\s]+", found[1])
    }
    in_code, outer = True, list[bool]()
    for line in lines:
        word = line.strip()
        if (switch := _SWITCH.match(word)) is not None:
            if switch[1] == "pushsection":
                outer.append(in_code)
            named = _SECTION.match(word)
            if switch[1] == "popsection" and outer:
                in_code = outer.pop()
            elif named is not None:
                in_code = named[1].startswith(".text") or "x" in (named[2] or "")
            elif switch[1] != "previous":
                in_code = switch[1] == "text"
        label = LABEL.match(line)
        if label is not None and in_code:
            name = label[1].strip('"')
            if not name.isdecimal() and not name.startswith((".L", "$")):
                yield Label(name, name in seen)
