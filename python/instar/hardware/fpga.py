"""What a circuit takes of an FPGA: look-up tables, flip-flops, multipliers and memories, by Yosys.

Sources: Xilinx UG474, UG479, UG473 (7 series) and UG574, UG579, UG573 (UltraScale+), Lattice
FPGA-DS-02012 (ECP5).
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import Any

from instar import cache
from instar.hardware import yosys
from instar.hardware.netlist import Sources


@dataclass(frozen=True)
class Family:
    """A family of FPGAs: how Yosys maps to it, and what its cells take."""

    name: str
    title: str
    command: str
    #: Cells → look-up tables that each takes.
    luts: dict[str, int]
    flip_flops: tuple[str, ...]
    multipliers: tuple[str, ...]
    #: Cells → memories that each takes; half of a block where it is one half.
    memories: dict[str, float]


_LUTS = {f"LUT{inputs}": 1 for inputs in range(1, 7)}
#: Memories and shift registers within look-up tables, by how many of these each is.
_LUT_MEMORIES = {
    "SRL16E": 1,
    "SRLC16E": 1,
    "SRLC32E": 1,
    "RAM32X1S": 1,
    "RAM64X1S": 1,
    "RAM32X1D": 2,
    "RAM64X1D": 2,
    "RAM128X1S": 2,
    "RAM128X1D": 4,
    "RAM256X1S": 4,
    "RAM32M": 4,
    "RAM64M": 4,
    "RAM32M16": 8,
    "RAM64M8": 8,
    "RAM256X1D": 8,
    "RAM512X1S": 8,
}
_XILINX_REGISTERS = ("FDRE", "FDSE", "FDCE", "FDPE", "FDRE_1", "FDSE_1", "FDCE_1", "FDPE_1", "LDCE", "LDPE")
_XILINX_MEMORIES = {"RAMB18E1": 0.5, "RAMB36E1": 1.0, "RAMB18E2": 0.5, "RAMB36E2": 1.0}

FAMILIES = {
    family.name: family
    for family in (
        Family(
            "xc7",
            "Xilinx 7",
            "synth_xilinx -family xc7 -flatten -noiopad -noclkbuf -top {top}",
            {**_LUTS, **_LUT_MEMORIES},
            _XILINX_REGISTERS,
            ("DSP48E1",),
            _XILINX_MEMORIES,
        ),
        Family(
            "xcup",
            "UltraScale+",
            "synth_xilinx -family xcup -flatten -noiopad -noclkbuf -top {top}",
            {**_LUTS, **_LUT_MEMORIES},
            _XILINX_REGISTERS,
            ("DSP48E2",),
            _XILINX_MEMORIES,
        ),
        Family(
            "ecp5",
            "ECP5",
            # Without it wide multiplexers come as pairs of tables after PFUMX and L6MUX21, which
            # takes up to three times the tables.
            "synth_ecp5 -nowidelut -top {top}",
            # A carry cell is two look-up tables, a distributed memory four.
            {"LUT4": 1, "CCU2C": 2, "TRELLIS_DPR16X4": 4},
            ("TRELLIS_FF",),
            ("MULT18X18D",),
            {"DP16KD": 1.0, "PDPW16KD": 1.0},
        ),
    )
}


@dataclass(frozen=True)
class Use:
    """What a circuit takes of a family's parts."""

    lut: int
    ff: int
    dsp: int
    #: Block memories; half a one where a half is enough.
    bram: float

    def as_dict(self) -> dict[str, Any]:
        """As it is kept and printed."""
        return asdict(self)


def count(family: Family, cells: dict[str, int]) -> Use:
    """What these cells take; others (carries, multiplexers after tables) take nothing more."""
    return Use(
        lut=sum(number * family.luts.get(name, 0) for name, number in cells.items()),
        ff=sum(cells.get(name, 0) for name in family.flip_flops),
        dsp=sum(cells.get(name, 0) for name in family.multipliers),
        bram=sum(number * family.memories.get(name, 0.0) for name, number in cells.items()),
    )


def script(family: Family, sources: Sources) -> list[str]:
    """The script of `use`."""
    return [sources.read(), family.command.format(top=sources.top), "tee -q -o stat.json stat -json"]


def use(
    family: Family, sources: Sources, *, use_cache: bool = True, report: yosys.Report = lambda _: None
) -> Use:
    """What `sources` take of `family`, from the result cache or made now."""
    lines = script(family, sources)
    key = cache.digest(
        "fpga",
        yosys.version(),
        cache.tool_digest(),
        *lines,
        *(part for item in sources.files.items() for part in item),
    )
    kept = cache.load_result(key) if use_cache else None
    if kept is not None:
        return Use(**kept)
    report(f"{family.title}: {sources.top}")
    made = json.loads(yosys.run(lines, sources.files, ["stat.json"], report)["stat.json"])
    found = count(family, made["design"]["num_cells_by_type"])
    cache.store_result(key, found.as_dict())
    return found
