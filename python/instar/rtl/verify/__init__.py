"""Performance verification: a core's RTL beside its model on programs made to reach the model's rules."""

from instar.rtl.verify.difference import Difference, first_difference
from instar.rtl.verify.rules import Rule, exercised, rules_of
from instar.rtl.verify.session import SMALL, Found, Plan, Verified, shrunk, verify
from instar.rtl.verify.sides import Modelled, Side, Simulated, Taken
from instar.rtl.verify.trial import Case, Trial, trial

__all__ = [
    "SMALL",
    "Case",
    "Difference",
    "Found",
    "Modelled",
    "Plan",
    "Rule",
    "Side",
    "Simulated",
    "Taken",
    "Trial",
    "Verified",
    "exercised",
    "first_difference",
    "rules_of",
    "shrunk",
    "trial",
    "verify",
]
