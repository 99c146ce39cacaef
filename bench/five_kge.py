"""What a few thousand gates buy for ML-KEM, ML-DSA and SLH-DSA, spent best: `python -m bench.five_kge`.

Each design below is taken or not, in one of its variants; every set of them within the budget is
measured on whole operations, beside the best software. docs/five-kge.md has the rules.
"""

from __future__ import annotations

import argparse
import functools
import itertools
import math
import os
import sys
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from instar._core import Design, InstarError, Library, Program
from instar.hardware import generate
from instar.hardware.coprocessor_area import coprocessor_cost
from instar.hardware.cost import Wanted as Synthesis
from instar.hardware.cost import synthesise
from instar.hardware.netlist import Sources
from instar.hardware.units import unit_cost
from instar.measurement import Wanted, measure
from instar.places import library
from instar.toolchain import find_compiler
from instar.variants import find_variant
from instar.workload.program import Recipe, build_program, kernel_files, load_program, replacements

from .cores.software import own

#: Gate equivalents that may be spent.
BUDGET = 5000.0
CORES = ("cva6-superscalar", "cva6-single")
#: The designs that may be taken, and the workload and set whose functions their kernels replace.
DESIGNS = {
    "cvxif-keccak": ("sha3", ""),
    "cva6-ntt": ("ml-dsa", "44"),
    "cvxif-ntt": ("ml-dsa", "44"),
    "cvxif-kpke": ("k-pke", "768"),
    "zknh": ("sha2", ""),
}
#: Those that are coprocessors: together they need one decoder and its buffers.
BEHIND = ("cvxif-keccak", "cvxif-ntt", "cvxif-kpke")
#: Workload, set, operations and the designs that matter to them.
SCHEMES = {
    "ML-KEM-768": ("ml-kem", "768", ("keygen", "encaps", "decaps"), ("cvxif-keccak", "cvxif-kpke")),
    "ML-DSA-44": ("ml-dsa", "44", ("keygen", "sign", "verify"), ("cvxif-keccak", "cva6-ntt", "cvxif-ntt")),
    "SLH-DSA-SHAKE-128f": ("slh-dsa", "shake-128f", ("keygen", "verify"), ("cvxif-keccak",)),
    "SLH-DSA-SHA2-128f": ("slh-dsa", "sha2-128f", ("keygen", "verify"), ("zknh",)),
}
#: What is to be made good for: the schemes whose gains are averaged.
AIMS = {
    "SLH-DSA with SHAKE": ("ML-KEM-768", "ML-DSA-44", "SLH-DSA-SHAKE-128f"),
    "SLH-DSA with SHA-2": ("ML-KEM-768", "ML-DSA-44", "SLH-DSA-SHA2-128f"),
}
#: The core's own multiplication between registers: its clock is that of the units.
_MULTIPLIER = """module multiplier (
  input  logic        clk_i,
  input  logic [32:0] a_i,
  input  logic [32:0] b_i,
  output logic [65:0] product_o
);
  logic [32:0] a_q, b_q;
  always_ff @(posedge clk_i) begin
    a_q       <= a_i;
    b_q       <= b_i;
    product_o <= $signed(a_q) * $signed(b_q);
  end
endmodule
"""


@dataclass(frozen=True)
class Option:
    """A design in one of its variants, on a core."""

    design: str
    variant: str
    title: str
    instructions: tuple[str, ...]
    #: Gate equivalents of its units at the clock of the core's multiplier, and whether they keep
    #: it.
    area: float
    in_time: bool


#: What is taken: at most one option of each design.
Subset = tuple[Option, ...]


@dataclass(frozen=True)
class Spent:
    """A set of options on a core."""

    subset: Subset
    units: float
    #: With decoder and buffers of the coprocessor, where one is needed.
    all: float
    #: By scheme: geometric mean of (cycles of the best software / cycles), over its operations.
    gains: dict[str, float]

    def gain(self, schemes: Iterable[str]) -> float:
        """Geometric mean over schemes."""
        return mean(self.gains[scheme] for scheme in schemes)

    @property
    def title(self) -> str:
        """The designs and variants."""
        return "; ".join(f"{one.design}: {one.title}" for one in self.subset) or "nothing"


