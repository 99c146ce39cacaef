"""`instar rtl area`: what whole cores cost in gates, part by part, beside each other."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from instar._core import Core, InstarError
from instar.cli.core_options import SetOption
from instar.cli.gathering import Gathering
from instar.cli.options import (
    JsonOption,
    NoCacheOption,
    PathOption,
    open_library,
    print_json,
    print_text,
    steps,
    tell_notes,
)
from instar.cli.rtl import CheckoutOption, rtl_core
from instar.hardware.core_area import CoreArea, core_areas
from instar.hardware.core_netlist import sources_of
from instar.hardware.core_parts import Parts, read_parts
from instar.hardware.core_report import figures, render
from instar.result import changed, changed_text
from instar.rtl import checkout_note, find_source, without_files


def command(
    cores: Annotated[
        list[str],
        typer.Argument(metavar="CORE...", help="Cores of one bench, as cva6-single cva6-superscalar."),
    ],
    checkout: CheckoutOption = None,
    set_: SetOption = None,
    path: PathOption = None,
    no_cache: NoCacheOption = False,
    json: JsonOption = False,
) -> None:
    """Synthesise whole cores in Instar's cells: area by part, static memories in bits, slowest paths.

    What differs is told beside the first core.
    """
    library = open_library(path)
    models = [rtl_core(library, name, set_, checkout=checkout) for name in cores]
    parts = _one_bench(models)
    found: dict[str, list[CoreArea]] = {}
    notes: dict[str, None] = {}
    with steps(len(models), f"reading {models[0].name}") as bar:
        for model in models:
            source = find_source(model, checkout=checkout)
            said = checkout_note(model, checkout)
            notes |= {said: None} if said else {}

            def report(what: str, name: str = model.name) -> None:
                bar.begin(f"{name}: {what}")

            with without_files(source, "Yosys"):
                found[model.name] = core_areas(
                    sources_of(source, parts.without), parts, use_cache=not no_cache, report=report
                )
            bar.done()
    listed = tell_notes(list(notes))
    made = Gathering()
    for model in models:
        made = made.core(model)
    if json:
        print_json(
            {
                "cores": [
                    {
                        "core": model.name,
                        "overrides": changed(model),
                        "netlists": [_shown(area) for area in found[model.name]],
                    }
                    for model in models
                ],
                "notes": listed,
            },
            made.origin(),
        )
    else:
        named = {f"{model.name}{changed_text(model)}": found[model.name] for model in models}
        print_text(render(named), made.origin())


def _one_bench(models: list[Core]) -> Parts:
    """The parts of all; there must be one bench, and no core twice."""
    benches = [Path(model.rtl["bench"]) for model in models if model.rtl is not None]
    for model, bench in zip(models, benches, strict=True):
        if bench.resolve() != benches[0].resolve():
            raise InstarError(
                f"{model.name} and {models[0].name} have benches of their own ({bench.name}, "
                f"{benches[0].name}), and so no parts in common; name cores of one bench, as cva6-single "
                "and cva6-superscalar"
            )
    names = [model.name for model in models]
    twice = [name for number, name in enumerate(names) if name in names[:number]]
    if twice:
        raise InstarError(f"{twice[0]} is named twice")
    return read_parts(benches[0], models[0].name)


def _shown(area: CoreArea) -> dict[str, Any]:
    whole, core, _, _ = figures(area)
    parts = [
        {
            "path": part.path,
            "title": part.title,
            "cache": part.cache,
            "gate_equivalents": round(part.gate_equivalents, 2),
            "logic": part.logic,
            "registers": part.registers,
            "flip_flops": part.flip_flops,
            "memory_bits": part.memory_bits,
        }
        for part in area.parts
    ]
    return {
        "recipe": area.recipe,
        "gate_equivalents": round(whole, 2),
        "gate_equivalents_without_caches": round(core, 2),
        "memory_bits": sum(part.memory_bits for part in area.parts),
        "critical_path": _path(area, caches=True),
        "critical_path_without_caches": _path(area, caches=False),
        "parts": parts,
    }


def _path(area: CoreArea, *, caches: bool) -> dict[str, Any]:
    path = area.path if caches else area.path_without_caches
    through = [{"part": title, "delays": delay} for title, delay in path.through]
    return {"delays": path.delays, "begin": path.begin, "end": path.end, "through": through}
