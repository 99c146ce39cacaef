"""What the generators of vector files share: bytes that they make up, and the writing of the files.

`.venv/bin/python workloads/<scheme>/vectors/generate.py` writes the files of a scheme; with
`--check` it compares with them instead.
"""

import argparse
import hashlib
import itertools
import json
import sys
from collections.abc import Callable, Iterable, Iterator
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
    return with_flip(data, at % len(data), 0)


def each(rows: Iterable[Case]) -> Case:
    """Cases that differ in these fields, in one entry."""
    listed = list(rows)
    return {"each": {name: [row[name] for row in listed] for name in listed[0]}}


def bits_to_flip(length: int, borders: Iterable[int] = ()) -> list[tuple[int, int]]:
    """Byte and bit of the flips that a comparison of `length` bytes must notice.

    Every bit of the first and of the last eight bytes, so of every byte of a word; around each
    border of parts; and on the way, at distances that no loop has, or of a short string everywhere.
    """
    edge = min(8, length)
    bits = [
        (at, bit) for start in (0, length - edge) for at in range(start, start + edge) for bit in range(8)
    ]
    around = {border + offset for border in borders for offset in range(-4, 4)}
    between = {
        at for at in {*around, *range(0, length, 37 if length > 64 else 1)} if edge <= at < length - edge
    }
    return sorted({*bits, *((at, 5 * at % 8) for at in between)})


def with_flip(data: bytes, byte: int, bit: int) -> bytes:
    """`data` with this bit changed."""
    return data[:byte] + bytes([data[byte] ^ 1 << bit]) + data[byte + 1 :]


def cancelling_pairs(data: bytes) -> Iterator[bytes]:
    """`data` with two bytes changed whose differences are each other's negative, and the same in their bits.

    What adds up differences, or joins them by exclusive or, takes such bytes for the right ones.
    """
    last = len(data) - 1
    for at in sorted({0, last % 8, last - 8}):
        bit = next(bit for bit in range(8) if (data[at] ^ data[last]) >> bit & 1)
        yield with_flip(with_flip(data, at, bit), last, bit)


def place_of(cases: Iterable[Case], op: str) -> int:
    """The number of the case that `op` is measured on, which others change."""
    return next(number for number, case in enumerate(cases, 1) if case["op"] == op and case.get("measure"))


def rejections(
    base: int, field: str, ct: bytes, answer: str, decaps: Callable[[bytes], bytes], border: int
) -> Iterator[Case]:
    """Derived cases in which a bit of a ciphertext is another one, so that its secret is not the one sent.

    `decaps` answers such a ciphertext; what it answers is another secret for each, and not the one
    of `ct`.
    """
    case = {"op": "decaps", "derived_from": base}

    def flips(places: Iterable[tuple[int, int]]) -> Case:
        rows = [
            {"flip_byte": at, "flip_bit": bit, answer: decaps(with_flip(ct, at, bit))} for at, bit in places
        ]
        assert len({decaps(ct), *(row[answer] for row in rows)}) == len(rows) + 1
        return each(rows)

    yield {**case, **flips(bits_to_flip(len(ct), (border,)))}
    pairs = [{field: altered, answer: decaps(altered)} for altered in cancelling_pairs(ct)]
    yield {**case, "reason": "two bytes changed, by as much and back", **each(pairs)}
    # Every byte takes as long as everything else together: made only where it is asked for.
    yield {
        **case,
        "each": lambda: flips((at, at % 7) for at in range(len(ct)))["each"],
        "sweep": True,
    }


def numbered(cases: Iterable[Case], **fields: Any) -> Iterator[Case]:
    """Cases with these fields and their number before their own; right, where they do not say otherwise."""
    for number, case in enumerate(cases, 1):
        # A derived case has no number of its own: it would take the place of its base's.
        own = {} if "derived_from" in case else {"tc": number}
        yield {**fields, **own, "ok": True, **case}


def numbered_last(cases: Iterable[Case], **fields: Any) -> Iterator[Case]:
    """Cases with these fields before their own and their number after."""
    for number, case in enumerate(cases, 1):
        yield {**fields, **case, "tc": number}


def _shown(value: Any) -> Any:
    if callable(value):
        return _shown(value())
    if isinstance(value, list):
        return [_shown(one) for one in value]
    if isinstance(value, dict):
        return {name: _shown(one) for name, one in value.items()}
    return value.hex() if isinstance(value, bytes) else value


def _text(head: Case, cases: Iterable[Case]) -> str:
    lines = [json.dumps({name: _shown(value) for name, value in case.items()}) for case in cases]
    return json.dumps(head)[:-1] + ', "cases": [\n' + ",\n".join(lines) + "\n]}\n"


def _compared(path: Path, no_sweeps: bool) -> str:
    """A file's text, without its sweeps where they are not asked for."""
    text = path.read_text()
    if not no_sweeps:
        return text
    first, *lines = text.removesuffix("\n]}\n").split("\n")
    kept = [line.removesuffix(",") for line in lines if '"sweep": true' not in line]
    return "\n".join([first, ",\n".join(kept), "]}\n"])


def generate(script: str, standard: str, oracle: str, files: Iterable[tuple[str, Iterable[Case]]]) -> None:
    """The command line of the generator `script`, which makes these files; names without `.json`."""
    parser = argparse.ArgumentParser(description="Writes this scheme's vector files.")
    parser.add_argument("--check", action="store_true", help="compare with the files instead of writing them")
    parser.add_argument("--no-sweeps", action="store_true", help="compare all but every byte's flip")
    parser.add_argument("--first", action="store_true", help="compare the first file alone")
    asked = parser.parse_args()
    if asked.no_sweeps and not asked.check:
        parser.error("--no-sweeps is for --check: the files have them")
    if asked.first and not asked.check:
        parser.error("--first is for --check: all files are written")
    scheme = Path(script).resolve().parents[1].name
    head = {
        "scheme": scheme,
        "standard": standard,
        "origin": f"workloads/{scheme}/vectors/{Path(script).name}, {oracle}",
    }
    for name, cases in itertools.islice(files, 1 if asked.first else None):
        path = Path(script).with_name(f"{name}.json")
        made = (case for case in cases if not (asked.no_sweeps and "sweep" in case))
        text = _text(head, made)
        if not asked.check:
            path.write_text(text)
        elif not path.exists() or _compared(path, asked.no_sweeps) != text:
            sys.exit(f"{path.name} is not what its script makes: run {Path(script).name} of {scheme}")