def mean(values: Iterable[float]) -> float:
    """The geometric mean."""
    known = list(values)
    return math.exp(sum(math.log(value) for value in known) / len(known))


@functools.cache
def period() -> float:
    """Gate delays of the core's multiplication, from register to register."""
    found = synthesise(Sources({"multiplier.sv": _MULTIPLIER}, "multiplier"), Synthesis(("gates",)))
    assert found.area is not None
    return found.area.critical_path_delays


@functools.cache
def options(core: str, design: str) -> tuple[Option, ...]:
    """The variants of a design on a core, each with the area of the instructions that its kernels contain."""
    found = library().design(design)
    wanted = Synthesis(("gates",), period())
    listed = []
    for variant in found.info["variants"]:
        if variant["cores"] and core not in variant["cores"]:
            continue
        host = library().core(core, design=found, variant=variant["name"])
        used = _used(found, variant["name"], core)
        made = generate(host, used)
        areas = [unit_cost(unit, wanted).area for unit in made.units]
        area = sum(one.gate_equivalents for one in areas if one is not None)
        in_time = all(one is not None and one.critical_path_delays <= period() for one in areas)
        listed.append(Option(design, variant["name"], variant["title"], used, area, in_time))
    return tuple(listed)


def _used(design: Design, variant: str, core: str) -> tuple[str, ...]:
    """The design's instructions that stand in the functions which the variant replaces."""
    owner, parameter_set = DESIGNS[design.info["name"]]
    workload = library().workload(owner)
    host = library().core(core, design=design, variant=variant)
    chosen = find_variant(design, variant)
    recipe = Recipe(workload, parameter_set, host.isa, find_compiler(), design, chosen)
    elf, _ = build_program(library(), recipe)
    program = load_program(elf, recipe)
    symbols = program.symbols
    places = [symbols[workload["functions"][name]["symbol"]] for _, name in replacements(workload, chosen)]
    lines = {text.split()[0] for at in places for text in _texts(program, at["address"], at["size"])}
    known = [i["mnemonic"] for extension in design.info["extensions"] for i in extension["instructions"]]
    return tuple(mnemonic for mnemonic in known if mnemonic in lines)


def _texts(program: Program, address: int, size: int) -> Iterator[str]:
    return (text for _, _, _, text in program.disassemble(address, size))


@functools.cache
def around(core: str, subset: Subset) -> float:
    """Gate equivalents of decoder and buffers for the coprocessors among the options."""
    behind = [one for one in subset if one.design in BEHIND]
    if not behind:
        return 0.0
    with tempfile.TemporaryDirectory() as scratch:
        known = _three_operands(core, Path(scratch))
        design = known.design([one.design for one in behind])
        variant = "+".join(one.variant for one in behind)
        host = known.core(core, design=design, variant=variant)
        used = [mnemonic for one in behind for mnemonic in one.instructions]
        found = coprocessor_cost(host, Synthesis(("gates",), period()), only=used)
    if isinstance(found, str):
        raise InstarError(found)
    assert found.around is not None
    return found.around


def _three_operands(core: str, folder: Path) -> Library:
    """The library with the core's interface widened to three operands, as variants with three assume."""
    path = Path(library().find("core", core)["path"])
    (folder / "cores").mkdir()
    text = path.read_text().replace("\noperands = 2\n", "\noperands = 3\n")
    (folder / "cores" / path.name).write_text(text)
    return library([folder])


def subsets(core: str, budget: float, designs: Sequence[str]) -> list[Subset]:
    """Every choice whose units keep within the budget."""
    choices = [(None, *options(core, design)) for design in designs]
    found = []
    for chosen in itertools.product(*choices):
        subset = tuple(one for one in chosen if one is not None)
        owners = [DESIGNS[one.design] for one in subset]
        # Two that replace the same functions do not go together.
        if len(set(owners)) == len(owners) and sum(one.area for one in subset) <= budget:
            found.append(subset)
    return found


