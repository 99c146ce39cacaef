"""Known-answer vectors: which case goes to which operation, what it is given, and what it must return.

The rules stand in workload.toml (docs/reference/workload.md); this module knows no scheme.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from instar._core import Arg, InstarError
from instar.workload.cases import (
    Case,
    bases,
    case_set,
    chosen,
    completed,
    completed_cases,
    decoded,
    field_of,
    holds,
    label,
    read_cases,
)
from instar.workload.inputs import ELEMENT_TYPES, element_count, scalar_type

if TYPE_CHECKING:
    from instar._core import ArgumentInfo, CallResult, OperationInfo, RuleInfo, WorkloadInfo


#: An argument's source in a rule: a field's name, or a table that says how to get the value.
Source = str | Mapping[str, Any]


@dataclass(frozen=True)
class PreparedCase:
    """One vector, ready to be called and compared."""

    label: str
    operation: str
    symbol: str
    arguments: list[Arg]
    returns: str | None
    #: Allowed return values; None where the operation returns nothing to judge.
    statuses: frozenset[int] | None
    #: Whether the inputs are right.
    accepted: bool = True
    #: Position of an output argument → its name, and the bytes that it must hold.
    expected: dict[int, tuple[str, bytes]] = field(default_factory=dict)
    #: The same for outputs of which only the SHA-256 digest is known.
    digests: dict[int, tuple[str, bytes]] = field(default_factory=dict)
    #: The same for outputs in equal shares, whose exclusive-or it must be.
    shared: dict[int, tuple[str, bytes]] = field(default_factory=dict)
    #: What return values are called: `invalid_signature` for 1.
    outcomes: Mapping[int, str] = field(default_factory=dict)
    #: Whether it takes minutes: what must stay quick leaves it out.
    slow: bool = False
    #: Whether its entry of the file has another before it, which differs in the values of `each`
    #: alone.
    again: bool = False


@dataclass(frozen=True)
class BrokenCase:
    """A case that no call can be made of, and why."""

    label: str
    sentence: str


def own_files(workload: WorkloadInfo) -> list[Path]:
    """The vector files that the workload ships."""
    return [Path(path) for path in workload["vectors"]["files"]] if workload["vectors"] else []


def shared_files(workload: WorkloadInfo, folder: Path) -> list[Path]:
    """The files of `folder` that have further cases of the workload."""
    return [folder / f"{name}.json" for name in workload["vectors"]["shared"]] if workload["vectors"] else []


def prepare(workload: WorkloadInfo, parameter_set: str, case: Case) -> PreparedCase:
    """The call that a case stands for.

    Raises `InstarError` where no rule takes it, or a field is missing or malformed.
    """
    rule = _rule_of(workload, case)
    operation = workload["operations"][rule["operation"]]
    sources: Mapping[str, Source] = rule["inputs"]
    given = {name: _value(source, case, name) for name, source in sources.items()}
    accepted = bool(case.get("ok", True))
    outputs: Mapping[str, Any] = rule["out"]
    whole = {name: source for name, source in outputs.items() if isinstance(source, str)}
    expected = {name: _expected(case, name, source, accepted) for name, source in whole.items()}
    seen = {form: _seen(outputs, form, case, accepted) for form in ("sha256", "xor")}
    arguments, compared, digests, shared = [], {}, {}, {}
    for position, argument in enumerate(operation["args"]):
        name = argument["name"]
        want, digest, joined = expected.get(name), seen["sha256"].get(name), seen["xor"].get(name)
        if digest is not None:
            _check_digest(workload, argument, digest, case)
            digests[position] = (name, digest)
        if joined is not None and accepted:
            _check_shares(workload, argument, parameter_set, joined, case)
            shared[position] = (name, joined)
        arguments.append(_argument(operation, argument, parameter_set, given, expected, case))
        if want is not None and accepted:
            compared[position] = (name, want)
    return PreparedCase(
        label=label(case),
        operation=rule["operation"],
        symbol=operation["symbol"],
        arguments=arguments,
        returns=scalar_type(operation["returns"]),
        statuses=_statuses(workload, operation, case, accepted),
        accepted=accepted,
        expected=compared,
        digests=digests,
        shared=shared,
        outcomes=_outcomes(workload) if operation["returns"] == "status" else {},
        slow=_is_slow(workload, case),
        again=case.get("each", 0) > 0,
    )


def outcome_difference(case: PreparedCase, result: CallResult) -> str | None:
    """What is wrong with a call's result, in one sentence; None where nothing is."""
    if case.statuses is not None:
        returned = result["returned"] & 0xFFFF_FFFF
        if returned not in case.statuses:
            wanted = " or ".join(_outcome(case, status) for status in sorted(case.statuses))
            return f"{case.label}: {case.operation} answers {_outcome(case, returned)}, expected {wanted}"
    for position, (name, want) in case.expected.items():
        got = result["buffers"][position]
        if got != want:
            assert got is not None
            at = next(
                (i for i, (a, b) in enumerate(zip(got, want, strict=False)) if a != b),
                min(len(got), len(want)),
            )
            return f"{case.label}: {name} of {case.operation} differs from byte {at} on"
    for position, (name, digest) in case.digests.items():
        if hashlib.sha256(result["buffers"][position] or b"").digest() != digest:
            return f"{case.label}: {name} of {case.operation} has another SHA-256 digest than expected"
    for position, (name, want) in case.shared.items():
        shares = np.frombuffer(result["buffers"][position] or b"", np.uint8).reshape(-1, len(want))
        if np.bitwise_xor.reduce(shares).tobytes() != want:
            return (
                f"{case.label}: the {len(shares)} shares of {name} of {case.operation} are not those expected"
            )
    return None


