"""A search for compiler flags, as text and as Markdown: what it gained, by which flags, and how."""

from __future__ import annotations

import shlex

from instar.report.table import Column, count, table
from instar.report.table_files import markdown_table, markdown_text
from instar.tuned import TunedCost, Tuning

#: Builds that are shown; JSON has all.
_SHOWN = 30
#: Builds that do not count and are shown.
_FAILED = 8
#: What is always to be known of tuned flags.
_WARNING = "Optimisers may make branches of masks; instar ct {name} {operation} --cflags … follows all cases."


def percent(share: float) -> str:
    """`4.6 %`, `-0.2 %`."""
    return f"{100 * share:.1f} %"


def render(found: Tuning) -> str:
    """All of it, for a terminal."""
    parts = [_head(found), table("", _COST_COLUMNS, _costs(found)), _flags(found)]
    if found.files:
        parts.append(table("Files, by their cycles", _FILE_COLUMNS, _files(found)))
    if found.path():
        parts.append(table(_steps_title(found), _STEP_COLUMNS, _steps(found)))
    return "\n".join([*parts, "\n".join(_foot(found))]) + "\n"


def as_markdown(found: Tuning) -> str:
    """The same as a section of a page; the same search gives the same bytes."""
    lines = [f"## {markdown_text(_title(found))}", ""]
    lines += [*markdown_table(_COST_COLUMNS, _costs(found)), ""]
    if use := _use(found):
        lines += ["\n\n".join(use), ""]
    if found.files:
        lines += [*markdown_table(_FILE_COLUMNS, _files(found)), ""]
    if found.path():
        lines += [f"{_steps_title(found)}:", "", *markdown_table(_STEP_COLUMNS, _steps(found)), ""]
    lines += [f"- {markdown_text(line)}" for line in _foot(found)]
    return "\n".join(lines) + "\n"


_COST_COLUMNS = [
    Column("flags"),
    Column("cycles", "right"),
    Column("gain", "right"),
    Column("interval", "right", optional=True),
    Column("instructions", "right", short="instr."),
    Column("code", "right"),
]
_FILE_COLUMNS = [
    Column("file"),
    Column("cycles before", "right", short="before"),
    Column("after", "right"),
    Column("gain", "right"),
    Column("flags"),
]
_STEP_COLUMNS = [
    Column("build", "right"),
    Column("phase"),
    Column("what"),
    Column("cycles", "right"),
    Column("gain", "right"),
]


def _title(found: Tuning) -> str:
    changed = ", ".join(f"{name} = {value}" for name, value in found.overrides.items())
    core = found.core + (f" with {changed}" if changed else "")
    design = f", design {found.design}" + (f", variant {found.variant}" if found.variant else "")
    return f"{found.name} {found.operation} on {core}" + (design if found.design else "")


def _head(found: Tuning) -> str:
    if found.after == found.before:
        said = "no flags were better than the workload's own"
    else:
        said = f"{percent(found.gain)} fewer cycles by compiler flags"
    early = ", interrupted" if found.interrupted else ""
    return f"{_title(found)}: {said}{early}\n"


def _costs(found: Tuning) -> list[list[str]]:
    return [
        [title, count(cost.cycles), gain, _interval(cost), count(cost.instructions), count(cost.code_bytes)]
        for title, cost, gain in (
            ("the workload's own", found.before, ""),
            ("tuned", found.after, percent(found.gain)),
        )
    ]


def _interval(cost: TunedCost) -> str:
    if cost.cycles_low == cost.cycles_high:
        return ""
    return f"± {50 * (cost.cycles_high - cost.cycles_low) / cost.cycles:.2f} %"


def _flags(found: Tuning) -> str:
    return "\n".join([f"For the whole program: {found.whole or 'nothing'}", *_use(found), ""])


def _use(found: Tuning) -> list[str]:
    """How the flags are used; nothing where there are none."""
    if found.after == found.before:
        return []
    for_what = "measure, bench and every command that builds" if found.rule is None else "instar suite"
    said = f"With the same compiler, for {for_what}:"
    return [said, f"    --cflags {shlex.quote(found.cflags)}"]


def _files(found: Tuning) -> list[list[str]]:
    return [
        [
            one.file,
            count(one.cycles_before),
            count(one.cycles_after),
            percent(1 - one.cycles_after / one.cycles_before) if one.cycles_before else "–",
            "as the whole" if one.flags is None else one.flags or "the workload's own",
        ]
        for one in found.files
    ]


def _steps_title(found: Tuning) -> str:
    better = len(found.path())
    return f"The way there: {better} of {found.builds} builds were better than all before them"


def _steps(found: Tuning) -> list[list[str]]:
    return [
        [str(one.build), one.phase, one.what, count(one.cycles), percent(1 - (one.cycles or 0) / found.begun)]
        for one in found.path()[-_SHOWN:]
    ]


def _foot(found: Tuning) -> list[str]:
    if found.rule is not None:
        lines = [f"Cycles: core model, what the suite's own timer times by the rule {found.rule}."]
        lines.append("Each build passed the suite's own check; nothing is proved.")
    else:
        vectors = "1 vector" if found.checked == 1 else f"{found.checked} vectors"
        lines = [
            "Cycles: core model, second call (caches and predictors warm), mean of the measured vectors."
        ]
        lines.append(f"Answers: {vectors} compared with the result; nothing is proved.")
    if found.cases < found.checked:
        lines.append(f"The search was judged by {found.cases} of them, the first.")
    if found.rule is None:
        lines.append(f"Secrets: {found.secrets.sentence}.")
        lines.append(_WARNING.format(name=found.name, operation=found.operation))
    lines.append(f"Search: {found.builds} builds of {found.effort} (--effort), seed {found.seed}.")
    lines.append(f"Compiler: {found.compiler}, {found.flags}")
    lines += _failures(found)
    lines += [f"Refused in the end: {sentence}" for sentence in found.refused]
    if found.dropped:
        lines.append(f"Not known to this compiler, and not tried: {', '.join(found.dropped)}")
    return lines + [f"Note: {note}" for note in found.notes]


def _failures(found: Tuning) -> list[str]:
    failed = [step for step in found.steps if step.failure is not None]
    lines = [
        f"Build {one.build} ({one.what}) does not count: {(one.failure or '').splitlines()[0]}"
        for one in failed[:_FAILED]
    ]
    more = len(failed) - len(lines)
    return lines + ([f"Nor do {more} others (--json has all)."] if more else [])
