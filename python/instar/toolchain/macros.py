"""What a design's instruction is called where a compiler did not know it, and which file has it."""

from __future__ import annotations

import re
from collections.abc import Mapping

#: Of assemblers of clang and GCC, and of C where a function was not declared.
_UNKNOWN = ("unrecognized instruction", "unrecognized opcode", "undeclared function", "implicit declaration")
_MACRO = re.compile(r"^\.macro (\w+)", re.MULTILINE)
_WORD = re.compile(r"[A-Za-z_][\w.]*")
_INCLUDE = ".inc"


def hint(message: str, suffix: str, generated: Mapping[str, str]) -> str:
    """A line behind a compiler's `message` on such a file; "" where it is about none of `generated`."""
    if not any(sign in message for sign in _UNKNOWN):
        return ""
    words = {word.replace(".", "_") for word in _WORD.findall(message)}
    for file, text in sorted(generated.items()):
        for macro in _MACRO.findall(text) if file.endswith(_INCLUDE) else ():
            if macro not in words:
                continue
            if suffix == ".c" and (header := file.removesuffix(_INCLUDE) + ".h") in generated:
                return f'\nhint: it is the function {macro} of #include "{header}"'
            return f'\nhint: it is the macro {macro} of .include "{file}"'
    return ""
