"""Proofs that a unit's RTL does what the descriptions of its instructions say.

Source: docs/reference/proof.md.
"""

from instar.hardware.proof.instruction import SECONDS, Limits, Proof, prove_unit
from instar.hardware.proof.replay import Counterexample
from instar.hardware.proof.summary import refuse_wrong, verdict, weakest
from instar.hardware.proof.vectors import VECTORS

__all__ = [
    "SECONDS",
    "VECTORS",
    "Counterexample",
    "Limits",
    "Proof",
    "prove_unit",
    "refuse_wrong",
    "verdict",
    "weakest",
]
