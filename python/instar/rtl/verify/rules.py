"""Which rules of a family's model a run exercises: what the model tells of each instruction, counted.

A rule is one that the model itself names (a stall, docs/reference/profile.md), or one that shows in
the ways of the instructions: what issues together, whose result is waited for, how a branch or a
return ended. A rule that a core cannot reach is named with its reason.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from instar._core import Core, families
from instar.report.kanata import Way
from instar.rtl.verify.mnemonics import kind_of
from instar.rtl.verify.sides import Taken


@dataclass(frozen=True)
class Rule:
    """A rule of a model."""

    name: str
    sentence: str
    #: Why this core never exercises it; None: it does.
    unreachable: str | None = None


#: Kinds that can come second in a pair; what changes the flow issues alone or first.
_SECOND = ("alu", "multiply", "load", "store", "divide")
_FIRST = (*_SECOND, "branch", "jump")
#: Kinds whose results others wait for.
_PRODUCERS = ("alu", "multiply", "divide", "load", "csr")
_REDIRECTS = ("branch", "return", "indirect jump", "jump", "call", "indirect call")
_ONE_SLOT = "the core issues one instruction a cycle"


def rules_of(core: Core) -> list[Rule]:
    """All rules of a core's family, in the order of the pipeline."""
    parameters = {one["name"]: one["value"] for one in core.parameters}
    described = next(one for one in families() if one["name"] == core.family)
    named = [
        Rule(
            f"stall {one['name']}",
            one["meaning"] if "meaning" in one else one["heading"],
            _never(core, one["name"]),
        )
        for one in described["stalls"]
        if one["name"] not in {"issued", "end"}
    ]
    return [*named, *(_of_ways(parameters) if core.family == "cva6" else _of_id())]


def _never(core: Core, stall: str) -> str | None:
    values = {one["name"]: one["value"] for one in core.parameters}
    if core.family == "cva6":
        if stall == "waw":
            return "the scoreboard renames: only results of CSR accesses and units of a design could wait"
        if stall == "read_port" and int(values["register_read_ports"]) >= 2 * int(values["issue_width"]):
            return "each slot has two read ports, and no instruction of the base ISA reads three registers"
        return None
    if stall in {"coprocessor", "write_port", "custom"}:
        return "there is no coprocessor and no instruction of a design"
    if stall in {"fetch_wait", "data_wait"} and values.get("memory_banks") == 0:
        names = ("fetch_grant_cycles", "data_grant_cycles")
        if not any(values[name] for name in names):
            return (
                "memory answers in the next cycle; --set fetch_grant_cycles=1 or "
                "data_response_cycles=3 reaches it"
            )
    return None


def _of_ways(parameters: dict[str, bool | int | str]) -> Iterator[Rule]:
    one_slot = _ONE_SLOT if int(parameters["issue_width"]) < 2 else None
    for kind in _REDIRECTS:
        yield Rule(f"right {kind}", f"a {kind} that fetch foresaw", _foreseen(kind, parameters))
        static = kind in {"jump", "call"}
        yield Rule(
            f"missed {kind}",
            f"a {kind} that fetch did not foresee",
            "its target stands in the instruction" if static else None,
        )
    yield Rule("split", "an instruction across two fetch words")
    yield Rule("page", "an instruction across the end of a page, or the first of the next one")
    yield Rule("wrong path", "instructions that are thrown away before they issue")
    yield Rule("cancelled", "an instruction that has issued and is thrown away")
    for first in _FIRST:
        for second in _SECOND:
            yield Rule(
                f"pair {first}+{second}",
                f"a {second} issues beside a {first}",
                one_slot or _no_pair(first, second),
            )
    bypass = None if parameters["alu_bypass"] else "the core has no bypass from one ALU to the other"
    yield Rule("bypass", "the second of two reads what the first computes", one_slot or bypass)
    for kind in _PRODUCERS:
        yield Rule(
            f"wait {kind}", f"an operand that a {kind} computes is waited for", _no_wait(kind, parameters)
        )
    yield Rule("multiplies", "two multiplies, one a cycle behind the other")
    yield Rule("divide at once", "a divide whose result is known at once")
    yield Rule("divide by bits", "a divide that takes as many cycles as its quotient has bits")
    yield Rule("load hit", "a load that finds its line")
    yield Rule(
        "commit pair",
        "two instructions commit in a cycle",
        None if int(parameters["commit_ports"]) > 1 else "one instruction commits a cycle",
    )
    yield Rule(
        "commit store second",
        "a store does not commit beside the instruction before it",
        None if int(parameters["commit_ports"]) > 1 else "one instruction commits a cycle",
    )


def _foreseen(kind: str, parameters: dict[str, bool | int | str]) -> str | None:
    if kind.startswith("indirect") and not parameters["btb_entries"]:
        return "the core has no branch target buffer"
    return None


def _no_pair(first: str, second: str) -> str | None:
    memory = {"load", "store"}
    if first in memory and second in memory:
        return "one access a cycle goes to the load/store unit"
    if first in {"multiply", "divide"} and second in {"multiply", "divide"}:
        return "there is one unit for products and quotients"
    if first in {"branch", "jump"} and second == "store":
        return "no store issues beside a branch"
    return None


