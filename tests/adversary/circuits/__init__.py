"""Wrong circuits: RTL with one fault in its text, beside Verilator and the behaviour of the description.

A case is a unit that is generated from a random description, or one of a pool written by hand, with
one change of its SystemVerilog: an operator, a constant, an operand, a slice, a stage, a reset, an
enable, the handshake, or something that simulation and synthesis read differently.
`instar rtl prove --rtl` is asked. The judge simulates the text in Verilator, with random values for
what nothing sets, and holds each cycle against a model of the pipeline in Python (`judge`).
"""

from __future__ import annotations

import time
from pathlib import Path
from tempfile import TemporaryDirectory

from instar._core import InstarError
from instar.hardware.proof import Limits, prove_unit
from instar.hardware.proof.netlist import read_ahead
from instar.hardware.twofold import refuse_twofold

from tests.adversary.circuits.base import Base, base_of
from tests.adversary.circuits.judge import Judge
from tests.adversary.circuits.mutate import Mutant, mutant_of
from tests.adversary.tally import Case, Tally, Verdict

WHAT = "circuits with one fault, beside Verilator"
ROUND = 1000
SHORT = 3
SHARE = 2

#: Cases whose modules are one program of Verilator.
_BATCH = 64
#: For the proof of an instruction: what is not finished then is no yes.
_SECONDS = 1.5


def run(seed: int, count: int, deadline: float) -> Tally:
    """The cases `seed`, `seed + 1`, …, in batches."""
    tally = Tally()
    for first in range(seed, seed + count, _BATCH):
        if time.monotonic() > deadline:
            break
        seeds = range(first, min(first + _BATCH, seed + count))
        with TemporaryDirectory(prefix="instar-circuits-") as scratch:
            _batch(list(seeds), Path(scratch), tally)
    return tally


def _batch(seeds: list[int], folder: Path, tally: Tally) -> None:
    cases = []
    for seed in seeds:
        base = base_of(seed, folder)
        cases.append((seed, base, mutant_of(seed, base)))
    judged = Judge(folder).differences([(base, mutant.text) for _, base, mutant in cases])
    read_ahead((mutant.text, base.unit.module) for _, base, mutant in cases if not _twofold(mutant))
    for (seed, base, mutant), difference in zip(cases, judged, strict=True):
        said_yes, said = _asked(base, mutant)
        if difference is None:
            tally.add(f"{mutant.kind} (does not compile)", Verdict.UNJUDGED)
        elif difference and said_yes:
            files = {"unit.sv": mutant.text, "was.sv": base.unit.text, **base.files}
            command = f"instar rtl prove {base.name} --rtl unit.sv --top {base.unit.module}"
            tally.add(
                mutant.kind, Verdict.WRONG, Case(mutant.kind, seed, command, f"{difference}; {said}", files)
            )
        elif difference:
            tally.add(mutant.kind, Verdict.CAUGHT)
        else:
            tally.add(mutant.kind, Verdict.RIGHT if said_yes else Verdict.REFUSED)


def _twofold(mutant: Mutant) -> str:
    """Why simulation and synthesis read the text differently; "" where they do not."""
    try:
        refuse_twofold({"unit.sv": mutant.text})
    except InstarError as error:
        return str(error)
    return ""


def _asked(base: Base, mutant: Mutant) -> tuple[bool, str]:
    """Whether every instruction is proved, and what was said."""
    if refused := _twofold(mutant):
        return False, refused
    try:
        proofs = prove_unit(base.with_text(mutant.text), base.design, Limits(_SECONDS, 0))
    except InstarError as error:
        return False, str(error)
    return all(proof.outcome == "proved" for proof in proofs), "; ".join(
        f"{proof.mnemonic}: {proof.outcome}" for proof in proofs
    )
