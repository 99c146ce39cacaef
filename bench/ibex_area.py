"""Areas of Ibex beside those that its README publishes: `python -m bench.ibex_area`.

The RTL is that of a package: `pip install pythondata-cpu-ibex==0.0.post2937`. Published figures and
flow: README.md and syn/ of lowRISC/ibex, Yosys with Nangate's 45 nm library and the register file
of latches.
"""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path

from instar._core import InstarError
from instar.hardware.area import areas
from instar.hardware.core_netlist import without_unread
from instar.hardware.netlist import Sources

PACKAGE = "pythondata_cpu_ibex"
#: Simulation, tracing, and what these configurations leave out.
_LEFT_OUT = {
    "ibex_pkg.sv",
    "ibex_tracer.sv",
    "ibex_tracer_pkg.sv",
    "ibex_top_tracing.sv",
    "ibex_register_file_fpga.sv",
    "ibex_icache.sv",
    "ibex_lockstep.sv",
}
_LATCHES = "RegFile=ibex_pkg::RegFileLatch"
#: Configuration → parameters, and the published kGE.
CONFIGURATIONS = {
    "micro": ((_LATCHES, "RV32E=1", "RV32M=ibex_pkg::RV32MNone"), 16.85),
    "small": ((_LATCHES, "RV32M=ibex_pkg::RV32MFast"), 26.60),
    "maxperf": (
        (_LATCHES, "RV32M=ibex_pkg::RV32MSingleCycle", "BranchTargetALU=1", "WritebackStage=1"),
        32.48,
    ),
}


def ibex(parameters: tuple[str, ...]) -> Sources:
    """The core with its primitives, as its own flow takes them."""
    found = importlib.util.find_spec(PACKAGE)
    if found is None or not found.submodule_search_locations:
        raise InstarError("this needs the RTL: pip install pythondata-cpu-ibex==0.0.post2937")
    root = Path(found.submodule_search_locations[0]) / "system_verilog"
    vendor = root / "vendor" / "lowrisc_ip"
    primitives = vendor / "ip" / "prim" / "rtl"
    packages = [primitives / f"prim_{name}_pkg.sv" for name in ("ram_1p", "secded", "mubi")]
    modules = [path for path in sorted((root / "rtl").glob("*.sv")) if path.name not in _LEFT_OUT]
    files = [*packages, root / "rtl" / "ibex_pkg.sv", *modules, root / "syn" / "rtl" / "prim_clock_gating.v"]
    texts = {path.name: path.read_text() for path in files}
    for name in ("buf", "flop"):
        generic = vendor / "ip" / "prim_generic" / "rtl" / f"prim_generic_{name}.sv"
        texts[generic.name] = generic.read_text().replace("prim_generic_", "prim_")
    texts["ibex_top.sv"] = without_unread(texts["ibex_top.sv"])
    included = [*primitives.glob("*.svh"), primitives / "prim_assert.sv", primitives / "prim_flop_macros.sv"]
    included.append(vendor / "dv" / "sv" / "dv_utils" / "dv_fcov_macros.svh")
    includes = {path.name: path.read_text() for path in included}
    return Sources(texts, "ibex_top", includes, ("SYNTHESIS", "YOSYS"), parameters)


def main() -> int:
    """A line for each configuration: published, and each of our netlists."""
    try:
        for name, (parameters, published) in CONFIGURATIONS.items():
            found = {one.recipe: one.gate_equivalents / 1000 for one in areas(ibex(parameters))}
            listed = ", ".join(
                f"{recipe} {kge:.2f} ({100 * (kge / published - 1):+.1f} %)" for recipe, kge in found.items()
            )
            print(f"{name:8s} published {published:.2f} kGE; {listed}", flush=True)
    except InstarError as error:
        print(f"ibex_area: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
