"""What an operation takes of energy in each version of a program, beside a baseline's."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from instar.hardware.core_energy import PartEnergy, RunEnergy
from instar.report.table import Column, count, table

#: What every such report says of itself.
METHOD = (
    "The unit is a change of a NAND2's input: a ratio is told, and no joules. A net takes one value in a "
    "cycle: no glitches, no wires, no clock tree, no leakage; memories outside the core and static ones "
    "inside take nothing here. Clocks come to every register in every cycle that RTL clocks it; "
    "gated: only to those that change, which is the least that gating could reach."
)


@dataclass(frozen=True)
class Version:
    """One program for the operation, and what it took."""

    name: str
    title: str
    is_baseline: bool
    run: RunEnergy
    #: Instructions that the coprocessor beside the core has, where there is one.
    mnemonics: tuple[str, ...] = ()
    #: The core's parameters that are not as its file says.
    changes: Mapping[str, object] = field(default_factory=dict)


def reference(versions: Sequence[Version]) -> Version:
    """What the others are compared with: the baseline that takes the least, without one the first."""
    baselines = [one for one in versions if one.is_baseline]
    return min(baselines, key=lambda one: one.run.total(), default=versions[0])


def ratios(version: Version, base: Version) -> dict[str, float]:
    """Power, in each cycle, and energy, of the whole call, with clocks as RTL has them and gated."""
    found = {}
    for ending, at_changes in (("", False), ("_gated", True)):
        energy = version.run.total(at_changes=at_changes) / base.run.total(at_changes=at_changes)
        found[f"power{ending}"] = round(energy * base.run.cycles / version.run.cycles, 4)
        found[f"energy{ending}"] = round(energy, 4)
    return found


def render(title: str, versions: Sequence[Version]) -> str:
    """The versions beside their reference, then their parts."""
    base = reference(versions)
    columns = [
        Column("version"),
        Column("cycles", "right"),
        Column("nets a cycle", "right"),
        Column("clocks a cycle", "right"),
        Column("of it added", "right", optional=True),
        Column("power", "right"),
        Column("energy", "right"),
        Column("power, gated", "right"),
        Column("energy, gated", "right"),
        Column("accesses of static memories", "right", short="accesses", optional=True),
    ]
    text = table(title, columns, [_row(one, base) for one in versions])
    compared = sum(one.run.compared for one in versions)
    text += "\n" + _parts(versions) + "\n"
    text += f'Ratios are to "{base.title}".'
    text += f" In {compared:,} cycles since reset every output of the netlists was that of the RTL.\n"
    return text + METHOD + "\n"


def _row(version: Version, base: Version) -> list[str]:
    run = version.run
    cycles = run.cycles
    added = [part.nets + part.clock for part in run.parts if part.added]
    accesses = sum(part.reads + part.writes for part in run.parts)
    found = ratios(version, base)
    return [
        version.title,
        count(cycles),
        count(round(sum(part.nets for part in run.parts) / cycles)),
        count(round(sum(part.clock for part in run.parts) / cycles)),
        count(round(sum(added) / cycles)) if added else "–",
        f"{found['power']:.3f}",
        f"{found['energy']:.4f}",
        f"{found['power_gated']:.3f}",
        f"{found['energy_gated']:.4f}",
        count(accesses) if accesses else "–",
    ]


def _parts(versions: Sequence[Version]) -> str:
    """What each part takes in a cycle, nets and clocks."""
    titles = list(dict.fromkeys(part.title for one in versions for part in one.run.parts))
    columns = [Column("part, a cycle"), *(Column(one.name, "right") for one in versions)]
    by_title = [{part.title: part for part in one.run.parts} for one in versions]

    def cell(version: Version, part: PartEnergy | None) -> str:
        return count(round((part.nets + part.clock) / version.run.cycles)) if part is not None else "–"

    rows = [
        [title, *(cell(one, parts.get(title)) for one, parts in zip(versions, by_title, strict=True))]
        for title in titles
    ]
    return table("Parts, nets and clocks", columns, rows)


def as_dicts(versions: Sequence[Version]) -> list[dict[str, Any]]:
    """The versions as `--json` prints them."""
    base = reference(versions)
    return [
        {
            "version": one.name,
            "title": one.title,
            "baseline": one.is_baseline,
            "reference": one is base,
            "overrides": dict(one.changes),
            "instructions_added": list(one.mnemonics),
            "cycles": one.run.cycles,
            "instructions": one.run.instructions,
            "compared_cycles": one.run.compared,
            "total": round(one.run.total(), 1),
            "total_gated": round(one.run.total(at_changes=True), 1),
            "ratios": ratios(one, base),
            "parts": [asdict(part) for part in one.run.parts],
        }
        for one in versions
    ]
