"""What emulators that are not ours answered, kept as digests, for where such an emulator is missing.

Source: `python -m tests.differential --record` writes `recorded.json`: per XLEN and extension the
emulators that agreed, and per instruction a digest of all that its cases left behind.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import TypedDict

from .cases import Generator, subjects
from .compare import Ours, compare
from .image import Case, build
from .operands import Subject
from .oracles import extensions, oracles

RECORD = Path(__file__).with_name("recorded.json")
#: The seed of everything that has to be the same from run to run.
SEED = 2026


class Answers(TypedDict):
    oracles: list[str]
    digests: dict[str, str]


def cases_of(subject: Subject) -> list[Case]:
    """The cases of the quick run."""
    return Generator(subject, SEED).cases()


def digest(data: bytes) -> str:
    return hashlib.blake2b(data, digest_size=8).hexdigest()


def load() -> dict[str, dict[str, Answers]]:
    """By XLEN (`rv32`) and extension."""
    return json.loads(RECORD.read_text()) if RECORD.is_file() else {}


def record() -> list[str]:
    """Asks every emulator here and writes what all agree on; returns what they do not agree on."""
    everything: dict[str, dict[str, Answers]] = {}
    differences: list[str] = []
    for xlen in (32, 64):
        ours = Ours(xlen)
        for extension in extensions():
            judges = [oracle for oracle in oracles(xlen) if oracle.knows(extension)]
            digests = {}
            for subject in subjects(xlen):
                if subject.encoding.extension != extension or not judges:
                    continue
                cases = cases_of(subject)
                data = ours.run(build(cases, xlen))
                found = [
                    f"rv{xlen} {oracle.name}: {difference}"
                    for oracle in judges
                    if subject.mnemonic not in oracle.wrong
                    for difference in compare(cases, oracle, xlen, data)
                ]
                differences += found
                if not found:
                    digests[subject.key] = digest(data)
            if digests:
                names = [oracle.name for oracle in judges]
                everything.setdefault(f"rv{xlen}", {})[extension] = {"oracles": names, "digests": digests}
    RECORD.write_text(json.dumps(everything, indent=1) + "\n")
    return differences
