"""The dictionaries of the native module have the keys and types that its stubs promise, and no others."""

from __future__ import annotations

import types
import typing
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import instar._core as core
import pytest
from instar.places import library

from tests.python.conftest import sample_elf

ROOT = Path(__file__).resolve().parents[2]
LIBRARY = library()
SUPERSCALAR = LIBRARY.core("cva6-superscalar")


def stubs() -> dict[str, Any]:
    """The stubs as a module: what they name, annotations as text."""
    text = (ROOT / "python/instar/_core.pyi").read_text()
    made = types.ModuleType("stubs")
    exec(compile(f"from __future__ import annotations\n{text}", "_core.pyi", "exec"), made.__dict__)
    return made.__dict__


STUBS = stubs()
#: The same with the module's own classes, so that `isinstance` can tell them.
NAMES = {**STUBS, **{name: found for name, found in vars(core).items() if found.__class__ is type}} | {
    name: found for name, found in STUBS.items() if typing.is_typeddict(found)
}


def faults(value: object, wanted: Any, place: str) -> list[str]:
    """What of `value` is not as the annotation `wanted` says, one sentence each."""
    origin, parts = typing.get_origin(wanted), typing.get_args(wanted)
    if wanted is Any:
        return []
    if typing.is_typeddict(wanted):
        marked = typing.get_type_hints(wanted, NAMES, include_extras=True)
        fields = typing.get_type_hints(wanted, NAMES)
        if not isinstance(value, dict):
            return [f"{place} is no dictionary"]
        free = {key for key, kind in marked.items() if typing.get_origin(kind) is typing.NotRequired}
        wrong = [f"{place} lacks {key}" for key in fields.keys() - free - value.keys()]
        wrong += [
            f"{place} has {key}, of which the stubs know nothing" for key in value.keys() - fields.keys()
        ]
        for key in fields.keys() & value.keys():
            wrong += faults(value[key], fields[key], f"{place}.{key}")
        return wrong
    if origin in (typing.Union, types.UnionType):
        tried = [faults(value, part, place) for part in parts]
        return [] if not all(tried) else max(tried, key=len)
    if origin is typing.Literal:
        return [] if value in parts else [f"{place} is {value!r}, none of {parts}"]
    if origin is list or origin is Sequence:
        if not isinstance(value, list):
            return [f"{place} is no list"]
        return [wrong for n, item in enumerate(value) for wrong in faults(item, parts[0], f"{place}[{n}]")]
    if origin is dict or origin is Mapping:
        if not isinstance(value, dict):
            return [f"{place} is no dictionary"]
        wrong = [wrong for key in value for wrong in faults(key, parts[0], f"a key of {place}")]
        return wrong + [w for key, item in value.items() for w in faults(item, parts[1], f"{place}[{key!r}]")]
    if origin is tuple:
        if not isinstance(value, tuple | list) or len(value) != len(parts):
            return [f"{place} is no tuple of {len(parts)}"]
        return [
            w
            for n, (item, part) in enumerate(zip(value, parts, strict=True))
            for w in faults(item, part, f"{place}[{n}]")
        ]
    if wanted is float:
        wanted = (int, float)
    exact = wanted is int and isinstance(value, bool)
    return [] if isinstance(value, wanted) and not exact else [f"{place} is {value!r}, no {wanted}"]


def holds(value: object, promise: str) -> None:
    """`value` is what the stubs promise of a function, `Class.method` or property, or under a type's name."""
    owner, _, name = promise.rpartition(".")
    stub = getattr(STUBS[owner], name) if owner else STUBS[name]
    if isinstance(stub, property):
        stub = stub.fget
    wanted = typing.get_type_hints(stub, NAMES)["return"] if isinstance(stub, types.FunctionType) else stub
    found = faults(value, wanted, promise)
    assert not found, "\n".join(found[:20])


@pytest.fixture
def sample() -> core.Program:
    return core.Program(sample_elf(), isa=None)


SUM = [core.Arg.input(bytes(range(32))), core.Arg.value("size", 8)]


@pytest.mark.parametrize("kind", ["design", "core", "workload"])
def test_what_is_found(kind: typing.Literal["design", "core", "workload"]) -> None:
    found = LIBRARY.list(kind)
    assert found
    holds(found, "Library.list")
    holds(LIBRARY.find(kind, found[0]["name"]), "Library.find")


def test_designs() -> None:
    for found in LIBRARY.list("design"):
        design = LIBRARY.design(found["name"])
        holds(design.info, "Design.info")
        holds(design.generate(), "Design.generate")


def test_workloads() -> None:
    paths = [found["path"] for found in LIBRARY.list("workload")]
    for path in [*paths, str(ROOT / "docs/examples/leaky")]:
        holds(LIBRARY.workload(path), "Library.workload")


def test_cores() -> None:
    sources = []
    for found in LIBRARY.list("core"):
        loaded = LIBRARY.core(found["name"])
        holds(loaded.parameters, "Core.parameters")
        holds(loaded.rtl, "Core.rtl")
        sources += [loaded.rtl] if loaded.rtl else []
    assert sources


@pytest.mark.parametrize(
    "space", sorted((ROOT / "docs/examples").glob("*/space.toml")), ids=lambda p: p.parent.name
)
def test_spaces(space: Path) -> None:
    holds(LIBRARY.space(space), "Library.space")


