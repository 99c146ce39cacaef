"""Cases that change other ones, outputs that are known by their digest, and inputs of many at once."""

from __future__ import annotations

import hashlib
import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from instar._core import Arg, InstarError
from instar.places import library
from instar.workload.answers import Answers
from instar.workload.cases import bases, completed, read_cases
from instar.workload.contract import contract
from instar.workload.inputs import call_arguments, checked_inputs, random_inputs
from instar.workload.vectors import PreparedCase, load, measured_cases, own_files, prepare

from .matrix import program_of

SLH_DSA = library().workload("slh-dsa")
SET = "SLH-DSA-SHA2-128s"
BASE = {"set": SET, "tc": 7, "op": "sign", "sig": "00ff10", "message": "ab", "ok": True}
#: Of the same number, but no signature.
OTHER = {"set": SET, "tc": 7, "op": "keygen"}


def derived(**fields: Any) -> dict[str, Any]:
    case = {"set": SET, "op": "verify", "derived_from": 7, **fields}
    return dict(completed(SLH_DSA, case, bases(SLH_DSA, [OTHER, BASE, case])))


@pytest.mark.parametrize(
    ("fields", "changed", "reason"),
    [
        ({"flip_byte": 1, "flip_bit": 7}, {"sig": "007f10"}, "bit 7 of byte 1 of sig flipped"),
        ({"truncate": 1}, {"sig": "00ff"}, "sig shorter by 1"),
        ({"msg_append": "0102"}, {"message": "ab0102"}, "0102 appended to message"),
        (
            {"truncate": 2, "msg_append": "00"},
            {"sig": "00", "message": "ab00"},
            "sig shorter by 2 and 00 appended to message",
        ),
        ({"message": "cd", "ok": False}, {"message": "cd", "ok": False}, ""),
    ],
)
def test_a_derived_case_is_its_base_with_the_change(
    fields: dict[str, Any], changed: dict[str, Any], reason: str
) -> None:
    wanted = {**BASE, "op": "verify", **changed}
    assert {name: derived(**fields)[name] for name in wanted} == wanted
    assert derived(**fields)["reason"] == reason


def written(folder: Path, *entries: Any) -> Path:
    file = folder / "cases.json"
    file.write_text(json.dumps({"cases": entries}))
    return file


def test_an_entry_with_each_is_as_many_cases(tmp_path: Path) -> None:
    entry = {"op": "hash", "each": {"msg": ["00", "01"], "md": ["aa", "bb"]}, "ok": True}
    assert read_cases(written(tmp_path, OTHER, entry, {"op": "hash", "each": {"msg": []}})) == [
        OTHER,
        {"op": "hash", "ok": True, "msg": "00", "md": "aa", "each": 0},
        {"op": "hash", "ok": True, "msg": "01", "md": "bb", "each": 1},
    ]


@pytest.mark.parametrize(
    ("varied", "said"),
    [
        (
            {"msg": ["00"], "md": []},
            'the lists of "each" of entry 2 must be of one length; there are 0 and 1',
        ),
        ({"msg": "00"}, '"each" of entry 2 is no table of lists: write "each": {"<field>": [<value>, …], …}'),
        ({}, '"each" of entry 2 is no table of lists'),
        (["00"], '"each" of entry 2 is no table of lists'),
    ],
)
def test_an_each_that_is_no_table_of_equally_long_lists_is_told(
    tmp_path: Path, varied: Any, said: str
) -> None:
    with pytest.raises(InstarError, match=re.escape(said)):
        read_cases(written(tmp_path, OTHER, {"each": varied}))


@pytest.mark.parametrize("name", [found["name"] for found in library().list("workload")])
def test_what_is_measured_is_accepted(name: str) -> None:
    """A case that changes a measured one is not measured by that: half of a signature's are refused early."""
    workload = library().workload(name)
    measured = [operation for operation, facts in workload["operations"].items() if facts["measure"]]
    for parameter_set in workload["sets"] or [""]:
        for operation in measured:
            cases = measured_cases(workload, own_files(workload), parameter_set, operation)
            assert all(case.accepted for case in cases), (parameter_set, operation)


