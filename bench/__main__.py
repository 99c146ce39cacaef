"""`make bench`: speed of simulator and models on the project's own programs, beside a named peer.

Medians of several runs in million instructions per second. PyPI's `unicorn` (QEMU's translator)
runs one of the programs in the same session, built without Zb* because it knows none; Spike and
QEMU race on the same files where they are installed (race.py); a custom instruction races against
the C that it replaces (custom.py). Ratios hold on any machine.
"""

from __future__ import annotations

import json
import statistics
from pathlib import Path
from typing import Any, Literal

from instar._core import Arg, Core, Program, Remembered, bench, remembered
from instar.places import library as library_of
from instar.report.table import table
from instar.toolchain import find_compiler
from instar.workload.inputs import call_arguments, random_inputs
from instar.workload.program import Recipe, build_program
from instar.workload.vectors import measured_cases, own_files

from .custom import empty_call, round_instruction
from .race import race
from .unicorn_peer import calls_per_second
from .vectors import race as vector_race

OUT = Path("target") / "bench.json"
_RUNS = 5
_SECONDS = 1.0
_CORE = "cva6-superscalar"
_SMALL_CORE = "cv32e40p"
_ISA = "rv32imc_zba_zbb_zbc_zbs"
_PEER_ISA = "rv32imc"

Mode = Literal["simulator", "traced", "model", "simulator_and_model"]
_MODES: dict[str, Mode] = {
    "simulator_mips": "simulator",
    "traced_mips": "traced",
    "model_mips": "model",
    "simulator_and_model_mips": "simulator_and_model",
}


class Subject:
    """One call that is repeated."""

    def __init__(self, name: str, program: Program, symbol: str, arguments: list[Arg]) -> None:
        self.name = name
        self.program = program
        self.symbol = symbol
        self.arguments = arguments

    def remembered(self, core: Core) -> Remembered:
        """How much of a first call is not stepped."""
        found = remembered(self.program, self.symbol, self.arguments, core=core)
        assert found is not None, f"the model of {_CORE} steps everything"
        return found

    def speed(self, mode: Mode, core: Core | None) -> float:
        """Median speed in million instructions per second."""
        runs: list[float] = []
        for _ in range(_RUNS):
            runs += bench(
                self.program, self.symbol, self.arguments, mode, core=core, seconds=_SECONDS / _RUNS
            )
        return statistics.median(runs)


def subjects() -> tuple[list[Subject], str]:
    """ML-DSA-44 sign and Keccak-f[1600], with the flags that built them."""
    library = library_of()
    compiler = find_compiler()
    ml_dsa = library.workload("ml-dsa")
    path, request = build_program(library, Recipe(ml_dsa, "44", _ISA, compiler))
    sign = measured_cases(ml_dsa, own_files(ml_dsa), "44", "sign")[0]
    sha3 = library.workload("sha3")
    keccak_path, _ = build_program(library, Recipe(sha3, "", _ISA, compiler))
    keccak = sha3["functions"]["keccak_f1600"]
    inputs = random_inputs(keccak, "")
    found = [
        Subject("ML-DSA-44 sign", Program(path, isa=_ISA), sign.symbol, sign.arguments),
        Subject(
            "Keccak-f[1600]",
            Program(keccak_path, isa=_ISA),
            keccak["symbol"],
            call_arguments(keccak, "", inputs),
        ),
    ]
    return found, f"{compiler.version}, {' '.join(request.flags)}"


