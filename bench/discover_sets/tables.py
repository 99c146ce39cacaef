"""The tables of docs/reference/discover-sets.md, and what is said of them."""

from __future__ import annotations

from collections.abc import Sequence

from ..searches import markdown
from .fronts import STRATEGIES, Fronts
from .measured import Compared

#: Cycles of what was found, of those of the set that is there: within, and better.
WITHIN, BETTER = 1.05, 0.97


def sets(found: Sequence[Compared]) -> str:
    """Each set beside what was found with its ports and its area."""
    head = ["set", "core", "reads, writes", "instructions", "gate equivalents", "software", "set"]
    head += ["instructions found", "gate equivalents", "found", "ratio", "from"]
    lines = [_row(one) for one in found]
    return markdown(head, ["---", "---", "---", *["---:"] * 8, "---"], lines)


def _row(one: Compared) -> list[str]:
    row, known, best = one.row, one.known, one.best
    line = [row.title, row.core, f"{row.reads}, {row.writes}", str(len(known.instructions))]
    line += [f"{known.area:,.0f}", f"{one.software:,}" if one.software else "–", f"{known.best:,}"]
    if best is None or one.ratio is None:
        return [*line, "–", "–", "–", "–", "; ".join(f"{name}: {f.why}" for name, f in one.found.items())]
    start, found = best
    line += [str(len(found.instructions)), f"{found.area:,.0f}", f"{found.after:,}", f"{one.ratio:.3f}"]
    return [*line, start]


def counted(ratios: Sequence[float | None]) -> str:
    """How many are within the bar, and how many better; None is a row for which nothing was found."""
    known = [one for one in ratios if one is not None]
    within = sum(ratio <= WITHIN for ratio in known)
    better = sum(ratio <= BETTER for ratio in known)
    return (
        f"Of {len(ratios)} sets {within} are kept up with (at most {WITHIN}), {better} beaten (at most "
        f"{BETTER})."
    )


def fronts(found: Sequence[Fronts]) -> str:
    """By program and strategy the share of cycles and gates that its front lies below."""
    head = ["program", "core", *STRATEGIES, "points of the others that exact does not cover"]
    lines = []
    for one in found:
        program = one.program
        missed = {s: one.outside(s) for s in STRATEGIES if s != "exact"}
        said = ", ".join(f"{s} {len(p)} of {len(one.fronts[s])}" for s, p in missed.items() if p)
        shares = [f"{one.share(s):.3f}" if one.fronts[s] else "none" for s in STRATEGIES]
        lines.append(
            [f"{program.target} {' '.join(program.functions)}", program.core, *shares, said or "none"]
        )
    return markdown(head, ["---", "---", *["---:"] * len(STRATEGIES), "---"], lines)


def dominated(found: Sequence[Fronts]) -> str:
    """Whether the front of all cuts dominates the others', point by point."""
    there = sum(len(one.fronts[s]) for one in found for s in STRATEGIES if s != "exact")
    missed = sum(len(one.outside(s)) for one in found for s in STRATEGIES if s != "exact")
    most = sum(all(one.share("exact") >= one.share(s) for s in STRATEGIES if s != "exact") for one in found)
    return (
        f"Of {there} points of the other strategies' fronts {there - missed} are covered by one of exact's "
        f"that is as small and as fast; no hypervolume is larger in {most} of {len(found)} programs."
    )
