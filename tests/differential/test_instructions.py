"""Our simulator against emulators that are not ours: every instruction of the table, every class of operand.

Each emulator that is here judges the extensions that it knows; what they answered once is recorded,
so that an extension is judged where only older ones are. `docs/reference/proof.md` says more.
"""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from instar._core import InstarError, everything, instructions

from .cases import EXCLUDED, subjects
from .compare import Ours, compare, memory_of, observed
from .image import build
from .oracles import UNJUDGED, Qemu, extensions, oracles
from .record import SEED, cases_of, digest, load
from .seeds import SEEDS, from_json
from .sequences import Sequences

XLENS = (32, 64)
_SEQUENCES, _LENGTH = 400, 30

_BY_EXTENSION = [
    (xlen, extension)
    for xlen in XLENS
    for extension in extensions()
    if any(s.encoding.extension == extension for s in subjects(xlen))
]


@pytest.mark.parametrize("xlen", XLENS)
def test_continuous_integration_has_qemu(xlen: int) -> None:
    if not any(isinstance(oracle, Qemu) for oracle in oracles(xlen)):
        message = f"qemu-riscv{xlen} is missing; Debian's package qemu-user has it"
        if os.environ.get("CI"):
            pytest.fail(message)
        pytest.skip(message)


@pytest.mark.parametrize(("xlen", "extension"), _BY_EXTENSION, ids=lambda value: str(value))
def test_every_instruction_ends_in_the_same_state(xlen: int, extension: str) -> None:
    judges = [oracle for oracle in oracles(xlen) if oracle.knows(extension)]
    recorded = load().get(f"rv{xlen}", {}).get(extension)
    for subject in subjects(xlen):
        if subject.encoding.extension != extension:
            continue
        name = subject.mnemonic
        fit = [oracle for oracle in judges if name not in oracle.wrong]
        known = recorded["digests"].get(subject.key) if recorded else None
        assert fit or known or extension in UNJUDGED, (
            f"no emulator here knows {name} of {extension}, and no answer is recorded: "
            f"set INSTAR_QEMU{xlen} to a newer qemu-riscv{xlen} and run python -m tests.differential --record"
        )
        cases = cases_of(subject)
        image = build(cases, xlen)
        data = Ours(xlen).run(image)
        missed = subject.cells - observed(image, cases, data)
        assert not missed, f"rv{xlen} {name}: no case of class {sorted(missed)}"
        for oracle in fit:
            differences = compare(cases, oracle, xlen, data)
            assert not differences, f"rv{xlen} {oracle.name}: " + "; ".join(map(str, differences[:3]))
        if recorded is not None and known is not None:
            assert digest(data) == known, (
                f"rv{xlen} {name} does something else than was recorded of {', '.join(recorded['oracles'])}; "
                "if the cases were changed, run python -m tests.differential --record"
            )


@pytest.mark.parametrize("xlen", XLENS)
def test_random_sequences_end_in_the_same_state(xlen: int) -> None:
    for oracle in oracles(xlen):
        sequences = Sequences(xlen, filter(oracle.knows, extensions()), SEED, oracle.wrong)
        cases = [sequences.case(_LENGTH) for _ in range(_SEQUENCES)]
        differences = compare(cases, oracle, xlen)
        assert not differences, f"rv{xlen} {oracle.name}: {differences[0]}"


@pytest.mark.parametrize("path", sorted(SEEDS.glob("*.json")), ids=lambda path: path.stem)
def test_what_once_went_wrong_stays_right(path: Path) -> None:
    seed = json.loads(path.read_text())
    case, xlen = from_json(seed["case"]), seed["xlen"]
    image = build([case], xlen)
    data = Ours(xlen).run(image)
    wanted = image.before(case, 0)
    for name, value in seed["after"]["registers"].items():
        wanted[int(name[1:])] = int(value, 0)
    registers = list(image.registers(data, 0))
    registers[case.link] = wanted[case.link]
    assert registers[1:] == wanted[1:]
    assert memory_of(image, 0, case, data).hex() == seed["after"]["memory"]


def test_what_is_excluded_is_in_the_table() -> None:
    known = {e.mnemonic for xlen in (32, 64) for e in instructions(everything(xlen))}
    assert known >= EXCLUDED.keys()


def test_a_wrong_simulator_would_be_noticed() -> None:
    """The harness itself: an answer with one bit changed is found, and at the right case."""
    subject = next(s for s in subjects(32) if s.mnemonic == "add")
    cases = cases_of(subject)
    image = build(cases, 32)
    data = bytearray(Ours(32).run(image))
    place = 64 + 17 * 128 + 4 * next(n for n in range(1, 32) if n != cases[17].link)
    data[place] ^= 1
    found = compare(cases, oracles(32)[0], 32, bytes(data))
    assert [cases.index(difference.case) for difference in found] == [17]


def test_an_unknown_width_is_one_sentence() -> None:
    with pytest.raises(InstarError, match="XLEN 16 does not exist here; 32 and 64 do"):
        everything(16)
