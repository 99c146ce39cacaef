"""What a check of descriptions found: one line for each file, its faults below it."""

from __future__ import annotations

from collections.abc import Sequence


def render(files: Sequence[tuple[str, str, Sequence[str], Sequence[str]]]) -> str:
    """`files` are (kind, path, faults, notes)."""
    lines = []
    for kind, path, faults, notes in files:
        told = "ok" if not faults else "1 fault" if len(faults) == 1 else f"{len(faults)} faults"
        lines.append(f"{told:<8}  {kind:<8}  {path}")
        for fault in faults:
            lines += [f"    {line}".rstrip() for line in fault.splitlines()]
        lines += [f"    note: {note}" for note in notes]
    wrong = sum(bool(faults) for _, _, faults, _ in files)
    of = "1 file" if len(files) == 1 else f"{len(files)} files"
    lines.append(f"{of} checked, " + (f"{wrong} with faults" if wrong else "nothing wrong"))
    return "\n".join(lines) + "\n"
