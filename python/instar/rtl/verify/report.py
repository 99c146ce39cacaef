"""What a core's developer reads in the morning: rules, differences, programs; and JUnit for a CI."""

from __future__ import annotations

from collections.abc import Collection
from xml.etree import ElementTree

from instar._core import Core
from instar.report import way
from instar.report.kanata import Way
from instar.rtl.verify.rules import Rule
from instar.rtl.verify.session import Found, Verified

#: Cycles that are drawn ahead of the difference and behind it.
_AHEAD, _BEHIND = 24, 10


def never(rules: list[Rule], done: Verified) -> list[Rule]:
    """Rules that could be reached and were not."""
    return [rule for rule in rules if rule.unreachable is None and not done.covered[rule.name]]


def text(core: Core, done: Verified, rules: list[Rule], accepted: Collection[str], heading: str) -> str:
    """The report, as Markdown."""
    lines = [f"# {heading}", "", *_summary(done, rules, accepted), "", "## Differences", ""]
    if not done.found:
        lines += ["None.", ""]
    for number, found in enumerate(done.found, 1):
        lines += _difference(core, number, found, found.difference.kind in accepted, done)
    if done.wrong:
        lines += ["## Programs that did not run alike", "", *(f"- {one}" for one in done.wrong), ""]
    lines += ["## Rules", "", "| rule | exercised | what it is |", "|---|---:|---|"]
    for rule in rules:
        times = f"{done.covered[rule.name]:,}" if done.covered[rule.name] else "never"
        why = f" Unreachable: {rule.unreachable}." if rule.unreachable and not done.covered[rule.name] else ""
        lines.append(f"| {rule.name} | {times} | {rule.sentence.rstrip('.')}.{why} |")
    return "\n".join(lines) + "\n"


def _summary(done: Verified, rules: list[Rule], accepted: Collection[str]) -> list[str]:
    reachable = [rule for rule in rules if rule.unreachable is None or done.covered[rule.name]]
    missing = never(rules, done)
    new = [found for found in done.found if found.difference.kind not in accepted]
    first, last = (done.seeds[0], done.seeds[-1]) if done.seeds else (0, 0)
    lines = [
        f"- {len(done.seeds):,} programs (seeds {first} to {last}), {done.instructions:,} instructions, "
        f"{done.seconds:,.0f} s{f'; ended {done.stopped}' if done.stopped else ''}",
        f"- {done.unequal:,} instructions at another distance from the one before than in the model, in "
        f"{done.unequal_programs:,} programs",
        f"- {len(done.found)} kinds of differences, {len(new)} of them not accepted",
        f"- {len(reachable) - len(missing)} of {len(reachable)} rules that it can reach were exercised",
    ]
    if missing:
        lines.append(f"- never: {', '.join(rule.name for rule in missing)}")
    return lines


def _difference(core: Core, number: int, found: Found, accepted: bool, done: Verified) -> list[str]:
    seen = found.difference
    gap = seen.rtl - seen.model
    lines = [
        f"### {number}. {seen.kind}{' (accepted)' if accepted else ''}",
        "",
        f"Stage **{seen.stage}**. `{seen.text}` at {seen.pc:#010x} comes {seen.rtl} cycles after the "
        f"instruction before it in RTL and {seen.model} in the model ({gap:+d}). First seen with "
        f"seed {found.seed}{f', in {done.kinds[seen.kind]} programs' if done.kinds[seen.kind] > 1 else ''}.",
        "",
        f"Rules of the model there, the rarest first: {', '.join(found.rules[:6]) or 'none'}.",
        "",
        f"{found.trial.instructions} instructions (shrunk by {found.shrunk_by} runs), behind the registers' "
        f"first values{':' if found.trial.instructions else ', which show it by themselves.'}",
        "",
        "```asm",
    ]
    for case in found.trial.cases:
        rounds = f", {case.rounds} rounds" if case.rounds > 1 else ""
        lines += [
            f"# {case.recipe}{rounds}",
            *(one if one.endswith(":") else f"    {one}" for one in case.lines),
        ]
    lines += ["```", ""]
    for title, ways in (("Model", found.model), ("RTL", found.rtl)):
        if drawn := _drawn(core, title, ways, seen.index):
            lines += ["```text", drawn.rstrip("\n"), "```", ""]
    return lines


def _drawn(core: Core, title: str, ways: list[Way], index: int) -> str | None:
    """The pipeline around the difference; None where a side tells no stages."""
    right = [one for one in ways if not one.flushed]
    if index >= len(right) or not right[index].stages:
        return None
    end = right[index].end
    first, last = max(1, end - _AHEAD), end + _BEHIND
    return way.render(
        f"{title}, cycles {first} to {last}", core.family, way.shown(ways, first, last), first, last
    )


def junit(done: Verified, rules: list[Rule], accepted: Collection[str], name: str) -> bytes:
    """A test case for each kind of difference, each rule that can be reached, and what did not run alike."""
    suite = ElementTree.Element("testsuite", name=name, time=f"{done.seconds:.1f}")
    failures = 0

    def case(group: str, called: str, failure: str | None) -> None:
        nonlocal failures
        made = ElementTree.SubElement(suite, "testcase", classname=f"{name}.{group}", name=called)
        if failure is not None:
            failures += 1
            ElementTree.SubElement(made, "failure", message=failure)

    case("programs", f"{done.instructions} instructions", None)
    for found in done.found:
        seen = found.difference
        said = f"{seen.text}: {seen.rtl} cycles in RTL, {seen.model} in the model; seed {found.seed}"
        case("differences", seen.kind, None if seen.kind in accepted else said)
    for sentence in done.wrong:
        case("wrong", sentence.split(":")[0], sentence)
    for rule in rules:
        if rule.unreachable is None:
            made = ElementTree.SubElement(suite, "testcase", classname=f"{name}.rules", name=rule.name)
            if not done.covered[rule.name]:
                ElementTree.SubElement(made, "skipped", message="never exercised")
    suite.set("tests", str(len(suite)))
    suite.set("failures", str(failures))
    return bytes(ElementTree.tostring(suite, encoding="utf-8", xml_declaration=True))