def _outcome(case: PreparedCase, status: int) -> str:
    name = case.outcomes.get(status)
    return str(status) if name is None else f"{name} ({status})"


def measured_cases(
    workload: WorkloadInfo, files: Sequence[Path], parameter_set: str, operation: str
) -> list[PreparedCase]:
    """The cases in `files` that stand for an operation's cost.

    Raises `InstarError` where there is none.
    """
    condition = workload["operations"][operation]["measure"]
    found = [
        prepare(workload, parameter_set, completed(workload, case, bases(workload, cases)))
        for cases in map(read_cases, files)
        for case in cases
        # What a case changes may be measured, and it itself, which has the same fields, not.
        if condition and holds(condition, case) and case_set(workload, case) == parameter_set
    ]
    if not found:
        raise InstarError(
            f'{workload["path"]}: operation "{operation}" has no case to be measured on'
            f"{_in_set(parameter_set)}: give it a measure = {{ … }} that matches one of "
            "the workload's own vectors"
        )
    return found


def _in_set(parameter_set: str) -> str:
    """Nothing of a workload without sets."""
    return f' in set "{parameter_set}"' if parameter_set else ""


def sized_case(
    workload: WorkloadInfo, files: Sequence[Path], parameter_set: str, operation: str, length: int
) -> PreparedCase:
    """The first case in `files` that is accepted and whose longest input without a count has `length` bytes.

    Raises `InstarError` where there is none.
    """
    open_inputs = [
        argument["name"]
        for argument in workload["operations"][operation]["args"]
        if argument["kind"] == "in" and argument["count"] is None
    ]
    for cases in map(read_cases, files):
        for case in cases:
            rule = _rule_of(workload, case)
            if rule["operation"] != operation or case_set(workload, case) != parameter_set:
                continue
            whole = completed(workload, case, bases(workload, cases))
            given = [_value(rule["inputs"][name], whole, name) for name in open_inputs]
            if whole.get("ok", True) and max(map(len, given), default=0) == length:
                return prepare(workload, parameter_set, whole)
    raise InstarError(
        f'{workload["path"]}: operation "{operation}" has no case with an input of {length} bytes'
        f"{_in_set(parameter_set)} among the workload's own vectors"
    )


def _rule_of(workload: WorkloadInfo, case: Case) -> RuleInfo:
    rules = workload["vectors"]["rules"] if workload["vectors"] else []
    for rule in rules:
        if holds(rule["when"], case):
            return rule
    raise InstarError(
        f'{label(case)}: no rule of {workload["path"]} takes a case with op = "{case.get("op")}"'
    )


def _value(source: Source, case: Case, argument: str) -> Any:
    """The value of an input: bytes for hexadecimal digits, else an integer."""
    if isinstance(source, str):
        return decoded(field_of(case, source, argument), case, source)
    if "value" in source:
        return source["value"]
    name = source["field"]
    found = case.get(name)
    if "values" in source:
        return chosen(source, case)
    if found is None:
        found = source.get("default")
    if found is None:
        raise InstarError(f'{label(case)}: field "{name}" is missing; argument "{argument}" comes from it')
    value = decoded(found, case, name)
    if "divide" in source:
        quotient, rest = divmod(int(value), source["divide"])
        if rest:
            raise InstarError(f'{label(case)}: field "{name}" is {found}, no multiple of {source["divide"]}')
        return quotient
    return value


def _expected(case: Case, argument: str, name: str, accepted: bool) -> bytes | None:
    if not accepted:
        # No result, and no bytes for one unless the case says how many.
        length = case.get("lengths", {}).get(argument)
        return None if length is None else bytes(length)
    value = decoded(field_of(case, name, argument), case, name)
    if isinstance(value, int):
        raise InstarError(
            f'{label(case)}: field "{name}" is a number; output "{argument}" needs hexadecimal digits'
        )
    return value


def _seen(outputs: Mapping[str, Any], form: str, case: Case, accepted: bool) -> dict[str, bytes | None]:
    """What is expected of the outputs that a rule gives in this form."""
    return {
        name: _expected(case, name, source[form], accepted)
        for name, source in outputs.items()
        if not isinstance(source, str) and form in source
    }


