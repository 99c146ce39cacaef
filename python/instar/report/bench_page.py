"""A table of schemes as one HTML page that needs nothing else: no network, no library, no script to be read.

The script beside this file sorts, searches and opens rows. A policy in the page lets the browser
run that script only and load nothing. The same measurements give the same bytes.
"""

from __future__ import annotations

import base64
import hashlib
import html
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any
from urllib.parse import quote

from instar._core import families
from instar.report.bench import FIELDS, Field, footnotes, title
from instar.report.bench_files import as_csv
from instar.report.page import plain
from instar.report.table import count
from instar.result import BenchRow, BenchTable

_HERE = Path(__file__).parent
#: Colours of categories in the order of the pipeline, told apart by those who see colours
#: differently too.
_COLOURS = (
    *("#3a9d5d", "#d55e00", "#b0476f", "#8a6fc4", "#56b4e9", "#e69f00", "#c9b400", "#0072b2"),
    *("#7f9fbf", "#009e9e", "#cc79a7", "#a0522d", "#d98c5f", "#6b8e23", "#b8860b", "#8d99a6"),
)


def page(tables: Sequence[BenchTable]) -> str:
    """The whole page."""
    style, script = ((_HERE / f"bench_page.{kind}").read_text() for kind in ("css", "js"))
    policy = (
        f"default-src 'none'; img-src data:; style-src '{_digest(style)}'; script-src '{_digest(script)}'"
    )
    cores = [found.core for found in tables if found.core]
    heading = f"What the schemes cost on {' and '.join(cores)}" if cores else "What the schemes cost"
    listed = [(found, row) for found in tables for row in found.rows]
    fields = _shown(tables)
    lines = [
        "<!doctype html>",
        '<html lang="en">',
        "<head>",
        '<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        '<meta name="color-scheme" content="light dark">',
        f'<meta http-equiv="Content-Security-Policy" content="{_text(policy)}">',
        '<link rel="icon" href="data:,">',
        f"<title>{_text(heading)}</title>",
        f"<style>{style}</style>",
        "</head>",
        "<body>",
        "<main>",
        f'<h1 id="heading">{_text(heading)}</h1>',
        *(f'<p class="soft">{_text(title(found))}</p>' for found in tables),
        '<div class="tools" role="search" hidden>',
        '<label>Search <input id="search" type="search" placeholder="ml-dsa sign"></label>',
        '<output id="count" for="search"></output>',
        f'<a download="bench.csv" href="{_csv(tables)}">Download as CSV</a>',
        "</div>",
        '<div class="scroll" role="region" aria-labelledby="heading" tabindex="0">',
        '<table id="rows">',
        f"<thead><tr>{''.join(_heading(field, len(tables) > 1) for field in fields)}</tr></thead>",
        "<tbody>",
        *(_row(number, found, row, fields, len(tables) > 1) for number, (found, row) in enumerate(listed)),
        "</tbody>",
        "</table>",
        "</div>",
        '<p class="none" id="none" hidden>No row has all of these words.</p>',
        *(_notes(found, len(tables) > 1) for found in tables),
        "</main>",
        f'<script type="application/json" id="data">{_data(listed)}</script>',
        f"<script>{script}</script>",
        "</body>",
        "</html>",
    ]
    return "\n".join(lines) + "\n"


def _csv(tables: Sequence[BenchTable]) -> str:
    """The rows as an address that holds them."""
    return f"data:text/csv;charset=utf-8,{quote(as_csv(tables))}"


def _digest(text: str) -> str:
    """How a policy names the one script or style that it allows."""
    return f"sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}"


def _text(text: str) -> str:
    """Text of others as text of the page, in an attribute too."""
    return html.escape(plain(text))


def _shown(tables: Sequence[BenchTable]) -> list[Field]:
    """The columns in which something stands."""
    rows = [row for found in tables for row in found.rows]
    return [
        field
        for field in FIELDS
        if not field.optional or any(field.cell(row) not in {"", "–"} for row in rows)
    ]


def _heading(field: Field, several: bool) -> str:
    classes = _classes(field)
    core = _column("core", "") if field.key == "name" and several else ""
    return _column(field.heading, classes) + core


