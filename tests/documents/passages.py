"""The computed passages of our pages, each a function of the name that its mark has.

Sources: `instar evaluate` on the design at hand, sizes in the programs that it builds, and the scores of the
traces in the folder `shared`, where it is.
"""

from __future__ import annotations

import functools
import textwrap
from collections.abc import Callable, Sequence
from pathlib import Path

from instar._core import WindowScore, score
from instar.design.evaluate import evaluate, points
from instar.hardware import generate
from instar.hardware.cost import Wanted
from instar.hardware.proof import prove_unit
from instar.hardware.units import unit_cost
from instar.places import library
from instar.report.evaluation import group, head
from instar.result import EvaluationRow
from instar.toolchain import find_compiler
from instar.workload.program import DEFAULT_ISA, Recipe, build_program, find_variant, load_program

from ..shared import TRACES

_DESIGN = "cva6-ntt"
_FUNCTIONS = ("ntt", "invntt", "pointwise")
#: Characters of a line of the excerpt in README.md.
_WIDTH = 101


@functools.cache
def _rows() -> dict[str, list[EvaluationRow]]:
    """The three functions on the superscalar core, by function; out of the result cache if they are there."""
    found = library().design(_DESIGN)
    wanted = [p for p in points(library(), found, "cva6-superscalar") if p.operation in _FUNCTIONS]
    done = evaluate(library(), found, find_compiler(), wanted)
    return {name: [row for row in done.rows if row.measurement.operation == name] for name in _FUNCTIONS}


def _is_step(row: EvaluationRow) -> bool:
    return row.measurement.baseline or row.title.startswith("+")


def first_screen() -> str:
    """The first table of `make demo`, without the rows that are no step."""
    rows = [row for row in _rows()["ntt"] if _is_step(row)]
    title = head(library().design(_DESIGN).info["title"], _DESIGN)
    lines = f"{title}\n{group(rows)}".rstrip().splitlines()
    # The footnote, fitted to the table as the command fits it to a terminal.
    folded = [
        textwrap.fill(line, _WIDTH, subsequent_indent="    ") if "[1] " in line[:4] else line
        for line in lines
    ]
    return "\n".join(["```console", "$ make demo", *folded, "```", ""])


def _table(header: Sequence[str], rule: str, rows: Sequence[Sequence[str]]) -> str:
    return "".join(f"| {' | '.join(row)} |\n" for row in (header, *rows)).replace("\n", f"\n{rule}\n", 1)


def _published(row: EvaluationRow) -> str:
    """`1747 model, 1913 RTL`; of a figure of software, which has no model, the number alone."""
    model, rtl = row.published_model_cycles, row.published_rtl_cycles
    if row.measurement.baseline:
        return "–" if rtl is None else str(rtl)
    told = [f"{cycles} {of}" for cycles, of in ((model, "model"), (rtl, "RTL")) if cycles is not None]
    return ", ".join(told) or "–"


def steps() -> str:
    """What each step of the design gives, beside what was published."""
    lines = []
    table = [[row for row in _rows()[name] if _is_step(row)] for name in _FUNCTIONS]
    for rows in zip(*table, strict=True):
        last = rows[0] is table[0][-1]
        cells = [rows[0].title]
        for row in rows:
            cycles = str(row.measurement.cycles)
            cells += [f"**{cycles}**" if last else cycles, _published(row)]
        lines.append(cells)
    header = ["step", *(cell for name in _FUNCTIONS for cell in (name, "published"))]
    return _table(header, "|---|---:|---:|---:|---:|---:|---:|", lines)


def other_choices() -> str:
    """What other choices give, each with the kernels of the last step."""
    common = "third commit port, "
    table = [[row for row in _rows()[name] if not _is_step(row)] for name in _FUNCTIONS]
    lines = [
        [rows[0].title.removeprefix(common), *(str(row.measurement.cycles) for row in rows)]
        for rows in zip(*table, strict=True)
    ]
    return _table(["choice", *_FUNCTIONS], "|---|---:|---:|---:|", lines)


def code_bytes() -> str:
    """Bytes of each kernel in the program that is linked."""
    kinds = {
        "merged C": "butterfly",
        "scheduled": "scheduled",
        "paired, two commit ports": "paired-loads",
        "paired, three commit ports": "triple-commit",
    }
    design = library().design(_DESIGN)
    workload = library().workload("ml-dsa")
    lines = []
    for title, name in kinds.items():
        recipe = Recipe(workload, "44", DEFAULT_ISA, find_compiler(), design, find_variant(design, name))
        elf, _ = build_program(library(), recipe)
        symbols = load_program(elf, recipe).symbols
        sizes = [symbols[workload["functions"][function]["symbol"]]["size"] for function in _FUNCTIONS]
        lines.append([title, *map(str, sizes)])
    return _table(["code bytes", *_FUNCTIONS], "|---|---:|---:|---:|", lines)


_KECCAK = "cvxif-keccak"
_INTERLEAVED = ("pq.xar", "pq.rax1", "pq.unzipe", "pq.unzipo", "pq.zipl", "pq.ziph")
_CORES = ("cva6-superscalar", "cva6-single")
#: What the table of whole operations shows, by title.
_IN_SCHEMES = (
    "portable C",
    "scheduled C",
    "interleaved, three operands",
    "state and rounds in the coprocessor",
)


@functools.cache
def _keccak(workload: str) -> dict[tuple[str, str, str], EvaluationRow]:
    """The rows of a workload by core, operation and title."""
    found = library().design(_KECCAK)
    wanted = [
        point
        for core in _CORES
        for point in points(library(), found, core)
        if point.workload == workload and (point.is_function or point.variant["title"] in _IN_SCHEMES)
    ]
    rows = evaluate(library(), found, find_compiler(), wanted).rows
    return {(point.core, point.operation, row.title): row for point, row in zip(wanted, rows, strict=True)}


