"""What whole cores cost, as tables: the parts of each, and what differs from the first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from instar.hardware.core_area import CoreArea, CorePath, PartArea
from instar.report.table import Column, count, table

#: A core's name → its netlists, of which the first one's parts are shown.
Found = Mapping[str, Sequence[CoreArea]]

#: What every such report says of itself.
BORDERS = (
    "Parts are mapped one by one and their borders kept: constants and what nobody reads go through them, "
    "gates do not. Static memories are counted in bits, and take no time. No layout, no wires."
)


def render(found: Found) -> str:
    """Parts, sums and paths of each core, and what differs from the first one."""
    text = _parts(found) + "\n" + _netlists(found) + "\n"
    for name, areas in found.items():
        for area in areas:
            text += _way(name, area.recipe, "", area.path)
            if area.sum(caches=True) and area.path_without_caches != area.path:
                text += _way(name, area.recipe, " outside caches", area.path_without_caches)
    return text + BORDERS + "\n"


def titles(found: Found) -> list[str]:
    """The parts of all cores in the order in which their bench names them."""
    order: dict[str, None] = {}
    for areas in sorted(found.values(), key=lambda areas: -len(areas[0].parts)):
        order |= dict.fromkeys(part.title for part in areas[0].parts)
    return list(order)


def _parts(found: Found) -> str:
    names = list(found)
    first, *others = names
    columns = [Column("part")]
    for name in names:
        columns += [
            Column(f"{name} GE", "right"),
            Column("logic", "right"),
            Column("registers", "right"),
            Column("memory bits", "right", short="bits"),
        ]
    for name in others:
        columns += [Column(f"{name} more", "right"), Column("%", "right")]
    by_title = {name: {part.title: part for part in areas[0].parts} for name, areas in found.items()}
    groups = [
        *((title, [title]) for title in titles(found)),
        ("all but caches", [part.title for part in _every(found) if not part.cache]),
        ("caches", [part.title for part in _every(found) if part.cache]),
        ("all", titles(found)),
    ]
    rows = []
    for heading, of in groups:
        chosen = {
            name: [by_title[name][t] for t in dict.fromkeys(of) if t in by_title[name]] for name in names
        }
        if not any(chosen.values()):
            continue
        cells = [heading]
        for name in names:
            cells += _cells(chosen[name])
        before = _sum(chosen[first])
        for name in others:
            more = _sum(chosen[name]) - before
            cells += [f"{more:+,.0f}", f"{100 * more / before:+.1f}" if before else "–"]
        rows.append(cells)
    recipe = next(iter(found.values()))[0].recipe
    return table(f"{' and '.join(names)}, gate equivalents, recipe {recipe}", columns, rows)


def _every(found: Found) -> list[PartArea]:
    return [part for areas in found.values() for part in areas[0].parts]


def _sum(parts: Sequence[PartArea]) -> float:
    return sum(part.gate_equivalents for part in parts)


def _cells(parts: Sequence[PartArea]) -> list[str]:
    if not parts:
        return ["–", "–", "–", "–"]
    return [
        count(round(_sum(parts))),
        count(round(sum(part.logic for part in parts))),
        count(round(sum(part.registers for part in parts))),
        count(sum(part.memory_bits for part in parts)),
    ]


def _netlists(found: Found) -> str:
    """Each recipe's netlist, and its ratios to the first core's by the same recipe."""
    columns = [
        Column("core"),
        Column("recipe", key=True),
        Column("GE", "right"),
        Column("ratio", "right"),
        Column("GE but caches", "right"),
        Column("ratio", "right"),
        Column("gate delays", "right", short="delays"),
        Column("ratio", "right"),
        Column("outside caches", "right"),
        Column("ratio", "right"),
    ]
    rows = []
    firsts = {area.recipe: figures(area) for area in next(iter(found.values()))}
    for name, areas in found.items():
        for area in areas:
            cells = [name, area.recipe]
            for number, (value, first) in enumerate(zip(figures(area), firsts[area.recipe], strict=True)):
                shown = count(round(value)) if number < 2 else f"{value:.1f}"
                cells += [shown, f"{value / first:.3f}" if first else "–"]
            rows.append(cells)
    return table("Sums and slowest paths", columns, rows)


def figures(area: CoreArea) -> tuple[float, float, float, float]:
    """Gate equivalents of all and of what is no cache, and the slowest paths of both."""
    return area.sum(), area.sum(caches=False), area.path.delays, area.path_without_caches.delays


def _way(name: str, recipe: str, where: str, path: CorePath) -> str:
    through = ", ".join(f"{title} {delay:.1f}" for title, delay in path.through)
    return (
        f"{name}, {recipe}: the slowest path{where} takes {path.delays:.1f} gate delays from {path.begin} "
        f"to {path.end}: {through}\n"
    )
