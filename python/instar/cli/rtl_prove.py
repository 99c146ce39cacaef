"""`instar rtl prove`: the circuits of a design's instructions beside their descriptions."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from instar import hardware
from instar.cli.hardware_options import DesignsArgument, HostOption, OnlyOption, host_core
from instar.cli.options import (
    EXIT_WRONG_RESULT,
    JsonOption,
    PathOption,
    open_library,
    print_json,
    print_text,
    refuse_lone_variant,
    steps,
)
from instar.hardware.proof import SECONDS, VECTORS, Limits, Proof, prove_unit
from instar.report.proofs import ProofRow, render


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
    path: PathOption = None,
    json: JsonOption = False,
) -> None:
    """Prove that each unit's RTL does what the descriptions of its instructions say."""
    library = open_library(path)
    loaded = library.design(design)
    refuse_lone_variant(loaded, variant)
    chosen = host_core(library, loaded, core, variant)
    loaded = loaded.of_variant(variant)
    made = hardware.generate(loaded, chosen, only or ())
    limits = Limits(seconds, vectors)
    units: list[tuple[hardware.Unit, list[Proof]]] = []
    with steps(len(made.units), f"proving {loaded.info['name']}") as bar:
        for unit in made.units:
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
            }
        )
    else:
        rows = [_row(unit, proof) for unit, proofs in units for proof in proofs]
        print_text(render(loaded.info["name"], rows, left_out))
    if any(proof.proof is None for _, proofs in units for proof in proofs):
        raise typer.Exit(EXIT_WRONG_RESULT)


def _row(unit: hardware.Unit, proof: Proof) -> ProofRow:
    return ProofRow(
        unit.name,
        proof.mnemonic,
        unit.latency,
        proof.proof,
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
