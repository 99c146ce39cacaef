"""Computed passages of docs/reference/checks.md, from what the last measured run of all checks took.

Source: tests/house/seconds.toml, which `python -m tests.house.seconds` writes.
"""

from __future__ import annotations

from collections.abc import Callable

from ..house.seconds import kept
from .tables import table


def parts() -> str:
    """When each part began, and what it took."""
    rows = [
        [name, *(f"{took[key]:.0f}" for key in ("from", "seconds", "processors"))] for name, took in _parts()
    ]
    if rows:
        end = max(took["from"] + took["seconds"] for _, took in _parts())
        rows.append(["together", "", f"{end:.0f}", f"{sum(took['processors'] for _, took in _parts()):.0f}"])
    return table(["part", "begins after", "seconds", "of processors"], 1, rows)


def _parts() -> list[tuple[str, dict[str, float]]]:
    return sorted(kept("parts").items(), key=lambda part: part[1]["from"])


def folders() -> str:
    """What the tests of each folder took, and what they may."""
    taken = sorted(kept("folders").items(), key=lambda folder: -folder[1]["taken"])
    rows = [[f"`tests/{name}`", f"{took['taken']:.0f}", f"{took['budget']:.0f}"] for name, took in taken]
    if rows:
        sums = (sum(took[key] for _, took in taken) for key in ("taken", "budget"))
        rows.append(["together", *(f"{value:.0f}" for value in sums)])
    return table(["folder", "seconds of processors", "budget"], 1, rows)


PASSAGES: dict[str, Callable[[], str]] = {"check-parts": parts, "check-folders": folders}
