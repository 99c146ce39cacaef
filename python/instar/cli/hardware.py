"""`instar hardware`: from a design's text to circuits, proved and measured."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from instar._core import write_file
from instar.cli.hardware_options import HostOption, OnlyOption, host_core
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
from instar.hardware.cost import GATES, Wanted
from instar.hardware.proof import SECONDS, Limits, prove_unit, refuse_wrong
from instar.hardware.unit import Unit, generate, refuse_none
from instar.hardware.units import unit_cost
from instar.report.table import Column, count, table

if TYPE_CHECKING:
    from instar.hardware.cost import Cost
    from instar.hardware.proof import Proof


def command(
    design: Annotated[str, typer.Argument(help="A design by name or path.")],
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
    seconds: Annotated[
        float,
        typer.Option("--seconds", min=0, help="For the proof of each instruction, before vectors are tried."),
    ] = SECONDS,
    path: PathOption = None,
    no_cache: NoCacheOption = False,
    json: JsonOption = False,
) -> None:
    """Write a design's instructions as circuits, prove them equal to it, and say what they cost."""
    library = open_library(path)
    loaded = library.design(design)
    refuse_lone_variant(loaded, variant)
    name = loaded.info["name"]
    host = host_core(library, loaded, core, variant)
    made = generate(loaded, host, only or ())
    notes = tell_notes(str(left) for left in made.left_out)
    refuse_none(loaded, host, made)
    if out is not None:
        _write(out, made.units, list(files_of(library, host, loaded)))
    with steps(None, "reading") as bar:
        proofs: dict[str, list[Proof]] = {}
        costs: dict[str, Cost] = {}
        for unit in made.units:
            if proof:
                proofs[unit.name] = prove_unit(unit, loaded, Limits(seconds), bar.begin)
            if cost:
                costs[unit.name] = unit_cost(unit, Wanted((GATES,), use_cache=not no_cache), bar.begin)
    if json:
        rows = [_as_dict(unit, proofs.get(unit.name, []), costs.get(unit.name)) for unit in made.units]
        print_json({"design": name, "core": host.name, "units": rows, "notes": notes})
    else:
        print_text(_render(f"{name} on {host.name}", made.units, proofs, costs))
    refuse_wrong([found for unit in proofs.values() for found in unit])


def _write(folder: Path, units: tuple[Unit, ...], read: list[Path]) -> None:
    files = {folder / unit.file: unit.text for unit in units}
    refuse_overwriting([("--out", file) for file in files], read)
    make_folder(folder)
    for file, text in files.items():
        write_file(file, text.encode())
        say_written(file)


def _as_dict(unit: Unit, proofs: list[Proof], cost: Cost | None) -> dict[str, Any]:
    kinds = {found.mnemonic: found.proof for found in proofs}
    area = cost.area if cost else None
    return {
        "name": unit.name,
        "module": unit.module,
        "latency": unit.latency,
        "register_bits": unit.register_bits,
        "instructions": [{"mnemonic": i.mnemonic, "proof": kinds.get(i.mnemonic)} for i in unit.instructions],
        "gate_equivalents": area.gate_equivalents if area else None,
        "critical_path_delays": area.critical_path_delays if area else None,
    }


def _render(
    title: str, units: tuple[Unit, ...], proofs: dict[str, list[Proof]], costs: dict[str, Cost]
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
    return table(title, columns, rows)


def _shown(found: Proof) -> str:
    match found.proof:
        case None:
            return "WRONG" if found.refuted or found.counterexample else "no"
        case "vectors":
            return f"{count(found.vectors)} vectors agree"
        case kind:
            return f"{kind}, {found.seconds:.1f} s"
