"""The score of a set of instructions, as text and as JSON."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from instar.discover.matching import MANY
from instar.discover.score import Judged, Row, Score
from instar.discover.truths import KNOWN, MANUAL, Form
from instar.discover.verdict import Verdict
from instar.report.table import Column, table

#: What each verdict says.
MEANINGS = {
    "exact": "proved the same for all operands, in some order of them; its encoding has the same numbers",
    "covers": "proved the same with operands, results or numbers fixed or left out, as the last column says",
    "unknown": "no operands that were tried tell them apart, and the solver did not finish",
    "no": "operands tell them apart, or it has too few of them; --json has them for every instruction",
}


def render(score: Score) -> str:
    """A table of the truths, what its words mean, and what is left of the instructions."""
    columns = [
        Column("truth", key=True),
        Column("family"),
        Column("verdict"),
        Column("instruction"),
        Column("rank", "right"),
        Column("how", optional=True),
    ]
    title = f"{score.design} beside what is known of {score.program} on RV{score.xlen}"
    parts = [table(title, columns, [_cells(score, row) for row in score.rows])]
    said = {row.kind for row in score.rows}
    parts += [f"{kind}: {meaning}\n" for kind, meaning in MEANINGS.items() if kind in said]
    parts.append("\n" + "".join(f"{line}\n" for line in _lines(score)))
    return "".join(parts)


def _cells(score: Score, row: Row) -> list[str]:
    truth = row.asked.truth
    if row.best is None:
        return [truth.name, truth.family, "no", "–", "–", ""]
    best = row.best
    return [
        truth.name,
        truth.family,
        "covers in part" if row.is_in_part else best.verdict.kind,
        best.found.mnemonic,
        str(best.found.rank),
        _how(row, best),
    ]


def _how(row: Row, best: Judged) -> str:
    """What stands where, and what it holds under; nothing where all is plain."""
    verdict = best.verdict
    said = [] if best.form is row.asked.truth.forms[0] else [f"as {best.form.mnemonic}, {best.form.says}"]
    placed = {**verdict.operands, **verdict.numbers}
    changed = [f"{name} = {value}" for name, value in placed.items() if name != value]
    said += [", ".join(changed)] if changed else []
    if any(name != mine for name, mine in verdict.results.items()):
        said.append(", ".join(f"{mine} is its {name}" for name, mine in verdict.results.items()))
    said += [f"{' and '.join(verdict.unused)} unused"] if verdict.unused else []
    said += _reached(row, verdict)
    said += [f"if {' and '.join(verdict.assuming)}"] if verdict.assuming else []
    said += [verdict.why] if verdict.why else []
    return "; ".join(said)


def _reached(row: Row, verdict: Verdict) -> list[str]:
    if verdict.reached is None:
        return []
    numbers = ", ".join(map(str, verdict.reached))
    used = row.asked.numbers
    reached = len(set(verdict.reached) & set(used))
    return [f"for {numbers}" + (f", {reached} of {len(used)} that the program has" if used else "")]


def _lines(score: Score) -> list[str]:
    all_, compared = len(score.rows), len(score.considered)
    first = f"the first {compared} of " if score.instructions > compared else ""
    lines = [
        f"recall {score.answered}/{all_} = {100 * score.recall:.0f} %: {score.counted('exact')} exact, "
        f"{score.counted('covers')} covered ({score.in_part} of them in part), "
        f"{score.counted('unknown')} unknown, by {first}{score.instructions} instructions",
        "by family: " + ", ".join(f"{name} {got}/{of}" for name, (got, of) in score.families.items()),
    ]
    idle = [found.mnemonic for found in score.idle]
    if idle:
        lines.append(f"no known answer, which may be good all the same: {', '.join(idle)}")
    lines += [f"not compared: {found.mnemonic}: {found.why}" for found in score.considered if found.why]
    for _, one in score.refuted:
        assert one.verdict.example is not None
        lines.append(
            f"false: {one.found.mnemonic} is {one.form.mnemonic} of {MANY} operands, and not of all: "
            + one.verdict.example.sentence()
        )
    lines.append(
        f"assumed: registers of one instruction differ, and none is x0; the solver has {score.seconds:g} s "
        "for each pair"
    )
    return lines


def as_dict(score: Score) -> dict[str, Any]:
    """As `--json` prints it."""
    return {
        "design": score.design,
        "program": score.program,
        "xlen": score.xlen,
        "seconds": score.seconds,
        "instructions": score.instructions,
        "compared": [
            {"instruction": one.mnemonic, "rank": one.rank, "source": one.source, "why_not": one.why or None}
            for one in score.considered
        ],
        "recall": {
            "truths": len(score.rows),
            **{kind: score.counted(kind) for kind in MEANINGS},
            "in_part": score.in_part,
            "families": {name: {"answered": got, "truths": of} for name, (got, of) in score.families.items()},
        },
        "truths": [_row(row) for row in score.rows],
        "idle": [found.mnemonic for found in score.idle],
        "false": [
            {"instruction": one.found.mnemonic, "truth": row.asked.truth.name} for row, one in score.refuted
        ],
    }


def _row(row: Row) -> dict[str, Any]:
    truth, best = row.asked.truth, row.best
    return {
        "truth": truth.name,
        "family": truth.family,
        "row": truth.row,
        "numbers": list(row.asked.numbers),
        "verdict": row.kind,
        "instruction": None if best is None else best.found.mnemonic,
        "rank": None if best is None else best.found.rank,
        "form": None if best is None else _form(best.form),
        "how": None if best is None else _verdict(best.verdict),
        "beside": [
            {"instruction": one.found.mnemonic, "form": _form(one.form), **_verdict(one.verdict)}
            for one in row.judged
        ],
    }


def _form(form: Form) -> dict[str, str]:
    of = {MANUAL: "the manual", KNOWN: "the workload's C"}.get(form.of, f"design {form.of}")
    return {"instruction": form.mnemonic, "of": of, "says": form.says}


def _verdict(verdict: Verdict) -> dict[str, Any]:
    found = asdict(verdict)
    return {"verdict": found.pop("kind"), **found}
