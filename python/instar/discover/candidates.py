"""Candidates with what they cost: area and delay as the generator of circuits estimates them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from instar import cache
from instar._core import Core, InstarError, Library
from instar.discover.pool import MOST, DesignText, Named, Stand, costs, description, load
from instar.hardware.unit import generate

if TYPE_CHECKING:
    from instar._core import FoundInstruction, FoundInstructions
    from instar.hardware.unit import Unit

#: Stages that are tried.
_MOST_CYCLES = 8
#: Candidates that are looked at of those that are one other with numbers built in.
_ALIKE = 4


def costed(
    library: Library,
    found: FoundInstructions,
    core: Core,
    every: Sequence[Named],
    period: float,
    stand: Stand,
    folder: Path,
    step: Callable[[int, int], None] = lambda _, __: None,
) -> list[Named]:
    """Candidates with a latency that keeps `period` gate delays, and an area."""
    result: list[Named] = []
    for first in range(0, len(every), MOST):
        step(first, len(every))
        part = every[first : first + MOST]
        host = with_design(library, found, part, core, stand, folder / f"pool-{first}", "pool")
        result += [_known(found, one, host, period) for one in part]
    return result


def varied(found: Sequence[FoundInstruction], most: int) -> list[tuple[int, FoundInstruction]]:
    """The first candidates, by their numbers, without crowds of those that one stands for.

    Where each place of a candidate is one of another that comes before it, it is that one with
    numbers built in: smaller, and never faster. The first `_ALIKE` of each are enough.
    """
    kept: list[tuple[int, FoundInstruction]] = []
    alike: Counter[int] = Counter()
    general: dict[tuple[int, tuple[int, ...]], set[int]] = {}
    for at, one in enumerate(found):
        if len(kept) == most:
            break
        places = [(function, tuple(members)) for function, members, _ in one["places"]]
        owners = set.intersection(*(general.get(place, set()) for place in places)) if places else set()
        if owners:
            owner = min(owners)
            alike[owner] += 1
            if alike[owner] > _ALIKE:
                continue
        else:
            for place in places:
                general.setdefault(place, set()).add(at)
        kept.append((at, one))
    return kept


def with_design(
    library: Library,
    found: FoundInstructions,
    chosen: Sequence[Named],
    core: Core,
    stand: Stand,
    folder: Path,
    name: str,
) -> Core:
    """The core with a design of these instructions, which is written for it."""
    file, text = description(found, chosen, core, name, {})
    head = ["[design]", f'name = "{name}"', f'title = "{name}"', 'summary = "candidates"']
    lines = [*head, f'extensions = ["{file}"]', "", *costs(chosen, core, stand)]
    files = {file: text, "design.toml": "\n".join(lines)}
    place = folder / name
    DesignText(name, files).write(place)
    return load(library, place, core)


def _known(found: FoundInstructions, one: Named, host: Core, period: float) -> Named:
    """As `_costed`, or as it was found before."""
    text = found.text(one.at, "ONE", "d.one", 0)
    key = cache.digest(cache.tool_digest(), "discover", text, host.name, repr(period))
    known = cache.load_result(key)
    if known is None:
        costed = _costed(one, host, period)
        known = {"latency": costed.latency, "area": costed.area, "delays": costed.delays}
        cache.store_result(key, known)
    return replace(one, **known)


def _costed(one: Named, host: Core, period: float) -> Named:
    for latency in range(1, _MOST_CYCLES + 1):
        unit = _unit(host, one.mnemonic, latency)
        if unit.period <= period:
            break
    return replace(one, latency=latency, area=round(unit.estimated_area, 1), delays=unit.period)


def _unit(host: Core, mnemonic: str, latency: int) -> Unit:
    made = generate(host, [mnemonic], latency)
    if not made.units:
        why = "; ".join(map(str, made.left_out))
        raise InstarError(f"{mnemonic} has no circuit: {why}")
    return made.units[0]
