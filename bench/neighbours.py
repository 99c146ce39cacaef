"""Published figures of HORCRUX beside ours on the same core: `python -m bench.neighbours`.

HORCRUX (vlsi-lab, branch cup) is a coprocessor of 32 instructions behind CV-X-IF of CV32E40PX, for
several schemes. Its authors state thousands of cycles of each operation, in software and with it;
docs/neighbours.md says what is compared.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from instar.hardware import generate
from instar.hardware.cost import Wanted as Synthesis
from instar.hardware.units import unit_cost
from instar.measurement import Wanted, measure
from instar.places import library
from instar.toolchain import find_compiler
from instar.variants import find_variant
from instar.workload.program import Recipe

#: Thousands of cycles of keygen, then encaps and decaps, or sign and verify: in software, with
#: HORCRUX. None: not stated.
PUBLISHED: dict[str, tuple[tuple[int | None, int | None], ...]] = {
    "ml-kem-512": ((1250, 484), (1470, 509), (1805, 612)),
    "ml-kem-768": ((2068, 801), (2402, 849), (2842, 992)),
    "ml-kem-1024": ((3274, 1260), (3657, 1337), (4208, 1518)),
    "ml-dsa-44": ((3713, 1770), (7140, 3579), (3853, 1863)),
    "ml-dsa-65": ((6522, 3217), (24265, 13712), (6530, 3297)),
    "ml-dsa-87": ((11058, 5191), (28353, 14156), (11245, 5328)),
    "slh-dsa-shake-128f": ((148920, 76565), (3486490, 1793416), (204805, 105412)),
    "slh-dsa-shake-192f": ((221042, 114140), (1425544, None), (303500, 156758)),
    "slh-dsa-shake-256f": ((585456, 306815), (3195353, 1893273), (321355, 167431)),
}
#: By title: the core, the design and its variant.
STEPS = {
    "portable C": ("cv32e40p", None, None),
    "scheduled software": ("cv32e40p", "software", "cv32e40p"),
    "our stateless Keccak": ("cv32e40px", "circe", "ours-keccak"),
    "Keccak's state and rounds": ("cv32e40px", "cvxif-keccak", "round-px"),
}
#: Instructions of the steps that have some, for their circuits.
INSTRUCTIONS = {
    "our stateless Keccak": (
        *("pq.eor3", "pq.bcax", "pq.rax1", "pq.xar"),
        *("pq.unzipe", "pq.unzipo", "pq.zipl", "pq.ziph"),
    ),
    "Keccak's state and rounds": ("pq.kset", "pq.kgetl", "pq.kgeth", "pq.kround"),
}


def cycles(step: str, target: str, operation: str) -> int:
    """Of one warm call by the core model; of a long run by samples, to 1 %."""
    core, name, variant = STEPS[step]
    design = library().design(name) if name else None
    workload, key = library().workload_set(target)
    host = library().core(core, design=design, variant=variant) if design else library().core(core)
    chosen = find_variant(design, variant) if design else None
    recipe = Recipe(workload, key, host.isa, find_compiler(None), design, chosen)
    found = measure(library(), Wanted(recipe, operation, host)).cycles
    assert found is not None
    return found


def operations(target: str) -> tuple[str, str, str]:
    """The three of a scheme, in the order of the published figures."""
    return ("keygen", "encaps", "decaps") if target.startswith("ml-kem") else ("keygen", "sign", "verify")


def thousands(value: int | None) -> str:
    """A number of thousands as it is printed."""
    return "–" if value is None else f"{value:,}"


def rows(targets: Sequence[str], wanted: Sequence[str]) -> list[list[str]]:
    """A row for each operation, of those wanted if any are named: published software, HORCRUX, then ours."""
    lines = []
    for target in targets:
        for operation, published in zip(operations(target), PUBLISHED[target], strict=True):
            if wanted and operation not in wanted:
                continue
            ours = [thousands(round(cycles(step, target, operation) / 1000)) for step in STEPS]
            lines.append([f"{target} {operation}", *map(thousands, published), *ours])
    return lines


def areas() -> list[list[str]]:
    """What the circuits of the steps take of an UltraScale+, and in gate equivalents."""
    lines = []
    for step, instructions in INSTRUCTIONS.items():
        core, name, variant = STEPS[step]
        assert name is not None
        design = library().design(name)
        host = library().core(core, design=design, variant=variant)
        (unit,) = generate(host, instructions).units
        cost = unit_cost(unit, Synthesis(("gates", "xcup")))
        assert cost.area is not None
        use = cost.uses["xcup"]
        lines.append(
            [step, thousands(round(cost.area.gate_equivalents)), thousands(use.lut), thousands(use.ff)]
        )
    return lines


def table(header: Sequence[str], lines: Sequence[Sequence[str]]) -> str:
    """As Markdown, numbers to the right."""
    rule = ["---", *["---:"] * (len(header) - 1)]
    return "\n".join(f"| {' | '.join(line)} |" for line in (header, rule, *lines))


def main(arguments: Sequence[str] | None = None) -> int:
    """Prints both tables."""
    parser = argparse.ArgumentParser(prog="python -m bench.neighbours", description=__doc__)
    parser.add_argument("targets", nargs="*", metavar="SET", help=f"of {', '.join(PUBLISHED)}; default: all")
    parser.add_argument(
        "--operation",
        action="append",
        default=[],
        choices=["keygen", "encaps", "decaps", "sign", "verify"],
        help="may be repeated; default: all",
    )
    parser.add_argument("--area", action="store_true", help="circuits of the steps too, synthesised")
    chosen = parser.parse_args(arguments)
    for target in chosen.targets:
        if target not in PUBLISHED:
            print(
                f"{target}: no figure of HORCRUX is known; there are {', '.join(PUBLISHED)}", file=sys.stderr
            )
            return 2
    header = ["thousands of cycles", "published software", "HORCRUX", *STEPS]
    print(table(header, rows(chosen.targets or list(PUBLISHED), chosen.operation)))
    if chosen.area:
        print()
        print(table(["circuit", "gate equivalents", "UltraScale+ LUT", "FF"], areas()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
