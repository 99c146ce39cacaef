"""Wrong pairs of code: random functions, and copies that a fault went into, for `instar schedule --check`."""

from __future__ import annotations

import time
from collections import Counter
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.adversary.pairs.batch import Pair, Prover, command, pair, truth
from tests.adversary.pairs.code import text
from tests.adversary.pairs.judge import Assumed
from tests.adversary.tally import Case, Tally, Verdict

WHAT = "two pieces of code that differ must not be proved equal; the judge executes both"
ROUND, SHORT, SHARE = 20_000, 300, 2
#: Pairs that are assembled together.
TOGETHER = 300
#: Wrong yeses of a kind that are made small.
SHOWN = 2


def run(seed: int, count: int, deadline: float) -> Tally:
    """The pairs of these seeds."""
    tally, shown = Tally(), Counter[str]()
    with TemporaryDirectory(prefix="adversary-") as scratch:
        prover = Prover(Path(scratch))
        for first in range(seed, seed + count, TOGETHER):
            if time.monotonic() > deadline:
                break
            pairs = [pair(one) for one in range(first, min(first + TOGETHER, seed + count))]
            for xlen, form in product((32, 64), ("sources", "linked", "relaxed")):
                some = [one for one in pairs if one.a.xlen == xlen and one.form == form]
                if some:
                    _judged(prover, some, tally, shown)
    return tally


def _judged(prover: Prover, pairs: list[Pair], tally: Tally, shown: Counter[str]) -> None:
    programs = prover.programs(pairs)
    for one in pairs:
        proof = prover.proof(programs, one)
        unknown = Assumed(tuple(proof["assumptions"])).unknown
        found = truth(one, proof, programs)
        if proof["refusal"] is not None:
            tally.add(one.kind, Verdict.REFUSED if found is None else Verdict.CAUGHT)
        elif unknown:
            tally.add(f"assumes: {unknown[0]}", Verdict.UNJUDGED)
        elif found is None:
            tally.add(one.kind, Verdict.RIGHT)
        else:
            shown[one.kind] += 1
            tally.add(one.kind, Verdict.WRONG, _case(prover, one, shown[one.kind] <= SHOWN))


def _case(prover: Prover, found: Pair, small: bool) -> Case:
    if small:
        found = prover.small(found)
    programs = prover.programs([found])
    proof = prover.proof(programs, found)
    differs = truth(found, proof, programs) or "not shown by the pair alone"
    said = "; ".join(proof["assumptions"]) or "no assumption"
    files = {"a.s": text(found.a), "b.s": text(found.b)}
    return Case(found.kind, found.seed, command(found), f"{differs} ({said})", files)
