"""Candidates with places, for tests of what is selected."""

from __future__ import annotations

from instar.discover.pool import Named


def named(at: int, area: float, places: list[tuple[int, list[int], float]]) -> Named:
    gain = sum(place[2] for place in places)
    return Named(
        at,
        f"d.n{at}",
        {
            "reads": 1,
            "writes": 1,
            "replaces": ["add"] * 2,
            "immediate_bits": 0,
            "uses": [len(places)],
            "executed": 1,
            "gain": gain,
            "places": places,
        },
        area=area,
    )
