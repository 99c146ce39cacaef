"""Computed passages of designs/circe: cycles of CROSS, what was published, and what units take of an FPGA.

Sources: `instar evaluate circe`, `instar synth circe --target xcup`.
"""

from __future__ import annotations

import functools
from collections.abc import Callable

from instar.design.evaluate import evaluate, points
from instar.hardware import generate
from instar.hardware.coprocessor_area import coprocessor_cost
from instar.hardware.cost import Wanted
from instar.hardware.units import unit_cost
from instar.places import library
from instar.result import EvaluationRow
from instar.toolchain import find_compiler

from .tables import table

_DESIGN, _CORE, _FPGA = "circe", "cv32e40px", "xcup"
_OPERATIONS = ("keygen", "sign", "verify")
#: The sets for which cycles were published.
_PUBLISHED = ("rsdp-1-b", "rsdpg-1-b")

Rows = dict[tuple[str, str, str], EvaluationRow]


@functools.cache
def _rows(names: tuple[str, ...]) -> Rows:
    """By set, operation and title."""
    found = library().design(_DESIGN)
    wanted = [p for p in points(library(), found, _CORE) if p.parameter_set in names]
    rows = evaluate(library(), found, find_compiler(), wanted).rows
    return {(p.parameter_set, p.operation, row.title): row for p, row in zip(wanted, rows, strict=True)}


def _thousands(cycles: int | None) -> str:
    return "–" if cycles is None else f"{cycles / 1000:,.0f}"


def _difference(cycles: int | None, published: int) -> str:
    return "–" if cycles is None else f"{100 * (cycles / published - 1):+.1f} %".replace("-", "−")


def balanced() -> str:
    """The two published sets: every row, and how far the reconstruction is from the published figures."""
    rows = _rows(_PUBLISHED)
    lines = []
    for name in _PUBLISHED:
        for title in dict.fromkeys(title for at, _, title in rows if at == name):
            found = [rows[name, operation, title] for operation in _OPERATIONS]
            lines.append([name, title, *(_thousands(row.measurement.cycles) for row in found)])
            if found[0].published_rtl_cycles:
                printed = [row.published_rtl_cycles or 0 for row in found]
                lines.append([name, "published", *map(_thousands, printed)])
                ours = [row.measurement.cycles for row in found]
                cells = [_difference(cycles, of) for cycles, of in zip(ours, printed, strict=True)]
                lines.append([name, "reconstruction against published", *cells])
    return table(["set", "kilocycles", *_OPERATIONS], 2, lines)


def sets() -> str:
    """Every set and every operation, thousands of cycles."""
    names = list(library().workload("cross")["sets"])
    rows = _rows(tuple(names))
    # The published sets have further variants.
    others = [key for key in rows if key[0] not in _PUBLISHED]
    titles = list(dict.fromkeys(title for _, _, title in others))
    lines = [
        [name, operation, *(_thousands(rows[name, operation, title].measurement.cycles) for title in titles)]
        for name in names
        for operation in _OPERATIONS
    ]
    return table(["set", "kilocycles", *titles], 2, lines)


#: LUT, FF and DSP as printed.
_PRINTED = (
    ("CIRCE, R-SDP, published", "", "765", "106", "1", "", "", ""),
    ("CIRCE, R-SDP(G), published", "", "1065", "109", "38", "", "", ""),
)
#: What each of the compared extensions has in its coprocessor: units.
_EXTENSIONS = {
    "reconstruction, R-SDP": ("circe-halves", "circe-127"),
    "reconstruction, R-SDP(G)": ("circe-halves", "circe-127", "circe-509"),
    "ours, Keccak alone": ("ours-keccak",),
    "ours, R-SDP": ("ours-keccak", "ours-127"),
    "ours, R-SDP(G)": ("ours-keccak", "ours-127", "ours-509"),
}


def area() -> str:
    """What units take of an UltraScale+, one by one and as the extensions that are compared."""
    design = library().design(_DESIGN)
    core = library().core(_CORE, design=design, variant="ours")
    units = {unit.name: unit for unit in generate(core).units}
    uses = {name: unit_cost(unit, Wanted((_FPGA,))).uses[_FPGA] for name, unit in units.items()}
    lines = [list(line) for line in _PRINTED]
    for title, parts in _EXTENSIONS.items():
        only = [one.mnemonic for part in parts for one in units[part].instructions]
        whole = coprocessor_cost(core, Wanted((_FPGA,)), only=only)
        assert not isinstance(whole, str), whole
        shell = whole.whole.uses[_FPGA]
        alone = [sum(getattr(uses[part], kind) for part in parts) for kind in ("lut", "ff", "dsp")]
        listed = ", ".join(f"`{part}` {uses[part].lut}" for part in parts)
        lines.append([title, listed, *map(str, (*alone, shell.lut, shell.ff, shell.dsp))])
    header = ["extension", "units and their LUT", "LUT", "FF", "DSP", "behind CV-X-IF, LUT", "FF", "DSP"]
    return table(header, 2, lines)


#: Name of a mark → what stands below it.
PASSAGES: dict[str, Callable[[], str]] = {
    "circe-balanced": balanced,
    "circe-area": area,
    "circe-sets": sets,
}
