"""Programs that leak a secret and programs that do not, for the check that follows secrets.

Two kinds, half of the cases each. `planted`: a secret bit is carried through state of all
extensions (CSRs under other names, stack frames, atomics, the vector unit's registers) to a place
where it can be seen; in clean ones it is cleared on the way. What is true is known from how they
are made. `random`: any instructions on secret and public numbers, judged by Unicorn, which is not
ours: it runs them on many secrets, and where instructions or addresses differ there is a leak.
"""

from __future__ import annotations

import time

from tests.adversary.secrets import planted, random_code
from tests.adversary.secrets.build import CaseText, Subject, made
from tests.adversary.tally import Case, Tally, Verdict

WHAT = "programs that leak a secret, to the check that says no leak"
ROUND = 500
SHORT = 100
SHARE = 1

#: Cases of one program.
PIECE = 50


def run(seed: int, count: int, deadline: float) -> Tally:
    """As the package's text says."""
    tally = Tally()
    for first in range(seed, seed + count, PIECE):
        if time.monotonic() > deadline:
            break
        texts = [_text(one) for one in range(first, min(first + PIECE, seed + count))]
        for isa in sorted({text.isa for text in texts}):
            subject = made([text for text in texts if text.isa == isa])
            for text in subject.texts:
                _judge(text, subject, tally)
    return tally


def _text(seed: int) -> CaseText:
    return planted.text(seed) if seed % 2 else random_code.text(seed)


def _judge(text: CaseText, subject: Subject, tally: Tally) -> None:
    told = subject.leaks(text)
    truth = text.truth if text.truth is not None else random_code.difference(text, subject)
    if not truth:
        tally.add(text.kind, Verdict.REFUSED if told else Verdict.RIGHT)
    elif told:
        tally.add(text.kind, Verdict.CAUGHT)
    else:
        case = Case(
            text.kind,
            text.seed,
            f"instar._core.Checker on {text.name} of case.S, ISA {text.isa}: its second argument is secret",
            truth,
            {"case.S": text.assembly},
        )
        tally.add(text.kind, Verdict.WRONG, case)
