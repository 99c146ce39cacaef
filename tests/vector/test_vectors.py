"""Vector instructions against what QEMU made of the same cases."""

from __future__ import annotations

import json

import pytest

from .cells import Machine, encodings
from .driver import ILLEGAL
from .fuzz import WORDS, names, ours
from .recorded import FILE, MACHINES, Recorded, chosen, digest

RECORDED: dict[str, dict[str, Recorded]] = json.loads(FILE.read_text())


WIDE, NARROW = MACHINES
#: Every second instruction on one machine, the others on the other; all on both are slow.
_SECOND = set(names(WIDE)[::2])
_SHARES = [(WIDE, _SECOND), (NARROW, set(names(NARROW)) - _SECOND)]


@pytest.mark.parametrize(
    ("machine", "share"),
    [
        *(pytest.param(*one, id=f"{one[0]} half") for one in _SHARES),
        *(pytest.param(one, set(names(one)), id=str(one), marks=pytest.mark.slow) for one in MACHINES),
    ],
)
def test_every_instruction_leaves_what_it_leaves_in_qemu(machine: Machine, share: set[str]) -> None:
    recorded = RECORDED[str(machine)]
    assert set(names(machine)) == set(recorded)
    wrong, executed = [], []
    for name in sorted(share):
        one, known = chosen(machine, name), recorded[name]
        left = ours([case for _, case in one.cases], machine, one.before)
        if digest(left, known["lenient"]) != known["digest"]:
            wrong.append(name)
        if not name.startswith("vset"):
            executed += [name for number in known["lenient"] if left[number].trapped != ILLEGAL]
    assert (wrong, executed) == ([], [])


def test_every_instruction_has_cases_at_every_width_that_it_has() -> None:
    assert min(len(encodings(x)) for x in (32, 64)) > 500
    every = {name: record for records in RECORDED.values() for name, record in records.items()}
    assert all(record["cases"] >= 19 for name, record in every.items() if name != WORDS)
