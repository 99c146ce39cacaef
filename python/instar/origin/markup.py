"""A record in pages and drawings: what readers of Markdown, HTML and SVG may see, and what programs read.

Source: CommonMark (comments end at the first `-->`), HTML (blocks of data), SVG (`metadata`).
"""

from __future__ import annotations

import html
import re

from instar.origin.record import Foreign, Origin, parsed

_MARKDOWN = re.compile(r"\n(?:[^\n]+\n\n)?<!-- made by Instar:\n(.*?)\n-->\n", re.DOTALL)
_HTML = re.compile(
    r'<footer class="origin">(?:.*?)<script type="application/json" id="origin">\n(.*?)\n'
    r"</script></footer>\n",
    re.DOTALL,
)
_SVG = re.compile(r'<metadata id="instar">\n(.*?)\n</metadata>\n', re.DOTALL)
_SVG_BEGINS = re.compile(r"<svg\b[^>]*>\n?")


def put_markdown(plain: bytes, made: Origin) -> bytes:
    """At the end: a line to be read, and a comment."""
    typed = " ".join(made.command.split())
    said = made.made_by() + (f": `{typed}`" if typed else "")
    return plain + f"\n{said}\n\n<!-- made by Instar:\n{_harmless(made)}\n-->\n".encode()


def take_markdown(content: bytes) -> tuple[Origin | None, bytes]:
    """The last record that there is."""
    return _taken(_MARKDOWN, content)


def put_html(plain: bytes, made: Origin) -> bytes:
    """A foot of the page, and a block of data in it, which no browser runs."""
    text = plain.decode()
    said = html.escape(made.made_by())
    typed = f": <code>{html.escape(made.command)}</code>" if made.command else ""
    own = f'<footer class="origin"><p>{said}{typed}</p>'
    own += f'<script type="application/json" id="origin">\n{_harmless(made)}\n</script></footer>\n'
    at = max(text.rfind("</main>"), 0) or max(text.rfind("</body>"), 0) or len(text)
    return (text[:at] + own + text[at:]).encode()


def take_html(content: bytes) -> tuple[Origin | None, bytes]:
    """The record of a page."""
    return _taken(_HTML, content)


def put_svg(plain: bytes, made: Origin) -> bytes:
    """The first element of a drawing."""
    text = plain.decode()
    begins = _SVG_BEGINS.search(text)
    if begins is None:
        raise Foreign("it is no SVG")
    own = f'<metadata id="instar">\n{_harmless(made)}\n</metadata>\n'
    return (text[: begins.end()] + own + text[begins.end() :]).encode()


def take_svg(content: bytes) -> tuple[Origin | None, bytes]:
    """The record of a drawing."""
    return _taken(_SVG, content)


def _harmless(made: Origin) -> str:
    """The record's text, in which nothing is markup, though JSON still."""
    text = made.as_text()
    for character in "<>&":
        text = text.replace(character, f"\\u{ord(character):04x}")
    return text


def _taken(block: re.Pattern[str], content: bytes) -> tuple[Origin | None, bytes]:
    try:
        text = content.decode()
    except UnicodeDecodeError as error:
        raise Foreign("it is no text") from error
    found = next(iter(reversed(list(block.finditer(text)))), None)
    if found is None:
        return None, content
    return parsed(found[1]), (text[: found.start()] + text[found.end() :]).encode()
