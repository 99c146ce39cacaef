"""A record as lines of comments, in assembly, SystemVerilog and C, after the file's first comment.

A preprocessor reads none of these lines as its own: each begins with a quotation mark or a bracket.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from instar.origin.record import Foreign, Origin, parsed

#: What stands before the record's first line.
_BEGIN = "Made by Instar:"


def carrier(
    mark: str, opening: str, closing: str
) -> tuple[Callable[[bytes, Origin], bytes], Callable[[bytes], tuple[Origin | None, bytes]]]:
    """Puts and takes a record in lines that begin with `mark`, between `opening` and `closing`."""
    m, o, c = map(re.escape, (mark, opening, closing))
    block = re.compile(rf"^{o}{m}{_BEGIN}\n((?:{m}.*\n)+?)(?<={m}\}}\n){c}", re.MULTILINE)
    head = re.compile(rf"(?:{re.escape(mark.rstrip())}.*\n)*" if not opening else r"(?:/\*(?s:.*?)\*/\n)?")

    def put(plain: bytes, made: Origin) -> bytes:
        text = plain.decode()
        # Nothing in a text of JSON ends a comment of C.
        lines = [_BEGIN, *made.as_text().replace("*/", "*\\/").splitlines()]
        own = opening + "".join(f"{mark}{line}\n" for line in lines) + closing
        found = head.match(text)
        at = found.end() if found else 0
        return (text[:at] + own + text[at:]).encode()

    def take(content: bytes) -> tuple[Origin | None, bytes]:
        try:
            text = content.decode()
        except UnicodeDecodeError as error:
            raise Foreign("it is no text") from error
        found = block.search(text)
        if found is None:
            return None, content
        record = "".join(line.removeprefix(mark) for line in found[1].splitlines(keepends=True))
        return parsed(record), (text[: found.start()] + text[found.end() :]).encode()

    return put, take
