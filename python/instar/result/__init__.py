"""The records of measurements, sweeps and tables, which reports render and `--json` prints."""

from __future__ import annotations

from instar.result.bench import BenchCost, BenchFailure, BenchRow, BenchTable, Stack, Weight, scheme_name
from instar.result.evaluation import AddedHardware, AddedUnit, Evaluation, EvaluationRow, HostPart
from instar.result.exploration import NOT_COUNTED, Exploration, ExploredPoint, PointCost
from instar.result.kernels import KernelCheck, KernelChecks
from instar.result.labels import Label, changed, changed_text, label_text
from instar.result.measurement import KnownAnswers, Measurement

__all__ = [
    "NOT_COUNTED",
    "AddedHardware",
    "AddedUnit",
    "BenchCost",
    "BenchFailure",
    "BenchRow",
    "BenchTable",
    "Evaluation",
    "EvaluationRow",
    "Exploration",
    "ExploredPoint",
    "HostPart",
    "KernelCheck",
    "KernelChecks",
    "KnownAnswers",
    "Label",
    "Measurement",
    "PointCost",
    "Stack",
    "Weight",
    "changed",
    "changed_text",
    "label_text",
    "scheme_name",
]
