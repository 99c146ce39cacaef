"""Gadgets: what probes in a circuit tell of shared secrets."""

from instar.hardware.gadget.circuit import Circuit, read_circuit
from instar.hardware.gadget.declared import Declaration
from instar.hardware.gadget.frame import Frame, of_file, of_unit, unit_of
from instar.hardware.gadget.judge import MODEL, Effort, Judged, Model, judge

__all__ = [
    "MODEL",
    "Circuit",
    "Declaration",
    "Effort",
    "Frame",
    "Judged",
    "Model",
    "judge",
    "of_file",
    "of_unit",
    "read_circuit",
    "unit_of",
]
