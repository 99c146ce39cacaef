"""`instar hardware`: from a design's text to circuits, proved and measured."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from instar._core import InstarError
from instar.cli.gathering import gathered
from instar.cli.hardware_devices import device_hardware, looked_at
from instar.cli.hardware_options import DesignsArgument, HostOption, OnlyOption, host_core
from instar.cli.options import (
    JsonOption,
    NoCacheOption,
    PathOption,
    VariantOption,
    open_library,
    print_json,
    print_text,
    refuse_lone_variant,
    steps,
    tell_notes,
)
from instar.cli.outputs import files_of, make_folder, refuse_overwriting, say_written
from instar.hardware.coprocessor import attach
from instar.hardware.coprocessor_area import NAME, CoprocessorCost, coprocessor_cost
from instar.hardware.cost import GATES, Wanted
from instar.hardware.lanes import lanes_cost, lanes_files
from instar.hardware.period import enough, late
from instar.hardware.proof import SECONDS, Limits, prove_unit, refuse_wrong
from instar.hardware.report import slowest_paths
from instar.hardware.unit import Unit, generate, refuse_none
from instar.hardware.units import body_cost
from instar.origin import Origin, write
from instar.outcome import WrongResult
from instar.report.table import Column, count, table

if TYPE_CHECKING:
    from instar._core import Core
    from instar.hardware.cost import Cost
    from instar.hardware.proof import Proof


def command(
    design: DesignsArgument,
    out: Annotated[
        Path | None,
        typer.Option("--out", "-o", help="Folder for the SystemVerilog; default: none is written."),
    ] = None,
    core: HostOption = None,
    variant: VariantOption = None,
    only: OnlyOption = None,
    proof: Annotated[
        bool,
        typer.Option(help="Show that the circuits do what the description says; default: yes."),
    ] = True,
    cost: Annotated[bool, typer.Option(help="Synthesise them; default: yes.")] = True,
    period: Annotated[
        float | None,
        typer.Option(
            "--period",
            metavar="DELAYS",
            min=1,
            help="Gate delays of the clock, which every unit must keep at its stated latency; default: none.",
        ),
    ] = None,
    seconds: Annotated[
        float,
        typer.Option("--seconds", min=0, help="For the proof of each instruction, before vectors are tried."),
    ] = SECONDS,
    path: PathOption = None,
    no_cache: NoCacheOption = False,
    json: JsonOption = False,
) -> None:
    """Write designs' instructions as circuits and a coprocessor, and devices as slaves, prove them, and say
    what they cost.
    """
    if period is not None and not cost:
        raise InstarError("--period is that of synthesised circuits; leave out --no-cost")
    library = open_library(path)
    loaded = library.design(design)
    refuse_lone_variant(loaded, variant)
    name = loaded.info["name"]
    host = host_core(library, loaded, core, variant)
    loaded = loaded.of_variant(variant)
    made = generate(host, only or ())
    # What stands behind lanes is no coprocessor.
    behind_lanes = any(unit.lanes is not None for unit in made.units)
    files, without = ({}, []) if behind_lanes or not made.units else _coprocessor(host, only or ())
    devices = device_hardware(loaded)
    notes = tell_notes([*map(str, made.left_out), *without, *devices.left_out])
    if not devices.slaves:
        refuse_none(host, made)
    origin = gathered(core=host, design=loaded)
    if out is not None:
        texts = {unit.file: unit.text for unit in made.units} | files | devices.texts
        for unit in made.units:
            texts |= lanes_files(unit)
        _write(out, texts, list(files_of(library, host, loaded)), origin)
    wanted = Wanted((GATES,), period, use_cache=not no_cache)
    behind: CoprocessorCost | None = None
    slow: list[str] = []
    quick: list[str] = []
    with steps(None, "reading") as bar:
        devices = looked_at(devices, loaded, wanted, bar.begin, proof=proof, cost=cost)
        proofs: dict[str, list[Proof]] = {}
        costs: dict[str, Cost] = {}
        around: dict[str, Cost] = {}
        for unit in made.units:
            if proof:
                proofs[unit.name] = prove_unit(unit, loaded, Limits(seconds), bar.begin)
            if cost:
                costs[unit.name] = body_cost(unit, wanted, bar.begin)
                if unit.lanes is not None:
                    around[unit.name] = lanes_cost(unit, wanted, bar.begin)
                slow += late(unit, costs[unit.name], host, wanted, bar.begin)
                quick += enough(unit, costs[unit.name], host, wanted, bar.begin)
        if cost and files:
            found = coprocessor_cost(host, wanted, bar.begin, only or ())
            behind = None if isinstance(found, str) else found
    notes += tell_notes(quick)
    if json:
        rows = [
            _as_dict(unit, proofs.get(unit.name, []), costs.get(unit.name), around.get(unit.name))
            for unit in made.units
        ]
        whole = {"files": sorted(files), **_gates(behind.whole if behind else None)} if files else None
        described = {"design": name, "core": host.name, "units": rows, "coprocessor": whole}
        if devices.slaves:
            described["devices"] = devices.as_list()
        print_json({**described, "notes": [*notes, *slow]}, origin)
    else:
        text = ""
        if made.units:
            text += _render(f"{name} on {host.name}", made.units, proofs, costs, around, behind)
            text += slowest_paths(list(costs.values()), wanted)
        if devices.slaves:
            text += devices.render(f"Devices of {name}") + slowest_paths(list(devices.costs.values()), wanted)
        print_text(text)
    refuse_wrong([found for unit in proofs.values() for found in unit])
    devices.refuse_wrong()
    if slow:
        raise WrongResult("; ".join(slow))


def _coprocessor(core: Core, only: Sequence[str]) -> tuple[dict[str, str], list[str]]:
    """The files that a coprocessor has beside its units, by name; or why there is none."""
    try:
        made = attach(core, only)
    except InstarError as error:
        return {}, [f"no coprocessor: {error}"]
    units = {unit.file for unit in made.units}
    shim = core.coprocessor is not None and core.coprocessor["version"] == "0.x"
    return {name: text for name, text in made.files(shim).items() if name not in units}, []


def _write(folder: Path, texts: Mapping[str, str], read: list[Path], origin: Origin) -> None:
    files = {folder / name: text for name, text in texts.items()}
    refuse_overwriting([("--out", file) for file in files], read)
    make_folder(folder)
    for file, text in files.items():
        write(file, text.encode(), origin)
        say_written(file)


def _as_dict(
    unit: Unit, proofs: list[Proof], cost: Cost | None, around: Cost | None = None
) -> dict[str, Any]:
    kinds = {found.mnemonic: found.proof for found in proofs}
    return {
        "name": unit.name,
        "module": unit.module,
        "latency": unit.latency,
        "register_bits": unit.register_bits,
        "instructions": [{"mnemonic": i.mnemonic, "proof": kinds.get(i.mnemonic)} for i in unit.instructions],
        **_gates(cost),
        "behind_lanes": None if unit.lanes is None else {"module": unit.lanes.module, **_gates(around)},
    }


def _gates(cost: Cost | None) -> dict[str, Any]:
    area = cost.area if cost else None
    return {
        "gate_equivalents": area.gate_equivalents if area else None,
        "critical_path_delays": area.critical_path_delays if area else None,
    }


def _render(
    title: str,
    units: tuple[Unit, ...],
    proofs: dict[str, list[Proof]],
    costs: dict[str, Cost],
    around: dict[str, Cost],
    behind: CoprocessorCost | None,
) -> str:
    columns = [
        Column("unit"),
        Column("instruction"),
        Column("latency", "right"),
        Column("proved"),
        Column("gate equivalents", "right", short="GE"),
        Column("gate delays", "right", short="delays"),
    ]
    rows = []
    for unit in units:
        area = costs[unit.name].area if unit.name in costs else None
        shown = {found.mnemonic: _shown(found) for found in proofs.get(unit.name, [])}
        for number, instruction in enumerate(unit.instructions):
            first = number == 0
            rows.append(
                [
                    unit.name if first else "",
                    instruction.mnemonic,
                    str(unit.latency) if first else "",
                    shown.get(instruction.mnemonic, "not tried"),
                    count(round(area.gate_equivalents)) if area and first else "",
                    f"{area.critical_path_delays:.1f}" if area and first else "",
                ]
            )
        if unit.name in around and (area := around[unit.name].area) is not None:
            said = "the unit, decoder, and beats of the lanes"
            gates, delays = count(round(area.gate_equivalents)), f"{area.critical_path_delays:.1f}"
            rows.append([f"[{unit.name} behind lanes]", said, "", "", gates, delays])
    if behind is not None and behind.whole.area is not None:
        area = behind.whole.area
        said = "decoder, buffers and all units"
        gates, delays = count(round(area.gate_equivalents)), f"{area.critical_path_delays:.1f}"
        rows.append([NAME, said, "", "", gates, delays])
    return table(title, columns, rows)


def _shown(found: Proof) -> str:
    match found.proof:
        case None:
            return "WRONG" if found.outcome == "wrong" else found.outcome
        case "vectors":
            return f"{count(found.vectors)} vectors agree"
        case kind:
            return f"{kind}, {found.seconds:.1f} s"
