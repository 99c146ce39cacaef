"""A sweep as text: for each program the points that cost least, then what could not be and why."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from instar.report.area import ADDED
from instar.report.table import count, table
from instar.result import Exploration, ExploredPoint, Label, label_text

#: Points of one group that are shown.
_SHOWN = 12
#: Columns of a grid at most.
_COLUMNS = 10


def render(exploration: Exploration) -> str:
    """Groups of comparable points, the fastest first; then refused and failed points by reason."""
    others = [axis for axis in exploration.axes if axis not in exploration.reference]
    parts = [f"{exploration.title}\n"]
    for labels, points in exploration.groups().items():
        known = [point for point in points if point.cost is not None]
        if known:
            title = ", ".join(
                _named(exploration, axis, label) for axis, label in zip(others, labels, strict=True)
            )
            parts.append(_group(exploration, title, known))
    parts.append(_footnotes(exploration))
    return "\n".join(parts)


def _named(exploration: Exploration, axis: str, label: Label) -> str:
    return label if isinstance(label, str) else f"{exploration.axes[axis]} {label_text(label)}"


def _group(exploration: Exploration, title: str, points: list[ExploredPoint]) -> str:
    axes = list(exploration.reference)
    has_area = any(point.area_kge is not None for point in points)
    best = sorted(points, key=lambda point: point.cost.cycles if point.cost else 0)
    headings = [(_heading(exploration, axis), "right") for axis in axes]
    headings += [("cycles", "right"), ("speed-up", "right"), ("instructions", "right"), ("IPC", "right")]
    headings += [("area (kGE)", "right")] if has_area else []
    rows = [_row(point, axes, has_area=has_area) for point in best[:_SHOWN]]
    text = table(title, headings, rows)
    hidden = len(best) - _SHOWN
    if hidden <= 0:
        return text
    grid = _grid(exploration, axes, points)
    where = "the grid" if grid else "the table of results"
    return text + f"{hidden} slower {'point is' if hidden == 1 else 'points are'} in {where}.\n" + grid


def _grid(exploration: Exploration, axes: Sequence[str], points: Sequence[ExploredPoint]) -> str:
    """Cycles of all points over the two axes in which they differ; nothing where these are not two."""
    labels = {axis: list(dict.fromkeys(point.labels[axis] for point in points)) for axis in axes}
    across = [axis for axis in axes if len(labels[axis]) > 1]
    if len(across) != 2:
        return ""
    # The longer axis goes down, where there is room.
    down, over = sorted(across, key=lambda axis: -len(labels[axis]))
    if len(labels[over]) > _COLUMNS:
        return ""
    cycles = {(point.labels[down], point.labels[over]): point.cost.cycles for point in points if point.cost}
    headings = [(f"{_heading(exploration, down)} \\ {_heading(exploration, over)}", "right")]
    headings += [(label_text(label), "right") for label in labels[over]]
    rows = [
        [label_text(label), *(count(cycles.get((label, other))) for other in labels[over])]
        for label in labels[down]
    ]
    return "\n" + table("cycles", headings, rows)


def _heading(exploration: Exploration, axis: str) -> str:
    unit = exploration.units.get(axis)
    return exploration.axes[axis] + (f" ({unit})" if unit else "")


def _row(point: ExploredPoint, axes: Iterable[str], *, has_area: bool) -> list[str]:
    cost = point.cost
    mark = "" if cost is None or cost.checked or point.workload is None else " (outputs not checked)"
    area = [] if not has_area else ["–" if point.area_kge is None else f"{point.area_kge:,.1f}"]
    return [
        *(label_text(point.labels[axis]) for axis in axes),
        count(cost.cycles if cost else None) + mark,
        "–" if point.speedup is None else f"{point.speedup:.3f}",
        count(cost.instructions if cost else None),
        "–" if point.ipc is None else f"{point.ipc:.2f}",
        *area,
    ]


def _footnotes(exploration: Exploration) -> str:
    points = exploration.points
    lines = []
    over = ", ".join(_named(exploration, axis, label) for axis, label in exploration.reference.items())
    if any(point.speedup is not None for point in points):
        lines.append(f"Speed-up over {over}.")
    costs = [point.cost for point in points if point.cost is not None]
    if costs and all(cost.warmup == 1 for cost in costs):
        lines.append("Cycles: core model, second call (caches and predictors warm).")
    elif costs:
        cold = sum(cost.warmup == 0 for cost in costs)
        lines.append(
            f"Cycles: core model; {cold} of {len(costs)} points without a call that warms caches up."
        )
    lines += [f"Compiler: {compiler}" for compiler in dict.fromkeys(c.compiler for c in costs if c.compiler)]
    if exploration.synthesised:
        lines.append(ADDED)
        lines += _reasons("not counted", [(one, p) for p in points for one in p.not_counted])
    else:
        sources = (source for p in points if p.area_kge is not None for source in p.area_from)
        lines += [f"Area, {source}" for source in dict.fromkeys(sources)]
    lines += _reasons(
        "no area", [("; ".join(p.area_from), p) for p in points if p.area_from and p.area_kge is None]
    )
    lines += _reasons("there is no such hardware", [(p.refused, p) for p in points if p.refused])
    lines += _reasons("not computed", [(p.failed, p) for p in points if p.failed])
    kept = sum(point.kept for point in points)
    if kept:
        lines.append(f"{kept} of {len(points)} points were known from before (--fresh computes anew).")
    lines += [f"Written: {path}" for path in exploration.files]
    return "\n".join(lines) + "\n"


def _reasons(what: str, found: list[tuple[str, ExploredPoint]]) -> list[str]:
    """One line for each reason, with how many points it concerns."""
    by_reason: dict[str, list[ExploredPoint]] = {}
    for reason, point in found:
        by_reason.setdefault(reason, []).append(point)
    return [
        f"{len(points)} {'point' if len(points) == 1 else 'points'}: {what}: {reason}"
        for reason, points in by_reason.items()
    ]
