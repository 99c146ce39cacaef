"""What the generators of vector files share: bytes that they make up, and the writing of the files.

`.venv/bin/python workloads/<scheme>/vectors/generate.py` writes the files of a scheme; with `--check` it
compares with them instead.
"""

import argparse
import hashlib
import json
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

#: The fields of one line of a vector file; bytes are written as hexadecimal digits.
Case = dict[str, Any]


def random_bytes(label: str, length: int) -> bytes:
    """Bytes that look random and are the same in every run."""
    blocks = (hashlib.blake2b(f"{label} {i}".encode()).digest() for i in range(length // 64 + 1))
    return b"".join(blocks)[:length]


def flipped(data: bytes, at: int) -> bytes:
    """`data` with one bit changed; `at` counts bytes from the end where it is negative."""
    at %= len(data)
    return data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :]


def numbered(cases: Iterable[Case], **fields: Any) -> Iterator[Case]:
    """Cases with these fields and their number before their own; right, where they do not say otherwise."""
    for number, case in enumerate(cases, 1):
        # A derived case has no number of its own: it would take the place of its base's.
        own = {} if "derived_from" in case else {"tc": number}
        yield {**fields, **own, "ok": True, **case}


def numbered_last(cases: Iterable[Case], **fields: Any) -> Iterator[Case]:
    """Cases with these fields before their own and their number behind."""
    for number, case in enumerate(cases, 1):
        yield {**fields, **case, "tc": number}


def _shown(value: Any) -> Any:
    if isinstance(value, list):
        return [_shown(one) for one in value]
    return value.hex() if isinstance(value, bytes) else value


def _text(head: Case, cases: Iterable[Case]) -> str:
    lines = [json.dumps({name: _shown(value) for name, value in case.items()}) for case in cases]
    return json.dumps(head)[:-1] + ', "cases": [\n' + ",\n".join(lines) + "\n]}\n"


def generate(script: str, standard: str, oracle: str, files: Iterable[tuple[str, Iterable[Case]]]) -> None:
    """The command line of the generator `script`, which makes these files; names without `.json`."""
    parser = argparse.ArgumentParser(description="Writes this scheme's vector files.")
    parser.add_argument("--check", action="store_true", help="compare with the files instead of writing them")
    check = parser.parse_args().check
    scheme = Path(script).resolve().parents[1].name
    head = {
        "scheme": scheme,
        "standard": standard,
        "origin": f"workloads/{scheme}/vectors/{Path(script).name}, {oracle}",
    }
    for name, cases in files:
        path, text = Path(script).with_name(f"{name}.json"), _text(head, cases)
        if not check:
            path.write_text(text)
        elif not path.exists() or path.read_text() != text:
            sys.exit(f"{path.name} is not what its script makes: run {Path(script).name} of {scheme}")
