"""What the proofs of a unit's instructions say of the unit, and what is wrong with one that is not right."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from instar.hardware.proof.instruction import Kind, Proof
from instar.result import WrongResult


def weakest(proofs: Sequence[Proof]) -> Kind | None:
    """What was shown of all together: "vectors" where one has no proof, None where one is wrong."""
    kinds = {found.proof for found in proofs}
    if not kinds or None in kinds:
        return None
    return "vectors" if "vectors" in kinds else "smt"


def refuse_wrong(proofs: Iterable[Proof]) -> None:
    """Raises `WrongResult` for the first instruction that is not shown to be right."""
    for found in proofs:
        if found.proof is None:
            if found.counterexample is not None:
                raise WrongResult(found.counterexample.sentence())
            why = found.why or "its circuit does something else than the description says"
            raise WrongResult(f"{found.mnemonic}: {why}")
