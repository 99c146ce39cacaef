"""One page for a design: what it is, drawn; what it gives and costs, beside what was published."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from instar.gallery.circuits import Circuits, Shown
from instar.gallery.devices import devices
from instar.gallery.gather import Portrait
from instar.gallery.markup import Head, commands, figure, folded, paragraph, readme, section, table
from instar.gallery.tables import beside, gains, ladders
from instar.picture import drawing
from instar.picture.pipeline import latency_text
from instar.report import area
from instar.report.costs import Costs
from instar.report.evaluation import foot
from instar.report.proofs import MEANINGS
from instar.report.table import count
from instar.report.web_page import text, whole_page
from instar.result import Evaluation

if TYPE_CHECKING:
    from instar._core import InstructionInfo

_HERE = Path(__file__).parent


def page(portrait: Portrait) -> str:
    """The whole page; the same portrait gives the same bytes."""
    info = portrait.design.info
    costs = Costs()
    parts = [_what(portrait), _pipelines(portrait)]
    if info["devices"]:
        parts.append(section("On the bus", "devices", devices(info["devices"])))
    evaluation = portrait.evaluation
    if evaluation is not None and evaluation.rows:
        parts.append(section("What it gives", "gains", gains(evaluation)))
        parts.append(section("The ladder of variants", "ladder", ladders(evaluation), _areas(evaluation)))
    if portrait.circuits is not None:
        parts.append(section("Its circuits", "circuits", _circuits(portrait.circuits)))
    if portrait.runs:
        parts.append(section("Where the cycles go", "cycles", _runs(portrait, costs)))
    if evaluation is not None and evaluation.rows:
        parts.append(section("Ours beside published", "published", beside(evaluation)))
    parts.append(section("How to repeat it", "repeat", _repeat(portrait)))
    links = [("what", "what it is"), ("pipeline", "pipeline"), ("devices", "devices"), ("gains", "gains")]
    links += [("ladder", "variants")]
    links += [("circuits", "circuits"), ("cycles", "cycles"), ("published", "published")]
    links += [("repeat", "repeat")]
    there = "".join(parts)
    nav = "".join(
        f'<a href="#{name}">{text(said)}</a>' for name, said in links if f'<section id="{name}">' in there
    )
    body = [f"<h1>{text(info['title'])}</h1>", paragraph(f"{info['name']}: {info['summary']}", "soft")]
    body += [f'<nav aria-label="Parts of this page">{nav}</nav>', _missing(portrait), *parts]
    return whole_page(
        f"{info['title']} ({info['name']})",
        body,
        styles=[drawing.style(), own("design_page.css")],
        scripts=[own("design_page.js")],
        data=costs.as_json(),
    )


def own(name: str) -> str:
    """A style or script that lies beside this file."""
    return (_HERE / name).read_text()


def _missing(portrait: Portrait) -> str:
    """What is not here, and why: said once, above all."""
    if not portrait.missing:
        return ""
    said = "".join(paragraph(one) for one in portrait.missing)
    return f'<div class="missing" role="note"><p><b>Not on this page</b></p>{said}</div>'


def _what(portrait: Portrait) -> str:
    info = portrait.design.info
    file = Path(info["folder"]) / "README.md"
    parts = []
    rest = ""
    if file.is_file():
        before, rest = readme(file.read_text(errors="replace"))
        parts.append(f'<div class="prose">{before}</div>')
    if info["extensions"]:
        parts.append(_instructions(portrait))
    if rest.strip():
        parts.append(folded("The design's own page (README.md)", f'<div class="prose">{rest}</div>'))
    return section("What it is", "what", *(parts or [paragraph(info["summary"])]))


def _instructions(portrait: Portrait) -> str:
    """Each instruction with its unit and its cost on each core."""
    info = portrait.design.info
    cores = [name for name in info["cores"] if portrait.asked.core in {None, name}]
    heads = [Head("instruction"), Head("unit"), *(Head(f"cycles on {core}") for core in cores)]
    stated = {(cost["core"], cost["mnemonic"]): cost for cost in info["costs"]}
    rows = []
    for extension in info["extensions"]:
        for one in extension["instructions"]:
            costs = [stated.get((core, one["mnemonic"])) for core in cores]
            units = dict.fromkeys(cost["cost"]["unit"] for cost in costs if cost is not None)
            line = [f"<code>{text(_written(one))}</code>", text(", ".join(units) or "–")]
            line += [
                "–" if cost is None else text(f"{latency_text(cost['cost'])} ({cost['provenance']})")
                for cost in costs
            ]
            rows.append(line)
    note = "Cycles: latency, and where it comes from: RTL, measurement, a specification, or an assumption."
    return table(heads, rows, label="Instructions") + paragraph(note, "soft")


def _written(one: InstructionInfo) -> str:
    """`pq.lwp rd, rd2, imm(rs1)`: as an assembler reads it, with fields for operands."""
    operands = re.sub(r"\{(?:name\()?(\w+)\)?\}", r"\1", one["syntax"])
    return f"{one['mnemonic']} {operands}".strip()


def _pipelines(portrait: Portrait) -> str:
    if not portrait.pipelines:
        return ""
    many = len(portrait.pipelines) > 1
    parts = []
    for number, one in enumerate(portrait.pipelines):
        drawn = figure(one.drawing, f"{one.summary}. Drawn: {one.title}.")
        parts.append(folded(one.core, drawn, opened=number == 0) if many else drawn)
    said = "As the core's family and file have it; what the design adds or changes is marked."
    return section("The pipeline", "pipeline", paragraph(said, "soft"), *parts)


def _areas(evaluation: Evaluation) -> str:
    """What areas are made of, folded: the tables that `instar evaluate --area` prints."""
    tables = area.tables(evaluation.rows)
    return folded("What the areas are made of", f"<pre>{text_block(tables)}</pre>") if tables else ""


def text_block(words: str) -> str:
    return "\n".join(text(line) for line in words.rstrip("\n").split("\n"))


def _circuits(found: Circuits) -> str:
    heads = [Head("unit"), Head("instruction"), Head("proof"), Head("cycles", True)]
    heads += [Head("gate equivalents", True), Head("gate delays", True), Head("toggles", True)]
    rows = []
    for unit in found.units:
        for number, shown in enumerate(unit.shown):
            name, facts = "", [""] * 4
            if number == 0:
                gates = None if unit.gate_equivalents is None else round(unit.gate_equivalents)
                delays = unit.critical_path_delays
                name = text(unit.name)
                facts = [
                    str(unit.latency),
                    count(gates),
                    "–" if delays is None else f"{delays:.1f}",
                    "–" if unit.energy is None else count(round(unit.energy)),
                ]
            rows.append([name, f"<code>{text(shown.mnemonic)}</code>", text(_proof(shown)), *facts])
    parts = [paragraph(f"As made for {found.core}; areas without the core itself.", "soft")]
    parts.append(table(heads, rows, label="Circuits") if rows else "")
    kinds = dict.fromkeys(one.outcome for unit in found.units for one in unit.shown)
    notes = [f"{_WORDS.get(kind, kind)}: {MEANINGS[kind]}." for kind in kinds if kind in MEANINGS]
    if any(unit.energy is not None for unit in found.units):
        notes.append("toggles: energy of an operation on random operands, in toggles of a NAND2's input.")
    notes += [f"{one}: no circuit." for one in found.left_out]
    listed = "".join(f"<li>{text(note)}</li>" for note in notes)
    return "".join(parts) + f'<ul class="notes">{listed}</ul>'


_WORDS = {"proved": "proved", "vectors": "vectors agree"}


def _proof(shown: Shown) -> str:
    if shown.outcome == "proved":
        return f"proved ({', '.join(shown.ways)})" if shown.ways else "proved"
    if shown.outcome == "vectors":
        return f"{count(shown.vectors)} vectors agree"
    return shown.outcome.upper() if shown.outcome == "wrong" else shown.outcome


def _runs(portrait: Portrait, costs: Costs) -> str:
    first = portrait.runs[0]
    parts = []
    for run in portrait.runs:
        place = costs.add(calls=1, weight="cycles", stalls=run.stalls, stacks=run.stacks)
        said = f"{run.title}: {count(run.cycles)} cycles, {count(run.instructions)} instructions"
        drawn = '<p class="soft">Drawn by the page\'s script, which is not running.</p>'
        parts.append(f'<div><h3>{text(said)}</h3><div data-costs="{place}">{drawn}</div></div>')
    head = paragraph(f"{first.label} {first.operation} on {first.core}, first measured call.", "soft")
    return f'{head}<div class="runs">{"".join(parts)}</div>'


def _repeat(portrait: Portrait) -> str:
    info = portrait.design.info
    core = f" --core {portrait.asked.core}" if portrait.asked.core else ""
    quick = " --quick" if portrait.asked.quick else ""
    lines = [f"instar report {info['name']}{core}{quick} -o {info['name']}.html"]
    if portrait.evaluation is not None:
        area_ = " --area" if info["cores"] and not portrait.asked.quick else ""
        lines.append(f"instar evaluate {info['name']}{core}{area_}")
    if portrait.circuits is not None:
        lines.append(f"instar hardware {info['name']} --core {portrait.circuits.core}")
    lines += [
        f"instar profile {run.label} {run.operation} --core {run.core} --design {info['name']} "
        f"--variant {run.variant} --flame {run.variant}.svg"
        for run in portrait.runs
    ]
    stands = ""
    if portrait.evaluation is not None:
        rows = [row for row in portrait.evaluation.rows if row.absent is None]
        # Areas have their own place.
        said = foot(replace(portrait.evaluation, rows=tuple(replace(row, added=None) for row in rows)))
        stands = "".join(f"<li>{text(line)}</li>" for line in said.splitlines() if line)
    return commands(lines) + f'<ul class="notes">{stands}</ul>'