def _column(heading: str, classes: str) -> str:
    button = f'<button type="button">{_text(heading)}</button>'
    return f'<th scope="col"{classes} aria-sort="none">{button}</th>'


def _classes(field: Field) -> str:
    if field.key == "operation":
        # On a narrow screen it stands below the scheme.
        return ' class="wide"'
    return ' class="number"' if field.side == "right" else ""


def _row(number: int, found: BenchTable, row: BenchRow, fields: Sequence[Field], several: bool) -> str:
    core = found.core or ""
    searched = f"{row.name} {row.operation} {core} rv{row.xlen}".lower()
    cells = [
        f'<th scope="row" data-value="{_text(row.name)}">'
        f'<button type="button" class="open" aria-expanded="false" aria-controls="detail-{number}">'
        f'{_text(row.name)}<span class="operation">{_text(row.operation)}</span></button></th>'
    ]
    if several:
        cells.append(f'<td data-value="{_text(core)}">{_text(core or "–")}</td>')
    for field in fields[1:]:
        value = "" if (raw := _value(field, row)) is None else str(raw)
        cells.append(f'<td{_classes(field)} data-value="{_text(value)}">{_text(field.cell(row))}</td>')
    return f'<tr data-row="{number}" data-search="{_text(searched)}">{"".join(cells)}</tr>'


def _value(field: Field, row: BenchRow) -> Any:
    """What a column is sorted by."""
    if field.key == "interval":
        cost = row.cost
        if not cost.windows or cost.cycles_low is None or cost.cycles_high is None:
            return None
        return (cost.cycles_high - cost.cycles_low) / (cost.cycles or 1)
    return row.as_dict()[field.key]


def _notes(found: BenchTable, several: bool) -> str:
    lines = [*([title(found)] if several else []), *footnotes(found)]
    return f'<ul class="notes">{"".join(f"<li>{_text(line)}</li>" for line in lines)}</ul>'


def _data(listed: Sequence[tuple[BenchTable, BenchRow]]) -> str:
    """What rows open to, as JSON that cannot end the script that it stands in."""
    functions: dict[str, int] = {}
    rows = [
        {
            "calls": row.cost.calls,
            "weight": row.cost.weight,
            "stalls": [[name, spent] for name, spent in (row.cost.stalls or {}).items() if spent] or None,
            "stacks": [
                [caller, functions.setdefault(plain(name), len(functions)), weight]
                for caller, name, weight in row.cost.stacks
            ],
            "facts": _facts(found, row),
        }
        for found, row in listed
    ]
    known = {stall["name"]: stall for family in families() for stall in family["stalls"]}
    used = {name for _, row in listed for name, spent in (row.cost.stalls or {}).items() if spent}
    categories = {
        name: [known[name]["heading"], known[name]["meaning"], _COLOURS[number % len(_COLOURS)]]
        for number, name in enumerate(known)
        if name in used
    }
    made = {"rows": rows, "functions": list(functions), "categories": categories}
    text = json.dumps(made, separators=(",", ":"))
    return text.replace("&", "\\u0026").replace("<", "\\u003c").replace(">", "\\u003e")


def _facts(found: BenchTable, row: BenchRow) -> list[tuple[str, str]]:
    cost = row.cost
    answer = "the answer of a round trip" if row.round_trips else "a known answer"
    answers = "the answers of round trips" if row.round_trips else "known answers"
    calls = f"{count(cost.calls)} with {answers}" if cost.calls > 1 else f"1 with {answer}"
    state = "" if cost.cycles is None else ", warm" if cost.warmup else ", cold"
    facts = [("measured on", title(found)), ("calls", calls + state)]
    if cost.windows:
        facts.append(
            (
                "sampled",
                f"{count(cost.windows)} windows; the cycles lie between {count(cost.cycles_low)} "
                f"and {count(cost.cycles_high)}",
            )
        )
    facts.append(("outputs", "checked" if row.checked else "not checked"))
    facts += [("compiler", row.compiler), ("flags", row.flags)]
    return [(term, plain(text)) for term, text in facts]
