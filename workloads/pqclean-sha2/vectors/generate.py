"""Writes pqclean-sha2.json: SHA-224 to SHA-512 of messages around the block boundaries.

Source: Python's hashlib (OpenSSL) answers.
"""

import hashlib
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from generator import Case, generate, numbered_last, random_bytes

HASHES = (("SHA2-224", 64), ("SHA2-256", 64), ("SHA2-384", 128), ("SHA2-512", 128))


def cases() -> Iterator[Case]:
    for alg, block in HASHES:
        for length in (0, 1, block - 9, block - 1, block, block + 1, 2 * block, 3 * block + 5, 1000):
            message = random_bytes(f"{alg} {length}", length)
            md = hashlib.new(alg.replace("SHA2-", "sha"), message).digest()
            measured = length == 3 * block + 5
            yield {"alg": alg, "op": "hash", "msg": message, "md": md, "measure": measured, "ok": True}


if __name__ == "__main__":
    generate(__file__, "FIPS 180-4", "hashlib", [("pqclean-sha2", numbered_last(cases()))])
