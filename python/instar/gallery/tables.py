"""The tables of a page: what schemes gain, each ladder of variants, and ours beside published figures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from instar.gallery.markup import Head, figure, folded, paragraph, table
from instar.gallery.runs import amount, fastest
from instar.picture import ladder
from instar.picture.ladder import Rung
from instar.report.area import gates
from instar.report.evaluation import Group, groups
from instar.report.table import count
from instar.report.web_page import text
from instar.result import Evaluation, EvaluationRow

#: Tables of a page that are open; the others are unfolded by who wants them.
_OPEN = 4


def name_of(group: Group) -> str:
    """`ml-dsa-44 sign on cva6-superscalar`."""
    core, workload, parameter_set, operation, length, warmup = group
    label = f"{workload}-{parameter_set}" if parameter_set else workload
    name = f"{label} {operation}" + (f", length {length}," if length is not None else "")
    return name + (f" on {core}" if core else "") + (" (cold)" if core and warmup == 0 else "")


def factor(first: int | None, ours: int | None) -> str:
    """`6.5×`; a dash where one is not known."""
    if not first or not ours:
        return "–"
    ratio = first / ours
    return f"{ratio:.2f}×" if ratio < 10 else f"{ratio:.1f}×"


def gains(evaluation: Evaluation) -> str:
    """One line for each operation: the first row, the best without the design, the best with it."""
    heads = [Head("operation"), Head("first", True), Head("best without", True), Head("best with it", True)]
    heads += [Head("over the first", True), Head("over the best without", True), Head("variant")]
    rows = []
    for group, found in groups(evaluation.rows).items():
        ours, without = fastest(found, baseline=False), fastest(found, baseline=True)
        if ours is None or without is None:
            continue
        first = amount(found[0].measurement)
        least, most = amount(without.measurement), amount(ours.measurement)
        cells = [text(name_of(group)), count(first), count(least), f"<b>{count(most)}</b>"]
        rows.append([*cells, factor(first, most), factor(least, most), text(ours.title)])
    if not rows:
        return paragraph("The design has no variant that was measured beside a baseline.", "soft")
    unit = "Cycles" if evaluation.rows[0].measurement.core else "Instructions"
    note = f"{unit}. First: {evaluation.rows[0].title}. Best without: the fastest baseline."
    return table(heads, rows, label="What schemes gain") + paragraph(note, "soft")


def ladders(evaluation: Evaluation) -> str:
    """A part for each operation: the picture where variants differ in area, and the table."""
    parts = []
    for number, (group, rows) in enumerate(groups(evaluation.rows).items()):
        parts.append(folded(name_of(group), _picture(group, rows), _table(rows), opened=number < _OPEN))
    return "".join(parts)


def _picture(group: Group, rows: Sequence[EvaluationRow]) -> str:
    rungs = [
        Rung(number, row.title, area, row.measurement.cycles, row.measurement.baseline)
        for number, row in enumerate(rows, start=1)
        if row.added is not None
        and (area := row.added.gate_equivalents) is not None
        and row.measurement.cycles
    ]
    if not ladder.is_ladder(rungs):
        return ""
    said = "Numbers are those of the table; the line joins what nothing else beats in both."
    return figure(ladder.draw(name_of(group), rungs).inline(), said)


def _table(rows: Sequence[EvaluationRow]) -> str:
    """Rows with their numbers, a bar each, and what is known of area."""
    timed = any(row.measurement.core for row in rows)
    published = any(row.published_model_cycles or row.published_rtl_cycles for row in rows)
    area = any(row.added is not None and row.added.gate_equivalents for row in rows)
    most = max((amount(row.measurement) or 0 for row in rows), default=0)
    heads = [Head("", True), Head("variant")]
    heads += [Head("cycles", True)] if timed else []
    heads += [Head(""), Head("vs first", True), Head("instructions", True)]
    heads += [Head("published", True)] if published else []
    heads += [Head("added GE", True), Head("gate delays", True)] if area else []
    notes: dict[str, int] = {}
    lines = []
    for number, row in enumerate(rows, start=1):
        m = row.measurement
        mark = "" if m.checked or row.absent else " (outputs not checked)"
        line = [str(number), text(row.title + mark)]
        line += [count(m.cycles)] if timed else []
        line += [_bar(amount(m), most), _change(row, rows[0])]
        line += [count(None if row.absent else m.instructions)]
        line += [_published(row, notes)] if published else []
        if area:
            added = row.added
            delays = added.critical_path_delays if added is not None else None
            line += [gates(added.gate_equivalents) if added is not None else "–"]
            line += ["–" if delays is None else f"{delays:.1f}"]
        lines.append(line)
    said = [f"[{number}] {why}" for why, number in notes.items()]
    said += dict.fromkeys(f"Note: {note}" for row in rows for note in row.measurement.notes)
    below = "".join(paragraph(line, "soft") for line in said)
    return table(heads, lines, label="variants") + below


def _bar(value: int | None, most: int) -> str:
    """How much of the largest row it is."""
    width = 0 if not value or not most else max(1.0, 100 * value / most)
    return (
        '<svg class="amount" width="100" height="10" viewBox="0 0 100 10" aria-hidden="true">'
        f'<rect width="{width:.1f}" height="10"/></svg>'
    )


def _change(row: EvaluationRow, first: EvaluationRow) -> str:
    if row.absent:
        return "no compiler"
    if row.replaced is False:
        return "not replaced"
    ours, other = amount(row.measurement), amount(first.measurement)
    return "–" if not ours or not other else f"{100 * (ours - other) / other:+.1f} %"


def _published(row: EvaluationRow, notes: dict[str, int]) -> str:
    """`1,747 model, 1,913 RTL [1]`."""
    figures = ((row.published_model_cycles, "model"), (row.published_rtl_cycles, "RTL"))
    said = ", ".join(f"{count(figure)} {kind}" for figure, kind in figures if figure is not None)
    if not said:
        return "–"
    why = row.published_note
    return said if why is None else f"{said} [{notes.setdefault(why, len(notes) + 1)}]"


def beside(evaluation: Evaluation) -> str:
    """Every published figure beside ours, with the reason for the difference."""
    heads = [Head("operation"), Head("variant"), Head("ours", True), Head("published", True)]
    heads += [Head("ours over it", True), Head("why they differ")]
    rows = []
    for group, found in groups(evaluation.rows).items():
        for row in found:
            for figure_, kind in ((row.published_model_cycles, "model"), (row.published_rtl_cycles, "RTL")):
                if figure_ is not None:
                    rows.append(_against(group, row, figure_, kind))
    if not rows:
        return paragraph("Nothing was published that these rows could stand beside.", "soft")
    sources = dict.fromkeys(row.published_source for row in evaluation.rows if row.published_source)
    listed = "".join(f"<li>{text(source)}</li>" for source in sources)
    return table(heads, rows, label="Ours beside published") + f'<ul class="notes">{listed}</ul>'


def _against(group: Group, row: EvaluationRow, figure_: int, kind: str) -> list[str]:
    ours = row.measurement.cycles
    ratio = "–" if not ours else f"{ours / figure_:.2f}"
    why = row.published_note
    if why is None:
        near = ours is not None and abs(ours / figure_ - 1) <= 0.1
        why = "within 10 %" if near else "the design states no reason"
    reason = f'<span class="why">{text(why)}</span>'
    return [text(name_of(group)), text(row.title), count(ours), f"{count(figure_)} {kind}", ratio, reason]


def headline(evaluation: Evaluation | None) -> Mapping[str, str] | None:
    """The largest gain over the best code without the design, for a card."""
    if evaluation is None:
        return None
    found = []
    for group, rows in groups(evaluation.rows).items():
        ours, without = fastest(rows, baseline=False), fastest(rows, baseline=True)
        if ours is None or without is None:
            continue
        most, least = amount(ours.measurement) or 0, amount(without.measurement) or 0
        if most and least:
            found.append((least / most, group, ours, least, most))
    if not found:
        return None
    ratio, group, ours, least, most = max(found, key=lambda one: one[0])
    unit = "cycles" if ours.measurement.core else "instructions"
    area = ours.added.gate_equivalents if ours.added is not None else None
    return {
        "operation": name_of(group),
        "figures": f"{count(least)} → {count(most)} {unit}",
        "factor": factor(least, most),
        "area": "" if not area else f"{gates(area)} gate equivalents added",
        "ratio": f"{ratio:.3f}",
    }
