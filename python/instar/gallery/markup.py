"""Pieces of a page: tables, folded parts, and a design's README as HTML.

Whatever others wrote is escaped; of a README no markup but Markdown's own gets onto the page, and no
link that leads to a file beside it, which the page does not have.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from markdown_it import MarkdownIt
from markdown_it.token import Token

from instar.report.page import plain
from instar.report.web_page import text


@dataclass(frozen=True)
class Head:
    """A column's heading."""

    name: str
    number: bool = False


def table(heads: Sequence[Head], rows: Sequence[Sequence[str]], *, label: str) -> str:
    """A table whose cells are HTML already; it scrolls by itself where the screen is narrow."""

    def kind(head: Head) -> str:
        return ' class="number"' if head.number else ""

    top = "".join(f'<th scope="col"{kind(head)}>{text(head.name)}</th>' for head in heads)
    lines = (
        "<tr>"
        + "".join(f"<td{kind(head)}>{cell}</td>" for head, cell in zip(heads, row, strict=True))
        + "</tr>"
        for row in rows
    )
    return (
        f'<div class="scroll" role="region" aria-label="{text(label)}" tabindex="0"><table class="plain">'
        f"<thead><tr>{top}</tr></thead><tbody>{''.join(lines)}</tbody></table></div>"
    )


def section(heading: str, name: str, *parts: str) -> str:
    """A part of the page with its heading; `name` is its address."""
    return f'<section id="{text(name)}"><h2>{text(heading)}</h2>{"".join(parts)}</section>'


def folded(summary: str, *parts: str, opened: bool = False) -> str:
    """A part that is opened by who wants it."""
    return f"<details{' open' if opened else ''}><summary>{text(summary)}</summary>{''.join(parts)}</details>"


def paragraph(words: str, kind: str = "") -> str:
    """A paragraph of plain text."""
    named = f' class="{kind}"' if kind else ""
    return f"<p{named}>{text(words)}</p>"


def figure(drawing: str, caption: str = "") -> str:
    """A drawing with what is to be known of it."""
    below = f"<figcaption>{text(caption)}</figcaption>" if caption else ""
    return f'<figure><div class="scroll bare" tabindex="0">{drawing}</div>{below}</figure>'


def commands(lines: Sequence[str]) -> str:
    """Commands, one a line."""
    return f"<pre><code>{text_lines(lines)}</code></pre>"


def text_lines(lines: Sequence[str]) -> str:
    return "\n".join(text(line) for line in lines)


def readme(words: str) -> tuple[str, str]:
    """A README as HTML: what stands before its first heading of second order, and the rest."""
    words = re.sub(r"<!--.*?-->", "", words, flags=re.DOTALL)
    words = plain(words, lines=True)
    before, mark, after = words.partition("\n## ")
    before = re.sub(r"\A\s*# [^\n]*\n", "", before)
    return _html(before), _html(mark + after)


def _html(words: str) -> str:
    reader = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = reader.parse(words)
    for token in tokens:
        if token.type in {"heading_open", "heading_close"}:
            # The page's own headings stand above.
            token.tag = f"h{min(6, int(token.tag[1:]) + 1)}"
        if token.type == "table_open":
            token.attrSet("class", "plain")
        if token.type in {"th_open", "td_open"}:
            # The page's policy allows no style of an element.
            aligned = str(token.attrs.pop("style", ""))
            if aligned.endswith("right"):
                token.attrSet("class", "number")
        if token.children:
            token.children = [_kept(child) for child in token.children]
    found: str = reader.renderer.render(tokens, reader.options, {})
    found = found.replace("<table", '<div class="scroll" tabindex="0"><table')
    return found.replace("</table>", "</table></div>")


def _kept(token: Token) -> Token:
    """A token of a line; links into the folder and pictures are their words alone."""
    if token.type == "image":
        return Token("text", "", 0, content=token.content)
    if token.type == "link_open" and not str(token.attrs.get("href", "")).startswith("https://"):
        token.attrs.pop("href", None)
    return token
