"""What the proofs of a unit's instructions say of the unit, and what is wrong with one that is not right."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from instar.hardware.proof.instruction import Kind, Proof
from instar.outcome import Unfinished, WrongResult


def weakest(proofs: Sequence[Proof]) -> Kind | None:
    """What was shown of all together: "vectors" where one has no proof, None where one is wrong."""
    kinds = {found.proof for found in proofs}
    if not kinds or None in kinds:
        return None
    return "vectors" if "vectors" in kinds else "smt"


def verdict(proofs: Iterable[Proof]) -> Literal["shown", "wrong", "unfinished"]:
    """What all together come to; what is wrong or not shown weighs more than what was not finished."""
    outcomes = {found.outcome for found in proofs}
    if outcomes & {"wrong", "unproved"}:
        return "wrong"
    return "unfinished" if "unfinished" in outcomes else "shown"


def refuse_wrong(proofs: Sequence[Proof]) -> None:
    """Raises `WrongResult` for the first instruction that is wrong or not shown to be right, `Unfinished`
    where nothing is wrong and a proof was not finished.
    """
    found_is = verdict(proofs)
    for found in proofs:
        if found.proof is not None or (found_is == "wrong" and found.outcome == "unfinished"):
            continue
        if found.counterexample is not None:
            raise WrongResult(found.counterexample.sentence())
        why = found.why or "its circuit does something else than the description says"
        raise (WrongResult if found_is == "wrong" else Unfinished)(f"{found.mnemonic}: {why}")
