"""Makes the text of one kernel from its plan.

Source: the functions of workloads/ml-dsa/workload.toml.
"""

from dataclasses import dataclass

from arithmetic import Q_INVERSE, Arithmetic, Q
from listing import listing
from machine import Machine
from scheduler import Effort, Schedule, schedule
from transforms import Function, Pointwise, Shape, Transform

SYMBOLS = {"ntt": "mldsa_ntt", "invntt": "mldsa_invntt_tomont", "pointwise": "mldsa_pointwise_montgomery"}
TITLES = {
    "ntt": "The number-theoretic transform (FIPS 204 algorithm 41)",
    "invntt": "The inverse number-theoretic transform times 2^32 (FIPS 204 algorithm 42)",
    "pointwise": "The product in the NTT domain (FIPS 204 algorithm 45)",
}


@dataclass(frozen=True)
class Plan:
    """One generated file."""

    folder: str
    function: str
    title: str
    machine: Machine
    shapes: tuple[Shape, ...]
    #: One for each pass.
    efforts: tuple[Effort, ...]
    arithmetic: type[Arithmetic] = Arithmetic

    def build(self) -> Function:
        """The function's loops, not yet in order."""
        if self.function == "pointwise":
            return Pointwise(self.arithmetic(), list(self.shapes)).build()
        return Transform(self.arithmetic(), list(self.shapes)).build(self.function == "invntt")

    def order(self, function: Function) -> list[Schedule]:
        """The order of each loop's body."""
        return [
            schedule(loop.program, self.machine, e)
            for loop, e in zip(function.loops, self.efforts, strict=True)
        ]

    def render(self) -> str:
        """The text of the kernel."""
        function = self.build()
        loops = [
            (loop, order.nodes) for loop, order in zip(function.loops, self.order(function), strict=True)
        ]
        setup = ["lla a1, .Lconstants"] if function.table else []
        if self.arithmetic.words == 2:
            setup += [f"li t0, {Q}", *([f"li t1, {Q_INVERSE}"] if self.function == "pointwise" else [])]
        title = f"{TITLES[self.function]}, {self.title}."
        return listing(
            title,
            SYMBOLS[self.function],
            loops,
            setup,
            max(effort.saves for effort in self.efforts),
            function.table,
        )
