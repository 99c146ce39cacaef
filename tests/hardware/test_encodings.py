"""The design `cvxif-ntt` beside the other designs."""

from __future__ import annotations

from instar.hardware import generate
from instar.places import library

from ..shared import ROOT


def test_its_encodings_go_with_those_of_the_other_designs() -> None:
    # cva6-ntt replaces the same functions, so the two give no variant together.
    joined = library().design([str(ROOT / "designs" / name) for name in ("cvxif-ntt", "cvxif-keccak")])
    known = [i["mnemonic"] for extension in joined.info["extensions"] for i in extension["instructions"]]
    assert {"pq.mm", "pq.smm", "pq.xar", "pq.kround"} <= set(known)
    assert _opcodes("cva6-ntt").isdisjoint(_opcodes("cvxif-ntt"))


def _opcodes(design: str) -> set[int]:
    """Major opcodes of a design's instructions."""
    found = library()
    loaded = found.design(str(ROOT / "designs" / design))
    made = generate(found.core(loaded.info["cores"][0], design=loaded))
    return {instruction.match & 0x7F for unit in made.units for instruction in unit.instructions}
