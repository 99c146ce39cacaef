"""Computed passages of designs/vkeccak: instructions and cycles of ML-KEM and ML-DSA.

Sources: `instar evaluate vkeccak`; of karu64: github.com/karucore/karu64, its FPGA with external
memory.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from instar.design.evaluate import evaluate, points
from instar.measurement import Wanted, measure
from instar.places import library
from instar.result import Measurement
from instar.toolchain import find_compiler
from instar.variants import find_variant
from instar.workload.program import Recipe

from .marian import LANES, cycles_with_lanes
from .tables import table

#: Operation → kilocycles of karu64: RV64GC, vectors by intrinsics, these with the instruction.
_KARU64 = {
    "ml-kem-512 keygen": (2275.9, 1715.9, 1059.2),
    "ml-kem-512 encaps": (2645.5, 2034.7, 1403.8),
    "ml-kem-512 decaps": (3373.6, 2635.4, 2014.5),
    "ml-kem-768 keygen": (3780.7, 2825.9, 1773.4),
    "ml-kem-768 encaps": (4399.0, 3263.3, 2198.8),
    "ml-kem-768 decaps": (5366.1, 4059.5, 3015.5),
    "ml-kem-1024 keygen": (5971.8, 4368.6, 2680.2),
    "ml-kem-1024 encaps": (6580.9, 4867.2, 3182.7),
    "ml-kem-1024 decaps": (7813.0, 5892.1, 4216.5),
    "ml-dsa-44 keygen": (7226.7, 5781.1, 3158.1),
    "ml-dsa-44 sign": (19914.0, 16662.4, 12860.2),
    "ml-dsa-44 verify": (7746.9, 6251.2, 3795.7),
    "ml-dsa-65 keygen": (12299.1, 9786.3, 5095.8),
    "ml-dsa-65 sign": (39532.1, 33331.1, 26321.2),
    "ml-dsa-65 verify": (12752.4, 10199.6, 5870.1),
    "ml-dsa-87 keygen": (20992.7, 16494.5, 8392.1),
    "ml-dsa-87 sign": (46978.9, 39290.0, 29327.1),
    "ml-dsa-87 verify": (21428.9, 17170.1, 9334.2),
}


def _by_operation(core: str | None, sets: Sequence[str] | None = None) -> dict[str, dict[str, Measurement]]:
    """Operation → title of a row → what it cost; without a core what was counted."""
    found = library().design("vkeccak")
    wanted = [
        point
        for point in points(library(), found, None)
        if point.core == core and (sets is None or point.parameter_set in sets)
    ]
    rows = evaluate(library(), found, find_compiler(), wanted).rows
    found_by: dict[str, dict[str, Measurement]] = {}
    for point, row in zip(wanted, rows, strict=True):
        name = f"{point.workload}-{point.parameter_set} {point.operation}"
        found_by.setdefault(name, {})[row.title] = row.measurement
    return found_by


def saved(sets: Sequence[str] | None = None) -> str:
    """Each operation of each set by row of the evaluation, counted."""
    counts = _by_operation(None, sets)
    titles = list(dict.fromkeys(title for of_titles in counts.values() for title in of_titles))
    lines = [[name, *(f"{row[title].instructions:,}" for title in titles)] for name, row in counts.items()]
    return table(["instructions", *titles], 1, lines)


def _kilocycles(row: Measurement) -> str:
    return f"{(row.cycles or 0) / 1000:,.1f}"


def timed() -> str:
    """Kilocycles on marian beside those of karu64."""
    lines = []
    for name, row in _by_operation("marian").items():
        scalar, vectors, instruction = row.values()
        gain = f"{(vectors.cycles or 0) / (instruction.cycles or 1):.2f}"
        gc, theirs, with_it = _KARU64[name]
        cells = [f"{gc:,.1f}", f"{theirs:,.1f}", f"{with_it:,.1f}", f"{theirs / with_it:.2f}"]
        lines.append([name, *map(_kilocycles, (scalar, vectors, instruction)), gain, *cells])
    header = ["kilocycles", "C", "vectors", "+ vkeccak.vi", "gain"]
    return table([*header, "karu64: C", "vectors", "+ vkeccak.vi", "gain"], 1, lines)


def on_ara() -> str:
    """The same on ara-4-lanes, for one set of each scheme."""
    lines = [[name, *map(_kilocycles, row.values())] for name, row in _by_operation("ara-4-lanes").items()]
    return table(["kilocycles", "C", "vectors", "+ vkeccak.vi"], 1, lines)


def by_lanes() -> str:
    """Kilocycles with vkeccak.vi by lanes."""
    lines = []
    for name, set_, operations in (
        ("ml-kem", "768", ("keygen", "encaps", "decaps")),
        ("ml-dsa", "65", ("keygen", "sign", "verify")),
    ):
        for operation in operations:
            cells = [
                cycles_with_lanes(lanes, "vkeccak", "vkeccak-timed", name, set_, operation) for lanes in LANES
            ]
            lines.append([f"{name}-{set_} {operation}", *(f"{cycles / 1000:,.1f}" for cycles in cells)])
    return table(["kilocycles", "2 lanes", "4 lanes", "8 lanes", "16 lanes, VLEN 1024"], 1, lines)


#: Operation → kilocycles of karu64's RV64GC with Zbb.
_KARU64_ZBB = {
    "ml-kem-512 keygen": 1974.7,
    "ml-kem-512 encaps": 2370.5,
    "ml-kem-512 decaps": 3102.2,
    "ml-kem-768 keygen": 3315.1,
    "ml-kem-768 encaps": 3913.5,
    "ml-kem-768 decaps": 4897.5,
    "ml-kem-1024 keygen": 5227.6,
    "ml-kem-1024 encaps": 5811.9,
    "ml-kem-1024 decaps": 7051.4,
    "ml-dsa-44 keygen": 6071.1,
    "ml-dsa-44 sign": 18135.9,
    "ml-dsa-44 verify": 6729.6,
}


#: Column → variant, on karu64.
_VARIANTS = {"C": "scalar-timed", "Zbb": "scalar", "vectors": "vectors", "+ vkeccak.vi": "vkeccak"}
#: Cycles by which memory is slower than that of karu64's simulation bench.
_LATENCIES = (0, 5, 10, 20)


def on_karu64() -> str:
    """Kilocycles on the model of karu64, each beside the published ones."""
    found = library().design("vkeccak")
    wanted = [point for point in points(library(), found, None) if point.core == "karu64"]
    by_name: dict[str, dict[str, Measurement]] = {}
    for point, measured in zip(wanted, evaluate(library(), found, find_compiler(), wanted).rows, strict=True):
        name = f"{point.workload}-{point.parameter_set} {point.operation}"
        by_name.setdefault(name, {})[point.variant["name"]] = measured.measurement
    lines = []
    for name, row in by_name.items():
        plain, zbb, vectors, instruction = (row[variant] for variant in _VARIANTS.values())
        gain = f"{(vectors.cycles or 0) / (instruction.cycles or 1):.2f}"
        gc, theirs, with_it = _KARU64[name]
        cells = [f"{cycles:,.1f}" for cycles in (gc, _KARU64_ZBB[name], theirs, with_it)]
        ours = map(_kilocycles, (plain, zbb, vectors, instruction))
        lines.append([name, *ours, gain, *cells, f"{theirs / with_it:.2f}"])
    columns = [*_VARIANTS, "gain"]
    return table(["kilocycles", *columns, "published: C", *columns[1:]], 1, lines)


def by_memory() -> str:
    """Kilocycles of a key generation by memory that is so many cycles slower."""
    lines = []
    for title, variant in _VARIANTS.items():
        cells = [_with_memory(latency, variant) for latency in _LATENCIES]
        lines.append([title, *(f"{cycles / 1000:,.1f}" for cycles in cells)])
    return table(["kilocycles", *(f"{latency} cycles" for latency in _LATENCIES)], 1, lines)


def _with_memory(latency: int, variant: str) -> int:
    lib = library()
    design = lib.design("vkeccak")
    slower = {"fetch_latency": latency, "data_latency": latency}
    core = lib.core("karu64", design=design, variant=variant, overrides=slower)
    chosen = find_variant(design, variant)
    recipe = Recipe(lib.workload("ml-kem"), "768", core.isa, find_compiler(), design, chosen)
    cycles = measure(lib, Wanted(recipe, "keygen", core)).cycles
    assert cycles is not None
    return cycles


PASSAGES: dict[str, Callable[[], str]] = {
    "vkeccak-saved": saved,
    "vkeccak-timed": timed,
    "vkeccak-ara": on_ara,
    "vkeccak-lanes": by_lanes,
    "vkeccak-karu64": on_karu64,
    "vkeccak-karu64-memory": by_memory,
}
