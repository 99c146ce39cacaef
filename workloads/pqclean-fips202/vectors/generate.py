"""Writes pqclean-fips202.json: messages around the block boundaries, in pieces and in whole blocks.

Source: Python's hashlib (OpenSSL) answers.
"""

import hashlib
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from generator import Case, generate, numbered_last, random_bytes

RATES = {"SHA3-256": 136, "SHA3-384": 104, "SHA3-512": 72, "SHAKE-128": 168, "SHAKE-256": 136}


def digest(alg: str, message: bytes, length: int) -> bytes:
    if alg.startswith("SHAKE"):
        return {"SHAKE-128": hashlib.shake_128, "SHAKE-256": hashlib.shake_256}[alg](message).digest(length)
    return hashlib.new(alg.lower().replace("-", "_"), message).digest()


def cases() -> Iterator[Case]:
    for alg, rate in RATES.items():
        for length in (0, 1, 33, rate - 1, rate, rate + 1, 2 * rate + 9, 1000):
            message = random_bytes(f"{alg} {length}", length)
            outputs = (1, 64, 2 * rate, 3 * rate + 5) if alg.startswith("SHAKE") and length == 33 else (64,)
            for output in outputs:
                md = digest(alg, message, output)
                measured = length == 33 and output in (64, 3 * rate + 5)
                yield {"alg": alg, "op": "hash", "msg": message, "md": md, "measure": measured, "ok": True}
            if alg.startswith("SHAKE"):
                for blocks in (1, 3):
                    md = digest(alg, message, blocks * rate)
                    yield {
                        "alg": alg,
                        "op": "blocks",
                        "msg": message,
                        "blocks": blocks,
                        "md": md,
                        "measure": length == 33,
                        "ok": True,
                    }


if __name__ == "__main__":
    generate(__file__, "FIPS 202", "hashlib", [("pqclean-fips202", numbered_last(cases()))])
