"""Computed passage of designs/vkeccak: instructions of ML-KEM and ML-DSA.

Source: `instar evaluate vkeccak`.
"""

from __future__ import annotations

from collections.abc import Callable

from instar.design.evaluate import evaluate, points
from instar.places import library
from instar.toolchain import find_compiler

from .tables import table


def saved() -> str:
    """Each operation of each set by row of the evaluation."""
    found = library().design("vkeccak")
    wanted = points(library(), found, None)
    rows = evaluate(library(), found, find_compiler(), wanted).rows
    counts: dict[str, dict[str, int]] = {}
    for point, row in zip(wanted, rows, strict=True):
        name = f"{point.workload}-{point.parameter_set} {point.operation}"
        counts.setdefault(name, {})[row.title] = row.measurement.instructions
    titles = list(dict.fromkeys(title for of_titles in counts.values() for title in of_titles))
    lines = [[name, *(f"{row[title]:,}" for title in titles)] for name, row in counts.items()]
    return table(["instructions", *titles], 1, lines)


PASSAGES: dict[str, Callable[[], str]] = {"vkeccak-saved": saved}
