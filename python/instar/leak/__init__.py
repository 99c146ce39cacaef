"""What a core's registers tell of secrets: a function called many times, and its controls."""

from instar.leak.campaign import Evaluation, Masking, Plan, evaluate
from instar.leak.export import write_samples
from instar.leak.places import read_place, read_shared, read_window

__all__ = [
    "Evaluation",
    "Masking",
    "Plan",
    "evaluate",
    "read_place",
    "read_shared",
    "read_window",
    "write_samples",
]
