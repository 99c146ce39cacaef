"""A table of schemes as one HTML page that needs nothing else: no network, no library, no script to be read.

The script beside this file sorts, searches and opens rows.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any
from urllib.parse import quote

from instar.report.bench import FIELDS, Field, footnotes, title
from instar.report.bench_files import as_csv
from instar.report.costs import Costs
from instar.report.table import count
from instar.report.web_page import part, text, whole_page
from instar.result import BenchRow, BenchTable


def page(tables: Sequence[BenchTable]) -> str:
    """The whole page."""
    cores = [found.core for found in tables if found.core]
    heading = f"What the schemes cost on {' and '.join(cores)}" if cores else "What the schemes cost"
    listed = [(found, row) for found in tables for row in found.rows]
    fields = _shown(tables)
    lines = [
        f'<h1 id="heading">{text(heading)}</h1>',
        *(f'<p class="soft">{text(title(found))}</p>' for found in tables),
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
        *_notes(tables),
    ]
    styles, scripts = [part("bench_page.css")], [part("bench_page.js")]
    return whole_page(heading, lines, styles=styles, scripts=scripts, data=_data(listed))


def _csv(tables: Sequence[BenchTable]) -> str:
    """The rows as an address that holds them."""
    return f"data:text/csv;charset=utf-8,{quote(as_csv(tables))}"


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
    button = f'<button type="button">{text(heading)}</button>'
    return f'<th scope="col"{classes} aria-sort="none">{button}</th>'


def _classes(field: Field) -> str:
    if field.key == "operation":
        # On a narrow screen it stands below the scheme.
        return ' class="wide"'
    return ' class="number"' if field.side == "right" else ""


def _row(number: int, found: BenchTable, row: BenchRow, fields: Sequence[Field], several: bool) -> str:
    core = found.core or ""
    searched = f"{row.name} {row.title} {row.operation} {core} rv{row.xlen}".lower()
    cells = [
        f'<th scope="row" data-value="{text(row.name)}">'
        f'<button type="button" class="open" aria-expanded="false" aria-controls="detail-{number}">'
        f'{text(row.name)}<span class="operation">{text(row.operation)}</span></button></th>'
    ]
    if several:
        cells.append(f'<td data-value="{text(core)}">{text(core or "–")}</td>')
    for field in fields[1:]:
        value = "" if (raw := _value(field, row)) is None else str(raw)
        cells.append(f'<td{_classes(field)} data-value="{text(value)}">{text(field.cell(row))}</td>')
    return f'<tr data-row="{number}" data-search="{text(searched)}">{"".join(cells)}</tr>'


def _value(field: Field, row: BenchRow) -> Any:
    """What a column is sorted by."""
    if field.key == "interval":
        cost = row.cost
        if not cost.windows or cost.cycles_low is None or cost.cycles_high is None:
            return None
        return (cost.cycles_high - cost.cycles_low) / (cost.cycles or 1)
    return row.as_dict()[field.key]


def _notes(tables: Sequence[BenchTable]) -> Iterable[str]:
    """What all tables stand on, once, and then what one of them alone does."""
    own = [footnotes(found) for found in tables]
    common = [line for line in own[0] if all(line in other for other in own)] if own else []
    listed = [common] if common else []
    for found, lines in zip(tables, own, strict=True):
        if rest := [line for line in lines if line not in common]:
            listed.append([*([title(found)] if len(tables) > 1 else []), *rest])
    for lines in listed:
        yield f'<ul class="notes">{"".join(f"<li>{text(line)}</li>" for line in lines)}</ul>'


def _data(listed: Sequence[tuple[BenchTable, BenchRow]]) -> str:
    """What rows open to."""
    costs = Costs()
    for found, row in listed:
        cost = row.cost
        costs.add(
            calls=cost.calls,
            weight=cost.weight,
            stalls=cost.stalls,
            stacks=cost.stacks,
            facts=_facts(found, row),
        )
    return costs.as_json()


def _facts(found: BenchTable, row: BenchRow) -> list[tuple[str, str]]:
    cost = row.cost
    answer = "the answer of a round trip" if row.round_trips else "a known answer"
    answers = "the answers of round trips" if row.round_trips else "known answers"
    calls = f"{count(cost.calls)} with {answers}" if cost.calls > 1 else f"1 with {answer}"
    state = "" if cost.cycles is None else ", warm" if cost.warmup else ", cold"
    facts = [("scheme", row.title)] if row.title else []
    facts += [("measured on", title(found)), ("calls", calls + state)]
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
    return facts