def _check_shares(
    workload: WorkloadInfo, argument: ArgumentInfo, parameter_set: str, joined: bytes, case: Case
) -> None:
    count = element_count(argument, parameter_set)
    if count is None:
        raise InstarError(
            f'{workload["path"]}: of output "{argument["name"]}" only the sum of its shares is known: '
            "give it a `count`"
        )
    size = count * np.dtype(ELEMENT_TYPES[argument["type"]]).itemsize
    if not joined or size % len(joined):
        raise InstarError(
            f'{label(case)}: "{argument["name"]}" has {size} bytes, which is no multiple of the '
            f"{len(joined)} that its shares are to make"
        )


def _check_digest(workload: WorkloadInfo, argument: ArgumentInfo, digest: bytes, case: Case) -> None:
    if argument["count"] is None:
        raise InstarError(
            f'{workload["path"]}: of output "{argument["name"]}" only a digest is known: give it a `count`'
        )
    if len(digest) != 32:
        raise InstarError(
            f'{label(case)}: the digest of "{argument["name"]}" has {len(digest)} bytes; SHA-256 has 32'
        )


def _is_slow(workload: WorkloadInfo, case: Case) -> bool:
    conditions = workload["vectors"]["slow"] if workload["vectors"] else []
    return any(holds(condition, case) for condition in conditions)


def _argument(
    operation: OperationInfo,
    argument: ArgumentInfo,
    parameter_set: str,
    given: Mapping[str, Any],
    expected: Mapping[str, bytes | None],
    case: Case,
) -> Arg:
    name, kind = argument["name"], argument["kind"]
    if kind == "length":
        return Arg.value(
            argument["type"], _length(operation, argument["of"] or "", parameter_set, given, expected)
        )
    if kind == "scalar":
        if name not in given:
            raise InstarError(
                f'{label(case)}: no rule gives argument "{name}" of "{operation["name"]}" a value'
            )
        return Arg.value(scalar_type(argument["type"]) or "u32", int(given[name]))
    fixed = element_count(argument, parameter_set)
    size = np.dtype(ELEMENT_TYPES[argument["type"]]).itemsize
    if kind == "out":
        return Arg.output(
            fixed * size if fixed is not None else len(expected.get(name) or b""), argument["align"]
        )
    data = given.get(name)
    if not isinstance(data, bytes):
        raise InstarError(f'{label(case)}: no rule gives buffer "{name}" of "{operation["name"]}" its bytes')
    if fixed is not None and len(data) != fixed * size:
        raise InstarError(
            f'{label(case)}: "{name}" has {len(data)} bytes; "{operation["name"]}" takes {fixed * size}'
        )
    return Arg.input(data, argument["align"]) if kind == "in" else Arg.inout(data, argument["align"])


def _length(
    operation: OperationInfo,
    buffer: str,
    parameter_set: str,
    given: Mapping[str, Any],
    expected: Mapping[str, bytes | None],
) -> int:
    described = next(argument for argument in operation["args"] if argument["name"] == buffer)
    size = np.dtype(ELEMENT_TYPES[described["type"]]).itemsize
    data = given.get(buffer, expected.get(buffer))
    if isinstance(data, bytes):
        return len(data) // size
    return element_count(described, parameter_set) or 0


def _statuses(
    workload: WorkloadInfo, operation: OperationInfo, case: Case, accepted: bool
) -> frozenset[int] | None:
    if operation["returns"] != "status":
        if not accepted:
            raise InstarError(f'{label(case)}: "{operation["name"]}" returns no status, so it cannot refuse')
        return None
    status = workload["status"]
    assert status is not None
    if accepted:
        return frozenset({status["ok"]})
    named = case.get("status")
    if named is None:
        return frozenset(status["refused"].values())
    known = {**status["refused"], **status["errors"]}
    if named not in known:
        raise InstarError(f'{label(case)}: status "{named}" is none of {", ".join(known)}')
    return frozenset({known[named]})


def _outcomes(workload: WorkloadInfo) -> dict[int, str]:
    status = workload["status"]
    if status is None:
        return {}
    named = {"ok": status["ok"], **status["refused"], **status["errors"]}
    return {number: name for name, number in named.items()}


def load(workload: WorkloadInfo, path: Path, parameter_set: str) -> Iterator[PreparedCase]:
    """The cases of `path` that belong to `parameter_set`, prepared."""
    for case in completed_cases(workload, path):
        if case_set(workload, case) == parameter_set:
            yield prepare(workload, parameter_set, case)


def load_all(workload: WorkloadInfo, path: Path, parameter_set: str) -> Iterator[PreparedCase | BrokenCase]:
    """The same, and what is wrong with a case in place of a case that is broken."""
    cases = read_cases(path)
    changed = bases(workload, cases)
    for number, case in enumerate(cases, 1):
        if not isinstance(case, Mapping):
            yield BrokenCase(f"case {number} of the file", "this is no table of fields")
            continue
        try:
            if case_set(workload, case) == parameter_set:
                yield prepare(workload, parameter_set, completed(workload, case, changed))
        except InstarError as error:
            called = label(case)
            yield BrokenCase(called, str(error).removeprefix(f"{called}: "))
        except (TypeError, ValueError, OverflowError) as error:
            yield BrokenCase(label(case), f"a field has a value of the wrong kind ({error})")
