"""The computed passages of our pages, each a function of the name that its mark has.

Sources: `instar evaluate` on the design at hand, sizes in the programs that it builds, and the
scores of the traces in the folder `shared`, where it is.
"""

from __future__ import annotations

import functools
import textwrap
from collections.abc import Callable, Sequence
from pathlib import Path

from instar._core import WindowScore, score
from instar.design.evaluate import evaluate, points
from instar.hardware import generate
from instar.hardware.area import Area, areas
from instar.hardware.cost import Wanted
from instar.hardware.netlist import Sources
from instar.hardware.proof import prove_unit
from instar.hardware.units import unit_cost
from instar.hardware.variant_area import Adder
from instar.places import library
from instar.report.evaluation import group, head
from instar.result import EvaluationRow
from instar.toolchain import find_compiler
from instar.variants import find_variant
from instar.workload.program import DEFAULT_ISA, Recipe, build_program, load_program

from ..shared import TRACES
from . import checks, circe, discover, hqc_units, karu64, lanes, marian, vkeccak, zvk
from .tables import table

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
    by_function = [[row for row in _rows()[name] if _is_step(row)] for name in _FUNCTIONS]
    for rows in zip(*by_function, strict=True):
        last = rows[0] is by_function[0][-1]
        cells = [rows[0].title]
        for row in rows:
            cycles = str(row.measurement.cycles)
            cells += [f"**{cycles}**" if last else cycles, _published(row)]
        lines.append(cells)
    header = ["step", *(cell for name in _FUNCTIONS for cell in (name, "published"))]
    return table(header, 1, lines)


def other_choices() -> str:
    """What other choices give, each with the kernels of the last step."""
    common = "third commit port, "
    by_function = [[row for row in _rows()[name] if not _is_step(row)] for name in _FUNCTIONS]
    lines = [
        [rows[0].title.removeprefix(common), *(str(row.measurement.cycles) for row in rows)]
        for rows in zip(*by_function, strict=True)
    ]
    return table(["choice", *_FUNCTIONS], 1, lines)


def ntt_added() -> str:
    """What each variant adds to the superscalar core: units, and what the core itself grows by."""
    found = library().design(_DESIGN)
    wanted = [p for p in points(library(), found, "cva6-superscalar") if p.operation == "ntt"]
    rows = evaluate(library(), found, find_compiler(), wanted, adder=Adder()).rows
    lines = []
    for row in rows:
        if row.added is not None and row.added.units:
            delays = f"{row.added.critical_path_delays:.1f}"
            units, *others = _areas(row)
            lines.append([row.title, units, delays, *others])
    header = ["step", "units", "gate delays", "register file", "scoreboard, forwarding", "together"]
    return table([*header, "million GE × cycles of ntt"], 1, lines)


def _areas(row: EvaluationRow) -> list[str]:
    """Units, register file, scoreboard, all together, and the area-time product."""
    added = row.added
    assert added is not None and added.host is not None, row.title
    parts = {part.name: part.gate_equivalents for part in added.host}
    grown = [parts.get(name, 0.0) for name in ("register file", "scoreboard and forwarding")]
    areas = [added.unit_gate_equivalents, *grown, added.gate_equivalents or 0.0]
    product = (added.area_time(row.measurement.cycles) or 0.0) / 1e6
    return [*(f"{round(area):,}" for area in areas), f"{product:.2f}"]


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
    return table(["code bytes", *_FUNCTIONS], 1, lines)


#: Variants whose butterfly units are shown, and what they are.
_UNITS = {
    "triple-commit": "latency 3, the core's multiplier",
    "own-multiplier": "latency 3, a multiplier of its own",
    "latency-4": "latency 4, the core's multiplier",
}
#: The multiplier of CVA6: words of 32 bits, each with a bit for its sign (core/multiplier.sv).
_MULTIPLIER = """\
module multiplier (
  input  logic signed [32:0] a_i,
  input  logic signed [32:0] b_i,
  output logic signed [65:0] product_o
);
  assign product_o = 66'(a_i) * 66'(b_i);
endmodule
"""


def _unit_row(title: str, area: Area, cycles: Sequence[int]) -> list[str]:
    """A row: gates, delays, registers, cycles, and area times the cycles of the first function."""
    product = area.gate_equivalents * cycles[0] / 1e6
    return [
        title,
        f"{round(area.gate_equivalents):,}",
        f"{area.critical_path_delays:.1f}",
        str(area.flip_flops),
        *(f"{each:,}" for each in cycles),
        f"{product:.1f}",
    ]


