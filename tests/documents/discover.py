"""Computed passages of docs/reference/discover-score.md: the known answers, and which our designs have."""

from __future__ import annotations

from collections.abc import Callable

from instar.discover.score import score, width_of
from instar.discover.truths import FAMILIES, KNOWN, MANUAL, TRUTHS, of_program
from instar.places import library

from .tables import table

#: A design, a workload with its set, and calls.
_SCORED = [
    ("zknh", "sha2", ["sha256"]),
    ("cvxif-keccak", "sha3", []),
    ("circe", "sha3", []),
    ("circe", "cross-rsdp-1-f", ["restricted_scaled_add", "fp_scaled_subtract"]),
    ("cva6-ntt", "ml-dsa-44", ["ntt", "invntt"]),
    ("cvxif-kpke", "k-pke-768", ["ntt"]),
]
#: Enough for what has one form; nothing of these needs more.
_SECONDS = 0.5
#: After what no program of ours has; Markdown would take it for emphasis.
_STAR = r"\*"


def answers() -> str:
    """By row of the table: the instructions, and the workloads whose programs have them."""
    rows = []
    for row, family in FAMILIES.items():
        of_row = [truth for truth in TRUTHS if truth.row == row]
        names = [
            ", ".join(f"`{truth.name}`{_STAR * (not truth.places)}" for truth in of_row if truth.xlen == xlen)
            for xlen in (32, 64)
        ]
        workloads = {
            place.programs[0].split("-rsdp")[0].rstrip("-") for truth in of_row for place in truth.places
        }
        rows.append([str(row), family, *names, ", ".join(sorted(workloads))])
    return table(["", "family", "RV32", "RV64", "workload"], 5, rows)


def designs() -> str:
    """What designs of ours have of the answers of programs that they are for."""
    rows = []
    for name, program, calls in _SCORED:
        found = library()
        design = found.design(name)
        workload, parameter_set = found.workload_set(program)
        xlen = width_of(found, design)
        asked = of_program(workload, parameter_set, calls, xlen)
        title = " ".join([program, *calls])
        done = score(design, xlen, asked, title, 99, _SECONDS)
        other = sum(
            row.best is not None and row.best.form is not row.asked.truth.forms[0] for row in done.rows
        )
        counts = (len(done.rows), done.counted("exact"), other, done.counted("covers"), done.counted("no"))
        assert done.counted("unknown") == 0, title
        rows.append([f"`{name}`", f"`{title}`", *map(str, counts)])
    header = ["design", "program", "answers", "exact", "of these in a published form", "covered", "no"]
    return table(header, 2, rows)


def forms() -> str:
    """Truths with a form that is published, beside that of the C."""
    rows = [
        [f"`{truth.name}`", f"`{form.mnemonic}`", f"`{form.of}`", form.says]
        for truth in TRUTHS
        for form in truth.forms[1:]
        if form.of not in (MANUAL, KNOWN)
    ]
    return table(["answer", "published", "design", "what is different"], 4, rows)


PASSAGES: dict[str, Callable[[], str]] = {
    "known-answers": answers,
    "known-answers-of-designs": designs,
    "known-answers-published": forms,
}
