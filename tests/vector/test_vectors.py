"""Vector instructions against what QEMU made of the same cases."""

from __future__ import annotations

import json
from typing import Literal

import pytest

from .cells import encodings
from .compare import ours
from .recorded import CONFIGURATIONS, FILE, Recorded, digest, key, results

RECORDED: dict[str, dict[str, Recorded]] = json.loads(FILE.read_text())
Xlen = Literal[32, 64]


@pytest.mark.parametrize(("xlen", "vlen"), CONFIGURATIONS)
def test_every_instruction_leaves_what_it_leaves_in_qemu(xlen: Xlen, vlen: int) -> None:
    table = encodings(xlen)
    recorded = RECORDED[key(xlen, vlen)]
    found = results(table, xlen, vlen, lambda part: ours(part, xlen, vlen))
    assert set(found) == set(recorded)
    wrong = [n for n, left in found.items() if digest(left, recorded[n]["lenient"]) != recorded[n]["digest"]]
    assert wrong == []
    executed = [
        n for n, left in found.items() for number in recorded[n]["lenient"] if not left[number].trapped
    ]
    assert executed == []


def test_every_instruction_has_cases_at_every_width_that_it_has() -> None:
    assert min(len(encodings(x)) for x in (32, 64)) > 500
    assert all(record["cases"] >= 19 for records in RECORDED.values() for record in records.values())
