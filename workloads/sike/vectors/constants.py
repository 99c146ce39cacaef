"""Writes src/constants.c and src/lengths.h; with --check it compares with them instead.

Source: the model beside this file. `.venv/bin/python workloads/sike/vectors/constants.py`
"""

import sys
from pathlib import Path

from field import Element
from model import SETS, Sike
from strategy import strategy, windows

#: What a multiplication by the degree of a step and an image cost, as one to the other. With these
#: walks take as many of each as those of the authors' program; those that count products in GF(p)
#: alone, 31 to 16 and 32 to 22, would take fewer of the first.
WEIGHTS = (16, 15)
#: Bits of a window.
WIDTH = 5
HEAD = """/* {what}, made by vectors/constants.py.
   Source: SIKE specification, round 3 (2020-10-01), §1.6. SPDX-License-Identifier: Apache-2.0 */
"""


class Set:
    """The constants of one parameter set, as C."""

    def __init__(self, scheme: Sike) -> None:
        self.scheme = scheme
        self.words = (scheme.p.bit_length() + 63) // 64
        self.first, self.windows = windows(scheme.p - 2, WIDTH)
        self.strategies = {
            2: strategy(scheme.e2 // 2, *WEIGHTS),
            3: strategy(scheme.e3, *WEIGHTS),
        }

    def number(self, value: int) -> str:
        words = [value >> 64 * i & (1 << 64) - 1 for i in range(self.words)]
        assert value >> 64 * self.words == 0
        return ", ".join(f"0x{word:016x}" for word in words)

    def element(self, value: Element) -> str:
        both = (part * (1 << 64 * self.words) % self.scheme.p for part in value)
        return "{" + wrapped(", ".join(self.number(part) for part in both)) + "}"

    def basis(self, points: tuple[Element, Element, Element]) -> str:
        return "{\n" + ",\n".join(self.element(point) for point in points) + ",\n}"

    def text(self) -> str:
        p, out = self.scheme.p, []
        r = 1 << 64 * self.words
        numbers = {"p": p, "2p": 2 * p, "4p": 4 * p, "8p": 8 * p}
        numbers |= {"p_plus_1": p + 1, "one": r % p, "r2": r * r % p}
        for name, value in numbers.items():
            out.append(f"const uint64_t sike_{name}[SIKE_WORDS] = {{{wrapped(self.number(value))}}};")
        for side, basis in ((2, self.scheme.basis_2), (3, self.scheme.basis_3)):
            out.append(f"const sike_basis sike_basis_{side} = {self.basis(basis)};")
        pairs = ", ".join(f"{{{squarings}, {odd // 2}}}" for squarings, odd in self.windows)
        out.append(f"const sike_window sike_windows[SIKE_WINDOWS] = {{{wrapped(pairs)}}};")
        for side, length in ((2, "SIKE_E2 / 2 - 1"), (3, "SIKE_E3 - 1")):
            steps = ", ".join(map(str, self.strategies[side].steps))
            out.append(f"const uint8_t sike_strategy_{side}[{length}] = {{{wrapped(steps)}}};")
        return "\n".join(out) + "\n"

    def lengths(self) -> str:
        defined = {
            "FIRST_POWER": self.first // 2,
            "WINDOWS": len(self.windows),
            "KEPT_2": self.strategies[2].kept,
            "KEPT_3": self.strategies[3].kept,
        }
        return "".join(f"#define SIKE_{name} {value}\n" for name, value in defined.items())


def wrapped(text: str) -> str:
    """A list in lines of 100 characters, indented, with a comma after the last."""
    lines, line = [], ""
    for part in text.replace("}, {", "};{").split(";" if "{" in text else ", "):
        if len(line) + len(part) > 92:
            lines.append(line.rstrip())
            line = ""
        line += part + ", "
    return "\n    " + "\n    ".join([*lines, line.rstrip()]) + "\n"


def files() -> dict[str, str]:
    p434, p751 = Set(SETS["p434"]), Set(SETS["p751"])
    return {
        "constants.c": HEAD.format(what="Numbers of the parameter set")
        + '\n#include "constants.h"\n\n#if SIKE_SET == 434\n'
        + p434.text()
        + "#else\n"
        + p751.text()
        + "#endif\n",
        "lengths.h": HEAD.format(what="Lengths of the tables in constants.c")
        + "\n#if SIKE_SET == 434\n"
        + p434.lengths()
        + "#else\n"
        + p751.lengths()
        + "#endif\n",
    }


if __name__ == "__main__":
    for name, text in files().items():
        path = Path(__file__).parents[1] / "src" / name
        if sys.argv[1:] != ["--check"]:
            path.write_text(text)
        elif path.read_text() != text:
            sys.exit(f"{name} is not what its script makes: run constants.py of sike")