def test_calls_and_runs(sample: core.Program) -> None:
    for modelled in (None, SUPERSCALAR):
        holds(sample.call("sum_of", SUM, returns="i32", core=modelled), "Program.call")
        holds(sample.run(core=modelled), "Program.run")
    holds(sample.symbols, "Program.symbols")
    holds(sample.registers(), "Program.registers")
    address = sample.symbols["add"]["address"]
    holds(sample.locate(address), "Program.locate")
    holds(sample.disassemble(address, 4), "Program.disassemble")
    code = core.run_code(bytes.fromhex("13000000"), [0] * 32, isa="rv32i")
    holds(code, "run_code")


def test_retired_instructions(sample: core.Program) -> None:
    retired = sample.retired("sum_of", SUM, returns="i32", core=SUPERSCALAR)
    while (columns := retired.next(100)) is not None:
        holds(columns, "Retired.next")
    holds(sample.statics(), "Program.statics")
    assert retired.result() is not None
    holds(retired.result(), "Retired.result")


def test_watched_calls(sample: core.Program) -> None:
    kept = core.call_watched(sample, "sum_of", SUM, returns="i32")
    holds(kept, "call_watched")
    outside = [core.Arg.input(bytes(4)), core.Arg.value("size", 8)]
    broken = core.call_watched(sample, "sum_of", outside, returns="i32")
    assert broken[1] is not None
    holds(broken, "call_watched")


def test_families() -> None:
    holds(core.families(), "families")


def test_observed_runs_and_traces(sample: core.Program, tmp_path: Path) -> None:
    trace = tmp_path / "x.trace"
    observers = core.Observers(
        histogram=True,
        profile=core.Views(),
        coverage=tmp_path / "x.info",
        trace=trace,
        cycles=core.Views(),
    )
    called = core.observe_call(sample, "sum_of", SUM, observers=observers, core=SUPERSCALAR, returns="i32")
    assert all(part is not None for part in called[1].values())
    holds(called, "observe_call")
    holds(core.trace_index(trace), "trace_index")
    holds(core.score(trace, SUPERSCALAR), "score")
    holds(core.annotate(trace, SUPERSCALAR, tmp_path / "annotated"), "annotate")
    holds(core.profile_trace(trace, SUPERSCALAR), "profile_trace")
    ran = core.observe_run(sample, observers=core.Observers(histogram=True), core=SUPERSCALAR)
    holds(ran, "observe_run")


def test_comparisons(sample: core.Program) -> None:
    single = LIBRARY.core("cva6-single")
    call, run = (
        core.Timing.call(sample, "sum_of", SUM, core=SUPERSCALAR, returns="i32"),
        core.Timing.run(sample, core=single),
    )
    other = core.Timing.call(sample, "sum_of", SUM, core=single, returns="i32")
    for pair in ((call, other), (call, run)):
        holds(core.compare(*pair), "compare")


def test_secrets(sample: core.Program) -> None:
    checker = core.Checker(sample, declassify=[("spin", "return", None)])
    secrets = [("values", 0, 0, None), ("n", 1, 0, None)]
    holds(checker.call("sum_of", SUM, returns="i32", secrets=secrets), "Checker.call")
    findings = checker.findings()
    assert findings["leaks"] and findings["declassified"]
    holds(findings, "Checker.findings")


def test_proofs(sample: core.Program) -> None:
    proved = core.prove(sample, sample, "add")
    assert proved["refusal"] is None
    holds(proved, "prove")
    refused = core.prove(sample, sample, "sum_of", returns=1, max_instructions=3)
    assert refused["refusal"] is not None
    holds(refused, "prove")


def test_schedules(sample: core.Program) -> None:
    found = core.schedule(sample, "sum_of", SUM, SUPERSCALAR, judgements=4, islands=1, seed=1, processors=1)
    assert found["lines"]
    holds(found, "schedule")
    tried = core.try_schedule(
        sample, "sum_of", SUM, SUPERSCALAR, judgements=4, islands=1, seed=1, processors=1
    )
    holds(tried, "try_schedule")
    loops = core.reshape_loops(sample, "sum_of", SUM, unrolled=[(0, 2)])
    assert loops["loops"] and loops["lines"]
    holds(loops, "reshape_loops")


def test_what_was_not_stepped(sample: core.Program) -> None:
    holds(core.remembered(sample, "sum_of", SUM, core=SUPERSCALAR), "remembered")


def test_encodings() -> None:
    for encoding in core.instructions(core.everything(32)):
        for name in ("registers", "tied", "immediate", "extensions"):
            holds(getattr(encoding, name), f"Encoding.{name}")


def test_a_dictionary_with_another_key_or_type_is_seen() -> None:
    """The checks above can fail."""
    good = {"address": 1, "size": 2, "function": True}
    assert faults(good, STUBS["Symbol"], "it") == []
    assert faults({**good, "more": 1}, STUBS["Symbol"], "it") == [
        "it has more, of which the stubs know nothing"
    ]
    assert faults({"address": 1, "size": 2}, STUBS["Symbol"], "it") == ["it lacks function"]
    assert faults({**good, "size": "2"}, STUBS["Symbol"], "it") == ["it.size is '2', no <class 'int'>"]
    assert faults({**good, "size": True}, STUBS["Symbol"], "it") != []
