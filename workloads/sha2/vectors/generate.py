"""Writes sha2.json: SHA-224 to SHA-512/256 around the block boundaries, whole and in pieces, and HMAC.

Source: Python's hashlib (OpenSSL) and hmac answer.
"""

import hashlib
import hmac
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from generator import Case, generate, numbered_last, random_bytes

# Name in the vectors, name in hashlib, block length in bytes.
HASHES = (
    ("SHA2-224", "sha224", 64),
    ("SHA2-256", "sha256", 64),
    ("SHA2-384", "sha384", 128),
    ("SHA2-512", "sha512", 128),
    ("SHA2-512/224", "sha512_224", 128),
    ("SHA2-512/256", "sha512_256", 128),
)


def cases() -> Iterator[Case]:
    for alg, name, block in HASHES:
        room = block - block // 8 - 1  # the longest message whose padding fits its block
        for length in (
            0,
            1,
            room - 1,
            room,
            room + 1,
            block - 1,
            block,
            block + 1,
            200,
            2 * block - 1,
            2 * block,
            1000,
            1024,
        ):
            message = random_bytes(f"{alg} {length}", length)
            yield {
                "alg": alg,
                "op": "hash",
                "bits": 8 * length,
                "msg": message,
                "outbits": None,
                "md": hashlib.new(name, message).digest(),
                "ok": True,
                "measure": length == 200,
            }
        if alg in ("SHA2-256", "SHA2-512"):
            for piece in (1, 3, block - 1, block, block + 1, 200, 4000):
                message = random_bytes(f"{alg} in pieces of {piece}", 3 * block + 5)
                yield {
                    "alg": alg,
                    "op": "hash_in_pieces",
                    "piece": piece,
                    "bits": 8 * len(message),
                    "msg": message,
                    "outbits": None,
                    "md": hashlib.new(name, message).digest(),
                    "ok": True,
                }
            # Keys shorter than a block, as long, and longer, which are hashed.
            for key_length, length in (
                (0, 0),
                (16, 50),
                (32, 200),
                (block, block),
                (block + 1, 3),
                (200, 300),
            ):
                key = random_bytes(f"{alg} key of {key_length}", key_length)
                message = random_bytes(f"{alg} under {key_length}", length)
                yield {
                    "alg": alg,
                    "op": "hmac",
                    "key": key,
                    "bits": 8 * length,
                    "msg": message,
                    "tag": hmac.digest(key, message, name),
                    "ok": True,
                    "measure": key_length == 32,
                }


if __name__ == "__main__":
    generate(__file__, "FIPS 180-4, FIPS 198-1", "hashlib and hmac", [("sha2", numbered_last(cases()))])