def against_peer() -> dict[str, float | str]:
    """Keccak-f[1600] in our simulator and in the peer: million instructions per second, and their ratio."""
    library = library_of()
    sha3 = library.workload("sha3")
    path, _ = build_program(library, Recipe(sha3, "", _PEER_ISA, find_compiler()))
    keccak = sha3["functions"]["keccak_f1600"]
    arguments = call_arguments(keccak, "", random_inputs(keccak, ""))
    program = Program(path, isa=_PEER_ISA)
    ours = Subject("", program, keccak["symbol"], arguments).speed("simulator", None)
    count = program.call(keccak["symbol"], arguments)["instructions"]
    address = program.symbols[keccak["symbol"]]["address"]
    runs = [calls_per_second(path, address, 200, _SECONDS / _RUNS) for _ in range(_RUNS)]
    theirs = statistics.median(runs) * count / 1e6
    small = library.core(_SMALL_CORE)
    subject = Subject("", Program(path, isa=_PEER_ISA), keccak["symbol"], arguments)
    model = subject.speed("model", small)
    return {
        "program": f"Keccak-f[1600], {_PEER_ISA}",
        "ours": ours,
        "unicorn": theirs,
        "ratio": ours / theirs,
        "model_core": _SMALL_CORE,
        "model": model,
        "model_ratio": model / theirs,
    }


def main() -> None:
    """Measures, prints a table, writes target/bench.json."""
    found, flags = subjects()
    core = library_of().core(_CORE)
    results: dict[str, Any] = {"compiler": flags, "core": _CORE, "unit": "million instructions per second"}
    rows = []
    for key, mode in _MODES.items():
        speeds = {subject.name: subject.speed(mode, core if "model" in mode else None) for subject in found}
        results[key] = statistics.median(speeds.values())
        results[f"{key}_by_program"] = speeds
        rows.append([key, *(f"{speed:,.1f}" for speed in speeds.values())])
    results["remembered"] = kept = {subject.name: subject.remembered(core) for subject in found}
    peer = against_peer()
    results["peer"] = peer
    results["races"] = races = [*race(), *vector_race()]
    results["custom"] = custom = round_instruction(_SECONDS)
    results["empty_call_microseconds"] = empty = empty_call(_SECONDS)
    OUT.parent.mkdir(exist_ok=True)
    OUT.write_text(json.dumps(results, indent=2) + "\n")
    columns = [("million instructions/s", "left"), *((subject.name, "right") for subject in found)]
    print(table("Speed", columns, rows))
    for name, known in kept.items():
        share = known["replayed"] / known["instructions"]
        print(
            f"{name}, first call on {_CORE}: {share:.1%} of {known['instructions']:,} instructions "
            f"not stepped, {known['noted']:,} noted; {known['states']:,} states and "
            f"{known['stretches']:,} stretches in {known['bytes'] / 2**20:.1f} MiB, "
            f"forgotten {known['forgotten']} times"
        )
    print(
        f"{peer['program']}: {peer['ours']:,.0f} here, {peer['unicorn']:,.0f} in unicorn "
        f"(QEMU's translator), ratio {peer['ratio']:.2f}; "
        f"the model of {peer['model_core']} {peer['model']:,.0f}, ratio {peer['model_ratio']:.2f}"
    )
    _print_races(races)
    print(
        f"{custom['program']} in the simulator: {custom['c_microseconds']:.2f} µs of C, "
        f"{custom['instruction_microseconds']:.2f} µs by 24 round instructions, ratio {custom['ratio']:.1f}"
    )
    print(f"A call that returns at once: {empty:.2f} µs")
    print(f"Built with {flags}; written to {OUT}.")


def _print_races(races: list[dict[str, float | str]]) -> None:
    """The races as a table: speeds, and in brackets ours over theirs."""
    names = sorted({name for row in races for name in row} - {"program", "isa", "instar"})
    rows = []
    for row in races:
        ours = float(row["instar"])
        theirs = [f"{float(row[n]):,.0f} ({ours / float(row[n]):.2f})" if n in row else "–" for n in names]
        rows.append([str(row["program"]), str(row["isa"]), f"{ours:,.0f}", *theirs])
    columns = [("program", "left"), ("ISA", "left"), *((name, "right") for name in ("instar", *names))]
    print(table("The same files, million instructions/s (ratio)", columns, rows))
    if not names:
        print(
            "No peer is installed here; spike, qemu-riscv32 and qemu-riscv64, or these with -static, are "
            "looked for on PATH."
        )


if __name__ == "__main__":
    main()
