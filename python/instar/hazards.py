"""Where hardware computes another value than the program's order says, and what of it is meant.

Source: docs/reference/core.md, "Hazards"; docs/reference/design.md, `[[hazards]]`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from instar._core import CallResult, Design, RunResult, ToldHazard


def hazards_of(results: Iterable[CallResult | RunResult]) -> list[ToldHazard]:
    """Those of all results: each place once, with how often it happened there in all of them."""
    found: dict[tuple[object, ...], ToldHazard] = {}
    for result in results:
        for hazard in result["hazards"]:
            key = hazard["address"], hazard["instruction"], hazard["rule"], hazard["register"]
            before = found[key]["times"] if key in found else 0
            found[key] = {**hazard, "times": before + hazard["times"]}
    return list(found.values())


def unchecked(hazards: Sequence[ToldHazard]) -> str | None:
    """Why outputs that are right in the model are not checked; None where no hazard stands against it."""
    unmeant = [hazard["sentence"] for hazard in hazards if hazard["meant"] is None]
    if not unmeant:
        return None
    more = len(unmeant) - 1
    others = f", and so at {more:,} more place{'' if more == 1 else 's'}" if more else ""
    return f"{unmeant[0]}{others}; [[hazards]] in design.toml says which are meant"


def unmatched(design: Design, hazards: Sequence[ToldHazard], where: str) -> list[str]:
    """Marks of the design that mean none of these, a sentence each; `where` is what had these."""
    found = []
    for mark in design.info["hazards"]:
        names = {"instruction", "rule"} | ({"register"} if mark["register"] is not None else set())
        if not any(all(hazard[name] == mark[name] for name in names) for hazard in hazards):  # type: ignore[literal-required]
            register = f" of {mark['register']}" if mark["register"] is not None else ""
            what = f'the hazard "{mark["rule"]}"{register} at {mark["instruction"]}'
            found.append(f"{mark['source']}: {what} is meant, and {where} has it")
    return found