@functools.cache
def cycles(core: str, scheme: str, subset: Subset) -> tuple[int, ...]:
    """Cycles of the scheme's operations with these options, and the best software for all other functions."""
    owner, parameter_set, operations, _ = SCHEMES[scheme]
    workload = library().workload(owner)
    compiler = find_compiler()
    software = library().design("software")
    host = library().core(core)
    best = kernel_files(library(), Recipe(workload, parameter_set, host.isa, compiler, software, own(core)))
    design = variant = None
    if subset:
        design = library().design([one.design for one in subset])
        variant = find_variant(design, "+".join(one.variant for one in subset))
        host = library().core(core, design=design, variant=variant["name"] if variant else None)
        replaced = {name for _, name in replacements(workload, variant)}
        best = {name: path for name, path in best.items() if name not in replaced}
    kernels = tuple(best.items())
    recipe = Recipe(workload, parameter_set, host.isa, compiler, design, variant, kernels)
    found = [measure(library(), Wanted(recipe, name, host, sampling=None)).cycles for name in operations]
    return tuple(one for one in found if one is not None)


def relevant(scheme: str, subset: Subset) -> Subset:
    """The options that change something for the scheme."""
    return tuple(one for one in subset if one.design in SCHEMES[scheme][3])


def spent(core: str, budget: float = BUDGET, designs: Sequence[str] = tuple(DESIGNS)) -> list[Spent]:
    """Every subset of these designs within the budget, measured."""
    chosen = subsets(core, budget, designs)
    work = sorted(
        {(core, scheme, relevant(scheme, subset)) for subset in chosen for scheme in SCHEMES},
        key=lambda one: (one[1], len(one[2]), [option.variant for option in one[2]]),
    )
    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        list(pool.map(lambda one: cycles(*one), work))
    found = []
    for subset in chosen:
        gains = {}
        for scheme in SCHEMES:
            ours = cycles(core, scheme, relevant(scheme, subset))
            software = cycles(core, scheme, ())
            gains[scheme] = mean(a / b for a, b in zip(software, ours, strict=True))
        units = sum(one.area for one in subset)
        behind = tuple(one for one in subset if one.design in BEHIND)
        found.append(Spent(subset, units, units + around(core, behind), gains))
    return found


def front(found: Sequence[Spent], schemes: Sequence[str], whole: bool) -> list[Spent]:
    """Those that nothing smaller equals, by area; with decoder and buffers where `whole`."""
    kept: list[Spent] = []

    def order(one: Spent) -> tuple[float, float]:
        return (one.all if whole else one.units, -one.gain(schemes))

    for one in sorted(found, key=order):
        if not kept or one.gain(schemes) > kept[-1].gain(schemes) + 5e-4:
            kept.append(one)
    return kept


def main(arguments: Sequence[str] | None = None) -> int:
    """Prints options, the front and the best subset of each core."""
    parser = argparse.ArgumentParser(prog="python -m bench.five_kge", description=__doc__)
    parser.add_argument("--budget", type=float, default=BUDGET, help="gate equivalents, default 5000")
    parser.add_argument("--core", choices=CORES, action="append", help="default: both")
    parser.add_argument("--design", choices=DESIGNS, action="append", help="that may be taken; default: all")
    given = parser.parse_args(arguments)
    designs = tuple(given.design or DESIGNS)
    print(f"clock: {period():.1f} gate delays, the core's multiplication from register to register")
    for core in given.core or CORES:
        print(f"\n{core}")
        for design in designs:
            for option in options(core, design):
                late = "" if option.in_time else ", slower than the clock"
                print(f"  {design}: {option.title}: {option.area:,.0f} gate equivalents{late}", flush=True)
        found = spent(core, given.budget, designs)
        for aim, schemes in AIMS.items():
            for whole in (False, True):
                counted = "with decoder and buffers" if whole else "units alone"
                print(f"  {aim}, {counted}:")
                within = [one for one in found if not whole or one.all <= given.budget]
                for one in front(within, schemes, whole):
                    gains = ", ".join(f"{scheme} {one.gains[scheme]:.2f}" for scheme in schemes)
                    area = one.all if whole else one.units
                    print(f"    {area:>6,.0f}  x{one.gain(schemes):.3f}  {one.title} ({gains})")
    return 0


if __name__ == "__main__":
    sys.exit(main())