def _no_wait(kind: str, parameters: dict[str, bool | int | str]) -> str | None:
    if kind == "alu" and int(parameters["issue_width"]) < 2:
        return "its result is forwarded to the next cycle, and nothing issues in the same one"
    return None


def _of_id() -> Iterator[Rule]:
    for kind in ("alu", "multiply", "load", "store", "branch", "jump", "csr"):
        yield Rule(f"one {kind}", f"a {kind} leaves ID in one cycle")


def exercised(core: Core, taken: Taken) -> Counter[str]:
    """How often a run exercised each rule."""
    counts: Counter[str] = Counter()
    for _, rule in seen(core, taken):
        counts[rule] += 1
    return counts


def seen(core: Core, taken: Taken) -> Iterator[tuple[int, str]]:
    """Each time that a rule shows: number of the retired instruction, and its name."""
    right = taken.right
    kinds = [kind_of(way.text) for way in right]
    for at, way in enumerate(right):
        for name in {stall.name for stall in way.stalls}:
            yield at, f"stall {name}"
    if core.family != "cva6":
        cycles = taken.cycles
        for at in range(len(right) - 1):
            if cycles[at + 1][1] - cycles[at][1] == 1:
                yield at, f"one {kinds[at]}"
        return
    word = next(int(one["value"]) for one in core.parameters if one["name"] == "fetch_width") // 8
    ports = next(int(one["value"]) for one in core.parameters if one["name"] == "commit_ports")
    for look in (_flow, _issue, _execute, *([_commit] if ports > 1 else [])):
        yield from look(right, kinds)
    for at, way in enumerate(right):
        size = 2 if way.text.startswith("c.") else 4
        if way.pc % word + size > word:
            yield at, "split"
        if way.pc % 4096 == 0 or way.pc % 4096 + size > 4096:
            yield at, "page"
    for way in taken.ways:
        if way.flushed:
            issued = any(span.name in {"X", "Cm"} for span in way.stages)
            yield 0, "cancelled" if issued else "wrong path"


_Look = Callable[[list[Way], list[str]], Iterator[tuple[int, str]]]


def _first(way: Way, stage: str) -> int | None:
    return next((span.first for span in way.stages if span.name == stage), None)


def _flow(right: list[Way], kinds: list[str]) -> Iterator[tuple[int, str]]:
    for at in range(len(right) - 1):
        if kinds[at] in _REDIRECTS:
            missed = any(stall.name == "branch_miss" for stall in right[at].stalls)
            yield at, f"{'missed' if missed else 'right'} {kinds[at]}"


def _issue(right: list[Way], kinds: list[str]) -> Iterator[tuple[int, str]]:
    issues = [_first(way, "X") for way in right]
    for at in range(1, len(right)):
        way, before, now = right[at], issues[at - 1], issues[at]
        if now is not None and now == before:
            if kinds[at - 1] in _FIRST and kinds[at] in _SECOND:
                yield at, f"pair {kinds[at - 1]}+{kinds[at]}"
            if _reads(right[at - 1], way):
                yield at, "bypass"
        if (
            now is not None
            and before is not None
            and now == before + 1
            and kinds[at - 1] == kinds[at] == "multiply"
        ):
            yield at, "multiplies"
        entered = _first(way, "Is")
        if now is not None and entered is not None and now > entered + 1:
            for back in range(max(0, at - 8), at):
                # It issues in the cycle of the result, of a CSR access in that behind its commit.
                done = right[back].end + 1 if kinds[back] == "csr" else _first(right[back], "Cm")
                if kinds[back] in _PRODUCERS and _reads(right[back], way) and done == now:
                    yield at, f"wait {kinds[back]}"


def _reads(producer: Way, way: Way) -> bool:
    """Whether what one writes stands among the operands of the other, by their assembly."""
    words = producer.text.replace(",", " ").split()
    read = way.text.replace(",", " ").replace("(", " ").replace(")", " ").split()
    if len(words) < 2 or words[1] == "zero":
        return False
    operands = read[1:] if read[0].startswith(("c.", "s", "b")) else read[2:]
    return words[1] in operands


def _execute(right: list[Way], kinds: list[str]) -> Iterator[tuple[int, str]]:
    for at, way in enumerate(right):
        begin, end = _first(way, "X"), _first(way, "Cm")
        if begin is None or end is None:
            continue
        if kinds[at] == "divide":
            yield at, "divide at once" if end - begin <= 2 else "divide by bits"
        if kinds[at] == "load" and end - begin <= 2:
            yield at, "load hit"


def _commit(right: list[Way], kinds: list[str]) -> Iterator[tuple[int, str]]:
    for at in range(1, len(right)):
        before, way = right[at - 1], right[at]
        done = _first(way, "Cm")
        if way.end == before.end:
            yield at, "commit pair"
        elif kinds[at] == "store" and done is not None and done <= before.end and way.end == before.end + 1:
            yield at, "commit store second"
