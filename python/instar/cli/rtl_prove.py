"""`instar rtl prove`: the circuits of a design's instructions beside their descriptions."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from instar import hardware
from instar._core import InstarError
from instar.cli.gathering import gathered
from instar.cli.hardware_options import DesignsArgument, HostOption, OnlyOption, host_core
from instar.cli.options import (
    EXIT_UNFINISHED,
    EXIT_WRONG_RESULT,
    JsonOption,
    PathOption,
    open_library,
    print_json,
    print_text,
    refuse_lone_variant,
    steps,
)
from instar.hardware.own_rtl import own_unit
from instar.hardware.proof import SECONDS, VECTORS, Limits, Proof, prove_unit, verdict
from instar.report.proofs import ProofRow, render

_CODES = {"shown": 0, "wrong": EXIT_WRONG_RESULT, "unfinished": EXIT_UNFINISHED}


def prove(
    design: DesignsArgument,
    core: HostOption = None,
    variant: Annotated[
        str | None,
        typer.Option("--variant", help="Variant of the design, which may change latencies; default: none."),
    ] = None,
    only: OnlyOption = None,
    seconds: Annotated[
        float, typer.Option(min=0.1, help="Time for the proof of an instruction, beyond which vectors run.")
    ] = SECONDS,
    vectors: Annotated[
        int, typer.Option(min=0, help="Operands of an instruction that is not proved; 0: none are tried.")
    ] = VECTORS,
    rtl: Annotated[
        list[Path] | None,
        typer.Option(
            "--rtl",
            metavar="FILE",
            help="SystemVerilog of your own; may be repeated; default: what is generated.",
        ),
    ] = None,
    top: Annotated[
        str | None, typer.Option("--top", metavar="MODULE", help="Module of --rtl; default: the only one.")
    ] = None,
    latency: Annotated[
        int | None,
        typer.Option("--latency", min=1, help="Cycles of --rtl; default: those that the design states."),
    ] = None,
    path: PathOption = None,
    json: JsonOption = False,
) -> None:
    """Prove that each unit's RTL does what the descriptions of its instructions say.

    Exits with 1 where one is wrong or nothing was shown, with 3 where a proof was not finished in
    its time.
    """
    for option, value in (("--top", top), ("--latency", latency)):
        if value is not None and not rtl:
            raise InstarError(f"{option} says something of --rtl; name its file")
    library = open_library(path)
    loaded = library.design(design)
    refuse_lone_variant(loaded, variant)
    chosen = host_core(library, loaded, core, variant)
    loaded = loaded.of_variant(variant)
    made = hardware.generate(chosen, only or (), latency)
    chosen_units = made.units
    if rtl:
        hardware.refuse_none(chosen, made)
        chosen_units = (own_unit(made.units, rtl, top),)
    limits = Limits(seconds, vectors)
    units: list[tuple[hardware.Unit, list[Proof]]] = []
    with steps(len(chosen_units), f"proving {loaded.info['name']}") as bar:
        for unit in chosen_units:
            units.append((unit, prove_unit(unit, loaded, limits, bar.begin)))
            bar.done()
    left_out = [str(left) for left in made.left_out]
    if json:
        print_json(
            {
                "design": loaded.info["name"],
                "core": chosen.name,
                "units": [
                    {
                        "name": unit.name,
                        "module": unit.module,
                        "latency": unit.latency,
                        "instructions": [_as_dict(proof) for proof in proofs],
                    }
                    for unit, proofs in units
                ],
                "left_out": left_out,
            },
            gathered(core=chosen, design=loaded, files=rtl or []),
        )
    else:
        rows = [_row(unit, proof) for unit, proofs in units for proof in proofs]
        print_text(render(loaded.info["name"], rows, left_out))
    if code := _exit_code([proof for _, proofs in units for proof in proofs]):
        raise typer.Exit(code)


def _exit_code(proofs: Sequence[Proof]) -> int:
    """Where there is nothing, nothing was shown."""
    return _CODES[verdict(proofs)] if proofs else EXIT_WRONG_RESULT


def _row(unit: hardware.Unit, proof: Proof) -> ProofRow:
    return ProofRow(
        unit.name,
        proof.mnemonic,
        unit.latency,
        proof.outcome,
        proof.ways,
        proof.vectors,
        proof.seconds,
        proof.counterexample.sentence() if proof.counterexample else proof.why,
    )


def _as_dict(proof: Proof) -> dict[str, Any]:
    example = proof.counterexample
    return {
        "mnemonic": proof.mnemonic,
        "proof": proof.proof,
        "outcome": proof.outcome,
        "ways": list(proof.ways),
        "seconds": round(proof.seconds, 3),
        "vectors": proof.vectors,
        "why": proof.why,
        "counterexample": None
        if example is None
        else {
            "operands": dict(example.operands),
            "expected": dict(example.expected),
            "got": dict(example.got),
            "inputs": [dict(cycle) for cycle in example.inputs],
            "sentence": example.sentence(),
        },
    }
