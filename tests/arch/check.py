"""One test of a suite: built, run in this process, and judged by its exit code or its signature.

Source: own design. Both suites end a test by a store to `tohost`; a signature is the memory from
the symbol `begin_signature` to `end_signature`, in the reference one 32-bit word in hexadecimal per
line.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from instar._core import InstarError, Program
from instar.toolchain import Build, build

from ..shared import MISALIGNED

#: Of one test; the longest of both suites executes 12,016.
MAX_INSTRUCTIONS = 2_000_000


@dataclass(frozen=True)
class Check:
    """A test, how it is built, and what it is compared with."""

    group: str
    name: str
    #: None where it is skipped.
    request: Build | None = None
    #: The instruction set that it runs on.
    isa: str = ""
    #: A file of words; without it the test judges itself.
    reference: Path | None = None
    misaligned_allowed: bool = False
    #: Why it does not run.
    skip: str | None = None


class State(Enum):
    PASSED = "passed"
    FAILED = "failed"
    SKIPPED = "skipped"


@dataclass(frozen=True)
class Verdict:
    check: Check
    state: State
    reason: str = ""


def judge(check: Check) -> Verdict:
    """Builds and runs one test."""
    if check.request is None:
        return Verdict(check, State.SKIPPED, check.skip or "")
    try:
        fault = _fault(check, check.request)
    except InstarError as error:
        fault = _line(str(error))
    return Verdict(check, State.FAILED if fault else State.PASSED, fault or "")


def judge_all(checks: Iterable[Check], jobs: int) -> Iterator[Verdict]:
    """The verdicts in the order of the tests; the compiler runs `jobs` times at once."""
    with ThreadPoolExecutor(jobs) as pool:
        yield from pool.map(judge, checks)


def _fault(check: Check, request: Build) -> str | None:
    program = Program(
        build(request), isa=check.isa, equipment=MISALIGNED if check.misaligned_allowed else None
    )
    code = program.run(max_instructions=MAX_INSTRUCTIONS)["exit_code"]
    if code:
        return f"its case {code} failed"
    return _difference(program, check.reference) if check.reference else None


def _difference(program: Program, reference: Path) -> str | None:
    wanted = [int(line, 16) for line in reference.read_text().split()]
    begin, end = (program.symbols[name]["address"] for name in ("begin_signature", "end_signature"))
    held = bytes(program.view(begin, end - begin))
    found = [int.from_bytes(held[at : at + 4], "little") for at in range(0, len(held), 4)]
    if len(found) != len(wanted):
        return f"the signature has {len(found)} words, the reference {len(wanted)}"
    for at, (ours, theirs) in enumerate(zip(found, wanted, strict=True)):
        if ours != theirs:
            return f"word {at} of the signature is {ours:08x}, in the reference {theirs:08x}"
    return None


def _line(message: str) -> str:
    """Of a compiler's lines the first that names an error."""
    lines = message.splitlines()
    return next((line for line in lines if "error:" in line.lower()), lines[0])
