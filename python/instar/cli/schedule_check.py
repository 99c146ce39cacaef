"""`instar schedule --check`: the proof that two pieces of machine code do the same."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from instar._core import Design, prove
from instar.cli.gathering import gathered
from instar.cli.options import EXIT_WRONG_RESULT, print_json, print_text
from instar.outcome import WrongResult
from instar.schedule import common_function, multiples_of, program_of, registers_of
from instar.toolchain import Compiler

if TYPE_CHECKING:
    from instar._core import Proof


def check(
    files: tuple[Path, Path],
    function: str | None,
    target: str,
    design: Design | None,
    built_by: Compiler,
    *,
    noalias: Sequence[str],
    aligned: Sequence[str],
    returns: int,
    max_instructions: int | None,
    json: bool,
) -> int:
    """Prove that the second file's function does as the first one's; the exit code."""
    pairs, multiples = registers_of(noalias), multiples_of(aligned)
    a, b = (program_of(file, target, design, built_by, for_proof=True) for file in files)
    name = function or common_function(files, (a, b), target, built_by)
    proof = prove(
        a, b, name, noalias=pairs, aligned=multiples, returns=returns, max_instructions=max_instructions
    )
    if json:
        print_json(
            {
                "a": str(files[0]),
                "b": str(files[1]),
                "function": name,
                "isa": target,
                "design": design.info["name"] if design else None,
                **proof,
            },
            gathered(design=design, files=files),
        )
        return EXIT_WRONG_RESULT if proof["refusal"] else 0
    _show(name, files, proof)
    return 0


def _show(function: str, files: tuple[Path, Path], proof: Proof) -> None:
    """Prints the proof. Raises `WrongResult` where there is none."""
    if proof["instructions"] is None or proof["paths"] is None:
        raise WrongResult(f"{files[0]} (A) and {files[1]} (B) are not proved equal: {proof['refusal']}")
    (in_a, in_b), paths = proof["instructions"], proof["paths"]
    on = "one path" if paths == 1 else f"{paths:,} paths, of the longest"
    if proof["rounds"]:
        on = f"by induction over the rounds of a loop, {paths:,} ways to it, through it or on, of the longest"
    # What a yes rests on comes before it.
    for assumption in proof["assumptions"]:
        print_text(f"assumed: {assumption}")
    print_text(f"proved: {function} leaves the same in both; {on}, {in_a:,} and {in_b:,} instructions")