@pytest.mark.parametrize("name", [found["name"] for found in library().list("workload")])
def test_what_judges_refuses_in_every_set(name: str) -> None:
    """What accepts every signature of one interface in one set would else pass that set's vectors."""
    workload = library().workload(name)
    sets = list(workload["sets"]) or [""]
    refused = {
        (case.operation, parameter_set)
        for parameter_set in sets
        for path in own_files(workload)
        for case in load(workload, path, parameter_set)
        if case.statuses and workload["status"] and case.statuses <= {*workload["status"]["refused"].values()}
    }
    judging = {operation for operation, _ in refused}
    for operation, facts in workload["operations"].items():
        judges = facts["returns"] == "status" and all(argument["kind"] != "out" for argument in facts["args"])
        if judges or operation in judging:
            assert {key for key in sets if (operation, key) in refused} == {*sets}, operation


def test_a_derived_case_without_a_base_is_told() -> None:
    case = {"set": "SLH-DSA-SHAKE-128s", "op": "verify", "derived_from": 7}
    with pytest.raises(InstarError, match="there is no case 7 that it could be derived from"):
        completed(SLH_DSA, case, bases(SLH_DSA, [OTHER, BASE, case]))
    with pytest.raises(InstarError, match='"sig" has no bit 0 of byte 3'):
        derived(flip_byte=3, flip_bit=0)


def signing_case() -> PreparedCase:
    path = next(path for path in own_files(SLH_DSA) if path.stem == "slh-dsa-sha2-128f")
    case = next(case for case in read_cases(path) if case["op"] == "sign" and case["ok"])
    return prepare(SLH_DSA, "sha2-128f", case)


def test_an_output_with_another_digest_is_seen() -> None:
    case = signing_case()
    [(position, (name, digest))] = case.digests.items()
    assert (position, name, case.expected) == (0, "sig", {})
    answers = Answers(program_of("slh-dsa", "sha2-128f"))
    assert answers.wrong(case) is None
    other = hashlib.sha256(digest).digest()
    wrong = answers.wrong(replace(case, digests={position: (name, other)}))
    assert wrong is not None and wrong.endswith("sig of sign has another SHA-256 digest than expected")


def test_a_digest_of_another_length_is_told() -> None:
    fields = {"iface": "internal", "sk": "00" * 64, "addrnd": "00" * 16, "sig_sha256": "00"}
    with pytest.raises(InstarError, match='the digest of "sig" has 1 bytes; SHA-256 has 32'):
        prepare(SLH_DSA, "sha2-128s", {**BASE, **fields})


def test_inputs_of_many_at_once_are_as_many_as_the_scalar_says() -> None:
    function = library().workload("sha2")["functions"]["sha256_compress_many"]
    measured = random_inputs(function, "")
    assert {name: len(values) for name, values in measured.items()} == {
        "states": 64,
        "blocks": 512,
        "count": 1,
    }
    counts = set()
    for given in checked_inputs(function, ""):
        inputs = given.values
        count = int(inputs["count"][0])
        assert (len(inputs["states"]), len(inputs["blocks"])) == (8 * count, 64 * count)
        counts.add(count)
    assert len(counts) > 1
    assert contract(function, "")[1] == [
        ("states", "inout", 32, None, 2),
        ("blocks", "in", 64, None, 2),
        ("count", "word", 0, None, None),
    ]


@pytest.mark.parametrize(
    ("many", "one"),
    [("sha256_compress_many", "sha256_compress"), ("sha512_compress_many", "sha512_compress")],
)
def test_many_at_once_are_each_by_itself(many: str, one: str) -> None:
    workload = library().workload("sha2")
    program = program_of("sha2", "")
    inputs = random_inputs(workload["functions"][many], "")
    together = program.call(many, call_arguments(workload["functions"][many], "", inputs))["buffers"][0]
    count = int(inputs["count"][0])
    states, blocks = np.split(inputs["states"], count), np.split(inputs["blocks"], count)
    alone = [
        program.call(one, [Arg.inout(state.tobytes(), 8), Arg.input(block.tobytes(), 1)])["buffers"][0]
        for state, block in zip(states, blocks, strict=True)
    ]
    assert together == b"".join(part or b"" for part in alone)
