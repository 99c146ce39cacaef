"""What a circuit costs, on all targets that were asked for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import KW_ONLY, dataclass, field
from typing import Any

from instar._core import InstarError
from instar.hardware import fpga, yosys
from instar.hardware.area import Area, areas, choose
from instar.hardware.energy import energy
from instar.hardware.fmax import fmax_mhz
from instar.hardware.netlist import Sources

#: Our own cells, and the families of FPGAs.
GATES = "gates"
TARGETS = (GATES, *fpga.FAMILIES)


@dataclass(frozen=True)
class Wanted:
    """What is to be found out."""

    targets: tuple[str, ...] = TARGETS[:2]
    #: Gate delays that the slowest path should keep within.
    period: float | None = None
    fmax: bool = False
    #: Energy too, on `operands` (values by input), or on random ones.
    energy: bool = False
    operands: Mapping[str, Sequence[int]] | None = None
    _: KW_ONLY
    #: Characters of SystemVerilog beyond which a unit is not synthesised; None: none is too long.
    longest: int | None = None
    use_cache: bool = True

    def __post_init__(self) -> None:
        for target in self.targets:
            if target not in TARGETS:
                raise InstarError(f'there is no target "{target}"; there are: {", ".join(TARGETS)}')
        if self.energy and GATES not in self.targets:
            raise InstarError("energy is that of gates; add gates to --target")

    @property
    def first_fpga(self) -> str | None:
        """The family whose parts `lut`, `ff`, `dsp` and `bram` count."""
        return next((target for target in self.targets if target != GATES), None)


@dataclass(frozen=True)
class Part:
    """A module of a circuit that is counted module by module, and how often it is there."""

    name: str
    count: int
    area: Area


@dataclass(frozen=True)
class Cost:
    """What one circuit costs; what was not asked for is not there."""

    name: str
    instructions: tuple[str, ...] = ()
    area: Area | None = None
    #: All netlists of which `area` is one.
    choices: tuple[Area, ...] = ()
    #: Of which `area` is the sum, where it was too much for one synthesis.
    parts: tuple[Part, ...] = ()
    uses: dict[str, fpga.Use] = field(default_factory=dict)
    fmax_ecp5_mhz: float | None = None
    #: Of an operation, in toggles of a NAND2's input.
    energy: float | None = None
    #: How it was shown to do what the description says: "smt" or "vectors".
    proof: str | None = None

    def as_dict(self, family: str | None) -> dict[str, Any]:
        """As `synth --json` prints it; `family` is that of look-up tables and the rest."""
        use = self.uses.get(family) if family is not None else None
        return {
            "name": self.name,
            "instructions": list(self.instructions),
            "lut": use.lut if use else None,
            "ff": use.ff if use else None,
            "dsp": use.dsp if use else None,
            "bram": use.bram if use else None,
            "gate_equivalents": self.area.gate_equivalents if self.area else None,
            "critical_path_delays": self.area.critical_path_delays if self.area else None,
            "fmax_ecp5_mhz": self.fmax_ecp5_mhz,
            "proof": self.proof,
        }


def synthesise(
    sources: Sources,
    wanted: Wanted | None = None,
    *,
    name: str | None = None,
    instructions: tuple[str, ...] = (),
    report: yosys.Report = lambda _: None,
) -> Cost:
    """What the module `sources.top` costs. Raises `InstarError` where its text is refused."""
    asked = wanted or Wanted()
    found = areas(sources, use_cache=asked.use_cache, report=report) if GATES in asked.targets else []
    chosen = choose(found, asked.period) if found else None
    spent = None
    if asked.energy and chosen is not None:
        spent = energy(
            sources,
            chosen.recipe,
            asked.operands,
            len(instructions),
            use_cache=asked.use_cache,
            report=report,
        )
    return Cost(
        name=name or sources.top,
        instructions=instructions,
        area=chosen,
        choices=tuple(found),
        uses={
            target: fpga.use(fpga.FAMILIES[target], sources, use_cache=asked.use_cache, report=report)
            for target in asked.targets
            if target != GATES
        },
        energy=spent,
        fmax_ecp5_mhz=fmax_mhz(sources, use_cache=asked.use_cache, report=report) if asked.fmax else None,
    )
