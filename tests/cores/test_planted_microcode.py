"""Faults that are planted in the microprogram of design tum22-sike are refused, or seen by known answers."""

from __future__ import annotations

import hashlib
import json
import random
import re
import shutil
from pathlib import Path
from typing import Any, Protocol

import pytest
from instar._core import InstarError

from ..shared import ROOT
from .test_isogeny_unit import Unit

FOLDER = ROOT / "designs" / "tum22-sike"
TEXT = (FOLDER / "sike.mp").read_text(encoding="utf-8")
CASES = json.loads((ROOT / "workloads" / "sike" / "vectors" / "sike-p434.json").read_text())["cases"]
#: Of SIKEp434: bytes of a message, of the key of the 3-side, of an element of GF(p) and of a public
#: key; words of a number in IO.
MESSAGE, KEY_3, ELEMENT, PUBLIC, WORDS = 16, 28, 55, 330, 14
#: Bits of CTRL.
PUBLIC_2, PUBLIC_3, SHARED_2, SHARED_3 = (1 << at for at in range(4))
FAULTS = 30


def measured_case(op: str) -> dict[str, Any]:
    return next(case for case in CASES if case["op"] == op and case.get("measure"))


def numbers(data: bytes) -> list[int]:
    return [int.from_bytes(data[at : at + ELEMENT], "little") for at in range(0, len(data), ELEMENT)]


class Performs(Protocol):
    """A unit in the simulator, or in RTL."""

    def perform(
        self, command: tuple[int, int], key: int, *numbers: int, timed: bool = True
    ) -> tuple[list[int], int]: ...


def is_right(unit: Performs) -> bool:
    """Whether keys and what they share are those of the known answers."""

    def run(command: int, key: bytes, given: bytes, out: int) -> bytes:
        into = numbers(given) or [0] * 6
        found, _ = unit.perform((command, WORDS), int.from_bytes(key, "little"), *into, timed=False)
        return b"".join(number.to_bytes(4 * WORDS, "little")[:ELEMENT] for number in found[:out])

    sk = bytes.fromhex(measured_case("keygen")["sk"])
    key_3, pk = sk[MESSAGE : MESSAGE + KEY_3], sk[MESSAGE + KEY_3 :]
    encaps = measured_case("encaps")
    m, ct = bytes.fromhex(encaps["rng"][0]), bytes.fromhex(encaps["ct"])
    assert bytes.fromhex(encaps["pk"]) == pk, "both are of one key"
    key_2 = hashlib.shake_256(m + pk).digest(27)
    hidden = bytes(a ^ b for a, b in zip(m, ct[PUBLIC:], strict=True))
    return (
        run(PUBLIC_3, key_3, b"", 6) == pk
        and run(PUBLIC_2, key_2, b"", 6) == ct[:PUBLIC]
        and hashlib.shake_256(run(SHARED_2, key_2, pk, 2)).digest(MESSAGE) == hidden
        and hashlib.shake_256(run(SHARED_3, key_3, ct[:PUBLIC], 2)).digest(MESSAGE) == hidden
    )


def faults() -> list[tuple[int, str]]:
    """Line and what stands there instead: another operation, another number, another place, or nothing."""
    found = []
    lines = TEXT.split("\n")
    for at, line in enumerate(lines):
        if not re.match(r"\s+\S+ = ", line):
            continue
        swaps = [
            (" + ", " - "),
            (" - ", " + "),
            (" * ", " + "),
            (" ^ 2", " + one" if "." not in line else ""),
        ]
        found += [(at, line.replace(old, new, 1)) for old, new in swaps if old in line]
        found.append((at, ""))
        other = re.search(r"\b([uvw])(\d)\b(?=[^=]*$)", line)
        if other:
            number = (int(other[2]) + 1) % 10
            found.append((at, line[: other.start()] + f"{other[1]}{number}" + line[other.end() :]))
        if "rows_" in line or "windows[" in line:
            found.append((at, line.replace("[t]", "[t + 1]")))
    return [(at, text) for at, text in found if text != lines[at]]


def with_fault(folder: Path, at: int, text: str) -> str:
    """The design with this line instead."""
    for name in ("design.toml", "p434.mp", "p751.mp", "x25519.mp", "p256.mp"):
        shutil.copy(FOLDER / name, folder / name)
    for name in ("kernels", "kernels-core"):
        shutil.copytree(FOLDER / name, folder / name)
    design = (folder / "design.toml").read_text(encoding="utf-8")
    (folder / "design.toml").write_text(design.replace('"../risqv/', f'"{ROOT}/designs/risqv/'))
    lines = TEXT.split("\n")
    lines[at] = text
    (folder / "sike.mp").write_text("\n".join(lines))
    return str(folder)


def is_found(folder: Path, at: int, text: str) -> bool:
    """Whether the design is refused, a run stops, or an answer is another one."""
    folder = folder / "tum22-sike"
    folder.mkdir(parents=True)
    try:
        return not is_right(Unit("obi-1x32", with_fault(folder, at, text)))
    except InstarError:
        return True


CHOSEN = random.Random(2022).sample(faults(), FAULTS)


def test_without_a_fault_nothing_is_found(tmp_path: Path) -> None:
    assert not is_found(tmp_path, 0, TEXT.split("\n")[0])


@pytest.mark.parametrize(
    ("at", "text"),
    [pytest.param(*one, marks=[] if number < 3 else [pytest.mark.slow]) for number, one in enumerate(CHOSEN)],
)
def test_a_planted_fault_is_found(tmp_path: Path, at: int, text: str) -> None:
    assert is_found(tmp_path, at, text), f"line {at + 1}: {TEXT.split(chr(10))[at]!r} became {text!r}"
