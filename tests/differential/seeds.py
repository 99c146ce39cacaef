"""Cases that once went wrong, as small files that are run again for ever.

Source: own design. A seed holds code, registers and memory before, and the state after it on an
emulator that is not ours; so it proves something where that emulator is missing too.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from .compare import Difference, memory_of, text
from .image import At, Case, build
from .oracles import Oracle

SEEDS = Path(__file__).parent / "seeds"


def save(difference: Difference, oracle: Oracle, xlen: int, folder: Path = SEEDS) -> Path:
    """Writes a difference as a seed, named after its first instruction."""
    case = difference.case
    words = [text(case, xlen)]
    image = build([case], xlen)
    after = oracle.run(image)
    before = image.before(case, 0)
    changed = {n: v for n, v in enumerate(image.registers(after, 0)) if v != before[n] and n != case.link}
    data = {
        "text": words[0],
        "xlen": xlen,
        "said": difference.what,
        "oracle": oracle.name,
        "case": as_json(case),
        "after": {
            "registers": {f"x{n}": f"{v:#x}" for n, v in changed.items() if n},
            "memory": memory_of(image, 0, case, after).hex(),
        },
    }
    folder.mkdir(parents=True, exist_ok=True)
    stem = f"rv{xlen}-{words[0].split()[0]}"
    path = next(p for n in range(1, 1000) if not (p := folder / f"{stem}-{n}.json").exists())
    path.write_text(json.dumps(data, indent=1) + "\n")
    return path


def as_json(case: Case) -> dict[str, Any]:
    """A case as plain data, for a seed file."""
    plain = [f"{r.of}+{r.offset}" if isinstance(r, At) else f"{r:#x}" for r in case.registers]
    return {
        "words": [f"{word:#x}" for word in case.words],
        "code": {str(offset): piece.hex() for offset, piece in sorted(case.code.items())},
        "exits": case.exits,
        "entry": case.entry,
        "link": case.link,
        "registers": {f"x{n}": value for n, value in enumerate(plain) if value != "0x0"},
        "memory": case.memory,
        "at_page": case.at_page,
        "pointers": {str(offset): f"{at.of}+{at.offset}" for offset, at in case.pointers.items()},
    }


def from_json(data: dict[str, Any]) -> Case:
    """The case that `as_json` wrote."""

    def value(text: str) -> int | At:
        of, plus, offset = text.partition("+")
        if not plus:
            return int(text, 0)
        assert of in ("code", "memory"), text
        return At("code" if of == "code" else "memory", int(offset))

    pointers = {int(offset): value(text) for offset, text in data["pointers"].items()}
    return Case(
        words=tuple(int(word, 0) for word in data["words"]),
        code={int(offset): bytes.fromhex(piece) for offset, piece in data["code"].items()},
        exits=data["exits"],
        entry=data["entry"],
        link=data["link"],
        registers=[value(data["registers"].get(f"x{n}", "0x0")) for n in range(32)],
        memory=data["memory"],
        at_page=data["at_page"],
        pointers={offset: at for offset, at in pointers.items() if isinstance(at, At)},
    )
