"""The shell of pages for a browser: one file that needs no network, and runs its own script alone.

A policy in the page lets the browser use the styles and scripts that stand in it and load nothing.
The same content gives the same bytes.
"""

from __future__ import annotations

import base64
import hashlib
import html
from collections.abc import Iterable, Sequence
from pathlib import Path

from instar.report.page import plain

_HERE = Path(__file__).parent
#: The look and the script that every page has.
_STYLES, _SCRIPT = ("colours.css", "web_page.css"), "costs.js"


def whole_page(
    heading: str, body: Iterable[str], *, styles: Sequence[str] = (), scripts: Sequence[str] = (), data: str
) -> str:
    """A page with `body` between `<main>` and its end.

    `styles` and `scripts` are texts that follow those of every page; `data`, JSON as `costs.as_json`
    makes it, is what the script draws from.
    """
    style = "\n".join([*map(part, _STYLES), *styles])
    script = "\n".join([part(_SCRIPT), *scripts])
    policy = (
        f"default-src 'none'; img-src data:; style-src '{_digest(style)}'; script-src '{_digest(script)}'"
    )
    lines = [
        "<!doctype html>",
        '<html lang="en">',
        "<head>",
        '<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        '<meta name="color-scheme" content="light dark">',
        f'<meta http-equiv="Content-Security-Policy" content="{text(policy)}">',
        '<link rel="icon" href="data:,">',
        f"<title>{text(heading)}</title>",
        f"<style>{style}</style>",
        "</head>",
        "<body>",
        "<main>",
        *body,
        "</main>",
        f'<script type="application/json" id="data">{data}</script>',
        f"<script>{script}</script>",
        "</body>",
        "</html>",
    ]
    return "\n".join(lines) + "\n"


def part(name: str) -> str:
    """The text of a style or script that lies beside this file."""
    return (_HERE / name).read_text()


def text(words: str) -> str:
    """Text of others as text of the page, in an attribute too."""
    return html.escape(plain(words))


def _digest(content: str) -> str:
    """How a policy names the one script or style that it allows."""
    return f"sha256-{base64.b64encode(hashlib.sha256(content.encode()).digest()).decode()}"
