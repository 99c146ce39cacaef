"""Writes p434.mp and p751.mp, the numbers that sike.mp works on; with --check it compares with them instead.

Source: the model of the workload `sike` (workloads/sike/vectors), which reproduces the authors'
vectors. `.venv/bin/python designs/tum22-sike/sets.py`
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "workloads" / "sike" / "vectors"))

from constants import WEIGHTS, WIDTH
from field import Element
from model import SETS, Sike
from strategy import Strategy, strategy, windows

#: Walks and windows are those of the portable C: so both agree on all points, of the right order
#: or not, which is how kernels are compared. The shortest for two units of 16 bits, where two
#: doublings cost as much as two and a half images, would save 2 %.


def rows(of: Strategy) -> list[int]:
    """A walk as sike.mp reads it, row by row."""
    out: list[int] = []
    steps = iter(of.steps)
    kept: list[int] = []
    at = 0
    for left in range(of.leaves, 0, -1):
        pushed = []
        while at + 1 < left:
            kept.append(at)
            pushed.append(next(steps))
            at += pushed[-1]
        out += [len(pushed), *pushed, len(kept) // 2, len(kept) % 2, int(bool(kept))]
        if kept:
            at = kept.pop()
    return out


def text(scheme: Sike) -> str:
    p = scheme.p
    radix = (p.bit_length() + 63) // 64 * 64
    strategies = {2: strategy(scheme.e2 // 2, *WEIGHTS), 3: strategy(scheme.e3, *WEIGHTS)}
    first, found = windows(p - 2, WIDTH)
    out = [
        f"# Numbers of {scheme.name}, for sike.mp. Made by sets.py.",
        "# Source: SIKE specification, round 3 (2020-10-01), §1.6.",
        "",
        f"modulus 2^{scheme.e2} * 3^{scheme.e3} - 1",
        f"radix {radix}",
        f"io {radix // 32}",
        f"size bits_2 = {scheme.e2}",
        f"size bits_3 = {scheme.bits_3}",
        f"size kept = {max(one.kept for one in strategies.values())}",
        f"size steps_2 = {scheme.e2 // 2}",
        f"size steps_3 = {scheme.e3}",
        f"size first_power = {first // 2}",
        f"size window_count = {len(found)}",
        *(f"const fp2 {name} = {value}, 0" for name, value in NUMBERS.items()),
        "const fp zero = 0",
        "plain fp unit = 1",
        f"plain fp r2 = 2^{2 * radix}",
    ]
    for side, basis in ((2, scheme.basis_2), (3, scheme.basis_3)):
        names = (f"x{point}{side}" for point in "pqr")
        out += [constant(name, value) for name, value in zip(names, basis, strict=True)]
    for side, one in strategies.items():
        out.append(f"table rows_{side} = {' '.join(map(str, rows(one)))}")
    out.append(f"table windows = {' '.join(f'{squarings} {odd // 2}' for squarings, odd in found)}")
    return "\n".join(out) + "\n"


NUMBERS = {"one": 1, "two": 2, "four": 4, "eight": 8}


def constant(name: str, value: Element) -> str:
    return f"const fp2 {name} = {value[0]:#x}, {value[1]:#x}"


if __name__ == "__main__":
    for key, scheme in SETS.items():
        path = Path(__file__).with_name(f"{key}.mp")
        if sys.argv[1:] != ["--check"]:
            path.write_text(text(scheme))
        elif path.read_text() != text(scheme):
            sys.exit(f"{path.name} is not what its script makes: run sets.py of tum22-sike")
