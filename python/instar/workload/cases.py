"""Cases of vector files as they are read: their fields, what holds of them, what they are called.

A case may change another one of its file instead of repeating it. The rules stand in workload.toml
(docs/reference/workload.md); this module knows no scheme.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from instar._core import InstarError, need_file

if TYPE_CHECKING:
    from instar._core import WorkloadInfo

Case = Mapping[str, Any]


def read_cases(path: Path) -> list[Case]:
    """The cases of one vector file, those that stand in one entry each by itself.

    Raises `InstarError` where it is no vector file.
    """
    need_file(path)
    try:
        content = json.loads(path.read_text(encoding="utf-8-sig"))
        cases = content["cases"]
    except OSError as error:
        raise InstarError(f"{path}: cannot be read: {error.strerror}") from error
    except json.JSONDecodeError as error:
        raise InstarError(f"{path}:{error.lineno}: no JSON: {error.msg}") from error
    except UnicodeDecodeError as error:
        raise InstarError(f"{path}: this is not UTF-8 text, as JSON is") from error
    except RecursionError as error:
        raise InstarError(f"{path}: no vector file: its lists are nested too deeply") from error
    except ValueError as error:
        # A number with thousands of digits.
        raise InstarError(f"{path}: no vector file: {error}") from error
    except (KeyError, TypeError) as error:
        raise InstarError(f'{path}: no vector file: it must hold {{"cases": [ … ]}}') from error
    if not isinstance(cases, list):
        raise InstarError(f'{path}: "cases" must be a list')
    return [one for number, case in enumerate(cases, 1) for one in _each(path, number, case)]


def _each(path: Path, number: int, case: Any) -> Iterator[Case]:
    """The cases that an entry of a file stands for: as many as its field `each` has values, or itself.

    Of several, the field `each` is then the number of one among them, from 0 on.
    """
    if not isinstance(case, Mapping) or "each" not in case:
        yield case
        return
    varied, rest = case["each"], {name: value for name, value in case.items() if name != "each"}
    lists = list(varied.values()) if isinstance(varied, Mapping) else []
    if not lists or not all(isinstance(values, list) for values in lists):
        wanted = 'write "each": {"<field>": [<value>, …], …}'
        raise InstarError(f'{path}: "each" of entry {number} is no table of lists: {wanted}')
    if len(lengths := sorted({len(values) for values in lists})) > 1:
        told = f"{lengths[0]} and {lengths[-1]} values"
        raise InstarError(
            f'{path}: the lists of "each" of entry {number} must be of one length; there are {told}'
        )
    for place, values in enumerate(zip(*lists, strict=True)):
        yield {**rest, **dict(zip(varied, values, strict=True)), "each": place}


def case_set(workload: WorkloadInfo, case: Case) -> str | None:
    """The parameter set that a case belongs to; None where the case is another workload's.

    Raises `InstarError` where it belongs to no set.
    """
    described = workload["vectors"]
    if described is None:
        return next(iter(workload["sets"]), "")
    if described["others"] is not None and holds(described["others"], case):
        return None
    name = described["set"]
    if name is None:
        return next(iter(workload["sets"]), "")
    if isinstance(name, dict):
        found: str = chosen(name, case)
        return found
    for key, one in workload["sets"].items():
        if case.get(name) in {one["title"], key}:
            return key
    titles = ", ".join(one["title"] for one in workload["sets"].values())
    raise InstarError(f'{label(case)}: field "{name}" is {case.get(name)!r}; the sets are {titles}')


def chosen(source: Mapping[str, Any], case: Case) -> Any:
    """What an enumeration makes of its field."""
    name = source["field"]
    found = case.get(name)
    if found in source["values"]:
        return source["values"][found]
    if "otherwise" in source:
        return source["otherwise"]
    known = ", ".join(source["values"])
    raise InstarError(f'{label(case)}: field "{name}" is {found!r}; known are {known}')


def holds(condition: Mapping[str, Any], case: Case) -> bool:
    return all(_matches(wanted, case.get(name)) for name, wanted in condition.items())


def _matches(wanted: Any, found: Any) -> bool:
    if isinstance(wanted, list):
        return found in wanted
    if isinstance(wanted, dict):
        return (found is not None) is bool(wanted["present"])
    return bool(found == wanted)


def field_of(case: Case, name: str, argument: str) -> Any:
    found = case.get(name)
    if found is None:
        raise InstarError(f'{label(case)}: field "{name}" is missing; argument "{argument}" comes from it')
    return found


def decoded(found: Any, case: Case, name: str) -> bytes | int:
    if isinstance(found, list):
        return b"".join(bytes(decoded(part, case, name)) for part in found)
    if isinstance(found, bool | int):
        return int(found)
    try:
        return bytes.fromhex(found)
    except (TypeError, ValueError) as error:
        raise InstarError(f'{label(case)}: field "{name}" holds no hexadecimal digits') from error


#: Fields in which files of vectors say what a case is about.
_REASONS = ("reason", "comment")


def label(case: Case) -> str:
    """`ML-DSA-44 verify case 7 (hint out of order)`."""
    parts = [str(case[key]) for key in ("src", "set", "alg", "op") if case.get(key)]
    reason = next((str(case[key]) for key in _REASONS if case.get(key)), None)
    return " ".join([*parts, f"case {_number(case)}", *([f"({reason})"] if reason else [])])


def _number(case: Case) -> Any:
    """The number of a case within its source; NIST's generators call it `count`."""
    return case.get("tc", case.get("count", "?"))