def keccak_permutation() -> str:
    """Cycles of one permutation on each core, and how much less than the best software."""
    rows = _keccak("sha3")
    titles = list(dict.fromkeys(title for core, _, title in rows))
    best = {
        core: min(
            row.measurement.cycles or 0
            for (at, _, _), row in rows.items()
            if at == core and row.measurement.baseline
        )
        for core in _CORES
    }
    lines = []
    for title in titles:
        cells = [title]
        for core in _CORES:
            cycles = rows[core, "keccak_f1600", title].measurement.cycles
            assert cycles is not None
            cells += [f"{cycles:,}", f"{best[core] / cycles:.2f}"]
        lines.append(cells)
    header = ["step", *(cell for core in _CORES for cell in (core, "best software / this"))]
    return _table(header, "|---|---:|---:|---:|---:|", lines)


def keccak_schemes() -> str:
    """Cycles of whole operations, in thousands."""
    lines = []
    for workload in ("ml-kem", "ml-dsa"):
        rows = _keccak(workload)
        for operation in dict.fromkeys(operation for _, operation, _ in rows):
            for core in _CORES:
                measured = [rows[core, operation, title].measurement for title in _IN_SCHEMES]
                name = f"{workload}-{measured[0].parameter_set} {operation}"
                cells = [f"{(one.cycles or 0) / 1000:,.0f}" for one in measured]
                lines.append([name, core, *cells])
    return _table(["operation", "core", *_IN_SCHEMES], "|---|---|---:|---:|---:|---:|", lines)


#: The instructions of each step of the Keccak ladder.
_STEPS = {
    "plain halves, two operands": ("pq.fsri",),
    "interleaved, two operands": _INTERLEAVED,
    "plain halves, three operands": ("pq.fsri", "pq.eor3", "pq.bcax"),
    "interleaved, three operands": (*_INTERLEAVED, "pq.eor3", "pq.bcax"),
    "state in the coprocessor, sixteen slices a cycle": ("pq.klow", "pq.kshift", "pq.kslices"),
    "state and rounds in the coprocessor": ("pq.kset", "pq.kgetl", "pq.kgeth", "pq.kround"),
    "permutation by one instruction": ("pq.kset", "pq.kgetl", "pq.kgeth", "pq.kperm"),
}


def keccak_area() -> str:
    """Gate equivalents and delays of each step's circuit, and how it was proved."""
    found = library().design(_KECCAK)
    core = library().core(_CORES[0], design=found, variant="round")
    lines = []
    for title, only in _STEPS.items():
        (unit,) = generate(found, core, only).units
        area = unit_cost(unit, Wanted(("gates",))).area
        assert area is not None
        proofs = {proof.proof for proof in prove_unit(unit, found)}
        assert proofs == {"smt"}, (title, proofs)
        gates = f"{round(area.gate_equivalents):,}"
        lines.append([title, gates, f"{area.critical_path_delays:.1f}", f"{area.flip_flops:,}"])
    header = ["step", "gate equivalents", "gate delays", "flip-flops"]
    return _table(header, "|---|---:|---:|---:|", lines)


def _worst(windows: Sequence[WindowScore]) -> str:
    """`99.98 %, −0.03 %`: the lowest share of equal distances, and the error that is farthest from 0."""
    share = min(window["accuracy"] or 0.0 for window in windows)
    errors = [
        window["cycles_model"] / window["cycles_reference"] - 1
        for window in windows
        if window["cycles_reference"]
    ]
    assert len(errors) == len(windows)
    error = 100 * max(errors, key=abs)
    sign = "" if f"{abs(error):.2f}" == "0.00" else "−" if error < 0 else "+"
    equal = "100 %" if share == 1 else f"{min(100 * share, 99.99):.2f} %"
    return f"{equal}, {sign}{abs(error):.2f} %"


def scores() -> str:
    """How close the model comes to the recorded traces."""
    groups = {
        "ML-DSA and ML-KEM NTT, inverse, products (four programs)": ("mldsa_*", "mlkem_*"),
        "Keccak-f[1600], without and with Zb*": ("keccak*",),
        "CoreMark": ("coremark",),
        "Dhrystone": ("dhrystone",),
        "six Embench kernels, the worst of them": ("embench_*",),
        "micro-benchmarks of a few instructions": ("micro",),
    }
    lines = []
    for title, patterns in groups.items():
        cells = []
        for core in ("cva6-single", "cva6-superscalar"):
            paths = [path for name in patterns for path in sorted(TRACES.glob(f"{name}.{core}.trace.zst"))]
            windows = [window for path in paths for window in score(path, library().core(core))]
            exact = all(
                window["accuracy"] == 1 and window["cycles_model"] == window["cycles_reference"]
                for window in windows
            )
            cells.append("all exact" if patterns == ("micro",) and exact else _worst(windows))
            count = len(windows)
        lines.append([f"{count} {title}" if patterns == ("micro",) else title, *cells])
    return _table(["window", "single issue", "superscalar"], "|---|---|---|", lines)


#: Name of a mark → what stands below it.
PASSAGES: dict[str, Callable[[], str]] = {
    "first-screen": first_screen,
    "steps": steps,
    "other-choices": other_choices,
    "code-bytes": code_bytes,
    "keccak-permutation": keccak_permutation,
    "keccak-schemes": keccak_schemes,
    "keccak-area": keccak_area,
    "scores": scores,
}
#: Those that stand on the folder `shared`.
OF_SHARED: dict[str, Path] = {"scores": TRACES}