_UNIT_HEADER = ("gate equivalents", "gate delays", "flip-flops", *_FUNCTIONS, "area × cycles of ntt")


def ntt_area(variants: Sequence[str] = tuple(_UNITS), *, multiplier: bool = True) -> str:
    """Gate equivalents and delays of the butterfly unit, beside the core's multiplier."""
    design = library().design(_DESIGN)
    rows = {name: {row.measurement.variant: row for row in _rows()[name]} for name in _FUNCTIONS}
    lines = []
    for variant, title in ((variant, _UNITS[variant]) for variant in variants):
        core = library().core("cva6-superscalar", design=design, variant=variant)
        (unit,) = generate(core).units
        area = unit_cost(unit, Wanted(("gates",))).area
        assert area is not None
        cycles = [rows[name][variant].measurement.cycles or 0 for name in _FUNCTIONS]
        lines.append(_unit_row(title, area, cycles))
    if multiplier:
        found = areas(Sources({"multiplier.sv": _MULTIPLIER}, "multiplier"))
        fast = min(found, key=lambda a: a.critical_path_delays)
        gates = f"{round(fast.gate_equivalents):,}"
        lines.append(["core's multiplier", gates, f"{fast.critical_path_delays:.1f}", "0", "", "", "", ""])
    return table(["unit", *_UNIT_HEADER], 1, lines)


_CVXIF = "cvxif-ntt"
#: Forms by core: variant, title, and the instructions that its kernels have.
_FORMS = {
    "cva6-superscalar": {
        "products-2": ("two operands", ("pq.mm",)),
        "products-3": ("three operands", ("pq.mm", "pq.mmadd", "pq.mnmsub", "pq.mmsub", "pq.smm")),
    },
    "cva6-single": {
        "products-2-single": ("two operands", ("pq.mm",)),
        "products-3-single": ("three operands", ("pq.mm", "pq.mmadd", "pq.mnmsub", "pq.smm")),
    },
    "cva6-2022": {
        "products-2-2022": ("two operands", ("pq.mm",)),
        "products-3-2022": ("three operands", ("pq.mm", "pq.mmadd", "pq.mnmsub", "pq.smm")),
    },
}


@functools.cache
def _products(core: str, only: str | None = None) -> dict[tuple[str, str], EvaluationRow]:
    """Rows of the products behind CV-X-IF on a core, by variant and function or operation; of one variant
    those alone that a table of schemes needs.
    """
    found = library().design(_CVXIF)
    wanted = [
        point
        for point in points(library(), found, core)
        if only is None
        or (point.variant["name"] == only and (not point.is_function or point.operation == "ntt"))
    ]
    rows = evaluate(library(), found, find_compiler(), wanted).rows
    return {(point.variant["name"], point.operation): row for point, row in zip(wanted, rows, strict=True)}


def cvxif_ntt_area() -> str:
    """Each form's cycles, gate equivalents and delays, beside software."""
    design = library().design(_CVXIF)
    lines = []
    for name, forms in _FORMS.items():
        rows = _products(name)
        software = [key for key, _ in rows if rows[key, "ntt"].measurement.baseline]
        for key in dict.fromkeys(software):
            cycles = [f"{rows[key, function].measurement.cycles or 0:,}" for function in _FUNCTIONS]
            lines.append([name, rows[key, "ntt"].title, "", "", "", *cycles, ""])
        for variant, (title, only) in forms.items():
            core = library().core(name, design=design, variant=variant)
            (unit,) = generate(core, only).units
            area = unit_cost(unit, Wanted(("gates",))).area
            assert area is not None
            counts = [rows[variant, function].measurement.cycles or 0 for function in _FUNCTIONS]
            lines.append([name, *_unit_row(title, area, counts)])
    return table(["core", "form", *_UNIT_HEADER], 2, lines)


def cvxif_ntt_schemes(cores: Sequence[str] = tuple(_FORMS), only: str | None = None) -> str:
    """Whole operations of ML-DSA-44, thousands of cycles."""
    operations = ("keygen", "sign", "verify")
    lines = []
    for core, forms in ((core, _FORMS[core]) for core in cores):
        rows = _products(core, only)
        names = dict.fromkeys(key for key, _ in rows if rows[key, "ntt"].measurement.baseline or key in forms)
        for key in names:
            cells = [f"{(rows[key, one].measurement.cycles or 0) / 1000:,.0f}" for one in operations]
            lines.append([core, rows[key, "ntt"].title, *cells])
    return table(["core", "form", *operations], 2, lines)


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
def _keccak(workload: str) -> dict[tuple[str | None, str, str], EvaluationRow]:
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
    return table(header, 1, lines)