def completed_cases(workload: WorkloadInfo, path: Path) -> Iterator[Case]:
    """The cases of one vector file, those whole that change another one.

    Raises `InstarError` where there is no such other one.
    """
    cases = read_cases(path)
    changed = bases(workload, cases)
    return (completed(workload, case, changed) for case in cases)


def bases(workload: WorkloadInfo, cases: Sequence[Case]) -> list[Case]:
    """The few among `cases` that others of them may change."""
    described = workload["vectors"]["derived"] if workload["vectors"] else None
    if described is None:
        return []
    return [
        case
        for case in cases
        if isinstance(case, Mapping) and described["from"] not in case and holds(described["base"], case)
    ]


def completed(workload: WorkloadInfo, case: Case, among: Sequence[Case]) -> Case:
    """A case with all of its fields, those of the one `among` its file's `bases` included that it changes."""
    described = workload["vectors"]["derived"] if workload["vectors"] else None
    if described is None or case.get(described["from"]) is None:
        return case
    number = case[described["from"]]
    for base in among:
        if _number(base) == number and case_set(workload, base) == case_set(workload, case):
            whole = {**base, **case}
            told = [change(whole, fields) for change, fields in _changes(described["changes"], case)]
            return {**whole, "reason": case.get("reason") or " and ".join(told)}
    raise InstarError(f"{label(case)}: there is no case {number} that it could be derived from")


#: A change of a field in place, and what it did.
Change = Callable[[dict[str, Any], Mapping[str, str]], str]


def _changes(described: Mapping[str, Any], case: Case) -> Iterator[tuple[Change, Mapping[str, str]]]:
    """The changes for which `case` has the fields."""
    known: Mapping[str, Change] = {"flip": _flipped, "truncate": _truncated, "append": _appended}
    for name, fields in described.items():
        if all(case.get(field) is not None for key, field in fields.items() if key != "of"):
            yield known[name], fields


def _flipped(case: dict[str, Any], fields: Mapping[str, str]) -> str:
    data = bytearray(_bytes(case, fields["of"]))
    byte, bit = case[fields["byte"]], case[fields["bit"]]
    if not (byte < len(data) and bit < 8):
        raise InstarError(f'{label(case)}: "{fields["of"]}" has no bit {bit} of byte {byte}')
    data[byte] ^= 1 << bit
    case[fields["of"]] = data.hex()
    return f"bit {bit} of byte {byte} of {fields['of']} flipped"


def _truncated(case: dict[str, Any], fields: Mapping[str, str]) -> str:
    data, count = _bytes(case, fields["of"]), case[fields["bytes"]]
    case[fields["of"]] = data[: max(0, len(data) - count)].hex()
    return f"{fields['of']} shorter by {count}"


def _appended(case: dict[str, Any], fields: Mapping[str, str]) -> str:
    more = _bytes(case, fields["bytes"])
    case[fields["of"]] = (_bytes(case, fields["of"]) + more).hex()
    return f"{more.hex()} appended to {fields['of']}"


def _bytes(case: Case, name: str) -> bytes:
    return bytes(decoded(field_of(case, name, name), case, name))
