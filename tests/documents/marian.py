"""Computed passages of designs/marian: the published rows, modes of 1024 bytes, and lanes.

Source: `instar evaluate marian`, `instar measure aes-128 gcm_encrypt --core marian --set
vector_lanes=…`.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence

from instar._core import Core
from instar.design.evaluate import Point, evaluate, points
from instar.measurement import Wanted, measure
from instar.places import library
from instar.result import EvaluationRow
from instar.toolchain import find_compiler
from instar.workload.program import Recipe

from ..cores.ara_rows import rows
from .tables import table

_DESIGN, _CORE = "marian", "marian"
#: Workload, set and operation.
_Asked = tuple[str, str, str]
#: Title of a published row → its workload, set and operation.
_ROWS = {
    "AES-128, encryption": ("aes", "128", "aes_encrypt_blocks"),
    "AES-128, decryption": ("aes", "128", "aes_decrypt_blocks"),
    "AES-256, encryption": ("aes", "256", "aes_encrypt_blocks"),
    "AES-256, decryption": ("aes", "256", "aes_decrypt_blocks"),
    "SHA-256, 1024 bytes": ("sha2", "", "sha256"),
    "SHA-512, 1024 bytes": ("sha2", "", "sha512"),
    "SM3, 1024 bytes": ("sm3", "", "sm3"),
    "SM4, encryption": ("sm4", "", "sm4_crypt_blocks"),
}
#: What a protocol asks for: workload, set and operation.
_MODES = [
    ("aes", "128", "ecb_encrypt"),
    ("aes", "128", "ctr"),
    ("aes", "128", "gcm_encrypt"),
    ("aes", "256", "gcm_encrypt"),
    ("sm4", "", "ecb_encrypt"),
    ("sm4", "", "gcm_encrypt"),
]
#: Lanes, and the core that has room for them.
LANES = {2: "marian", 4: "marian", 8: "marian", 16: "marian-1024"}


@functools.cache
def _rows(what: _Asked) -> tuple[tuple[Point, EvaluationRow], ...]:
    found = library().design(_DESIGN)
    wanted = [
        point
        for point in points(library(), found, _CORE)
        if (point.workload, point.parameter_set, point.operation) == what
    ]
    return tuple(zip(wanted, evaluate(library(), found, find_compiler(), wanted).rows, strict=True))


def _row(what: _Asked, variant: str, *, cold: bool, sized: bool) -> EvaluationRow:
    return next(
        row
        for point, row in _rows(what)
        if (point.variant["name"], point.cold, point.length is not None) == (variant, cold, sized)
    )


def _cycles(row: EvaluationRow) -> str:
    return f"{row.measurement.cycles or 0:,}"


def published(titles: Sequence[str] = tuple(_ROWS)) -> str:
    """The rows of the poster: ours cold and warm, the published beside."""
    lines = []
    for title, what in ((title, _ROWS[title]) for title in titles):
        cells = []
        for variant in ("portable-c", "scalar", "zvk"):
            cold, warm = (_row(what, variant, cold=cold, sized=True) for cold in (True, False))
            printed = f"{cold.published_rtl_cycles:,}" if cold.published_rtl_cycles else None
            cells += [*([printed] if printed else []), _cycles(cold), _cycles(warm)]
        lines.append([title, *cells])
    header = ["cycles", "C, published", "C, cold", "warm", "Zkn and Zks, cold", "warm"]
    return table([*header, "Zvk, published", "Zvk, cold", "warm"], 1, lines)


def beside_rtl(count: int | None = None) -> str:
    """The published rows' kernels in RTL and in the model; the first `count` of them."""
    lines = []
    for row in rows()[:count]:
        title = f"{row.title}, {'C' if row.variant == 'portable-c' else 'Zvk'}"
        cells = []
        for rtl, model in zip((row.cold, row.warm), row.in_model(), strict=True):
            cells += _beside(rtl, model)
        cells += _beside(row.looped, row.looped_cycles()) if row.looped else ["", "", ""]
        lines.append([title + (" (one register)" if row.narrow else ""), *cells])
    header = ["RTL, cold", "model", "", "RTL, warm", "model", "", "RTL, both in a loop", "model", ""]
    return table(["cycles", *header], 1, lines)


def _beside(rtl: int, model: int) -> list[str]:
    return [f"{rtl:,}", f"{model:,}", f"{100 * (model / rtl - 1):+.1f} %"]


def modes(asked: Sequence[_Asked] = tuple(_MODES)) -> str:
    """Messages of 1024 bytes with the key schedule."""
    lines = []
    for what in asked:
        rows = [_row(what, variant, cold=False, sized=False) for variant in ("portable-c", "scalar", "zvk")]
        name = f"{what[0]}-{what[1]}" if what[1] else what[0]
        perbyte = f"{(rows[-1].measurement.cycles or 0) / 1024:.1f}"
        lines.append([f"{name} {what[2]}", *map(_cycles, rows), perbyte])
    return table(["cycles", "constant-time C", "Zkn and Zks", "Zvk", "Zvk, per byte"], 1, lines)


def with_lanes(core: str, lanes: int, design: str, variant: str) -> Core:
    """A core with so many lanes, and a bus of half their width as in the RTL."""
    overrides = {"vector_lanes": lanes, "vector_bus_width": 32 * lanes}
    return library().core(core, design=library().design(design), variant=variant, overrides=overrides)


def cycles_with_lanes(lanes: int, design: str, variant: str, name: str, set_: str, operation: str) -> int:
    """Cycles of an operation on a core with so many lanes."""
    found = library().design(design)
    core = with_lanes(LANES[lanes], lanes, design, variant)
    chosen = next(v for v in found.info["variants"] if v["name"] == variant)
    recipe = Recipe(library().workload(name), set_, core.isa, find_compiler(), found, chosen)
    cycles = measure(library(), Wanted(recipe, operation, core)).cycles
    assert cycles is not None
    return cycles


def lanes(count: int | None = None) -> str:
    """Modes by lanes; the first `count` of them."""
    lines = [
        [
            f"{name}-{set_} {operation}" if set_ else f"{name} {operation}",
            *(f"{cycles_with_lanes(n, _DESIGN, 'zvk', name, set_, operation):,}" for n in LANES),
        ]
        for name, set_, operation in (
            ("aes", "128", "gcm_encrypt"),
            ("aes", "128", "ctr"),
            ("block-cipher", "", "ghash_blocks"),
            ("sha2", "", "sha512"),
        )[:count]
    ]
    return table(["cycles", "2 lanes", "4 lanes", "8 lanes", "16 lanes, VLEN 1024"], 1, lines)


PASSAGES: dict[str, Callable[[], str]] = {
    "marian-published": published,
    "marian-rtl": beside_rtl,
    "marian-modes": modes,
    "marian-lanes": lanes,
}
#: A few rows of each table: of RTL those of AES by Zvk.
PARTS: dict[str, Callable[[], str]] = {
    "marian-published": lambda: published(("AES-128, encryption", "SM4, encryption")),
    "marian-rtl": lambda: beside_rtl(4),
    "marian-modes": lambda: modes(_MODES[:1]),
    "marian-lanes": lambda: lanes(1),
}