def keccak_schemes(workloads: Sequence[str] = ("ml-kem", "ml-dsa")) -> str:
    """Cycles of whole operations, in thousands."""
    lines = []
    for workload in workloads:
        rows = _keccak(workload)
        for operation in dict.fromkeys(operation for _, operation, _ in rows):
            for core in _CORES:
                measured = [rows[core, operation, title].measurement for title in _IN_SCHEMES]
                name = f"{workload}-{measured[0].parameter_set} {operation}"
                cells = [f"{(one.cycles or 0) / 1000:,.0f}" for one in measured]
                lines.append([name, core, *cells])
    return table(["operation", "core", *_IN_SCHEMES], 2, lines)


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
        (unit,) = generate(core, only).units
        area = unit_cost(unit, Wanted(("gates",))).area
        assert area is not None
        proofs = {proof.proof for proof in prove_unit(unit, found)}
        assert proofs == {"smt"}, (title, proofs)
        gates = f"{round(area.gate_equivalents):,}"
        lines.append([title, gates, f"{area.critical_path_delays:.1f}", f"{area.flip_flops:,}"])
    header = ["step", "gate equivalents", "gate delays", "flip-flops"]
    return table(header, 1, lines)


@functools.cache
def _keccak_areas() -> list[EvaluationRow]:
    """The rows of the permutation with what each step adds to its core."""
    found = library().design(_KECCAK)
    wanted = [p for core in _CORES for p in points(library(), found, core) if p.workload == "sha3"]
    return list(evaluate(library(), found, find_compiler(), wanted, adder=Adder()).rows)


def keccak_added() -> str:
    """What each step adds to its core: units, and what the core itself grows by."""
    lines = []
    for row in sorted(_keccak_areas(), key=lambda row: _CORES.index(row.measurement.core or "")):
        if row.added is not None and row.added.units:
            lines.append([row.title, row.measurement.core or "", *_areas(row)])
    header = ["step", "core", "units", "register file", "scoreboard, forwarding", "together"]
    return table([*header, "million GE × cycles"], 2, lines)


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
    return table(["window", "single issue", "superscalar"], 3, lines)


#: Name of a mark → what stands below it.
PASSAGES: dict[str, Callable[[], str]] = {
    "first-screen": first_screen,
    "steps": steps,
    "other-choices": other_choices,
    "code-bytes": code_bytes,
    "ntt-area": ntt_area,
    "cvxif-ntt-area": cvxif_ntt_area,
    "cvxif-ntt-schemes": cvxif_ntt_schemes,
    "keccak-permutation": keccak_permutation,
    "keccak-schemes": keccak_schemes,
    "keccak-area": keccak_area,
    "keccak-added": keccak_added,
    "ntt-added": ntt_added,
    "scores": scores,
    **checks.PASSAGES,
    **circe.PASSAGES,
    **discover.PASSAGES,
    **hqc_units.PASSAGES,
    **karu64.PASSAGES,
    **lanes.PASSAGES,
    **marian.PASSAGES,
    **vkeccak.PASSAGES,
    **zvk.PASSAGES,
}
#: Of those that measure whole schemes for long: what makes some of their rows.
PARTS: dict[str, Callable[[], str]] = {
    "cvxif-ntt-schemes": lambda: cvxif_ntt_schemes(("cva6-single",), "products-3-single"),
    "ntt-area": lambda: ntt_area(("triple-commit",), multiplier=False),
    "keccak-schemes": lambda: keccak_schemes(("ml-kem",)),
    "vkeccak-saved": lambda: vkeccak.saved(("512",)),
    **hqc_units.PARTS,
    **marian.PARTS,
    **zvk.PARTS,
}
#: Those that synthesise the units of whole programs, which takes minutes.
SLOW = hqc_units.SLOW | {"cvxif-ntt-area", "keccak-area", "keccak-added", "ntt-added"}
#: Those that stand on the folder `shared`.
OF_SHARED: dict[str, Path] = {"scores": TRACES}
