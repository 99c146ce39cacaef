"""Writes sha3.json: SHA-3 and SHAKE of messages around the block boundaries, whole and in pieces.

Source: Python's hashlib (OpenSSL) answers; `--check` compares with the file instead of writing it.
"""

import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path

RATES = {
    "SHA3-224": 144,
    "SHA3-256": 136,
    "SHA3-384": 104,
    "SHA3-512": 72,
    "SHAKE-128": 168,
    "SHAKE-256": 136,
}


def digest(alg: str, message: bytes, length: int) -> bytes:
    if alg.startswith("SHAKE"):
        return {"SHAKE-128": hashlib.shake_128, "SHAKE-256": hashlib.shake_256}[alg](message).digest(length)
    return hashlib.new(alg.lower().replace("-", "_"), message).digest()


def random_bytes(label: str, length: int) -> bytes:
    """Bytes that look random and are the same in every run."""
    blocks = (hashlib.blake2b(f"{label} {i}".encode()).digest() for i in range(length // 64 + 1))
    return b"".join(blocks)[:length]


def cases() -> Iterator[dict[str, object]]:
    for alg, rate in RATES.items():
        shake = alg.startswith("SHAKE")
        for length in (0, 1, 7, 8, 9, rate - 1, rate, rate + 1, 200, 2 * rate - 1, 2 * rate, 1000):
            message = random_bytes(f"{alg} {length}", length)
            outputs = (1, 32, rate - 1, rate, rate + 1, 500) if shake and length == 200 else (64,)
            for output in outputs:
                md = digest(alg, message, output)
                yield {
                    "alg": alg,
                    "op": "hash",
                    "bits": 8 * length,
                    "msg": message.hex(),
                    "outbits": 8 * output if shake else None,
                    "md": md.hex(),
                    "ok": True,
                    "measure": length == 200 and output in (64, 500),
                }
        for piece in (1, 3, 8, 64, rate - 1, rate, rate + 1):
            message = random_bytes(f"{alg} in pieces of {piece}", 3 * rate + 5)
            md = digest(alg, message, 3 * rate + 1)
            yield {
                "alg": alg,
                "op": "hash_in_pieces",
                "piece": piece,
                "bits": 8 * len(message),
                "msg": message.hex(),
                "outbits": 8 * (3 * rate + 1) if shake else None,
                "md": md.hex(),
                "ok": True,
            }


def main() -> None:
    lines = [json.dumps({**case, "tc": number}) for number, case in enumerate(cases(), 1)]
    head = {"scheme": "sha3", "standard": "FIPS 202", "origin": "workloads/sha3/vectors/generate.py, hashlib"}
    text = json.dumps(head)[:-1] + ', "cases": [\n' + ",\n".join(lines) + "\n]}\n"
    path = Path(__file__).with_name("sha3.json")
    if "--check" in sys.argv[1:]:
        if not path.exists() or path.read_text() != text:
            sys.exit(f"{path.name} is not what its script makes: run {Path(__file__).name}")
    else:
        path.write_text(text)


if __name__ == "__main__":
    main()
