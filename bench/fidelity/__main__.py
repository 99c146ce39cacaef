"""Models against RTL: `python -m bench.fidelity --rtl FOLDER`, `python -m bench.fidelity --core picorv32`.

FOLDER is a checkout of CVA6's RTL (docs/reference/rtl.md); a core whose RTL is in a package needs
none. Every program runs in RTL, simulator and model; the tables of docs/reference/core.md come from
here. All of it takes an hour on two processors; `--only` takes a part.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from instar import rtl
from instar._core import Core, InstarError, Program, RtlImage
from instar.checked_program import prepare
from instar.cli.core_options import overrides
from instar.places import library, runtime_folder
from instar.toolchain import Build, build, find_compiler
from instar.workload.program import Recipe

from tests.cores.pipeline_programs import machine
from tests.cores.pipeline_programs import program as random_program

HERE = Path(__file__).parent
CORES = ("cva6-single", "cva6-superscalar")
#: Functions and operations of the workloads.
CALLS = {
    "sha3": ("keccak_f1600",),
    "sha2": ("sha256_compress", "sha512_compress"),
    "aes-128": ("aes_encrypt_blocks",),
    "sm3": ("sm3_compress",),
    "k-pke-512": ("ntt", "rej_uniform", "cbd_eta1", "compress_u"),
    "saber-saber": ("pointwise_acc",),
    "kyber-512": ("keygen",),
    "ml-kem-512": ("encaps", "decaps"),
    "ml-dsa-44": ("ntt", "invntt", "keygen"),
}
#: Seeds of random programs: dependences, jumps, CSRs and fences.
SEEDS = range(7000, 7012)
#: Equal distances of commits that none may fall below, as measured: all are equal.
FLOOR = 1.0


@dataclass(frozen=True)
class Row:
    """What one program came to on one core."""

    program: str
    core: str
    instructions: int
    accuracy: float
    rtl: int
    model: int

    @property
    def error(self) -> float:
        """Of the cycles."""
        return (self.model - self.rtl) / self.rtl if self.rtl else 0.0


def images(core: Core, scratch: Path) -> Iterator[tuple[str, Callable[[], RtlImage]]]:
    """All programs, each with what makes it ready to run."""
    compiler, runtime = find_compiler(), runtime_folder()
    # The bench shows no addresses of Zcb's loads and stores.
    isa = core.isa.replace("_zcb", "")

    def whole(source: Path) -> RtlImage:
        candidates = (runtime / "crt0.S", runtime / "string.c", source)
        sources = tuple(path for path in candidates if path.is_file())
        elf = build(Build(compiler, isa, sources, link_script=runtime / "link.ld"))
        return Program(elf, isa=core.isa, equipment=core.equipment).rtl_image(core)

    for source in sorted(HERE.glob("*.c")):
        yield source.stem, partial(whole, source)
    for seed in SEEDS:
        text = scratch / f"random-{seed}.S"
        text.write_text(random_program(seed, 150, 12, 1.0, machine=machine(core.family)))
        yield text.stem, partial(whole, text)
    for target, functions in CALLS.items():
        workload, parameters = library().workload_set(target)
        known = {*workload["functions"], *workload["operations"]}
        for function in functions:
            if function not in known:
                raise InstarError(f"{target} has no {function}; it has {', '.join(sorted(known))}")
            recipe = Recipe(workload, parameters, isa, compiler)
            yield f"{target} {function}", partial(called, core, recipe, function)


def called(core: Core, recipe: Recipe, function: str) -> RtlImage:
    """Two calls of a function."""
    prepared = prepare(library(), recipe, function)
    call = prepared.calls[0]
    return prepared.program.rtl_image(core, call.symbol, call.arguments, returns=call.returns)


def rows(core: Core, checkout: Path | None, only: str, scratch: Path) -> Iterator[Row]:
    """One for each program, from its first instruction to its last; of a call the first and the second."""
    for name, image in images(core, scratch):
        if only not in name:
            continue
        for window in rtl.score(core, image(), name, lambda _: None, checkout=checkout)["windows"]:
            call = window["window"] if window["window"] != "all" else ""
            yield Row(
                f"{name} {call}".strip(),
                core.name,
                window["instructions"],
                window["accuracy"] or 0.0,
                window["cycles_reference"] or 0,
                window["cycles_model"],
            )


def line(*cells: str) -> None:
    """A line of a table."""
    print(f"| {' | '.join(cells)} |", flush=True)


def head(*titles: str) -> None:
    """The head of a table."""
    line(*titles)
    line(*("---" for _ in titles))


def main() -> int:
    """1 where a program falls below the floor."""
    options = argparse.ArgumentParser(prog="python -m bench.fidelity")
    options.add_argument("--rtl", type=Path, help="a checkout of the RTL of a core that no package has")
    options.add_argument("--core", action="append", help=f"default: {' and '.join(CORES)}")
    options.add_argument(
        "--set", action="append", default=[], help="a changed parameter, as in bht_entries=32"
    )
    options.add_argument("--only", default="", help="programs whose name has this in it")
    options.add_argument("--json", type=Path, help="write all rows there")
    given = options.parse_args()
    scratch = Path("target/fidelity")
    scratch.mkdir(parents=True, exist_ok=True)
    found: list[Row] = []
    head("program", "core", "instructions", "equal Δ commit", "RTL cycles", "model cycles")
    for name in given.core or CORES:
        core = library().core(name, overrides=overrides(given.set or None))
        packaged = core.rtl is not None and core.rtl["package"] is not None
        for row in rows(core, None if packaged else given.rtl, given.only, scratch):
            found.append(row)
            share = f"{100 * row.accuracy:.3f} %"
            line(row.program, row.core, f"{row.instructions:,}", share, f"{row.rtl:,}", f"{row.model:,}")
    print()
    head("core", "programs", "instructions", "lowest", "all", "largest error of cycles")
    for name in given.core or CORES:
        mine = [row for row in found if row.core == name]
        count = sum(row.instructions for row in mine) or 1
        equal = sum(row.accuracy * row.instructions for row in mine) / count
        lowest = min((row.accuracy for row in mine), default=1.0)
        error = max((abs(row.error) for row in mine), default=0.0)
        shares = (f"{100 * lowest:.3f} %", f"{100 * equal:.4f} %", f"{100 * error:.3f} %")
        line(name, str(len(mine)), f"{count:,}", *shares)
    if given.json is not None:
        given.json.write_text(json.dumps([vars(row) for row in found], indent=1) + "\n")
    return int(any(row.accuracy < FLOOR for row in found))


if __name__ == "__main__":
    sys.exit(main())
