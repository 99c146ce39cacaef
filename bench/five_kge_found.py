"""What `instar discover` makes of some thousand gates: `python -m bench.five_kge_found`.

One set of instructions for each core, found in what five operations of five schemes are compiled
to; then each operation is measured whole, without and with it. docs/five-kge.md has the rules.
"""

from __future__ import annotations

import json
import math
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from instar import cache
from instar._core import InstarError

from .searches import Ended, asking, check, markdown, run, wanted

OUT = Path("target") / "five-kge"
#: Seconds of one command, after which it is given up.
LIMIT = 3600.0
#: Thousand gate equivalents that may be spent, how many instructions, and what each reads.
BUDGET, COUNT, READS = 5, 8, 2
CORES = (
    "cv32e40p",
    "cv32e40x",
    "ibex-small",
    "picorv32",
    "vexriscv-lite",
    "cva6-2022",
    "cva6-single",
    "cva6-superscalar",
    "cv64a6",
    "rocket",
)
#: Title → workload and operation.
SCHEMES = {
    "ML-KEM-768 decaps": ("ml-kem-768", "decaps"),
    "ML-DSA-44 sign": ("ml-dsa-44", "sign"),
    "SLH-DSA-SHA2-128f verify": ("slh-dsa-sha2-128f", "verify"),
    "CROSS-RSDP-1-f sign": ("cross-rsdp-1-f", "sign"),
    "HQC-1 decaps": ("hqc-1", "decaps"),
}


@dataclass(frozen=True)
class Bought:
    """What a core gets for the budget."""

    core: str
    #: Instructions of the core that each replaces.
    replaces: tuple[tuple[str, ...], ...]
    #: Gate equivalents, all in one unit, synthesised.
    area: float
    #: By scheme: cycles of the operation without and with them.
    cycles: Mapping[str, tuple[int, int]]

    @property
    def gains(self) -> dict[str, float]:
        """By scheme, cycles without over those with."""
        return {scheme: before / after for scheme, (before, after) in self.cycles.items()}

    @property
    def mean(self) -> float:
        """The geometric mean of the gains."""
        return math.prod(self.gains.values()) ** (1 / len(self.cycles))


def main(typed: Sequence[str] | None = None) -> int:
    """0 where every core was measured, 1 where one was not, 2 for wrong input."""
    parser = asking("bench.five_kge_found", __doc__, "cores", "command", LIMIT)
    asked = parser.parse_args(typed)
    try:
        check(asked, CORES, "no core of this page")
    except InstarError as error:
        print(f"bench.five_kge_found: {error}", file=sys.stderr)
        return 2
    found, missing = [], []
    for core in CORES:
        if not wanted(asked, core):
            continue
        made = _bought(core, asked.jobs, asked.limit, look=not asked.kept)
        if isinstance(made, Bought):
            found.append(made)
        else:
            missing.append(f"{core}: {made}")
    if found:
        print(f"{gains(found)}\n\n{instructions(found)}")
    for line in missing:
        print(f"bench.five_kge_found: {line}", file=sys.stderr)
    print(f"\nKept in {OUT}.")
    return int(bool(missing))


def _bought(core: str, jobs: int, limit: float, *, look: bool) -> Bought | str:
    """The set of a core, kept by all that decides it; or why there is none."""
    path, folder = OUT / f"{core}.json", OUT / core
    words = ["discover", *(word for pair in SCHEMES.values() for word in pair), "--core", core]
    words += ["--reads", str(READS), "--count", str(COUNT), "--area", str(BUDGET), "--effort", "0"]
    key = cache.digest(cache.tool_digest(), repr(words))
    kept = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    if kept.get("key") != key and look:
        print(f"  {core}", file=sys.stderr, flush=True)
        kept = {"key": key, **_looked(words, core, folder, jobs, limit)}
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
    if "cycles" not in kept:
        return str(kept.get("why", "nothing is kept"))
    return Bought(
        core,
        tuple(tuple(one) for one in kept["replaces"]),
        kept["area"],
        {scheme: (before, after) for scheme, (before, after) in kept["cycles"].items()},
    )


def _looked(words: list[str], core: str, folder: Path, jobs: int, limit: float) -> dict[str, Any]:
    told = run([*words, "--jobs", str(jobs), "-o", str(folder), "--json"], limit)
    if isinstance(told, Ended):
        return {"why": told.why}
    cycles: dict[str, list[int]] = {}
    for scheme, (target, operation) in SCHEMES.items():
        plain = ["measure", target, operation, "--core", core, "--json"]
        pair = [run(plain, limit), run([*plain, "--design", str(folder)], limit)]
        for one in pair:
            if isinstance(one, Ended):
                return {"why": f"{scheme}: {one.why}"}
        cycles[scheme] = [one["cycles"] for one in pair if not isinstance(one, Ended)]
    return {
        "replaces": [one["replaces"] for one in told["instructions"]],
        "area": round(told["area"], 1),
        "cycles": cycles,
    }


def gains(found: Sequence[Bought]) -> str:
    """A line for each core."""
    titles = list(SCHEMES)
    head = ["core", "instructions", "gate equivalents", "gain", *titles]
    rule = ["---", *["---:"] * (len(head) - 1)]
    lines = [
        [
            f"`{one.core}`",
            str(len(one.replaces)),
            f"{one.area:,.0f}",
            f"{one.mean:.3f}",
            *(f"{one.gains[title]:.2f}" for title in titles),
        ]
        for one in found
    ]
    return markdown(head, rule, lines)


def instructions(found: Sequence[Bought]) -> str:
    """Which instructions are found on which cores, by what they replace; the most common first."""
    cores: dict[tuple[str, ...], list[str]] = {}
    for bought in found:
        for replaced in bought.replaces:
            cores.setdefault(replaced, []).append(bought.core)
    order = sorted(cores.items(), key=lambda entry: (-len(set(entry[1])), len(entry[0]), entry[0]))
    lines = [
        [
            f"`{' '.join(replaced)}`",
            str(len(of)),
            ", ".join(f"`{core}`" for core in dict.fromkeys(of)),
        ]
        for replaced, of in order
    ]
    return markdown(["in the place of", "instructions", "cores"], ["---", "---:", "---"], lines)


if __name__ == "__main__":
    sys.exit(main())
