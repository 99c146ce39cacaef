"""What a repair changed and why, what is left, and the head of the file that it wrote."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from instar.report.leakage import LIMITS, met, verdict
from instar.schedule.repair import by_itself

if TYPE_CHECKING:
    from instar.schedule.repair import Repaired

#: Leaks that are listed at most.
_SHOWN = 20


def render(title: str, done: Repaired) -> str:
    """Changes, what they keep apart, what is left, and what it rests on."""
    before, after = done.before, done.after.report
    lines = [f"{title}, repaired by {_changes(len(done.changes))} of {done.tried:,} that were tried", ""]
    for what, leak in done.changes:
        lines += [f"  {what}", f"    keeps apart {met(leak).strip()}"]
    lines += [
        "",
        f"  leaks         {len(before['leaks']):,} → {len(after['leaks']):,} points",
        f"  cycles        {before['cycles']:,} → {after['cycles']:,}",
        f"  instructions  {before['instructions']:,} → {after['instructions']:,}",
        "  proved        equal to what came",
        "",
        *_left(done),
        f"{verdict(after)} Judged on traces by which nothing was chosen. {_controls(done)}",
        "",
        LIMITS,
    ]
    return "\n".join(lines) + "\n"


def _changes(count: int) -> str:
    return f"{count:,} change{'' if count == 1 else 's'}"


def _controls(done: Repaired) -> str:
    if done.after.unmasked is None:
        return "Controls were not tried (--no-control)."
    alike = f"{done.after.random:,} points show" if done.after.random else "nothing shows"
    return f"With masks off {done.after.unmasked:,} points show; random against random {alike}."


def _left(done: Repaired) -> list[str]:
    """What could not be repaired, and why."""
    leaks = done.after.report["leaks"]
    told = []
    for leak in leaks[:_SHOWN]:
        why = (
            "a value tells by itself, which no order and nothing between mends"
            if by_itself(done.after.report, leak)
            else "no change was found that parts them"
        )
        told += [f"  left: {met(leak).strip()}", f"    {why}"]
    if len(leaks) > _SHOWN:
        told.append(f"  … {len(leaks) - _SHOWN:,} more; --json has all")
    return [*told, ""] if told else []


def header(title: str, done: Repaired) -> str:
    """What was done to the file, as its first lines."""
    before, after = done.before, done.after.report
    lines = [
        f"{title}: {len(before['leaks']):,} -> {len(after['leaks']):,} points leak, {before['cycles']:,} -> "
        f"{after['cycles']:,} cycles; proved equal to what came.",
        *(f"Changed: {what}." for what, _ in done.changes),
        *(f"Assumed: {assumption}." for assumption in done.proof["assumptions"]),
    ]
    return "".join(f"# {line}\n" for line in lines) + "\n"


def as_dict(done: Repaired) -> dict[str, Any]:
    """For `--json`."""
    before, after = done.before, done.after.report
    return {
        "changes": [{"what": what, "leak": leak} for what, leak in done.changes],
        "tried": done.tried,
        "leaks_before": before["leaks"],
        "leaks": [{**leak, "by_itself": by_itself(after, leak)} for leak in after["leaks"]],
        "cycles_before": before["cycles"],
        "cycles_after": after["cycles"],
        "instructions_before": before["instructions"],
        "instructions_after": after["instructions"],
        "controls": {"unmasked": done.after.unmasked, "random": done.after.random},
        "assumptions": done.proof["assumptions"],
        "proved": True,
    }
