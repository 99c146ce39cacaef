"""The same programs in Instar and in the simulators that are installed: Spike, QEMU's user mode.

Every program is one ELF file that all of them run: it ends by HTIF's tohost and, for user mode, by
Linux's exit. Speeds are retired instructions (as Instar counts them) per second of CPU time, less
that of the same program with nothing to do, so that starting up does not count.
"""

from __future__ import annotations

import shutil
import statistics
import subprocess
import time
from dataclasses import dataclass, replace
from pathlib import Path

from instar._core import Program
from instar.places import library as library_of
from instar.toolchain import build, find_compiler
from instar.workload.program import Recipe, request

from .processors import of_children

HERE = Path(__file__).parent / "programs"
RUNS = 3
_EXTENSIONS = "imc_zba_zbb_zbc_zbs"


@dataclass(frozen=True)
class Subject:
    """A program and how often it does its work."""

    title: str
    workload: str
    parameter_set: str
    rounds: int


SUBJECTS = (
    Subject("Keccak-f[1600]", "sha3", "", 200_000),
    Subject("ML-DSA-44 sign", "ml-dsa", "44", 400),
    Subject("ML-KEM-768 keygen", "ml-kem", "768", 4_000),
    Subject("SLH-DSA-SHA2-128f keygen", "slh-dsa", "sha2-128f", 120),
)


def peers(xlen: int, vlen: int | None = None) -> dict[str, list[str]]:
    """Commands of the simulators installed, by name, with vectors of `vlen` bits; the program follows.

    QEMU's user mode may be installed as a static program of another name.
    """
    isa = f"rv{xlen}{_EXTENSIONS}" if vlen is None else f"rv{xlen}gcv_zba_zbb_zbc_zbs_zvl{vlen}b"
    switches = ",".join(f"{name}=true" for name in ("zba", "zbb", "zbc", "zbs"))
    if vlen is not None:
        switches += f",v=on,vlen={vlen}"
    wanted = {
        "spike": ["spike", f"--isa={isa}", "-m0x10000000:0x1000000"],
        f"qemu-riscv{xlen}": [f"qemu-riscv{xlen}", "-cpu", f"rv{xlen},{switches}"],
    }
    found = {}
    for name, (program, *options) in wanted.items():
        if there := next(filter(shutil.which, (program, f"{program}-static")), None):
            found[name] = [there, *options]
    return found


def elf(subject: Subject, xlen: int, rounds: int) -> Path:
    """The program that does its work `rounds` times."""
    workload = library_of().workload(subject.workload)
    recipe = Recipe(workload, subject.parameter_set, f"rv{xlen}{_EXTENSIONS}", find_compiler())
    return repeated(recipe, rounds)


def repeated(recipe: Recipe, rounds: int) -> Path:
    """The program of a recipe that does the work of programs/<workload>.c `rounds` times."""
    wanted = request(library_of(), recipe)
    sources = [source for source in wanted.sources if source.name != "crt0.S"]
    defines = {**wanted.defines, "ROUNDS": rounds}
    own = (HERE / "start.S", HERE / f"{recipe.workload['name']}.c")
    path = build(replace(wanted, sources=(*own, *sources), defines=defines, link_script=HERE / "link.ld"))
    # QEMU's user mode wants a file that may be executed.
    path.chmod(0o755)
    return path


def own_seconds(program: Program) -> tuple[int, float, int]:
    """Instructions, CPU seconds and exit code of a run in Instar."""
    start = time.process_time()
    result = program.run()
    return result["instructions"], time.process_time() - start, result["exit_code"]


def peer_seconds(command: list[str], path: Path, exit_code: int) -> float:
    """CPU seconds of a run in a peer, which must come to the same exit code."""
    before = of_children()
    done = subprocess.run([*command, path], capture_output=True, text=True)
    if done.returncode != exit_code:
        raise SystemExit(f"{' '.join(command)}: exit code {done.returncode}, not {exit_code}: {done.stderr}")
    return of_children() - before


def row(
    title: str, isa: str, paths: list[Path], xlen: int, vlen: int | None = None
) -> dict[str, float | str]:
    """Speeds here and in each peer: a program that does nothing and the same one at work, in turns."""
    idle, busy = (Program(path, isa=isa) for path in paths)
    (none, _, idle_code), (all_of_it, _, code) = own_seconds(idle), own_seconds(busy)
    commands = peers(xlen, vlen)
    seconds: dict[str, list[float]] = {name: [] for name in ("instar", *commands)}
    for _ in range(RUNS):
        seconds["instar"].append(own_seconds(busy)[1] - own_seconds(idle)[1])
        for name, command in commands.items():
            long = peer_seconds(command, paths[1], code)
            seconds[name].append(long - peer_seconds(command, paths[0], idle_code))
    speeds = {name: (all_of_it - none) / statistics.median(taken) / 1e6 for name, taken in seconds.items()}
    return {
        "program": title,
        "isa": isa,
        **{name.removesuffix(str(xlen)): mips for name, mips in speeds.items()},
    }


def race() -> list[dict[str, float | str]]:
    """By program and XLEN: million instructions per second here and in each peer, and their ratio."""
    found: list[dict[str, float | str]] = []
    for subject in SUBJECTS:
        for xlen in (32, 64):
            paths = [elf(subject, xlen, rounds) for rounds in (0, subject.rounds)]
            found.append(row(subject.title, f"rv{xlen}{_EXTENSIONS}", paths, xlen))
    return found
