"""What a core pays for a design beside the design's units: ports, result buses, second results, forwarding.

Two modules of our own (rtl/cost) have what of a core's register file and scoreboard depends on
these. Each is synthesised as the core has it and as the design wants it, by the same cells and the
recipe that comes closest to published cores (docs/reference/synth.md); the difference is what the
core grows by.

Source: openhwgroup/cva6 6cb200105, core/issue_read_operands.sv, scoreboard.sv and
ariane_regfile_ff.sv.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from instar._core import Core
from instar.hardware import yosys
from instar.hardware.area import areas
from instar.hardware.netlist import RECIPES, Sources
from instar.places import data_folder
from instar.result import HostPart

_RECIPE = next(recipe for recipe in RECIPES if recipe.name == "small")
#: Registers that an instruction of the manual reads, at most.
_READS = 2
#: Parameters of a core that `Shape` follows.
_COUNTED = {"register_read_ports", "commit_ports"}
#: Units of a core that share one result bus; each other one has its own.
_SHARED = {"alu": "first ALU", "branch": "first ALU", "mul": "first ALU", "load": "load", "store": "store"}
#: The way through CV-X-IF, which belongs to a core that has the interface.
INTERFACE = "cvxif"


@dataclass(frozen=True)
class Shape:
    """What decides the size of a core's register file and scoreboard."""

    #: Bits of a register.
    width: int
    #: No more than the instructions of a cycle can use.
    read_ports: int
    #: Of the register file, one for each commit port.
    write_ports: int
    entries: int
    #: Instructions issued in a cycle.
    issue: int
    #: Buses that bring an entry's first or only result, and those that bring a second one.
    buses: int
    seconds: int

    def register_file(self) -> dict[str, int]:
        """Parameters of instar_register_file."""
        return {"Width": self.width, "Read": self.read_ports, "Write": self.write_ports}

    def scoreboard(self) -> dict[str, int]:
        """Parameters of instar_scoreboard."""
        return {
            "Width": self.width,
            "Entries": self.entries,
            "Issue": self.issue,
            "Operands": self.read_ports,
            "Buses": self.buses,
            "Seconds": self.seconds,
            "Commit": self.write_ports,
        }


@dataclass(frozen=True)
class Host:
    """What a core grows by; `parts` is None where that is not estimated, and `why` says why, or what of
    it is not counted."""

    parts: tuple[HostPart, ...] | None
    why: str = ""


def shape(core: Core, costs: Sequence[Mapping[str, Any]] = ()) -> Shape:
    """The shape of `core` with instructions that cost this, as design.toml states it."""
    is_set = {parameter["name"]: parameter["value"] for parameter in core.parameters}
    firsts: dict[str, int] = {}
    seconds: dict[str, int] = {}
    for cost in costs:
        name = cost["result_bus"] or cost["unit"]
        if name == INTERFACE:
            continue
        bus, writes = _SHARED.get(name, name), cost["write_ports"]
        # Of several entries each holds one result and the last one the rest.
        first = min(writes, cost["scoreboard_entries"])
        firsts[bus] = max(firsts.get(bus, 0), first)
        seconds[bus] = max(seconds.get(bus, 0), writes - first)
    # The first ALU's, one for each further ALU, and that of loads are there.
    there = set(_SHARED.values())
    further = sum(count - 1 if bus in there else count for bus, count in firsts.items() if count)
    issue = int(is_set["issue_width"])
    most = max([_READS, *(cost["register_reads"] for cost in costs)])
    return Shape(
        width=int(is_set["xlen"]),
        read_ports=min(int(is_set["register_read_ports"]), issue * most),
        write_ports=int(is_set["commit_ports"]),
        entries=int(is_set["scoreboard_entries"]),
        issue=issue,
        buses=1 + int(is_set["alus"]) + further,
        seconds=sum(seconds.values()),
    )


def host(
    base: Core,
    core: Core,
    costs: Sequence[Mapping[str, Any]],
    *,
    use_cache: bool = True,
    report: yosys.Report = lambda _: None,
) -> Host:
    """What `core`, with instructions that cost this, is larger than `base`, which has none."""
    values = {parameter["name"]: parameter["value"] for parameter in base.parameters}
    changed = [p["name"] for p in core.parameters if values[p["name"]] != p["value"]]
    if not core.growth_known and not changed:
        inside = [c["mnemonic"] for c in costs if INTERFACE not in {c["result_bus"], c["unit"]}]
        grows = f"what its register file and decoder grow by for {inside[0]}" if inside else ""
        return Host((), grows + " and others" * (len(inside) > 1))
    if not core.growth_known:
        return Host(None, f"what a core of the family {core.family} grows by is not estimated")
    if unknown := [name for name in changed if name not in _COUNTED]:
        return Host(None, f"what a changed {' or '.join(unknown)} costs is not estimated")
    if many := [c["mnemonic"] for c in costs if c["write_ports"] - c["scoreboard_entries"] > 1]:
        return Host(
            None, f"{many[0]} has more than two results in a scoreboard entry, which is not estimated"
        )
    before, after = shape(base), shape(core, costs)
    parts = [
        _part(
            "register file",
            "instar_register_file",
            before.register_file(),
            after.register_file(),
            _changes(before, after, {"read_ports": "read ports", "write_ports": "write ports"}),
            use_cache=use_cache,
            report=report,
        ),
        _part(
            "scoreboard and forwarding",
            "instar_scoreboard",
            before.scoreboard(),
            after.scoreboard(),
            _changes(
                before,
                after,
                {
                    "read_ports": "operands",
                    "buses": "result buses",
                    "seconds": "buses of second results",
                    "write_ports": "commit ports",
                },
            ),
            use_cache=use_cache,
            report=report,
        ),
    ]
    return Host(tuple(part for part in parts if part is not None))


def _changes(before: Shape, after: Shape, named: Mapping[str, str]) -> str:
    """`5 read ports instead of 4`."""
    old, new = asdict(before), asdict(after)
    return ", ".join(
        f"{new[key]} {what if new[key] > 1 else what.replace('buses', 'bus')} instead of {old[key] or 'none'}"
        for key, what in named.items()
        if old[key] != new[key]
    )


def _part(
    name: str,
    module: str,
    before: dict[str, int],
    after: dict[str, int],
    change: str,
    *,
    use_cache: bool,
    report: yosys.Report,
) -> HostPart | None:
    if before == after:
        return None
    old, new = (_area(module, values, use_cache=use_cache, report=report) for values in (before, after))
    return HostPart(name, change, round(new - old, 2), old)


def _area(module: str, parameters: dict[str, int], *, use_cache: bool, report: yosys.Report) -> float:
    """Gate equivalents of a module of rtl/cost."""
    text = (data_folder() / "rtl" / "cost" / f"{module}.sv").read_text()
    given = tuple(f"{name}={value}" for name, value in parameters.items())
    sources = Sources({f"{module}.sv": text}, module, parameters=given)
    (found,) = areas(sources, recipes=(_RECIPE,), use_cache=use_cache, report=report)
    return found.gate_equivalents
