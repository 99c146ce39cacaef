"""The manual's vectors in Python, to hold the simulator against: nothing here is shared with it.

Source: The RISC-V Instruction Set Manual, volume I: "V" 1.0, and the cryptography extensions'
volume II. `step` executes one instruction on a `Hart`, or raises `Illegal` for what is illegal or
reserved.
"""

from .dispatch import step
from .hart import Fault, Hart, Illegal, Memory

__all__ = ["Fault", "Hart", "Illegal", "Memory", "step"]
