"""SystemVerilog in pieces: words, numbers and marks, brackets and statements.

Source: IEEE 1800-2017, clause 5 and annex A.6.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

_TOKEN = re.compile(
    r"""
    (?P<comment>//[^\n]*|/\*.*?\*/)
  | (?P<text>"(?:\\.|[^"\\\n])*")
  | (?P<attribute>\(\*(?!\s*\)).*?\*\))
  | (?P<directive>`\w+)
  | (?P<call>\$\w+)
  | (?P<number>(?:\d[\d_]*\s*)?'\s*[sS]?[bodhBODH]\s*[\w?]+|'[01xXzZ](?!\w)|\d[\d_.]*(?:[smunpf]s\b)?)
  | (?P<name>\\\S+|[A-Za-z_]\w*)
  | (?P<mark><<<=|>>>=|===|!==|==\?|!=\?|<<=|>>=|->>|<->|<=|>=|==|!=|&&|\|\||::|\+\+|--|->|[-+*/%&|^]=|\#\#|.)
    """,
    re.VERBOSE | re.DOTALL,
)
_SPACE = re.compile(r"\s+")


@dataclass(frozen=True)
class Token:
    """A word, a number or a mark, and where it stands."""

    kind: str
    text: str
    at: int


def tokens(text: str) -> list[Token]:
    """A text in pieces, without white space."""
    found, at = [], 0
    while at < len(text):
        if space := _SPACE.match(text, at):
            at = space.end()
            continue
        match = _TOKEN.match(text, at)
        assert match is not None and match.lastgroup is not None
        found.append(Token(match.lastgroup, match[0], at))
        at = match.end()
    return found


def closing(code: Sequence[Token], at: int) -> int:
    """The place after the bracket that closes the one at `at`."""
    depth = 0
    for number in range(at, len(code)):
        if code[number].text in ("(", "[", "{"):
            depth += 1
        elif code[number].text in (")", "]", "}"):
            depth -= 1
            if depth == 0:
                return number + 1
    return len(code)


def statement_end(code: Sequence[Token], at: int) -> int:
    """The place after the statement that begins at `at`."""
    while at < len(code):
        text = code[at].text
        if text in ("if", "for", "while", "repeat", "case", "casez", "foreach"):
            is_case = text in ("case", "casez")
            at = closing(code, at + 1)
            if is_case:
                depth = 1
                while at < len(code) and depth:
                    depth += {"case": 1, "casez": 1, "endcase": -1}.get(code[at].text, 0)
                    at += 1
                return at
            at = statement_end(code, at)
            if text == "if" and at < len(code) and code[at].text == "else":
                at += 1
                continue
            return at
        if text == "begin":
            depth = 0
            while at < len(code):
                depth += {"begin": 1, "end": -1}.get(code[at].text, 0)
                at += 1
                if depth == 0:
                    break
            if at + 1 < len(code) and code[at].text == ":":
                at += 2
            return at
        while at < len(code) and code[at].text != ";":
            at = closing(code, at) if code[at].text in ("(", "[", "{") else at + 1
        return at + 1
    return at


def words(text: str) -> frozenset[str]:
    """The words of a text."""
    return frozenset(text.split())
