"""A design's instruction on vector registers on cores of family `ara`: cycles, and costs that cannot be."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from instar._core import Arg, InstarError, Program
from instar.places import library
from instar.toolchain import find_compiler
from instar.variants import find_variant
from instar.workload.program import Recipe, build_program

from ..shared import ROOT

#: Bits of a state in its 32 elements, by bits of a cycle of four lanes.
ROWS = 8


def design(folder: Path, **changed: str | None) -> Path:
    """vkeccak whose costs on every core of family `ara` have other keys; None leaves one out."""
    made = folder / "vkeccak"
    made.mkdir()
    for path in (ROOT / "designs/vkeccak").iterdir():
        (made / path.name).symlink_to(path)
    text, *other = re.split(r'(?=\[timing\."karu64")', (made / "design.toml").read_text(encoding="utf-8"))
    (made / "design.toml").unlink()
    for key, value in changed.items():
        line = "" if value is None else f"{key} = {value}\n"
        text, times = re.subn(rf"^{key} = \d+\n", line, text, flags=re.M)
        if times == 0:
            text = text.replace("group_elements = 32\n", f"group_elements = 32\n{line}")
    (made / "design.toml").write_text(text + "".join(other), encoding="utf-8")
    return made


def cycles(folder: Path) -> int:
    """Of one permutation in memory on marian."""
    found = library().design(str(folder))
    variant = find_variant(found, "vkeccak-timed")
    core = library().core("marian", design=found, variant="vkeccak-timed")
    recipe = Recipe(library().workload("sha3"), "", core.isa, find_compiler(), found, variant)
    program = Program(str(build_program(library(), recipe)[0]), isa=core.isa, design=found)
    took = program.call("keccak_f1600", [Arg.inout(bytes(200), 8)], core=core)["cycles"]
    assert took is not None
    return took


def test_latency_and_beats_of_a_unit_come_into_a_call_cycle_by_cycle(tmp_path: Path) -> None:
    folders = [tmp_path / name for name in ("plain", "slower", "narrow", "narrower", "late")]
    for folder in folders:
        folder.mkdir()
    plain = cycles(design(folders[0]))
    assert cycles(design(folders[1], latency="27", interval="27", sequenced_rounds=None)) == plain + 1
    # A row a cycle later costs every row but the first a cycle.
    narrow = cycles(design(folders[2], operand_beats=str(4 * ROWS)))
    assert narrow > plain
    assert cycles(design(folders[3], operand_beats=str(5 * ROWS))) == narrow + ROWS - 1
    assert cycles(design(folders[4], write_back_beats=str(4 * ROWS))) > plain


@pytest.mark.parametrize(
    ("changed", "says"),
    [
        ({"group_elements": None}, r"group_elements"),
        ({"group_elements": "0"}, r"group_elements"),
        ({"group_elements": "2000"}, r"eight registers of \d+ bits hold fewer"),
        ({"unit_queue": "4"}, r"unit_queue"),
        ({"latency": None, "sequenced_rounds": None}, r"latency"),
    ],
)
def test_a_cost_that_is_missing_or_cannot_be_is_one_sentence(
    changed: dict[str, str | None], says: str, tmp_path: Path
) -> None:
    with pytest.raises(InstarError, match=says):
        library().design(str(design(tmp_path, **changed)))
